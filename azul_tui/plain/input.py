"""Lines of an input, none of which can be waited for while a signal goes unnoticed."""

from __future__ import annotations

import codecs
import io
import os
import select
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final, TextIO

_CHUNK: Final = 4096


class Input:
    """The lines of a stream, or none if there is no stream.

    Python runs the handler of a signal between two of its steps. A signal that arrives after the
    last step before a read would be noticed only when the read returns, with the next line. So
    signals write into a pipe here, and what is waited for is the first of line and signal.

    Where only sockets can be waited for, and for streams without a file, lines are simply read.
    """

    def __init__(self, stream: TextIO | None) -> None:
        self._stream = stream
        self._file = _file_of(stream)
        encoding = stream.encoding if isinstance(stream, io.TextIOWrapper) else "utf-8"
        decoder = codecs.getincrementaldecoder(encoding)(errors="replace")
        self._decoder = io.IncrementalNewlineDecoder(decoder, translate=True)
        self._read = ""
        """Text after the last line that was returned."""
        self._signals: int | None = None

    @contextmanager
    def noticing_signals(self) -> Iterator[None]:
        """Notice signals at once for as long as this lasts; in the main thread only."""
        if self._file is None:
            yield
            return
        self._signals, write_end = os.pipe()
        os.set_blocking(self._signals, False)
        os.set_blocking(write_end, False)
        before = signal.set_wakeup_fd(write_end, warn_on_full_buffer=False)
        try:
            yield
        finally:
            signal.set_wakeup_fd(before)
            os.close(write_end)
            os.close(self._signals)
            self._signals = None

    def line(self) -> str | None:
        """Wait for a line and return it with its end; "" at the end of the input.

        None when a signal came first whose handler let the program go on.
        """
        if self._file is None:
            return self._stream.readline() if self._stream else ""
        while "\n" not in self._read:
            if not self._wait(self._file):
                return None
            data = os.read(self._file, _CHUNK)
            self._read += self._decoder.decode(data, final=not data)
            if not data:
                self._decoder.reset()
                break
        line, end, self._read = self._read.partition("\n")
        return line + end

    def _wait(self, file: int) -> bool:
        """Wait until the file can be read; False when a signal came first."""
        if self._signals is None:
            return True
        ready, _, _ = select.select([file, self._signals], [], [])
        if self._signals not in ready:
            return True
        with suppress(BlockingIOError):
            os.read(self._signals, _CHUNK)
        return False


def _file_of(stream: TextIO | None) -> int | None:
    """Return the file of a stream that can be waited for, or None."""
    if os.name != "posix" or not isinstance(stream, io.TextIOWrapper):
        return None
    try:
        return stream.fileno()
    except OSError:
        return None
