"""What comes after the result: the history, and back to where one was."""

from __future__ import annotations

from textual.pilot import Pilot

from azul_tui.ui.screens.game import GameScreen
from azul_tui.ui.screens.history import HistoryScreen
from azul_tui.ui.screens.replay import ReplayScreen
from azul_tui.ui.screens.result import ResultScreen
from tests.ui.driving import game_on_screen, press
from tests.ui.hosting import screen_text


def shows(pilot: Pilot[None], kind: type[object]) -> bool:
    """The screen on top is of this kind."""
    return isinstance(pilot.app.screen, kind)


async def ended(pilot: Pilot[None], screen: GameScreen) -> None:
    """The result is on the screen."""
    screen.end_by_agreement()
    await pilot.pause()
    assert shows(pilot, ResultScreen)


async def test_the_result_leads_to_the_history_and_back() -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "1") as (pilot, screen):
        await ended(pilot, screen)
        assert "h history" in screen_text(pilot)
        await press(pilot, "h")
        assert shows(pilot, HistoryScreen)
        assert "Ana, Bor" in screen_text(pilot)
        await press(pilot, "escape")
        assert shows(pilot, ResultScreen)


async def test_a_game_of_the_history_can_be_looked_at_after_a_game() -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "1") as (pilot, screen):
        await ended(pilot, screen)
        await press(pilot, "h", "enter")
        await pilot.pause()
        assert shows(pilot, ReplayScreen)


async def test_all_choices_fit_on_the_smallest_screen() -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "1") as (pilot, screen):
        await ended(pilot, screen)
        line = next(line for line in screen_text(pilot).splitlines() if "rematch" in line)
        for label in ("b boards", "r rematch", "n new game", "p replay", "h history", "q leave"):
            assert label in line
