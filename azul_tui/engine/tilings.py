"""All that can come out when a board is tiled, without trying every way one by one (R6.3)."""

from __future__ import annotations

from typing import NamedTuple

from azul_tui.engine.board import ALL, MEMBERS, Board, Wall
from azul_tui.engine.moves import ROWS
from azul_tui.engine.scoring import runs_through, tile_points


class Span(NamedTuple):
    """The least and the most that can come out; equal when nothing is left to choose."""

    low: int
    high: int


class _Seen(NamedTuple):
    """What the lines still to be tiled can see of the lines above them."""

    runs: tuple[int, ...]
    """For each column the length of the unbroken run that ends just above the next line."""
    columns: tuple[int, ...]
    """For each line still to be tiled the columns, a bit mask, where its tile may go.

    0 for a line that is not full or has no space.
    """
    complete: bool
    """A row of the wall is complete (R5.1)."""


_Ways = dict[_Seen, dict[int, Span]]
"""The points of each way by the number of tiles that were dropped (R6.2)."""


class Tilings:
    """Every way in which the first lines of a board can be tiled, from the top (R3.1, R6.3).

    Five full lines on an empty gray wall have 3,125 ways. Ways that look the same to the lines
    below are kept as one, which leaves some dozens.

    Args:
        board: the board as it stands.
        wall: its side; on the colored wall there is only one way.
        lines: how many lines are tiled, 0 to 5.
    """

    def __init__(self, board: Board, wall: Wall, lines: int) -> None:
        self._board = board
        self._next_line = lines
        columns = [
            board.columns_for(row, color, wall) if color is not None and tiles > row else 0
            for row, (color, tiles) in enumerate(
                zip(board.line_colors, board.line_counts, strict=True)
            )
        ]
        start = _Seen((0,) * ROWS, tuple(columns), board.has_complete_row)
        self._ways: _Ways = {start: {0: Span(0, 0)}}
        for row in range(lines):
            self._ways = self._tile(row, self._ways)

    def totals(self) -> dict[int, Span]:
        """The points of all lines together, by the number of tiles that were dropped (R6.2)."""
        found: dict[int, Span] = {}
        for totals in self._ways.values():
            for dropped, points in totals.items():
                _add(found, dropped, points)
        return found

    @property
    def can_complete_row(self) -> bool:
        """A row of the wall is complete in at least one way (R5.1)."""
        return any(seen.complete for seen in self._ways)

    @property
    def must_complete_row(self) -> bool:
        """A row of the wall is complete in every way (R5.1)."""
        return all(seen.complete for seen in self._ways)

    def points_of_next(self) -> Span | None:
        """What the tile of the line after them can score; None if it has no space in any way."""
        row = self._next_line
        points = [
            self._points(row, column, seen)
            for seen in self._ways
            for column in MEMBERS[seen.columns[0]]
        ]
        return Span(min(points), max(points)) if points else None

    @property
    def next_can_drop(self) -> bool:
        """There is a way that leaves no space for the line after them, which must be full."""
        return any(not seen.columns[0] for seen in self._ways)

    def dropped_with_next(self) -> set[int]:
        """How many tiles all lines can drop together when the next line, full, is one of them."""
        ways = {seen: totals for seen, totals in self._ways.items() if not seen.columns[0]}
        for row in range(self._next_line, ROWS):
            ways = self._tile(row, ways)
        return {dropped for totals in ways.values() for dropped in totals}

    def _tile(self, row: int, before: _Ways) -> _Ways:
        board = self._board
        color = board.line_colors[row]
        spaces = board.row_spaces[row]
        below = board.line_colors[row + 1 :]
        dropped = row + 1 if board.line_counts[row] > row else 0
        ways: _Ways = {}
        for seen, totals in before.items():
            columns, *rest = seen.columns
            if not columns:
                after = _Seen(_runs(seen.runs, spaces), tuple(rest), seen.complete)
                _add_all(ways.setdefault(after, {}), totals, 0, dropped)
            for column in MEMBERS[columns]:
                bit = 1 << column
                barred = tuple(
                    mask & ~bit if other is color else mask
                    for mask, other in zip(rest, below, strict=True)
                )
                complete = seen.complete or spaces | bit == ALL
                after = _Seen(_runs(seen.runs, spaces | bit), barred, complete)
                points = self._points(row, column, seen)
                _add_all(ways.setdefault(after, {}), totals, points, 0)
        return ways

    def _points(self, row: int, column: int, seen: _Seen) -> int:
        across, down = runs_through(self._board, row, column)
        return tile_points(across, (row - seen.runs[column], down[1]))


def _runs(above: tuple[int, ...], spaces: int) -> tuple[int, ...]:
    return tuple(run + 1 if spaces >> column & 1 else 0 for column, run in enumerate(above))


def _add_all(found: dict[int, Span], totals: dict[int, Span], points: int, dropped: int) -> None:
    for before, (low, high) in totals.items():
        _add(found, before + dropped, Span(low + points, high + points))


def _add(found: dict[int, Span], dropped: int, points: Span) -> None:
    if dropped in found:
        low, high = found[dropped]
        points = Span(min(low, points.low), max(high, points.high))
    found[dropped] = points
