"""What a choice would cost or earn: forecasts for prompts, boards and notices."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from azul_tui.engine.board import FLOOR_COSTS, FLOOR_SPACES, Board, BoardView, Wall
from azul_tui.engine.moves import FLOOR, ROWS, Move
from azul_tui.engine.offer import take
from azul_tui.engine.scoring import runs_through, tile_points
from azul_tui.engine.state import State
from azul_tui.engine.tilings import Span, Tilings


class Forecast(NamedTuple):
    """What a take would do (R2.4), before it is played."""

    move: Move
    tiles: int
    """Tiles taken, the marker not counted."""
    marker: bool
    """The starting player marker comes along (R2.2)."""
    placed: int
    held: int
    """Tiles in the pattern line afterwards; 0 for the floor line."""
    floored: int
    """Tiles that go to the floor line, the marker not counted."""
    discarded: int
    """Tiles that go to the lid because the floor line is full (R2.6)."""
    cost_of_marker: int
    cost_of_tiles: int
    """What the marker and the tiles add to the cost of the floor line, as positive numbers (R3.3).

    No line that falls to the floor at the end of the round is counted.
    """
    fills: bool
    """The pattern line is full afterwards."""
    points: Span | None
    """What the line's tile would score on the wall this round, when the line is full (R3.2).

    The other full lines are counted as they stand, in tiling order. None when the line is not
    full or cannot be placed.
    """
    can_drop: bool
    """Gray wall: the line, once full, may find no space and fall to the floor (R6.2)."""
    must_drop: bool
    """Gray wall: no space is left for the line (R6.5), whatever is chosen for the lines above.

    For a line that is not full yet: as the wall stands.
    """
    cost_of_drop: Span | None
    """What the take adds to the cost of the floor line if its line, full, is dropped (R6.2).

    That is all of it, what falls at once included, as a positive number: the cost when the round
    is scored as things stand, less the cost without this take. The other lines that are dropped
    are counted both times. None when the line is not full or will not be dropped.
    """
    completes_row: bool
    """The line's tile completes a wall row, so that the game ends (R5.1), if it is not dropped."""

    @property
    def cost(self) -> int:
        """What marker and tiles add to the cost of the floor line together."""
        return self.cost_of_marker + self.cost_of_tiles


class Outlook(NamedTuple):
    """What the round would bring a player if it were scored now."""

    points: Span
    """Points from tiles on the wall."""
    cost: Span
    """The cost of the floor line, as a positive number; lines that are dropped are counted (R6.2).
    """
    score: Span
    """The score afterwards, cut at zero (R3.3)."""
    can_complete_row: bool
    must_complete_row: bool
    """A wall row may or will get complete, so that the game ends (R5.1)."""


def forecast(state: State, move: Move) -> Forecast:
    """What ``move`` would do for the player in turn.

    Raises:
        IllegalAction: the move is not legal.
        NotationError: the move names a source or a row that no game has.
    """
    # The take itself, on a copy, so that what it does to line and floor is said only there.
    ahead = state.copy()
    taken = take(ahead, move)
    _, color, row = move
    board, after = state.boards[state.turn], ahead.boards[state.turn]
    before, spaces = len(board.floor), len(after.floor)
    with_marker = FLOOR_COSTS[spaces - taken.floored]
    points: Span | None = None
    cost_of_drop: Span | None = None
    can_drop = must_drop = completes_row = False
    if taken.filled:
        tilings = Tilings(after, state.wall, row)
        points = tilings.points_of_next()
        can_drop = tilings.next_can_drop
        must_drop = points is None
        completes_row = not must_drop and board.row_spaces[row].bit_count() == ROWS - 1
        if can_drop:
            added = [
                _cost(spaces + dropped) - _cost(before + dropped - (row + 1))
                for dropped in tilings.dropped_with_next()
            ]
            cost_of_drop = Span(min(added), max(added))
    elif row != FLOOR:
        can_drop = must_drop = not board.columns_for(row, color, state.wall)
    return Forecast(
        move,
        taken.tiles,
        taken.marker,
        taken.placed,
        0 if row == FLOOR else after.line_counts[row],
        taken.floored,
        taken.discarded,
        with_marker - FLOOR_COSTS[before],
        FLOOR_COSTS[spaces] - with_marker,
        taken.filled,
        points,
        can_drop,
        must_drop,
        cost_of_drop,
        completes_row,
    )


@lru_cache(maxsize=64)
def outlook(board: BoardView, wall: Wall) -> Outlook:
    """What the round would bring the player of ``board`` if it were scored now."""
    tilings = Tilings(Board.from_view(board), wall, ROWS)
    before = len(board.floor)
    points: list[int] = []
    costs: list[int] = []
    scores: list[int] = []
    for dropped, span in tilings.totals().items():
        cost = _cost(before + dropped)
        points += span
        costs.append(cost)
        scores += [max(0, board.score + total - cost) for total in span]
    return Outlook(
        Span(min(points), max(points)),
        Span(min(costs), max(costs)),
        Span(min(scores), max(scores)),
        tilings.can_complete_row,
        tilings.must_complete_row,
    )


def placeable(board: BoardView, wall: Wall, row: int) -> bool:
    """The color in pattern line ``row`` has a space on the wall as it stands (R6.5).

    True for an empty line.
    """
    color = board.lines[row].color
    return color is None or bool(Board.from_view(board).columns_for(row, color, wall))


def column_points(state: State, row: int, column: int) -> int:
    """What a tile of pattern line ``row`` would score in ``column``, as the wall stands (R3.2).

    It is the wall of the player in turn, and the space must be free.
    """
    return tile_points(*runs_through(state.boards[state.turn], row, column))


def _cost(tiles: int) -> int:
    """What the floor line costs after so many tiles fell on it (R2.6, R3.3)."""
    return FLOOR_COSTS[min(tiles, FLOOR_SPACES)]
