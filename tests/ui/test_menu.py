"""The menu: the commands of the screen, how everything looks, a picture of the screen."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest
from textual import constants
from textual.pilot import Pilot

from azul_tui import cli, settings
from azul_tui.appearance import Pace
from azul_tui.ui.app import AzulApp
from azul_tui.ui.command_palette import PatientList
from azul_tui.ui.draw import TileSet
from azul_tui.ui.themes import LIGHT, THEMES
from tests.ui.driving import game_on_screen, press


def app_of(pilot: Pilot[None]) -> AzulApp:
    assert isinstance(pilot.app, AzulApp)
    return pilot.app


def notices(app: AzulApp) -> list[str]:
    return [notice.message for notice in app._notifications]


def titles(app: AzulApp) -> list[str]:
    listed = app.screen.query_one(PatientList)
    return [str(option.prompt).splitlines()[0] for option in listed.options]


async def test_what_a_game_needs_comes_first_and_the_look_after_it() -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "7") as (pilot, _):
        await press(pilot, "m")
        await pilot.pause()
        found = titles(app_of(pilot))
        assert found[0] == "Tiles left in bag and lid, scores so far"
        assert found[-2:] == [
            "Theme: choose other colors",
            "Screenshot: save a picture of the screen",
        ]


@pytest.mark.parametrize("words", [("Ana", "Bor"), ()])
async def test_nothing_of_it_leads_away_from_the_table(words: tuple[str, ...]) -> None:
    async with AzulApp(cli.parse(words)).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "f10")
        await pilot.pause()
        assert not {"Keys", "Maximize", "Minimize"} & set(titles(app_of(pilot)))


async def test_own_themes_come_first_and_the_one_in_use_is_marked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(constants, "COLOR_SYSTEM", "truecolor")
    async with game_on_screen("Ana", "Bor", "--theme", "light") as (pilot, _):
        app_of(pilot).action_change_theme()
        await pilot.pause()
        await pilot.pause()
        found = titles(app_of(pilot))[: len(THEMES)]
        assert {title.removesuffix(" (now)") for title in found} == {theme.name for theme in THEMES}
        assert f"{LIGHT} (now)" in found


async def test_a_picture_of_the_screen_is_saved_and_it_says_where(azul_home: Path) -> None:
    async with game_on_screen("Ana", "Bor") as (pilot, _):
        app_of(pilot).action_picture()
        await pilot.pause()
        (picture,) = (azul_home / "pictures").iterdir()
        assert "Ana" in picture.read_text(encoding="utf-8")
        (notice,) = notices(app_of(pilot))
        assert str(picture) in notice


async def test_a_picture_that_cannot_be_saved_says_why(azul_home: Path) -> None:
    (azul_home / "pictures").write_text("in the way")
    async with game_on_screen("Ana", "Bor") as (pilot, _):
        app_of(pilot).action_picture()
        await pilot.pause()
        (notice,) = notices(app_of(pilot))
        assert notice.startswith("The picture cannot be saved: ")


async def test_settings_that_cannot_be_saved_are_said_once_and_followed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(settings, "write_whole", full)
    async with game_on_screen("Ana", "Bor") as (pilot, screen):
        app_of(pilot).preferences.set_pace(Pace.ALL)
        app_of(pilot).set_tiles(TileSet.SHAPES)
        await pilot.pause()
        (notice,) = notices(app_of(pilot))
        assert notice.startswith("The settings cannot be saved: ")
        assert app_of(pilot).preferences.pace is Pace.ALL
        assert screen.look.kind is TileSet.SHAPES
