"""One process plays a game at a time; whoever died holds nothing."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import Final

from azul_tui.record.errors import GameIsOpen

SUFFIX: Final = ".lock"
"""The lock of ``game.azul`` is on the file ``.game.azul.lock``."""

if sys.platform == "win32":

    def _try_lock(descriptor: int) -> None:
        import msvcrt

        os.lseek(descriptor, 0, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:

    def _try_lock(descriptor: int) -> None:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class GameLock:
    """The right to play the game of a record, until it is released or the process ends.

    The system's own lock is on a small file beside the record, since the record itself may be
    replaced. Where that file cannot be made, or the system has no locks, the game is played
    without one.

    Args:
        record: the path of the record; the file itself need not exist.

    Raises:
        GameIsOpen: another process, or this one, holds the lock.
    """

    def __init__(self, record: Path) -> None:
        self.record = record
        self.path = record.with_name(f".{record.name}{SUFFIX}")
        self._descriptor: int | None = None
        self.renew()

    def renew(self) -> None:
        """Take the lock again if its file is gone, or could not be made before.

        Raises:
            GameIsOpen: somebody else was faster.
        """
        if self._descriptor is not None and not _is_file(self._descriptor, self.path):
            os.close(self._descriptor)
            self._descriptor = None
        # The file may be removed by whoever held the lock, just before it is locked here.
        while self._descriptor is None:
            try:
                descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o666)
            except OSError:
                return
            try:
                _try_lock(descriptor)
            except (BlockingIOError, PermissionError) as error:
                os.close(descriptor)
                raise GameIsOpen(self.record) from error
            except OSError:
                os.close(descriptor)
                return
            if _is_file(descriptor, self.path):
                self._descriptor = descriptor
            else:
                os.close(descriptor)

    def release(self) -> None:
        """Let others play the game; no harm when it was released before."""
        if self._descriptor is None:
            return
        # Windows removes no file that is open, the others must remove it while it is locked.
        with contextlib.suppress(OSError):
            self.path.unlink()
        os.close(self._descriptor)
        self._descriptor = None
        if sys.platform == "win32":
            with contextlib.suppress(OSError):
                self.path.unlink()


def is_locked(record: Path) -> bool:
    """The game is being played just now, by this or another process."""
    if not os.path.lexists(record.with_name(f".{record.name}{SUFFIX}")):
        return False
    try:
        GameLock(record).release()
    except GameIsOpen:
        return True
    return False


def _is_file(descriptor: int, path: Path) -> bool:
    """The open file still has this path."""
    try:
        return os.path.samestat(os.fstat(descriptor), path.stat())
    except OSError:
        return False
