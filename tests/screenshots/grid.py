"""The cells of a picture that the app exported: what stands where, in which color."""

from __future__ import annotations

import re
from typing import NamedTuple
from xml.etree import ElementTree

from rich.cells import cell_len

_CELL_WIDTH = 12.2
_CELL_HEIGHT = 24.4
_BASELINE = 20
_SVG = "{http://www.w3.org/2000/svg}"


class Cell(NamedTuple):
    """A cell: its character, and how it looks, as CSS."""

    char: str
    look: str
    behind: str
    """The color behind it, as ``#rrggbb``."""


Grid = tuple[tuple[Cell, ...], ...]
"""The cells of a screen, row by row. A character of double width leaves a cell empty."""


def read_export(svg: str, columns: int, rows: int) -> Grid:
    """The cells of ``svg``, as `App.export_screenshot` returns it for a screen of this size."""
    root = ElementTree.fromstring(svg)
    looks = dict(re.findall(r"\.(\S+-r\d+) \{ (.*?) \}", svg))
    chrome = root.find(f"{_SVG}rect")
    terminal = next(group for group in root.iter(f"{_SVG}g") if "clip-path" in group.attrib)
    matrix = terminal.find(f"{_SVG}g")
    assert chrome is not None
    assert matrix is not None
    behind = [[chrome.attrib["fill"]] * columns for _ in range(rows)]
    for rect in terminal.findall(f"{_SVG}rect"):
        x, y = _place(rect, 1.5)
        for column in range(x, x + round(float(rect.attrib["width"]) / _CELL_WIDTH)):
            behind[y][column] = rect.attrib["fill"]
    grid = [[Cell(" ", "", color) for color in line] for line in behind]
    for text in matrix.findall(f"{_SVG}text"):
        x, y = _place(text, _BASELINE)
        look = looks[text.attrib["class"]]
        for char in (text.text or "").rstrip("\n").replace("\N{NO-BREAK SPACE}", " "):
            grid[y][x] = Cell(char, "" if char == " " else look, behind[y][x])
            if cell_len(char) == 2:
                grid[y][x + 1] = Cell("", "", behind[y][x + 1])
            x += cell_len(char)
    return tuple(tuple(line) for line in grid)


def _place(element: ElementTree.Element, above: float) -> tuple[int, int]:
    """Column and row of an element that begins ``above`` units below the top of its cell."""
    x, y = float(element.attrib["x"]), float(element.attrib["y"])
    return round(x / _CELL_WIDTH), round((y - above) / _CELL_HEIGHT)
