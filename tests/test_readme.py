"""The README tells the truth about what can be checked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

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


def test_modules_that_are_to_be_run_are_there() -> None:
    for module in re.findall(r"python -m (tests[\w.]+)", TEXT):
        path = ROOT.joinpath(*module.split("."))
        assert path.with_suffix(".py").exists() or (path / "__main__.py").exists(), module
