"""Reading a record: through the engine, up to the first line that is wrong."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import BinaryIO, Final

from azul_tui.engine import Game
from azul_tui.files import os_reason
from azul_tui.record.actions import LogEntry, perform
from azul_tui.record.errors import Fault, RecordError
from azul_tui.record.follower import Follower, Step
from azul_tui.record.header import HEADER_KEYS, Header, read_header
from azul_tui.record.lines import NotJson, parse_line, shown

LARGEST_FILE: Final = 16 << 20
"""Bytes; a thousand times what a game fills."""
MOST_LINES: Final = 200_000
"""Lines; a thousand times what a game needs."""
_MOST_NOTICES: Final = 5
_BOM: Final = b"\xef\xbb\xbf"
_BLANKS: Final = b" \t\r\n"


@dataclass(frozen=True)
class Record:
    """A record that was read: a game by the rules, finished or not.

    Attributes:
        name: the file, as given.
        header: the first line.
        game: where the game stands.
        steps: what was done, one after the other.
        ended: the line that ends the game was there.
        owes_scores: the last round was scored, but the line with its scores was missing.
        notices: sentences about what was passed over, such as a torn last line.
        torn: the last line was dropped, since it was not written to its end.
        text: the bytes of the lines that count, each with its end.
    """

    name: str
    header: Header
    game: Game
    steps: Sequence[Step]
    ended: bool
    owes_scores: bool
    notices: tuple[str, ...]
    torn: bool
    text: bytes = field(repr=False)

    @cached_property
    def log(self) -> tuple[LogEntry, ...]:
        """All that happened, in order, take-backs included."""
        return tuple(event for step in self.steps for event in step.events)

    @property
    def names(self) -> tuple[str, ...]:
        """The players in seat order."""
        return self.header.players

    def game_at(self, count: int) -> Game:
        """The game after the first ``count`` steps, 0 to ``len(steps)``; a new one each time."""
        if not 0 <= count <= len(self.steps):
            raise IndexError(count)
        game = self.header.new_game()
        for step in self.steps[:count]:
            perform(game, step.action)
        return game


def read_record(source: Path | BinaryIO, name: str | None = None) -> Record:
    """Read a record from a file, or from a stream of bytes to its end.

    Args:
        source: the file or the stream; neither is ever changed.
        name: what errors call it; None is the path.

    Raises:
        RecordError: it cannot be read, or it holds no game by the rules.
    """
    name = str(source) if name is None else name
    return parse_record(read_bytes(source, name), name)


def read_bytes(source: Path | BinaryIO, name: str) -> bytes:
    """The bytes of a file or stream, cut off beyond what any record needs.

    Raises:
        RecordError: they cannot be read.
    """
    try:
        if isinstance(source, Path):
            with source.open("rb") as file:
                return file.read(LARGEST_FILE + 1)
        return source.read(LARGEST_FILE + 1)
    except OSError as error:
        raise unreadable(name, error) from error


def unreadable(name: str, error: OSError) -> RecordError:
    """The error for a file that the system does not let us read."""
    return RecordError(name, None, f"The file cannot be read: {os_reason(error)}.")


def parse_record(data: bytes, name: str) -> Record:
    """Read a record from the bytes of its file.

    A last line without a line end, or with a gap in it, was not written to its end: it is dropped.
    Only a whole header or a whole end of the game counts without its line end, since nothing
    would be left, or could be missing.

    Raises:
        RecordError: the bytes hold no game by the rules; names the first line that is wrong.
    """
    if len(data) > LARGEST_FILE or data.count(b"\n") + data.count(b"\r") > 2 * MOST_LINES:
        raise RecordError(name, None, "The file is too large for the record of a game.")
    return _Reading(data, name).record()


class _Reading:
    def __init__(self, data: bytes, name: str) -> None:
        self.name = name
        # Bytes know the line ends of all systems, and no others.
        self.lines = data.splitlines(keepends=True)
        self.bare = [line.strip(_BLANKS) for line in self.lines]
        if self.bare:
            self.bare[0] = self.bare[0].removeprefix(_BOM).strip(_BLANKS)
        while self.bare and not self.bare[-1]:
            del self.bare[-1], self.lines[-1]
        self.whole = bool(self.lines) and self.lines[-1].endswith((b"\n", b"\r"))
        self.torn = False
        self.notices: list[str] = []
        self.passed_over = 0

    def record(self) -> Record:
        first, header = self._header()
        follower = Follower(header)
        for number in range(first + 1, len(self.bare) + 1):
            line = self.bare[number - 1]
            if not line:
                continue
            try:
                content = self._content(line, number)
                if content is None:
                    break
                unknown = follower.follow(content, number)
            except Fault as fault:
                raise RecordError(self.name, number, str(fault)) from fault
            if unknown:
                self._pass_over(number, unknown)
        return Record(
            self.name,
            header,
            follower.game,
            follower.steps,
            follower.ended,
            follower.owes_scores,
            tuple(self._all_notices()),
            self.torn,
            self._text(),
        )

    def _header(self) -> tuple[int, Header]:
        """The number of the first line that is not blank, and the header on it."""
        number = next((number for number, line in enumerate(self.bare, 1) if line), None)
        if number is None:
            raise RecordError(self.name, 1, "The file is empty: it holds no game.")
        try:
            content = parse_line(self.bare[number - 1])
            header = read_header(content)
        except Fault as fault:
            torn = isinstance(fault, NotJson) and number == len(self.bare) and not self.whole
            reason = "The header was not written to its end: there is no game." if torn else fault
            raise RecordError(self.name, number, str(reason)) from fault
        self._pass_over(number, [key for key in content if key not in HEADER_KEYS])
        return number, header

    def _content(self, line: bytes, number: int) -> dict[str, object] | None:
        """The object on a line; None when it is the last one and not written to its end."""
        last = number == len(self.bare)
        try:
            content = parse_line(line)
        except NotJson:
            # Some file systems leave zeros where the power went before the text was written.
            if not last or (self.whole and b"\0" not in line):
                raise
            self.torn = True
            return None
        if last and not self.whole and "end" not in content:
            self.torn = True
            return None
        return content

    def _pass_over(self, number: int, keys: Collection[str]) -> None:
        for key in keys:
            self.passed_over += 1
            if self.passed_over <= _MOST_NOTICES:
                self.notices.append(f"Line {number}: the unknown key {shown(key)} is ignored.")

    def _all_notices(self) -> list[str]:
        notices = self.notices
        if self.passed_over > _MOST_NOTICES:
            notices.append(f"{self.passed_over - _MOST_NOTICES} more unknown keys are ignored.")
        if self.torn:
            last = len(self.lines)
            notices.append(f"Line {last}, the last, was not written to its end and is left out.")
        return notices

    def _text(self) -> bytes:
        text = b"".join(self.lines[:-1] if self.torn else self.lines)
        return text if self.torn or self.whole else text + b"\n"
