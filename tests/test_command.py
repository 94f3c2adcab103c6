"""The command as it was started: what a message names can be typed again."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from azul_tui.command import command

TOLD = "from azul_tui.command import command; print(command('--resume', 'a b.azul'))"


@pytest.fixture
def script(tmp_path: Path) -> Path:
    """An installed command, in a directory that is not on the search path."""
    path = tmp_path / "venv" / "bin" / "azul-tui"
    path.parent.mkdir(parents=True)
    path.write_text(f"#!{sys.executable}\n{TOLD}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def said(typed: str, cwd: Path, **env: str) -> str:
    """What the command calls itself when a shell is told to start it."""
    root = str(Path(__file__).parents[1])
    done = subprocess.run(
        ["sh", "-c", typed],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": root, **env},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_by_a_path_it_is_that_path(script: Path, tmp_path: Path) -> None:
    assert said("venv/bin/azul-tui", tmp_path) == "venv/bin/azul-tui --resume 'a b.azul'"
    assert said("./azul-tui", script.parent) == "./azul-tui --resume 'a b.azul'"


def test_by_a_whole_path_it_is_the_way_from_here(script: Path, tmp_path: Path) -> None:
    assert said(str(script), tmp_path).startswith("venv/bin/azul-tui --resume")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    assert said("../venv/bin/azul-tui", elsewhere).startswith("../venv/bin/azul-tui --resume")
    assert said(str(script), elsewhere).startswith(f"{script} --resume")


def test_on_the_search_path_the_name_is_enough(script: Path, tmp_path: Path) -> None:
    path = f"{script.parent}{os.pathsep}{os.environ['PATH']}"
    for typed in ("azul-tui", "venv/bin/azul-tui", str(script)):
        assert said(typed, tmp_path, PATH=path) == "azul-tui --resume 'a b.azul'"


def test_another_command_of_that_name_is_not_meant(script: Path, tmp_path: Path) -> None:
    other = tmp_path / "other" / "azul-tui"
    other.parent.mkdir()
    shutil.copy(script, other)
    path = f"{other.parent}{os.pathsep}{os.environ['PATH']}"
    assert said("venv/bin/azul-tui", tmp_path, PATH=path).startswith("venv/bin/azul-tui ")


def test_as_a_module_the_python_is_named_as_it_was_typed(tmp_path: Path) -> None:
    bin_dir = tmp_path / "bin"
    bin_dir.mkdir()
    (bin_dir / "some-python").symlink_to(sys.executable)
    path = f"{bin_dir}{os.pathsep}{os.environ['PATH']}"
    for typed in ("bin/some-python", "some-python"):
        text = said(f"{typed} -m azul_tui --sed 2>&1 || true", tmp_path, PATH=path)
        assert text.endswith("See some-python -m azul_tui --help.")
    text = said("bin/some-python -m azul_tui --sed 2>&1 || true", tmp_path)
    assert text.endswith("See bin/some-python -m azul_tui --help.")


def test_started_by_something_else_it_has_its_usual_name(monkeypatch: pytest.MonkeyPatch) -> None:
    for called in ("", "-c", "/usr/lib/python3/site-packages/pytest/__main__.py"):
        monkeypatch.setattr(sys, "argv", [called])
        assert command("--resume") == "azul-tui --resume"
    monkeypatch.setattr(sys, "argv", [])
    assert command() == "azul-tui"
