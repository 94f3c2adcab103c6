"""The five tile colors."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Color(IntEnum):
    """A tile color (R1.1), numbered 0-4 in the order of the first wall row (R1.3)."""

    BLUE = 0
    YELLOW = 1
    RED = 2
    BLACK = 3
    WHITE = 4

    @property
    def letter(self) -> str:
        """The capital letter that names the color in moves, records and on tiles; K is black."""
        return LETTERS[self]

    @classmethod
    def from_letter(cls, letter: str) -> Color:
        """The color of ``letter``, in either case.

        Raises:
            KeyError: ``letter`` names no color.
        """
        return _BY_LETTER[letter.upper()]


LETTERS = "BYRKW"
COLORS = tuple(Color)
COLOR_COUNT: Final = len(COLORS)
_BY_LETTER = dict(zip(LETTERS, COLORS, strict=True))
