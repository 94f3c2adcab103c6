"""The index of a directory of games: reading 1,000 records takes a second, reading this does not.

It is a cache. An entry counts only while the file it tells of has not changed; a damaged index is
as good as none, and one that cannot be written is made again the next time.
"""

from __future__ import annotations

import contextlib
import json
import os
import time
from datetime import datetime
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from azul_tui.engine import End, Phase, Wall
from azul_tui.record.catalog import DamagedGame, SavedGame, moment

NAME: Final = ".index.json"
_FORM: Final = 3
"""Of the entries: another number is another kind of entry, which is not read.

It goes up when entries say more, or when reading a record comes to another verdict. The version of
the program does not count, or all games would be read again after each update.
"""
# A file system may give two writes the same time. Entries made so soon after the last write that
# they may have missed another one are not trusted.
_CLOCK_TICK_NS: Final = 100_000_000

_WALLS: Final = {wall.value: wall for wall in Wall}
_PHASES: Final = {phase.value: phase for phase in Phase}
_ENDS: Final[dict[str | None, End | None]] = {None: None, **{end.value: end for end in End}}


class Index:
    """The entries of a directory's index.

    Args:
        directory: of the games; it is left alone until ``save``.
    """

    def __init__(self, directory: Path) -> None:
        self._path = directory / NAME
        self._directory = directory
        self._now = time.time_ns()
        self._old = _load(self._path)
        self._new: dict[str, list[Any]] = {}

    def find(self, name: str, status: os.stat_result) -> SavedGame | DamagedGame | None:
        """What is known about a file that is as ``status`` says; None when it has to be read."""
        entry = self._old.get(name)
        if entry is None or entry[0] != _stamp(status):
            return None
        self._new[name] = entry
        return _from_json(self._directory / name, status.st_mtime_ns, entry[1])

    def add(self, game: SavedGame | DamagedGame, status: os.stat_result) -> None:
        """Remember what was read from a file that was as ``status`` says before."""
        if isinstance(game, DamagedGame) and game.line is None:
            return  # That the system refused may be over the next time.
        if max(status.st_mtime_ns, status.st_ctime_ns) < self._now - _CLOCK_TICK_NS:
            self._new[game.path.name] = [_stamp(status), _to_json(game)]

    def save(self) -> None:
        """Write the index, if it has changed and as far as it can be written."""
        if self._new == self._old:
            return
        body = json.dumps(self._new).encode()
        fresh = self._path.with_name(f"{NAME}.new")
        with contextlib.suppress(OSError):
            try:
                fresh.write_bytes(_title(body) + body)
                fresh.replace(self._path)
            except OSError:
                fresh.unlink(missing_ok=True)


def _load(path: Path) -> dict[str, list[Any]]:
    try:
        title, end, body = path.read_bytes().partition(b"\n")
    except OSError:
        return {}
    entries: dict[str, list[Any]] = json.loads(body) if title + end == _title(body) else {}
    return entries


def _title(body: bytes) -> bytes:
    """The first line: without it, the rest is of another form or not whole."""
    return f"azul-tui index {_FORM} {crc32(body)}\n".encode()


def _stamp(status: os.stat_result) -> list[int]:
    return [status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_ino]


def _to_json(game: SavedGame | DamagedGame) -> list[Any]:
    if isinstance(game, DamagedGame):
        return [game.line, game.reason]
    return [
        game.created.isoformat(),
        game.names,
        game.wall.value,
        game.rounds,
        game.phase.value,
        game.scores,
        game.end.value if game.end else None,
        game.winners,
        game.floor,
        game.takes,
    ]


def _from_json(path: Path, changed: int, content: list[Any]) -> SavedGame | DamagedGame:
    if len(content) == 2:
        return DamagedGame(path, moment(changed), *content)
    created, names, wall, rounds, phase, scores, end, winners, floor, takes = content
    return SavedGame(
        path,
        moment(changed),
        datetime.fromisoformat(created),
        tuple(names),
        _WALLS[wall],
        rounds,
        _PHASES[phase],
        tuple(scores),
        _ENDS[end],
        tuple(winners),
        tuple(floor),
        takes,
    )
