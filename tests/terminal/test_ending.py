"""However the program ends, the terminal is as before and the game is saved."""

from __future__ import annotations

import re
import signal

import pytest

from azul_tui import __version__
from azul_tui.record import Session
from tests.terminal.pty import Terminal
from tests.terminal.starting import GAME, GO_ON, Starter

PLACES = {
    "turn": ("b", "blue .*where"),
    "question": ("q", "Leave the game"),
    "help": ("?", "esc close"),
    "palette": ("m", "Search"),
}
WAYS = ["SIGTERM", "SIGHUP", "SIGINT", "SIGQUIT", "ctrl+c", "closed"]
STATUS = {"ctrl+c": 128 + signal.SIGINT, "closed": 128 + signal.SIGHUP}


def end(terminal: Terminal, way: str) -> None:
    """End the program in one of the ways, and look at what is left of it."""
    if way == "closed":
        terminal.hang_up()
    elif way == "ctrl+c":
        terminal.press("ctrl+c")
    else:
        terminal.kill(signal.Signals[way])
    assert terminal.wait_for_end() == (STATUS.get(way) or 128 + signal.Signals[way])
    if way != "closed":
        assert terminal.settings_restored
        assert terminal.left_over == []
    assert b"Traceback" not in terminal.output


def go_on(terminal: Terminal) -> None:
    """Let the program go on, and wait until it has taken the terminal and drawn again."""
    before = len(terminal.output)
    terminal.kill(signal.SIGCONT)
    drawn = re.compile(rb"\x1b\[\?2004h.*AZUL", re.DOTALL)
    terminal.wait_until(lambda seen: bool(drawn.search(seen.output, before)), "that it goes on")


def assert_saved(start: Starter, takes: int) -> None:
    """The game can be gone on with; nothing that was played is lost."""
    with Session.resume(start.record) as session:
        assert len(session.game.takes) == takes


@pytest.mark.parametrize("way", WAYS)
def test_in_a_turn(start: Starter, way: str) -> None:
    terminal = start.game()
    terminal.press("b", "3", "2")
    terminal.wait_for("Ana 3B2")
    end(terminal, way)
    if way != "closed":
        assert re.fullmatch(rf"The game is saved\. {GO_ON}\n", terminal.last_words)
    assert_saved(start, takes=1)


@pytest.mark.parametrize(
    ("place", "way"),
    [
        ("question", "SIGTERM"),
        ("question", "ctrl+c"),
        ("help", "SIGHUP"),
        ("help", "ctrl+c"),
        ("palette", "SIGTERM"),
        ("palette", "ctrl+c"),
        ("palette", "closed"),
        ("turn", "ctrl+c"),
    ],
)
def test_over_a_game(start: Starter, place: str, way: str) -> None:
    terminal = start.game()
    keys, shown = PLACES[place]
    terminal.press(keys)
    terminal.wait_for(shown)
    end(terminal, way)
    assert_saved(start, takes=0)


@pytest.mark.parametrize("way", ["SIGTERM", "ctrl+c", "closed"])
def test_in_the_setup(start: Starter, way: str) -> None:
    terminal = start()
    terminal.wait_for("Start: Player 1")
    end(terminal, way)
    assert start.records == []


def test_ctrl_c_in_a_field_for_a_name(start: Starter) -> None:
    terminal = start()
    terminal.wait_for("Start: Player 1")
    terminal.press("Anamaria")
    terminal.wait_for("Anamaria")
    end(terminal, "ctrl+c")


@pytest.mark.parametrize("way", WAYS[:3] + WAYS[4:])
def test_line_by_line(start: Starter, way: str) -> None:
    terminal = start("--plain", *GAME)
    terminal.wait_for("which color")
    terminal.press("b32\n")
    terminal.wait_for("Bor, which color")
    end(terminal, way)
    if way != "closed":
        assert "The game is saved" in terminal.text
    assert_saved(start, takes=1)


def test_a_second_signal_changes_nothing(start: Starter) -> None:
    terminal = start.game()
    terminal.kill(signal.SIGTERM)
    terminal.kill(signal.SIGINT)
    # Which of them is heard first is for the system to say.
    assert terminal.wait_for_end() in {128 + signal.SIGTERM, 128 + signal.SIGINT}
    assert terminal.left_over == []


