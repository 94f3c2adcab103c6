"""The replay on the screen: keys, clicks, what is lit, what it returns."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from textual.pilot import Pilot

from azul_tui.engine import FLOOR, Phase, RoundEnded, TileScored, TilesTaken
from azul_tui.record import TakenBack
from azul_tui.record.reading import Record
from azul_tui.ui.choices import NewGame
from azul_tui.ui.commands import Place, commands
from azul_tui.ui.draw import TileSet
from azul_tui.ui.screens.replay import ReplayScreen
from azul_tui.ui.table.scene import Look
from azul_tui.ui.table.story import present_replay
from azul_tui.ui.table.targets import ActionTarget, StopTarget
from azul_tui.ui.themes import ANSI, CONTRAST, DARK, LIGHT
from tests.stored import LONG_NAMES, stored
from tests.ui.driving import press
from tests.ui.hosting import click, hosted, screen_text


def screen_of(name: str, at: int = 0, lines: int | None = None) -> ReplayScreen:
    return ReplayScreen(stored(name, lines), Look(), at)


def renamed(record: Record, names: tuple[str, ...]) -> Record:
    """The game played by others; what the screen shows of it comes from the header."""
    header = record.header._replace(players=names[: len(record.names)])
    return replace(record, header=header)


async def keys(pilot: Pilot[None], screen: ReplayScreen, *names: str) -> int:
    await press(pilot, *names)
    return screen.replay.at


async def test_every_key_goes_where_it_says() -> None:
    screen = screen_of("colored-2p-09")
    rounds, last = screen.replay.film.rounds, screen.replay.film.last
    async with hosted(screen) as (pilot, _):
        assert screen.replay.at == 0
        assert await keys(pilot, screen, "right", "enter", "space", "down") == 4
        assert await keys(pilot, screen, "left", "backspace", "up") == 1
        assert await keys(pilot, screen, "r", "pagedown") == rounds[2]
        assert await keys(pilot, screen, "R") == rounds[1]
        assert await keys(pilot, screen, "pageup", "pageup") == 0
        assert await keys(pilot, screen, "end") == last
        assert await keys(pilot, screen, "right", "r") == last
        assert await keys(pilot, screen, "home") == 0
        assert await keys(pilot, screen, "left", "pageup") == 0


@pytest.mark.parametrize("name", ["gray-2p-03", "colored-3p-05"])
async def test_a_whole_game_forward_then_backward_shows_the_same(name: str) -> None:
    screen = screen_of(name)
    async with hosted(screen) as (pilot, _):
        forward = [screen_text(pilot)]
        for _ in range(screen.replay.film.last):
            await press(pilot, "right")
            forward.append(screen_text(pilot))
        assert len(set(forward)) == len(forward)
        for at in range(screen.replay.film.last - 1, 0, -7):
            while screen.replay.at > at:
                screen.action_backward()
            await pilot.pause(0)
            await pilot.pause()
            assert screen_text(pilot) == forward[at]


async def test_commands_that_lead_nowhere_are_not_offered() -> None:
    screen = screen_of("colored-2p-09")
    async with hosted(screen) as (pilot, _):
        assert not screen.allowed("backward")
        assert ("arrows", "step", "forward") in screen.key_bar
        await press(pilot, "end")
        assert ("arrows", "step", "backward") in screen.key_bar
        assert not screen.allowed("forward")
        assert not screen.allowed("next_round")
        assert screen.allowed("backward")


async def test_every_command_has_its_action() -> None:
    screen = screen_of("colored-2p-09")
    for command in commands(Place.REPLAY, Place.ANYWHERE):
        assert hasattr(screen, f"action_{command.name}")


async def test_the_keys_say_how_to_leave_and_how_to_go_by_rounds() -> None:
    screen = screen_of("colored-2p-09", 5)
    async with hosted(screen) as (pilot, _):
        bar = screen_text(pilot).splitlines()[-1]
        assert "arrows step" in bar
        assert "r round" in bar
        assert "esc back" in bar
        assert "quit" not in bar


@pytest.mark.parametrize("key", ["q", "escape"])
async def test_leaving_returns_nothing(key: str) -> None:
    async with hosted(screen_of("colored-2p-09", 5)) as (pilot, results):
        await press(pilot, key)
        assert results == [None]


@pytest.mark.parametrize("size", [(80, 24), (150, 44)])
async def test_the_mouse_alone_steps_jumps_and_leaves(size: tuple[int, int]) -> None:
    screen = screen_of("colored-4p-04")
    async with hosted(screen, size) as (pilot, results):
        table = screen.tabletop
        await click(pilot, table.keys, ActionTarget("forward"))
        assert screen.replay.at == 1
        await click(pilot, table.prompt, StopTarget(4))
        assert screen.replay.at == 4
        await click(pilot, table.prompt, StopTarget(screen.replay.film.last))
        assert screen.replay.at == screen.replay.film.last
        await click(pilot, table.keys, ActionTarget("step_back"))
        await pilot.pause()
        assert results == [None]


async def test_jumping_to_a_step_of_the_list() -> None:
    screen = screen_of("colored-2p-09", 6)
    async with hosted(screen) as (pilot, _):
        await press(pilot, "j", "down", "down", "enter")
        assert screen.replay.at == 8
        await press(pilot, "j", "2", "1", "enter")
        assert screen.replay.at == 21
        await press(pilot, "j", "escape")
        assert screen.replay.at == 21


async def test_a_record_without_steps_can_be_looked_at() -> None:
    screen = screen_of("colored-2p-09", lines=1)
    async with hosted(screen) as (pilot, _):
        await press(pilot, "right", "j", "end", "left")
        assert "Ana and Bor play on the colored wall" in screen_text(pilot)
        assert "round 1 is to be dealt" in screen_text(pilot)


async def test_the_position_is_copied_as_text() -> None:
    screen = screen_of("gray-2p-02", 30)
    async with hosted(screen) as (pilot, _):
        await press(pilot, "p")
        assert pilot.app.clipboard == screen.replay.film.position(30)
        assert "copied" in screen_text(pilot)
        await press(pilot, "right")
        assert "copied" not in screen_text(pilot)


async def test_a_new_game_starts_from_the_position_after_a_question() -> None:
    screen = screen_of("gray-2p-02", 30)
    position = screen.replay.film.position(30)
    async with hosted(screen) as (pilot, results):
        await press(pilot, "n", "n")
        assert results == []
        await press(pilot, "n", "y")
        await pilot.pause()
        record = screen.record
        assert results == [NewGame(record.names, record.header.wall, position=position)]


async def test_no_game_starts_where_the_game_is_over() -> None:
    screen = screen_of("gray-2p-02")
    async with hosted(screen) as (pilot, results):
        await press(pilot, "end", "n", "y", "enter")
        assert results == []
        assert screen.replay.film.view(screen.replay.at).phase is Phase.OVER


async def test_the_take_is_lit_where_it_landed_and_where_it_came_from() -> None:
    screen = screen_of("colored-4p-04")
    film = screen.replay.film
    for at, stop in enumerate(film.stops):
        if not isinstance(stop.entry, TilesTaken):
            continue
        take = stop.entry
        scene = present_replay(screen.replay.jump(at), Look(), 1).scene
        board = scene.boards[take.seat]
        assert [view.frame.active for view in scene.boards].count(True) == 1
        assert board.frame.active
        assert scene.factories.pick.cursor == (take.move.source, take.move.color)
        assert scene.factories.pick.gone == take.tiles
        if take.move.row != FLOOR:
            assert (board.lines.lit, board.lines.fresh) == (take.move.row, take.placed)
        grown = len(board.floor.floor) - len(film.view_before(at).boards[take.seat].floor)
        assert board.floor.fresh == grown
        assert grown in {take.floored, take.floored + 1}


async def test_a_take_back_lights_the_tiles_that_lie_at_their_sources_again() -> None:
    screen = screen_of("colored-3p-04")
    film = screen.replay.film
    backs = [at for at, stop in enumerate(film.stops) if isinstance(stop.entry, TakenBack)]
    for at in backs:
        entry = film.stops[at].entry
        assert isinstance(entry, TakenBack)
        pick = present_replay(screen.replay.jump(at), Look(), 1).scene.center.pick
        assert pick.lit == {(take.move.source, take.move.color) for take in entry.takes}
    async with hosted(screen) as (pilot, _):
        screen.action_first_step()
        for _ in range(backs[0]):
            screen.action_forward()
        await pilot.pause()
        assert "taken back" in screen_text(pilot)


@pytest.mark.parametrize("name", ["colored-2p-08", "gray-4p-01"])
async def test_the_steps_of_a_scoring_are_shown_as_in_the_game(name: str) -> None:
    screen = screen_of(name)
    film = screen.replay.film
    for at, stop in enumerate(film.stops):
        scene = present_replay(screen.replay.jump(at), Look(), 1).scene
        if isinstance(stop.entry, TileScored):
            wall = scene.boards[stop.entry.seat].wall
            assert (stop.entry.row, stop.entry.column) in wall.lit
            assert wall.wall[stop.entry.row][stop.entry.column] is stop.entry.color
        if isinstance(stop.entry, RoundEnded):
            assert tuple(board.frame.score for board in scene.boards) == stop.entry.scores


@pytest.mark.parametrize("name", ["colored-2p-01", "gray-4p-02", "colored-3p-01"])
def test_the_result_stands_on_the_boards(name: str) -> None:
    replay = screen_of(name).replay.end()
    scene = present_replay(replay, Look(), 1).scene
    result = stored(name).game.result
    assert result is not None
    assert tuple(board.frame.score for board in scene.boards) == result.final
    lit = tuple(seat for seat, board in enumerate(scene.boards) if board.frame.active)
    assert lit == result.winners


@pytest.mark.parametrize("theme", [DARK, LIGHT, CONTRAST, ANSI])
@pytest.mark.parametrize("kind", list(TileSet))
async def test_long_and_foreign_names_fit_in_every_look(theme: str, kind: TileSet) -> None:
    screen = ReplayScreen(renamed(stored("colored-4p-04"), LONG_NAMES), Look(kind))
    async with hosted(screen, (80, 24), theme) as (pilot, _):
        for _ in range(12):
            await press(pilot, "right")
            screen_text(pilot)
        await press(pilot, "end")
        screen_text(pilot)
        await press(pilot, "j", "enter", "home")
        assert screen.replay.at == 0


async def test_a_window_of_any_size_at_any_time() -> None:
    screen = screen_of("gray-3p-01")
    async with hosted(screen) as (pilot, _):
        for size in ((150, 44), (60, 20), (100, 30), (80, 24), (200, 60), (79, 24), (120, 40)):
            await pilot.resize_terminal(*size)
            await press(pilot, "right", "right", "down")
            shown = screen_text(pilot)
            assert ("needs 80x24" in shown) is (size[0] < 80 or size[1] < 24)


async def test_what_was_noticed_about_the_file_is_said_at_first() -> None:
    record = replace(stored("colored-2p-09", 20), notices=("Line 21 is left out.",))
    async with hosted(ReplayScreen(record, Look())) as (pilot, _):
        assert "Line 21 is left out." in screen_text(pilot)
        await press(pilot, "right")
        assert "Line 21" not in screen_text(pilot)


async def test_random_keys_never_raise() -> None:
    chance = random.Random(5)
    screen = screen_of("gray-4p-02")
    names = [key for command in commands(Place.REPLAY) for key in command.keys]
    names = [key for key in names if key not in {"n", "escape"}] + ["x", "1", "tab", "б"]
    async with hosted(screen) as (pilot, results):
        for _ in range(120):
            await press(pilot, chance.choice(names))
            if pilot.app.screen is not screen:
                await press(pilot, chance.choice(("enter", "escape", "down")))
        assert results == []
