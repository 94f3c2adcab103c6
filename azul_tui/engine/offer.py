"""The factory offer: which takes are legal, and what a take does (R2)."""

from __future__ import annotations

from itertools import compress

from azul_tui.engine.board import FLOOR_SPACES
from azul_tui.engine.color import COLORS, Color
from azul_tui.engine.errors import IllegalAction, NotationError, Reason
from azul_tui.engine.events import TilesTaken
from azul_tui.engine.moves import CENTER, FLOOR, MOVES, ROWS, Move
from azul_tui.engine.state import Phase, State

_CENTER_AT = CENTER * ROWS


def legal_moves(state: State) -> list[Move]:
    """All takes of the player in turn; empty unless a take is due.

    Ordered by source, color and row, the floor line last.
    """
    if state.phase is not Phase.OFFER:
        return []
    open_rows = state.boards[state.turn].open_rows
    moves: list[Move] = []
    for color, targets in compress(MOVES, state.tiles):
        moves += targets[open_rows[color]]
    return moves


def row_refusal(state: State, color: Color, row: int) -> Reason | None:
    """Why the player in turn cannot place ``color`` in ``row``, or None (R2.5)."""
    board = state.boards[state.turn]
    if row == FLOOR or board.open_rows[color] >> row & 1:
        return None
    if board.row_colors[row] >> color & 1:
        return Reason.WALL_ROW_HAS_COLOR
    if board.line_colors[row] is not color:
        return Reason.LINE_HOLDS_OTHER_COLOR
    return Reason.LINE_FULL


def refusal(state: State, move: Move) -> Reason | None:
    """Why ``move`` is illegal, or None when the player in turn may play it."""
    if state.phase is Phase.OVER:
        return Reason.GAME_OVER
    if state.phase is not Phase.OFFER:
        return Reason.NO_TAKE_DUE
    if move.source != CENTER and move.source >= state.factories:
        return Reason.NO_SUCH_FACTORY
    if not state.tiles[move.source * ROWS + move.color]:
        return Reason.COLOR_NOT_THERE
    return row_refusal(state, move.color, move.row)


def take(state: State, move: Move) -> TilesTaken:
    """Play a take for the player in turn.

    Raises:
        IllegalAction: the rules forbid it; nothing has changed.
        NotationError: the move names no source or row that any game has.
    """
    source, color, row = move
    if not (0 <= source <= CENTER and 0 <= row <= FLOOR):
        raise NotationError(f"there is no source {source} or no row {row}")
    tiles = state.tiles
    group = source * ROWS + color
    count = tiles[group]
    seat = state.turn
    board = state.boards[seat]
    if (
        state.phase is not Phase.OFFER
        or not count
        or (row != FLOOR and not board.open_rows[color] >> row & 1)
    ):
        raise IllegalAction(refusal(state, move) or Reason.NO_TAKE_DUE)
    tiles[group] = 0
    state.left -= count
    floor = board.floor
    marker = False
    if source != CENTER:
        at = source * ROWS
        for other in COLORS:
            if moved := tiles[at + other]:
                tiles[at + other] = 0
                tiles[_CENTER_AT + other] += moved
    elif state.marker is None:
        marker = True
        state.marker = seat
        # The marker comes first and counts as a tile (R2.2), unless the floor is full (H2.7).
        if len(floor) < FLOOR_SPACES:
            floor.append(None)
    placed = 0
    filled = False
    if row != FLOOR:
        room = row + 1 - board.line_counts[row]
        filled = count >= room
        placed = room if filled else count
        board.add_to_line(row, color, placed)
    floored = discarded = 0
    if rest := count - placed:
        floored = min(rest, FLOOR_SPACES - len(floor))
        discarded = rest - floored
        floor += [color] * floored
        state.lid[color] += discarded
    if state.left:
        state.turn = (seat + 1) % state.players
    else:
        state.phase = Phase.OFFERED
        state.turn = state.starter
    return TilesTaken(seat, move, marker, placed, floored, discarded, filled)
