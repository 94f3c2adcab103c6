"""Numbers of a game in a table: a row for each thing counted, a column for each player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from azul_tui.cells import clean, cut, fit, width
from azul_tui.ui.draw.chart import SEAT_ROLES
from azul_tui.ui.draw.prose import wrap
from azul_tui.ui.draw.rows import Block, Row, row, stack
from azul_tui.ui.draw.signs import ellipsis

_GAP: Final = 2
_AIRY: Final = 4
"""So many cells more for each column, where there is room."""
_LEAST: Final = 7
_MOST: Final = 28


class Counted(NamedTuple):
    """A row of the table.

    ``values`` are one for each seat; ``sign`` stands before those that are not 0. ``note`` says
    what the label does not.
    """

    label: str
    values: tuple[int, ...]
    sign: str = ""
    note: str = ""


def statistics_width(rows: Sequence[Counted], names: Sequence[str], marks: Sequence[str]) -> int:
    """Return the cells that a table needs in which no name is cut."""
    return _label(rows) + sum(_columns(names, marks))


def draw_statistics(
    rows: Sequence[Counted],
    names: Sequence[str],
    marks: Sequence[str],
    cells: int,
    *,
    ascii_only: bool = False,
) -> Block:
    """Return the table, ``cells`` wide, under a heading with marks and names.

    Rows in which nobody has anything are left out, notes of those that are there stand below.
    """
    label = _label(rows)
    columns = _columns(names, marks)
    free = (cells - label - sum(columns)) // len(names)
    columns = [column + max(0, min(free, _AIRY)) for column in columns]
    while sum(columns) > cells - label:
        columns[columns.index(max(columns))] -= 1
    sign = ellipsis(ascii_only=ascii_only)
    heading: list[tuple[str, str]] = [(" " * label, "")]
    for seat, (name, column) in enumerate(zip(names, columns, strict=True)):
        text = f"{marks[seat]} {clean(name)}"
        heading.append((fit(cut(text, column - 1, sign), column, ">"), SEAT_ROLES[seat]))
    shown = [line for line in rows if any(line.values)]
    notes = [wrap(line.note, cells, role="dim") for line in shown]
    return (row(*heading), *(_line(line, label, columns) for line in shown), *stack(*notes))


def _label(rows: Sequence[Counted]) -> int:
    return max(width(line.label) for line in rows) + 1


def _columns(names: Sequence[str], marks: Sequence[str]) -> list[int]:
    """Return the cells of each column, as wide as its heading."""
    headings = [width(f"{mark} {clean(name)}") for mark, name in zip(marks, names, strict=True)]
    return [max(_LEAST, min(heading, _MOST) + _GAP) for heading in headings]


def _line(line: Counted, label: int, columns: Sequence[int]) -> Row:
    parts: list[tuple[str, str]] = [(fit(line.label, label), "label")]
    for value, column in zip(line.values, columns, strict=True):
        text = f"{line.sign}{value}" if value else "0"
        role = "dim" if not value else "loss" if line.sign == "-" else ""
        parts.append((f"{text:>{column}}", role))
    return row(*parts)
