"""Big letters of half blocks, to be read across a room: Latin and Cyrillic capitals and digits."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

from azul_tui.ui.draw.rows import Block, row

SCALES: Final = (4, 3, 2, 1)
"""How large letters can be; the larger ones first."""

_GLYPH: Final = 5
"""Rows of dots of a letter; one more above it is for its accent."""
_FONT: Final = {
    " ": ".. .. .. .. ..",
    "-": "... ... ### ... ...",
    "'": "# # . . .",
    ".": ". . . . #",
    ",": ". . . # #",
    "&": ".##. #... .#.# #.#. .#.#",
    "0": "### #.# #.# #.# ###",
    "1": ".#. ##. .#. .#. ###",
    "2": "### ..# ### #.. ###",
    "3": "### ..# ### ..# ###",
    "4": "#.# #.# ### ..# ..#",
    "5": "### #.. ### ..# ###",
    "6": "### #.. ### #.# ###",
    "7": "### ..# ..# ..# ..#",
    "8": "### #.# ### #.# ###",
    "9": "### #.# ### ..# ###",
    "A": ".#. #.# ### #.# #.#",
    "B": "##. #.# ##. #.# ##.",
    "C": "### #.. #.. #.. ###",
    "D": "##. #.# #.# #.# ##.",
    "E": "### #.. ##. #.. ###",
    "F": "### #.. ##. #.. #..",
    "G": "#### #... #.## #..# ####",
    "H": "#.# #.# ### #.# #.#",
    "I": "# # # # #",
    "J": "..# ..# ..# #.# ###",
    "K": "#.# #.# ##. #.# #.#",
    "L": "#.. #.. #.. #.. ###",
    "M": "#...# ##.## #.#.# #...# #...#",
    "N": "#..# ##.# #.## #..# #..#",
    "O": "### #.# #.# #.# ###",
    "P": "### #.# ### #.. #..",
    "Q": "#### #..# #..# #.## ####",
    "R": "##. #.# ##. #.# #.#",
    "S": "### #.. ### ..# ###",
    "T": "### .#. .#. .#. .#.",
    "U": "#.# #.# #.# #.# ###",
    "V": "#.# #.# #.# #.# .#.",
    "W": "#...# #...# #.#.# ##.## #...#",
    "X": "#.# #.# .#. #.# #.#",
    "Y": "#.# #.# .#. .#. .#.",
    "Z": "### ..# .#. #.. ###",
    "Б": "### #.. ### #.# ###",
    "Г": "### #.. #.. #.. #..",
    "Д": ".##. .#.# .#.# #### #..#",
    "Ж": "#.#.# #.#.# .###. #.#.# #.#.#",
    "З": "### ..# .## ..# ###",
    "И": "#..# #..# #.## ##.# #..#",
    "Л": ".## #.# #.# #.# #.#",
    "П": "### #.# #.# #.# #.#",
    "У": "#.# #.# ### ..# ###",
    "Ф": "##### #.#.# ##### ..#.. ..#..",
    "Ц": "#.#. #.#. #.#. #### ...#",
    "Ч": "#.# #.# ### ..# ..#",
    "Ш": "#.#.# #.#.# #.#.# #.#.# #####",
    "Щ": "#.#.# #.#.# #.#.# ##### ....#",
    "Ъ": "##.. .#.. .### .#.# .###",
    "Ы": "#...# #...# ###.# #.#.# ###.#",
    "Ь": "#.. #.. ### #.# ###",
    "Э": "### ..# .## ..# ###",
    "Ю": "#.### #.#.# ###.# #.#.# #.###",
    "Я": ".## #.# .## #.# #.#",
}
_SAME: Final = dict(zip("АВЕКМНОРСТХІЈЅ", "ABEKMHOPCTXIJS", strict=True))
"""Cyrillic letters that look like Latin ones."""
_TWO_DOTS: Final = "\u0308"
_ABOVE: Final = 230
"""The combining class of accents above a letter."""


@lru_cache(maxsize=64)
def big_text(text: str, scale: int, role: str = "", *, ascii_only: bool = False) -> Block:
    """Return ``text`` in big capitals, three rows high for each of ``scale``.

    There are no rows if one of its letters has no big form, or the scale has no dots in ASCII: a
    dot of "#" is two cells wide and one row high, or a multiple of that.
    """
    glyphs = _glyphs(text)
    if not glyphs or (ascii_only and scale % 2):
        return ()
    dots = [
        "".join(dot * scale for dot in ".".join(glyph[y] for glyph in glyphs))
        for y in range(_GLYPH + 1)
        for _ in range(scale)
    ]
    signs = {"..": " ", "#.": "▀", ".#": "▄", "##": "#" if ascii_only else "█"}
    pairs = zip(dots[::2], dots[1::2], strict=True)
    lines = ("".join(signs[a + b] for a, b in zip(*pair, strict=True)) for pair in pairs)
    return tuple(row((line, role)) for line in lines)


def _glyphs(text: str) -> list[list[str]]:
    """Return six rows of dots for each letter, the first for its accent; nothing if one lacks."""
    glyphs: list[list[str]] = []
    for char in unicodedata.normalize("NFD", text.upper()):
        if unicodedata.combining(char):
            if glyphs and unicodedata.combining(char) == _ABOVE:
                glyphs[-1][0] = _accent(len(glyphs[-1][1]), two=char == _TWO_DOTS)
        elif dots := _FONT.get(_SAME.get(char, char)):
            rows = dots.split()
            glyphs.append(["." * len(rows[0]), *rows])
        else:
            return []
    return glyphs


def _accent(cells: int, *, two: bool) -> str:
    if two and cells > 2:
        return "#" + "." * (cells - 2) + "#"
    return "#".center(cells, ".")
