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
# directly inside azul_tui, and every one is named here.
VALUES = {"appearance", "cells", "layouts", "names", "turn"}
TOOLS = {"command", "farewell", "settings"}
MAY_USE = {
    "__init__": set[str](),
    "appearance": set[str](),
    "cells": set[str](),
    "command": set[str](),
    "files": set[str](),
    "layouts": set[str](),
    "names": set[str](),
    "streams": set[str](),
    "places": {"platformdirs"},
    "engine": set[str](),
    "turn": {"engine"},
    "record": {"__init__", "files", "names", "places", "engine"},
    "settings": {"appearance", "files", "names", "places", "engine"},
    "text": {"appearance", "turn", "record", "engine"},
    "cli": {"__init__", "appearance", "command", "names"},
    "farewell": {"command", "record"},
    "check": {"streams", "record"},
    "history": {"cells", "command", "streams", "text", "record"},
    "plain": {*VALUES, *TOOLS, "cli", "text", "record", "engine"},
    "ui": {
        *(*VALUES, *TOOLS, "__init__", "cli", "files", "places", "text", "record", "engine"),
        *("rich", "textual"),
    },
    "__main__": {"cli", "check", "history", "plain", "ui"},
}
# The parts of the screen from the bottom up: each may use what stands below it.
UI = [
    {"choices", "commands", "draw", "ending", "garbage", "keyboards", "palettes", "pastes"},
    {"abilities", "crash", "looks", "picture", "plain_signs", "scoring", "terminal", "themes"},
    {"history", "preferences", "replaying"},
    {"table"},
    {"round_end", "widgets"},
    {"setup"},
    {"screens"},
    {"command_palette", "menu", "opening"},
    {"journey"},
    {"app"},
    {"running"},
    {"__init__"},
]
# What these show or hold can be tested without a screen.
WITHOUT_TEXTUAL = {
    *("choices", "draw", "history", "palettes", "replaying", "round_end", "scoring", "table"),
}
POSIX_ONLY = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty"}

MODULES = sorted(PACKAGE.rglob("*.py"))
modules = pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(PACKAGE)))


def part_of(module: str) -> str:
    """The part that a dotted module name inside azul_tui belongs to."""
    return module.split(".")[1] if "." in module else "__init__"


def imported(tree: ast.AST) -> Iterator[str]:
    """Every module that the code names in an import, wherever the import stands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            assert node.module is not None
            if node.module in {"azul_tui", "azul_tui.ui"}:
                for alias in node.names:
                    inside = alias.name.startswith("__")
                    yield node.module if inside else f"{node.module}.{alias.name}"
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
    return used - {own}


def module_of(path: Path) -> str:
    """The dotted name of a file inside the package."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def part_of_path(path: Path) -> str:
    """The part that a file inside the package belongs to."""
    return part_of(module_of(path))


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
        ("record", "from azul_tui.text import words"),
        ("text", "from azul_tui.settings import load_settings"),
        ("text", "from azul_tui.ui.draw import Row"),
        ("settings", "from azul_tui.record.saving import claim"),
        ("plain", "from azul_tui.ui.widgets import wall"),
        ("plain", "from rich.text import Text"),
        ("cells", "if True:\n    from azul_tui import ui"),
        ("history", "from azul_tui.ui.draw import Row"),
        ("ui", "from azul_tui.plain import main"),
        ("ui", "import numpy"),
    ],
)
def test_the_rule_sees_an_import_that_points_the_other_way(own: str, code: str) -> None:
    assert used_parts(code, own) - MAY_USE[own]


@modules
def test_every_part_is_named_here(path: Path) -> None:
    assert part_of_path(path) in MAY_USE


RANKS = {part: rank for rank, parts in enumerate(UI) for part in parts}
SCREEN = [path for path in MODULES if path.is_relative_to(PACKAGE / "ui")]
screen_modules = pytest.mark.parametrize(
    "path", SCREEN, ids=lambda path: str(path.relative_to(PACKAGE / "ui"))
)


def ui_part(module: str) -> str:
    """The part of the screen that a dotted module name inside azul_tui.ui belongs to."""
    return [*module.split("."), "__init__"][2]


def not_for_types_only(tree: ast.Module) -> ast.Module:
    """The module without its ``if TYPE_CHECKING`` blocks."""
    kept = [
        node
        for node in tree.body
        if not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING")
    ]
    return ast.Module(kept, [])


def used_by_screen(code: str) -> set[str]:
    """What the code uses when it runs: parts of the screen, textual and rich."""
    used = set()
    for module in imported(not_for_types_only(ast.parse(code))):
        if module.startswith("azul_tui.ui."):
            used.add(ui_part(module))
        elif module.split(".")[0] in {"textual", "rich"}:
            used.add(module.split(".")[0])
    return used


@screen_modules
def test_the_parts_of_the_screen_stand_on_those_below(path: Path) -> None:
    assert forbidden(ui_part(module_of(path)), path.read_text(encoding="utf-8")) == set()


def forbidden(own: str, code: str) -> set[str]:
    """What the code of a part of the screen uses and must not."""
    used = used_by_screen(code) - {own}
    libraries = used & {"textual", "rich"}
    above = {part for part in used - libraries if RANKS[part] >= RANKS[own]}
    return above | libraries if own in WITHOUT_TEXTUAL else above


@pytest.mark.parametrize(
    ("own", "code"),
    [
        ("draw", "from textual.geometry import Size"),
        ("table", "def f():\n    from rich.text import Text"),
        ("draw", "from azul_tui.ui.table.scene import Look"),
        ("widgets", "from azul_tui.ui.screens.game import GameScreen"),
        ("screens", "from azul_tui.ui import app"),
        ("setup", "import azul_tui.ui.journey"),
    ],
)
def test_the_rule_sees_a_part_of_the_screen_that_stands_on_its_head(own: str, code: str) -> None:
    assert forbidden(own, code)


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
        "import " + ", ".join(module_of(path) for path in SCREEN if path.parent.name == "draw"),
        "import " + ", ".join(module_of(path) for path in SCREEN if path.parent.name == "table"),
    ],
    ids=["engine", "version", "help", "draw", "table"],
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
