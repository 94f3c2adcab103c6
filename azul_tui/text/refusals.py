"""Why something cannot be picked in a turn, as a sentence."""

from __future__ import annotations

from azul_tui.engine import CENTER, ROWS, Color, State, row_refusal
from azul_tui.text.reasons import row_reason_in_full
from azul_tui.text.things import color_name, source_name
from azul_tui.text.words import capital
from azul_tui.turn import NotPossible, Why


def refused(pick: NotPossible, state: State) -> str:
    """Return why a pick is refused at the table of ``state``: "Row 3 is full."."""
    color, source, row = pick.color, pick.source, pick.row
    if pick.why is Why.ROW_TOO_SOON:
        return _too_soon(color, source)
    if pick.why is Why.NO_SUCH_ROW and row is not None:
        return f"There is no row {row + 1}: rows are 1 to {ROWS}, and f is the floor line."
    if color is not None and row is not None:
        return _row(state, color, row)
    if source is not None:
        return _not_there(state, source, color)
    assert color is not None
    return f"No {color_name(color)} tile is left to take in this round."


def _too_soon(color: Color | None, source: int | None) -> str:
    """Return what comes before the row; what is missing is never the only choice."""
    if color is not None:
        return f"{capital(color_name(color))} is in more than one place."
    if source is not None:
        return f"{capital(source_name(source))} has more than one color."
    return "First pick a color and a source."


def _row(state: State, color: Color, row: int) -> str:
    why = row_refusal(state, color, row)
    assert why is not None
    board = state.boards[state.turn].view()
    return f"{capital(row_reason_in_full(why, board, color, row))}."


def _not_there(state: State, source: int, color: Color | None) -> str:
    """Return why a source cannot be taken from, or has no tiles of ``color``."""
    place = source_name(source)
    if source != CENTER and not 0 <= source < state.factories:
        return f"There is no {place}, only 1 to {state.factories}."
    view = state.view()
    if color is not None and any(view.tiles_at(source)):
        return f"There is no {color_name(color)} {'in' if source == CENTER else 'on'} {place}."
    if source == CENTER and view.marker_in_center:
        return "The center holds no tiles yet, only the starting player marker."
    return f"{capital(place)} is empty."
