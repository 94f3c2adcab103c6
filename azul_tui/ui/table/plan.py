"""Where everything goes on a screen of a given size, and how large the tiles are.

A pure function of width, height and players, so that a resize is nothing special.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from azul_tui.engine import factory_count
from azul_tui.ui.draw import SIZES, Tiles

MIN_WIDTH: Final = 80
MIN_HEIGHT: Final = 24

_LARGEST: Final = (260, 76)
"""Larger screens leave a margin instead: what belongs together should not drift apart."""
_BARS: Final = 2
_CENTER_HEIGHTS: Final = {1: 7, 2: 12}
"""The height of the framed center for each size of its tiles."""
_CENTER_HEIGHT: Final = _CENTER_HEIGHTS[1]
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


class BoardShape(NamedTuple):
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


class Plan(NamedTuple):
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


def tile_size(width: int, height: int, players: int) -> int:
    """The size of the tiles for which there is room; 1 where the screen is too small anyway."""
    return plan(width, height, players).shape.size if fits(width, height) else 1


def factory_frame(size: int) -> tuple[int, int]:
    """Width and height of a framed factory with tiles of this size."""
    tiles = Tiles(size=size)
    inner = 2 * tiles.width - (size > 1)  # A large tile has its gap to the frame within itself.
    return inner + 2, 2 * tiles.height + 2


def factory_boxes(count: int, width: int, height: int, largest: int) -> tuple[int, int]:
    """The size of tiles and the number of frames in a row with which the factories fit.

    Frames stand one cell apart. Size 0 means that factories only fit without frames.
    """
    for size in reversed(SIZES[:largest]):
        frame_width, frame_height = factory_frame(size)
        across = min(count, (width + 1) // (frame_width + 1))
        # Rows of about equal length look like a display, not like a paragraph.
        for columns in range(min(across, (count + 1) // 2), across + 1):
            if columns and -(-count // columns) * frame_height <= height:
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
                _prompt_in_gap(boards, side, below, players, size)
                or _prompt_beside(boards, side, below, players, size)
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


def _sources_heights(players: int, width: int, height: int, largest: int) -> tuple[int, int] | None:
    """The heights of framed factories and center in these limits, or None when they do not fit.

    Large tiles in the factories matter more than in the center.
    """
    count = factory_count(players)
    best = factory_boxes(count, width, height - _CENTER_HEIGHT, largest)[0]
    for center in (_CENTER_HEIGHTS[min(largest, 2)], _CENTER_HEIGHT):
        size, columns = factory_boxes(count, width, height - center, largest)
        if size and size == best:
            return -(-count // columns) * factory_frame(size)[1], center
    return None


def _prompt_beside(boards: Area, side: Area, below: int, players: int, size: int) -> _Areas | None:
    """Factories, center and prompt on the right, the log below the boards or on the right."""
    if side.width < _WIDE_SIDE:
        return None
    sources = _sources_heights(players, side.width, side.height - _PROMPT_ROWS, size)
    if sources is None:
        return None
    tall, center = sources
    center_y = side.y + tall
    prompt_y = center_y + center
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
        Area(side.x, center_y, side.width, center),
        Area(side.x, prompt_y, side.width, left),
        log,
    )


def _prompt_below_boards(
    boards: Area, side: Area, below: int, players: int, size: int
) -> _Areas | None:
    """The prompt below the boards; factories, center and log on the right, down to the keys."""
    if below < _PROMPT_ROWS or boards.width < 60:
        return None
    prompt = Area(boards.x, boards.y + boards.height, boards.width, below)
    return _sources_in_side(side, players, size, prompt)


def _prompt_in_gap(boards: Area, side: Area, below: int, players: int, size: int) -> _Areas | None:
    """Three players leave the place of a fourth board free: the prompt goes there."""
    width, height = BoardShape(size).width, BoardShape(size).height
    if players != 3 or boards.width != 2 * width or width < _WIDE_SIDE:
        return None
    prompt = Area(boards.x + width, boards.y + height, width, height)
    if below < _LOG_ROWS or side.width < _WIDE_SIDE:
        return _sources_in_side(side, players, size, prompt)
    areas = _sources_in_side(side, players, size, prompt)
    log = Area(boards.x, boards.y + boards.height, boards.width, below)
    return areas and (*areas[:3], areas[3] or log)


def _sources_in_side(side: Area, players: int, size: int, prompt: Area) -> _Areas | None:
    """Factories, center and log on the right, down to the keys."""
    sources = _sources_heights(players, side.width, side.height, size)
    if sources is None:
        return None
    tall, center = sources
    log_y = side.y + tall + center
    left = side.y + side.height - log_y
    return (
        Area(side.x, side.y, side.width, tall),
        Area(side.x, side.y + tall, side.width, center),
        prompt,
        Area(side.x, log_y, side.width, left) if left >= _LOG_ROWS else None,
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
    sources = _sources_heights(players, side.width, beside.height, size)
    if sources is None:
        # Without frames, the center takes the place after the last factory.
        rows = -(-factory_count(players) // 2)
        if beside.height < 3 * rows + 3:
            return None
        cell = Area(side.x + 8, side.y + 3 * (rows - 1), side.width - 8, 0)
        factories = beside._replace(width=side.width, height=3 * rows)
        return factories, cell._replace(height=beside.height - 3 * (rows - 1)), prompt, None
    return _sources_in_side(beside, players, size, prompt)
