"""The setup screen: by enter alone, by keys, by the mouse, in windows of any size."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input

from azul_tui import cli
from azul_tui.engine import Wall
from azul_tui.record import Store
from azul_tui.ui.app import AzulApp
from azul_tui.ui.choices import AfterGame, NewGame, ReplayGame, ResumeGame, ShowHistory
from azul_tui.ui.commands import commands
from azul_tui.ui.draw import TileSet
from azul_tui.ui.screens.choose import ListScreen
from azul_tui.ui.screens.confirm import ConfirmScreen
from azul_tui.ui.screens.game import GameScreen
from azul_tui.ui.screens.help import HelpScreen
from azul_tui.ui.screens.history import HistoryScreen
from azul_tui.ui.screens.replay import ReplayScreen
from azul_tui.ui.screens.setup import SetupScreen
from azul_tui.ui.setup.fields import Button, Choice, Games, Line, Walls
from azul_tui.ui.setup.form import Spot, UnfinishedGame
from azul_tui.ui.table.scene import Look
from azul_tui.ui.table.targets import ActionTarget
from azul_tui.ui.themes import CONTRAST, DARK, LIGHT
from azul_tui.ui.widgets.parts import Keys
from tests.record.playing import played
from tests.ui import driving
from tests.ui.hosting import click, hosted, paste, screen_text

GAMES = [
    UnfinishedGame(
        Path(f"{number}.azul"),
        ("Ana", "Bor"),
        Wall.COLORED,
        number,
        12 * number,
        (number, 7),
        "yesterday 20:15",
    )
    for number in range(1, 9)
]
NAMES = ("Ana", "Bor", "Cene", "Dita")
ODD_NAMES = ["x" * 200, "陳大文", "שרה", "Ann [/x]", "👩‍🚀", "[bold]$name", "Žofia"]


def note(pilot: Pilot[None]) -> str:
    return pilot.app.screen.query_one("#note", Line).view.text


def focus(pilot: Pilot[None]) -> str:
    focused = pilot.app.focused
    return (focused.id or "") if focused else ""


def shows(pilot: Pilot[None], kind: type[Screen[Any]]) -> bool:
    return isinstance(pilot.app.screen, kind)


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys, and let what follows from them come to rest."""
    await driving.press(pilot, *keys)
    await pilot.pause()


def whole(pilot: Pilot[None], widget: Widget) -> bool:
    """The widget lies on the screen with all its cells."""
    return pilot.app.screen.region.contains_region(widget.region)


# By enter alone


async def test_enter_enter_enter_starts_a_game_with_the_names_of_last_time() -> None:
    async with hosted(SetupScreen(Look(), names=NAMES[:2])) as (pilot, results):
        await press(pilot, "enter", "enter", "enter")
        assert results == [NewGame(("Ana", "Bor"))]


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_enter_goes_through_the_names_to_the_button(players: int) -> None:
    async with hosted(SetupScreen(Look(), names=NAMES[:players])) as (pilot, results):
        for seat in range(players):
            assert focus(pilot) == f"name-{seat + 1}"
            await press(pilot, "enter")
        assert focus(pilot) == "start"
        await press(pilot, "enter")
        assert results == [NewGame(NAMES[:players])]


async def test_enter_says_where_it_goes_and_misses_nothing_after_the_names() -> None:
    async with hosted(SetupScreen(Look(), names=NAMES[:2])) as (pilot, results):
        bar = pilot.app.screen.query_one(Keys)

        def enter() -> str:
            return next(label for key, label, _ in bar.view.keys if key == "enter")

        assert enter() == "next name"
        await press(pilot, "enter")
        assert enter() == "to Start"
        assert note(pilot) == "Enter goes to Start, down to who starts, the seed and the wall."
        await press(pilot, "down")
        for field, label in [("starts", "seed"), ("seed", "wall"), ("walls", "to Start")]:
            assert (focus(pilot), enter()) == (field, label)
            await press(pilot, "enter")
        assert (focus(pilot), enter()) == ("start", "start")
        assert note(pilot) == "Enter starts; up goes to the wall, the seed and who starts."
        assert results == []


