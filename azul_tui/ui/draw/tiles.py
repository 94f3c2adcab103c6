"""Tiles in every size and tile set.

A tile is about square and keeps equal gaps to its neighbors on all sides. In size 1 it is
``▐B▌``, 3 cells wide and 1 high. In size n, from 2 on, it takes 2n cells by n rows, of which the
last cell and the last half row are the gap.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from azul_tui.appearance import TileSet
from azul_tui.cells import fit, width
from azul_tui.engine.color import Color
from azul_tui.ui.draw import roles
from azul_tui.ui.draw.rows import Block, Row, pad, row
from azul_tui.ui.draw.signs import arrow

SIZES = (1, 2, 3, 4)
DOT = "\u2219"
"""An empty space without a color; this dot is never of double width, unlike the middle dot."""

_FULL_SHAPES = "◆▲●■✚"
_OPEN_SHAPES = "◇△○□✛"

# Ends that tell the states apart without color; in size 1 they enclose the letter.
_ENDS = {
    roles.TILE: ("▐", "▌"),
    roles.SPACE: ("▐", "▌"),
    roles.GHOST: ("▏", "▕"),
    roles.LIT: ("[", "]"),
}
_ASCII_ENDS = {
    roles.TILE: ("[", "]"),
    roles.SPACE: (" ", " "),
    roles.GHOST: ("(", ")"),
    roles.LIT: ("<", ">"),
}


_MARKER = "1st"
"""The starting player marker says the same wherever it lies."""


class Tiles(NamedTuple):
    """A tile set in one size. All blocks it returns are ``width`` x ``height`` cells.

    ``hollow`` leaves out the shade behind empty spaces and the bevel of tiles, for terminals that
    have no shades (16 colors, no color).
    """

    kind: TileSet = TileSet.LETTERS
    size: int = 1
    hollow: bool = False

    @property
    def width(self) -> int:
        """Cells from one tile to the next, the gap included."""
        return 3 if self.size == 1 else 2 * self.size

    @property
    def height(self) -> int:
        """Rows from one tile to the next, the gap included."""
        return self.size

    @property
    def letter_row(self) -> int:
        """The row of a block in which the letter stands; labels beside tiles go there too."""
        return (self.size - 1) // 2

    @property
    def ascii(self) -> bool:
        """True if no character outside ASCII may be drawn."""
        return self.kind is TileSet.ASCII

    @property
    def arrow(self) -> str:
        """The sign between a full line and the wall, and before the player to move."""
        return arrow(ascii_only=self.ascii)

    def tile(self, color: Color) -> Block:
        """A tile that lies there."""
        return _colored(self, roles.TILE, color)

    def space(self, color: Color) -> Block:
        """An empty space of the colored wall."""
        return _colored(self, roles.SPACE, color)

    def ghost(self, color: Color) -> Block:
        """A tile that would land here."""
        return _colored(self, roles.GHOST, color)

    def lit(self, color: Color) -> Block:
        """A tile of the group to be taken, or of the run that scores."""
        return _colored(self, roles.LIT, color)

    def line_space(self) -> Block:
        """An empty space of a pattern line."""
        return _empty(self, "line-space")

    def wall_space(self) -> Block:
        """An empty space of the gray wall."""
        return _empty(self, "wall-space")

    def marker(self, state: str = roles.TILE) -> Block:
        """The starting player marker, as a tile, ghost or lit."""
        if state != roles.TILE:
            return _block(self, state, f"{state}-marker", "1")
        if self.size == 1:
            return (row((_MARKER, roles.MARKER)),)
        return _block(self, state, roles.MARKER, "1" if self.ascii else _MARKER)

    def cost(self, points: int) -> Block:
        """An empty floor space and what it costs (a negative number)."""
        return self.label(str(points), "cost")

    def label(self, text: str, role: str = "label") -> Block:
        """Text in the place of a tile, in the row of its letter."""
        body = self.width if self.size == 1 else self.width - 1
        return _in_letter_row(self, row((fit(text, body, "^"), role)))

    def blank(self) -> Block:
        """Nothing, in the place of a tile."""
        return _in_letter_row(self, ())

    def name(self, color: Color) -> str:
        """Return the short sign of a color in text: the letter, or shape and letter."""
        if self.kind is TileSet.SHAPES:
            return _FULL_SHAPES[color] + color.letter
        return color.letter


def _in_letter_row(tiles: Tiles, line: Row) -> Block:
    return pad(((),) * tiles.letter_row + (line,), tiles.width, tiles.height)


@lru_cache(maxsize=512)
def _colored(tiles: Tiles, state: str, color: Color) -> Block:
    empty = state == roles.SPACE
    letter = color.letter.lower() if empty else color.letter
    name = roles.tile_role(state, color)
    if tiles.kind is not TileSet.SHAPES:
        return _block(tiles, state, name, letter)
    shape = (_FULL_SHAPES if state in (roles.TILE, roles.LIT) else _OPEN_SHAPES)[color]
    if tiles.size > 2:
        return _block(tiles, state, name, f"{shape} {letter}")
    if tiles.size == 2:
        return _block(tiles, state, name, shape + letter)
    end = ("\u25c2", name + "-edge") if state == roles.LIT else " "
    return (row((shape + letter, name), end),)


@lru_cache(maxsize=64)
def _empty(tiles: Tiles, name: str) -> Block:
    if tiles.ascii:
        text = "[ ]" if name == "line-space" else "."
        return _in_letter_row(tiles, row((fit(text, 3, "^"), name)))
    return _block(tiles, roles.SPACE, name, DOT)


@lru_cache(maxsize=128)
def _block(tiles: Tiles, state: str, name: str, sign: str) -> Block:
    if tiles.ascii:
        left, right = _ASCII_ENDS[state]
        return _in_letter_row(tiles, row((left + sign + right, name)))
    if tiles.hollow and state == roles.SPACE:
        return _hollow(tiles, name, sign)
    if tiles.size == 1:
        return (_small(state, name, sign),)
    body = tiles.width - 1
    flat = tiles.hollow and state in (roles.TILE, roles.LIT)
    signs = [sign if y == tiles.letter_row else "" for y in range(tiles.size - 1)]
    full = [_body_row(state, name, text, body, y == 0, flat) for y, text in enumerate(signs)]
    foot = "-edge" if flat and state == roles.TILE else "-foot"
    return (*full, row(("▀" * body, name + foot), " "))


def _small(state: str, name: str, sign: str) -> Row:
    left, right = _ENDS[state]
    if state == roles.LIT:
        return row((left + sign + right, name))
    if state == roles.GHOST:
        return row((left, name + "-rim"), (sign, name), (right, name + "-rim"))
    return row((left, name + "-edge"), (sign, name), (right, name + "-edge"))


def _hollow(tiles: Tiles, name: str, sign: str) -> Block:
    body = tiles.width if tiles.size == 1 else tiles.width - 1
    return _in_letter_row(tiles, row((fit(sign, body, "^"), name)))


def _body_row(state: str, name: str, sign: str, body: int, first: bool, flat: bool) -> Row:
    """A full row of a large tile: its bevel on both sides unless ``flat``, the letter between."""
    rim = name + "-rim"
    if state == roles.SPACE:
        return row((fit(sign, body, "^"), name), " ")
    if first and not sign and not flat:
        return row(("▛" + "▀" * (body - 2) + "▜", rim), " ")
    if body > 3:
        if state == roles.LIT and sign:
            sign = f"[{sign}]" if width(sign) + 4 <= body else f"{sign[0]}{sign[-1]}◂"
        if flat:
            return row((fit(sign, body, "^"), name), " ")
        return row(("▌", rim), (fit(sign, body - 2, "^"), name), ("▐", rim), " ")
    if width(sign) == 2:  # a shape and a letter leave no room for a bevel
        return row((sign, name), ("◂" if state == roles.LIT else " ", name), " ")
    if state == roles.TILE:
        return row((fit(sign, body, "^"), name), " ")
    if state == roles.LIT:
        return row((f"[{sign}]", name), " ")
    return row(("▌", rim), (sign, name), ("▐", rim), " ")
