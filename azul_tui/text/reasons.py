"""Why something is not possible, as a sentence."""

from __future__ import annotations

from typing import Final

from azul_tui.engine import CENTER, BoardView, Color, Move, Reason, TableView
from azul_tui.text.things import color_name, column_name, row_name, source_name
from azul_tui.text.words import capital

_SENTENCES: Final = {
    Reason.NO_TAKE_DUE: "No tiles can be taken now.",
    Reason.NO_CHOICE_DUE: "There is no column to choose now.",
    Reason.OTHER_LINE_DUE: "Another row comes first: columns are chosen from row 1 to row 5.",
    Reason.NOTHING_TO_TAKE_BACK: "Nothing is left to take back: "
    "only takes of this round can be, until the scoring begins.",
}
"""What the engine's phrase would not tell players well enough."""


def reason(why: Reason) -> str:
    """Return "The game is over.", for where nothing more than ``why`` is known."""
    return _SENTENCES.get(why, f"{capital(why.value)}.")


def row_reason(why: Reason, board: BoardView, color: Color, row: int) -> str:
    """Return why ``color`` cannot go into ``row``, without its subject.

    "already has blue on the wall", "holds red" or "full"; ``why`` is from `row_refusal`.
    """
    if why is Reason.WALL_ROW_HAS_COLOR:
        return f"already has {color_name(color)} on the wall"
    held = board.lines[row].color
    if why is Reason.LINE_HOLDS_OTHER_COLOR and held is not None:
        return f"holds {color_name(held)}"
    return "full"


def row_reason_in_full(why: Reason, board: BoardView, color: Color, row: int) -> str:
    """Return "row 1 already has blue on the wall", "row 4 holds red" or "row 2 is full"."""
    text = row_reason(why, board, color, row)
    return f"{row_name(row)} {'is full' if text == 'full' else text}"


def move_reason(why: Reason, view: TableView, move: Move) -> str:
    """Return why ``move`` is refused at this table: "There is no white on factory 1."."""
    if why is Reason.NO_SUCH_FACTORY:
        return f"There is no {source_name(move.source)}, only 1 to {len(view.factories)}."
    if why is Reason.COLOR_NOT_THERE:
        return _not_there(view, move.source, move.color)
    if why in _ROW_REASONS:
        board = view.boards[view.turn]
        return f"{capital(row_reason_in_full(why, board, move.color, move.row))}."
    return reason(why)


def column_reason(why: Reason, view: TableView, column: int) -> str:
    """Return why the tile that is due cannot go there: "Column 2 already has blue."."""
    row = view.tiling_line
    if row is None:
        return reason(why)
    board = view.boards[view.turn]
    there, color = board.wall[row][column], board.lines[row].color
    if why is Reason.SPACE_TAKEN and there is not None:
        return f"{capital(column_name(column))} of row {row + 1} has a {color_name(there)} tile."
    if why is Reason.COLUMN_HAS_COLOR and color is not None:
        return f"{capital(column_name(column))} already has {color_name(color)}."
    return reason(why)


def _not_there(view: TableView, source: int, color: Color) -> str:
    place = source_name(source)
    if any(view.tiles_at(source)):
        return f"There is no {color_name(color)} {'in' if source == CENTER else 'on'} {place}."
    if source == CENTER and view.marker_in_center:
        return "The center holds no tiles yet, only the starting player marker."
    return f"{capital(place)} is empty."


_ROW_REASONS: Final = {
    Reason.LINE_FULL,
    Reason.LINE_HOLDS_OTHER_COLOR,
    Reason.WALL_ROW_HAS_COLOR,
}
