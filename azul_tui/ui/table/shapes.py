"""The shapes of the parts of the table in cells, and how large tiles can be in a given room."""

from __future__ import annotations

from typing import Final, NamedTuple, Self

from azul_tui.ui.draw import SIZES, Tiles

INSET: Final = 2
"""Cells inside the frame of a board for a row key and a blank."""
_CENTER_TILES: Final = 5
"""So many tiles of a color should have room in a center with large tiles."""


class Area(NamedTuple):
    """A rectangle in cells."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The column after its last."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The row after its last."""
        return self.y + self.height


class BoardShape(NamedTuple):
    """The parts of a board in cells, relative to its upper left corner.

    Attributes:
        size: the size of the tiles on the pattern lines and the wall.
        inset: cells inside the frame for the row keys; with 0 they stand on the frame.
    """

    size: int
    inset: int = 0

    @classmethod
    def within(cls, size: int, width: int) -> Self:
        """The shape of a board that is ``width`` cells wide."""
        roomy = cls(size, INSET)
        return roomy if roomy.width <= width else cls(size)

    @property
    def tile(self) -> tuple[int, int]:
        """Width and height of a tile with its gap."""
        tiles = Tiles(size=self.size)
        return tiles.width, tiles.height

    @property
    def floor_size(self) -> int:
        """The size of the tiles on the floor line."""
        return min(self.size, 2)

    @property
    def arrow(self) -> int:
        """Cells between the pattern lines and the wall."""
        return 1 if self.size == 1 else 2

    @property
    def lines(self) -> Area:
        """The pattern lines, with the arrows of full lines."""
        return Area(1 + self.inset, 1, 5 * self.tile[0] + self.arrow, 5 * self.tile[1])

    @property
    def wall(self) -> Area:
        """The wall."""
        return Area(self.lines.x + self.lines.width, 1, 5 * self.tile[0], 5 * self.tile[1])

    @property
    def floor(self) -> Area:
        """The floor line."""
        x = self.lines.x
        return Area(x, 1 + self.lines.height, self.width - 1 - x, self.floor_size)

    @property
    def outlook(self) -> int:
        """The row of the outlook."""
        return self.floor.y + self.floor.height

    @property
    def width(self) -> int:
        """Width of the whole board."""
        return 2 + self.inset + 10 * self.tile[0] + self.arrow

    @property
    def height(self) -> int:
        """Height of the whole board."""
        return self.outlook + 2


def factory_frame(size: int) -> tuple[int, int]:
    """Width and height of a framed factory with tiles of this size."""
    tiles = Tiles(size=size)
    inner = 2 * tiles.width - (size > 1)  # A large tile has its gap to the frame within itself.
    return inner + 2, 2 * tiles.height + 2


def factory_boxes(count: int, width: int, height: int, boards: int) -> tuple[int, int]:
    """The size of tiles and the number of frames in a row with which the factories fit.

    Frames stand one cell apart. Size 0 means that factories only fit without frames. ``boards`` is
    the size of the tiles on the boards.
    """
    for size in reversed(sizes_beside(boards)):
        frame_width, frame_height = factory_frame(size)
        across = min(count, (width + 1) // (frame_width + 1))
        # Rows of about equal length look like a display, not like a paragraph.
        for columns in range(min(across, (count + 1) // 2), across + 1):
            if columns and -(-count // columns) * frame_height <= height:
                return size, columns
    return 0, 2


def center_size(width: int, height: int, boards: int) -> int:
    """The size of the tiles in a framed center; ``boards`` is that on the boards."""
    for size in reversed(sizes_beside(boards)):
        if height >= center_height(size) and width >= _CENTER_TILES * Tiles(size=size).width + 6:
            return size
    return 1


def center_height(size: int) -> int:
    """The height of a framed center with tiles of this size: a line for each color."""
    return 5 * Tiles(size=size).height + 2


def sizes_beside(boards: int) -> tuple[int, ...]:
    """Sizes for the tiles one takes: somewhat larger than those on the boards, if not large yet."""
    return SIZES[: max(boards, min(boards + 1, 3))]
