"""What line mode says and asks while a game is played, and what it says when saving fails."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from azul_tui.plain.console import Console
from azul_tui.plain.reading import tidy
from azul_tui.record import Session
from azul_tui.text import line_mode
from azul_tui.text.notices import SAVED_AGAIN

_T = TypeVar("_T")
_YES: Final = frozenset({"y", "yes"})
_NO: Final = frozenset({"n", "no"})


class Talk:
    """The talk with the players about a game."""

    def __init__(self, console: Console, session: Session) -> None:
        self._console = console
        self._session = session
        self._problem: str | None = None

    def say(self, sentence: str = "") -> None:
        """Write a sentence or more, wrapped."""
        self._console.say(sentence)

    def lines(self, lines: Iterable[str]) -> None:
        """Write lines, each wrapped where it is too long."""
        for line in lines:
            self._console.say(line)

    def path(self, line: str) -> None:
        """Write a line with a path, which must not be broken."""
        self._console.show(line)

    def ask(self, question: str) -> str:
        """Return the answer to a question as it was typed.

        Raises:
            EOFError: there is no more input.
        """
        return self._console.ask(question)

    def agreed(self, question: str) -> bool:
        """Ask until the answer is yes or no.

        Raises:
            EOFError: there is no more input.
        """
        while True:
            answer = tidy(self.ask(question))
            if answer in _YES or answer in _NO:
                return answer in _YES
            self.say(line_mode.YES_OR_NO)

    def do(self, action: Callable[[], _T]) -> _T:
        """Do what changes the game, so that it is in the record when this returns."""
        with self._console.uninterrupted():
            done = action()
        self.note_problem()
        return done

    def note_problem(self) -> None:
        """Say it when saving begins to fail, or works again."""
        problem = self._session.problem
        if problem != self._problem:
            self.say(problem or SAVED_AGAIN)
        self._problem = problem
