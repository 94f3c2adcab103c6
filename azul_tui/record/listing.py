"""Lists a directory of games, reading only what is new."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from azul_tui.files import FRESH, os_reason
from azul_tui.record.catalog import Catalog, DamagedGame, SavedGame, catalog, moment, saved_game
from azul_tui.record.errors import RecordError
from azul_tui.record.index import Index
from azul_tui.record.locking import SUFFIX as LOCK_SUFFIX
from azul_tui.record.locking import is_locked
from azul_tui.record.reading import read_record
from azul_tui.record.saving import SUFFIX


def list_games(directory: Path) -> Catalog:
    """All games of ``directory`` as they are now; see `Store.catalog`."""
    try:
        with os.scandir(directory) as found:
            entries = list(found)
    except FileNotFoundError:
        return Catalog()
    except OSError as error:
        return Catalog(problem=f"The games in {directory} cannot be listed: {os_reason(error)}.")
    index = Index(directory)
    games: list[SavedGame | DamagedGame] = []
    for entry in entries:
        if entry.name.startswith("."):
            _clean_up(directory / entry.name)
            continue
        if not _is_record(entry):
            continue
        try:
            status = entry.stat()
        except OSError:  # It has gone since, or the link leads nowhere.
            continue
        game = index.find(entry.name, status)
        if game is None:
            game = _read(directory / entry.name, status.st_mtime_ns)
            index.add(game, status)
        games.append(game)
    index.save()
    return catalog(games)


def _clean_up(path: Path) -> None:
    """Remove what a process that was killed left beside the record of its game."""
    record = path.with_name(path.stem[1:])
    if path.suffix in {LOCK_SUFFIX, FRESH} and record.suffix == SUFFIX:
        with contextlib.suppress(OSError):
            if not is_locked(record) and path.suffix == FRESH:
                path.unlink()


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
