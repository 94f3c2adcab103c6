"""The factory offer: which takes are legal, and what a take does (R2)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

from azul_tui.engine.board import FLOOR_SPACES
from azul_tui.engine.color import COLOR_COUNT, COLORS, Color
from azul_tui.engine.errors import IllegalAction, NotationError, Reason
from azul_tui.engine.events import TilesTaken, new_event
from azul_tui.engine.material import MAX_PLAYERS, MIN_PLAYERS, factory_count
from azul_tui.engine.moves import CENTER, FLOOR, MOVES, Move
from azul_tui.engine.state import CENTER_AT, OFFER, OFFERED, OVER, State

_NOTHING = (0,) * COLOR_COUNT
_GROUPS = {
    players: [
        group for source in (*range(factory_count(players)), CENTER) for group in MOVES[source]
    ]
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)
}
"""The moves of each group of tiles, in the order of ``State.tiles``."""


def legal_moves(state: State) -> list[Move]:
    """All takes of the player in turn; empty unless a take is due.

    Ordered by source, color and row, the floor line last.
    """
    if state.phase is not OFFER:
        return []
    open_rows = state.boards[state.turn].open_rows
    moves: list[Move] = []
    for color, targets in compress(_GROUPS[state.players], state.tiles):
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
    """Why ``move`` is illegal, or None when the player in turn may play it.

    Raises:
        NotationError: the move names a source or a row that no game has.
    """
    source, color, row = move
    if not (0 <= source <= CENTER and 0 <= row <= FLOOR):
        raise NotationError(f"there is no source {source} or no row {row}")
    if state.phase is OVER:
        return Reason.GAME_OVER
    if state.phase is not OFFER:
        return Reason.NO_TAKE_DUE
    if source != CENTER and source >= state.factories:
        return Reason.NO_SUCH_FACTORY
    if not state.count(source, color):
        return Reason.COLOR_NOT_THERE
    return row_refusal(state, color, row)


def take(state: State, move: Move) -> TilesTaken:
    """Play a take for the player in turn.

    Raises:
        IllegalAction: the rules forbid it; nothing has changed.
        NotationError: the move names a source or a row that no game has.
    """
    source, color, row = move
    from_center = source == CENTER
    at = CENTER_AT if from_center else source * COLOR_COUNT
    seat = state.turn
    board = state.boards[seat]
    tiles = state.tiles
    if (
        state.phase is not OFFER
        or not (from_center or 0 <= source < state.factories)
        or not (count := tiles[group := at + color])
        or not (row == FLOOR or (row >= 0 and board.open_rows[color] >> row & 1))
    ):
        raise _refused(state, move)
    tiles[group] = 0
    marker = False
    if not from_center:
        blue, yellow, red, black, white = tiles[at : at + COLOR_COUNT]
        tiles[at : at + COLOR_COUNT] = _NOTHING
        tiles[CENTER_AT] += blue
        tiles[CENTER_AT + 1] += yellow
        tiles[CENTER_AT + 2] += red
        tiles[CENTER_AT + 3] += black
        tiles[CENTER_AT + 4] += white
    elif state.marker is None:
        marker = True
        state.marker = seat
        # The marker comes first and counts as a tile (R2.2), unless the floor is full (H2.7).
        if len(board.floor) < FLOOR_SPACES:
            board.floor.append(None)
    placed = floored = discarded = 0
    filled = False
    if row != FLOOR:
        room = row + 1 - board.line_counts[row]
        filled = count >= room
        placed = room if filled else count
        board.add_to_line(row, color, placed)
    if rest := count - placed:
        floored = state.fall(board, color, rest)
        discarded = rest - floored
    state.left -= count
    if state.left:
        state.turn = (seat + 1) % state.players
    else:
        state.phase = OFFERED
        state.turn = state.starter
    return new_event(TilesTaken, (seat, move, marker, placed, floored, discarded, filled))


def _refused(state: State, move: Move) -> IllegalAction:
    reason = refusal(state, move)
    assert reason is not None
    return IllegalAction(reason)


def put_back(state: State, taken: TilesTaken, dealt: Sequence[int]) -> None:
    """Undo a take, which must be the last one, before the round is scored.

    Args:
        state: the table right after the take.
        taken: what the take did.
        dealt: the tiles (see ``State.tiles``) as they were at any time before the take, in the
            same round.
    """
    source, color, row = taken.move
    tiles = state.tiles
    board = state.boards[taken.seat]
    if taken.floored:
        del board.floor[-taken.floored :]
    state.lid[color] -= taken.discarded
    if taken.marker:
        state.marker = None
        # With a full floor line the marker took no space (H2.7).
        if board.floor[-1] is None:
            board.floor.pop()
    if row != FLOOR:
        board.remove_from_line(row, taken.placed)
    if source != CENTER:
        at = source * COLOR_COUNT
        tiles[at : at + COLOR_COUNT] = dealt[at : at + COLOR_COUNT]
        for other in COLORS:
            tiles[CENTER_AT + other] -= dealt[at + other]
    tiles[CENTER_AT + color] += taken.tiles
    state.left += taken.tiles
    state.phase = OFFER
    state.turn = taken.seat
