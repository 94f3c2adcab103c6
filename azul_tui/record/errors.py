"""What can go wrong with a record, said in a sentence."""

from __future__ import annotations

from pathlib import Path


class RecordError(ValueError):
    """A record that cannot be read, or that does not hold a game by the rules.

    Attributes:
        file: the name of the record, as given.
        line: the first line that is wrong, counted from 1; None when not even a line can be read.
        reason: what is wrong, a sentence.
    """

    def __init__(self, file: str, line: int | None, reason: str) -> None:
        place = file if line is None else f"{file}:{line}"
        super().__init__(f"{place}: {reason}")
        self.file = file
        self.line = line
        self.reason = reason


class GameIsOpen(Exception):
    """The game is being played in another window, so that it cannot be opened here as well."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"The game {path.name} is open in another window.")
        self.path = path


class NothingToResume(Exception):
    """There is no unfinished game."""

    def __init__(self) -> None:
        super().__init__("There is no unfinished game to go on with.")


class Fault(ValueError):
    """What is wrong with one line; the reader adds the file and the line."""
