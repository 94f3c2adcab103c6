"""Wall-tiling: full lines move to the wall and score, the floor line is charged (R3, R6)."""

from __future__ import annotations

from azul_tui.engine.board import FLOOR_COSTS, MEMBERS
from azul_tui.engine.color import Color
from azul_tui.engine.columns import column_refusal
from azul_tui.engine.errors import IllegalAction, NotationError, Reason
from azul_tui.engine.events import (
    End,
    Event,
    FloorCharged,
    GameEnded,
    LineDropped,
    RoundEnded,
    TileScored,
    new_event,
)
from azul_tui.engine.moves import ROWS, Placement
from azul_tui.engine.scoring import result, runs_through, tile_points
from azul_tui.engine.state import DEAL, OFFERED, OVER, TILING, State, next_starter


def begin(state: State) -> list[Event]:
    """Begin to score the round; stops at the first choice of a column, if there is one (R6.3).

    Raises:
        IllegalAction: tiles are still on offer, or the scoring has begun already.
    """
    if state.phase is not OFFERED:
        raise IllegalAction(Reason.GAME_OVER if state.phase is OVER else Reason.NOT_READY_TO_SCORE)
    state.idle_rounds += 1
    events: list[Event] = []
    _advance(state, events)
    return events


def placements(state: State) -> list[Placement]:
    """The columns the player in turn can choose for the line that is due; empty if none is due."""
    if state.phase is not TILING:
        return []
    row = state.tiling_line
    _, columns = _due(state)
    return [Placement(row, column) for column in columns]


def place(state: State, placement: Placement) -> list[Event]:
    """Put the tile of the line that is due on the wall, and go on to the next choice (R6.3).

    Raises:
        IllegalAction: no choice is due, another line is, or the space is not possible (R6.1).
        NotationError: the placement names a line or a column that no board has.
    """
    row, column = placement
    if not (0 <= row < ROWS and 0 <= column < ROWS):
        raise NotationError(f"there is no line {row} or no column {column}")
    if state.phase is not TILING:
        raise IllegalAction(Reason.GAME_OVER if state.phase is OVER else Reason.NO_CHOICE_DUE)
    if row != state.tiling_line:
        raise IllegalAction(Reason.OTHER_LINE_DUE)
    if why := column_refusal(state, column):
        raise IllegalAction(why)
    seat = state.turn
    color, columns = _due(state)
    events: list[Event] = [_tile(state, seat, color, row, column, len(columns))]
    state.tiling_line += 1
    _advance(state, events)
    return events


def _due(state: State) -> tuple[Color, tuple[int, ...]]:
    """The color of the line that is due, and the columns where its tile may go."""
    board = state.boards[state.turn]
    row = state.tiling_line
    color = board.line_colors[row]
    assert color is not None
    return color, MEMBERS[board.columns_for(row, color, state.wall)]


def _advance(state: State, events: list[Event]) -> None:
    """Tile everything that leaves no choice; seats from the starter on, lines from the top."""
    while state.tiling_turn < state.players:
        seat = (state.starter + state.tiling_turn) % state.players
        board = state.boards[seat]
        counts = board.line_counts
        for row in range(state.tiling_line, ROWS):
            color = board.line_colors[row]
            if color is None or counts[row] <= row:
                continue
            columns = MEMBERS[board.columns_for(row, color, state.wall)]
            if len(columns) > 1:
                state.phase = TILING
                state.turn = seat
                state.tiling_line = row
                return
            if columns:
                events.append(_tile(state, seat, color, row, columns[0], 1))
            else:
                events.append(_drop(state, seat, color, row))
        events.append(_charge_floor(state, seat))
        state.tiling_turn += 1
        state.tiling_line = 0
    _end_round(state, events)


def _tile(state: State, seat: int, color: Color, row: int, column: int, options: int) -> TileScored:
    """Move the tile of a full line to the wall and score it, the others to the lid (R3.1, R3.2)."""
    board = state.boards[seat]
    board.set_tile(row, column, color)
    board.open_line(row)
    state.lid[color] += row
    across, down = runs_through(board, row, column)
    points = tile_points(across, down)
    board.score += points
    state.idle_rounds = 0
    return new_event(TileScored, (seat, row, column, color, across, down, points, options))


def _drop(state: State, seat: int, color: Color, row: int) -> LineDropped:
    """Drop a full line that has no space: to the floor, and what does not fit to the lid (R6.2)."""
    board = state.boards[seat]
    board.open_line(row)
    floored = state.fall(board, color, row + 1)
    return LineDropped(seat, row, color, floored, row + 1 - floored)


def _charge_floor(state: State, seat: int) -> FloorCharged:
    """Charge the floor line, cut the score at zero, and clear the line into the lid (R3.3)."""
    board = state.boards[seat]
    floor = board.floor
    spaces = len(floor)
    cost = FLOOR_COSTS[spaces]
    score = board.score
    charged = cost if cost < score else score
    board.score = score - charged
    lid = state.lid
    for color in floor:
        if color is not None:
            lid[color] += 1
    marker = None in floor
    floor.clear()
    return new_event(FloorCharged, (seat, spaces, charged, cost - charged, score - charged, marker))


def _end_round(state: State, events: list[Event]) -> None:
    state.turn = state.starter = next_starter(state.marker, state.starter)
    state.marker = None
    boards = state.boards
    events.append(RoundEnded(state.round, tuple([board.score for board in boards]), state.starter))
    if any([board.has_complete_row for board in boards]):
        end_game(state, End.ROW, events)
    elif not state.bag and not any(state.lid):
        end_game(state, End.NO_TILES, events)
    else:
        state.phase = DEAL
        state.tiling_turn = 0


def end_game(state: State, end: End, events: list[Event]) -> None:
    """End the game and score the walls as they stand (R5)."""
    state.phase = OVER
    state.end = end
    state.tiling_turn = state.tiling_line = 0
    events.append(GameEnded(result(end, state.boards)))
