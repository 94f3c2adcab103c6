"""Moves as values: a take in the factory offer, a placement on the gray wall."""

from __future__ import annotations

import re
from itertools import compress
from typing import Final, NamedTuple

from azul_tui.engine.color import COLORS, Color
from azul_tui.engine.errors import NotationError
from azul_tui.engine.material import MAX_PLAYERS, factory_count

ROWS: Final = 5
"""Pattern lines, wall rows and wall columns of a board (R1.2)."""
CENTER: Final = factory_count(MAX_PLAYERS)
"""The source number of the center, 9; factories are 0 to 8."""
FLOOR: Final = ROWS
"""The target row that means the floor line, 5; pattern lines are 0 to 4."""


class Move(NamedTuple):
    """One take: all tiles of a color from a source into one target row (R2.1, R2.4).

    A row is a pattern line or the floor line, as the keys 1 to 5 and F name them; where only
    pattern lines can be meant, as in `Placement`, it is called a line.

    Its text form is source, color, row, counted from 1 as on the screen:

    >>> str(Move(2, Color.BLUE, 1))
    '3B2'
    >>> Move.parse("CYF") == Move(CENTER, Color.YELLOW, FLOOR)
    True
    """

    source: int
    color: Color
    row: int

    def __str__(self) -> str:
        return f"{source_text(self.source)}{self.color.letter}{row_text(self.row)}"

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read a move such as ``3B2`` or ``cyf``; whether it is legal is another question.

        Raises:
            NotationError: the text is not a source, a color and a row.
        """
        if not _MOVE.fullmatch(text):
            raise NotationError(f"{_excerpt(text)} is not a move such as 3B2 or CYF")
        source, color, row = tuple(text.upper())
        return cls(
            CENTER if source == "C" else int(source) - 1,
            Color.from_letter(color),
            FLOOR if row == "F" else int(row) - 1,
        )


class Placement(NamedTuple):
    """The choice of a wall column for a full pattern line on the gray wall (R6.1).

    Line and column are 0 to 4; the text form counts from 1:

    >>> str(Placement(2, 3))
    '3>4'
    """

    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.line + 1}>{self.column + 1}"

    @classmethod
    def parse(cls, text: str) -> Placement:
        """Read a placement such as ``3>4``.

        Raises:
            NotationError: the text is not a line and a column from 1 to 5.
        """
        if not _PLACEMENT.fullmatch(text):
            raise NotationError(f"{_excerpt(text)} is not a placement such as 3>4")
        return cls(int(text[0]) - 1, int(text[2]) - 1)


def source_text(source: int) -> str:
    """``1`` to ``9`` for a factory, ``C`` for the center."""
    return "C" if source == CENTER else str(source + 1)


def row_text(row: int) -> str:
    """``1`` to ``5`` for a pattern line, ``F`` for the floor line."""
    return "F" if row == FLOOR else str(row + 1)


def _excerpt(text: str) -> str:
    return repr(text if len(text) <= 20 else text[:20] + "…")


_MOVE = re.compile(r"[1-9C][BYRKW][1-5F]", re.IGNORECASE | re.ASCII)
_PLACEMENT = re.compile(r"[1-5]>[1-5]", re.ASCII)


_OPEN = [(*(mask >> row & 1 for row in range(ROWS)), 1) for mask in range(1 << ROWS)]
"""For each bit mask of open rows, which targets are in it: the rows, and always the floor line."""


def _targets(source: int, color: Color) -> list[tuple[Move, ...]]:
    """The moves of one group of tiles for each bit mask of open rows."""
    moves = [Move(source, color, row) for row in (*range(ROWS), FLOOR)]
    return [tuple(compress(moves, targets)) for targets in _OPEN]


# All moves there are, made once: listing legal moves then only joins ready tuples.
MOVES: Final = [
    [(number, _targets(source, color)) for number, color in enumerate(COLORS)]
    for source in range(CENTER + 1)
]
"""For each source and color: the color's number, and the moves by the bit mask of open rows."""
