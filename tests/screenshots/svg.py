"""Cells as an SVG that looks the same everywhere, whatever fonts there are.

Blocks and lines are drawn as shapes, so that tiles have no gaps, and every character has its place.
Nothing is loaded from anywhere.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from html import escape
from typing import Final

from tests.screenshots.grid import Cell, Grid
from tests.screenshots.shapes import HEIGHT, WIDTH, box, opacity, shape

_BASELINE: Final = 18
_MARGIN: Final = 12


def draw(grid: Grid, title: str) -> str:
    """The picture of ``grid``; ``title`` says in words what is to be seen."""
    width = WIDTH * len(grid[0]) + 2 * _MARGIN
    height = HEIGHT * len(grid) + 2 * _MARGIN
    common = Counter(cell.behind for line in grid for cell in line).most_common(1)[0][0]
    backgrounds: dict[str, list[str]] = defaultdict(list)
    shapes: dict[str, list[str]] = defaultdict(list)
    texts: dict[str, list[str]] = defaultdict(list)
    for y, line in enumerate(grid):
        for x, end in _runs([cell.behind for cell in line]):
            if line[x].behind != common:
                backgrounds[f'fill="{line[x].behind}"'].append(
                    box(WIDTH * x, HEIGHT * y, WIDTH * (end - x), HEIGHT)
                )
        for x, cell in enumerate(line):
            if path := shape(cell.char, x, y):
                shapes[_paint(cell)].append(path)
        for look, text in _texts(line, y):
            texts[look].append(text)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{escape(title)}</title>",
        "<style>",
        "g { font: 20px ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace }",
        *(f".s{at} text {{ {look} }}" for at, look in enumerate(texts)),
        "</style>",
        f'<rect x=".5" y=".5" width="{width - 1}" height="{height - 1}" rx="10"'
        f' fill="{common}" stroke="#808890"/>',
        f'<g transform="translate({_MARGIN} {_MARGIN})">',
        *(_filled(color, paths) for color, paths in backgrounds.items()),
        *(_filled(color, paths) for color, paths in shapes.items()),
        *(line for at, lines in enumerate(texts.values()) for line in _group(at, lines)),
        "</g>",
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _group(at: int, lines: list[str]) -> list[str]:
    return [f'<g class="s{at}">', *lines, "</g>"]


def _runs(values: list[str]) -> Iterator[tuple[int, int]]:
    """Begin and end of each run of equal values."""
    begin = 0
    for at in range(1, len(values) + 1):
        if at == len(values) or values[at] != values[begin]:
            yield begin, at
            begin = at


def _texts(line: tuple[Cell, ...], y: int) -> Iterator[tuple[str, str]]:
    """Look and element of every text in a line; single blanks do not part it."""
    written: list[tuple[int, Cell]] = []
    for x, cell in enumerate((*line, Cell(" ", "", ""))):
        is_text = bool(cell.char.strip()) and not shape(cell.char, x, y)
        if written and (x - written[-1][0] > 2 or (is_text and cell.look != written[0][1].look)):
            yield written[0][1].look, _text(written, y)
            written = []
        if is_text:
            written.append((x, cell))
    if written:
        yield written[0][1].look, _text(written, y)


def _text(written: list[tuple[int, Cell]], y: int) -> str:
    chars: list[str] = []
    places: list[int] = []
    for x, cell in written:
        if places and x - places[-1] == 2 and len(cell.char) == 1:
            chars.append(" ")
            places.append(x - 1)
        chars.append(cell.char)
        places.append(x)
    at = " ".join(str(WIDTH * x) for x in places)
    return f'<text x="{at}" y="{HEIGHT * y + _BASELINE}">{escape("".join(chars))}</text>'


def _paint(cell: Cell) -> str:
    """How a shape is filled, as attributes."""
    color = re.search("#[0-9a-f]{6}", cell.look)
    assert color, f"a shape without a color: {cell}"
    part = opacity(cell.char)
    return f'fill="{color[0]}"' + (f' fill-opacity="{part}"' if part < 1 else "")


def _filled(paint: str, paths: list[str]) -> str:
    # One path for all of a color: neighbors leave no seam.
    return f'<path {paint} d="{"".join(paths)}"/>'
