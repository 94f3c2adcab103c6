"""Lines in and lines out, and what may end them: end of input, a closed pipe, a signal."""

from __future__ import annotations

import io
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from types import FrameType
from typing import Final, TextIO

from azul_tui.plain.cells import wrap
from azul_tui.plain.input import Input

COLUMNS: Final = 80
_MOST_COLUMNS: Final = 100
_FEWEST_COLUMNS: Final = 20
_SIGNALS: Final = ("SIGINT", "SIGTERM", "SIGHUP")


class Stopped(BaseException):
    """A signal asks the program to end. No error: nothing that handles errors may catch it."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class OutputError(Exception):
    """The output cannot be written, for another reason than a reader who left."""


class Console:
    """Plain text, a line at a time, on the standard streams. Either may be closed or a pipe."""

    def __init__(self) -> None:
        self._out: TextIO = sys.stdout or io.StringIO()
        # What cannot be written or read must not end the game.
        for stream in (sys.stdin, self._out):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        self._in = Input(sys.stdin)
        self._terminal = bool(sys.stdin) and sys.stdin.isatty() and self._out.isatty()
        self._continued = False
        self._waiting: int | None = None
        self._busy = False

    @property
    def encoding(self) -> str:
        """The encoding of what is written."""
        return self._out.encoding or "utf-8"

    @property
    def columns(self) -> int:
        """How wide lines of text may get: 80, or what the terminal has up to 100."""
        with suppress(OSError, ValueError):
            if self._terminal:
                # Some terminals say 0, which stands for unknown.
                have = os.get_terminal_size(self._out.fileno()).columns or COLUMNS
                return max(_FEWEST_COLUMNS, min(have, _MOST_COLUMNS))
        return COLUMNS

    def say(self, sentence: str = "") -> None:
        """Write a sentence or more, wrapped.

        Raises:
            OutputError: it cannot be written.
            BrokenPipeError: nobody reads it any more.
        """
        for line in wrap(sentence, self.columns):
            self.show(line)

    def show(self, line: str) -> None:
        """Write a line as it is, for what must not be broken; the same errors as `say`."""
        self._write(f"{line}\n")

    def ask(self, question: str) -> str:
        """Write a question and return the line that answers it, without its end.

        Raises:
            EOFError: there is no more input.
        """
        self._prompt(question)
        line: str | None = None
        while line is None:
            # A terminal that is gone gives an error instead of an end.
            line = ""
            with suppress(OSError):
                line = self._in.line()
            if line is None and self._continued:
                self.say()
                self._prompt(question)
        if not line:
            if self._terminal:
                self.say()
            raise EOFError
        return line.rstrip("\r\n")

    def _prompt(self, question: str) -> None:
        self._continued = False
        self.say(question)
        if self._terminal:
            self._write("> ")
        self.flush()

    def flush(self) -> None:
        """Bring to the reader what was written."""
        with self._output_errors():
            self._out.flush()

    def last_words(self, *sentences: str) -> None:
        """Write sentences if somebody is there to see it."""
        if self._terminal:
            with suppress(OutputError, BrokenPipeError):
                self.say()
                for sentence in sentences:
                    self.say(sentence)
                self.flush()

    def _write(self, text: str) -> None:
        with self._output_errors():
            self._out.write(text)

    @contextmanager
    def _output_errors(self) -> Iterator[None]:
        try:
            yield
        except BrokenPipeError:
            raise
        except OSError as error:
            # What is still in the buffer would raise the same error again at the end.
            with suppress(OSError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), self._out.fileno())
            raise OutputError(f"The output cannot be written: {error.strerror}.") from error

    @contextmanager
    def uninterrupted(self) -> Iterator[None]:
        """Hold signals back while something must be done as a whole."""
        self._busy = True
        try:
            yield
        finally:
            self._busy = False
        if self._waiting is not None:
            raise Stopped(self._waiting)

    @contextmanager
    def signals(self) -> Iterator[None]:
        """Turn signals that end a program into `Stopped`, for as long as this lasts.

        Who comes back to a terminal after ctrl+z is asked again.
        """
        before = {}
        noticing = ExitStack()
        # Only the main thread may set handlers; elsewhere the signals are somebody else's.
        with suppress(ValueError):
            for name in _SIGNALS:
                number = getattr(signal, name, None)
                # Who started the program with a signal ignored (nohup) wants it to stay so.
                if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                    before[number] = signal.signal(number, self._stop)
            if self._terminal and hasattr(signal, "SIGCONT"):
                before[signal.SIGCONT] = signal.signal(signal.SIGCONT, self._go_on)
            noticing.enter_context(self._in.noticing_signals())
        try:
            with noticing:
                yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        if self._busy:
            self._waiting = number
        else:
            raise Stopped(number)

    def _go_on(self, number: int, frame: FrameType | None) -> None:
        self._continued = True