async def test_the_button_names_the_game_that_it_starts() -> None:
    async with hosted(SetupScreen(Look(), names=NAMES[:2])) as (pilot, _):
        assert "Start: Ana, Bor - colored wall\n" in screen_text(pilot)
        await press(pilot, "E", "down", "down", "2", "down", "7", "down", "right")
        assert "Start: E, Bor - gray wall - Bor starts - seed 7\n" in screen_text(pilot)


async def test_enter_resumes_the_latest_game_where_there_is_one() -> None:
    async with hosted(SetupScreen(Look(), names=NAMES[:2], games=GAMES)) as (pilot, results):
        await press(pilot, "enter")
        assert results == [ResumeGame(Path("1.azul"))]


# By keys


async def test_every_field_can_be_changed_by_keys() -> None:
    async with hosted(SetupScreen(Look(), names=NAMES[:2])) as (pilot, results):
        await press(pilot, "up", "right")
        assert focus(pilot) == "players"
        await press(pilot, "down", "X", "down", "Y", "down", "Z", "down", "3", "down", "4", "2")
        await press(pilot, "down", "right", "down", "enter")
        assert results == [NewGame(("X", "Y", "Z"), Wall.GRAY, 2, 42)]


async def test_typing_replaces_a_name_and_arrows_edit_it() -> None:
    async with hosted(SetupScreen(Look(), names=NAMES[:2])) as (pilot, results):
        await press(pilot, "E", "v", "a", "enter", "end", "backspace", "b", "enter", "enter")
        assert results == [NewGame(("Eva", "Bob"))]


@pytest.mark.parametrize(("key", "players"), [("2", 2), ("3", 3), ("4", 4), ("left", 2)])
async def test_the_number_of_players_by_digit_or_arrow(key: str, players: int) -> None:
    async with hosted(SetupScreen(Look(), names=NAMES[:3])) as (pilot, _):
        await press(pilot, "up", key)
        shown = [pilot.app.screen.query_one(f"#name-{seat + 1}").display for seat in range(4)]
        assert shown == [seat < players for seat in range(4)]


async def test_arrows_go_round_the_options_and_space_chooses_the_other_wall() -> None:
    async with hosted(SetupScreen(Look(), names=NAMES[:2])) as (pilot, results):
        await press(pilot, "down", "down", "left")
        assert focus(pilot) == "starts"
        await press(pilot, "down", "down", "space", "enter", "enter")
        assert results == [NewGame(("Ana", "Bor"), Wall.GRAY, 1)]


async def test_letters_in_a_name_are_no_commands() -> None:
    async with hosted(SetupScreen(Look(), games=GAMES)) as (pilot, results):
        await press(pilot, "n")
        await pilot.press("q", "h", "r", "m", "n", "question_mark", "space", "x")
        assert shows(pilot, SetupScreen)
        assert results == []
        await press(pilot, "enter", "enter", "enter")
        assert results == [NewGame(("qhrmn? x", "Player 2"))]


@pytest.mark.parametrize(
    ("keys", "result"),
    [
        (["q"], None),
        (["h"], ShowHistory()),
        (["f2"], ShowHistory()),
        (["n", "f2"], ShowHistory()),
        (["r"], ReplayGame(Path("1.azul"))),
        (["down", "r"], ReplayGame(Path("2.azul"))),
        (["down", "down", "enter"], ResumeGame(Path("3.azul"))),
        (["down", "down", "up", "space"], ResumeGame(Path("2.azul"))),
        (["р"], ShowHistory()),
    ],
)
async def test_commands(keys: list[str], result: object) -> None:
    async with hosted(SetupScreen(Look(), games=GAMES)) as (pilot, results):
        await press(pilot, *keys)
        assert results == [result]


@pytest.mark.parametrize("keys", [["question_mark"], ["f1"], ["n", "f1"]])
async def test_help_everywhere(keys: list[str]) -> None:
    async with hosted(SetupScreen(Look(), games=GAMES)) as (pilot, _):
        await press(pilot, *keys)
        assert shows(pilot, HelpScreen)
        await press(pilot, "escape")
        assert shows(pilot, SetupScreen)


