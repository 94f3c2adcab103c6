"""Keeps a record on the disk equal to the one in memory, whatever the disk does."""

from __future__ import annotations

import contextlib
import errno
import os
from itertools import count
from pathlib import Path
from typing import Final

from azul_tui.files import BINARY, os_reason, sync, write_all, write_whole
from azul_tui.record.errors import GameIsOpen
from azul_tui.record.locking import GameLock

SUFFIX: Final = ".azul"
"""Of the name of every record."""
_DISK_FULL: Final = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}


class RecordFile:
    """The file of a game in play: what is added is on the disk before ``add`` returns.

    A failure is no exception. ``trouble`` says it, and every later call tries again: the whole
    record is then written beside the file and put in its place, so that the file always holds
    whole lines of the game, and at worst a part of one more.

    Args:
        path: where the record is, or shall be.
        text: the whole lines that it shall hold.
        lock: the right to play this game.
        disk: what the file holds just now, which may be less than ``text`` or end in a torn line;
            None when there is no file yet.
    """

    def __init__(self, path: Path, text: bytes, lock: GameLock, disk: bytes | None = None) -> None:
        self.path = path
        self.trouble: str | None = None
        """Why the last line is not on the disk, in a few words."""
        self.saved = disk is not None
        """The file holds at least the beginning of this game."""
        self.moved = False
        """Another program put something else in the place of the file, which was left there."""
        self._text = text
        self._lock = lock
        self._disk = disk
        self._pending = disk is None
        """There is something to save; a torn line alone is left as it is."""
        self._in_doubt = False
        """A write failed, so that what the file seems to hold may not be on the disk."""

    @property
    def text(self) -> bytes:
        """The whole record, also what could not be saved."""
        return self._text

    def add(self, lines: bytes) -> None:
        """Add whole lines, and bring them to the disk with all that is missing there."""
        self._text += lines
        self._pending = True
        self.save()

    def save(self) -> None:
        """Bring to the disk what is missing there; free of cost when nothing is."""
        if not self._pending:
            return
        try:
            self._bring()
        except (OSError, GameIsOpen) as error:
            self._in_doubt = True
            self.trouble = self._why(error)
        else:
            self._pending = self._in_doubt = False
            self.trouble = None
            self.saved = True
            self._disk = self._text

    def close(self) -> None:
        """Try once more to save what could not be saved, and let others play the game."""
        self.save()
        self._lock.release()

    def _bring(self) -> None:
        try:
            descriptor = os.open(self.path, os.O_RDWR | BINARY)
        except FileNotFoundError:
            self._replace()
            return
        try:
            found = _read(descriptor, len(self._text) + len(self._disk or b"") + 1)
            if found == self._disk and not self._in_doubt:
                self._extend(descriptor, found)
                return
        finally:
            os.close(descriptor)
        if found != self._disk and not self._text.startswith(found):
            self._move()
        self._replace()

    def _extend(self, descriptor: int, found: bytes) -> None:
        """Cut off a torn line, if there is one, and write what is missing."""
        good = _in_common(found, self._text)
        try:
            if good < len(found):
                os.ftruncate(descriptor, good)
            os.lseek(descriptor, good, os.SEEK_SET)
            write_all(descriptor, self._text[good:])
            sync(descriptor)
        except OSError:
            # No half line should stay; if it does, reading drops it.
            with contextlib.suppress(OSError):
                os.ftruncate(descriptor, good)
            raise

    def _replace(self) -> None:
        """Write the whole record and put it in the place of the file in one step."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._lock.renew()
        write_whole(self.path, self._text)

    def _move(self) -> None:
        """Go to a name of its own: what another program wrote is not overwritten."""
        lock = claim(self.path)
        self._lock.release()
        self._lock = lock
        self.path = lock.record
        self.moved = True

    def _why(self, error: OSError | GameIsOpen) -> str:
        if isinstance(error, GameIsOpen):
            return "it is open in another window as well"
        if error.errno in _DISK_FULL:
            return f"the disk is full ({self.path.parent})"
        return f"{os_reason(error)} ({error.filename or self.path})"


def claim(wanted: Path) -> GameLock:
    """The lock of a record that does not exist yet: ``wanted``, or a name like it."""
    for number in count(1):
        name = wanted.name if number == 1 else f"{wanted.stem}-{number}{wanted.suffix}"
        path = wanted.with_name(name)
        if os.path.lexists(path):
            continue
        try:
            lock = GameLock(path)
        except GameIsOpen:
            continue
        if not os.path.lexists(path):
            return lock
        lock.release()
    raise AssertionError("there is always another number")


def _in_common(found: bytes, text: bytes) -> int:
    """How many bytes at the beginning are the same."""
    if text.startswith(found):
        return len(found)
    return next(at for at, byte in enumerate(found) if text[at : at + 1] != bytes([byte]))


def _read(descriptor: int, most: int) -> bytes:
    parts: list[bytes] = []
    while most > 0 and (part := os.read(descriptor, most)):
        parts.append(part)
        most -= len(part)
    return b"".join(parts)
