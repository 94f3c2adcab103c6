"""Whole games on the screen; the record that was written tells the same game."""

from __future__ import annotations

import random

import pytest
from textual.pilot import Pilot

from azul_tui.engine import Color, Move, Phase, format_position
from azul_tui.record.reading import read_record
from azul_tui.ui.screens.game import GameScreen
from azul_tui.ui.screens.history import HistoryScreen
from azul_tui.ui.screens.replay import ReplayScreen
from azul_tui.ui.screens.result import ResultScreen
from azul_tui.ui.table.mode import Mode
from azul_tui.ui.table.targets import ActionTarget, ColumnTarget, GroupTarget, RowTarget
from tests.engine.tables import table
from tests.faults.helping import table_on_screen
from tests.ui.driving import (
    click,
    find,
    game_of,
    game_on_screen,
    keys_for,
    play_round,
    press,
    some_move,
    take,
)

NAMES = ("Ana", "Bor", "Cene", "Dita")


def screen_is(pilot: Pilot[None], kind: type[object]) -> bool:
    """The screen on top is of this kind."""
    return isinstance(pilot.app.screen, kind)


def assert_recorded(screen: GameScreen) -> None:
    path = screen.session.path
    assert path is not None
    record = read_record(path)
    assert format_position(record.game.state) == format_position(game_of(screen).state)


@pytest.mark.parametrize("wall", ["colored", "gray"])
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_a_whole_game_by_keys(wall: str, players: int) -> None:
    chance = random.Random(players)
    words = (*NAMES[:players], "--wall", wall, "--seed", "7", "--first", "Bor")
    async with game_on_screen(*words) as (pilot, screen):
        game = game_of(screen)
        for _ in range(40):
            await play_round(pilot, screen, chance)
            assert_recorded(screen)
            if game.phase is Phase.OVER:
                break
            if game.state.stuck:
                return
        assert game.result is not None


async def test_a_turn_is_three_keys_and_the_next_player_is_shown() -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "7", "--first", "Ana") as (pilot, screen):
        game = game_of(screen)
        move = game.legal_moves()[0]
        await take(pilot, screen, move)
        assert list(game.takes) == [move]
        active = [board.view.active for board in screen.tabletop.boards]
        assert active == [False, True]


async def test_source_first_works_as_well() -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "7", "--first", "Ana") as (pilot, screen):
        game = game_of(screen)
        factory = game.view.factories[2]
        color = factory[0]
        await pilot.press("3", color.letter.lower(), "f")
        assert game.takes[0].source == 2
        assert game.takes[0].color is color


async def test_escape_goes_back_and_nothing_is_played() -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "7") as (pilot, screen):
        before = format_position(game_of(screen).state)
        color = game_of(screen).legal_moves()[0].color.letter.lower()
        await pilot.press(color, "escape", "escape", "backspace")
        assert format_position(game_of(screen).state) == before
        assert screen.turn.color is None


async def test_undo_takes_back_any_number_up_to_the_deal() -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "7") as (pilot, screen):
        game = game_of(screen)
        dealt = format_position(game.state)
        chance = random.Random(1)
        for _ in range(3):
            await take(pilot, screen, chance.choice(game.legal_moves()))
        await pilot.press("u", "u", "u", "u")
        assert format_position(game.state) == dealt
        assert_recorded(screen)


async def test_the_last_take_of_a_round_can_be_taken_back() -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "7") as (pilot, screen):
        game = game_of(screen)
        while game.legal_moves():
            await take(pilot, screen, game.legal_moves()[0])
        assert game.phase is Phase.OFFERED
        await pilot.press("u")
        assert game.legal_moves()
        await take(pilot, screen, game.legal_moves()[0])
        await pilot.press("enter", "u")
        assert game.takes_to_take_back == 0


async def test_keys_that_mean_nothing_change_nothing() -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "7") as (pilot, screen):
        before = format_position(game_of(screen).state)
        await pilot.press("x", "0", "f", "9", "ctrl+k", "f5", "home", "delete", "z", "%")
        assert format_position(game_of(screen).state) == before


async def test_a_whole_game_by_arrows_and_enter_alone() -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "3", "--wall", "gray") as (pilot, screen):
        game = game_of(screen)
        chance = random.Random(3)
        while game.result is None and not game.state.stuck:
            while game.phase is Phase.OFFER:
                move = some_move(game, chance)
                while screen.turn.cursor != (move.source, move.color):
                    await press(pilot, "right")
                await press(pilot, "enter")
                while screen.turn.row_cursor != move.row:
                    await press(pilot, "down")
                await press(pilot, "enter")
                assert game.takes[-1] == move
            await press(pilot, "enter")
            while game.legal_moves() == [] and game.result is None:
                await press(pilot, "enter")
        assert game.result is not None
        assert_recorded(screen)


async def test_a_cyrillic_keyboard_presses_the_same_keys() -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "7") as (pilot, screen):
        if Color.BLUE in {move.color for move in game_of(screen).legal_moves()}:
            await pilot.press("и")
            assert screen.turn.color is Color.BLUE


