"""The README tells the truth about what can be checked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from azul_tui import settings
from azul_tui.ui.crash import write_report
from azul_tui.ui.picture import save_picture
from tests.readme import README, told
from tests.screenshots.files import DIRECTORY

ROOT = README.parent
TEXT = README.read_text(encoding="utf-8")
BLOCKS = re.findall(r"(?ms)^```(\w*)\n(.*?)^```$", TEXT)


def test_keys_and_options_are_those_of_the_program() -> None:
    assert told(TEXT) == TEXT, "To write them again: python -m tests.readme"


@pytest.mark.parametrize("ending", [".venv/bin/pytest", ".venv/bin/azul-tui"])
def test_one_line_plays_and_one_tests_from_a_fresh_clone(ending: str) -> None:
    lines = [line for _, block in BLOCKS for line in block.splitlines()]
    (line,) = [line for line in lines if line.endswith(ending)]
    assert line.startswith(f"[ -x {ending} ] || ")


def test_every_picture_is_shown() -> None:
    shown = re.findall(r"\(screenshots/([^)]+)\)", TEXT)
    assert sorted(shown) == sorted(path.name for path in DIRECTORY.iterdir())


def test_the_map_of_the_code_names_what_is_there() -> None:
    (tree,) = [block for kind, block in BLOCKS if kind == "text" and "azul_tui/" in block]
    parents: list[str] = []
    for line in tree.splitlines():
        names = line.strip().split("  ")[0]
        del parents[(len(line) - len(line.lstrip())) // 2 :]
        for name in names.split():
            assert Path(ROOT, *parents, name).exists(), name
        parents.append(names)


def test_the_map_of_the_code_leaves_nothing_out() -> None:
    (tree,) = [block for kind, block in BLOCKS if kind == "text" and "azul_tui/" in block]
    named = set(re.findall(r"[\w.]+", tree))
    for directory in (ROOT / "azul_tui", ROOT / "azul_tui" / "ui"):
        there = {path.name for path in directory.iterdir() if path.name.endswith(".py")}
        packages = {path.parent.name for path in directory.glob("*/__init__.py")}
        assert (there | packages) - {"__init__.py"} <= named


def test_modules_that_are_to_be_run_are_there() -> None:
    for module in re.findall(r"python -m (tests[\w.]+)", TEXT):
        path = ROOT.joinpath(*module.split("."))
        assert path.with_suffix(".py").exists() or (path / "__main__.py").exists(), module


def test_where_things_are_kept_is_said_for_all_that_is_written(azul_home: Path) -> None:
    (kept,) = re.findall(r"(?ms)^## Where games are kept$(.*?)^## ", TEXT)
    for name in ("games/*.azul", "pictures/*.svg", "crash-*.txt", settings.FILE):
        assert f"`{name}`" in kept
    fault = write_report(RuntimeError("on purpose"), (80, 24))
    assert fault is not None
    assert fault.parent == azul_home
    assert fault.match("crash-*.txt")
    save_picture("<svg/>")
    assert [path.parent.name for path in azul_home.rglob("*.svg")] == ["pictures"]
