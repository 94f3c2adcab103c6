"""Terminals of all kinds and sizes, and none at all."""

from __future__ import annotations

import shlex
import subprocess
import sys
from random import Random

import pytest

from azul_tui.record.reading import read_record
from tests.terminal.pty import ROOT, Terminal
from tests.terminal.starting import GAME, Starter


def play_a_take(terminal: Terminal) -> None:
    """Play the first take, and see that it is there."""
    terminal.wait_for("pick a color")
    terminal.press("b", "3", "2")
    terminal.wait_for("Ana 3B2")


# -- no terminal, or one that cannot do it -----------------------------------------------------


@pytest.mark.parametrize("term", ["dumb", "unknown"])
def test_a_terminal_that_cannot_draw(start: Starter, term: str) -> None:
    terminal = start(*GAME, env={"TERM": term})
    assert terminal.wait_for_end() == 2
    assert "--plain" in terminal.unwrapped
    assert b"\x1b" not in terminal.output
    assert start.records == []


@pytest.mark.parametrize("closed", ["stdin", "stdout"])
def test_no_terminal(start: Starter, closed: str) -> None:
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    done = subprocess.run(
        [sys.executable, "-m", "azul_tui", *GAME],
        stdin=pipes["stdin"],
        stdout=pipes["stdout"],
        stderr=subprocess.PIPE,
        env=start.env,
        cwd=ROOT,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("azul-tui: The screen needs a terminal.")
    assert done.stderr.endswith(f"-m azul_tui --plain {shlex.join(GAME)}\n")


def test_what_is_complained_about_may_go_elsewhere(start: Starter) -> None:
    elsewhere = start.home / "errors"
    aside = f"import sys; sys.stderr = sys.__stderr__ = open({str(elsewhere)!r}, 'w')"
    play_a_take(start(*GAME, code=aside))
    assert elsewhere.read_text() == ""


# -- few colors ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "env",
    [
        {"TERM": "linux", "COLORTERM": None},
        {"TERM": "xterm", "COLORTERM": None},
        {"TERM": "vt100", "COLORTERM": None},
        {"TERM": "xterm-256color", "COLORTERM": None},
        {"TERM": "xterm-256color", "COLORTERM": None, "NO_COLOR": "1"},
        {"NO_COLOR": "1"},
        {"TERM": "screen", "LC_ALL": "C"},
        {"TERM": None, "COLORTERM": None},
    ],
    ids=lambda env: "-".join(f"{value}" for value in env.values()),
)
def test_every_terminal_shows_the_letters(start: Starter, env: dict[str, str | None]) -> None:
    terminal = start(*GAME, env=env)
    terminal.wait_for("pick a color")
    # In factories 1 to 3 and 5, beside each other.
    for pair in ("BB", "YK", "RR", "BR", "RK", "KW"):
        terminal.wait_for(f"{pair[0]}.{{1,2}}{pair[1]}")
    play_a_take(terminal)
    if "NO_COLOR" in env:
        assert terminal.hues == set()
    terminal.press("ctrl+c")
    assert terminal.wait_for_end() == 130
    assert terminal.left_over == []


# -- sizes ---------------------------------------------------------------------------------------


def test_a_window_that_is_too_small_says_so_until_it_is_large_enough(start: Starter) -> None:
    terminal = start(*GAME, size=(72, 20))
    terminal.wait_for("needs 80x24, this is 72x20")
    terminal.resize(79, 24)
    terminal.wait_for("needs 80x24, this is 79x24")
    terminal.resize(80, 24)
    play_a_take(terminal)
    terminal.resize(60, 10)
    terminal.wait_for("needs 80x24, this is 60x10")
    terminal.resize(150, 44)
    terminal.wait_for("Bor .*pick a color")
    terminal.wait_for("Ana 3B2")


@pytest.mark.parametrize("over", ["", "q", "?", "m", "l", "t"])
def test_a_window_that_changes_its_size_all_the_time(start: Starter, over: str) -> None:
    terminal = start.game()
    terminal.press(*over)
    chance = Random(3)
    for _ in range(40):
        columns = chance.choice([1, 2, 10, 40, 72, 79, 80, 81, 100, 150, 200, 400])
        rows = chance.choice([1, 2, 5, 10, 20, 23, 24, 25, 30, 44, 60, 120])
        terminal.resize(columns, rows)
        terminal.bytes_within(0.005)
    terminal.resize(80, 24)
    terminal.press("esc")
    play_a_take(terminal)
    assert len(read_record(start.record).game.takes) == 1


# -- rest ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keys", "shown"),
    [("", "pick a color"), ("b3", "3 blue"), ("q", "Leave the game")],
    ids=["board", "row", "question"],
)
def test_a_game_that_waits_writes_nothing(start: Starter, keys: str, shown: str) -> None:
    terminal = start.game()
    terminal.press(*keys)
    terminal.wait_for(shown)
    # What came with the key may still be on its way.
    terminal.wait_for_rest()
    assert terminal.bytes_within(3) == 0