@pytest.mark.parametrize(
    "name", ["Ann [/x]", "[bold]B[/bold]", "名前" * 60, "שלום עולם", "🦊" * 9, "x" * 200]
)
async def test_any_name_can_sit_at_the_table(name: str) -> None:
    async with game_on_screen(name, "Bor", "--seed", "7") as (pilot, screen):
        await take(pilot, screen, game_of(screen).legal_moves()[0])
        assert len(game_of(screen).takes) == 1


async def test_the_window_may_change_its_size_at_any_moment() -> None:
    async with game_on_screen(*NAMES, "--seed", "7") as (pilot, screen):
        game = game_of(screen)
        for width, height in ((60, 20), (80, 24), (200, 60), (1, 1), (400, 120), (119, 23)):
            await pilot.resize_terminal(width, height)
            await pilot.pause()
        assert screen.tabletop.too_small.view == (119, 23)
        await pilot.resize_terminal(150, 44)
        await pilot.pause()
        move = game.legal_moves()[0]
        await take(pilot, screen, move)
        assert list(game.takes) == [move]
        assert screen.tabletop.tile_size == 2


async def test_a_row_that_is_not_legal_says_why() -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "7", "--first", "Ana") as (pilot, screen):
        game = game_of(screen)
        first = game.legal_moves()[0]
        await take(pilot, screen, Move(first.source, first.color, 0))
        await take(pilot, screen, game.legal_moves()[0])
        other = next(move for move in game.legal_moves() if move.row == 4)
        await pilot.press(other.color.letter.lower())
        if screen.turn.source is None:
            await pilot.press("c" if other.source == 9 else str(other.source + 1))
        await pilot.press("1")
        assert len(game.takes) == 2
        assert screen.tabletop.keys.view.message.startswith("Row 1")


async def test_a_whole_game_by_the_mouse_alone() -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "5", "--wall", "gray") as (pilot, screen):
        game = game_of(screen)
        chance = random.Random(5)
        while game.result is None and not game.state.stuck:
            if game.phase is Phase.OFFER:
                move = some_move(game, chance)
                await click(pilot, screen, GroupTarget(move.source, move.color))
                await click(pilot, screen, RowTarget(game.state.turn, move.row))
                assert game.takes[-1] == move
            elif screen.round_end.scoring is not None and not screen.round_end.scoring.done:
                await click(pilot, screen, ActionTarget("skip_all"))
            elif screen.round_end.mode is Mode.COLUMN:
                column = chance.choice(game.placements()).column
                await click(pilot, screen, ColumnTarget(game.state.turn, column))
            else:
                action = "confirm" if screen.round_end.scoring is None else "next_step"
                await click(pilot, screen, ActionTarget(action))
        assert game.result is not None
        assert_recorded(screen)


async def test_the_cursor_follows_the_mouse_over_the_rows() -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "7", "--first", "Ana") as (pilot, screen):
        move = game_of(screen).legal_moves()[0]
        await click(pilot, screen, GroupTarget(move.source, move.color))
        widget, offset = find(screen, RowTarget(0, 3))
        await pilot.hover(widget, offset)
        assert screen.turn.row_cursor == 3


async def test_a_command_that_means_nothing_any_more_does_nothing() -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "7") as (pilot, screen):
        await take(pilot, screen, game_of(screen).legal_moves()[0])
        undo = next(
            command for command in screen.system_commands() if command.help == "key u"
        ).callback
        for _ in range(2):
            pilot.app.call_later(undo)
            await pilot.pause()
        assert not game_of(screen).takes


async def test_a_question_opens_once_however_fast_its_key_is_pressed() -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "7") as (pilot, screen):
        for _ in range(3):
            pilot.app.simulate_key("e")
        await pilot.pause()
        assert len(pilot.app.screen_stack) == 3
        await pilot.press("y")
        assert game_of(screen).phase is Phase.OVER


async def test_the_palette_runs_commands_of_the_game() -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "7") as (pilot, screen):
        await take(pilot, screen, game_of(screen).legal_moves()[0])
        await pilot.press("m")
        await pilot.pause()
        await pilot.press(*"take back")
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        await pilot.press("enter")
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        assert not game_of(screen).takes


@pytest.mark.parametrize(
    "sizes", [[(120, 40)], [(150, 44), (100, 30)], [(70, 20), (120, 40)], [(200, 60), (80, 24)]]
)
async def test_a_resized_table_looks_like_a_fresh_one(sizes: list[tuple[int, int]]) -> None:
    words = ("Ana", "Bor", "--seed", "3", "--first", "Ana")
    async with game_on_screen(*words, size=sizes[-1]) as (pilot, _):
        fresh = pilot.app.export_screenshot()
    async with game_on_screen(*words) as (pilot, _):
        for size in sizes:
            await pilot.resize_terminal(*size)
            await pilot.pause()
        assert pilot.app.export_screenshot() == fresh


