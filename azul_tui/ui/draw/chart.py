"""Scores from round to round as lines in a chart.

Every line has its mark at every point, ends in its name and last value, and is drawn in a stroke
of its own, so that lines differ without color as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from azul_tui.cells import clean, cut, fit, width
from azul_tui.engine import COLORS
from azul_tui.ui.draw.roles import color_role
from azul_tui.ui.draw.rows import Block, Row, Span, row
from azul_tui.ui.draw.signs import ellipsis

SEAT_ROLES: Final = (*(color_role(color) for color in COLORS[:3]), "gain")
"""The roles of the seats' lines and bars."""

_NAME_CELLS: Final = 14
_LEAST_PLOT: Final = 12
_LEAST_STEP: Final = 2
_LEAST_TICKS: Final = 2
_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)

# Left-right, up-down, then the corners that join right-down, left-down, right-up, left-up.
_STROKES: Final = ("─│╭╮╰╯", "━┃┏┓┗┛", "═║╔╗╚╝", "┄┆┌┐└┘")
_UP, _DOWN, _LEFT, _RIGHT = 1, 2, 4, 8
_JOINS: Final = {
    _RIGHT | _DOWN: 2,
    _LEFT | _DOWN: 3,
    _RIGHT | _UP: 4,
    _LEFT | _UP: 5,
    _UP | _DOWN: 1,
    _UP: 1,
    _DOWN: 1,
}

_Cells = dict[tuple[int, int], tuple[str, str]]
"""Column and row: what stands there, and its role."""


@dataclass(frozen=True)
class Series:
    """One line of a chart.

    Attributes:
        seat: whose line it is, for its stroke and color.
        mark: one letter, different for each line.
        name: the player's name; any text.
        values: one for each label of the chart, not negative.
    """

    seat: int
    mark: str
    name: str
    values: tuple[int, ...]


def marks(names: Sequence[str]) -> tuple[str, ...]:
    """Return one letter for each name: the initials if they differ, else A, B, C, D."""
    initials = tuple(clean(name)[:1].upper() for name in names)
    if len(set(initials)) == len(names) and all(c.isascii() and c.isalpha() for c in initials):
        return initials
    return tuple("ABCD"[: len(names)])


