"""The sheets over a game: keys, arrows, mouse, what they return, any window and any look."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from textual.command import CommandPalette
from textual.events import MouseScrollDown
from textual.geometry import Offset
from textual.pilot import Pilot
from textual.screen import Screen

from azul_tui.ui.choices import AfterGame
from azul_tui.ui.draw import Tiles, TileSet, plain, target_at
from azul_tui.ui.draw.help import KEYS_PAGE, TITLES
from azul_tui.ui.draw.sheet import Act
from azul_tui.ui.keyboards import AnyKeyboardApp
from azul_tui.ui.screens.help import HelpScreen
from azul_tui.ui.screens.log import LogScreen
from azul_tui.ui.screens.result import ResultScreen
from azul_tui.ui.screens.sheet import SheetScreen
from azul_tui.ui.screens.tiles_left import TilesScreen
from azul_tui.ui.themes import THEMES, default_variables
from tests.stored import LONG_NAMES, stored
from tests.ui.driving import press

OPEN = object()
"""Stands for the result of a sheet that has not been closed."""


class Below(AnyKeyboardApp[None]):
    """A screen for sheets to lie on; keeps what the last one returned."""

    def __init__(self) -> None:
        super().__init__()
        self.returned: object = OPEN
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = THEMES[0].name

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return default_variables(dark=self.current_theme.dark, ansi=self.native_ansi_color)

    def open(self, screen: Screen[Any]) -> None:
        def keep(result: object) -> None:
            self.returned = result

        self.push_screen(screen, keep)


def result_screen(tiles: Tiles | None = None) -> ResultScreen:
    record = stored("colored-4p-01")
    return ResultScreen(LONG_NAMES, record.game.view, record.log, tiles)


def help_screen(tiles: Tiles | None = None) -> HelpScreen:
    return HelpScreen(tiles)


def tiles_screen(tiles: Tiles | None = None) -> TilesScreen:
    return TilesScreen(LONG_NAMES, stored("gray-4p-02", 40).game.view, tiles)


def log_screen(tiles: Tiles | None = None) -> LogScreen:
    record = stored("gray-4p-02")
    return LogScreen(LONG_NAMES, record.header.wall, record.log, tiles)


ALL = [result_screen, help_screen, tiles_screen, log_screen]
Make = Callable[..., SheetScreen[Any, Any]]


@asynccontextmanager
async def opened(
    screen: SheetScreen[Any, Any], size: tuple[int, int] = (80, 24)
) -> AsyncIterator[tuple[Pilot[None], Below]]:
    app = Below()
    async with app.run_test(size=size) as pilot:
        app.open(screen)
        await pilot.pause()
        yield pilot, app


def where(screen: SheetScreen[Any, Any], act: Act) -> Offset:
    """A cell of the sheet where a click means ``act``."""
    rows = screen.sheet.rows()
    for y, line in enumerate(rows):
        for x in range(len(plain(line))):
            if target_at(line, x) == act:
                return Offset(x, y)
    raise AssertionError(f"nothing to click for {act}")


async def click(pilot: Pilot[None], screen: SheetScreen[Any, Any], act: Act) -> None:
    await pilot.click(screen.sheet, where(screen, act))
    await pilot.pause()


# -- the result ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "choice"),
    [
        ("b", AfterGame.BOARDS),
        ("r", AfterGame.REMATCH),
        ("n", AfterGame.NEW_GAME),
        ("p", AfterGame.REPLAY),
        ("h", AfterGame.HISTORY),
        ("q", AfterGame.LEAVE),
        ("escape", AfterGame.BOARDS),
    ],
)
async def test_a_key_makes_a_choice(key: str, choice: AfterGame) -> None:
    async with opened(result_screen()) as (pilot, app):
        await press(pilot, key)
        assert app.returned is choice


async def test_a_letter_of_another_keyboard_makes_the_choice_on_its_key() -> None:
    async with opened(result_screen()) as (pilot, app):
        await press(pilot, "й")
        assert app.returned is AfterGame.LEAVE


async def test_enter_pressed_too_often_only_leads_to_the_boards() -> None:
    async with opened(result_screen()) as (pilot, app):
        await press(pilot, "enter")
        assert app.returned is AfterGame.BOARDS


@pytest.mark.parametrize("at", range(len(AfterGame)))
async def test_arrows_and_enter_make_any_choice(at: int) -> None:
    async with opened(result_screen()) as (pilot, app):
        await press(pilot, *["right"] * at, "enter")
        assert app.returned is list(AfterGame)[at]


async def test_arrows_go_round_the_end() -> None:
    async with opened(result_screen()) as (pilot, app):
        await press(pilot, "left", "enter")
        assert app.returned is AfterGame.LEAVE


@pytest.mark.parametrize("at", range(len(AfterGame)))
@pytest.mark.parametrize("size", [(80, 24), (150, 44)])
async def test_a_click_makes_any_choice(at: int, size: tuple[int, int]) -> None:
    screen = result_screen()
    async with opened(screen, size) as (pilot, app):
        await click(pilot, screen, Act("choose", at))
        assert app.returned is list(AfterGame)[at]


async def test_the_mouse_moves_the_cursor() -> None:
    screen = result_screen()
    async with opened(screen) as (pilot, app):
        await pilot.hover(screen.sheet, where(screen, Act("choose", 2)))
        await pilot.pause()
        assert screen.view.cursor == 2
        assert app.returned is OPEN


async def test_pages_turn_by_tab_by_digit_and_by_click() -> None:
    screen = result_screen()
    async with opened(screen) as (pilot, _):
        pages = [screen.view.page]
        await press(pilot, "tab")
        pages.append(screen.view.page)
        await press(pilot, "1")
        pages.append(screen.view.page)
        await click(pilot, screen, Act("page", 1))
        pages.append(screen.view.page)
        assert pages == [0, 1, 0, 1]


# -- the help --------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["escape", "q", "question_mark"])
async def test_the_help_closes_and_returns_nothing(key: str) -> None:
    async with opened(help_screen()) as (pilot, app):
        await press(pilot, key)
        assert app.returned is None


async def test_pages_of_the_help_go_round_in_both_directions() -> None:
    screen = help_screen()
    async with opened(screen) as (pilot, _):
        await press(pilot, "tab", "right", "down")
        assert screen.view.page == 3
        await press(pilot, "left", "up", "shift+tab", "left")
        assert screen.view.page == len(TITLES) - 1


async def test_a_digit_and_a_click_open_a_page() -> None:
    screen = help_screen()
    async with opened(screen) as (pilot, _):
        await press(pilot, str(KEYS_PAGE + 1))
        assert "Your turn" in "".join(map(plain, screen.sheet.rows()))
        await click(pilot, screen, Act("page", 2))
        assert "3 across + 2 down = 5 points" in "".join(map(plain, screen.sheet.rows()))


async def test_with_two_pages_side_by_side_a_key_always_shows_something_else() -> None:
    screen = help_screen()
    async with opened(screen, (150, 44)) as (pilot, _):
        for _turn in range(2 * len(TITLES)):
            before = screen.sheet.rows()
            await press(pilot, "tab")
            assert screen.sheet.rows() != before


# -- tiles and log ------------------------------------------------------------------------


@pytest.mark.parametrize(("make", "key"), [(tiles_screen, "t"), (log_screen, "l")])
async def test_the_key_that_opened_a_sheet_closes_it(make: Make, key: str) -> None:
    async with opened(make()) as (pilot, app):
        await press(pilot, key)
        assert app.returned is None


@pytest.mark.parametrize("make", [help_screen, tiles_screen, log_screen])
async def test_a_click_on_the_key_closes_it(make: Make) -> None:
    screen = make()
    async with opened(screen) as (pilot, app):
        await click(pilot, screen, Act("close"))
        assert app.returned is None


async def test_the_log_scrolls_by_keys_by_the_wheel_and_by_its_bar() -> None:
    screen = log_screen()
    async with opened(screen) as (pilot, _):

        def first() -> str:
            return plain(screen.sheet.rows()[1])

        newest = first()
        await press(pilot, "home")
        start = first()
        assert "Round 1:" in start
        await press(pilot, "down", "up")
        assert first() == start
        await press(pilot, "pagedown", "pageup")
        assert first() == start
        await press(pilot, "end")
        assert first() == newest
        await click(pilot, screen, Act("scroll_to", 0))
        assert first() == start
        wheel = MouseScrollDown(screen.sheet, 10, 10, 0, 1, 0, False, False, False)
        screen.sheet.post_message(wheel)
        await pilot.pause()
        assert first() != start


# -- any window, any look ---------------------------------------------------------------------


@pytest.mark.parametrize("make", ALL)
async def test_the_window_may_change_while_a_sheet_is_open(make: Make) -> None:
    screen = make()
    async with opened(screen) as (pilot, _):
        for width, height in [(200, 60), (79, 24), (80, 23), (3, 2), (150, 44), (80, 24)]:
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            assert screen.sheet.display is (width >= 80 and height >= 24)
            if screen.sheet.display:
                assert len(screen.sheet.rows()) == screen.sheet.size.height <= height
                assert screen.sheet.size.width >= 80


@pytest.mark.parametrize("make", ALL)
async def test_keys_work_while_the_window_is_too_small_for_a_sheet(make: Make) -> None:
    screen = make()
    async with opened(screen) as (pilot, app):
        for size in [(1, 1), (5, 40), (79, 3)]:
            await pilot.resize_terminal(*size)
            await press(pilot, "1", "down", "tab", "2", "end", "3", "home", "4", "up", "shift+tab")
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert screen.sheet.display
        assert app.returned is OPEN


@pytest.mark.parametrize("make", ALL)
@pytest.mark.parametrize("theme", [*(theme.name for theme in THEMES), "textual-dark"])
async def test_a_sheet_can_be_drawn_in_every_theme(make: Make, theme: str) -> None:
    screen = make()
    async with opened(screen) as (pilot, app):
        app.theme = theme
        await pilot.pause()
        assert "╭" in app.export_screenshot()


@pytest.mark.parametrize("make", ALL)
@pytest.mark.parametrize("kind", TileSet)
async def test_names_are_shown_as_they_are_in_every_tile_set(make: Make, kind: TileSet) -> None:
    screen = make(Tiles(kind))
    async with opened(screen, (150, 44)) as (_, app):
        app.export_screenshot()
        if make is not help_screen:
            assert "Ann [/x]" in "".join(map(plain, screen.sheet.rows()))


@pytest.mark.parametrize("make", ALL)
async def test_keys_that_mean_nothing_do_nothing(make: Make) -> None:
    async with opened(make()) as (pilot, app):
        await press(pilot, "z", "x", "f5", "ctrl+a", "é", "0", "delete")
        assert app.returned is OPEN


@pytest.mark.parametrize(("key", "kind"), [("question_mark", HelpScreen), ("m", CommandPalette)])
async def test_help_and_menu_open_over_the_result(key: str, kind: type[Screen[Any]]) -> None:
    async with opened(result_screen()) as (pilot, app):
        await press(pilot, key)
        await pilot.pause()
        assert isinstance(app.screen, kind)
        assert app.returned is OPEN
