"""Worked examples for the help: a tile that scores, and a choice on the gray wall."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from azul_tui.engine import (
    FLOOR_COSTS,
    SPACE_COSTS,
    Color,
    TileScored,
    tile_points,
    wall_color,
)

EXAMPLE_TILES: Final = frozenset({(1, 3), (2, 1), (2, 2), (2, 3)})
"""The spaces (row, column) of the colored wall with tiles, the new one included."""

EXAMPLE: Final = TileScored(
    0, 2, 3, wall_color(2, 3), (1, 3), (1, 2), tile_points((1, 3), (1, 2)), 1
)
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
GRAY_POINTS: Final[Mapping[int, int]] = MappingProxyType(
    {2: tile_points((2, 2), (0, 3)), 4: tile_points((4, 4), (1, 1))}
)
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
