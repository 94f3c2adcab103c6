"""Running the app: what can be refused before a screen opens, and what is said after it closed."""

from __future__ import annotations

import os
import shlex
import sys
from typing import TYPE_CHECKING, TextIO

from azul_tui.cli import Mode
from azul_tui.engine import NotationError
from azul_tui.record import GameIsOpen, RecordError, Session, Store, header_at
from azul_tui.text.notices import NOTHING_UNFINISHED
from azul_tui.ui.app import AzulApp
from azul_tui.ui.ending import EndingSignals

if TYPE_CHECKING:
    from azul_tui.cli import Options

_CRASHED = 1
_WRONG_USE = 2


def run(options: Options) -> int:
    """Run the app, say at the end where the game is, and return the exit status."""
    with EndingSignals() as signals:
        try:
            options = _checked(options)
        except (NotationError, RecordError, GameIsOpen, _NothingToResume) as error:
            print(f"azul-tui: {error}", file=sys.stderr)
            return _WRONG_USE
        app = AzulApp(options, signals)
        app.run(mouse=options.mouse)
        # After a crash, run() has printed what happened; there may be no code.
        status = _CRASHED if app.return_code is None else app.return_code
        if app.session is not None:
            app.session.close()
        if status == _CRASHED:
            _say_fault(app)
        if app.session is not None:
            _say_farewell(app.session)
    return status


class _NothingToResume(ValueError):
    """There is no unfinished game."""


def _checked(options: Options) -> Options:
    """The options, when they can be followed; the game to resume is one of them.

    Raises:
        NotationError: the position cannot be read, or does not fit the names.
        RecordError: the record cannot be read.
        GameIsOpen: the game is being played in another window.
        _NothingToResume: there is no unfinished game.
    """
    if options.position is not None:
        header_at(options.position, options.names)
    elif options.mode is Mode.REPLAY and options.file:
        from azul_tui.record.reading import read_record

        read_record(options.file)
    elif options.mode is Mode.RESUME:
        path = options.file
        if path is None:
            game = Store().catalog().last
            if game is None:
                raise _NothingToResume(NOTHING_UNFINISHED)
            path = game.path
        Session.resume(path).close()
        return options._replace(file=path)
    return options


def _say_fault(app: AzulApp) -> None:
    from azul_tui.ui.crash import write_report

    sentence = "azul-tui: This was a fault of the program, not yours."
    report = write_report(app.fault, app.size) if app.fault else None
    if report:
        sentence += f" What happened is written in {shlex.quote(str(report))}."
    _say(sentence, sys.stderr)


def _say_farewell(session: Session) -> None:
    if session.problem:
        _say(session.problem, sys.stderr)
    if session.path and session.game.result is None:
        saved = "The game is saved." if session.problem is None else "It was saved before."
        path = shlex.quote(str(session.path))
        _say(f"{saved} Go on with it: azul-tui --resume {path}", sys.stdout)


def _say(sentence: str, stream: TextIO) -> None:
    try:
        print(sentence, file=stream, flush=True)
    except OSError:
        # The terminal is gone. Python would try once more at exit, and fail.
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
