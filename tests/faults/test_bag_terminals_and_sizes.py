"""Faults on the screen, 23 to 25 of the list: the empty bag, poor terminals, any size."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from textual.pilot import Pilot

from azul_tui.engine import format_position
from azul_tui.text import notices
from azul_tui.ui.table.shapes import BoardShape
from tests.engine.tables import table
from tests.faults.helping import NAMES, colors_in, table_on_screen, terminal, text_of
from tests.golden import GAMES
from tests.plain.driving import Session as PlainSession
from tests.plain.driving import lines
from tests.ui.driving import app_for, game_on_screen, press
from tests.ui.hosting import screen_text

LID = "the lid goes back into it."
WALLS = "BYRK,WBYR,KWBY,RKWB,YRKW"


class TestFault23TheBagIsEmpty:
    """Players believed that the game ends when the bag is empty."""

    @pytest.mark.parametrize(
        ("bag", "notice"),
        [
            ("BYRKW" * 4, f"The bag is empty: when tiles are needed, {LID}"),
            ("", "The bag was empty: the lid went back into it (100 tiles)."),
            ("BY", "The bag was empty: the lid went back into it (98 tiles)."),
        ],
    )
    async def test_the_screen_says_where_tiles_come_from(self, bag: str, notice: str) -> None:
        game = table("10", "20", phase="deal", bag=bag, number=4)
        async with table_on_screen(game) as (pilot, screen):
            await press(pilot, "enter")
            assert text_of(screen.tabletop.keys).strip() == notice
            if screen.session.game.view.bag == (0,) * 5:
                await press(pilot, "t")
                aside = " ".join(line[47:78] for line in screen_text(pilot).splitlines())
                assert "the bag holds none: the lid comes back next." in " ".join(aside.split())

    async def test_and_which_factories_stay_empty_when_the_lid_is_empty_as_well(self) -> None:
        names = ("x" * 60, "y" * 60, "z" * 60, "w" * 60)
        game = table(*[f"0;;{WALLS}"] * 4, phase="deal", bag="")
        async with table_on_screen(game, names=names) as (pilot, screen):
            await press(pilot, "enter")
            notice = "Only 20 tiles were left: factories 6 to 9 stay empty."
            assert text_of(screen.tabletop.keys).strip() == notice

    async def test_the_log_and_the_rules_say_it_too(self) -> None:
        game = table("10", "20", phase="deal", bag="", number=5)
        async with table_on_screen(game) as (pilot, screen):
            await press(pilot, "enter")
            assert "lid back in the bag" in text_of(screen.tabletop.log_lines)
            await press(pilot, "question_mark", "4")
            assert "An empty bag does not end the game." in " ".join(
                screen_text(pilot).replace("│", " ").split()
            )

    def test_line_mode_says_so_with_the_table(self, plain: PlainSession) -> None:
        game = table("10", "20", phase="deal", bag="BYRKW" * 4, number=4)
        words = ["Ana", "Bor", "--position", format_position(game.state)]
        out = " ".join(plain.run(words, lines("", "table", "q")).split())
        assert "Bag: 0 tiles. Lid: 80 tiles. The bag is empty:" in out
        assert LID in out


class TestFault24PoorTerminals:
    """Colors vanished without truecolor; glyphs were dots or question marks."""

    @pytest.mark.parametrize(
        ("variables", "allowed"),
        [
            ({"COLORTERM": "", "TERM": "xterm-256color"}, r"[34]8;5;\d+"),
            ({"COLORTERM": "", "TERM": "xterm"}, r"[349][0-7]|10[0-7]"),
            ({"COLORTERM": "", "TERM": "linux"}, r"[349][0-7]|10[0-7]"),
        ],
    )
    def test_the_terminal_gets_only_colors_that_it_has(
        self, azul_home: Path, variables: dict[str, str], allowed: str
    ) -> None:
        words = ("Ana", "Bor", "--seed", "7", "--theme", "light")
        with terminal(*words, home=azul_home, variables=variables) as shown:
            shown.wait_for("to move")
            shown.press("right", "enter")
            shown.wait_for("into which row")
            colors = set(colors_in(shown.output))
            assert colors
            assert all(re.fullmatch(allowed, color) for color in colors), colors
            tiles = {
                (char.data, char.bg if not char.reverse else char.fg)
                for row in range(1, 8)
                for column in range(34, 62)
                if (char := shown.cell(column, row)).data in set("BYRKW")
            }
            assert len({background for _, background in tiles}) == len(tiles), "a color for each"

    @pytest.mark.parametrize(
        "variables",
        [
            {"TERM": "linux", "COLORTERM": ""},
            {"PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"},
            {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        ],
    )
    @pytest.mark.parametrize("words", [("Ana", "Bor", "--seed", "7"), ()])
    def test_without_glyphs_all_is_drawn_in_ascii(
        self, azul_home: Path, words: tuple[str, ...], variables: dict[str, str]
    ) -> None:
        with terminal(*words, home=azul_home, variables=variables) as shown:
            shown.wait_for("q quit")
            assert shown.text.isascii()
            assert shown.output.isascii()
            if words:
                assert "?" not in shown.text.splitlines()[1]
                assert "[B]" in shown.text

    async def test_the_ascii_look_holds_on_every_screen(self) -> None:
        async with game_on_screen("Ana", "Bor", "--tiles", "ascii", "--seed", "7") as (pilot, _):
            for keys in ("b", "t", "l", "?", "q", "e"):
                await press(pilot, "question_mark" if keys == "?" else keys)
                assert screen_text(pilot).isascii(), keys
                await press(pilot, "escape")


class TestFault25AnySize:
    """80x24 was demanded without saying what is missing; crashes when small, or very large."""

    SIZES = ((79, 24), (119, 23), (1, 1), (400, 120), (80, 24))

    @pytest.mark.parametrize("key", ["", "t", "l", "question_mark", "q", "m", "e"])
    async def test_every_size_at_every_moment_of_a_game(self, key: str) -> None:
        async with game_on_screen(*NAMES, "--seed", "7") as (pilot, screen):
            before = screen_text(pilot)
            if key:
                await press(pilot, key)
            await self.resized(pilot, strict=key not in {"q", "m", "e"})
            if key:
                await press(pilot, "escape")
            assert pilot.app.screen is screen
            assert screen_text(pilot) == before

    @pytest.mark.parametrize("words", [(), ("--replay", str(GAMES[0]))])
    async def test_the_other_screens_as_well(self, words: tuple[str, ...]) -> None:
        app = app_for(*words)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            for key in ("", "f2") if not words else ("", "j"):
                if key:
                    await press(pilot, key)
                    await pilot.pause()
                await self.resized(pilot, strict=False)

    async def resized(self, pilot: Pilot[None], *, strict: bool) -> None:
        """Make the window every size; ``strict``: below 80x24 there is a notice and no more."""
        for width, height in self.SIZES:
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            shown = " ".join(screen_text(pilot).split())
            assert shown or width < 20
            if strict and (width < 80 or height < 24) and width > 20:
                advice = f"{notices.ENLARGE_FOR_GAME} {notices.QUITS}"
                assert shown == f"needs 80x24, this is {width}x{height} {advice}"

    @pytest.mark.parametrize("players", [2, 3, 4])
    async def test_nothing_is_stretched(self, players: int) -> None:
        for size in ((80, 24), (119, 60), (400, 24), (400, 120)):
            words = (*NAMES[:players], "--seed", "7")
            async with game_on_screen(*words, size=size) as (_, screen):
                top = screen.tabletop
                for board in top.boards:
                    shape = BoardShape.within(top.tile_size, board.region.width)
                    assert board.region.size == (shape.width, shape.height)
                    assert screen.region.contains_region(board.region)
                width, height = BoardShape(top.tile_size).tile
                assert 2 * height <= width <= 3 * height
                assert top.factories.view.factories
                assert text_of(top.prompt).strip()

    def test_a_terminal_that_begins_too_small_and_grows(self, azul_home: Path) -> None:
        with terminal("Ana", "Bor", "--seed", "7", home=azul_home, size=(72, 20)) as shown:
            shown.wait_for("needs 80x24, this is 72x20")
            shown.resize(80, 24)
            shown.wait_for("to move")
            shown.resize(1, 1)
            shown.resize(400, 120)
            shown.wait_for("to move")
            shown.press("q")
            shown.wait_for("Leave the game")
