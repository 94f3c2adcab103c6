"""The help on a sheet: one page of it, or two beside each other where there is room."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from azul_tui.ui.draw.keys import KeyGroup, draw_keys
from azul_tui.ui.draw.rows import Block, beside, pad, pad_row, row, stack
from azul_tui.ui.draw.rules import TITLES as RULES_TITLES
from azul_tui.ui.draw.rules import draw_rules
from azul_tui.ui.draw.sheet import Act, Hint, draw_sheet, room_inside
from azul_tui.ui.draw.tiles import Tiles

TITLES: Final = (*RULES_TITLES, "Keys", "More keys")
"""The pages of the help."""
KEYS_PAGE: Final = len(RULES_TITLES)
_GAP: Final = 5
_PAGE: Final = 68
_MOST: Final = 84
"""Longer lines are hard to read."""


@dataclass(frozen=True)
class HelpView:
    """What the help shows.

    Attributes:
        keys: for each place where keys work while one plays its heading and (key, help) pairs.
        more_keys: the same for all other places.
        page: the page shown, from 0; the next one may be beside it.
        tiles: the look of tiles, in any size.
    """

    keys: tuple[KeyGroup, ...]
    more_keys: tuple[KeyGroup, ...]
    page: int = 0
    tiles: Tiles = field(default_factory=Tiles)


def shown_pages(page: int, width: int) -> tuple[int, ...]:
    """Return the pages that a sheet of ``width`` shows when it is opened at ``page``."""
    cells, _ = room_inside(width, 0)
    if cells < 2 * _PAGE + _GAP:
        return (page,)
    first = min(page, len(TITLES) - 2)
    return (first, first + 1)


def draw_help(view: HelpView, width: int, height: int) -> Block:
    """Return the sheet in ``width`` x ``height`` cells."""
    cells, rows = room_inside(width, height)
    shown = shown_pages(view.page, width)
    if len(shown) > 1:
        side = (cells - _GAP) // 2
        line = "|" if view.tiles.ascii else "│"
        rule = (row((f"  {line}  ", "border")),) * rows
        left, right = [_page(view, page, side, rows - 1) for page in shown]
        inside = beside(pad(_below(left, rows), side, rows), rule, _below(right, rows))
    else:
        side = min(cells, _MOST)
        page = pad(_below(_page(view, view.page, side, rows - 1), rows), side, rows)
        inside = tuple(pad_row(line, cells, "^") for line in page)
    return draw_sheet(
        inside,
        width,
        height,
        title="Help",
        pages=TITLES,
        shown=shown,
        hints=[
            Hint("tab", "next page", Act("turn_page", 1)),
            Hint(f"1-{len(TITLES)}", "page"),
            Hint("esc", "close", Act("close")),
        ],
        ascii_only=view.tiles.ascii,
    )


def _page(view: HelpView, page: int, cells: int, rows: int) -> list[Block]:
    if page >= KEYS_PAGE:
        keys = view.keys if page == KEYS_PAGE else view.more_keys
        return [draw_keys(keys, cells, rows)]
    return draw_rules(page, cells, rows, view.tiles)


def _below(blocks: list[Block], rows: int) -> Block:
    """Return the blocks from the top on, under a blank row and apart as far as there are rows."""
    free = rows - 1 - sum(map(len, blocks))
    parts: list[Block] = [((),)]
    for at, block in enumerate(blocks):
        parts += [((),) if 0 < at <= free else (), block]
    return stack(*parts)