async def test_the_key_bar_lists_only_what_works_here() -> None:
    async with hosted(SetupScreen(Look(), games=GAMES)) as (pilot, _):
        bar = pilot.app.screen.query_one(Keys)
        assert [key for key, *_ in bar.view.keys] == ["enter", "n", "r", "h", "?", "m", "q"]
        await press(pilot, "n")
        assert [key for key, *_ in bar.view.keys] == ["enter", "arrows", "f2", "f1", "^p", "^q"]
        await press(pilot, "up")
        assert [key for key, *_ in bar.view.keys] == ["enter", "arrows", "h", "?", "m", "q"]
        assert screen_text(pilot).splitlines()[-1].endswith("q quit")


async def test_every_command_has_its_action() -> None:
    screen = SetupScreen(Look())
    for command in commands(*SetupScreen.PLACES):
        assert hasattr(screen, f"action_{command.name}")


@pytest.mark.parametrize(
    ("keys", "offered"),
    [
        ([], {"n", "r", "h", "?", "q"}),
        (["n"], {"f2", "f1", "^q"}),
        (["n", "up"], {"h", "?", "q"}),
    ],
)
async def test_the_menu_offers_what_means_something_here(
    keys: list[str], offered: set[str]
) -> None:
    screen = SetupScreen(Look(), games=GAMES)
    async with hosted(screen) as (pilot, results):
        await press(pilot, *keys)
        listed = {command.help: command for command in screen.system_commands()}
        assert set(listed) == {f"key {key}" for key in offered}
        history = next(command for command in listed.values() if "standings" in command.title)
        await history.callback()
        await pilot.pause()
        assert results == [ShowHistory()]


@pytest.mark.parametrize("keys", [[], ["down"]], ids=["name", "choice"])
async def test_the_menu_offers_nothing_that_would_tear_the_form_apart(keys: list[str]) -> None:
    app = AzulApp(cli.parse([]))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, *keys)
        titles = {command.title for command in app.get_system_commands(app.screen)}
        assert "Maximize" not in titles
        assert "Rules and keys" in titles
        assert "Quit" not in titles, "it is there as a command of the screen"


async def test_the_game_in_the_list_can_be_replayed_from_the_menu() -> None:
    app = AzulApp(cli.parse([]))
    with played(Store().directory):
        pass
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "m", *"replay the")
        await pilot.app.workers.wait_for_complete()
        await press(pilot, "enter")
        await pilot.pause()
        assert shows(pilot, ReplayScreen)


async def test_the_games_that_are_not_listed_are_in_a_list() -> None:
    async with hosted(SetupScreen(Look(), games=GAMES)) as (pilot, results):
        await press(pilot, "down", "down", "down")
        keys = [key for key, *_ in pilot.app.screen.query_one(Keys).view.keys]
        assert "r" not in keys, "no game is under the cursor"
        await press(pilot, "r", "enter")
        assert shows(pilot, ListScreen)
        await press(pilot, "escape", "enter", "down", "down", "down", "down", "enter")
        assert results == [ResumeGame(Path("5.azul"))]


async def test_arrows_leave_the_list_at_its_ends() -> None:
    async with hosted(SetupScreen(Look(), games=GAMES[:2])) as (pilot, _):
        await press(pilot, "down", "down")
        assert focus(pilot) == "players"
        await press(pilot, "up", "up", "up")
        assert focus(pilot) == "start"


# Names and numbers that are unusual


