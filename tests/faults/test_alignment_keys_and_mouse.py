"""Faults on the screen, 26 to 28 of the list: alignment, keys that never arrive, the mouse."""

from __future__ import annotations

import re
import string
import unicodedata
from pathlib import Path

import pytest
from textual.pilot import Pilot

from azul_tui import cli
from azul_tui.engine import Color, Phase, format_position
from azul_tui.ui.app import AzulApp
from azul_tui.ui.commands import COMMANDS
from azul_tui.ui.screens.game import GameScreen
from azul_tui.ui.screens.setup import SetupScreen
from tests.engine.tables import table
from tests.faults.helping import table_on_screen, terminal, text_of
from tests.golden import GAMES
from tests.ui.driving import app_for, game_on_screen, press
from tests.ui.hosting import screen_text

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"


class TestFault26Alignment:
    """Emoji and variation selectors broke the alignment."""

    NAMES = (
        f"{FAMILY} Smith",
        "\u2764\ufe0f\u260e\ufe0f \U0001f1f8\U0001f1ee 1\ufe0f\u20e3",
        "\U0001f44d\U0001f3fd\u2630\u4dc0 \u0915\u094d\u0937 e\u0301",
        "\u738b\u5c0f\u660e \ud55c\uae00 \u05d0\u05d1",
    )

    def test_the_frames_stay_straight_in_a_real_terminal(self, azul_home: Path) -> None:
        with terminal(*self.NAMES, "--seed", "7", home=azul_home) as shown:
            shown.wait_for("q quit")
            for top in (1, 10):
                for left, right in ((0, 32), (33, 65)):
                    assert shown.cell(left, top).data in "╭┏"
                    assert shown.cell(right, top).data in "╮┓"
                    for row in range(top + 1, top + 8):
                        assert shown.cell(right, row).data in "│┃", (row, shown.text)
                    assert shown.cell(right, top + 8).data in "╯┛"
            bar = shown.text.splitlines()[0]
            assert bar.endswith("to move")

    @pytest.mark.parametrize("size", [(80, 24), (150, 44)])
    async def test_the_game_itself_draws_nothing_of_doubtful_width(
        self, size: tuple[int, int]
    ) -> None:
        drawn: set[str] = set()
        game = table("10;B1,Y2,R3;.YRK,W,K,R;RRR", "20;K1,W2;BY;YY")
        async with table_on_screen(game, size=size) as (pilot, _):
            for keys in (["enter"], ["s"], ["t"], ["l"], ["question_mark"], ["q"], ["m"]):
                await press(pilot, *keys)
                await pilot.pause()
                drawn |= set(screen_text(pilot))
                if keys == ["question_mark"]:
                    for page in "234567":
                        await press(pilot, page)
                        drawn |= set(screen_text(pilot))
                if keys not in (["enter"], ["s"]):
                    await press(pilot, "escape")
            await press(pilot, "enter", "b", "1")
            drawn |= set(screen_text(pilot))
        for words in ((), ("--replay", str(GAMES[0]))):
            async with app_for(*words).run_test(size=size) as pilot:
                await pilot.pause()
                drawn |= set(screen_text(pilot))
                await press(pilot, "f2" if not words else "end")
                await pilot.pause()
                drawn |= set(screen_text(pilot))
        assert "▐" in drawn
        for char in drawn:
            assert unicodedata.category(char)[0] not in "MC" or char == "\n"
            ambiguous = unicodedata.east_asian_width(char) == "A"
            assert not ambiguous or "\u2500" <= char <= "\u259f", char
            assert unicodedata.east_asian_width(char) not in "WF", char


