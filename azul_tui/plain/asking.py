"""Who plays on which wall: asked for, one question at a time, with a way back and a way out."""

from __future__ import annotations

from typing import Final

from azul_tui.engine import Wall
from azul_tui.names import clean_name
from azul_tui.plain.console import Console
from azul_tui.plain.reading import ESCAPE, tidy, with_digits
from azul_tui.settings import Settings
from azul_tui.text import line_mode

_PLAYERS: Final = {"2": 2, "3": 3, "4": 4, "two": 2, "three": 3, "four": 4}
_WALLS: Final = {
    "c": Wall.COLORED,
    "colored": Wall.COLORED,
    "coloured": Wall.COLORED,
    "g": Wall.GRAY,
    "gray": Wall.GRAY,
    "grey": Wall.GRAY,
}
_LEAVE: Final = frozenset({"q", "quit", "exit"})
_HELP: Final = frozenset({"", "help"})
"""Without question marks."""

_BACK: Final = "back"
_LEAST: Final = 2


class NoGame(Exception):
    """The players leave before they have begun a game."""


class _Back(Exception):
    """The question before is asked again."""


class Setup:
    """The questions about a new game.

    Args:
        console: where they are asked.
        last: who played last on which wall, which enter chooses again.
        players: how many play, if that is known.
        wall: the wall, if that is known.
    """

    def __init__(
        self, console: Console, last: Settings, players: int | None, wall: Wall | None
    ) -> None:
        self._console = console
        self._last = last
        self._players = players
        self._asks_number = players is None
        self._wall = wall
        self._asks_wall = wall is None
        self._names: list[str] = []

    def ask(self) -> tuple[tuple[str, ...], Wall]:
        """Ask until names and wall are known, and return them.

        Raises:
            NoGame: the players leave.
            EOFError: there is no more input.
        """
        self._console.say(line_mode.SETUP_HINT)
        at = 0
        while at < self._steps:
            try:
                self._ask(at)
                at += 1
            except _Back:
                if not at:
                    self._console.say(line_mode.FIRST_QUESTION)
                at = max(0, at - 1)
        return tuple(self._names[: self._players]), self._wall or Wall.COLORED

    @property
    def _steps(self) -> int:
        return self._asks_number + (self._players or 0) + self._asks_wall

    def _ask(self, step: int) -> None:
        seat = step - self._asks_number
        if seat < 0:
            self._ask_number()
        elif seat < (self._players or 0):
            self._ask_name(seat)
        else:
            self._ask_wall()

    def _ask_number(self) -> None:
        usual = self._players or len(self._last.names) or _LEAST
        self._players = None
        while self._players is None:
            answer = self._answer(line_mode.how_many(usual))
            self._players = _PLAYERS.get(with_digits(answer)) if answer else usual
            if self._players is None:
                self._console.say(line_mode.NOT_A_NUMBER_OF_PLAYERS)

    def _ask_name(self, seat: int) -> None:
        typed = self._names[seat : seat + 1]
        others = self._names[:seat]
        remembered = [*self._last.names[seat:], *self._last.names[:seat]]
        free = [name for name in remembered if name not in others]
        usual = next(iter([*typed, *free]), clean_name("", seat))
        name = self._line(line_mode.name_question(seat, usual)).strip() or usual
        self._names[seat:] = [clean_name(name, seat), *self._names[seat + 1 :]]

    def _ask_wall(self) -> None:
        usual = self._wall or self._last.wall
        self._wall = None
        while self._wall is None:
            answer = self._answer(line_mode.which_wall(usual))
            self._wall = _WALLS.get(answer) if answer else usual
            if self._wall is None:
                self._console.say(line_mode.NOT_A_WALL)

    def _answer(self, question: str) -> str:
        return tidy(self._line(question))

    def _line(self, question: str) -> str:
        """Return what is typed, unless it is a word that is no answer."""
        while True:
            line = self._console.ask(question)
            if ESCAPE in line:
                self._console.say(line_mode.NO_ARROWS)
                continue
            word = tidy(line)
            if word in _LEAVE:
                raise NoGame
            if word == _BACK:
                raise _Back
            if not word or word.strip("?") not in _HELP:
                return line
            self._console.say(line_mode.SETUP_HELP)
