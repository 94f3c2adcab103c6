"""The question whether to leave a game: it says what becomes of the game."""

from __future__ import annotations

import random

import pytest

from azul_tui.record import Session
from azul_tui.ui.screens import modals
from azul_tui.ui.screens.replay import ReplayScreen
from tests.ui.driving import game_on_screen, play_round, press
from tests.ui.hosting import screen_text


async def test_a_game_in_which_something_was_taken_is_offered_at_the_next_start() -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "1") as (pilot, screen):
        await press(pilot, "q")
        assert "Nobody has taken tiles yet" in screen_text(pilot)
        await press(pilot, "escape")
        assert pilot.app.screen is screen
        await play_round(pilot, screen, random.Random(1))
        await press(pilot, "q")
        assert "The next start offers to go on with it." in screen_text(pilot)


async def test_a_game_that_is_over_has_nothing_to_go_on_with() -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "1") as (pilot, screen):
        screen.end_by_agreement()
        await press(pilot, "escape", "q")
        shown = screen_text(pilot)
        assert "The game is over and kept in the history." in shown
        assert "go on with it" not in shown
        assert "Play on" not in shown
        assert "n Stay" in shown


async def test_a_game_without_a_file_can_be_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "path", None)
    async with game_on_screen("Ana", "Bor", "--seed", "1") as (_, screen):
        replay = modals.replay(screen.session, screen.look)
        assert isinstance(replay, ReplayScreen)
        assert replay.record.names == ("Ana", "Bor")
