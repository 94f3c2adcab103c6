"""Where everything goes on a screen of a given size, and how large the tiles are.

A pure function of width, height and players, so that a resize is nothing special.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from azul_tui.ui.draw import SIZES, Tiles

MIN_WIDTH: Final = 80
MIN_HEIGHT: Final = 24

_LARGEST: Final = (260, 76)
"""Larger screens leave a margin instead: what belongs together should not drift apart."""
_BARS: Final = 2
_CENTER_HEIGHT: Final = 7
_SLIM_SIDE: Final = 14
_WIDE_SIDE: Final = 44
_PROMPT_ROWS: Final = 7
_PROMPT_GRID: Final = 4
_LOG_ROWS: Final = 3
_COLUMNS: Final = {2: (1, 2), 3: (2, 3), 4: (2, 4)}
"""How many boards may stand side by side, the better way first."""


class Area(NamedTuple):
    """A rectangle in cells."""

    x: int
    y: int
    width: int
    height: int


@dataclass(frozen=True)
class BoardShape:
    """The parts of a board in cells, relative to its upper left corner.

    Attributes:
        size: the size of the tiles on the pattern lines and the wall.
    """

    size: int

    @property
    def tile(self) -> tuple[int, int]:
        """Width and height of a tile with its gap."""
        tiles = Tiles(size=self.size)
        return tiles.width, tiles.height

    @property
    def floor_size(self) -> int:
        """The size of the tiles on the floor line."""
        return min(self.size, 2)

    @property
    def arrow(self) -> int:
        """Cells between the pattern lines and the wall."""
        return 1 if self.size == 1 else 2

    @property
    def lines(self) -> Area:
        """The pattern lines, with the arrows of full lines."""
        return Area(1, 1, 5 * self.tile[0] + self.arrow, 5 * self.tile[1])

    @property
    def wall(self) -> Area:
        """The wall."""
        return Area(1 + self.lines.width, 1, 5 * self.tile[0], 5 * self.tile[1])

    @property
    def floor(self) -> Area:
        """The floor line."""
        return Area(1, 1 + self.lines.height, self.width - 2, self.floor_size)

    @property
    def outlook(self) -> int:
        """The row of the outlook."""
        return self.floor.y + self.floor.height

    @property
    def width(self) -> int:
        """Width of the whole board."""
        return 2 + 10 * self.tile[0] + self.arrow

    @property
    def height(self) -> int:
        """Height of the whole board."""
        return self.outlook + 2


@dataclass(frozen=True)
class Plan:
    """Where everything goes; areas are relative to the screen."""

    bar: Area
    keys: Area
    boards: tuple[Area, ...]
    shape: BoardShape
    factories: Area
    center: Area
    prompt: Area
    log: Area | None


def fits(width: int, height: int) -> bool:
    """The screen is large enough to play on."""
    return width >= MIN_WIDTH and height >= MIN_HEIGHT


@lru_cache(maxsize=32)
def plan(width: int, height: int, players: int) -> Plan:
    """The best plan for a screen of at least 80x24: the largest tiles for which all fits."""
    used = min(width, _LARGEST[0]), min(height, _LARGEST[1])
    margin = (width - used[0]) // 2
    return next(_plans(width, margin, *used, players))


def factory_boxes(count: int, width: int, height: int, largest: int) -> tuple[int, int]:
    """The size of tiles and the boxes in a row with which ``count`` framed factories fit.

    Size 0 means that they only fit without frames.
    """
    for size in reversed(SIZES[:largest]):
        tiles = Tiles(size=size)
        box = 2 * tiles.width + 3, 2 * tiles.height + 2
        across = min(count, width // box[0])
        # Rows of equal length look like a display, not like a paragraph.
        for columns in range(min(across, (count + 1) // 2), across + 1):
            if columns and -(-count // columns) * box[1] <= height:
                return size, columns
    return 0, 2


def _plans(screen: int, margin: int, width: int, height: int, players: int) -> Iterator[Plan]:
    bar = Area(0, 0, screen, 1)
    keys = Area(0, height - 1, screen, 1)
    for size in reversed(SIZES):
        shape = BoardShape(size)
        for columns in _COLUMNS[players]:
            rows = -(-players // columns)
            boards = Area(margin, 1, columns * shape.width, rows * shape.height)
            side = Area(boards.x + boards.width, 1, width - boards.width, height - _BARS)
            below = side.height - boards.height
            if below < 0 or side.width < _SLIM_SIDE:
                continue
            areas = (
                _prompt_beside(boards, side, below, players, size)
                or _prompt_below_boards(boards, side, below, players, size)
                or _prompt_below_all(boards, side, below, players, size)
            )
            if areas:
                places = tuple(
                    Area(
                        margin + seat % columns * shape.width,
                        1 + seat // columns * shape.height,
                        shape.width,
                        shape.height,
                    )
                    for seat in range(players)
                )
                yield Plan(bar, keys, places, shape, *areas)


_Areas = tuple[Area, Area, Area, Area | None]
"""Factories, center, prompt and log."""


def _factories_height(players: int, width: int, height: int, largest: int) -> int | None:
    """The height of framed factories in these limits, or None when they do not fit."""
    count = 2 * players + 1
    size, columns = factory_boxes(count, width, height, largest)
    if not size:
        return None
    return -(-count // columns) * (2 * Tiles(size=size).height + 2)


def _prompt_beside(boards: Area, side: Area, below: int, players: int, size: int) -> _Areas | None:
    """Factories, center and prompt on the right, the log below the boards or on the right."""
    if side.width < _WIDE_SIDE:
        return None
    room = side.height - _CENTER_HEIGHT - _PROMPT_ROWS
    tall = _factories_height(players, side.width, room, size)
    if tall is None:
        return None
    center_y = side.y + tall
    prompt_y = center_y + _CENTER_HEIGHT
    left = side.y + side.height - prompt_y
    log: Area | None = None
    if below >= _LOG_ROWS:
        log = Area(boards.x, boards.y + boards.height, boards.width, below)
    elif left >= _PROMPT_ROWS + 2 + _LOG_ROWS:
        left = _PROMPT_ROWS + 2
        log_y = prompt_y + left
        log = Area(side.x, log_y, side.width, side.y + side.height - log_y)
    return (
        Area(side.x, side.y, side.width, tall),
        Area(side.x, center_y, side.width, _CENTER_HEIGHT),
        Area(side.x, prompt_y, side.width, left),
        log,
    )


def _prompt_below_boards(
    boards: Area, side: Area, below: int, players: int, size: int
) -> _Areas | None:
    """The prompt below the boards; factories, center and log on the right, down to the keys."""
    if below < _PROMPT_ROWS or boards.width < 60:
        return None
    room = side.height - _CENTER_HEIGHT
    tall = _factories_height(players, side.width, room, size)
    if tall is None:
        return None
    center_y = side.y + tall
    log_y = center_y + _CENTER_HEIGHT
    left = side.y + side.height - log_y
    log = Area(side.x, log_y, side.width, left) if left >= _LOG_ROWS else None
    return (
        Area(side.x, side.y, side.width, tall),
        Area(side.x, center_y, side.width, _CENTER_HEIGHT),
        Area(boards.x, boards.y + boards.height, boards.width, below),
        log,
    )


def _prompt_below_all(
    boards: Area, side: Area, below: int, players: int, size: int
) -> _Areas | None:
    """The prompt across the whole screen below everything, for the smallest screens."""
    if below < _PROMPT_GRID:
        return None
    prompt = Area(boards.x, boards.y + boards.height, boards.width + side.width, below)
    beside = side._replace(height=boards.height)
    if players == 3 and boards.width == 2 * BoardShape(size).width:
        # The place of a fourth board is free.
        half = boards.height // 2
        free = Area(boards.x + boards.width // 2, boards.y + half, boards.width // 2, half)
        center = free._replace(height=_CENTER_HEIGHT)
        return beside, center, prompt, None
    tall = _factories_height(players, side.width, beside.height - _CENTER_HEIGHT, size)
    if tall is None:
        # Without frames, the center takes the place after the last factory.
        rows = -(-(2 * players + 1) // 2)
        if beside.height < 3 * rows + 3:
            return None
        cell = Area(side.x + 7, side.y + 3 * (rows - 1), side.width - 7, 0)
        factories = beside._replace(width=side.width, height=3 * rows)
        return factories, cell._replace(height=beside.height - 3 * (rows - 1)), prompt, None
    center = Area(side.x, side.y + tall, side.width, _CENTER_HEIGHT)
    left = beside.height - tall - _CENTER_HEIGHT
    log = Area(side.x, center.y + center.height, side.width, left) if left >= _LOG_ROWS else None
    return beside._replace(height=tall), center, prompt, log
