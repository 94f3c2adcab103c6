"""The ways to arrange boards, factories, center, prompt and log on a screen of a given size."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from azul_tui.engine import factory_count
from azul_tui.ui.table.shapes import (
    INSET,
    Area,
    BoardShape,
    center_height,
    center_size,
    factory_boxes,
    factory_frame,
    sizes_beside,
)

MIN_WIDTH: Final = 80
MIN_HEIGHT: Final = 24

_SLIM_SIDE: Final = 14
_WIDE_SIDE: Final = 44
_SIDE_WITH_PROMPT: Final = 72
"""As wide as a prompt is at most."""
_SIDE_ALONE: Final = 48
_PROMPT_ROWS: Final = 7
_MOST_PROMPT_ROWS: Final = 12
_PROMPT_GRID: Final = 4
_LOG_ROWS: Final = 3
_MOST_LOG_ROWS: Final = 16
_COLUMNS: Final = {2: (1, 2), 3: (2, 3), 4: (2, 4)}
"""How many boards may stand side by side, the better way first."""


class Boards(NamedTuple):
    """The boards in the upper left corner, and what is left on their right, down to the keys."""

    players: int
    shape: BoardShape
    columns: int
    side: Area

    @property
    def width(self) -> int:
        """The width of all boards."""
        return self.columns * self.shape.width

    @property
    def height(self) -> int:
        """The height of all boards."""
        return -(-self.players // self.columns) * self.shape.height

    @property
    def below(self) -> int:
        """The rows that are left below them."""
        return self.side.height - self.height

    @property
    def areas(self) -> tuple[Area, ...]:
        """Each board, seat by seat."""
        width, height = self.shape.width, self.shape.height
        return tuple(
            Area(seat % self.columns * width, seat // self.columns * height, width, height)
            for seat in range(self.players)
        )

    @property
    def free(self) -> Area | None:
        """The place of a fourth board, which three players leave free."""
        if self.players != 3 or self.columns != 2:
            return None
        width, height = self.shape.width, self.shape.height
        return Area(width, height, width, height)


class Draft(NamedTuple):
    """A plan in the upper left corner, without the bars, and how good it is.

    Attributes:
        sizes: the smaller of the tiles in framed factories and in the center; those in the
            factories; 0 where there is no room for frames.
    """

    sizes: tuple[int, int]
    boards: Boards
    factories: Area
    center: Area
    prompt: Area
    log: Area | None = None

    @property
    def rank(self) -> tuple[bool, int, int]:
        """The larger the better: options below each other come first, then large tiles."""
        return self.prompt.height >= _PROMPT_ROWS, *self.sizes

    @property
    def balanced(self) -> bool:
        """Beside large boards nothing is small: least of all the factories, where one chooses."""
        return self.sizes[0] >= self.boards.shape.size - 1 and self.sizes[1] >= 3

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of all."""
        parts = [*self.boards.areas, self.factories, self.center, self.prompt]
        parts += [self.log] if self.log else []
        return max(part.right for part in parts), max(part.bottom for part in parts)


class _Sources(NamedTuple):
    """Framed factories above the center.

    Attributes:
        width: of the factories with their frames.
        height: of these.
        center: the height of the center.
        sizes: as in a draft.
    """

    width: int
    height: int
    center: int
    sizes: tuple[int, int]

    def areas(self, side: Area) -> tuple[Area, Area]:
        """Factories and center on a side: the factories above the middle of the center."""
        x = side.x + (side.width - self.width) // 2
        return (
            Area(x, side.y, self.width, self.height),
            Area(side.x, side.y + self.height, side.width, self.center),
        )

    @property
    def total(self) -> int:
        """The height of all."""
        return self.height + self.center


def drafts(width: int, height: int, players: int, size: int) -> Iterator[Draft]:
    """All plans for tiles of this size on the boards, the better first among those of a rank."""
    gap = int(width > MIN_WIDTH)
    insets = (INSET,) if size > 1 else (INSET, 0) if gap else (0,)
    for columns in _COLUMNS[players]:
        for inset in insets:
            shape = BoardShape(size, inset)
            x = columns * shape.width + gap
            boards = Boards(players, shape, columns, Area(x, 0, width - x, height))
            if boards.below < 0 or boards.side.width < _SLIM_SIDE:
                continue
            for arrange in _ARRANGEMENTS:
                draft = arrange(boards)
                if draft and (size < 3 or draft.balanced):
                    yield draft


