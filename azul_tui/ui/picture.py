"""Pictures of the screen, kept beside the games."""

from __future__ import annotations

from datetime import datetime

from azul_tui.files import os_reason
from azul_tui.places import data_dir
from azul_tui.text.menu import picture_not_saved, picture_saved


def save_picture(svg: str) -> str:
    """Save a picture in a new file; return a sentence about where it is, or why it is not."""
    path = data_dir() / "pictures" / f"azul-{datetime.now():%Y-%m-%d-%H%M%S-%f}.svg"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(svg, encoding="utf-8", errors="replace")
    except OSError as error:
        return picture_not_saved(os_reason(error), path)
    return picture_saved(path)
