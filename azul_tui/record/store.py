"""The directory of games."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from azul_tui.places import data_dir
from azul_tui.record.header import Header
from azul_tui.record.saving import SUFFIX

if TYPE_CHECKING:
    from azul_tui.record.catalog import Catalog

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

    def catalog(self) -> Catalog:
        """All games of the directory as they are now; never an error, never a change to a game.

        Only files that are new or have changed since the last time are read, the others are
        remembered in an index file.
        """
        from azul_tui.record.listing import list_games

        return list_games(self.directory)

    def last_game(self) -> Path | None:
        """The record of the game to go on with where none is named, if there is one."""
        game = self.catalog().last
        return game.path if game else None

    def is_last_game(self, path: Path) -> bool:
        """The game of this record is the one to go on with where none is named."""
        last = self.last_game()
        return last is not None and os.path.realpath(last) == os.path.realpath(path)


def _slug(names: tuple[str, ...]) -> str:
    """``-ana-bor``; empty when no name has a letter or digit. Some systems count bytes."""
    words = re.sub(r"[\W_]+", "-", " ".join(names)).strip("-").lower()
    words = words.encode()[:_LONGEST_SLUG].decode(errors="ignore").strip("-")
    return f"-{words}" if words else ""
