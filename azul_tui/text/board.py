"""The table as plain lines of text, at most 80 columns wide: for line mode."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from azul_tui.engine import (
    CENTER,
    COLORS,
    FLOOR_SPACES,
    ROWS,
    SPACE_COSTS,
    BoardView,
    Color,
    TableView,
    Wall,
    outlook,
    placeable,
    wall_color,
)
from azul_tui.text.forecasts import outlook_text
from azul_tui.text.things import color_name, source_name
from azul_tui.text.words import capital, counted, listed, spoken

_EMPTY: Final = "."
_MARKER: Final = "*"


def board_lines(board: BoardView, wall: Wall) -> list[str]:
    """Return the five rows, pattern line and wall, and the floor line.

    Capital letters are tiles, small letters empty spaces of the colored wall. Between a line and
    the wall, ">" says that the line is full and "!" that the gray wall has no space for it (R6.5);
    "*" on the floor line is the marker.
    """
    lines = [] if wall is Wall.COLORED else ["columns       1 2 3 4 5"]
    for row, (color, tiles) in enumerate(board.lines):
        spaces = [_EMPTY] * (row + 1 - tiles) + [_letter(color)] * tiles
        arrow = ">" if tiles > row else "|"
        if not placeable(board, wall, row):
            arrow = "!"
        placed = " ".join(
            _wall_letter(wall, row, column, there) for column, there in enumerate(board.wall[row])
        )
        lines.append(f"{row + 1} {' '.join(spaces):>{2 * ROWS - 1}} {arrow} {placed}")
    floor = [_MARKER if there is None else there.letter for there in board.floor]
    costs = [f"-{cost}" for cost in SPACE_COSTS[len(floor) : FLOOR_SPACES]]
    lines.append(" ".join(["floor", *floor, *costs]))
    return lines


def board_heading(view: TableView, seat: int, name: str, *, aloud: bool = False) -> str:
    """Return "Ana: 12 points, +3..7 -1 this round", or "+3 to 7, -1 this round" to be heard."""
    board = view.boards[seat]
    text = f"{name}: {counted(board.score, 'point')}"
    told = outlook(board, view.wall)
    if view.result is None and (told.points.high or told.cost.high):
        this_round = outlook_text(told)
        text += f", {spoken(this_round).replace(' -', ', -', 1) if aloud else this_round}"
    return text


def board_words(board: BoardView, wall: Wall) -> list[str]:
    """Return a board in three sentences, for who listens rather than looks."""
    cost = sum(SPACE_COSTS[: len(board.floor)])
    floor = ["the marker" if color is None else color_name(color) for color in board.floor]
    return [
        f"Rows: {_rows_in_words(board, wall)}.",
        f"Wall: {_wall_in_words(board)}.",
        f"Floor: {f'{listed(floor)}, -{cost}' if floor else 'empty'}.",
    ]


def _rows_in_words(board: BoardView, wall: Wall) -> str:
    held, empty = [], []
    for row, (color, tiles) in enumerate(board.lines):
        if color is None:
            empty.append(str(row + 1))
            continue
        has = "is full of" if tiles > row else f"has {tiles} of {row + 1}"
        nowhere = "" if placeable(board, wall, row) else " with no space on the wall"
        held.append(f"row {row + 1} {has} {color_name(color)}{nowhere}")
    if not held:
        return "all empty"
    if not empty:
        return ", ".join(held)
    rest = f"row {empty[0]} is empty" if len(empty) == 1 else f"rows {listed(empty)} are empty"
    return f"{', '.join(held)}; {rest}"


def _wall_in_words(board: BoardView) -> str:
    rows = []
    for row, spaces in enumerate(board.wall):
        there = [
            f"{color_name(color)} in {column + 1}"
            for column, color in enumerate(spaces)
            if color is not None
        ]
        if there:
            rows.append(f"row {row + 1} {listed(there)}")
    return "; ".join(rows) or "empty"


def wall_pattern(wall: Wall) -> list[str]:
    """Return in words where on the wall which color may lie (R1.2)."""
    if wall is Wall.GRAY:
        return [
            "The gray wall has no printed colors: in each of its 5 rows a tile may go to any of "
            "the columns 1 to 5, but no color twice into a row or into a column."
        ]
    lines = ["The colored wall has 5 rows. Its colors are, from column 1 to column 5:"]
    for row in range(ROWS):
        colors = ", ".join(color_name(wall_color(row, column)) for column in range(ROWS))
        lines.append(f"  row {row + 1}: {colors}")
    return lines


def factories(view: TableView) -> list[str]:
    """Return the factories that hold tiles: "1 BBYK"."""
    return [
        f"{at + 1} {''.join(color.letter for color in tiles)}"
        for at, tiles in enumerate(view.factories)
        if tiles
    ]


def center(view: TableView) -> str:
    """Return what lies in the center: "B x2, K x3, marker" or "empty"."""
    tiles = [
        f"{color.letter} x{number}"
        for color, number in zip(COLORS, view.tiles_at(CENTER), strict=True)
        if number
    ]
    if view.marker_in_center:
        tiles.append("marker")
    return ", ".join(tiles) or "empty"


def sources_words(view: TableView) -> list[str]:
    """Return what lies on the factories and in the center, in sentences."""
    lines = []
    for source in (*range(len(view.factories)), CENTER):
        counts = view.tiles_at(source)
        tiles = [
            f"{number} {color_name(color)}"
            for color, number in zip(COLORS, counts, strict=True)
            if number
        ]
        if source == CENTER and view.marker_in_center:
            tiles.append("the marker")
        if tiles or source == CENTER:
            lines.append(f"{capital(source_name(source))}: {', '.join(tiles) or 'empty'}.")
    return lines


def pile(counts: Sequence[int]) -> str:
    """Return the content of the bag or the lid: "12 tiles: 3 blue, 9 red"."""
    tiles = [
        f"{number} {color_name(color)}"
        for color, number in zip(COLORS, counts, strict=True)
        if number
    ]
    total = counted(sum(counts), "tile")
    return f"{total}: {', '.join(tiles)}" if tiles else "empty"


def _letter(color: Color | None) -> str:
    return _EMPTY if color is None else color.letter


def _wall_letter(wall: Wall, row: int, column: int, there: Color | None) -> str:
    if there is not None or wall is Wall.GRAY:
        return _letter(there)
    return wall_color(row, column).letter.lower()
