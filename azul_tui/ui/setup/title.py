"""The title: AZUL in tiles, on a wall that goes on and on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from azul_tui.engine import COLORS, ROWS, Color
from azul_tui.ui.draw import DOT, SIZES, Block, Tiles, beside, roles, row, stack

_LETTERS: Final = {
    "A": (".###.", "#...#", "#####", "#...#", "#...#"),
    "Z": ("#####", "...#.", "..#..", ".#...", "#####"),
    "U": ("#...#", "#...#", "#...#", "#...#", ".###."),
    "L": ("#....", "#....", "#....", "#....", "#####"),
}
_LETTER_PAINTS: Final = ("tile-blue", "tile-yellow", "tile-red", roles.MARKER)
_SMALL_TILE: Final = "▆▆"
"""A tile of one row with gaps on all sides."""


@dataclass(frozen=True)
class TitleView:
    """The title; its size follows from the room there is.

    Attributes:
        tiles: how tiles are drawn.
        gray: there are no colors that could tell letters from the wall around them.
    """

    tiles: Tiles
    gray: bool = False


def draw_title(view: TitleView, width: int) -> Block:
    """AZUL in tiles, on a wall whose pattern goes on and on (R1.3)."""
    size = max([size for size in SIZES if width >= 25 * max(3, 2 * size)], default=0)
    if not size:
        return ()
    tiles = Tiles(view.tiles.kind, size, view.tiles.hollow)
    margin = row(" " * ((width - tiles.width * 25 + 1) // 2))
    picture = [".".join(["", *(shape[y] for shape in _LETTERS.values()), ""]) for y in range(ROWS)]
    lines = stack(
        *(
            beside(*(_piece(tiles, mark, x, y, view.gray) for x, mark in enumerate(line)))
            for y, line in enumerate(picture)
        )
    )
    return tuple((*margin, *line) for line in lines)


def _piece(tiles: Tiles, mark: str, x: int, y: int, gray: bool) -> Block:
    """A tile of the title without its letter: it is a picture, and nothing to play."""
    if mark == "#":
        return _letter_tile(tiles, "strong" if gray else _LETTER_PAINTS[min((x - 1) // 6, 3)])
    color = Color((x - y) % len(COLORS))
    if tiles.ascii or tiles.hollow or gray:
        return tiles.label("." if tiles.ascii else DOT, "dim")
    if tiles.size == 1:
        return (row((_SMALL_TILE, roles.tile_role(roles.SPACE, color, "-edge")), " "),)
    return _without_letter(tiles.space(color))


def _letter_tile(tiles: Tiles, paint: str) -> Block:
    if tiles.ascii:
        return tiles.label("[#]", paint)
    if tiles.size == 1:
        return (row((_SMALL_TILE, paint if paint == "strong" else paint + "-edge"), " "),)
    if paint == "strong":
        body = tiles.width - 1
        full = row(("█" * body, paint), " ")
        return (*[full] * (tiles.size - 1), row(("▀" * body, paint), " "))
    return _without_letter(
        tiles.marker() if paint == roles.MARKER else tiles.tile(_color_of(paint))
    )


def _without_letter(block: Block) -> Block:
    return tuple(
        tuple(
            span._replace(text=" " * len(span.text)) if span.text.strip().isalnum() else span
            for span in line
        )
        for line in block
    )


def _color_of(paint: str) -> Color:
    return Color[paint.removeprefix("tile-").upper()]
