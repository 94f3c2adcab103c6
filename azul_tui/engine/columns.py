"""The columns of the gray wall for a tile that is due: which are barred, and what each would cost.

See `column_points` for what each would score.
"""

from __future__ import annotations

from typing import NamedTuple

from azul_tui.engine.board import FLOOR_COSTS, FLOOR_SPACES, Board, Wall
from azul_tui.engine.errors import Reason
from azul_tui.engine.moves import ROWS
from azul_tui.engine.state import State
from azul_tui.engine.tilings import Tilings


class LostLines(NamedTuple):
    """Full lines that have a space on the wall now and lose it by a choice."""

    rows: tuple[int, ...]
    cost: int
    """What they add to the cost of the floor line when they fall, as a positive number (R6.2)."""


def column_refusal(state: State, column: int) -> Reason | None:
    """Why the tile that is due cannot go to ``column`` (0 to 4), or None (R6.1)."""
    board, row = state.boards[state.turn], state.tiling_line
    color = board.line_colors[row]
    assert color is not None
    if board.columns_for(row, color, state.wall) >> column & 1:
        return None
    taken = board.row_spaces[row] >> column & 1
    return Reason.SPACE_TAKEN if taken else Reason.COLUMN_HAS_COLOR


def lost_lines(state: State, column: int) -> LostLines:
    """The full lines below that will fall, whatever comes next, if the tile goes to ``column``.

    Lines that will fall after any choice are not among them. ``column`` must be possible.
    """
    board, row = state.boards[state.turn], state.tiling_line
    color = board.line_colors[row]
    assert color is not None
    after = board.copy()
    after.set_tile(row, column, color)
    after.open_line(row)
    anyway = _falling(board, state.wall, row + 1)
    rows = tuple(sorted(_falling(after, state.wall, row + 1) - anyway))
    before = len(board.floor) + _tiles(anyway)
    return LostLines(rows, _cost(before + _tiles(rows)) - _cost(before))


def _falling(board: Board, wall: Wall, first: int) -> frozenset[int]:
    """The full lines from ``first`` on that find no space in any way."""
    return frozenset(
        row
        for row in range(first, ROWS)
        if board.line_counts[row] > row and Tilings(board, wall, row).points_of_next() is None
    )


def _tiles(rows: frozenset[int] | tuple[int, ...]) -> int:
    return sum(row + 1 for row in rows)


def _cost(tiles: int) -> int:
    """What the floor line costs after so many tiles fell on it (R2.6, R3.3)."""
    return FLOOR_COSTS[min(tiles, FLOOR_SPACES)]
