"""The questions of a turn, and what can be answered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from azul_tui.engine import (
    CENTER,
    FLOOR,
    ROWS,
    Color,
    Move,
    Placement,
    State,
    TableView,
    column_points,
    column_refusal,
    forecast,
    lost_lines,
    row_refusal,
)
from azul_tui.text.forecasts import COMPACT, forecast_long, forecast_short, warns
from azul_tui.text.reasons import column_reason_short, row_reason, row_reason_in_full
from azul_tui.text.things import (
    MARKER,
    color_key,
    color_name,
    column_name,
    row_key,
    row_name,
    source_key,
    source_name,
)
from azul_tui.text.words import counted, listed, signed


class RowChoice(NamedTuple):
    """One of the six targets of a take, with its consequence or with why it is not possible."""

    row: int
    key: str
    text: str
    """At most `COMPACT` cells."""
    full_text: str
    possible: bool
    warns: bool
    """The line may never reach the gray wall (R6.5)."""


def question(name: str, color: Color | None = None, source: int | None = None) -> str:
    """Return what the player has to pick next: "Ana, blue from where?".

    Args:
        name: The player in turn.
        color: The color picked, if any.
        source: The source picked, if any.
    """
    if color is None and source is None:
        return f"{name}, which color?"
    if source is None and color is not None:
        return f"{name}, {color_name(color)} from where?"
    if color is None and source is not None:
        return f"{name}, which color from {source_name(source)}?"
    return f"{name}, into which row?"


def group(view: TableView, color: Color, source: int) -> str:
    """Return what a take brings: "2 blue and the starting player marker from the center"."""
    marker = f" and {MARKER}" if source == CENTER and view.marker_in_center else ""
    tiles = view.tiles_at(source)[color]
    return f"{tiles} {color_name(color)}{marker} from {source_name(source)}"


def only_source(color: Color, source: int) -> str:
    """Return "blue is only on factory 3", for a source that was picked by itself."""
    return f"{color_name(color)} is only {_at(source)}"


def only_color(color: Color, source: int) -> str:
    """Return "only blue is on factory 3", for a color that was picked by itself."""
    return f"only {color_name(color)} is {_at(source)}"


def color_choices(moves: Iterable[Move]) -> str:
    """Return the colors of ``moves``: "b blue, y yellow or k black"."""
    colors = sorted({move.color for move in moves})
    return listed([f"{color_key(color)} {color_name(color)}" for color in colors], "or")


def source_choices(view: TableView, moves: Iterable[Move], color: Color | None = None) -> str:
    """Return the sources of ``moves``: "1, 3 or c"; with a color, how many tiles each has."""
    choices = []
    for source in sorted({move.source for move in moves}):
        key = source_key(source)
        if color is not None:
            tiles = counted(view.tiles_at(source)[color], "tile")
            marker = " and the marker" if source == CENTER and view.marker_in_center else ""
            key += f" ({tiles}{marker})"
        choices.append(key)
    return listed(choices, "or")


def row_keys(moves: Iterable[Move]) -> str:
    """Return the rows of ``moves``: "2, 3 or f"."""
    return listed([row_key(row) for row in sorted({move.row for move in moves})], "or")


def prompt(
    view: TableView,
    names: Sequence[str],
    moves: Sequence[Move],
    color: Color | None = None,
    source: int | None = None,
) -> str:
    """Return the question and all that can be answered: "Ana, into which row? 2, 3 or f".

    Args:
        view: The table.
        names: The players' names.
        moves: The legal moves that agree with what was picked.
        color: The color picked, if any.
        source: The source picked, if any.
    """
    asked = question(names[view.turn], color, source)
    if color is not None and source is not None:
        return f"{asked} {row_keys(moves)}"
    if color is not None:
        return f"{asked} {source_choices(view, moves, color)}"
    return f"{asked} {color_choices(moves)}"


def row_choices(state: State, color: Color, source: int) -> tuple[RowChoice, ...]:
    """Return the six targets for the player in turn, the floor line last.

    Raises:
        IllegalAction: ``source`` does not hold ``color``.
    """
    return tuple(_row_choice(state, Move(source, color, row)) for row in (*range(ROWS), FLOOR))


CHOOSE_COLUMN: Final = "Choose with arrows or a number; enter again places the tile there."
"""What to do when a column has to be chosen and enter was pressed too soon."""


def column_question(view: TableView, names: Sequence[str]) -> str:
    """Return "Ana, row 3, blue: which column?" for the line that is due on the gray wall."""
    return f"{names[view.turn]}, {column_asked(view)}"


def column_asked(view: TableView) -> str:
    """Return "row 3, blue: which column?"."""
    row = view.tiling_line
    color = None if row is None else view.boards[view.turn].lines[row].color
    assert row is not None
    assert color is not None
    return f"{row_name(row)}, {color_name(color)}: which column?"


class ColumnChoice(NamedTuple):
    """One of the five columns, with what it brings or with why it is not possible."""

    column: int
    text: str
    """At most `COMPACT` cells."""
    full_text: str
    possible: bool
    warns: bool
    """Other full lines will find no space any more."""


def column_options(state: State, view: TableView) -> tuple[ColumnChoice, ...]:
    """Return the five columns for the line that is due on the gray wall (R6.1)."""
    return tuple(_column_choice(state, view, column) for column in range(ROWS))


def column_choices(state: State, placements: Iterable[Placement]) -> str:
    """Return the columns that are possible with what they bring: "1 (+2) or 4 (+5)"."""
    choices = [f"{column + 1} ({_column_brings(state, column)})" for _, column in placements]
    return listed(choices, "or")


def _column_choice(state: State, view: TableView, column: int) -> ColumnChoice:
    if why := column_refusal(state, column):
        text = f"{column_name(column)}: {column_reason_short(why, view, column)}"
        return ColumnChoice(column, text, text, False, False)
    full_text = f"{column_name(column)}: {_column_brings(state, column)}"
    shorter = full_text.replace(", then ", ", ")
    text = shorter if len(shorter) <= COMPACT else shorter.split(": ", 1)[1]
    return ColumnChoice(column, text, full_text, True, bool(lost_lines(state, column).rows))


def _column_brings(state: State, column: int) -> str:
    """Return "+6" or "+6, then row 5 falls: -12"."""
    points = signed(column_points(state, state.tiling_line, column))
    rows, cost = lost_lines(state, column)
    if not rows:
        return points
    if len(rows) == 1:
        return f"{points}, then {row_name(rows[0])} falls: {signed(-cost)}"
    return f"{points}, then rows {listed(row_key(row) for row in rows)} fall: {signed(-cost)}"


def score_question(name: str | None) -> str:
    """Return "All tiles are taken. Enter scores the round, u takes back the move of Ana."."""
    back = f", u takes back the move of {name}" if name else ""
    return f"All tiles are taken. Enter scores the round{back}."


def _row_choice(state: State, move: Move) -> RowChoice:
    key = row_key(move.row)
    if why := row_refusal(state, move.color, move.row):
        board = state.boards[state.turn].view()
        told = (board, move.color, move.row)
        text, full_text = row_reason(why, *told), row_reason_in_full(why, *told)
        return RowChoice(move.row, key, text, full_text, False, False)
    cast = forecast(state, move)
    return RowChoice(move.row, key, forecast_short(cast), forecast_long(cast), True, warns(cast))


def _at(source: int) -> str:
    return f"{'in' if source == CENTER else 'on'} {source_name(source)}"