async def test_a_message_makes_room_for_the_keys_at_the_next_key() -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "7") as (pilot, screen):
        await press(pilot, "9")
        assert screen.tabletop.keys.view.message
        await press(pilot, "up")
        assert not screen.tabletop.keys.view.message


async def test_a_message_makes_room_when_the_mouse_comes_for_the_keys() -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "7") as (pilot, screen):
        await press(pilot, "9")
        assert screen.tabletop.keys.view.message
        await pilot.hover(screen.tabletop.boards[0])
        assert screen.tabletop.keys.view.message
        await pilot.hover(screen.tabletop.keys)
        assert not screen.tabletop.keys.view.message
        await press(pilot, "9")
        await pilot.click(screen.tabletop.bar)
        assert not screen.tabletop.keys.view.message


async def test_a_key_that_means_nothing_says_so() -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "7") as (pilot, screen):
        for key, sentence in (
            ("z", '"z" does nothing now; ? shows all keys.'),
            ("s", '"s" does nothing now; ? shows all keys.'),
            ("u", "Nothing of this round can be taken back: no take since the deal."),
        ):
            await press(pilot, key)
            assert screen.tabletop.keys.view.message == sentence
        for key in ("f5", "ctrl+a", "escape"):
            await press(pilot, key)
            assert not screen.tabletop.keys.view.message


async def test_nobody_plays_in_a_window_that_is_too_small() -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "7") as (pilot, screen):
        color, source, row = keys_for(game_of(screen).legal_moves()[0])
        await press(pilot, color, source)
        picked = screen.turn
        await pilot.resize_terminal(80, 12)
        await press(pilot, row, "f", "enter", "escape", "u", "e", "question_mark")
        assert not game_of(screen).takes
        assert screen.turn is picked
        assert pilot.app.screen is screen
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        await press(pilot, "escape", color, source, row)
        assert len(game_of(screen).takes) == 1
        await pilot.resize_terminal(80, 12)
        await press(pilot, "q", "y")
        await pilot.pause()
        assert pilot.app.return_code == 0


async def test_the_bar_says_what_enter_does() -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "7") as (pilot, screen):

        def labels() -> dict[str, str]:
            return {key: label for key, label, _ in screen.tabletop.keys.view.keys}

        assert labels()["arrows"] == "choose"
        assert "enter" not in labels()
        await press(pilot, "down")
        assert labels()["enter"] == "pick"
        assert "arrows" not in labels()
        await press(pilot, "escape")
        game = game_of(screen)
        while game.phase is Phase.OFFER:
            await take(pilot, screen, game.legal_moves()[0])
        assert labels()["enter"] == "score"
        await press(pilot, "enter")
        assert {"tab", "s"} <= labels().keys()
        await press(pilot, "s")
        assert not {"tab", "s"} & labels().keys()


async def test_from_the_replay_of_a_finished_game_one_comes_back_to_its_result() -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "7") as (pilot, _):
        await pilot.press("e", "y")
        await pilot.pause()
        await pilot.press("p")
        await pilot.pause()
        assert screen_is(pilot, ReplayScreen)
        await pilot.press("escape")
        await pilot.pause()
        assert screen_is(pilot, ResultScreen)
        await pilot.press("b")
        await pilot.pause()
        assert screen_is(pilot, GameScreen)


async def test_three_keys_are_right_also_where_two_would_do() -> None:
    game = table("0", "0", factories="BBYK/RRRR/YKKW/YWWW/YRRW", marker=None)
    async with table_on_screen(game) as (pilot, screen):
        await press(pilot, "b", "1")
        assert "1 again means row 1" in screen.tabletop.keys.view.message
        await press(pilot, "4")
        assert [str(move) for move in game_of(screen).takes] == ["1B4"]
    async with table_on_screen(game) as (pilot, screen):
        await press(pilot, "b", "1", "1")
        assert [str(move) for move in game_of(screen).takes] == ["1B1"]
    async with table_on_screen(game) as (pilot, screen):
        await press(pilot, "b", "3")
        assert [str(move) for move in game_of(screen).takes] == ["1B3"]


async def test_a_replay_from_the_history_of_the_result_leads_back_to_the_history() -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "7") as (pilot, screen):
        await take(pilot, screen, game_of(screen).legal_moves()[0])
        await press(pilot, "e", "y")
        await pilot.pause()
        await press(pilot, "h")
        await pilot.pause()
        assert screen_is(pilot, HistoryScreen)
        await press(pilot, "enter")
        await pilot.pause()
        assert screen_is(pilot, ReplayScreen)
        await press(pilot, "escape")
        await pilot.pause()
        assert screen_is(pilot, HistoryScreen)


async def test_a_click_on_the_board_of_another_player_says_whose_turn_it_is() -> None:
    async with game_on_screen("Ana", "Bor", "--seed", "7", "--first", "Ana") as (pilot, screen):
        await click(pilot, screen, RowTarget(1, 2))
        assert screen.tabletop.keys.view.message == "It is Ana's turn."
        assert not game_of(screen).takes
