"""Line mode: the whole game as plain text, for screen readers, pipes and any terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Final

from azul_tui.cli import Mode, Options
from azul_tui.farewell import farewell
from azul_tui.plain.asking import NoGame
from azul_tui.plain.cells import GLUE
from azul_tui.plain.console import Console, OutputError, Stopped
from azul_tui.plain.preferences import Preferences
from azul_tui.plain.setup import SetupError, open_session
from azul_tui.plain.table import Left, Table
from azul_tui.record import Session
from azul_tui.text import line_mode

_STATUS_NO_OUTPUT: Final = 1
_STATUS_USAGE: Final = 2


def main(options: Options) -> int:
    """Play the game that ``options`` ask for, line by line, and return the exit status.

    0 when the game is over or left, also by the end of the input; 1 when the output cannot be
    written; 2 when there is no game to be played; 128+n after signal n. In any case the game is
    saved.

    Raises:
        BrokenPipeError: nobody reads the output any more; the game is saved.
    """
    console = Console()
    try:
        with console.signals():
            return _run(options, console)
    except Stopped as stop:
        return 128 + stop.number
    except OutputError as error:
        return _fail(str(error), _STATUS_NO_OUTPUT)


def _run(options: Options, console: Console) -> int:
    preferences = Preferences(options)
    for notice in preferences.notices:
        console.say(notice)
    try:
        session = open_session(options, console, preferences)
    except SetupError as error:
        return _fail(str(error), _STATUS_USAGE)
    except (NoGame, EOFError):
        console.say(line_mode.NO_GAME)
        console.flush()
        return 0
    with session:
        _play(session, console, preferences, resumed=options.mode is Mode.RESUME)
    return 0


def _play(session: Session, console: Console, preferences: Preferences, *, resumed: bool) -> None:
    table = Table(console, session, preferences)
    try:
        table.greet(resumed=resumed)
        table.play()
        table.show_result()
    except (Left, EOFError):
        for sentence in _farewell(session, preferences.option):
            console.say(sentence)
        console.flush()
    except Stopped:
        console.last_words(*_farewell(session, preferences.option))
        raise


def _farewell(session: Session, option: str) -> Iterator[str]:
    words = farewell(session, option)
    if words.problem:
        yield words.problem
    if words.saved:
        # A command is copied as a whole, so no line is broken within it.
        yield f"{words.saved} {words.go_on.replace(' ', GLUE)}"


def _fail(sentence: str, status: int) -> int:
    print(f"azul-tui: {sentence}", file=sys.stderr)
    return status
