"""Running the app: what can be refused before a screen opens, and what is said after it closed."""

from __future__ import annotations

import os
import shlex
import sys
from typing import TYPE_CHECKING, TextIO

from azul_tui.engine import NotationError
from azul_tui.farewell import farewell
from azul_tui.record import GameIsOpen, NothingToResume, RecordError, Session, header_at
from azul_tui.ui.app import AzulApp
from azul_tui.ui.ending import EndingSignals
from azul_tui.ui.opening import asked_to_open

if TYPE_CHECKING:
    from azul_tui.cli import Options

_CRASHED = 1
_WRONG_USE = 2


def run(options: Options) -> int:
    """Run the app, say at the end where the game is, and return the exit status."""
    with EndingSignals() as signals:
        try:
            if options.position is not None:
                header_at(options.position, options.names)
            opened = asked_to_open(options)
        except (NotationError, RecordError, GameIsOpen, NothingToResume) as error:
            print(f"azul-tui: {error}", file=sys.stderr)
            return _WRONG_USE
        app = AzulApp(options, signals, opened)
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


def _say_fault(app: AzulApp) -> None:
    from azul_tui.ui.crash import write_report

    sentence = "azul-tui: This was a fault of the program, not yours."
    report = write_report(app.fault, app.size) if app.fault else None
    if report:
        sentence += f" What happened is written in {shlex.quote(str(report))}."
    _say(sentence, sys.stderr)


def _say_farewell(session: Session) -> None:
    words = farewell(session)
    if words.problem:
        _say(words.problem, sys.stderr)
    if words.saved:
        _say(f"{words.saved} {words.go_on}", sys.stdout)


def _say(sentence: str, stream: TextIO) -> None:
    try:
        print(sentence, file=stream, flush=True)
    except OSError:
        # The terminal is gone. Python would try once more at exit, and fail.
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
