"""The sheets that lie over a game: result, help, tiles, log. One frame for all of them.

A sheet has its title and its pages in the upper border, what can be pressed in the lower one, and a
scroll bar in the right one where there is more than fits. All of it can be clicked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from azul_tui.cells import clean, cut
from azul_tui.ui.draw.boxes import Box
from azul_tui.ui.draw.rows import Block, Row, Span, aim, pad, row, row_width, stack
from azul_tui.ui.draw.signs import arrow, ellipsis

_ROOMY: Final = 100
"""From this width on there are two blanks between the frame and what stands inside, else one."""
BORDER: Final = "border-active"


class Act(NamedTuple):
    """What a click on a sheet means: the name of an action of the screen, and its argument."""

    name: str
    value: int | None = None


class Hint(NamedTuple):
    """A key that can be pressed, for the lower border."""

    key: str
    label: str
    act: Act | None = None


class Scroll(NamedTuple):
    """Which rows of a longer text are shown: ``size`` of ``total`` from row ``top`` on."""

    top: int
    size: int
    total: int


def room_inside(width: int, height: int) -> tuple[int, int]:
    """Return the cells and rows for what stands in a sheet of ``width`` x ``height``."""
    return max(0, width - 2 - 2 * _margin(width)), max(0, height - 2)


def draw_sheet(
    inside: Block,
    width: int,
    height: int,
    *,
    title: str,
    pages: Sequence[str] = (),
    shown: Sequence[int] = (0,),
    hints: Sequence[Hint] = (),
    scroll: Scroll | None = None,
    ascii_only: bool = False,
) -> Block:
    """Return a sheet of exactly ``width`` x ``height`` cells around ``inside``.

    Args:
        inside: what it shows, cut or filled to `room_inside`.
        width: cells, the frame included.
        height: rows, the frame included.
        title: stands on the left of the upper border; any text.
        pages: titles of the pages, with their digits on the right of the upper border.
        shown: the pages that are shown, from 0.
        hints: keys for the lower border; those that do not fit are left out.
        scroll: where the text stands, when there is more of it.
        ascii_only: use no character outside ASCII.
    """
    if width < 8 or height < 2:
        return pad((), width, height)
    box = Box.ASCII if ascii_only else Box.ROUND
    top_left, top_right, bottom_right, bottom_left, line, side = box.value
    tabs = _tabs(pages, shown, arrow(ascii_only=ascii_only))
    if row_width(tabs) > width - 6:
        tabs = ()
    name = cut(clean(title), max(0, width - 6 - row_width(tabs)), ellipsis(ascii_only=ascii_only))
    heading = row((f" {name} ", "title-active")) if name else ()
    top = _border(heading, tabs, width, top_left, line, top_right)
    bottom = _border(_hints(hints, width - 4, line), (), width, bottom_left, line, bottom_right)
    cells, rows = room_inside(width, height)
    margin = " " * _margin(width)
    bar = _bar(scroll, rows, side, "#" if ascii_only else "┃")
    body = [
        row((side, BORDER), margin, *content, margin, end)
        for content, end in zip(pad(inside, cells, rows), bar, strict=True)
    ]
    return (top, *body, bottom)


def centered(block: Block, width: int, height: int) -> Block:
    """Return ``block`` in the middle of ``width`` x ``height`` cells."""
    above = max(0, height - len(block)) // 2
    return pad(((),) * above + pad(block, width, len(block), "^"), width, height)


def spread(blocks: Sequence[Block], height: int) -> Block:
    """Return ``blocks`` below each other in ``height`` rows, with gaps as far as there is room.

    All gaps are equal, of two rows at most; where there is not even one row for each, only the
    first block stands apart. What is left over goes above and below.
    """
    blocks = [block for block in blocks if block]
    free = max(0, height - sum(map(len, blocks)))
    gaps = len(blocks) - 1
    between = min(2, free // gaps) if gaps else 0
    first = max(between, min(1, free)) if gaps else 0
    above = (free - first - between * max(0, gaps - 1)) // 2
    parts: list[Block] = [((),) * above]
    for at, block in enumerate(blocks):
        parts += [((),) * (0 if at == 0 else first if at == 1 else between), block]
    return stack(*parts)


def buttons(labels: Sequence[tuple[str, str]], cursor: int, width: int) -> Row:
    """Return (key, label) buttons in the middle of a row; the one under the cursor is bracketed."""
    airy = _buttons(labels, cursor, " ")
    line = airy if row_width(airy) <= width else _buttons(labels, cursor, "")
    return row(" " * (max(0, width - row_width(line)) // 2), *line)


def _buttons(labels: Sequence[tuple[str, str]], cursor: int, inside: str) -> Row:
    parts: list[Span] = []
    for at, (key, label) in enumerate(labels):
        here = at == cursor
        left, right = "[]" if here else "  "
        roles = ("bar-strong", "bar-strong") if here else ("key", "")
        button = row((left + inside + key, roles[0]), (f" {label}{inside}{right}", roles[1]))
        parts += [*aim((button,), Act("choose", at))[0], Span(" ")]
    return tuple(parts[:-1])


def _margin(width: int) -> int:
    return 2 if width >= _ROOMY else 1


def _border(left: Row, right: Row, width: int, start: str, line: str, end: str) -> Row:
    rest = max(0, width - 4 - row_width(left) - row_width(right))
    return row((start + line, BORDER), *left, (line * rest, BORDER), *right, (line + end, BORDER))


def _tabs(pages: Sequence[str], shown: Sequence[int], pointer: str) -> Row:
    parts: list[Span] = []
    for at, name in enumerate(pages):
        here = at in shown
        sign = pointer if here else " "
        parts.append(
            Span(f"{sign}{at + 1} {name} ", "bar-strong" if here else "label", Act("page", at))
        )
    return tuple(parts)


def _hints(hints: Sequence[Hint], width: int, line: str) -> Row:
    parts: Row = ()
    for hint in hints:
        between = row((line, BORDER)) if parts else ()
        part = row((f" {hint.key}", "key"), (f" {hint.label} ", "label"))
        more = (*parts, *between, *(aim((part,), hint.act)[0] if hint.act else part))
        if row_width(more) > width:
            break
        parts = more
    return parts


def _bar(scroll: Scroll | None, rows: int, side: str, thumb: str) -> list[Span]:
    if scroll is None or scroll.total <= scroll.size or rows < 1:
        return [Span(side, BORDER)] * rows
    last = scroll.total - scroll.size
    length = max(1, rows * scroll.size // scroll.total)
    at = (rows - length) * scroll.top // last
    return [
        Span(
            thumb if at <= y < at + length else side, BORDER, Act("scroll_to", _row(y, rows, last))
        )
        for y in range(rows)
    ]


def _row(y: int, rows: int, last: int) -> int:
    """Return the first row of text to show when row ``y`` of the scroll bar is clicked."""
    return round(last * y / max(1, rows - 1))
