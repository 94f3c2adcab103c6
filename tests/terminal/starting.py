"""Starts the program in a terminal, and knows where its games are."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tests.terminal.pty import Terminal

RUN: Final = "from azul_tui.__main__ import main; import sys; sys.exit(main())"
GO_ON: Final = r"Go on with it: \S*python\S* -m azul_tui --resume"
"""A pattern of what the program says at the end, as it is started here."""
GAME: Final = ("--seed", "7", "--first", "Ana", "Ana", "Bor")
"""A game whose first moves the tests know: blue in factories 1 to 4, three of it in factory 3."""


class Starter:
    """Starts the program, and ends what still runs when it is closed.

    Args:
        home: the directory for games and settings.
        env: the environment of the program.
    """

    def __init__(self, home: Path, env: Mapping[str, str]) -> None:
        self.home = home
        self.env = env
        self._started: list[Terminal] = []

    def __call__(
        self,
        *arguments: str,
        size: tuple[int, int] = (80, 24),
        env: Mapping[str, str | None] | None = None,
        code: str = "",
        modern: bool = False,
    ) -> Terminal:
        """The program, just started.

        Args:
            arguments: the command line.
            size: columns and rows of the terminal.
            env: what is different in the environment; None is for what is not there.
            code: runs before the program, in the same process.
            modern: answer like a terminal that reports its size in band and draws in one go.
        """
        how = ("-c", f"{code}\n{RUN}") if code else ("-m", "azul_tui")
        changed = {**self.env, **(env or {})}
        here = {name: value for name, value in changed.items() if value is not None}
        terminal = Terminal([sys.executable, *how, *arguments], here, size, modern=modern)
        self._started.append(terminal)
        return terminal

    def game(self, *arguments: str, first: str = "pick a color") -> Terminal:
        """The game of the tests, or what the arguments say, on the screen."""
        terminal = self(*(arguments or GAME))
        terminal.wait_for(first)
        return terminal

    @property
    def records(self) -> list[Path]:
        """The files with games, in the order of their names."""
        return sorted((self.home / "games").glob("*.azul"))

    @property
    def record(self) -> Path:
        """The only record there is."""
        [path] = self.records
        return path

    def close(self) -> None:
        """End what still runs."""
        for terminal in self._started:
            terminal.close()