def test_who_starts_it_deaf_to_the_end_of_the_window_still_loses_it_with_the_window(
    start: Starter,
) -> None:
    deaf = "import signal; signal.signal(signal.SIGHUP, signal.SIG_IGN)"
    terminal = start(*GAME, code=deaf)
    terminal.wait_for("pick a color")
    terminal.kill(signal.SIGHUP)
    terminal.press("b", "3", "2")
    terminal.wait_for("Ana 3B2")
    terminal.hang_up()
    assert terminal.wait_for_end() == 128 + signal.SIGHUP
    assert_saved(start, takes=1)


def test_a_terminal_that_takes_nothing_any_more_does_not_keep_it(start: Starter) -> None:
    terminal = start.game()
    # Nobody reads what is drawn, until there is no more room for it.
    terminal.stuff("?\x1b", 200)
    terminal.kill(signal.SIGTERM)
    terminal.process.wait(20)
    assert terminal.process.returncode == 128 + signal.SIGTERM
    assert_saved(start, takes=0)


@pytest.mark.parametrize("number", [signal.SIGTSTP, signal.SIGSTOP])
def test_it_can_be_stopped_and_gone_on_with(start: Starter, number: signal.Signals) -> None:
    terminal = start.game()
    terminal.kill(number)
    terminal.wait_until(lambda seen: seen.is_stopped, "that it stops")
    if number == signal.SIGTSTP:
        terminal.wait_until(lambda seen: not seen.left_over, "that the terminal is as before")
    go_on(terminal)
    terminal.press("b", "3", "2")
    terminal.wait_for("Ana 3B2")
    end(terminal, "SIGTERM")


def test_who_goes_on_without_having_been_stopped_ends_as_usual(start: Starter) -> None:
    terminal = start.game()
    for _ in range(3):
        go_on(terminal)
    terminal.press("b", "3", "2")
    terminal.wait_for("Ana 3B2")
    end(terminal, "SIGTERM")
    assert_saved(start, takes=1)


# -- faults of the program ---------------------------------------------------------------------

BROKEN_COMMAND = """
from azul_tui.ui.screens import modals
def broken(*_): raise RuntimeError("broken on purpose")
modals.log = broken
"""
BROKEN_INPUT = """
from azul_tui.ui.terminal import TerminalDriver
process = TerminalDriver.process_message
def broken(self, message):
    if getattr(message, "character", None) == "l": raise RuntimeError("broken on purpose")
    process(self, message)
TerminalDriver.process_message = broken
"""
BROKEN_REPORT = """
from azul_tui.ui import crash
from pathlib import Path
crash.data_dir = lambda: Path("/dev/null/nowhere")
"""


@pytest.mark.parametrize("code", [BROKEN_COMMAND, BROKEN_INPUT], ids=["command", "input"])
def test_a_fault_of_the_program(start: Starter, code: str) -> None:
    terminal = start(*GAME, code=code)
    terminal.wait_for("pick a color")
    terminal.press("b", "3", "2")
    terminal.wait_for("Ana 3B2")
    terminal.press("l")
    assert terminal.wait_for_end() == 1
    assert terminal.settings_restored
    assert terminal.left_over == []
    assert "RuntimeError: broken on purpose" in terminal.last_words
    (report,) = start.home.glob("crash-*.txt")
    assert terminal.last_words.endswith(
        "azul-tui: This was a fault of the program, not yours."
        f" What happened is written in {report}.\n"
        "The game is saved. Go on with it: azul-tui --resume\n"
    )
    text = report.read_text(encoding="utf-8")
    assert text.startswith(f"azul-tui {__version__}, Textual ")
    assert "Traceback (most recent call last)" in text
    assert text.rstrip().endswith("RuntimeError: broken on purpose")
    assert_saved(start, takes=1)


def test_a_fault_is_written_down_whatever_the_window_shows_of_it(start: Starter) -> None:
    terminal = start(*GAME, code=BROKEN_INPUT)
    terminal.wait_for("pick a color")
    terminal.resize(1, 1)
    terminal.press("l")
    assert terminal.wait_for_end() == 1
    (report,) = start.home.glob("crash-*.txt")
    assert "broken on purpose" in report.read_text(encoding="utf-8")


def test_a_fault_that_cannot_be_written_down_is_said_all_the_same(start: Starter) -> None:
    terminal = start(*GAME, code=BROKEN_COMMAND + BROKEN_REPORT)
    terminal.wait_for("pick a color")
    terminal.press("l")
    assert terminal.wait_for_end() == 1
    assert "azul-tui: This was a fault of the program, not yours.\n" in terminal.last_words
    assert "crash-" not in terminal.last_words
