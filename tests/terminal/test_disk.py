"""A disk that is full or not there stops no game, and is full no longer than it is."""

from __future__ import annotations

import resource
import shutil
from pathlib import Path

import pytest

from azul_tui.record.reading import read_record
from tests.terminal.pty import Terminal
from tests.terminal.starting import GAME, Starter

# Neither the program nor Python itself may write to a file beyond this, as on a full disk.
FULL = """
import resource, sys
sys.dont_write_bytecode = True
resource.setrlimit(resource.RLIMIT_FSIZE, (200, resource.RLIM_INFINITY))
"""
NOT_SAVED = "NOT SAVED: the disk is full"


def make_room(terminal: Terminal) -> None:
    """The disk of the program has room again."""
    unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(terminal.process.pid, resource.RLIMIT_FSIZE, unlimited)


def takes(record: Path) -> list[str]:
    """The takes in a record."""
    return [str(move) for move in read_record(record).game.takes]


def play_beyond(terminal: Terminal, name: str = "Bor") -> None:
    """Play two takes, of which the second does not fit on the disk any more."""
    terminal.wait_for("pick a color")
    terminal.press("b", "3", "2")
    terminal.wait_for(f"{name} › pick a color")
    terminal.press("y", "1", "1")
    terminal.wait_for(NOT_SAVED)


@pytest.mark.parametrize("more", [(), ("Cene", "Dita")])
def test_a_full_disk_is_said_as_long_as_it_is_full(start: Starter, more: tuple[str, ...]) -> None:
    terminal = start(*GAME, *more, code=FULL)
    in_full = r"The game is not being saved: the disk is full \(\S+"
    if more:
        terminal.wait_for(in_full)  # Already the deal of so many factories does not fit.
    play_beyond(terminal)
    # In full below, in short above, and both can be read.
    if not more:
        terminal.wait_for(in_full)
    terminal.press("k")
    terminal.wait_for("black .*where")
    assert NOT_SAVED in terminal.text
    assert "is not being saved" not in terminal.text
    assert len(takes(start.record)) <= 1

    terminal.press("q")
    terminal.wait_for("is not being saved")
    terminal.wait_for("loses what was")
    terminal.press("esc", "esc")
    make_room(terminal)
    # Nobody needs to play for it.
    terminal.wait_for("The game is being saved again")
    assert NOT_SAVED not in terminal.text
    assert takes(start.record) == ["3B2", "1Y1"]
    terminal.press("ctrl+c")
    terminal.wait_for_end()


def test_the_next_take_brings_back_all_that_was_not_saved(start: Starter) -> None:
    terminal = start(*GAME, code=FULL)
    play_beyond(terminal)
    terminal.wait_for("Ana › pick a color")
    make_room(terminal)
    terminal.press("r", "2", "3")
    terminal.wait_for("Bor › pick a color")
    terminal.kill(9)
    terminal.wait_for_end()
    assert takes(start.record) == ["3B2", "1Y1", "2R3"]


def test_who_leaves_learns_what_is_lost(start: Starter) -> None:
    terminal = start(*GAME, code=FULL)
    play_beyond(terminal)
    terminal.press("ctrl+c")
    assert terminal.wait_for_end() == 130
    said = terminal.last_words.splitlines()
    assert said == [
        f"The game is not being saved: the disk is full ({start.record.parent}).",
        "It was saved before. Go on with it: azul-tui --resume",
    ]
    assert takes(start.record) in ([], ["3B2"])


def test_a_full_disk_line_by_line(start: Starter) -> None:
    terminal = start("--plain", *GAME, code=FULL)
    terminal.wait_for("which color")
    terminal.press("3B2\n1Y1\n")
    terminal.wait_for("The game is not being saved: the disk is full")
    make_room(terminal)
    terminal.press("2R3\n")
    terminal.wait_for("The game is being saved again")
    terminal.press("q\n")
    assert terminal.wait_for_end() == 0
    assert takes(start.record) == ["3B2", "1Y1", "2R3"]


def test_a_directory_that_cannot_be_made(start: Starter) -> None:
    games = start.home / "games"
    games.write_text("in the way")
    terminal = start.game()
    terminal.wait_for("NOT SAVED: ")
    terminal.wait_for("The game is not being saved: ")
    terminal.press("b", "3", "2")
    terminal.wait_for("Bor › pick a color")
    games.unlink()
    terminal.wait_for("The game is being saved again")
    assert takes(start.record) == ["3B2"]


@pytest.mark.parametrize("what", ["file", "directory"])
def test_what_vanishes_is_written_again(start: Starter, what: str) -> None:
    terminal = start.game()
    terminal.press("b", "3", "2")
    terminal.wait_for("Bor › pick a color")
    if what == "file":
        start.record.unlink()
    else:
        shutil.rmtree(start.home / "games")
    terminal.press("y", "1", "1")
    terminal.wait_for("Ana to move")
    assert "NOT SAVED" not in terminal.text
    terminal.kill(9)
    terminal.wait_for_end()
    assert takes(start.record) == ["3B2", "1Y1"]


def test_without_a_home_it_plays_all_the_same(start: Starter, tmp_path: Path) -> None:
    nowhere = tmp_path / "file"
    nowhere.write_text("")
    terminal = start(*GAME, env={"AZUL_TUI_HOME": str(nowhere)})
    terminal.wait_for("NOT SAVED")
    terminal.press("b", "3", "2")
    terminal.wait_for("Bor › pick a color")
    terminal.press("q", "y")
    assert terminal.wait_for_end() == 0
    assert "The game is not being saved" in terminal.last_words
    assert "--resume" not in terminal.last_words