@pytest.mark.parametrize("name", ODD_NAMES, ids=range(len(ODD_NAMES)))
async def test_a_name_of_any_kind(name: str) -> None:
    async with hosted(SetupScreen(Look()), size=(120, 40)) as (pilot, results):
        await paste(pilot, name)
        await press(pilot, "enter")
        await press(pilot, "enter", "down")
        screen_text(pilot)
        await press(pilot, "up", "enter", "up", "enter")
        assert [*results] == [NewGame((name, "Player 2"))]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_remembered_names_of_any_kind(size: tuple[int, int]) -> None:
    names = tuple(ODD_NAMES[:4])
    game = UnfinishedGame(Path("x"), names, Wall.GRAY, 3, 40, (1, 2, 3, 4), "today")
    async with hosted(SetupScreen(Look(), names=ODD_NAMES[:4], games=[game]), size) as (
        pilot,
        results,
    ):
        assert "שרה" in screen_text(pilot)
        await press(pilot, "tab", "tab", "tab", "tab", "tab", "tab", "2", "tab", "tab", "tab")
        await press(pilot, "enter")
        assert results == [NewGame(tuple(ODD_NAMES[:4]), start=1)]


async def test_what_is_pasted_is_one_clean_line_of_at_most_200_characters() -> None:
    async with hosted(SetupScreen(Look())) as (pilot, results):
        await paste(pilot, "\u202eA\tna\x07\nBor\nCene")
        await press(pilot, "enter")
        await paste(pilot, "y" * 5000)
        await press(pilot, "enter", "enter")
        assert results == [NewGame(("Ana", "y" * 200))]


async def test_equal_names_are_told_apart_and_it_is_said() -> None:
    async with hosted(SetupScreen(Look(), names=("Ana", "Bor"))) as (pilot, results):
        await press(pilot, "enter", "A", "n", "a")
        assert note(pilot) == "Equal names are told apart: player 2 plays as Ana 2."
        await press(pilot, "enter", "enter")
        assert results == [NewGame(("Ana", "Ana 2"))]


async def test_a_wrong_seed_is_said_and_nothing_is_lost() -> None:
    async with hosted(SetupScreen(Look(), names=NAMES[:3], wall=Wall.GRAY)) as (pilot, results):
        await press(pilot, "Z", "down", "down", "down", "down", "x", "4")
        wrong = "The seed must be a whole number such as 42; empty is a random one."
        assert note(pilot) == wrong
        await press(pilot, "down", "down")
        assert focus(pilot) == "start"
        await press(pilot, "enter")
        assert focus(pilot) == "seed"
        assert results == []
        assert note(pilot) == wrong
        await press(pilot, "4", "2")
        assert note(pilot) != wrong
        await press(pilot, "enter", "enter", "enter")
        assert results == [NewGame(("Z", "Bor", "Cene"), Wall.GRAY, None, 42)]


async def test_a_starter_who_leaves_is_drawn_again() -> None:
    async with hosted(SetupScreen(Look(), names=NAMES[:3], start=2)) as (pilot, _):
        starts = pilot.app.screen.query_one("#starts", Choice)
        assert starts.view.words == "Cene"
        await press(pilot, "up", "2")
        assert starts.view.words == "random"


@pytest.mark.parametrize(
    ("keys", "field", "cursor"),
    [([], "games", 0), (["down", "down"], "games", 2), (["n", "down", "down"], "starts", 0)],
)
async def test_the_cursor_can_go_on_in_another_screen(
    keys: list[str], field: str, cursor: int
) -> None:
    first = SetupScreen(Look(), games=GAMES)
    async with hosted(first) as (pilot, _):
        await press(pilot, *keys, "h")
    # A game has been finished meanwhile.
    games = [*GAMES[3:], *GAMES[:3]] if field == "starts" else [*GAMES[:3], *GAMES[4:]]
    async with hosted(SetupScreen(Look(), form=first.form, spot=first.spot, games=games)) as (
        pilot,
        _,
    ):
        assert focus(pilot) == field
        assert pilot.app.screen.query_one(Games).view.cursor == cursor


async def test_a_cursor_whose_place_has_gone_is_where_it_is_at_first() -> None:
    async with hosted(SetupScreen(Look(), spot=Spot("games", Path("1.azul")))) as (pilot, _):
        assert focus(pilot) == "name-1"


async def test_another_size_leaves_the_cursor_on_its_game() -> None:
    async with hosted(SetupScreen(Look(), games=GAMES), (120, 60)) as (pilot, _):
        games = pilot.app.screen.query_one(Games)
        await press(pilot, "down", "down")
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert games.index == 2
        await press(pilot, "down")
        await pilot.resize_terminal(120, 60)
        await pilot.pause()
        assert games.index == 3


