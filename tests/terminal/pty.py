"""A program on a real pseudo-terminal: what is typed into it, and what a person would see.

Nothing here waits for a fixed time: one waits for something to be seen, or for the end.
"""

from __future__ import annotations

import contextlib
import errno
import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pyte

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 20.0
"""Seconds after which what has not been seen will not come; a busy machine is slow."""

KEYS: Final = {
    "enter": "\r",
    "esc": "\x1b",
    "tab": "\t",
    "backspace": "\x7f",
    "up": "\x1b[A",
    "down": "\x1b[B",
    "right": "\x1b[C",
    "left": "\x1b[D",
    "end": "\x1b[F",
    "ctrl+c": "\x03",
    "ctrl+p": "\x10",
}

# A session leader gets the terminal that it opens first for its own.
_ON_TERMINAL: Final = 'exec "$@" <>"$0" >&0 2>&1'
_ENDING: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
_CHUNK: Final = 65536
# Private modes: what a terminal starts with; all others are off.
_MODES_ON: Final = frozenset({7, 25})
_MODE: Final = re.compile(rb"\x1b\[\?([\d;]+)([hl])")
_KITTY: Final = re.compile(rb"\x1b\[([<>])\d*u")
_MODE_QUERY: Final = re.compile(rb"\x1b\[\?(\d+)\$p")
# What pyte would print as text.
_UNKNOWN: Final = re.compile(
    rb"\x1b\[[<>=?]\d*(?:;\d+)*u|\x1b\[\?\d+\$p|\x1b\].*?(?:\x07|\x1b\\)", re.S
)
_UNFINISHED: Final = re.compile(rb"\x1b(?:\[[^@-~]*|\][^\x07\x1b]*)?\Z")
_ESCAPE: Final = re.compile(rb"\x1b(?:\[[^@-~]*[@-~]|\].*?(?:\x07|\x1b\\)|.)", re.S)

_GRAY: Final = re.compile(r"default|(?:bright)?(?:black|white)|(..)\1\1")

Ready = Callable[["Terminal"], bool]


