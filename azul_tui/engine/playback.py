"""Showing a round's scoring again, event by event, on boards as they were before it."""

from __future__ import annotations

from azul_tui.engine.board import BoardView, PatternLine
from azul_tui.engine.events import Event, FloorCharged, LineDropped, TileScored

_EMPTY = PatternLine(None, 0)


def after_event(boards: tuple[BoardView, ...], event: Event) -> tuple[BoardView, ...]:
    """The boards after an event of the wall-tiling; other events change nothing here.

    The event must be the next one that happened to these boards.
    """
    if not isinstance(event, TileScored | LineDropped | FloorCharged):
        return boards
    board = boards[event.seat]
    if isinstance(event, TileScored):
        row = board.wall[event.row]
        placed = (*row[: event.column], event.color, *row[event.column + 1 :])
        wall = (*board.wall[: event.row], placed, *board.wall[event.row + 1 :])
        board = _without_line(board, event.row)._replace(
            wall=wall, score=board.score + event.points
        )
    elif isinstance(event, LineDropped):
        floor = (*board.floor, *[event.color] * event.floored)
        board = _without_line(board, event.row)._replace(floor=floor)
    else:
        board = board._replace(floor=(), score=event.score)
    return (*boards[: event.seat], board, *boards[event.seat + 1 :])


def _without_line(board: BoardView, row: int) -> BoardView:
    return board._replace(lines=(*board.lines[:row], _EMPTY, *board.lines[row + 1 :]))
