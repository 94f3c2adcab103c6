"""The console command: who gets the work, and how it ends."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from azul_tui.__main__ import main
from tests.golden import GAMES

PARTS = ("ui", "plain", "plain.replay", "check", "history")


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("Ana Bor", "ui"),
        ("--resume", "ui"),
        ("--replay a.azul", "ui"),
        ("--plain Ana Bor", "plain"),
        ("--plain --resume", "plain"),
        ("--plain --replay a.azul", "plain.replay"),
        ("--plain --history", "history"),
        ("--check a.azul", "check"),
        ("--history", "history"),
    ],
)
def test_one_part_does_the_work_and_its_status_is_passed_on(
    line: str, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    called = []
    for status, name in enumerate(PARTS, start=10):

        def run(*_: object, name: str = name, status: int = status) -> int:
            called.append(name)
            return status

        stand_in = ModuleType(f"azul_tui.{name}")
        vars(stand_in)["main"] = run
        monkeypatch.setitem(sys.modules, stand_in.__name__, stand_in)
    status = main(line.split())
    assert called == [part]
    assert status == 10 + PARTS.index(part)


def test_ctrl_c_ends_with_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: object) -> int:
        raise KeyboardInterrupt

    stand_in = ModuleType("azul_tui.check")
    vars(stand_in)["main"] = interrupted
    monkeypatch.setitem(sys.modules, stand_in.__name__, stand_in)
    assert main(["--check", "a.azul"]) == 130


def test_a_reader_that_leaves_early_sees_no_traceback() -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    done = subprocess.run(
        [sys.executable, "-m", "azul_tui", "--help"],
        stdout=write_end,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": ""},
        text=True,
        check=False,
    )
    os.close(write_end)
    assert (done.returncode, done.stderr) == (141, "")


def test_a_standard_output_that_is_closed_from_the_start_is_no_crash() -> None:
    done = subprocess.run(
        ["sh", "-c", 'exec "$0" -m azul_tui --version >&-', sys.executable],
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("words", [["--check", str(GAMES[0])], ["--history"]])
def test_an_output_that_is_full_is_a_sentence(words: list[str]) -> None:
    full = Path("/dev/full")
    if not full.exists():
        return
    with full.open("w") as out:
        done = subprocess.run(
            [sys.executable, "-m", "azul_tui", *words],
            stdout=out,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr.startswith("azul-tui: The output cannot be written: ")
    assert done.stderr.count("\n") == 1
