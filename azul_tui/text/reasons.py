"""Why something is not possible, as a sentence."""

from __future__ import annotations

from typing import Final

from azul_tui.engine import BoardView, Color, Reason, TableView
from azul_tui.text.things import color_name, column_name, row_name
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


def column_reason_short(why: Reason, view: TableView, column: int) -> str:
    """Return the same in few words: "red is there already" or "has blue in row 4"."""
    board, row = view.boards[view.turn], view.tiling_line
    assert row is not None
    there, color = board.wall[row][column], board.lines[row].color
    if why is Reason.SPACE_TAKEN and there is not None:
        return f"{color_name(there)} is there already"
    assert color is not None
    other = next(at for at, spaces in enumerate(board.wall) if spaces[column] is color)
    return f"has {color_name(color)} in {row_name(other)}"


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
