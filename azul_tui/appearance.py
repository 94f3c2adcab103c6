"""How everything may look: the choices, whose values are typed and remembered."""

from __future__ import annotations

from enum import StrEnum


class TileSet(StrEnum):
    """How tiles are drawn."""

    LETTERS = "letters"
    SHAPES = "shapes"
    ASCII = "ascii"


class Theme(StrEnum):
    """The look of the screen."""

    DARK = "dark"
    LIGHT = "light"
    CONTRAST = "contrast"
    ANSI = "ansi"


class Animation(StrEnum):
    """How much moves on the screen."""

    NONE = "none"
    BASIC = "basic"
    FULL = "full"
