"""A program on a pseudo-terminal without a screen behind it, so that nothing but it is measured.

It is for Linux: what a process has used is read from ``/proc``.
"""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import termios
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Final

ROOT: Final = Path(__file__).parents[2]
KEYS: Final = {
    "enter": b"\r",
    "esc": b"\x1b",
    "up": b"\x1b[A",
    "down": b"\x1b[B",
    "right": b"\x1b[C",
    "left": b"\x1b[D",
    "end": b"\x1b[F",
}
_PATIENCE: Final = 30.0
_QUIET: Final = 0.1


class Program:
    """A program that runs on a pseudo-terminal of its own until the end of a ``with`` block.

    Args:
        command: the program and its arguments.
        env: its whole environment.
        size: columns and rows.

    Attributes:
        output: all that it has written.
    """

    def __init__(
        self, command: Sequence[str], env: Mapping[str, str], size: tuple[int, int]
    ) -> None:
        self.output = b""
        columns, rows = size
        self._begin = perf_counter()
        self._pid, self._terminal = pty.fork()
        if self._pid == 0:
            os.chdir(ROOT)
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            os.execvpe(command[0], list(command), env)

    def __enter__(self) -> Program:
        return self

    def __exit__(self, *_: object) -> None:
        os.kill(self._pid, 9)
        os.waitpid(self._pid, 0)
        os.close(self._terminal)

    def wait_for(self, words: bytes) -> float:
        """Wait for words in the output; return the seconds since the start of the program."""
        while words not in self.output:
            if not self._read(_PATIENCE):
                raise TimeoutError(f"{words!r} did not come:\n{self.output[-2000:]!r}")
        return perf_counter() - self._begin

    def settle(self, quiet: float = _QUIET) -> float:
        """Wait until nothing comes for a while; return the seconds from the call to the last words.

        Args:
            quiet: the while, in seconds; longer than any pause within an answer.
        """
        begin = last = perf_counter()
        while self._read(quiet):
            last = perf_counter()
        return last - begin

    def read(self) -> bytes:
        """What has come by now and was not read before."""
        before = len(self.output)
        while self._read(0):
            pass
        return self.output[before:]

    def settle_until(self, moment: float) -> None:
        """Read what comes until a moment of ``perf_counter``."""
        while (left := moment - perf_counter()) > 0:
            self._read(left)

    def resize(self, columns: int, rows: int) -> None:
        """Make the window another size."""
        fcntl.ioctl(self._terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def send(self, data: bytes) -> None:
        """Type something."""
        os.write(self._terminal, data)

    def bytes_within(self, seconds: float) -> int:
        """How many bytes the program writes in the next seconds."""
        before = len(self.output)
        self.settle_until(perf_counter() + seconds)
        return len(self.output) - before

    def cpu(self) -> float:
        """The seconds of processor time that all its threads have used so far."""
        tasks = Path(f"/proc/{self._pid}/task").iterdir()
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9

    def peak_memory(self) -> float:
        """The most memory that it has had at any time, in MB."""
        return self._memory("VmHWM")

    def memory(self) -> float:
        """The memory that it has now, in MB."""
        return self._memory("VmRSS")

    def _memory(self, name: str) -> float:
        for line in Path(f"/proc/{self._pid}/status").read_text().splitlines():
            if line.startswith(f"{name}:"):
                return int(line.split()[1]) / 1024
        raise LookupError(name)

    def _read(self, patience: float) -> bool:
        """Read what comes within ``patience`` seconds; false when nothing does."""
        ready, _, _ = select.select([self._terminal], [], [], patience)
        if not ready:
            return False
        self.output += os.read(self._terminal, 1 << 16)
        return True
