"""Points for tiles on the wall, and for complete rows, columns and colors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from azul_tui.engine.board import ALL, Board
from azul_tui.engine.color import COLORS
from azul_tui.engine.events import Bonus, End, Result
from azul_tui.engine.moves import ROWS


def _run(mask: int, at: int) -> tuple[int, int]:
    first = last = at
    while first > 0 and mask >> (first - 1) & 1:
        first -= 1
    while last < ROWS - 1 and mask >> (last + 1) & 1:
        last += 1
    return first, last


RUNS: Final = [[_run(mask, at) for mask in range(1 << ROWS)] for at in range(ROWS)]
"""``RUNS[at][mask]``: first and last space of the unbroken run through space ``at``.

Whether ``at`` is in the mask itself makes no difference.
"""


def runs_through(board: Board, row: int, column: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """First and last space of the runs, across and down, of a tile on this space of the wall.

    Whether the tile is there yet makes no difference.
    """
    return RUNS[column][board.row_spaces[row]], RUNS[row][board.column_spaces[column]]


def tile_points(across: tuple[int, int], down: tuple[int, int]) -> int:
    """The points of a tile that stands in these two runs (R3.2).

    >>> tile_points((1, 3), (0, 1))
    5
    """
    width = across[1] - across[0] + 1
    height = down[1] - down[0] + 1
    if width == 1:
        return height
    return width if height == 1 else width + height


def bonus(board: Board) -> Bonus:
    """What the wall earns at the end of the game (R5.2)."""
    in_all_rows = ALL
    for colors in board.row_colors:
        in_all_rows &= colors
    return Bonus(
        board.row_spaces.count(ALL),
        board.column_spaces.count(ALL),
        sum(in_all_rows >> color & 1 for color in COLORS),
    )


def result(end: End, boards: Sequence[Board]) -> Result:
    """The outcome of a game that ends with these boards (R5.2)."""
    bonuses = tuple(bonus(board) for board in boards)
    final = tuple(
        board.score + earned.points for board, earned in zip(boards, bonuses, strict=True)
    )
    return Result(end, bonuses, final)
