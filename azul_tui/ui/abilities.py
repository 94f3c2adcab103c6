"""What the terminal can show: how many colors, and which characters."""

from __future__ import annotations

import os
import sys
from typing import NamedTuple

from rich.console import Console
from textual import constants

_FEW_COLORS = {None, "standard", "windows"}
# Every character of the default look that an old terminal might not have.
_GLYPHS = "─╭▐▀▸∙⋯"


class Abilities(NamedTuple):
    """What the terminal can show.

    Attributes:
        colors: the name of its color system, as in `Console.color_system`; None is no color.
        glyphs: it has characters for boxes and blocks.
    """

    colors: str | None = None
    glyphs: bool = True

    @property
    def shades(self) -> bool:
        """It has more than 16 colors, which are its own and need not be what they are called."""
        return self.colors not in _FEW_COLORS


def abilities() -> Abilities:
    """What this terminal can show, as far as it says so.

    Who sets ``NO_COLOR`` wants no gray either, so that counts as no color at all.
    """
    # What a server or the player says counts more than what the terminal seems to be.
    said = constants.COLOR_SYSTEM
    colors = Console().color_system if said == "auto" else said
    encoding = getattr(sys.__stdout__, "encoding", None) or "utf-8"
    # The Linux console has 256 glyphs, old Windows consoles those of a code page.
    few = os.environ.get("TERM") == "linux" or colors == "windows"
    return Abilities(
        None if "NO_COLOR" in os.environ else colors, not few and _can_write(_GLYPHS, encoding)
    )


def _can_write(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
