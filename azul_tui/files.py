"""Writing files so that nothing is lost, and what to say when the system refuses."""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path
from typing import Final

FRESH: Final = ".new"
"""What shall become ``game.azul`` is written to ``.game.azul.new`` first."""
BINARY: Final = getattr(os, "O_BINARY", 0)
"""Opens a file without changing its line ends, where a system would."""
_CANNOT_SYNC: Final = {errno.EINVAL, errno.ENOSYS, errno.ENOTSUP}


def write_whole(path: Path, text: bytes) -> None:
    """Make ``text`` the content of a file: all of it or, when an error is raised, none.

    Raises:
        OSError: it could not be written; what was there before is still there.
    """
    mode = None
    with contextlib.suppress(FileNotFoundError):
        mode = path.stat().st_mode & 0o777
        if not os.access(path, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    fresh = path.with_name(f".{path.name}{FRESH}")
    try:
        descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | BINARY, 0o666)
        try:
            write_all(descriptor, text)
            sync(descriptor)
        finally:
            os.close(descriptor)
        if mode is not None:
            fresh.chmod(mode)
        fresh.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise
    _sync_directory(path.parent)


def write_all(descriptor: int, data: bytes) -> None:
    """Write all of ``data``, however often the system takes only a part.

    Raises:
        OSError: it could not be written.
    """
    while data:
        data = data[os.write(descriptor, data) :]


def sync(descriptor: int) -> None:
    """Bring a file to the disk, where the system can do that.

    Raises:
        OSError: the disk failed.
    """
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in _CANNOT_SYNC:
            raise


def _sync_directory(path: Path) -> None:
    """Make the new name last; where directories cannot be synced, the system does it."""
    with contextlib.suppress(OSError):
        descriptor = os.open(path, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def os_reason(error: OSError) -> str:
    """Why the system refused, as a short phrase in lower case."""
    text = error.strerror or type(error).__name__
    return text[:1].lower() + text[1:]
