"""The directory of games."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from azul_tui.record.header import Header
from azul_tui.record.places import data_dir

SUFFIX: Final = ".azul"
_LONGEST_SLUG: Final = 60


class Store:
    """The games in a directory, which need not exist yet.

    Args:
        directory: None is the player's own.
    """

    def __init__(self, directory: Path | None = None) -> None:
        self.directory = data_dir() / "games" if directory is None else directory

    def path_for(self, header: Header) -> Path:
        """A readable path for a new game: when it began, and who plays."""
        when = header.created.astimezone().strftime("%Y-%m-%d-%H%M%S")
        return self.directory / f"{when}{_slug(header.players)}{SUFFIX}"


def _slug(names: tuple[str, ...]) -> str:
    """``-ana-bor``; empty when no name has a letter or digit. Some systems count bytes."""
    words = re.sub(r"[\W_]+", "-", " ".join(names)).strip("-").lower()
    words = words.encode()[:_LONGEST_SLUG].decode(errors="ignore").strip("-")
    return f"-{words}" if words else ""
