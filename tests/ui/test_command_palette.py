"""The command palette takes keys at any speed."""

from __future__ import annotations

import asyncio

import pytest
from rich.style import Style
from textual import events

from azul_tui.ui.choices import AfterGame
from azul_tui.ui.command_palette import PatientList, PatientPalette
from tests.ui.driving import game_on_screen, press


@pytest.mark.parametrize("key", ["pagedown", "pageup", "down", "up", "ctrl+end", "ctrl+home"])
async def test_keys_before_the_list_is_there_do_no_harm(key: str) -> None:
    async with game_on_screen("Ana", "Bor") as (pilot, _):
        for pressed in ("m", "l", "o"):
            pilot.app.simulate_key(pressed)
            # At every moment while the palette opens, or finds what was typed.
            for _ in range(40):
                pilot.app.simulate_key(key)
                await asyncio.sleep(0)
        await pilot.pause()
        assert isinstance(pilot.app.screen, PatientPalette)


async def test_it_opens_once_and_closes() -> None:
    async with game_on_screen("Ana", "Bor") as (pilot, screen):
        await press(pilot, "m")
        pilot.app.action_command_palette()
        await pilot.pause()
        assert len(pilot.app.screen_stack) == 3
        await press(pilot, "escape")
        assert pilot.app.screen is screen


async def test_a_click_on_a_command_that_is_gone_does_no_harm() -> None:
    async with game_on_screen("Ana", "Bor") as (pilot, _):
        await press(pilot, "m")
        listed = pilot.app.screen.query_one(PatientList)
        for option in (0, 999):
            style = Style(meta={"option": option})
            where = (0, 0, 0, 0, 1, False, False, False)
            listed.post_message(events.Click(listed, *where, style=style))
            await pilot.pause()
        assert not isinstance(pilot.app.screen, PatientPalette)


async def test_a_click_beyond_a_window_that_has_become_smaller_does_no_harm() -> None:
    async with game_on_screen("Ana", "Bor", size=(120, 40)) as (pilot, _):
        await press(pilot, "m")
        palette = pilot.app.screen
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        palette.post_message(events.Click(palette, 110, 35, 0, 0, 1, False, False, False, 110, 35))
        await pilot.pause()
        assert pilot.app.screen is palette


@pytest.mark.parametrize("key", ["escape", "enter"])
async def test_it_may_be_left_at_once(key: str) -> None:
    async with game_on_screen("Ana", "Bor") as (pilot, _):
        for _ in range(5):
            for pressed in ("m", "x", key, "escape"):
                pilot.app.simulate_key(pressed)
        await pilot.pause()


async def test_it_may_be_closed_before_it_is_there() -> None:
    async with game_on_screen("Ana", "Bor") as (pilot, screen):
        pilot.app.action_command_palette()
        palette = pilot.app.screen
        assert isinstance(palette, PatientPalette)
        screen.dismiss(AfterGame.LEAVE)
        await pilot.pause()
        assert palette.is_closed


async def test_a_click_beside_it_closes_it() -> None:
    async with game_on_screen("Ana", "Bor", size=(120, 40)) as (pilot, screen):
        await press(pilot, "m")
        await pilot.pause()
        await pilot.click(offset=(2, 38))
        await pilot.pause()
        assert pilot.app.screen is screen
