"""The structure of the package: arrows point one way, and starting stays cheap."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import azul_tui

PACKAGE = Path(azul_tui.__file__).parent
ROOT = PACKAGE.parent

# What each part may use besides itself and the standard library. A part is a module or package
# directly inside azul_tui; "shared" stands for all that are not named here.
MAY_USE = {
    "__init__": set[str](),
    "__main__": {"cli", "check", "history", "plain", "ui"},
    "cli": {"__init__", "names"},
    "names": set[str](),
    "engine": set[str](),
    "check": {"__init__", "shared", "record", "engine", "platformdirs"},
    "history": {"__init__", "shared", "record", "engine", "platformdirs"},
    "record": {"__init__", "names", "engine", "platformdirs"},
    "shared": {"__init__", "shared", "names", "record", "engine", "platformdirs"},
    "plain": {"__init__", "shared", "cli", "names", "record", "engine", "rich"},
    "ui": {
        *("__init__", "shared", "cli", "names", "record", "engine"),
        *("rich", "textual", "platformdirs"),
    },
}
POSIX_ONLY = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty"}

MODULES = sorted(PACKAGE.rglob("*.py"))
modules = pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(PACKAGE)))


def part_of(module: str) -> str:
    """The part that a dotted module name inside azul_tui belongs to."""
    name = module.split(".")[1] if "." in module else "__init__"
    return name if name in MAY_USE else "shared"


def imported(tree: ast.AST) -> Iterator[str]:
    """Every module that the code names in an import, wherever the import stands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            assert node.module is not None
            if node.module == "azul_tui":
                for alias in node.names:
                    inside = alias.name.startswith("__")
                    yield "azul_tui" if inside else f"azul_tui.{alias.name}"
            else:
                yield node.module


def used_parts(code: str, own: str) -> set[str]:
    """What the code of part ``own`` uses besides itself and the standard library."""
    used = set()
    for module in imported(ast.parse(code)):
        top = module.split(".")[0]
        if top == "azul_tui":
            used.add(part_of(module))
        elif top not in sys.stdlib_module_names:
            used.add(top)
    return used - ({own} if own != "shared" else set())


def part_of_path(path: Path) -> str:
    """The part that a file inside the package belongs to."""
    return part_of(".".join(("azul_tui", *path.relative_to(PACKAGE).with_suffix("").parts)))


@modules
def test_imports_point_one_way(path: Path) -> None:
    own = part_of_path(path)
    used = used_parts(path.read_text(encoding="utf-8"), own)
    assert used - MAY_USE[own] == set()


@pytest.mark.parametrize(
    ("own", "code"),
    [
        ("engine", "import textual"),
        ("engine", "from azul_tui import record"),
        ("engine", "from azul_tui import __version__"),
        ("engine", "def f():\n    import azul_tui.ui.app"),
        ("record", "from azul_tui.plain import main"),
        ("record", "import rich.text"),
        ("plain", "from azul_tui.ui.widgets import wall"),
        ("shared", "if True:\n    from azul_tui import ui"),
        ("ui", "from azul_tui.plain import main"),
        ("ui", "import numpy"),
    ],
)
def test_the_rule_sees_an_import_that_points_the_other_way(own: str, code: str) -> None:
    assert used_parts(code, own) - MAY_USE[own]


@modules
def test_no_posix_only_module_is_needed_to_import(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    unguarded = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    names = {name.split(".")[0] for node in unguarded for name in imported(node)}
    assert names & POSIX_ONLY == set()


def loaded_by(code: str) -> set[str]:
    """The top-level modules in memory after a fresh Python ran the code."""
    report = "import atexit, sys; atexit.register(lambda: print('\\n', *sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", f"{report}\n{code}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return {name.split(".")[0] for name in done.stdout.splitlines()[-1].split()}


@pytest.mark.parametrize(
    "code",
    [
        "import azul_tui.engine",
        "from azul_tui.__main__ import main; main(['--version'])",
        "from azul_tui.__main__ import main; main(['--help'])",
    ],
)
def test_textual_and_rich_stay_out(code: str) -> None:
    loaded = loaded_by(code)
    assert "azul_tui" in loaded
    assert not loaded & {"textual", "rich"}


def test_the_top_level_holds_only_the_agreed_names() -> None:
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        return
    done = subprocess.run(
        [git, "-c", f"safe.directory={ROOT}", "ls-files"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    top = {name.split("/")[0] for name in done.stdout.splitlines()}
    agreed = {"pyproject.toml", "README.md", "azul_tui", "tests", "screenshots"}
    assert {name for name in top if not name.startswith(".")} <= agreed
