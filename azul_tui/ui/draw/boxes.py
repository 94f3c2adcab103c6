"""Frames with a title on the left and one on the right."""

from __future__ import annotations

from enum import Enum

from azul_tui.cells import clean, cut, width
from azul_tui.ui.draw.rows import Block, Row, Span, pad, row, row_width
from azul_tui.ui.draw.signs import ellipsis


class Box(Enum):
    """A kind of frame: its corners clockwise from the top left, then horizontal and vertical."""

    ROUND = "╭╮╯╰─│"
    HEAVY = "┏┓┛┗━┃"
    ASCII = "++++-|"
    ASCII_HEAVY = "####=#"


def box_for(*, heavy: bool, ascii_only: bool = False) -> Box:
    """Return the frame for a board: heavy for the player to move, round for the others."""
    if ascii_only:
        return Box.ASCII_HEAVY if heavy else Box.ASCII
    return Box.HEAVY if heavy else Box.ROUND


def frame(
    inside: Block,
    inner_width: int,
    *,
    box: Box = Box.ROUND,
    role: str = "border",
    title: str | Row = "",
    title_role: str = "title",
    right: str | Row = "",
    right_role: str = "score",
) -> Block:
    """Return ``inside``, padded to ``inner_width`` cells, with a frame around it.

    A title that is too long is cut; the right one (a score) never is. Strings are shown as they
    are: there is no markup.
    """
    _, _, bottom_right, bottom_left, line, side = box.value
    top = _top(inner_width, box, role, title, title_role, right, right_role)
    edge = (side, role)
    body = [row(edge, *content, edge) for content in pad(inside, inner_width, len(inside))]
    bottom = row((bottom_left + line * inner_width + bottom_right, role))
    return (top, *body, bottom)


def rule(
    text: str,
    length: int,
    *,
    title_role: str = "label",
    ascii_only: bool = False,
) -> Row:
    """Return a horizontal line with ``text`` near its left end."""
    line = "-" if ascii_only else "─"
    shown = cut(clean(text), max(0, length - 4), ellipsis(ascii_only=ascii_only))
    if not shown:
        return row((line * length, "border"))
    rest = line * (length - 3 - width(shown))
    return row((f"{line} ", "border"), (shown, title_role), (f" {rest}", "border"))


def _top(
    inner: int,
    box: Box,
    role: str,
    title: str | Row,
    title_role: str,
    right: str | Row,
    right_role: str,
) -> Row:
    top_left, top_right, _, _, line, _ = box.value
    sign = ellipsis(ascii_only=box in (Box.ASCII, Box.ASCII_HEAVY))
    end = _titled(right, right_role, inner - 2, sign)
    room = inner - 2 - (row_width(end) + 1 if end else 0)
    start = _titled(title, title_role, room, sign)
    rest = inner - 1 - row_width(start) - (row_width(end) + 1 if end else 0)
    if rest < 0:
        start, end, rest = (), (), inner - 1
    tail = line if end else ""
    return row((top_left + line, role), *start, (line * rest, role), *end, (tail + top_right, role))


def _titled(title: str | Row, role: str, room: int, sign: str) -> Row:
    """Return the title between blanks, or nothing if there is no room or no title."""
    if isinstance(title, str):
        text = cut(clean(title), max(0, room - 2), sign)
        return (Span(f" {text} ", role),) if text else ()
    return title