def _sources(boards: Boards, width: int, height: int) -> _Sources | None:
    """Framed factories and center in these limits, with tiles as large and as equal as can be."""
    count, size = factory_count(boards.players), boards.shape.size
    found: list[_Sources] = []
    for wanted in sizes_beside(size):
        center = center_height(wanted)
        if center_size(width, center, size) < wanted:
            continue
        tiles, columns = factory_boxes(count, width, height - center, size)
        if tiles:
            frame_width, frame_height = factory_frame(tiles)
            across, rows = columns * (frame_width + 1) - 1, -(-count // columns)
            sizes = min(tiles, wanted), tiles
            found.append(_Sources(across, rows * frame_height, center, sizes))
    return max(found, key=lambda sources: sources.sizes, default=None)


def _prompt_in_gap(boards: Boards) -> Draft | None:
    """The prompt in the place of a fourth board; the log below the boards, or on the right."""
    prompt, side = boards.free, boards.side
    sources = _sources(boards, side.width, side.height)
    if prompt is None or prompt.width < _WIDE_SIDE or sources is None:
        return None
    side = side._replace(width=min(side.width, max(sources.width, _SIDE_ALONE)))
    log: Area | None
    if boards.below >= _LOG_ROWS:
        log = Area(0, boards.height, boards.width, min(boards.below, _MOST_LOG_ROWS))
    else:
        log = _log_in(side, sources.total, boards.height)
    return Draft(sources.sizes, boards, *sources.areas(side), prompt, log)


def _prompt_beside(boards: Boards) -> Draft | None:
    """Factories, center and prompt on the right, the log below the boards or on the right."""
    side = boards.side
    sources = _sources(boards, side.width, side.height - _PROMPT_ROWS)
    if side.width < _WIDE_SIDE or sources is None:
        return None
    side = side._replace(width=min(side.width, max(sources.width, _SIDE_WITH_PROMPT)))
    left = side.height - sources.total
    rows = min(left, _MOST_PROMPT_ROWS)
    log: Area | None = None
    if boards.below >= _LOG_ROWS:
        end = max(sources.total + rows, boards.height + min(boards.below, _MOST_LOG_ROWS))
        rows = end - sources.total
        log = Area(0, boards.height, boards.width, end - boards.height)
    elif left >= _PROMPT_ROWS + 2 + _LOG_ROWS:
        rows = _PROMPT_ROWS + 2
        log = _log_in(side, sources.total + rows, boards.height)
    else:
        rows = max(rows, boards.height - sources.total)
    prompt = Area(side.x, sources.total, side.width, rows)
    return Draft(sources.sizes, boards, *sources.areas(side), prompt, log)


def _prompt_below_boards(boards: Boards) -> Draft | None:
    """The prompt below the boards; the log on the right, or below the boards as well."""
    side = boards.side
    sources = _sources(boards, side.width, side.height)
    if boards.below < _PROMPT_ROWS or boards.width < MIN_WIDTH - 20 or sources is None:
        return None
    side = side._replace(width=min(side.width, max(sources.width, _SIDE_ALONE)))
    end = boards.height + min(boards.below, _MOST_PROMPT_ROWS)
    prompt = Area(0, boards.height, boards.width, end - boards.height)
    log: Area | None = None
    if boards.width >= 2 * _SIDE_WITH_PROMPT:
        half = boards.width // 2
        log = Area(half, prompt.y, boards.width - half, prompt.height)
        prompt = prompt._replace(width=half)
    else:
        log = _log_in(side, sources.total, end)
    return Draft(sources.sizes, boards, *sources.areas(side), prompt, log)


def _prompt_below_all(boards: Boards) -> Draft | None:
    """The prompt across the whole table below everything, for the smallest screens."""
    if boards.below < _PROMPT_GRID:
        return None
    side = boards.side._replace(height=boards.height)
    sources = _sources(boards, side.width, side.height)
    if sources is None or boards.free:
        return _without_frames(boards, side._replace(width=_SLIM_SIDE))
    side = side._replace(width=min(side.width, max(sources.width, _SIDE_ALONE)))
    log = _log_in(side, sources.total, boards.height)
    return Draft(sources.sizes, boards, *sources.areas(side), _across(boards, side), log)


def _without_frames(boards: Boards, side: Area) -> Draft | None:
    """Factories without frames; the center in the place of a fourth board, or the next factory."""
    rows = -(-factory_count(boards.players) // 2)
    if boards.free:
        center = boards.free._replace(height=center_height(1))
        return Draft((0, 0), boards, side, center, _across(boards, side))
    if side.height < 3 * rows + 3:
        return None
    y = 3 * (rows - 1)
    center = Area(side.x + 8, y, side.width - 8, side.height - y)
    factories = side._replace(height=3 * rows)
    return Draft((0, 0), boards, factories, center, _across(boards, side))


def _across(boards: Boards, side: Area) -> Area:
    """All below the boards."""
    return Area(0, boards.height, side.x + side.width, min(boards.below, _MOST_PROMPT_ROWS))


def _log_in(side: Area, y: int, end: int) -> Area | None:
    """The log on a side from ``y`` on, down to ``end`` at least, if there is room for it."""
    rows = min(side.height - y, max(_MOST_LOG_ROWS, end - y))
    return Area(side.x, y, side.width, rows) if rows >= _LOG_ROWS else None


_ARRANGEMENTS: Final = (_prompt_in_gap, _prompt_beside, _prompt_below_boards, _prompt_below_all)