class Scale(NamedTuple):
    """How values become rows: ``rows`` for each ``step``, both whole, so that the grid is even."""

    step: int
    rows: int
    height: int

    def level(self, value: int) -> int:
        """Return the row of ``value``, from 0 at the top."""
        return self.height - 1 - round(value * self.rows / self.step)

    @property
    def ticks(self) -> dict[int, int]:
        """The rows of the multiples of the step that are in the chart, and their values."""
        return {
            self.height - 1 - at * self.rows: at * self.step
            for at in range((self.height - 1) // self.rows + 1)
        }


def scale_for(top: int, height: int) -> Scale:
    """Return the scale of 0 to ``top`` that fills ``height`` rows best with round steps."""
    fitting = [
        Scale(step, rows, height)
        for step in _STEPS
        if (rows := (height - 1) * step // max(top, 1)) >= _LEAST_STEP
    ]
    return max(
        fitting,
        key=lambda scale: (
            min(top // scale.step, _LEAST_TICKS),
            top * scale.rows // scale.step,
            -scale.step,
        ),
    )


def draw_chart(
    series: Sequence[Series],
    labels: Sequence[str],
    cells: int,
    height: int,
    *,
    ascii_only: bool = False,
) -> Block:
    """Return a chart of ``cells`` x ``height``, the scale on the left and names on the right.

    Later series lie under earlier ones. ``labels`` name the points from the left.
    """
    if len(labels) < 2 or height < 4:
        return ()
    top = max(value for line in series for value in line.values)
    scale = scale_for(top, height - 2)
    left = max(len(str(value)) for value in scale.ticks.values()) + 2
    names = _legend(series, cells - left - 1 - _LEAST_PLOT, ascii_only=ascii_only)
    right = max(width(text) for text, _ in names) + 1
    plot = cells - left - right
    at = [point * (plot - 1) // (len(labels) - 1) for point in range(len(labels))]
    canvas: _Cells = {}
    for y in scale.ticks:
        _draw_guide(canvas, y, plot, ascii_only=ascii_only)
    levels = [[scale.level(value) for value in line.values] for line in series]
    _draw_lines(canvas, series, levels, at, ascii_only=ascii_only)
    _draw_marks(canvas, series, levels, at, plot)
    ends = _places([line[-1] for line in levels], scale.height)
    side, line, corner = "|-+" if ascii_only else "│─└"
    lines: list[Row] = []
    for y in range(scale.height):
        tick = str(scale.ticks.get(y, ""))
        end = Span(*names[ends.index(y)]) if y in ends else Span("")
        lines.append(
            row(
                (f"{tick:>{left - 2}} ", "label"),
                (side, "border"),
                *_plot_row(canvas, y, plot),
                " ",
                end,
            )
        )
    lines.append(row(" " * (left - 1), (corner + line * plot, "border")))
    lines.append(row(" " * left, (_axis_labels(labels, at, plot + right), "label")))
    return tuple(lines)


def _legend(series: Sequence[Series], most: int, *, ascii_only: bool) -> list[tuple[str, str]]:
    """Return mark, name and last value of each series, and its role."""
    value = max(len(str(line.values[-1])) for line in series)
    room = max(0, min(_NAME_CELLS, most - value - 3))
    sign = ellipsis(ascii_only=ascii_only)
    names = [cut(clean(line.name), room, sign) for line in series]
    longest = max(map(width, names))
    return [
        (f"{line.mark} {fit(name, longest)} {line.values[-1]:>{value}}", SEAT_ROLES[line.seat])
        for line, name in zip(series, names, strict=True)
    ]


def _draw_guide(canvas: _Cells, y: int, plot: int, *, ascii_only: bool) -> None:
    for x in range(0, plot, 2 if ascii_only else 1):
        canvas[x, y] = ("." if ascii_only else "┈", "border")


def _draw_lines(
    canvas: _Cells,
    series: Sequence[Series],
    levels: Sequence[Sequence[int]],
    at: Sequence[int],
    *,
    ascii_only: bool,
) -> None:
    """Draw all lines, from the last to the first, so that the first one is whole."""
    for line, heights in zip(reversed(series), reversed(levels), strict=True):
        for cell, joins in _path(heights, at).items():
            stroke = _STROKES[line.seat][_JOINS.get(joins, 0)]
            canvas[cell] = (line.mark.lower() if ascii_only else stroke, SEAT_ROLES[line.seat])


def _path(line: Sequence[int], at: Sequence[int]) -> dict[tuple[int, int], int]:
    """Return the cells of a line, and to which sides each is joined."""
    heights = [line[0]]
    for point in range(1, len(at)):
        x0, x1, y0, y1 = at[point - 1], at[point], line[point - 1], line[point]
        heights += [y0 + round((y1 - y0) * (x - x0) / (x1 - x0)) for x in range(x0 + 1, x1 + 1)]
    cells: dict[tuple[int, int], int] = {}

    def join(x: int, y: int, sides: int) -> None:
        cells[x, y] = cells.get((x, y), 0) | sides

    for x, y in enumerate(heights):
        before = heights[x - 1] if x else y
        if x:
            join(x, before, _LEFT)
        join(x, y, _RIGHT)
        step = 1 if y > before else -1
        for between in range(before, y, step):
            join(x, between, _DOWN if step > 0 else _UP)
            join(x, between + step, _UP if step > 0 else _DOWN)
    return cells


def _draw_marks(
    canvas: _Cells,
    series: Sequence[Series],
    levels: Sequence[Sequence[int]],
    at: Sequence[int],
    plot: int,
) -> None:
    """Draw the mark of every point but the last; those at the same place stand side by side."""
    for point, x in enumerate(at[:-1]):
        for y in {heights[point] for heights in levels}:
            here = [
                line for line, heights in zip(series, levels, strict=True) if heights[point] == y
            ]
            first = max(0, min(x - (len(here) - 1) // 2, plot - len(here)))
            for offset, line in enumerate(here):
                canvas[first + offset, y] = (line.mark, SEAT_ROLES[line.seat])


def _plot_row(canvas: _Cells, y: int, plot: int) -> Row:
    return tuple(Span(*canvas.get((x, y), (" ", ""))) for x in range(plot))


def _places(wanted: Sequence[int], rows: int) -> list[int]:
    """Return a row of its own for each name, as near to the row it wants as there is room."""
    order = sorted(range(len(wanted)), key=lambda seat: (wanted[seat], seat))
    places = [0] * len(wanted)
    free = 0
    for at, seat in enumerate(order):
        left = len(order) - at - 1
        places[seat] = max(free, min(wanted[seat], rows - 1 - left))
        free = places[seat] + 1
    return places


def _axis_labels(labels: Sequence[str], at: Sequence[int], cells: int) -> str:
    """Return the labels under their points; some are left out where they would touch others."""
    starts = [
        max(0, min(x - (len(label) - 1) // 2, cells - len(label)))
        for label, x in zip(labels, at, strict=True)
    ]
    text = ""
    for label, start in zip(labels[:-1], starts[:-1], strict=True):
        if (start > len(text) or not text) and start + len(label) < starts[-1]:
            text += " " * (start - len(text)) + label
    return text + " " * (starts[-1] - len(text)) + labels[-1]
