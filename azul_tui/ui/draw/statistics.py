"""Numbers of a game in a table: a row for each thing counted, a column for each player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from azul_tui.cells import ASCII_ELLIPSIS, ELLIPSIS, clean, cut, fit, width
from azul_tui.ui.draw.chart import SEAT_ROLES
from azul_tui.ui.draw.rows import Block, Row, row

_MOST: Final = 14
_LABEL: Final = 24


class Counted(NamedTuple):
    """A row of the table.

    ``values`` are one for each seat; ``sign`` stands before those that are not 0.
    """

    label: str
    values: tuple[int, ...]
    sign: str = ""


def draw_statistics(
    rows: Sequence[Counted],
    names: Sequence[str],
    marks: Sequence[str],
    cells: int,
    *,
    ascii_only: bool = False,
) -> Block:
    """Return the table, ``cells`` wide, under a heading with marks and names."""
    label = min(_LABEL, max(width(line.label) for line in rows) + 2)
    column = min(_MOST, (cells - label) // len(names))
    ellipsis = ASCII_ELLIPSIS if ascii_only else ELLIPSIS
    heading: list[tuple[str, str]] = [(" " * label, "")]
    for seat, name in enumerate(names):
        text = f"{marks[seat]} {clean(name)}"
        heading.append((fit(cut(text, column - 1, ellipsis), column, ">"), SEAT_ROLES[seat]))
    return (row(*heading), *(_line(line, label, column) for line in rows))


def _line(line: Counted, label: int, column: int) -> Row:
    parts: list[tuple[str, str]] = [(fit(line.label, label), "label")]
    for value in line.values:
        text = f"{line.sign}{value}" if value else "0"
        role = "dim" if not value else "loss" if line.sign == "-" else ""
        parts.append((f"{text:>{column}}", role))
    return row(*parts)
