"""A monkey at the keyboard, the mouse and the window's edge: nothing raises, no tile is lost.

``AZUL_MONKEY_STEPS`` makes it play longer.
"""

from __future__ import annotations

import os
import random

import pytest
from textual.pilot import OutOfBounds, Pilot

from azul_tui import cli
from azul_tui.engine import Game, format_position
from azul_tui.record.reading import read_record
from azul_tui.ui.app import AzulApp
from tests.ui.driving import press

STEPS = int(os.environ.get("AZUL_MONKEY_STEPS", "250"))
PLAYING = [*"byrkw", *"123456789", "c", "f", "enter", "enter", "space", "s", "tab"]
MOVING = ["left", "right", "up", "down", "escape", "backspace", "home", "end", "pagedown"]
OTHER = [*"utlepmjnhqx", "question_mark", "f1", "ctrl+p", "ctrl+k", "delete", "slash"]
SIZES = [(80, 24), (80, 24), (120, 40), (150, 44), (60, 15), (200, 60), (1, 1), (300, 90)]


def assert_whole(game: Game) -> None:
    """All tiles are there (R1.1)."""
    view = game.view
    tiles = sum(view.bag) + sum(view.lid) + sum(view.center) + sum(map(len, view.factories))
    for board in view.boards:
        tiles += sum(line.tiles for line in board.lines)
        tiles += sum(color is not None for row in (*board.wall, board.floor) for color in row)
    assert tiles == 100


async def monkey_step(pilot: Pilot[None], chance: random.Random) -> None:
    what = chance.random()
    if what < 0.75:
        await press(pilot, chance.choice(PLAYING))
    elif what < 0.87:
        await press(pilot, chance.choice(MOVING))
    elif what < 0.93:
        await press(pilot, chance.choice(OTHER))
    elif what < 0.98:
        width, height = pilot.app.size
        try:
            await pilot.click(offset=(chance.randrange(width), chance.randrange(height)))
        except OutOfBounds:
            return
    else:
        await pilot.resize_terminal(*chance.choice(SIZES))


@pytest.mark.parametrize("wall", ["colored", "gray"])
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_a_monkey_breaks_nothing(players: int, wall: str) -> None:
    chance = random.Random(f"{players} {wall}")
    names = ("Ana", "Bor [/x]", "名前", "Dita")[:players]
    app = AzulApp(cli.parse([*names, "--wall", wall, "--seed", str(players)]))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for _ in range(STEPS):
            session = app.session
            await monkey_step(pilot, chance)
            if session is not None:
                assert_whole(session.game)
                assert session.problem is None
            if not app.is_running:
                break
        if app.session is not None and app.session.path is not None:
            record = read_record(app.session.path)
            assert format_position(record.game.state) == format_position(app.session.game.state)
