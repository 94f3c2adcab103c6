"""What was on its way when a screen closed does not close the next one."""

from __future__ import annotations

import gc

import pytest
from textual import events
from textual.strip import Strip

from azul_tui import cli
from azul_tui.ui.app import AzulApp
from azul_tui.ui.screens.game import GameScreen
from azul_tui.ui.screens.once import OnceScreen
from azul_tui.ui.screens.setup import SetupScreen
from azul_tui.ui.setup.fields import Button
from azul_tui.ui.setup.haste import perform
from tests.ui.driving import game_on_screen, press


@pytest.mark.parametrize("key", ["question_mark", "t", "l", "q", "e", "m"])
async def test_a_second_dismissal_leaves_the_game_on_the_screen(key: str) -> None:
    async with game_on_screen("Ana", "Bor") as (pilot, screen):
        await press(pilot, key)
        modal = pilot.app.screen
        assert isinstance(modal, OnceScreen)
        modal.dismiss()
        modal.dismiss()
        await pilot.pause()
        assert pilot.app.screen is screen
        await press(pilot, "b")
        assert screen.turn.previous is not None


async def test_who_leaves_takes_along_what_was_opened_meanwhile() -> None:
    async with game_on_screen("Ana", "Bor") as (pilot, _):
        # The answer to the question comes to the game after the help has been opened.
        for key in ("q", "y", "question_mark"):
            pilot.app.simulate_key(key)
        await pilot.pause()
        assert pilot.app.return_code == 0


async def test_a_covered_screen_is_closed_with_what_covers_it() -> None:
    async with game_on_screen("Ana", "Bor") as (pilot, screen):
        await press(pilot, "t")
        covered = pilot.app.screen
        assert isinstance(covered, OnceScreen)
        pilot.app.action_command_palette()
        await pilot.pause()
        covered.dismiss()
        await pilot.pause()
        assert pilot.app.screen is screen


async def test_a_late_key_of_the_setup_is_no_command_of_the_game() -> None:
    async with AzulApp(cli.parse([])).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        setup = pilot.app.screen
        assert isinstance(setup, SetupScreen)
        button = setup.query_one(Button)
        await press(pilot, "enter", "enter", "enter")
        game = pilot.app.screen
        assert isinstance(game, GameScreen)
        turn = game.turn
        await perform(button, "screen.step(1)")
        setup.action_confirm()
        setup.post_message(events.Resize(pilot.app.size, pilot.app.size))
        await pilot.pause()
        assert game.turn is turn


def _strips() -> int:
    gc.collect()
    return sum(isinstance(thing, Strip) for thing in gc.get_objects())


@pytest.mark.parametrize("key", ["question_mark", "t", "l", "q", "e", "m"])
async def test_nothing_of_a_closed_screen_is_kept(key: str) -> None:
    async with game_on_screen("Ana", "Bor") as (pilot, _):

        async def after_closing(times: int) -> int:
            for _ in range(times):
                await press(pilot, key)
                await pilot.pause()
                await press(pilot, "escape")
                await pilot.pause()
            # A screen that has been dismissed takes a few moments to go.
            least = _strips()
            for _ in range(10):
                await pilot.pause()
                least = min(least, _strips())
            return least

        before = await after_closing(1)
        assert await after_closing(4) <= before + 24, "as much as the lines of one small screen"
