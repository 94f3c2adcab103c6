"""The help on a sheet: one page of it, or two beside each other where there is room."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from azul_tui.ui.draw.keys import KeyGroup, draw_keys
from azul_tui.ui.draw.rows import Block, beside, pad, pad_row, row
from azul_tui.ui.draw.rules import TITLES, draw_rules
from azul_tui.ui.draw.sheet import Act, Hint, draw_sheet, room_inside
from azul_tui.ui.draw.tiles import Tiles

KEYS_PAGE: Final = len(TITLES) - 1
_GAP: Final = 5
_PAGE: Final = 68
_MOST: Final = 84
"""Longer lines are hard to read."""


@dataclass(frozen=True)
class HelpView:
    """What the help shows.

    Attributes:
        keys: for each place where keys work its heading and its (key, help) pairs.
        page: the page shown, from 0; the next one may be beside it.
        tiles: the look of tiles, in any size.
    """

    keys: tuple[KeyGroup, ...]
    page: int = 0
    tiles: Tiles = field(default_factory=Tiles)


def draw_help(view: HelpView, width: int, height: int) -> Block:
    """Return the sheet in ``width`` x ``height`` cells."""
    cells, rows = room_inside(width, height)
    shown: tuple[int, ...] = (view.page,)
    if cells >= 2 * _PAGE + _GAP:
        first = min(view.page, KEYS_PAGE - 1)
        shown = (first, first + 1)
        side = (cells - _GAP) // 2
        line = "|" if view.tiles.ascii else "│"
        rule = tuple(row((f"  {line}  ", "border")) for _ in range(rows))
        inside = beside(
            pad(_page(view, first, side, rows), side, rows),
            rule,
            _page(view, first + 1, side, rows),
        )
    else:
        side = min(cells, _MOST)
        inside = pad(_page(view, view.page, side, rows), side, rows)
        inside = tuple(pad_row(line, cells, "^") for line in inside)
    return draw_sheet(
        inside,
        width,
        height,
        title="How to play",
        pages=TITLES,
        shown=shown,
        hints=[
            Hint("tab", "next page", Act("turn_page", 1)),
            Hint(f"1-{len(TITLES)}", "page"),
            Hint("esc", "close", Act("close")),
        ],
        ascii_only=view.tiles.ascii,
    )


def _page(view: HelpView, page: int, cells: int, rows: int) -> Block:
    if page == KEYS_PAGE:
        return draw_keys(view.keys, cells, rows)
    return draw_rules(page, cells, rows, view.tiles)
