"""The log on a sheet: a heading for each round, and a scroll bar where there is more than fits."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from azul_tui.cells import fit
from azul_tui.engine import Move, row_text, source_text
from azul_tui.text.story import StoryLine, Tone
from azul_tui.ui.draw.boxes import rule
from azul_tui.ui.draw.prose import wrap
from azul_tui.ui.draw.roles import tile_role
from azul_tui.ui.draw.rows import Block, Row, row
from azul_tui.ui.draw.sheet import Act, Hint, Scroll, draw_sheet, room_inside
from azul_tui.ui.draw.tiles import Tiles

_SHORT: Final = 6
_FRAME: Final = 2
_SCROLLING: Final = (
    Hint("up", "older", Act("scroll_by", -1)),
    Hint("down", "newer", Act("scroll_by", 1)),
    Hint("home", "start", Act("scroll_to", 0)),
    Hint("end", "now", Act("scroll_end")),
)
_ROLES: Final = {
    Tone.TAKE: ("", ""),
    Tone.UNDONE: ("dim", "dim"),
    Tone.BACK: ("warn", "warn"),
    Tone.GAIN: ("gain", "label"),
    Tone.LOSS: ("loss", "label"),
    Tone.PLAIN: ("label", "label"),
    Tone.NOTICE: ("warn", "warn"),
    Tone.TOTAL: ("strong", "strong"),
}


@dataclass(frozen=True)
class LogView:
    """What the sheet shows.

    Attributes:
        lines: the whole story.
        top: the first row shown, from 0; None keeps to the end.
        tiles: the look of tiles, in any size.
    """

    lines: tuple[StoryLine, ...]
    top: int | None = None
    tiles: Tiles = field(default_factory=Tiles)


def draw_log(view: LogView, width: int, height: int) -> Block:
    """Return the sheet in ``width`` x ``height`` cells; a height of 0 is as high as the log."""
    cells, _ = room_inside(width, height)
    rows = _rows(view.lines, cells, view.tiles.ascii)
    height = height or len(rows) + _FRAME
    _, size = room_inside(width, height)
    top = _first(view, len(rows), size)
    return draw_sheet(
        rows[top : top + size],
        width,
        height,
        title="Log",
        hints=(*(_SCROLLING if len(rows) > size else ()), Hint("esc", "close", Act("close"))),
        scroll=Scroll(top, size, len(rows)),
        ascii_only=view.tiles.ascii,
    )


def scrolled(view: LogView, by: int, width: int, height: int) -> LogView:
    """Return the view ``by`` rows further down, or up, as far as there are rows.

    At the end it stays at the end.
    """
    cells, size = room_inside(width, height)
    total = len(_rows(view.lines, cells, view.tiles.ascii))
    top = max(0, _first(view, total, size) + by)
    return replace(view, top=None if top >= total - size else top)


def _first(view: LogView, total: int, size: int) -> int:
    last = max(0, total - size)
    return last if view.top is None else min(view.top, last)


@lru_cache(maxsize=8)
def _rows(lines: tuple[StoryLine, ...], cells: int, ascii_only: bool) -> Block:
    rows: list[Row] = []
    for line in lines:
        if line.tone is Tone.ROUND:
            if rows:
                rows.append(())
            rows.append(rule(line.text, cells, title_role="title-active", ascii_only=ascii_only))
        else:
            rows += _entry(line, cells)
    return tuple(rows)


def _entry(line: StoryLine, cells: int) -> Block:
    short_role, text_role = _ROLES[line.tone]
    short = row((fit(line.short, _SHORT), short_role))
    if line.move is not None and line.tone is Tone.TAKE:
        short = _move(line.move)
    words = wrap(line.text, max(8, cells - _SHORT), role=text_role)
    rest = [row(" " * _SHORT, *more) for more in words[1:]]
    return (row(*short, *(words[0] if words else ())), *rest)


def _move(move: Move) -> Row:
    """The short form of a move, its color as a tile."""
    letter = (move.color.letter, tile_role("tile", move.color))
    return row(source_text(move.source), letter, fit(row_text(move.row), _SHORT - 2))
