"""The whole table at one moment: sources, bag, lid, boards and whose turn it is."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from azul_tui.engine.board import FLOOR_SPACES, Board, BoardView, Wall
from azul_tui.engine.color import COLOR_COUNT, COLORS, Color
from azul_tui.engine.events import End, Result
from azul_tui.engine.material import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    TILES_PER_COLOR,
    TILES_PER_FACTORY,
    factory_count,
)
from azul_tui.engine.moves import CENTER
from azul_tui.engine.scoring import result

CENTER_AT: Final = -COLOR_COUNT
"""Where the counts of the center begin in ``State.tiles``, from the end."""


class Phase(Enum):
    """What the game waits for."""

    DEAL = "deal"
    """The factories have to be filled for a new round (R4.1)."""
    OFFER = "offer"
    """The player in turn has to take tiles (R2.1)."""
    OFFERED = "offered"
    """All tiles are taken; the round can be scored (R2.8), or the last take taken back."""
    TILING = "tiling"
    """The player in turn has to choose a column of the gray wall (R6.1)."""
    OVER = "over"
    """The game has ended (R5)."""


# The members of an enum are slow to look up in Python 3.11, and every move asks for a phase.
DEAL: Final = Phase.DEAL
OFFER: Final = Phase.OFFER
OFFERED: Final = Phase.OFFERED
TILING: Final = Phase.TILING
OVER: Final = Phase.OVER


def next_starter(marker: int | None, starter: int) -> int:
    """The seat that starts the round after one in which ``marker`` is who took the marker.

    If nobody took from the center, the same player starts again (R4.3, H4.4).
    """
    return starter if marker is None else marker


class TableView(NamedTuple):
    """The table as it stands: immutable, hashable, equal when the tables are equal."""

    wall: Wall
    round: int
    """The number of the round, from 1; 0 before the first deal."""
    phase: Phase
    turn: int
    """The seat that has to act; after the offer, the seat that started the round."""
    starter: int
    """The seat that started this round, or starts the next one when a deal is due."""
    marker: int | None
    """The seat that took the starting player marker in this round."""
    factories: tuple[tuple[Color, ...], ...]
    """The tiles on each factory, sorted by color."""
    center: tuple[int, ...]
    """Tiles in the center, a count for each color."""
    bag: tuple[int, ...]
    lid: tuple[int, ...]
    boards: tuple[BoardView, ...]
    tiling_line: int | None
    """The pattern line whose tile waits for a column."""
    result: Result | None
    """The outcome, once the game is over."""

    @property
    def marker_in_center(self) -> bool:
        """The marker lies in the center, for whoever takes from there first (R1.4, R2.2).

        From the deal of a round to its end, until somebody takes it; also when the players agreed
        to end the game in the middle of an offer.
        """
        if self.phase is DEAL or (self.phase is OVER and not self._on_offer):
            return False
        return self.marker is None

    @property
    def marker_holder(self) -> int | None:
        """The seat that has the marker, None while it lies in the center.

        Before a deal, and after the last round, that is whoever starts the next one, or would.
        """
        return None if self.marker_in_center else next_starter(self.marker, self.starter)

    @property
    def next_starter(self) -> int | None:
        """The seat that starts the next round (R4.3, H4.4).

        None as long as somebody may still take the marker, and after the game.
        """
        if self.phase is OVER or (self.phase is OFFER and self.marker is None):
            return None
        return next_starter(self.marker, self.starter)

    @property
    def full_deal(self) -> int:
        """How many tiles it takes to fill all factories (R1.4)."""
        return TILES_PER_FACTORY * len(self.factories)

    @property
    def next_deal_pours(self) -> bool:
        """The bag is too empty for the next deal, so that the lid is poured into it (R4.1).

        False after the game.
        """
        return self.phase is not OVER and sum(self.bag) < self.full_deal

    @property
    def _on_offer(self) -> bool:
        return any(self.center) or any(self.factories)

    def tiles_at(self, source: int) -> tuple[int, ...]:
        """A count for each color of the tiles at a factory or in the center."""
        if source == CENTER:
            return self.center
        return tuple(map(self.factories[source].count, COLORS))


class State:
    """The table as it changes. ``Game`` is the checked way to change it.

    A search copies it and plays on the copy with the functions that ``Game`` itself uses, which
    check as well but keep no history:

    >>> from random import Random
    >>> from azul_tui.engine import dealing, offer, tiling
    >>> state = State(2)
    >>> dealing.fill(state, *dealing.draw(state, Random(1))).round
    1
    >>> ahead = state.copy()
    >>> while moves := offer.legal_moves(ahead):
    ...     taken = offer.take(ahead, moves[0])
    >>> events = tiling.begin(ahead)
    >>> [board.score for board in ahead.boards], state.round, state.left
    ([2, 0], 1, 20)

    Args:
        players: 2 to 4 (R1.2).
        wall: the side of the board.
        starter: the seat that starts the first round (R1.5).

    Raises:
        ValueError: another number of players, or no such seat.
    """

    __slots__ = (
        "bag",
        "boards",
        "end",
        "factories",
        "idle_rounds",
        "left",
        "lid",
        "marker",
        "phase",
        "players",
        "round",
        "starter",
        "tiles",
        "tiling_line",
        "tiling_turn",
        "turn",
        "wall",
    )

    def __init__(self, players: int, wall: Wall = Wall.COLORED, starter: int = 0) -> None:
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            raise ValueError(f"a game has 2 to 4 players, not {players}")
        if not 0 <= starter < players:
            raise ValueError(f"there is no seat {starter}")
        self.players = players
        self.factories = factory_count(players)
        """The number of factories: 5, 7 or 9 (R1.2)."""
        self.wall = wall
        self.round = 0
        self.phase = DEAL
        self.turn = starter
        self.starter = starter
        self.marker: int | None = None
        self.tiles = [0] * ((self.factories + 1) * COLOR_COUNT)
        """How many of each color: five counts for each factory, then five for the center."""
        self.left = 0
        """Tiles on the factories and in the center."""
        self.bag = [color for color in COLORS for _ in range(TILES_PER_COLOR)]
        """Every tile in the bag, sorted by color: the order says nothing about the draws."""
        self.lid = [0] * COLOR_COUNT
        self.boards = [Board() for _ in range(players)]
        self.idle_rounds = 0
        """Rounds in a row, this one included, in which no tile reached any wall (H5.5)."""
        self.tiling_turn = 0
        """How many players have finished their wall-tiling."""
        self.tiling_line = 0
        """The next pattern line to look at in the wall-tiling."""
        self.end: End | None = None

    @property
    def stuck(self) -> bool:
        """Two whole rounds have passed with no tile reaching any wall (H5.5)."""
        return self.idle_rounds >= 2 and self.phase not in {TILING, OVER}

    @property
    def result(self) -> Result | None:
        """The outcome, once the game is over."""
        return None if self.end is None else result(self.end, self.boards)

    def count(self, source: int, color: Color) -> int:
        """How many tiles of a color lie on a factory of this game or in the center."""
        at = CENTER_AT if source == CENTER else source * COLOR_COUNT
        return self.tiles[at + color]

    def fall(self, board: Board, color: Color, tiles: int) -> int:
        """Put tiles on a floor line and those without a space into the lid (R2.6).

        Returns:
            How many of them found a space.
        """
        floored = min(tiles, FLOOR_SPACES - len(board.floor))
        board.floor += [color] * floored
        self.lid[color] += tiles - floored
        return floored

    def copy(self) -> State:
        """A state of its own with the same content."""
        other = State.__new__(State)
        other.players = self.players
        other.factories = self.factories
        other.wall = self.wall
        other.round = self.round
        other.phase = self.phase
        other.turn = self.turn
        other.starter = self.starter
        other.marker = self.marker
        other.tiles = self.tiles[:]
        other.left = self.left
        other.bag = self.bag[:]
        other.lid = self.lid[:]
        other.boards = [board.copy() for board in self.boards]
        other.idle_rounds = self.idle_rounds
        other.tiling_turn = self.tiling_turn
        other.tiling_line = self.tiling_line
        other.end = self.end
        return other

    def view(self) -> TableView:
        """The table as an immutable value."""
        return TableView(
            self.wall,
            self.round,
            self.phase,
            self.turn,
            self.starter,
            self.marker,
            tuple(map(self._factory, range(self.factories))),
            tuple(self.tiles[CENTER_AT:]),
            tuple(map(self.bag.count, COLORS)),
            tuple(self.lid),
            tuple(board.view() for board in self.boards),
            self.tiling_line if self.phase is TILING else None,
            self.result,
        )

    def _factory(self, source: int) -> tuple[Color, ...]:
        at = source * COLOR_COUNT
        return tuple(color for color in COLORS for _ in range(self.tiles[at + color]))