class Terminal:
    """A program on a pseudo-terminal of its own, of which it is the session leader.

    Args:
        command: the program and its arguments.
        size: columns and rows.
        env: the whole environment of the program.
        modern: answer like a terminal that reports its size in band and draws in one go.
    """

    def __init__(
        self,
        command: Sequence[str],
        env: Mapping[str, str],
        size: tuple[int, int] = (80, 24),
        *,
        modern: bool = False,
    ) -> None:
        self.output = b""
        """All that the program wrote."""
        self._modern = modern
        self._rest = b""
        self._screen = pyte.Screen(*size)
        self._stream = pyte.ByteStream(self._screen)
        self._master, self._slave = os.openpty()
        self._set_size(*size)
        self._before = termios.tcgetattr(self._slave)
        self.settings_restored: bool | None = None
        """After the end: the line settings are what they were before."""
        with _signals_not_ignored():
            self.process = subprocess.Popen(
                ["/bin/sh", "-c", _ON_TERMINAL, os.ttyname(self._slave), *command],
                env=dict(env),
                cwd=ROOT,
                start_new_session=True,
            )

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- what is typed ----------------------------------------------------------------

    def send(self, text: str | bytes) -> None:
        """Type this as it is, reading meanwhile what the program writes."""
        data = text.encode() if isinstance(text, str) else text
        os.set_blocking(self._master, False)
        while data:
            _, writable, _ = select.select([self._master], [self._master], [], PATIENCE)
            if writable:
                with contextlib.suppress(BlockingIOError):
                    data = data[os.write(self._master, data[:1024]) :]
            self._read(0)

    def press(self, *keys: str) -> None:
        """Press keys by their names, without waiting for anything."""
        self.send("".join(KEYS.get(key, key) for key in keys))

    def stuff(self, text: str, times: int) -> None:
        """Type this often, as far as it can be typed without reading what is written."""
        os.set_blocking(self._master, False)
        with contextlib.suppress(BlockingIOError):
            for _ in range(times):
                os.write(self._master, text.encode())

    def click(self, column: int, row: int) -> None:
        """Press and release the left button on a cell, counted from 0."""
        self.send(click(column, row))

    def resize(self, columns: int, rows: int) -> None:
        """Make the window another size."""
        self._screen.resize(rows, columns)
        self._set_size(columns, rows)
        if self._modern and self.is_on(2048):
            self.send(f"\x1b[48;{rows};{columns};{rows * 20};{columns * 10}t")

    def kill(self, number: int) -> None:
        """Send a signal to the program."""
        os.kill(self.process.pid, number)

    @property
    def is_stopped(self) -> bool:
        """The program has been stopped by a signal."""
        how = os.WSTOPPED | os.WNOHANG | os.WNOWAIT
        return os.waitid(os.P_PID, self.process.pid, how) is not None

    def hang_up(self) -> None:
        """Close the window: the terminal is gone."""
        for descriptor in (self._master, self._slave):
            os.close(descriptor)
        self._master = self._slave = -1

    def _set_size(self, columns: int, rows: int) -> None:
        fcntl.ioctl(self._slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    # -- what is seen ------------------------------------------------------------------

    @property
    def text(self) -> str:
        """The screen as text."""
        return "\n".join(line.rstrip() for line in self._screen.display)

    @property
    def unwrapped(self) -> str:
        """The screen as one line, for a program that lets the terminal break its lines."""
        return "".join(self._screen.display).rstrip()

    def cell(self, column: int, row: int) -> pyte.screens.Char:
        """A cell of the screen with its colors, counted from 0."""
        return self._screen.buffer[row][column]

    @property
    def hues(self) -> set[str]:
        """The colors on the screen that are no shade of gray."""
        found = set()
        for row in self._screen.buffer.values():
            for cell in row.values():
                found |= {cell.fg, cell.bg}
        return {color for color in found if not _GRAY.fullmatch(color)}

    def find(self, text: str) -> tuple[int, int]:
        """The column and row, from 0, at which a text stands on the screen first."""
        row, line = next((at, line) for at, line in enumerate(self._screen.display) if text in line)
        return line.index(text), row

    def wait_for(self, pattern: str, patience: float = PATIENCE) -> re.Match[str]:
        """Wait until a regular expression is found on the screen."""
        self.wait_until(lambda _: re.search(pattern, self.text) is not None, pattern, patience)
        match = re.search(pattern, self.text)
        assert match
        return match

    def wait_until(self, ready: Ready, what: str = "", patience: float = PATIENCE) -> None:
        """Wait until ``ready``, which is asked again after everything that is written."""
        end = time.monotonic() + patience
        while not ready(self):
            left = end - time.monotonic()
            ended = self.process.poll() is not None
            if not self._read(0.0 if ended else max(0.0, min(left, 0.05))) and (ended or left < 0):
                raise AssertionError(
                    f"{what or ready} was not seen, status {self.process.poll()}:\n{self.text}"
                )

    def bytes_within(self, seconds: float) -> int:
        """How many bytes the program writes in the next seconds."""
        before = len(self.output)
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            self._read(left)
        return len(self.output) - before

    def wait_for_rest(self) -> None:
        """Wait until nothing has been written for a while."""
        self.wait_until(lambda _: self.bytes_within(0.25) == 0, "rest")

    # -- the end -----------------------------------------------------------------------

    def wait_for_end(self, patience: float = PATIENCE) -> int:
        """Wait until the program has ended, and return its status, -n after signal n."""
        end = time.monotonic() + patience
        while self.process.poll() is None:
            if time.monotonic() > end:
                raise AssertionError(f"the program has not ended:\n{self.text}")
            if self._master >= 0:
                self._read(0.02)
            else:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    self.process.wait(0.1)
        if self._master >= 0:
            self.settings_restored = termios.tcgetattr(self._slave) == self._before
            os.close(self._slave)
            self._slave = -1
            while self._read(1.0):
                pass
        return self.process.returncode

    @property
    def last_words(self) -> str:
        """What was written after the full screen was left."""
        _, _, after = self.output.rpartition(b"\x1b[?1049l")
        return _ESCAPE.sub(b"", after).decode(errors="replace").replace("\r\n", "\n")

    @property
    def left_over(self) -> list[str]:
        """The ways in which the terminal is now different from before."""
        modes: dict[int, bool] = {}
        for match in _MODE.finditer(self.output):
            modes |= {int(mode): match[2] == b"h" for mode in match[1].split(b";")}
        left = [f"?{mode}" for mode, on in modes.items() if on != (mode in _MODES_ON)]
        pushed = [1 if match[1] == b">" else -1 for match in _KITTY.finditer(self.output)]
        return left + ["kitty keyboard"] * sum(pushed)

    def is_on(self, mode: int) -> bool:
        """The program has switched a private mode on."""
        found = [match for match in _MODE.finditer(self.output) if str(mode).encode() in match[1]]
        return bool(found) and found[-1][2] == b"h"

    def close(self) -> None:
        """End the program, if it still runs."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        self.process.wait()
        for descriptor in (self._master, self._slave):
            if descriptor >= 0:
                os.close(descriptor)
        self._master = self._slave = -1

    # -- reading -----------------------------------------------------------------------

    def _read(self, patience: float) -> bool:
        """Read what comes within ``patience`` seconds; false when nothing does."""
        ready, _, _ = select.select([self._master], [], [], patience)
        if not ready:
            return False
        try:
            data = os.read(self._master, _CHUNK)
        except OSError as error:
            if error.errno != errno.EIO:  # Linux says so when nobody has the terminal open.
                raise
            return False
        self.output += data
        self._draw(data)
        return bool(data)

    def _draw(self, data: bytes) -> None:
        data = self._rest + data
        # A sequence that is not yet complete would be printed as text.
        cut = _UNFINISHED.search(data)
        end = cut.start() if cut else len(data)
        data, self._rest = data[:end], data[end:]
        for query in _MODE_QUERY.finditer(data):
            known = self._modern and query[1] in {b"2026", b"2048"}
            self.send(b"\x1b[?%s;%d$y" % (query[1], 2 if known else 0))
        self._stream.feed(_UNKNOWN.sub(b"", data))


def click(column: int, row: int) -> str:
    """What a terminal sends for a click of the left button on a cell, counted from 0."""
    return f"\x1b[<0;{column + 1};{row + 1}M\x1b[<0;{column + 1};{row + 1}m"


@contextmanager
def _signals_not_ignored() -> Iterator[None]:
    """What starts meanwhile heeds signals, also when a job in the background runs the tests."""
    before = {number: signal.getsignal(number) for number in _ENDING}
    ignored = [number for number in before if before[number] is signal.SIG_IGN]
    for number in ignored:
        signal.signal(number, signal.SIG_DFL)
    try:
        yield
    finally:
        for number in ignored:
            signal.signal(number, signal.SIG_IGN)