async def test_the_history_leads_back_to_where_one_was() -> None:
    app = AzulApp(cli.parse([]))
    for _ in range(2):
        played(Store().directory).close()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "down", "h")
        assert shows(pilot, HistoryScreen)
        await press(pilot, "q")
        assert app.screen.query_one(Games).view.cursor == 1
        await press(pilot, "n", "down", "down", "right", "h", "q")
        assert focus(pilot) == "starts"
        assert app.screen.query_one("#starts", Choice).view.chosen == 1


async def test_who_wants_a_new_game_after_one_stands_in_its_fields() -> None:
    played(Store().directory).close()
    app = AzulApp(cli.parse(["Ana", "Bor"]))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        game = app.screen
        assert isinstance(game, GameScreen)
        game.dismiss(AfterGame.NEW_GAME)
        await pilot.pause()
        await pilot.pause()
        assert shows(pilot, SetupScreen)
        assert pilot.app.screen.query(Games)
        assert focus(pilot) == "name-1"
        await press(pilot, "enter", "enter", "enter")
        assert shows(pilot, GameScreen)


async def test_the_form_can_go_on_in_another_screen() -> None:
    first = SetupScreen(Look(), names=NAMES[:2])
    async with hosted(first) as (pilot, results):
        await press(pilot, "E", "v", "a", "f2")
        assert results == [ShowHistory()]
    async with hosted(SetupScreen(Look(), names=NAMES, form=first.form)) as (pilot, results):
        await press(pilot, "enter", "enter", "enter")
        assert results == [NewGame(("Eva", "Bor"))]


async def test_keys_typed_in_haste_are_taken_in_their_order() -> None:
    async with hosted(SetupScreen(Look())) as (pilot, results):
        keys = ["A", "n", "x", "backspace", "a", "enter"]
        keys += ["B", "o", "r", "left", "backspace", "enter", "enter", "enter"]
        for key in keys:
            pilot.app.simulate_key(key)
        await pilot.pause()
        assert results == [NewGame(("Ana", "Br"))]


# By the mouse


async def test_a_game_is_set_up_by_the_mouse_alone() -> None:
    async with hosted(SetupScreen(Look(), names=NAMES[:2], games=GAMES[:2])) as (pilot, results):
        screen = pilot.app.screen
        await click(pilot, screen.query_one("#players", Choice), 1)
        await click(pilot, screen.query_one("#starts", Choice), 3)
        await click(pilot, screen.query_one(Walls), Wall.GRAY)
        await pilot.click("#name-2")
        assert focus(pilot) == "name-2"
        await pilot.click("#note")
        await pilot.click(Button)
        assert results == [NewGame(("Ana", "Bor", "Player 3"), Wall.GRAY, 2)]


async def test_a_click_on_a_game_goes_on_with_it() -> None:
    async with hosted(SetupScreen(Look(), games=GAMES)) as (pilot, results):
        await click(pilot, pilot.app.screen.query_one(Games), 2)
        assert results == [ResumeGame(Path("3.azul"))]


@pytest.mark.parametrize(
    ("action", "result"),
    [
        ("confirm", ResumeGame(Path("1.azul"))),
        ("replay", ReplayGame(Path("1.azul"))),
        ("history", ShowHistory()),
        ("leave", None),
    ],
)
async def test_the_keys_in_the_bar_can_be_clicked(action: str, result: object) -> None:
    async with hosted(SetupScreen(Look(), games=GAMES)) as (pilot, results):
        await click(pilot, pilot.app.screen.query_one(Keys), ActionTarget(action))
        await pilot.pause()
        assert results == [result]


async def test_all_notices_can_be_read() -> None:
    notices = ["The file a.azul is damaged: line 3.", "No theme is called [pink].", "third"]
    async with hosted(SetupScreen(Look(), notices=notices)) as (pilot, results):
        assert "damaged: line 3. (and 2 more)" in screen_text(pilot)
        await pilot.click("#notices")
        assert shows(pilot, ConfirmScreen)
        assert "No theme is called [pink]." in screen_text(pilot)
        await press(pilot, "enter", "enter")
        assert shows(pilot, ConfirmScreen)
        await press(pilot, "escape", "down", "down", "enter", "enter", "enter")
        assert results == [NewGame(("Player 1", "Player 2"))]


