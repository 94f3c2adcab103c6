"""Rows of text with roles: what the screen colors and line mode prints."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, NamedTuple

from azul_tui import cells


class Span(NamedTuple):
    """A piece of a row: its text, its role, and what a click on it means.

    The role is a name from `azul_tui.ui.draw.roles`; the empty role is plain text. A target is any
    hashable value, or None where a click means nothing.
    """

    text: str
    role: str = ""
    target: Hashable = None


Row = tuple[Span, ...]
"""One line of the screen."""

Block = tuple[Row, ...]
"""Lines that belong together, all of the same width unless said otherwise."""

_NEAR: Final = 3
"""Cells between two changes that are not worth a leap of the cursor."""


def row(*parts: str | Span | tuple[str, str] | tuple[str, str, Hashable]) -> Row:
    """Build a row from strings, (text, role) and (text, role, target); empty ones are left out."""
    spans = (Span(part) if isinstance(part, str) else Span(*part) for part in parts)
    return tuple(span for span in spans if span.text)


def plain(line: Row) -> str:
    """Return the text of ``line`` without roles."""
    return "".join([span.text for span in line])


def plain_lines(block: Block) -> list[str]:
    """Return the text of ``block``, without blanks at the ends of lines."""
    return [plain(line).rstrip() for line in block]


def row_width(line: Row) -> int:
    """Return how many cells ``line`` covers."""
    return sum([cells.width(span.text) for span in line])


def block_width(block: Block) -> int:
    """Return the width of the widest row, in cells; 0 without rows."""
    return max(map(row_width, block), default=0)


def pad_row(line: Row, width: int, align: str = "<", role: str = "") -> Row:
    """Return ``line`` filled with blanks of ``role`` to ``width`` cells; a wider one is cut."""
    free = width - row_width(line)
    if free < 0:
        return crop_row(line, width)
    if free == 0:
        return line
    before = {"<": 0, ">": free, "^": free // 2}[align]
    return row((" " * before, role), *line, (" " * (free - before), role))


def crop_row(line: Row, width: int) -> Row:
    """Return the first ``width`` cells of ``line``."""
    kept: list[Span] = []
    for span in line:
        size = cells.width(span.text)
        if size > width:
            kept.append(span._replace(text=cells.fit(span.text, width, ellipsis="")))
            break
        kept.append(span)
        width -= size
    return tuple(span for span in kept if span.text)


def pad(block: Block, width: int, height: int, align: str = "<", role: str = "") -> Block:
    """Return ``block`` with exactly ``height`` rows of ``width`` cells."""
    lines = [pad_row(line, width, align, role) for line in block[:height]]
    return (*lines, *[row((" " * width, role))] * (height - len(lines)))


def beside(*blocks: Block, gap: int = 0) -> Block:
    """Put blocks next to each other, ``gap`` blanks apart; shorter ones are filled below."""
    height = max(map(len, blocks), default=0)
    padded = [
        block if len(block) == height else pad(block, block_width(block), height)
        for block in blocks
        if block
    ]
    space = (Span(" " * gap),) if gap else ()
    lines: list[Row] = []
    for parts in zip(*padded, strict=True):
        line = parts[0]
        for part in parts[1:]:
            line += space + part
        lines.append(line)
    return tuple(lines)


def stack(*blocks: Block) -> Block:
    """Put blocks below each other."""
    return tuple(line for block in blocks for line in block)


def aim(block: Block, target: Hashable) -> Block:
    """Return ``block`` with ``target`` on every span that has none yet."""
    return tuple(
        tuple(Span(s.text, s.role, target) if s.target is None else s for s in line)
        for line in block
    )


def changes(before: Row, after: Row) -> list[tuple[int, int]]:
    """Return where two rows look different, from the left: (first cell, number of cells)."""
    old, new = _looks(before), _looks(after)
    found: list[tuple[int, int]] = []
    for x in range(max(len(old), len(new))):
        if old[x : x + 1] == new[x : x + 1]:
            continue
        if found and sum(found[-1]) + _NEAR >= x:
            found[-1] = (found[-1][0], x + 1 - found[-1][0])
        else:
            found.append((x, 1))
    return found


def _looks(line: Row) -> list[tuple[str, str]]:
    """Character and role of each cell; the second cell of a wide character has none."""
    looks: list[tuple[str, str]] = []
    for span in line:
        if span.text.isascii():
            looks += [(character, span.role) for character in span.text]
        else:
            for character in span.text:
                looks += [(character, span.role), ("", span.role)][: cells.width(character)]
    return looks


def target_at(line: Row, x: int) -> Hashable:
    """Return the target of the span that covers cell ``x`` of ``line``, or None."""
    if x < 0:
        return None
    for span in line:
        x -= cells.width(span.text)
        if x < 0:
            return span.target
    return None
