"""What happened in the game, in the order in which it happened.

Seats, sources, rows and columns count from 0. Every action of a game returns the events it caused.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple, TypeAlias

from azul_tui.engine.color import Color
from azul_tui.engine.material import TILES_PER_FACTORY
from azul_tui.engine.moves import Move


class Dealt(NamedTuple):
    """The factories were filled (R4.1)."""

    round: int
    factories: tuple[tuple[Color, ...], ...]
    starter: int
    poured: int
    """Tiles poured from the lid into the bag during this deal; 0 when it was not needed."""

    @property
    def missing(self) -> int:
        """Tiles that a full deal would have had on top (R4.2)."""
        return TILES_PER_FACTORY * len(self.factories) - sum(map(len, self.factories))


class TilesTaken(NamedTuple):
    """A player took tiles and placed them (R2.1, R2.4)."""

    seat: int
    move: Move
    marker: bool
    """The starting player marker came along (R2.2)."""
    placed: int
    """Tiles that fit into the pattern line."""
    floored: int
    """Tiles that went to the floor line, the marker not counted."""
    discarded: int
    """Tiles that went to the lid because the floor line was full (R2.6)."""
    filled: bool
    """The pattern line is full now."""

    @property
    def tiles(self) -> int:
        """How many tiles were taken."""
        return self.placed + self.floored + self.discarded


class TileScored(NamedTuple):
    """A tile moved from a full pattern line to the wall and scored (R3.1, R3.2)."""

    seat: int
    row: int
    column: int
    color: Color
    across: tuple[int, int]
    """First and last column of the horizontal run."""
    down: tuple[int, int]
    """First and last row of the vertical run."""
    points: int
    options: int
    """Spaces that were possible; 1 means that there was nothing to choose (H6.4)."""


class LineDropped(NamedTuple):
    """A full line found no space on the gray wall and fell to the floor line (R6.2)."""

    seat: int
    row: int
    color: Color
    floored: int
    discarded: int


class FloorCharged(NamedTuple):
    """The floor line was charged and cleared (R3.3)."""

    seat: int
    spaces: int
    """Occupied spaces, 0 to 7, the marker counted."""
    charged: int
    """Points really lost."""
    forgiven: int
    """Points of the cost that the cut at zero forgave."""
    score: int
    """The score after the charge."""
    marker: bool = False
    """The starting player marker was on one of the spaces (R2.2)."""


class RoundEnded(NamedTuple):
    """Everybody's wall-tiling is done (R3)."""

    round: int
    scores: tuple[int, ...]
    starter: int
    """Who starts the next round, if there is one (R4.3, H4.4)."""


class Bonus(NamedTuple):
    """What a wall earns at the end of the game (R5.2)."""

    rows: int
    columns: int
    colors: int

    @property
    def points(self) -> int:
        """The points for all of them together."""
        rows, columns, colors = BONUS_POINTS
        return rows * self.rows + columns * self.columns + colors * self.colors


BONUS_POINTS: Final = Bonus(2, 7, 10)
"""Points for each complete row, column and color (R5.2)."""


class End(Enum):
    """Why the game ended."""

    ROW = "row"
    """A wall has a complete horizontal row (R5.1)."""
    AGREED = "agreed"
    """The players agreed to stop (H5.5)."""
    NO_TILES = "no-tiles"
    """Not one tile could be dealt for a new round (H5.4)."""


class Decision(Enum):
    """What decided the game (R5.3)."""

    POINTS = "points"
    ROWS = "rows"
    SHARED = "shared"


class Result(NamedTuple):
    """The outcome of a finished game."""

    end: End
    bonuses: tuple[Bonus, ...]
    final: tuple[int, ...]
    """The scores, bonuses included."""

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat, from 1; equal points and equal rows share one (R5.3)."""
        keys = [
            (points, bonus.rows) for points, bonus in zip(self.final, self.bonuses, strict=True)
        ]
        return tuple(1 + sum(other > key for other in keys) for key in keys)

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the most points; where they are several, rows decide or nothing (R5.3)."""
        best = max(self.final)
        return tuple(seat for seat, points in enumerate(self.final) if points == best)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that win, several when the win is shared (R5.3)."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def decision(self) -> Decision:
        """What decided the game (R5.3)."""
        if len(self.winners) > 1:
            return Decision.SHARED
        return Decision.POINTS if len(self.leaders) == 1 else Decision.ROWS


class GameEnded(NamedTuple):
    """The game is over and scored (R5)."""

    result: Result


Event: TypeAlias = (
    Dealt | TilesTaken | TileScored | LineDropped | FloorCharged | RoundEnded | GameEnded
)

new_event: Final = tuple.__new__
"""Makes an event from its class and the tuple of its fields: for loops that every move runs."""
