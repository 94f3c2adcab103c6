"""Drives line mode as a person would: by what it prints, and by nothing else."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest

from azul_tui.__main__ import main
from azul_tui.record import Store
from azul_tui.record.reading import Record, read_record
from tests.text.positions import OFFER, with_offer

LAST_TAKE = with_offer("-/-/-/-/-", "W")
"""A table with one tile left to take."""

Answer = Callable[[str], str | None]
"""From what was printed since the last answer to the next one; None is the end of the input."""


class _Typing:
    """An input that thinks of its next line when it is asked for it, and shows it."""

    def __init__(self, answer: Answer, out: io.StringIO) -> None:
        self._answer = answer
        self._out = out
        self._seen = 0

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        self._out.seek(self._seen)
        line = self._answer(self._out.read())
        if line is not None:
            self._out.write(f"> {line}\n")
        self._seen = self._out.tell()
        return "" if line is None else f"{line}\n"


def lines(*answers: str) -> Answer:
    """Type these lines, then end the input."""
    waiting = iter(answers)
    return lambda printed: next(waiting, None)


class Player:
    """Plays at random by reading the screen: asks for the moves, and plays one of them.

    Args:
        seed: for the choices.
        stop: ends the input after so many answers.
    """

    def __init__(self, seed: int, stop: int = 2000) -> None:
        self._random = Random(seed)
        self._left = stop

    def __call__(self, printed: str) -> str | None:
        self._left -= 1
        question = _last_sentence(printed)
        if self._left < 0:
            return None
        if question.endswith("y or n"):
            return "y"
        if "which column?" in question:
            columns: list[str] = re.findall(r"(\d) \(\+\d+\)", question)
            return self._random.choice(columns)
        if question.endswith("enter leaves."):
            return ""
        if question.startswith("All tiles are taken."):
            return self._undo() or ""
        listed: list[str] = re.findall(r"^  (\w\w\w): ", printed, re.MULTILINE)
        if listed:
            return self._typed(self._random.choice(listed))
        return self._undo() or "moves all"

    def _undo(self) -> str | None:
        return "u" if self._random.random() < 0.05 else None

    def _typed(self, move: str) -> str:
        source, color, row = tuple(move)
        return self._random.choice(
            [move, move.lower(), f"{source} {color} {row}", f"{color} {source} {row}".lower()]
        )


def _last_sentence(printed: str) -> str:
    """The last line that is not the rest of a longer one, and its rest."""
    last: list[str] = []
    for line in printed.splitlines():
        last = [*last, line.strip()] if line.startswith("  ") else [line]
    return " ".join(last)


class Session:
    """Runs of line mode in one home directory.

    Args:
        patch: replaces the standard streams.
    """

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._patch = patch
        self.status: int | None = None
        self.errors = ""

    def run(self, arguments: Sequence[str], answer: Answer) -> str:
        """Run ``azul-tui --plain`` with further arguments and return all that it printed."""
        out, err = io.StringIO(), io.StringIO()
        with self._patch.context() as streams:
            streams.setattr(sys, "stdout", out)
            streams.setattr(sys, "stderr", err)
            streams.setattr(sys, "stdin", _Typing(answer, out))
            self.status = main(["--plain", *arguments])
        self.errors = err.getvalue()
        return out.getvalue()

    def another(self) -> Session:
        """Line mode in another window."""
        return Session(self._patch)

    @property
    def path(self) -> Path:
        """The record of the last game."""
        return max(Store().directory.glob("*.azul"), key=lambda path: path.stat().st_mtime_ns)

    @property
    def record(self) -> Record:
        """The record of the last game, read."""
        return read_record(self.path)


def said(plain: Session, *answers: str, position: str = OFFER) -> list[str]:
    """The lines printed after the last answer, without the question that follows."""
    out = plain.run(["Ana", "Bor", "--position", position, "--seed", "1"], lines(*answers))
    assert plain.status == 0
    assert plain.errors == ""
    answer, _, _ = out.rpartition("\n> ")[2].rpartition("The game is saved.")
    printed = answer.splitlines()[1:]
    while printed.pop().startswith("  "):
        pass
    return printed
