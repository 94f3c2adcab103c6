"""Playing on the screen from a test: by keys, by arrows and enter, by the mouse."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from textual.pilot import Pilot

from azul_tui import cli
from azul_tui.engine import FLOOR, Game, Move, Phase, row_text, source_text
from azul_tui.ui.app import AzulApp
from azul_tui.ui.draw import width
from azul_tui.ui.opening import asked_to_open
from azul_tui.ui.screens.game import GameScreen
from azul_tui.ui.widgets.base import TableWidget


def app_for(*words: str) -> AzulApp:
    """The app as the command line ``words`` starts it."""
    options = cli.parse(words)
    return AzulApp(options, opened=asked_to_open(options))


@asynccontextmanager
async def game_on_screen(
    *words: str, size: tuple[int, int] = (80, 24)
) -> AsyncIterator[tuple[Pilot[None], GameScreen]]:
    """The app as the command line ``words`` starts it, with a game on the screen."""
    app = app_for(*words)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, GameScreen)
        yield pilot, screen


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys by their names; `Pilot.press` would sleep for 40 ms after each."""
    for key in keys:
        pilot.app.simulate_key(key)
        # Once for the app to hand the key on, once for the screen to act on it.
        await pilot.pause(0)
        await pilot.pause(0)


def keys_for(move: Move) -> tuple[str, str, str]:
    """The three keys of a move: color, source, row."""
    return (
        move.color.letter.lower(),
        source_text(move.source).lower(),
        row_text(move.row).lower(),
    )


def game_of(screen: GameScreen) -> Game:
    """The game on the screen."""
    return screen.session.game


def some_move(game: Game, chance: random.Random) -> Move:
    """A legal move, seldom to the floor on purpose, so that games end."""
    moves = game.legal_moves()
    sensible = [move for move in moves if move.row != FLOOR]
    return chance.choice(sensible or moves)


async def take(pilot: Pilot[None], screen: GameScreen, move: Move) -> None:
    """Play a move by its keys; a source that is picked by itself needs none."""
    color, source, row = keys_for(move)
    sources = {legal.source for legal in game_of(screen).legal_moves() if legal.color == move.color}
    by_itself = len(sources) == 1 and source != row
    await press(pilot, *((color, row) if by_itself else (color, source, row)))


async def play_round(pilot: Pilot[None], screen: GameScreen, chance: random.Random) -> None:
    """Take until no tile is left, then score, with all choices of columns, and deal."""
    game = game_of(screen)
    while game.phase is Phase.OFFER:
        await take(pilot, screen, some_move(game, chance))
    await press(pilot, "enter")
    while game.phase is Phase.TILING:
        await press(pilot, "s", str(chance.choice(game.placements()).column + 1))
    await press(pilot, "s", "enter")


def find(screen: GameScreen, target: object) -> tuple[TableWidget[object], tuple[int, int]]:
    """A widget that shows ``target``, and a cell of it on which a click means it."""
    for widget in screen.walk_children():
        if not isinstance(widget, TableWidget):
            continue
        for y, line in enumerate(widget.rows()):
            x = 0
            for span in line:
                if span.target == target:
                    return widget, (x, y)
                x += width(span.text)
    raise LookupError(f"{target} is not on the screen")


async def click(pilot: Pilot[None], screen: GameScreen, target: object) -> None:
    """Click on something where it is shown."""
    widget, offset = find(screen, target)
    await pilot.click(widget, offset)
