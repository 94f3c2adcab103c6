"""The table of a test on the real screen, and what can be seen there."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from textual.pilot import Pilot

from azul_tui.engine import Game, format_position
from azul_tui.ui.draw import plain_lines
from azul_tui.ui.screens.game import GameScreen
from azul_tui.ui.widgets.base import TableWidget
from tests.terminal.pty import Terminal
from tests.ui.driving import game_on_screen

ViewT = TypeVar("ViewT")

PROGRAM = [sys.executable, "-m", "azul_tui"]
NAMES = ("Ana", "Bor", "Cene", "Dita")
SGR = re.compile(rb"\x1b\[([\d;:]*)m")


@asynccontextmanager
async def table_on_screen(
    game: Game, *words: str, size: tuple[int, int] = (80, 24), names: tuple[str, ...] = NAMES
) -> AsyncIterator[tuple[Pilot[None], GameScreen]]:
    """The table of ``game`` on the screen."""
    players = names[: len(game.view.boards)]
    position = ("--position", format_position(game.state))
    async with game_on_screen(*players, *position, *words, size=size) as shown:
        yield shown


def text_of(widget: TableWidget[ViewT]) -> str:
    """What a widget shows."""
    return "\n".join(plain_lines(widget.rows()))


def terminal(
    *words: str,
    home: Path,
    size: tuple[int, int] = (80, 24),
    variables: Mapping[str, str] | None = None,
) -> Terminal:
    """The program in a real terminal that can do everything, besides what is said of it."""
    usual = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8"}
    environment = {**os.environ, **usual, "AZUL_TUI_HOME": str(home), **(variables or {})}
    return Terminal([*PROGRAM, *words], environment, size)


def colors_in(output: bytes) -> Iterator[str]:
    """Every color that was asked for, such as "31", "38;5;9" or "48;2;1;2;3"; no attributes."""
    for match in SGR.finditer(output):
        codes = match[1].decode().replace(":", ";").split(";")
        while codes:
            code = codes.pop(0)
            if code in {"38", "48"}:
                count = 2 if codes[:1] == ["5"] else 4
                yield ";".join([code, *codes[:count]])
                del codes[:count]
            elif re.fullmatch(r"[349][0-7]|10[0-7]", code):
                yield code
