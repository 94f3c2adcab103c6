"""How everything may look and be told: the choices, whose values are typed and remembered."""

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


class Pace(StrEnum):
    """How the scoring of a round goes on: with a key for each step, each player, or not at all."""

    STEP = "step"
    PLAYER = "player"
    ALL = "all"


class Boards(StrEnum):
    """How line mode tells what lies on the table."""

    GRID = "grid"
    WORDS = "words"
