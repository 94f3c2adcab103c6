"""What screens return: the choices that people make between games.

Those that are equal in their other fields have their kind as one, because tuples of different
types are equal when their fields are.
"""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import NamedTuple, TypeAlias

from azul_tui.engine import Wall


class NewGame(NamedTuple):
    """Start a game.

    Attributes:
        names: two to four names in seat order.
        wall: the side of the boards.
        start: the seat that starts, from 0; None draws it.
        seed: for the draws; None makes one up.
        position: the text of a position to start from, instead of an empty table.
    """

    names: tuple[str, ...]
    wall: Wall = Wall.COLORED
    start: int | None = None
    seed: int | None = None
    position: str | None = None


class ResumeGame(NamedTuple):
    """Go on with an unfinished game."""

    path: Path
    kind: str = "resume"


class ReplayGame(NamedTuple):
    """Step through a game."""

    path: Path
    kind: str = "replay"


class ShowHistory(NamedTuple):
    """Look at the finished games and standings."""

    kind: str = "history"


Start: TypeAlias = NewGame | ResumeGame | ReplayGame | ShowHistory
"""What the setup screen returns; None stands for leaving the program."""


class AfterGame(Enum):
    """What comes after a finished game."""

    BOARDS = "look at the boards"
    REMATCH = "rematch"
    NEW_GAME = "new game"
    REPLAY = "replay"
    HISTORY = "history"
    LEAVE = "leave"