class TestFault27KeysThatNeverArrive:
    """Keys that never arrive; no way out in an editor's terminal; other keyboards; only letters."""

    # What every terminal sends as it is, and no editor keeps.
    SIMPLE = frozenset(
        [
            *("enter", "escape", "tab", "space", "backspace", "up", "down", "left", "right"),
            *("home", "end", "pageup", "pagedown", "question_mark", "slash"),
            *string.ascii_letters,
            *string.digits,
        ]
    )

    def test_every_command_has_a_key_that_always_arrives(self) -> None:
        for command in COMMANDS:
            assert self.SIMPLE & set(command.keys), command
            assert command.keys[0] in self.SIMPLE, "that is the one that is shown"

    @pytest.mark.parametrize("keys", [("q", "y"), ("q", "enter"), ("й", "н"), ("ctrl+q", "enter")])
    async def test_ways_out_of_a_game(self, keys: tuple[str, ...]) -> None:
        async with game_on_screen("Ana", "Bor", "--seed", "7") as (pilot, screen):
            await press(pilot, *keys)
            await pilot.pause()
            assert pilot.app.return_code == 0
            assert not pilot.app.is_running or screen.session.path is not None

    async def test_the_menu_gives_all_commands_without_a_letter(self) -> None:
        async with game_on_screen("Ana", "Bor", "--seed", "7") as (pilot, screen):
            await press(pilot, "right", "enter", "enter")
            assert len(screen.session.game.takes) == 1
            await press(pilot, "f10")
            await pilot.pause(0.2)
            for _ in range(30):
                if "Take back the last take" in self.highlighted(pilot):
                    break
                await press(pilot, "down")
            await press(pilot, "enter")
            await pilot.pause()
            assert len(screen.session.game.takes) == 0

    def highlighted(self, pilot: Pilot[None]) -> str:
        from textual.command import CommandList

        option = pilot.app.screen.query_one(CommandList).highlighted_option
        return str(option.prompt) if option else ""

    @pytest.mark.parametrize(
        "layout",
        [
            {"b": "и", "y": "н", "r": "к", "k": "л", "w": "ц", "c": "с", "f": "а", "u": "г"},
            {"b": "β", "y": "υ", "r": "ρ", "k": "κ", "w": "ς", "c": "ψ", "f": "φ", "u": "θ"},
            dict(zip("byrkwcfu", "BYRKWCFU", strict=True)),
            dict(zip("123456789", "&é\"'(-è_ç", strict=True)),
        ],
        ids=["Cyrillic", "Greek", "caps lock", "French"],
    )
    async def test_other_keyboards_play_the_same_game(self, layout: dict[str, str]) -> None:
        game = table("0", factories="BBYK/RRWW/YKWB/RRRK/WWYB", center="K")
        async with table_on_screen(game) as (pilot, screen):
            for keys in ("b15", "r2f", "wc3", "u", "kc1"):
                await press(pilot, *(layout.get(key, key) for key in keys))
            takes = [str(take) for take in screen.session.game.takes]
            assert takes == ["1B5", "2RF", "CK1"] or takes == ["1B5", "CK1"]

    async def test_arrows_and_enter_are_enough_from_the_first_screen_on(self) -> None:
        app = AzulApp(cli.parse([]))
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            for _ in range(12):
                if not isinstance(app.screen, SetupScreen):
                    break
                await press(pilot, "enter")
                await pilot.pause()
            screen = app.screen
            assert isinstance(screen, GameScreen)
            game = screen.session.game
            while game.phase is Phase.OFFER:
                await press(pilot, "down", "right", "enter", "down", "enter")
            await press(pilot, "enter")
            while screen.round_end.scoring is not None:
                await press(pilot, "enter")
            assert game.view.round == 2

    async def test_arrows_choose_a_column_and_answer_questions(self) -> None:
        async with table_on_screen(table("0;B1", "0", wall="gray")) as (pilot, screen):
            await press(pilot, "enter", "left", "enter")
            assert screen.session.game.view.boards[0].wall[0][4] is Color.BLUE
            await press(pilot, "f10", "escape", "f1")
            await press(pilot, "right", "escape")
            assert pilot.app.screen is screen


class TestFault28TheMouseGrabbed:
    """The mouse was grabbed, so that nothing could be copied."""

    MODES = frozenset([9, 1000, 1001, 1002, 1003, 1005, 1006, 1015, 1016])

    def test_without_the_mouse_no_mode_of_it_is_ever_asked_for(self, azul_home: Path) -> None:
        words = ("Ana", "Bor", "--seed", "7", "--no-mouse")
        with terminal(*words, home=azul_home) as shown:
            shown.wait_for("to move")
            shown.press("b", "?")
            shown.wait_for("esc close")
            shown.press("esc")
            shown.wait_for("to move")
            shown.press("m")
            shown.wait_for("Search")
            asked = b";".join(re.findall(rb"\x1b\[\?([\d;]+)h", shown.output)).split(b";")
            assert b"1049" in asked
            assert not self.MODES & set(map(int, asked))

    def test_with_the_mouse_shift_is_left_to_the_terminal(self, azul_home: Path) -> None:
        """A terminal marks text with shift held unless mode XTSHIFTESCAPE is asked for."""
        with terminal("Ana", "Bor", home=azul_home) as shown:
            shown.wait_for("to move")
            assert shown.is_on(1000)
            assert not re.search(rb"\x1b\[>\d*s", shown.output)

    async def test_what_is_worth_copying_has_a_key(self) -> None:
        game = table("0", factories="BBYK")
        async with table_on_screen(game) as (pilot, screen):
            await press(pilot, "p")
            assert pilot.app.clipboard == format_position(screen.session.game.state)
            assert "copied" in text_of(screen.tabletop.keys)

    async def test_line_mode_and_the_option_are_in_the_help(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        with pytest.raises(SystemExit):
            cli.parse(["--help"])
        said = capsys.readouterr().out
        assert "--no-mouse" in said
        assert "leave the mouse to the terminal" in said
