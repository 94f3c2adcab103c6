"""Sentences in lines of a given width, measured in cells, with their roles kept."""

from __future__ import annotations

import re

from azul_tui.cells import char_width, width
from azul_tui.ui.draw.rows import Block, Row, Span, row

_PIECES = re.compile(r"\s+|\S+")


def wrap(text: str | Row, cells: int, *, role: str = "", indent: int = 0) -> Block:
    """Return ``text`` in rows of at most ``cells`` cells, broken at blanks.

    A word that is wider than a row is broken where the row ends. All rows but the first begin with
    ``indent`` blanks. A string gets ``role``; the spans of a row keep theirs.
    """
    spans = row((text, role)) if isinstance(text, str) else text
    lines: list[Row] = []
    line: Row = ()
    used = 0
    for word in _words(spans):
        size = sum([width(span.text) for span in word])
        gap = Span(" ", word[0].role) if used > (indent if lines else 0) else None
        if gap and used + 1 + size > cells:
            lines.append(line)
            line, used, gap = _indented(indent), indent, None
        if gap:
            line, used = (*line, gap), used + 1
        for span in word:
            for part in _parts(span.text, cells - used, cells - indent):
                if used + width(part) > cells:
                    lines.append(line)
                    line, used = _indented(indent), indent
                line, used = (*line, span._replace(text=part)), used + width(part)
    return (*lines, line) if line else tuple(lines)


def _words(spans: Row) -> list[list[Span]]:
    """Return the words of the spans; a word may change its role in the middle."""
    words: list[list[Span]] = []
    glued = False
    for span in spans:
        for piece in _PIECES.findall(span.text):
            if piece.isspace():
                glued = False
                continue
            if not glued:
                words.append([])
            words[-1].append(span._replace(text=piece))
            glued = True
    return words


def _parts(word: str, first: int, others: int) -> list[str]:
    """Return ``word`` in parts: whole if it fits, else as much as fits into each row."""
    parts, start, used, room = [], 0, 0, first
    if width(word) <= max(first, 1):
        return [word]
    for at, char in enumerate(word):
        size = char_width(char)
        if used + size > room and at > start:
            parts.append(word[start:at])
            start, used, room = at, 0, max(others, 1)
        used += size
    return [*parts, word[start:]]


def _indented(indent: int) -> Row:
    return row(" " * indent)
