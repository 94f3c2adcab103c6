"""The rules, short: what the help shows on the screen and in line mode."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple


class Kind(Enum):
    """What a paragraph is."""

    TEXT = "text"
    HOUSE = "house ruling"
    """The rulebook is silent here; this is how this game decides."""
    DIAGRAM = "diagram"
    """Lines to be shown as they are, in columns."""


class Paragraph(NamedTuple):
    """A paragraph of the rules; a house ruling says that it is one."""

    text: str
    kind: Kind = Kind.TEXT


class Section(NamedTuple):
    """A part of the rules under its heading."""

    heading: str
    paragraphs: tuple[Paragraph, ...]


def _section(heading: str, *paragraphs: str | Paragraph) -> Section:
    return Section(heading, tuple(Paragraph(p) if isinstance(p, str) else p for p in paragraphs))


def _house(text: str) -> Paragraph:
    return Paragraph(f"House ruling: {text}", Kind.HOUSE)


def _diagram(*lines: str) -> Paragraph:
    return Paragraph("\n".join(lines), Kind.DIAGRAM)


RULES: Final = (
    _section(
        "The aim",
        "Collect tiles in your pattern lines, move them to your wall, and score for neighbors. "
        "The game ends after a round in which somebody completes a horizontal row of the wall; "
        "most points win.",
    ),
    _section(
        "The table",
        "Pattern lines: the tiles you take wait here, one color in each row.",
        "Wall: a full row moves one tile to the space of its color, and that tile scores. Small "
        "letters are empty spaces.",
        "Floor line: what does not fit falls here and costs points; so does the 1, the starting "
        "player marker.",
        "Factories and center: tiles are taken from here.",
        "Bag and lid: new tiles come from the bag, used ones go to the lid of the box.",
    ),
    _section(
        "A turn",
        "Take all tiles of one color from one factory; its other tiles move to the center. Or "
        "take all tiles of one color from the center. Nobody may pass.",
        "Put them into one row of your pattern lines. A row holds one color, and a color that "
        "the same row of the wall already has cannot go there. Tiles that do not fit fall to "
        "your floor line. You may also put all of them there.",
        "The first to take from the center in a round also gets the starting player marker: it "
        "lies on the floor line, costs points there, and its holder starts the next round.",
        _house("the marker taken with a full floor line takes no space and costs nothing."),
    ),
    _section(
        "The end of a round",
        "When all tiles are taken, each full row moves one tile to the wall, from row 1 to row "
        "5; the rest of that row goes to the lid. Rows that are not full stay.",
        "Every tile scores as it lands: the length of its unbroken run across and of its "
        "unbroken run down, each counted only if longer than 1. A tile without neighbors scores "
        "1. Diagonals do not count.",
        "Then the floor line costs 1, 1, 2, 2, 2, 3 and 3 points from left to right: 14 for all "
        "seven spaces. More tiles go to the lid and cost nothing. A score never falls below 0.",
    ),
    _section(
        "An example",
        "Capital letters are tiles, small letters empty spaces. Ana's row 3 is full of yellow, "
        "so a yellow tile lands between the brackets:",
        _diagram(
            "row 1   b  y  r  k  w",
            "row 2   w  b  y  R  k",
            "row 3   k  W  B [Y] r",
            "row 4   r  k  w  b  y",
            "row 5   y  r  k  w  b",
        ),
        "Across it stands in a run of 3 (white, blue, yellow), down in a run of 2 (red, "
        "yellow): 3 across + 2 down = 5 points.",
        "Three spaces of her floor line are taken: 1 + 1 + 2, so -4. The round brings her 1 point.",
    ),
    _section(
        "The next round",
        "All factories are filled from the bag. When the bag is empty and a tile is still "
        "needed, the lid is poured into the bag and the game goes on. If both are empty, "
        "factories stay short.",
        _house("if nobody took from the center, the same player starts again."),
        _house("if not one tile can be dealt, the game ends and is scored."),
    ),
    _section(
        "The end of the game",
        "After the round in which a horizontal row of a wall gets complete, walls score once "
        "more: 2 points for each complete row, 7 for each complete column, 10 for each color "
        "with all five tiles on the wall. An empty bag does not end the game.",
        "Most points win. On a tie, more complete rows. Still a tie: the win is shared.",
        _house(
            "you may agree to end the game at any time; it is offered when no tile has reached "
            "any wall for two rounds."
        ),
    ),
    _section(
        "The gray wall",
        "The tile of a full row may go to any free space of the same row of the wall, but no "
        "color may stand twice in a row or twice in a column. Columns are chosen one row after "
        "the other, from row 1 to row 5.",
        "If no space is left for it, the whole row falls to the floor line before that is "
        "scored. A row can be filled that can never be placed: the game warns you.",
        _house("when just one space is possible, it is taken without asking."),
    ),
)
"""What a newcomer needs, in order; every paragraph can be wrapped to any width but a diagram."""
