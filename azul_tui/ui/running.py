"""Running the app: what can be refused before a screen opens, and what is said after it closed."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from azul_tui.cli import Mode
from azul_tui.engine import NotationError
from azul_tui.record import GameIsOpen, RecordError, Session, Store, header_at, read_record
from azul_tui.ui.app import AzulApp

if TYPE_CHECKING:
    from azul_tui.cli import Options

_CRASHED = 1
_WRONG_USE = 2


def run(options: Options) -> int:
    """Run the app, say at the end where the game is, and return the exit status."""
    if refusal := _refusal(options):
        print(f"azul-tui: {refusal}", file=sys.stderr)
        return _WRONG_USE
    app = AzulApp(options)
    app.run(mouse=options.mouse)
    # After a crash, run() has printed what happened and returns None.
    status = app.return_code or 0
    if app.session is not None:
        app.session.close()
        _say_farewell(app.session, crashed=status == _CRASHED)
    return status


def _refusal(options: Options) -> str | None:
    """Why the command line cannot be followed, in a sentence, or None."""
    try:
        if options.position is not None:
            header_at(options.position, options.names)
        elif options.mode is Mode.REPLAY and options.file:
            read_record(options.file)
        elif options.mode is Mode.RESUME:
            return _resume_refusal(options)
    except (NotationError, RecordError, GameIsOpen) as error:
        return str(error)
    return None


def _resume_refusal(options: Options) -> str | None:
    if options.file is None:
        unfinished = Store().unfinished()
        return None if unfinished else "There is no unfinished game to go on with."
    Session.resume(options.file).close()
    return None


def _say_farewell(session: Session, *, crashed: bool) -> None:
    if crashed:
        print("azul-tui: This was a fault of the program, not yours.", file=sys.stderr)
    if session.problem:
        print(session.problem, file=sys.stderr)
    elif session.path and session.game.result is None:
        print(f"The game is saved. Go on with it: azul-tui --resume '{session.path}'")
