"""Textual's way to a POSIX terminal, made to bear what real terminals send, and their end.

Import it only where `textual.drivers.linux_driver` can be imported.
"""

from __future__ import annotations

import codecs
import contextlib
import io
import os
import re
import select
import signal
import sys
from collections.abc import Iterator
from typing import Any, Final

from textual._ansi_sequences import SYNC_END, SYNC_START
from textual._xterm_parser import XTermParser
from textual.app import App
from textual.drivers.linux_driver import LinuxDriver
from textual.events import Key, Resize
from textual.message import Message
from textual.messages import InBandWindowResize

from azul_tui.ui.pastes import Pastes

_CHUNK: Final = 4096
_TICK: Final = 0.1
_ESCAPE: Final = "\x1b"
_WHOLE_SCREEN: Final = 2000
"""Characters that are a drawing of cells in their places, which is the same when drawn twice."""
_BRACKETS: Final = frozenset({SYNC_START, SYNC_END})
"""What stands around each drawing in a terminal that shows it in one go."""
# Escape, and then something else that was typed at once; for the parser that is alt and a letter.
_ESCAPE_KEY: Final = re.compile("\x1b(?=[\x1b\r\t\x7f ?a-z0-9])")
# What a parser may raise that was written for terminals that make no mistakes.
_GARBLED: Final = (ValueError, ArithmeticError, LookupError)


class TerminalDriver(LinuxDriver):
    """Draws on standard output, survives any input, and ends the app when the terminal is gone."""

    def __init__(
        self,
        app: App[Any],
        *,
        debug: bool = False,
        mouse: bool = True,
        size: tuple[int, int] | None = None,
    ) -> None:
        super().__init__(app, debug=debug, mouse=mouse, size=size)
        self._shown = ""
        """What was written last."""
        assert sys.__stdout__ is not None
        # Textual draws on standard error, which is the place for complaints and often a file.
        screen = io.BufferedWriter(_Screen(sys.__stdout__.fileno()))
        self._file = io.TextIOWrapper(screen, sys.__stdout__.encoding, errors="replace")

    def _query_in_band_window_resize(self) -> None:
        """Ask nothing: signals tell the size as well, and the mouse is wanted in cells."""

    def stop_application_mode(self) -> None:
        """Leave the terminal as it was found, and nothing of what it still sent to the shell."""
        import termios

        before, self.attrs_before = self.attrs_before, None
        super().stop_application_mode()
        # Only when the last word is out does the terminal know that it shall report no mouse.
        self.close()
        if before is not None:
            with contextlib.suppress(termios.error):
                termios.tcsetattr(self.fileno, termios.TCSAFLUSH, before)

    def close(self) -> None:
        """Wait until all is written."""
        if self._writer_thread is not None:
            self._writer_thread.stop()
            self._writer_thread = None

    def write(self, data: str) -> None:
        """Write to the terminal, unless it has been left, or shows just that already.

        Textual draws a screen anew when one over it closes, and again when that is gone.
        """
        if self._writer_thread is None or (data == self._shown and len(data) >= _WHOLE_SCREEN):
            return
        if data not in _BRACKETS:
            self._shown = data
        super().write(data)

    def _get_terminal_size(self) -> tuple[int, int]:
        """The size of the terminal. It is asked for when that changes, and then all is drawn."""
        self._shown = ""
        return super()._get_terminal_size()

    # Signals come at any point, also while something is written: what writes as well has to wait.

    def _sigtstp_application(self, *_: object) -> None:
        if self._loop.is_closed():
            os.kill(os.getpid(), signal.SIGSTOP)
        else:
            self._loop.call_soon_threadsafe(super()._sigtstp_application)

    def _sigcont_application(self, *_: object) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._go_on)

    def _go_on(self) -> None:
        """Take the terminal again, unless the app is about to end: who hangs up says so, too."""
        if self._app.return_code is not None:
            return
        if self._writer_thread is not None:
            # It was stopped without a word, or not at all; who knows what the terminal does now.
            self.suspend_application_mode()
        super()._sigcont_application()

    def run_input_thread(self) -> None:
        """Read what is typed until the app ends, or the terminal does."""
        try:
            self._read_all()
        except Exception as fault:
            # Its end would leave an app that hears nothing; it shall fail like any other part.
            self._app.call_later(_fail, fault)

    def _read_all(self) -> None:
        decode = codecs.getincrementaldecoder("utf-8")(errors="replace").decode
        reading = Reading(debug=self._debug)
        while not self.exit_event.is_set():
            messages: Iterator[Message]
            if select.select([self.fileno], [], [], _TICK)[0]:
                data = self._read()
                if not data:
                    self._loop.call_soon_threadsafe(self._end_app)
                    return
                messages = reading.feed(decode(data))
            else:
                messages = reading.tick()
            for message in messages:
                # Sizes come by signals; what looks like one here was not asked for.
                if not isinstance(message, Resize | InBandWindowResize):
                    self.process_message(message)

    def _read(self) -> bytes:
        """What was typed; nothing when the terminal is gone, which has two ways to say so."""
        try:
            return os.read(self.fileno, _CHUNK)
        except OSError:
            return b""

    def _end_app(self) -> None:
        self._app.exit(return_code=128 + signal.SIGHUP)


def _fail(fault: Exception) -> None:
    raise fault


class Reading:
    """From text to messages, whatever the text is and in whatever pieces it comes."""

    def __init__(self, *, debug: bool) -> None:
        self._debug = debug
        self._pastes = Pastes()
        self._parser = _CellParser(debug)
        self._held = ""
        """An escape character, which is a key or the beginning of something."""

    def feed(self, text: str) -> Iterator[Message]:
        """Take what has come at once."""
        pieces = _ESCAPE_KEY.split(self._held + self._pastes.clean(text))
        self._held = _ESCAPE if pieces[-1].endswith(_ESCAPE) else ""
        pieces[-1] = pieces[-1].removesuffix(_ESCAPE)
        yield from self._parse(pieces[0])
        for piece in pieces[1:]:
            yield Key("escape", _ESCAPE)
            yield from self._parse(piece)

    def tick(self) -> Iterator[Message]:
        """Take note that some time has passed without a key."""
        if self._held:
            self._held = ""
            yield Key("escape", _ESCAPE)
        yield from self._parse(self._pastes.tick())
        yield from self._parser.tick()

    def _parse(self, text: str) -> Iterator[Message]:
        if not text:  # For the parser that is the end of everything.
            return
        try:
            yield from self._parser.feed(text)
        except _GARBLED:
            self._parser = _CellParser(self._debug)


class _CellParser(XTermParser):
    """Reads the mouse in cells, even after a terminal said unasked how many pixels it has."""

    def parse_mouse_code(self, code: str) -> Message | None:
        self.mouse_pixels = False
        return super().parse_mouse_code(code)


class _Screen(io.RawIOBase):
    """A place to draw on; what is drawn on a terminal that is gone is lost without a word."""

    def __init__(self, descriptor: int) -> None:
        super().__init__()
        self._descriptor = descriptor

    def fileno(self) -> int:
        return self._descriptor

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        try:
            return os.write(self._descriptor, data)
        except OSError:
            return memoryview(data).nbytes
