"""Where everything goes on a screen of a given size, and how large the tiles are.

A pure function of width, height and players, so that a resize is nothing special. The table takes
what it has a use for, and stands in the middle of the screen.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from azul_tui.ui.draw import SIZES
from azul_tui.ui.table.arranging import MIN_HEIGHT, MIN_WIDTH, Draft, drafts
from azul_tui.ui.table.shapes import Area, BoardShape

__all__ = ["MIN_HEIGHT", "MIN_WIDTH", "Plan", "fits", "plan", "tile_size"]

_BARS: Final = 2


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
    for size in reversed(SIZES):
        found = drafts(width, height - _BARS, players, size)
        if best := max(found, key=lambda draft: draft.rank, default=None):
            return _in_the_middle(best, width, height)
    raise ValueError(f"{width}x{height} is less than {MIN_WIDTH}x{MIN_HEIGHT}")


def tile_size(width: int, height: int, players: int) -> int:
    """The size of the tiles for which there is room; 1 where the screen is too small anyway."""
    return plan(width, height, players).shape.size if fits(width, height) else 1


def _in_the_middle(draft: Draft, width: int, height: int) -> Plan:
    """The plan on a screen, with the bars as wide as the table."""
    used = draft.size
    x, y = (width - used[0]) // 2, (height - _BARS - used[1]) // 2

    def moved(area: Area) -> Area:
        return area._replace(x=area.x + x, y=area.y + y + 1)

    return Plan(
        Area(x, y, used[0], 1),
        Area(x, y + 1 + used[1], used[0], 1),
        tuple(map(moved, draft.boards.areas)),
        draft.boards.shape,
        moved(draft.factories),
        moved(draft.center),
        moved(draft.prompt),
        moved(draft.log) if draft.log else None,
    )
