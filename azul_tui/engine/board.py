"""One player's board: pattern lines, wall, floor line and score."""

from __future__ import annotations

from enum import Enum
from itertools import accumulate
from operator import and_, or_
from typing import Final, NamedTuple

from azul_tui.engine.color import COLOR_COUNT, COLORS, Color
from azul_tui.engine.moves import ROWS

SPACE_COSTS: Final = (1, 1, 2, 2, 2, 3, 3)
"""Points lost for each floor space from the left (R3.3)."""
FLOOR_SPACES: Final = len(SPACE_COSTS)
FLOOR_COSTS: Final = tuple(accumulate(SPACE_COSTS, initial=0))
"""Points lost for 0 to 7 occupied floor spaces: 0, 1, 2, 4, 6, 8, 11, 14 (R3.3)."""

ALL: Final = (1 << ROWS) - 1
"""The bit mask of five rows, columns or colors."""
MEMBERS: Final = [tuple(at for at in range(ROWS) if mask >> at & 1) for mask in range(1 << ROWS)]
"""For each bit mask the rows, columns or colors in it."""


class Wall(Enum):
    """The side of the board that all players use (R1.2)."""

    COLORED = "colored"
    GRAY = "gray"


def wall_color(row: int, column: int) -> Color:
    """The color of a space of the colored wall (R1.3)."""
    return COLORS[(column - row) % ROWS]


class PatternLine(NamedTuple):
    """A pattern line: the color it holds, if any, and how many tiles."""

    color: Color | None
    tiles: int


class BoardView(NamedTuple):
    """A board as it stands: immutable, hashable, equal when the boards are equal."""

    score: int
    lines: tuple[PatternLine, ...]
    wall: tuple[tuple[Color | None, ...], ...]
    """Five rows of five spaces; None is an empty space."""
    floor: tuple[Color | None, ...]
    """From the left, 0 to 7 entries; None is the starting player marker."""


class Board:
    """A board that changes as the game goes on.

    The bit masks repeat what ``wall`` and the lines say, so that rules are looked up, not searched.
    """

    __slots__ = (
        "color_columns",
        "column_spaces",
        "floor",
        "line_colors",
        "line_counts",
        "open_rows",
        "row_colors",
        "row_spaces",
        "score",
        "wall",
    )

    def __init__(self) -> None:
        self.score = 0
        self.line_colors: list[Color | None] = [None] * ROWS
        self.line_counts = [0] * ROWS
        self.floor: list[Color | None] = []
        self.wall: list[Color | None] = [None] * (ROWS * ROWS)
        self.row_spaces = [0] * ROWS
        """For each row the occupied columns."""
        self.column_spaces = [0] * ROWS
        """For each column the occupied rows."""
        self.row_colors = [0] * ROWS
        """For each row the colors on the wall."""
        self.color_columns = [0] * COLOR_COUNT
        """For each color the columns of the wall where it stands."""
        self.open_rows = [ALL] * COLOR_COUNT
        """For each color the pattern lines that may take it (R2.5)."""

    def copy(self) -> Board:
        """A board of its own with the same content."""
        other = Board.__new__(Board)
        other.score = self.score
        other.line_colors = self.line_colors[:]
        other.line_counts = self.line_counts[:]
        other.floor = self.floor[:]
        other.wall = self.wall[:]
        other.row_spaces = self.row_spaces[:]
        other.column_spaces = self.column_spaces[:]
        other.row_colors = self.row_colors[:]
        other.color_columns = self.color_columns[:]
        other.open_rows = self.open_rows[:]
        return other

    def view(self) -> BoardView:
        """The board as an immutable value."""
        return BoardView(
            self.score,
            tuple(map(PatternLine, self.line_colors, self.line_counts)),
            tuple(tuple(self.wall[at : at + ROWS]) for at in range(0, ROWS * ROWS, ROWS)),
            tuple(self.floor),
        )

    @classmethod
    def from_view(cls, view: BoardView) -> Board:
        """The board that ``view`` shows; the view must be one that the rules allow."""
        board = cls()
        board.score = view.score
        board.floor = list(view.floor)
        board.open_rows = [0] * COLOR_COUNT
        for row, colors in enumerate(view.wall):
            for column, color in enumerate(colors):
                if color is not None:
                    board.set_tile(row, column, color)
        for row, (color, tiles) in enumerate(view.lines):
            board.open_line(row)
            if color is not None:
                board.add_to_line(row, color, tiles)
        return board

    def add_to_line(self, row: int, color: Color, count: int) -> None:
        """Put ``count`` tiles, which must fit, into a pattern line."""
        held = self.line_counts[row]
        if not held:
            self.line_colors[row] = color
            self.open_rows = list(map(and_, self.open_rows, _STARTED[row][color]))
        held += count
        self.line_counts[row] = held
        if held > row:
            self.open_rows[color] &= ~(1 << row)

    def remove_from_line(self, row: int, count: int) -> None:
        """Take back ``count`` tiles that were the last to come into a pattern line."""
        color = self.line_colors[row]
        held = self.line_counts[row] - count
        self.open_line(row)
        if color is not None and held:
            self.add_to_line(row, color, held)

    def open_line(self, row: int) -> None:
        """Empty a pattern line; it is open again to every color its wall row does not have."""
        self.line_colors[row] = None
        self.line_counts[row] = 0
        self.open_rows = list(map(or_, self.open_rows, _OPENED[row][self.row_colors[row]]))

    def set_tile(self, row: int, column: int, color: Color) -> None:
        """Put a tile on a free wall space, in a row whose pattern line is not open to it."""
        self.wall[row * ROWS + column] = color
        self.row_spaces[row] |= 1 << column
        self.column_spaces[column] |= 1 << row
        self.row_colors[row] |= 1 << color
        self.color_columns[color] |= 1 << column

    def columns_for(self, row: int, color: Color, wall: Wall) -> int:
        """The columns, a bit mask, where a tile of pattern line ``row`` may go (R3.1, R6.1).

        ``color`` must not stand in that row of the wall yet.
        """
        if wall is _COLORED:
            return _COLORED_COLUMNS[row][color]
        return ALL & ~(self.row_spaces[row] | self.color_columns[color])

    @property
    def has_complete_row(self) -> bool:
        """A horizontal row of the wall is complete (R5.1)."""
        return ALL in self.row_spaces


_COLORED: Final = Wall.COLORED
_COLORED_COLUMNS: Final = [
    [
        sum(1 << column for column in range(ROWS) if wall_color(row, column) is color)
        for color in COLORS
    ]
    for row in range(ROWS)
]
"""The column, a bit mask, of each color in each row of the colored wall."""
# What a pattern line does to ``open_rows``: when a color comes into it, it closes to the others;
# when it is emptied, it opens to the colors that are not in its wall row, given as a bit mask.
_STARTED: Final = [
    [[ALL if other is color else ALL & ~(1 << row) for other in COLORS] for color in COLORS]
    for row in range(ROWS)
]
_OPENED: Final = [
    [[0 if mask >> color & 1 else 1 << row for color in COLORS] for mask in range(1 << COLOR_COUNT)]
    for row in range(ROWS)
]
