"""What the menu offers besides the commands of the screen, which say themselves what they do."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from azul_tui.appearance import Pace

PACES: Final = {
    Pace.STEP: "one key for each step",
    Pace.PLAYER: "one key for each player",
    Pace.ALL: "all at once",
}
THEME: Final = "Theme: choose other colors"
PICTURE: Final = "Screenshot: save a picture of the screen"
PICTURE_DETAIL: Final = "an SVG file, which browsers show"
QUIT: Final = "Quit"


def now(what: str) -> str:
    """Return what is chosen now: "now: letters"."""
    return f"now: {what}"


def picture_saved(path: Path) -> str:
    """Return where a picture was saved."""
    return f"The picture is saved as {path}."


def picture_not_saved(reason: str, path: Path) -> str:
    """Return why a picture could not be saved, and where it should have been."""
    return f"The picture cannot be saved: {reason} ({path})."
