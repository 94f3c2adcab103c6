"""What the things on the table are called, and the keys that pick them."""

from __future__ import annotations

from typing import Final

from azul_tui.engine import CENTER, FLOOR, Color, Wall, row_text, source_text

BONUS: Final = "bonus"
"""What complete rows, columns and colors earn at the end (R5.2)."""

MARKER: Final = "the starting player marker"

_COLORS: Final = {
    Color.BLUE: "blue",
    Color.YELLOW: "yellow",
    Color.RED: "red",
    Color.BLACK: "black",
    Color.WHITE: "white",
}
_WALLS: Final = {Wall.COLORED: "the colored wall", Wall.GRAY: "the gray wall"}


def color_name(color: Color) -> str:
    """Return "blue"."""
    return _COLORS[color]


def color_key(color: Color) -> str:
    """Return the letter to press: b y r k w, where k is black."""
    return color.letter.lower()


def source_name(source: int) -> str:
    """Return "factory 3" or "the center"; ``source`` is 0 to 8, or CENTER."""
    return "the center" if source == CENTER else f"factory {source + 1}"


def source_key(source: int) -> str:
    """Return the key to press: 1 to 9, or c."""
    return source_text(source).lower()


def row_name(row: int) -> str:
    """Return "row 2" or "the floor line"; ``row`` is 0 to 4, or FLOOR."""
    return "the floor line" if row == FLOOR else f"row {row + 1}"


def row_key(row: int) -> str:
    """Return the key to press: 1 to 5, or f."""
    return row_text(row).lower()


def column_name(column: int) -> str:
    """Return "column 4"; ``column`` is 0 to 4."""
    return f"column {column + 1}"


def wall_name(wall: Wall) -> str:
    """Return "the colored wall" or "the gray wall"."""
    return _WALLS[wall]


def into(row: int) -> str:
    """Return where tiles go: "into row 2" or "to the floor line"."""
    return f"{'to' if row == FLOOR else 'into'} {row_name(row)}"
