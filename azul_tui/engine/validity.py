"""What is wrong with a state that did not come from play, such as a position that was typed."""

from __future__ import annotations

from azul_tui.engine.board import FLOOR_SPACES, Board, Wall, wall_color
from azul_tui.engine.color import COLOR_COUNT, COLORS
from azul_tui.engine.events import End
from azul_tui.engine.material import TILES_PER_COLOR
from azul_tui.engine.moves import ROWS
from azul_tui.engine.state import Phase, State


def fault(state: State) -> str | None:
    """A rule that the state breaks, as a short phrase, or None.

    Every state that play can reach has none, and play from a state without one never fails.
    """
    return (
        _tiles_fault(state)
        or next(
            (found for board in state.boards if (found := _board_fault(board, state.wall))), None
        )
        or _marker_fault(state)
        or _round_fault(state)
        or _phase_fault(state)
    )


def _tiles_fault(state: State) -> str | None:
    for color in COLORS:
        total = state.bag.count(color) + state.lid[color] + sum(state.tiles[color::COLOR_COUNT])
        for board in state.boards:
            total += board.wall.count(color) + board.floor.count(color)
            total += sum(
                count
                for held, count in zip(board.line_colors, board.line_counts, strict=True)
                if held is color
            )
        if total != TILES_PER_COLOR:
            return f"{total} {color.name.lower()} tiles instead of {TILES_PER_COLOR} (R1.1)"
    return None


def _board_fault(board: Board, wall: Wall) -> str | None:
    for row in range(ROWS):
        colors = [
            color for color in board.wall[row * ROWS : row * ROWS + ROWS] if color is not None
        ]
        if len(set(colors)) < len(colors):
            return "one color stands twice in a row of the wall (R6.1)"
        if board.line_colors[row] in colors:
            return "a pattern line holds a color that its wall row has already (R2.5)"
        column = [color for color in board.wall[row::ROWS] if color is not None]
        if len(set(column)) < len(column):
            return "one color stands twice in a column of the wall (R6.1)"
    if wall is Wall.COLORED:
        for at, color in enumerate(board.wall):
            if color is not None and color is not wall_color(*divmod(at, ROWS)):
                return "a tile stands on the space of another color (R1.3)"
    return None


def _marker_fault(state: State) -> str | None:
    for seat, board in enumerate(state.boards):
        here = board.floor.count(None)
        holds = seat == state.marker
        if here > holds:
            return "the marker lies on a floor line but that player does not hold it (R2.2)"
        if holds and not here and len(board.floor) < FLOOR_SPACES and not _tiled(state, seat):
            return "the marker is missing on the floor line of its holder (R2.2)"
    return None


def _round_fault(state: State) -> str | None:
    if state.round == 0 and state.phase not in {Phase.DEAL, Phase.OVER}:
        return "the first round is number 1"
    scored = state.round - (state.phase in {Phase.OFFER, Phase.OFFERED})
    if state.idle_rounds > scored:
        return "more rounds without a tile on a wall than rounds (H5.5)"
    return None


def _tiled(state: State, seat: int) -> bool:
    """The floor line of the player may have been cleared in this round already."""
    if state.phase is not Phase.TILING:
        return state.end is End.AGREED
    return (seat - state.starter) % state.players < state.tiling_turn


def _phase_fault(state: State) -> str | None:
    complete = any(board.has_complete_row for board in state.boards)
    if state.phase is Phase.OVER and state.end is End.AGREED:
        return None
    if (state.left > 0) is not (state.phase is Phase.OFFER):
        return "the phase does not fit the tiles on offer (R2.8)"
    if state.phase in {Phase.OFFER, Phase.OFFERED, Phase.DEAL} and complete:
        return "a complete row should have ended the game (R5.1)"
    if state.phase in {Phase.OFFERED, Phase.DEAL} and state.turn != state.starter:
        return "the starter acts first (R4.3)"
    if state.phase is Phase.TILING:
        return _tiling_fault(state)
    if state.phase in {Phase.DEAL, Phase.OVER}:
        return _after_round_fault(state, complete)
    return None


def _tiling_fault(state: State) -> str | None:
    row = state.tiling_line
    board = state.boards[state.turn]
    if state.turn != (state.starter + state.tiling_turn) % state.players:
        return "another player has to choose a column (R6.3)"
    color = board.line_colors[row]
    if state.wall is Wall.COLORED or color is None or board.line_counts[row] <= row:
        return "no choice of a column is due (R6.1)"
    if board.columns_for(row, color, state.wall).bit_count() < 2:
        return "the line leaves no choice of a column (H6.4)"
    if any(_full(board, above) for above in range(row)):
        return "a line further up comes first (R6.3)"
    for seat, other in enumerate(state.boards):
        if _tiled(state, seat) and _unscored(other):
            return "a player who is done still has tiles to score (R3.1)"
    return None


def _after_round_fault(state: State, complete: bool) -> str | None:
    if state.marker is not None:
        return "the marker returns to the center after a round (R4.3)"
    if any(_unscored(board) for board in state.boards):
        return "a full line or a floor line was not scored (R3.1)"
    tiles = bool(state.bag) or any(state.lid)
    if state.phase is Phase.DEAL:
        return None if tiles else "not one tile can be dealt, so that the game is over (H5.4)"
    if complete is not (state.end is End.ROW):
        return "the reason to end does not fit the walls (R5.1)"
    if state.end is End.NO_TILES and tiles:
        return "tiles remain for another round (H5.4)"
    return None


def _full(board: Board, row: int) -> bool:
    return board.line_counts[row] > row


def _unscored(board: Board) -> bool:
    return bool(board.floor) or any(_full(board, row) for row in range(ROWS))
