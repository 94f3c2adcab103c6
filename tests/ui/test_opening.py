"""What the command line asks to go on with or to replay is read once, before the screen opens."""

from __future__ import annotations

import pytest

from azul_tui.record import NothingToResume, Session, reading
from azul_tui.ui.screens.game import GameScreen
from azul_tui.ui.screens.replay import ReplayScreen
from tests.golden import GAMES
from tests.ui.driving import app_for, game_on_screen, press


@pytest.fixture
def readings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the records that were read, each as often as it was."""
    names: list[str] = []
    parse = reading.parse_record

    def counted(data: bytes, name: str) -> reading.Record:
        names.append(name)
        return parse(data, name)

    monkeypatch.setattr(reading, "parse_record", counted)
    return names


async def test_a_game_that_goes_on_is_read_once(readings: list[str]) -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "7") as (pilot, screen):
        await press(pilot, "b", "1", "2")
        path = screen.session.path
        assert path is not None
        screen.session.close()
    readings.clear()
    async with app_for("--resume", str(path)).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(pilot.app.screen, GameScreen)
        assert pilot.app.screen.session.path == path
    assert readings == [str(path)]


async def test_a_replay_is_read_once(readings: list[str]) -> None:
    async with app_for("--replay", str(GAMES[0])).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(pilot.app.screen, ReplayScreen)
    assert readings == [str(GAMES[0])]


def test_without_a_name_it_is_the_last_game_that_goes_on() -> None:
    with pytest.raises(NothingToResume, match="There is no unfinished game"):
        Session.resume()
