"""Faults on the screen, 19 to 22 of the list: the scoring, the final boards, the names."""

from __future__ import annotations

import pytest

from azul_tui.appearance import Pace
from azul_tui.engine import TileScored
from azul_tui.record.reading import read_record
from azul_tui.settings import Settings, save_settings
from azul_tui.ui.screens.game import GameScreen
from azul_tui.ui.screens.replay import ReplayScreen
from azul_tui.ui.screens.result import ResultScreen
from azul_tui.ui.screens.setup import SetupScreen
from azul_tui.ui.widgets.base import TableWidget
from tests.engine.tables import table
from tests.faults.helping import NAMES, table_on_screen, text_of
from tests.stored import LONG_NAMES
from tests.ui.driving import app_for, game_on_screen, press
from tests.ui.hosting import screen_text


class TestFault19ThePointsInTheirPlace:
    """The points popped up in the wrong place; only the vertical of the two runs was lit."""

    BOARDS = ("10;B1,Y2,R3,-,B5;.YRK,W,K,R;RRR", "20;K1,B2;WB;;YY")

    @pytest.mark.parametrize("size", [(80, 24), (160, 50)])
    async def test_both_runs_are_lit_and_the_sum_stands_with_the_name(
        self, size: tuple[int, int]
    ) -> None:
        async with table_on_screen(table(self.BOARDS[0]), size=size) as (pilot, screen):
            await press(pilot, "enter")
            cross = {(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (2, 0), (3, 0)}
            assert lit_spaces(screen, 0) == cross
            assert "Ana: row 1, blue: 4 across + 4 down = 8" in text_of(screen.tabletop.prompt)
            assert screen.tabletop.boards[0].view.score == 18

    async def test_every_step_lights_its_runs_on_its_own_board_and_adds_its_points(self) -> None:
        boards = ("10;B1,Y2,R3,-,B5;.YRK,W,K,R;RRR", "20;K1,W2;BY;YY")
        async with table_on_screen(table(*boards)) as (pilot, screen):
            await press(pilot, "enter")
            seen = 0
            while screen.round_end.scoring is not None and screen.round_end.scoring.waiting:
                scoring, step = screen.round_end.scoring, screen.round_end.scoring.current
                top = screen.tabletop
                if isinstance(step, TileScored):
                    seen += 1
                    across = range(step.across[0], step.across[1] + 1)
                    down = range(step.down[0], step.down[1] + 1)
                    runs = {(step.row, at) for at in across} | {(at, step.column) for at in down}
                    assert lit_spaces(screen, step.seat) == runs
                    assert lit_spaces(screen, 1 - step.seat) == set()
                    assert f"{NAMES[step.seat]}: row {step.row + 1}," in text_of(top.prompt)
                    before = scoring.before[step.seat].score
                    assert top.boards[step.seat].view.score == before + step.points
                    assert top.boards[step.seat].view.active
                await press(pilot, "enter")
            assert seen == 6


class TestFault20AllAtOnceOrOneByOne:
    """All boards scored at once could not be followed; one by one was too slow to wait for."""

    BOARDS = ("10;B1,Y2,R3;.YRK,W,K,R;RRR", "20;K1,W2;BY;YY")

    @pytest.mark.parametrize(("key", "presses"), [("enter", 7), ("tab", 3), ("s", 1)])
    async def test_step_by_step_player_by_player_or_all(self, key: str, presses: int) -> None:
        async with table_on_screen(table(*self.BOARDS)) as (pilot, screen):
            await press(pilot, "enter")
            bar = text_of(screen.tabletop.keys)
            assert "enter next" in bar
            assert "tab player" in bar
            assert "s all" in bar
            pressed = 0
            while screen.round_end.scoring is not None and not screen.round_end.scoring.done:
                await press(pilot, key)
                pressed += 1
            assert pressed == presses
            assert [board.view.score for board in screen.tabletop.boards] == [
                board.score for board in screen.session.game.view.boards
            ]

    @pytest.mark.parametrize(("pace", "presses"), [(Pace.PLAYER, 3), (Pace.ALL, 1)])
    async def test_a_table_that_knows_the_game_sets_its_pace(
        self, pace: Pace, presses: int
    ) -> None:
        save_settings(Settings(pace=pace))
        async with table_on_screen(table(*self.BOARDS)) as (pilot, screen):
            for _ in range(presses):
                assert screen.round_end.scoring is None or not screen.round_end.scoring.done
                await press(pilot, "enter")
            assert screen.round_end.scoring is not None
            assert screen.round_end.scoring.done

    async def test_nothing_goes_on_by_itself(self) -> None:
        async with table_on_screen(table(*self.BOARDS)) as (pilot, _):
            await press(pilot, "enter")
            before = screen_text(pilot)
            await pilot.pause(0.3)
            assert screen_text(pilot) == before


class TestFault21TheFinalBoards:
    """The final position could not be looked at once the result was shown."""

    GAME = table("9;W1,-,-,-,B5;BYRK,WB,K;RR", "20;;BY")

    async def test_from_the_result_to_the_boards_and_back(self) -> None:
        async with table_on_screen(self.GAME) as (pilot, _):
            await press(pilot, "enter", "s", "enter")
            for key in ("b", "escape"):
                assert isinstance(pilot.app.screen, ResultScreen)
                await press(pilot, key)
                assert len(pilot.app.screen_stack) == 2
                shown = screen_text(pilot)
                assert "▐B▌▐Y▌▐R▌▐K▌▐W▌" in shown
                assert "game over" in shown
                await press(pilot, "enter")

    async def test_later_as_the_last_step_of_its_replay(self) -> None:
        async with table_on_screen(self.GAME) as (pilot, screen):
            await press(pilot, "enter", "s", "enter")
            path = screen.session.path
            screen.session.close()
        app = app_for("--replay", str(path))
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await press(pilot, "end")
            assert isinstance(pilot.app.screen, ReplayScreen)
            assert "▐B▌▐Y▌▐R▌▐K▌▐W▌" in screen_text(pilot)


class TestFault22Names:
    """Long player names broke the layout; a name with brackets ended the program."""

    NAMES = ("Ann [/x]", "[@click=app.exit]Bor[/]", "$name [b]", "x" * 300)

    @pytest.mark.parametrize("names", [NAMES, LONG_NAMES])
    @pytest.mark.parametrize("size", [(80, 24), (150, 44)])
    async def test_names_move_nothing(self, size: tuple[int, int], names: tuple[str, ...]) -> None:
        plain = await self.outline(NAMES, size)
        assert await self.outline(names, size) == plain

    async def outline(self, names: tuple[str, ...], size: tuple[int, int]) -> list[str]:
        """The screen without the lines in which names stand, and the ends of those."""
        game = table("1;W1;BYRK", "2", "3", "4", factories="BBYY/RRWW")
        async with table_on_screen(game, names=names, size=size) as (pilot, screen):
            await press(pilot, "b")
            lines = screen_text(pilot).splitlines()
            titles = {board.region.y for board in screen.tabletop.boards}
            asked = screen.tabletop.prompt.region.y
            for board in screen.tabletop.boards:
                top = board.render_line(0).text
                assert len(top) <= board.region.width
                assert top[-1] in "╮┓"
                assert top.rstrip("╮┓─━ ").endswith(str(board.view.score))
            return [
                line for y, line in enumerate(lines) if y not in titles | {0, asked, len(lines) - 1}
            ]

    @pytest.mark.parametrize("key", ["t", "l", "question_mark", "q", "e", "m"])
    async def test_names_are_text_on_every_sheet(self, key: str) -> None:
        async with game_on_screen(*self.NAMES, "--seed", "7", "--first", "Ann [/x]") as shown:
            pilot, screen = shown
            await press(pilot, "f" if key == "l" else "b", key)
            await pilot.pause()
            assert pilot.app.screen is not screen
            screen_text(pilot)
            if key in "tl":
                assert "Ann [/x]" in screen_text(pilot)
            await press(pilot, "escape")
            assert pilot.app.screen is screen

    async def test_in_the_setup_the_result_the_replay_and_the_history(self) -> None:
        game = table("9;W1;BYRK", "20;;BY", "3", "4")
        save_settings(Settings(names=self.NAMES))
        async with table_on_screen(game, names=self.NAMES) as (pilot, screen):
            await press(pilot, "enter", "s", "enter")
            assert "Ann [/x]" in screen_text(pilot)
            path = screen.session.path
            assert path is not None
            await press(pilot, "n")
            await pilot.pause()
            assert isinstance(pilot.app.screen, SetupScreen)
            assert "Ann [/x]" in screen_text(pilot)
            await press(pilot, "f2")
            await pilot.pause()
            assert "Ann [/x]" in screen_text(pilot)
            await press(pilot, "enter", "right")
            await pilot.pause()
            assert isinstance(pilot.app.screen, ReplayScreen)
            assert "Ann [/x]" in screen_text(pilot)
        assert read_record(path).names == self.NAMES

    async def test_a_message_with_such_a_name_is_text_as_well(self) -> None:
        async with game_on_screen(*self.NAMES[:2], "--seed", "7") as (pilot, _):
            await press(pilot, "right", "enter", "enter")
            # The same game in another window: it is being played here.
            app = app_for()
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await press(pilot, "enter")
            await pilot.pause()
            screen_text(pilot)
            assert isinstance(pilot.app.screen, SetupScreen)
            [notice] = app._notifications
            assert notice.message.endswith("is open in another window.")


def lit_spaces(screen: GameScreen, seat: int) -> set[tuple[int, int]]:
    """The spaces (row, column) of a wall that are lit."""
    board = screen.tabletop.boards[seat]
    wall = board.children[1]
    assert isinstance(wall, TableWidget)
    tiles = board.view.tiles
    lit = set()
    for y, line in enumerate(wall.rows()):
        x = 0
        for span in line:
            if span.role.startswith("lit-"):
                lit.add((y // tiles.height, x // tiles.width))
            x += len(span.text)
    return lit
