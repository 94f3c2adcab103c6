"""Signals that arrive while a line is waited for: none waits for the line."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import IO, TextIO

import pytest

from azul_tui.plain.console import Console, Stopped
from azul_tui.plain.input import Input

POSIX = sys.platform != "win32"
TIMES = 1000
SPIN = 7_000
"""So many steps of Python last about as long as a signal is on its way."""
TOO_LATE = 3.0
"""Seconds after which a line comes, so that a signal that is not noticed is no hang."""


@pytest.fixture
def pipe() -> Iterator[tuple[TextIO, int]]:
    """An input to which nothing is written, and its other end."""
    read_end, write_end = os.pipe()
    with os.fdopen(read_end, encoding="utf-8") as stream:
        yield stream, write_end
    os.close(write_end)


SENDER = """
import os, signal
while os.read(0, 1):
    os.kill(os.getppid(), signal.SIGTERM)
"""


@contextmanager
def line_after(seconds: float, write_end: int) -> Iterator[threading.Event]:
    """Write a line when the time is over, and say that it is."""
    over = threading.Event()

    def write() -> None:
        over.set()
        os.write(write_end, b"too late\n")

    timer = threading.Timer(seconds, write)
    timer.start()
    try:
        yield over
    finally:
        timer.cancel()
        timer.join()


class Asking(io.StringIO):
    """An output after whose flush a signal comes: now, or some 100 microseconds later.

    Args:
        sender: a program of its own, which sends the signal when it gets a byte.
    """

    def __init__(self, sender: IO[bytes]) -> None:
        super().__init__()
        self._sender = sender.fileno()
        self._random = Random(1)

    def flush(self) -> None:
        os.write(self._sender, b"!")
        for _ in range(self._random.randrange(SPIN)):
            pass


def test_a_signal_at_any_moment_ends_the_wait_for_a_line(
    monkeypatch: pytest.MonkeyPatch, pipe: tuple[TextIO, int]
) -> None:
    if not POSIX:
        return
    stream, write_end = pipe
    monkeypatch.setattr(sys, "stdin", stream)
    sender = subprocess.Popen([sys.executable, "-c", SENDER], stdin=subprocess.PIPE)
    assert sender.stdin
    with sender, sender.stdin:
        monkeypatch.setattr(sys, "stdout", Asking(sender.stdin))
        console = Console()
        with console.signals():
            for _ in range(TIMES):
                late = line_after(TOO_LATE, write_end)
                with late as too_late, pytest.raises(Stopped) as stopped:
                    console.ask("Which color?")
                assert stopped.value.number == signal.SIGTERM
                assert not too_late.is_set()


def test_a_signal_that_came_before_the_wait_is_not_missed(pipe: tuple[TextIO, int]) -> None:
    """As if it had come after the last step of Python before the wait."""
    if not POSIX:
        return
    stream, write_end = pipe
    lines = Input(stream)
    before = signal.signal(signal.SIGUSR1, lambda *_: None)
    try:
        with lines.noticing_signals():
            os.kill(os.getpid(), signal.SIGUSR1)
            assert lines.line() is None
            os.write(write_end, b"b 3 2\n")
            assert lines.line() == "b 3 2\n"
    finally:
        signal.signal(signal.SIGUSR1, before)


def test_lines_come_one_by_one_however_they_are_written(pipe: tuple[TextIO, int]) -> None:
    if not POSIX:
        return
    stream, write_end = pipe
    lines = Input(stream)
    os.write(write_end, b"eins\r\nzw")
    assert lines.line() == "eins\n"
    os.write(write_end, b"ei\n\nl\xc3")
    assert [lines.line(), lines.line()] == ["zwei\n", "\n"]
    os.write(write_end, b"\xb6wik\n" + b"x" * 10_000 + b"\n\xff\nrest")
    assert [lines.line(), lines.line(), lines.line()] == [
        "löwik\n",
        "x" * 10_000 + "\n",
        "\ufffd\n",
    ]


def test_the_last_line_needs_no_end() -> None:
    read_end, write_end = os.pipe()
    os.write(write_end, b"b 3\nq")
    os.close(write_end)
    with os.fdopen(read_end, encoding="utf-8") as stream:
        lines = Input(stream)
        assert [lines.line() for _ in range(4)] == ["b 3\n", "q", "", ""]
