"""Wall-tiling: full lines move to the wall and score, the floor line is charged (R3, R6)."""

from __future__ import annotations

from azul_tui.engine.board import FLOOR_COSTS, FLOOR_SPACES, Board, Wall
from azul_tui.engine.color import Color
from azul_tui.engine.errors import IllegalAction, Reason
from azul_tui.engine.events import (
    End,
    Event,
    FloorCharged,
    GameEnded,
    LineDropped,
    RoundEnded,
    TileScored,
)
from azul_tui.engine.moves import ROWS, Placement
from azul_tui.engine.scoring import RUNS, result, tile_points
from azul_tui.engine.state import Phase, State


def begin(state: State) -> list[Event]:
    """Begin to score the round; stops at the first choice of a column, if there is one (R6.3).

    Raises:
        IllegalAction: tiles are still on offer, or the scoring has begun already.
    """
    if state.phase is not Phase.OFFERED:
        raise IllegalAction(
            Reason.GAME_OVER if state.phase is Phase.OVER else Reason.NOT_READY_TO_SCORE
        )
    state.tiling_turn = state.tiling_line = 0
    state.idle_rounds += 1
    events: list[Event] = []
    _advance(state, events)
    return events


def placements(state: State) -> list[Placement]:
    """The columns the player in turn can choose for the line that is due; empty if none is due."""
    if state.phase is not Phase.TILING:
        return []
    row = state.tiling_line
    return [Placement(row, column) for column in _columns(state, state.boards[state.turn], row)]


def place(state: State, placement: Placement) -> list[Event]:
    """Put the tile of the line that is due on the wall, and go on to the next choice (R6.3).

    Raises:
        IllegalAction: no choice is due, another line is, or the space is not possible (R6.1).
    """
    if state.phase is not Phase.TILING:
        raise IllegalAction(Reason.NO_CHOICE_DUE)
    row, column = placement
    if row != state.tiling_line:
        raise IllegalAction(Reason.OTHER_LINE_DUE)
    board = state.boards[state.turn]
    columns = _columns(state, board, row)
    if column not in columns:
        taken = board.row_spaces[row] >> column & 1
        raise IllegalAction(Reason.SPACE_TAKEN if taken else Reason.COLUMN_HAS_COLOR)
    events: list[Event] = [_tile(state, state.turn, row, column, len(columns))]
    state.tiling_line += 1
    _advance(state, events)
    return events


def place_tile(board: Board, row: int, column: int) -> tuple[tuple[int, int], tuple[int, int], int]:
    """Move the tile of a full line to the wall: its two runs and its points (R3.1, R3.2)."""
    color = board.line_colors[row]
    assert color is not None
    board.set_tile(row, column, color)
    board.open_line(row)
    across = RUNS[column][board.row_spaces[row]]
    down = RUNS[row][board.column_spaces[column]]
    points = tile_points(across, down)
    board.score += points
    return across, down, points


def drop_line(board: Board, row: int) -> tuple[int, int]:
    """Drop a full line: how many tiles went to the floor and how many to the lid (R6.2)."""
    count = row + 1
    color = board.line_colors[row]
    floored = min(count, FLOOR_SPACES - len(board.floor))
    board.floor += [color] * floored
    board.open_line(row)
    return floored, count - floored


def _columns(state: State, board: Board, row: int) -> tuple[int, ...]:
    return board.columns_for(row, _line_color(board, row), state.wall)


def _line_color(board: Board, row: int) -> Color:
    color = board.line_colors[row]
    assert color is not None
    return color


def _advance(state: State, events: list[Event]) -> None:
    """Tile everything that leaves no choice; seats from the starter on, lines from the top."""
    colored = state.wall is Wall.COLORED
    while state.tiling_turn < state.players:
        seat = (state.starter + state.tiling_turn) % state.players
        board = state.boards[seat]
        counts = board.line_counts
        for row in range(state.tiling_line, ROWS):
            if counts[row] <= row:
                continue
            if colored:
                events.append(_tile(state, seat, row, (_line_color(board, row) + row) % ROWS, 1))
                continue
            columns = _columns(state, board, row)
            if len(columns) > 1:
                state.phase = Phase.TILING
                state.turn = seat
                state.tiling_line = row
                return
            if columns:
                events.append(_tile(state, seat, row, columns[0], 1))
            else:
                events.append(_drop(state, seat, row))
        events.append(_charge_floor(state, seat))
        state.tiling_turn += 1
        state.tiling_line = 0
    _end_round(state, events)


def _tile(state: State, seat: int, row: int, column: int, options: int) -> TileScored:
    board = state.boards[seat]
    color = _line_color(board, row)
    across, down, points = place_tile(board, row, column)
    state.lid[color] += row
    state.idle_rounds = 0
    return TileScored(seat, row, column, color, across, down, points, options)


def _drop(state: State, seat: int, row: int) -> LineDropped:
    board = state.boards[seat]
    color = _line_color(board, row)
    floored, discarded = drop_line(board, row)
    state.lid[color] += discarded
    return LineDropped(seat, row, color, floored, discarded)


def _charge_floor(state: State, seat: int) -> FloorCharged:
    board = state.boards[seat]
    floor = board.floor
    spaces = len(floor)
    cost = FLOOR_COSTS[spaces]
    charged = min(cost, board.score)
    board.score -= charged
    lid = state.lid
    for color in floor:
        if color is not None:
            lid[color] += 1
    floor.clear()
    return FloorCharged(seat, spaces, charged, cost - charged, board.score)


def _end_round(state: State, events: list[Event]) -> None:
    if state.marker is not None:
        state.starter = state.marker
        state.marker = None
    state.turn = state.starter
    state.tiling_turn = state.tiling_line = 0
    boards = state.boards
    events.append(RoundEnded(state.round, tuple([board.score for board in boards]), state.starter))
    if any([board.has_complete_row for board in boards]):
        end_game(state, End.ROW, events)
    elif not any(state.bag) and not any(state.lid):
        end_game(state, End.NO_TILES, events)
    else:
        state.phase = Phase.DEAL


def end_game(state: State, end: End, events: list[Event]) -> None:
    """End the game and score the walls (R5)."""
    state.phase = Phase.OVER
    state.end = end
    events.append(GameEnded(result(end, state.boards)))
