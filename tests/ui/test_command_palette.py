"""The command palette takes keys at any speed."""

from __future__ import annotations

import asyncio

import pytest

from azul_tui.ui.command_palette import PatientPalette
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
