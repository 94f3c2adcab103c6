"""The directory of games."""

from __future__ import annotations

import contextlib
import os
import re
from pathlib import Path
from typing import Final

from azul_tui.record.catalog import Catalog, DamagedGame, SavedGame, catalog, moment, saved_game
from azul_tui.record.errors import RecordError, os_reason
from azul_tui.record.header import Header
from azul_tui.record.index import Index
from azul_tui.record.locking import SUFFIX as LOCK_SUFFIX
from azul_tui.record.locking import is_locked
from azul_tui.record.places import data_dir
from azul_tui.record.reading import read_record
from azul_tui.record.saving import FRESH

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

    def catalog(self) -> Catalog:
        """All games of the directory as they are now; never an error, never a change to a game.

        Only files that are new or have changed since the last time are read, the others are
        remembered in an index file.
        """
        try:
            with os.scandir(self.directory) as found:
                entries = list(found)
        except FileNotFoundError:
            return Catalog()
        except OSError as error:
            return Catalog(
                problem=f"The games in {self.directory} cannot be listed: {os_reason(error)}."
            )
        index = Index(self.directory)
        games: list[SavedGame | DamagedGame] = []
        for entry in entries:
            if entry.name.startswith("."):
                self._clean_up(entry.name)
                continue
            if not _is_record(entry):
                continue
            try:
                status = entry.stat()
            except OSError:  # It has gone since, or the link leads nowhere.
                continue
            game = index.find(entry.name, status)
            if game is None:
                game = _read(self.directory / entry.name, status.st_mtime_ns)
                index.add(game, status)
            games.append(game)
        index.save()
        return catalog(games)

    def unfinished(self) -> tuple[SavedGame, ...]:
        """The games that can be resumed, the last one first."""
        return self.catalog().unfinished

    def finished(self) -> tuple[SavedGame, ...]:
        """The games that are over, the last one first."""
        return self.catalog().finished

    def damaged(self) -> tuple[DamagedGame, ...]:
        """The files that cannot be read, the last one first."""
        return self.catalog().damaged

    def _clean_up(self, name: str) -> None:
        """Remove what a process that was killed left beside the record of its game."""
        path = self.directory / name
        record = path.with_name(path.stem[1:])
        if path.suffix in {LOCK_SUFFIX, FRESH} and record.suffix == SUFFIX:
            with contextlib.suppress(OSError):
                if not is_locked(record) and path.suffix == FRESH:
                    path.unlink()

    @staticmethod
    def is_open(path: Path) -> bool:
        """The game is being played just now, here or in another window."""
        return is_locked(Path(os.path.realpath(path)))


def _is_record(entry: os.DirEntry[str]) -> bool:
    if not entry.name.endswith(SUFFIX):
        return False
    try:
        return entry.is_file()  # Not a pipe: reading it would wait for ever.
    except OSError:  # A link that leads to itself.
        return False


def _read(path: Path, changed: int) -> SavedGame | DamagedGame:
    try:
        return saved_game(read_record(path), path, changed)
    except RecordError as error:
        return DamagedGame(path, moment(changed), error.line, error.reason)


def _slug(names: tuple[str, ...]) -> str:
    """``-ana-bor``; empty when no name has a letter or digit. Some systems count bytes."""
    words = re.sub(r"[\W_]+", "-", " ".join(names)).strip("-").lower()
    words = words.encode()[:_LONGEST_SLUG].decode(errors="ignore").strip("-")
    return f"-{words}" if words else ""
