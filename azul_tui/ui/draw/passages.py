"""Paragraphs of the rules in rows, and pictures beside them."""

from __future__ import annotations

from typing import Final

from azul_tui.text.rules import RULES, Kind
from azul_tui.ui.draw.prose import wrap
from azul_tui.ui.draw.rows import Block, beside, block_width, pad, pad_row, row

GAP: Final = 3
"""Cells between a picture and the words beside it."""
_SECTIONS: Final = {section.heading: section for section in RULES}


def section(heading: str, cells: int, *, labeled: bool = False) -> list[Block]:
    """Return the paragraphs of a section; its heading begins the first.

    Those of a ``labeled`` section begin with the name of a thing instead.
    """
    blocks = []
    for at, paragraph in enumerate(_SECTIONS[heading].paragraphs):
        lead = row((f"{heading}. ", "strong")) if at == 0 and not labeled else ()
        label, colon, text = paragraph.text.partition(":")
        if labeled or paragraph.kind is Kind.HOUSE:
            words = row((label + colon, "strong" if labeled else "warn"), text)
        else:
            words = row(paragraph.text)
        blocks.append(wrap((*lead, *words), cells))
    return blocks


def explained(picture: Block, words: Block, side: int, cells: int) -> Block:
    """Return a picture of ``side`` cells with words beside it, ``cells`` wide together."""
    height = max(len(picture), len(words))
    return beside(pad(picture, side, height), pad(words, cells - side - GAP, height), gap=GAP)


def side_by_side(picture: Block, words: Block, cells: int) -> Block:
    """Return a picture with words beside it, in the middle; wider than ``cells`` if it must."""
    height = max(len(picture), len(words))
    above = (height - len(words)) // 2
    lines = pad(((),) * above + words, block_width(words), height)
    needed = block_width(picture) + block_width(words)
    gap = max(GAP - 1, min(2 * GAP, cells - needed))
    both = beside(pad(picture, block_width(picture), height), lines, gap=gap)
    return tuple(pad_row(line, max(cells, block_width(both)), "^") for line in both)
