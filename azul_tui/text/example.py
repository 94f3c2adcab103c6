"""Worked examples for the help: a tile that scores, and a choice on the gray wall."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from azul_tui.engine import (
    COLORS,
    FLOOR_COSTS,
    ROWS,
    SPACE_COSTS,
    TILES_PER_COLOR,
    Color,
    Game,
    TileScored,
    Wall,
    column_points,
    parse_position,
    wall_color,
)


def _scored(wall: Wall, tiles: Mapping[tuple[int, int], Color], row: int, color: Color) -> Game:
    """Return a game whose scoring has begun: these tiles on the wall, one full pattern line."""
    rows = [
        "".join(
            tiles[line, column].letter if (line, column) in tiles else "." for column in range(ROWS)
        )
        for line in range(ROWS)
    ]
    lines = ["-"] * ROWS
    lines[row] = f"{color.letter}{row + 1}"
    used = [*tiles.values(), *[color] * (row + 1)]
    bag = ".".join(str(TILES_PER_COLOR - used.count(there)) for there in COLORS)
    boards = f"0;{','.join(lines)};{','.join(rows)};- 0;-,-,-,-,-;.....,.....,.....,.....,.....;-"
    text = f"azul1 {wall.value} 3 offered 1 1 - 0 -/-/-/-/- - {bag} 0.0.0.0.0 {boards}"
    game = Game(parse_position(text))
    game.score_round()
    return game


EXAMPLE_TILES: Final = frozenset({(1, 3), (2, 1), (2, 2), (2, 3)})
"""The spaces (row, column) of the colored wall with tiles, the new one included."""

_NEW: Final = (2, 3)


def _example() -> TileScored:
    before = {space: wall_color(*space) for space in EXAMPLE_TILES - {_NEW}}
    game = _scored(Wall.COLORED, before, _NEW[0], wall_color(*_NEW))
    return next(event for event in game.events if isinstance(event, TileScored))


EXAMPLE: Final = _example()
"""How the new tile scores."""

EXAMPLE_TEXT: Final = ("Row 3 is full of yellow:", "a yellow tile goes to the wall.")

EXAMPLE_FLOOR: Final[tuple[Color | None, ...]] = (Color.BLACK, None, Color.WHITE)
"""What lies on the floor line; None is the marker."""

GRAY_TILES: Final[Mapping[tuple[int, int], Color]] = MappingProxyType(
    {
        (0, 1): Color.RED,
        (0, 2): Color.BLUE,
        (1, 0): Color.YELLOW,
        (2, 2): Color.WHITE,
        (2, 3): Color.RED,
        (3, 2): Color.BLACK,
    }
)
"""A gray wall on which a red tile has to be placed in the second row."""

GRAY_ROW: Final = 1
GRAY_COLOR: Final = Color.RED


def _gray_points() -> dict[int, int]:
    game = _scored(Wall.GRAY, GRAY_TILES, GRAY_ROW, GRAY_COLOR)
    return {column: column_points(game.state, row, column) for row, column in game.placements()}


GRAY_POINTS: Final[Mapping[int, int]] = MappingProxyType(_gray_points())
"""The columns that are possible, and what the tile would score there."""

GRAY_TEXT: Final = (
    "Row 2 is full of red.",
    "Columns 2 and 4 have red",
    "already. Press 3 or 5.",
)


def floor_sum() -> tuple[str, int]:
    """Return the cost of the example's floor line as a sum, "1 + 1 + 2", and in all."""
    spaces = len(EXAMPLE_FLOOR)
    return " + ".join(map(str, SPACE_COSTS[:spaces])), FLOOR_COSTS[spaces]
