"""Signals that end a program: they end the app in good order, and if need be without it."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any, Final

_SIGNALS: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT")
# An app that still writes to a terminal that takes nothing any more would wait for ever.
_PATIENCE_SECONDS: Final = 5.0


class EndingSignals:
    """Calls what ends the app when a signal says so, for as long as a ``with`` block lasts."""

    def __init__(self) -> None:
        self._received: int | None = None
        self._end: Callable[[int], object] | None = None
        self._before: dict[int, Any] = {}
        self._restore_terminal: Callable[[], object] = _terminal_restorer()

    def __enter__(self) -> EndingSignals:
        for name in _SIGNALS:
            number = getattr(signal, name, None)
            # Who started the program with a signal ignored (nohup) wants it to stay so.
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                self._before[number] = signal.signal(number, self._receive)
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def call(self, end: Callable[[int], object]) -> None:
        """Call ``end`` with the exit status when a signal comes, or at once if one has come."""
        self._end = end
        if self._received is not None:
            end(128 + self._received)

    def _receive(self, number: int, frame: FrameType | None) -> None:
        if self._received is not None:
            return
        self._received = number
        watchdog = threading.Timer(_PATIENCE_SECONDS, self._end_anyhow, [128 + number])
        watchdog.daemon = True
        watchdog.start()
        if self._end is not None:
            self._end(128 + number)

    def _end_anyhow(self, status: int) -> None:
        try:
            self._restore_terminal()
        finally:
            os._exit(status)


def _terminal_restorer() -> Callable[[], object]:
    """What sets the lines of the terminal back to how they are now."""
    if sys.platform == "win32" or sys.__stdin__ is None:
        return lambda: None
    import termios

    descriptor = sys.__stdin__.fileno()
    try:
        attributes = termios.tcgetattr(descriptor)
    except termios.error:
        return lambda: None
    return lambda: termios.tcsetattr(descriptor, termios.TCSANOW, attributes)