# In windows of any size and look


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (150, 44), (200, 60)])
async def test_everything_is_in_sight(size: tuple[int, int]) -> None:
    screen = SetupScreen(Look(), names=NAMES, games=GAMES, notices=["one", "two"])
    async with hosted(screen, size) as (pilot, _):
        for name in ("title", "notices", "games", "form", "walls", "seed", "start", "note", "keys"):
            assert whole(pilot, screen.query_one(f"#{name}")), name
        text = screen_text(pilot)
        assert "Every color has its own place." in text
        assert "and 5 more" in text or GAMES[7].when in text


async def test_it_lives_through_every_size() -> None:
    sizes = [(60, 15), (80, 24), (10, 3), (200, 60), (1, 1), (79, 23), (120, 40), (300, 10)]
    screen = SetupScreen(Look(), names=NAMES, games=GAMES, notices=["one", "two"])
    async with hosted(screen) as (pilot, results):
        for step, size in enumerate(sizes):
            await pilot.resize_terminal(*size)
            await press(pilot, "tab", "x" if step % 2 else "down")
            screen_text(pilot)
        await pilot.resize_terminal(80, 24)
        assert whole(pilot, screen.query_one("#start"))
        assert results == []


async def test_a_small_window_scrolls_to_the_field_that_has_the_focus() -> None:
    screen = SetupScreen(Look(), names=NAMES, games=GAMES)
    async with hosted(screen, (60, 15)) as (pilot, results):
        await press(pilot, *["tab"] * 8)
        assert focus(pilot) == "walls"
        await press(pilot, "right", "tab")
        await pilot.pause()
        assert whole(pilot, screen.query_one("#start"))
        await press(pilot, "enter")
        assert results == [NewGame(NAMES, Wall.GRAY)]


async def test_ascii_tiles_leave_no_other_character() -> None:
    look = Look(TileSet.ASCII)
    screen = SetupScreen(look, names=NAMES, games=GAMES, notices=["x" * 99, "y"])
    async with hosted(screen) as (pilot, _):
        assert screen_text(pilot).isascii()
        for _ in range(10):
            await press(pilot, "tab")
            assert screen_text(pilot).isascii()


async def test_a_theme_of_16_colors_has_no_shades_and_can_be_chosen_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("textual.constants.COLOR_SYSTEM", "truecolor")
    app = AzulApp(cli.parse(["--theme", "ansi"]))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        walls = app.screen.query_one(Walls)
        assert walls.view.tiles.hollow
        for theme in (DARK, LIGHT, CONTRAST):
            app.theme = theme
            await pilot.pause()
            assert not walls.view.tiles.hollow


async def test_tiles_can_be_drawn_in_another_way_meanwhile() -> None:
    app = AzulApp(cli.parse([]))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "up")
        app.set_tiles(TileSet.ASCII)
        await pilot.pause()
        assert screen_text(pilot).isascii()
        assert focus(pilot) == "players"


async def test_nothing_blinks() -> None:
    async with hosted(SetupScreen(Look(), names=NAMES)) as (pilot, _):
        assert not any(field.cursor_blink for field in pilot.app.screen.query(Input))


async def test_where_a_question_mark_is_a_choice_the_bar_names_another_key_for_help() -> None:
    async with AzulApp(cli.parse([])).run_test(size=(80, 24)) as pilot:
        await pilot.pause()

        def key_of_help() -> str:
            bar = pilot.app.screen.query_one(Keys)
            return next(key for key, label, _ in bar.view.keys if label == "help")

        pilot.app.screen.query_one("#starts").focus()
        await pilot.pause()
        assert key_of_help() == "f1"
        pilot.app.screen.query_one("#walls").focus()
        await pilot.pause()
        assert key_of_help() == "?"
