"""What screens return: the choices that people make between games."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import TypeAlias

from azul_tui.engine import Wall


@dataclass(frozen=True)
class NewGame:
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


@dataclass(frozen=True)
class ResumeGame:
    """Go on with an unfinished game."""

    path: Path


@dataclass(frozen=True)
class ReplayGame:
    """Step through a game."""

    path: Path


@dataclass(frozen=True)
class ShowHistory:
    """Look at the finished games and standings."""


Start: TypeAlias = NewGame | ResumeGame | ReplayGame | ShowHistory
"""What the setup screen returns; None stands for leaving the program."""


class AfterGame(Enum):
    """What comes after a finished game."""

    BOARDS = "look at the boards"
    REMATCH = "rematch"
    NEW_GAME = "new game"
    REPLAY = "replay"
    LEAVE = "leave"
