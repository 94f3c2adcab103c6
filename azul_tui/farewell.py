"""What is said when a game is left: whether it is saved, and what to type to go on with it."""

from __future__ import annotations

from typing import NamedTuple

from azul_tui.command import command
from azul_tui.record import Session, Store


class Farewell(NamedTuple):
    """The last words to the players of a game.

    Attributes:
        problem: why not all of it is saved, a sentence; None when it is.
        saved: the words before ``go_on``; empty after a game that is over, or saved nowhere.
        go_on: the command that goes on with the game; empty when ``saved`` is.
    """

    problem: str | None
    saved: str = ""
    go_on: str = ""


def farewell(session: Session, *options: str) -> Farewell:
    """The last words to the players of ``session``, which may be closed already.

    Args:
        session: the game that is left.
        options: of the command, besides the one that goes on with the game.
    """
    problem = session.problem
    if session.path is None or session.game.result is not None:
        return Farewell(problem)
    words = [] if Store().is_last_game(session.path) else [str(session.path)]
    saved = "It was saved before." if problem else "The game is saved."
    return Farewell(problem, f"{saved} Go on with it:", command(*options, "--resume", *words))
