"""Faults on the screen, 32 to 34 of the list: progress lost, a slow start, screen readers."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from azul_tui.engine import Phase, format_position
from azul_tui.record import Session
from azul_tui.record.reading import read_record
from tests.engine.tables import table
from tests.faults.helping import terminal
from tests.golden import GAMES
from tests.plain.driving import Player, lines
from tests.plain.driving import Session as PlainSession
from tests.ui.driving import game_on_screen, press, take

GAME = ("Ana", "Bor", "--seed", "7", "--first", "Ana")


class TestFault32ProgressLost:
    """Progress was lost when the terminal or the computer closed."""

    def test_what_was_seen_is_on_the_disk_when_the_program_is_killed(self, azul_home: Path) -> None:
        with terminal(*GAME, home=azul_home) as shown:
            shown.wait_for("q quit")
            shown.press("b", "3", "2")
            shown.wait_for("Bor to move")
            shown.kill(signal.SIGKILL)
            assert shown.wait_for_end() == -signal.SIGKILL
        assert [str(take) for take in read_record(game_file(azul_home)).game.takes] == ["3B2"]
        with terminal("--resume", home=azul_home) as shown:
            shown.wait_for("Ana 3B2: fills row 2")
            shown.wait_for("Bor to move")
            shown.press("u")
            shown.wait_for("Ana to move")

    def test_the_terminal_closed_in_the_middle_of_a_turn(self, azul_home: Path) -> None:
        with terminal(*GAME, home=azul_home) as shown:
            shown.wait_for("q quit")
            shown.press("b", "3", "2")
            shown.wait_for("Bor to move")
            shown.press("y")
            shown.hang_up()
            assert shown.wait_for_end() == 128 + signal.SIGHUP
        assert [str(take) for take in read_record(game_file(azul_home)).game.takes] == ["3B2"]

    async def test_after_every_key_the_file_tells_the_whole_game(self) -> None:
        async with game_on_screen("Ana", "Bor", "--wall", "gray", "--seed", "32") as shown:
            pilot, screen = shown
            game, path = screen.session.game, screen.session.path
            assert path is not None
            while game.view.round < 2:
                if game.phase is Phase.OFFER:
                    await take(pilot, screen, game.legal_moves()[0])
                else:
                    await press(pilot, "s", "enter")
                saved = read_record(path).game
                assert saved.takes == game.takes
                # That the scoring has begun is no news before the first choice or its end.
                if game.phase is not Phase.TILING:
                    assert format_position(saved.state) == format_position(game.state)

    @pytest.mark.parametrize("torn", [1, 7, 12])
    def test_a_line_that_the_power_cut_tore_costs_no_more_than_itself(
        self, torn: int, azul_home: Path
    ) -> None:
        lines_of_game = GAMES[0].read_bytes().splitlines(keepends=True)
        path = azul_home / "torn.azul"
        path.write_bytes(b"".join(lines_of_game[:5]) + lines_of_game[5][:torn])
        with Session.resume(path) as session:
            assert len(session.game.takes) == 3
            assert session.notices
            session.play(session.game.legal_moves()[0])
        assert len(read_record(path).game.takes) == 4


class TestFault33ASlowStart:
    """The start was slow because everything was imported."""

    @pytest.mark.parametrize(
        "words", [["--version"], ["--help"], ["--check", str(GAMES[0])], ["--history"]]
    )
    def test_what_needs_no_screen_imports_no_framework(self, words: list[str]) -> None:
        assert not {"textual", "rich", "asyncio"} & loaded(words)

    def test_line_mode_imports_no_framework(self) -> None:
        assert not {"textual", "asyncio"} & loaded(["--plain", "Ana", "Bor"])

    def test_a_game_on_the_screen_imports_what_it_shows(self) -> None:
        modules = loaded_on_screen("Ana", "Bor")
        screens = {name for name in modules if name.startswith("azul_tui.ui.screens.")}
        later = {"setup", "history", "replay", "result", "help", "log", "tiles_left", "confirm"}
        assert not {f"azul_tui.ui.screens.{name}" for name in later} & screens
        assert "azul_tui.ui.screens.game" in screens
        unused = (
            "text.rules",
            "plain",
            "record.reading",
            "record.catalog",
            "history",
            "ui.draw.help",
        )
        assert not modules & {f"azul_tui.{name}" for name in unused}

    def test_the_setup_imports_neither_history_nor_replay(self) -> None:
        modules = loaded_on_screen()
        assert "azul_tui.ui.screens.setup" in modules
        later = {"history", "replay", "result", "help", "log"}
        assert not {f"azul_tui.ui.screens.{name}" for name in later} & modules


class TestFault34TheScreenReader:
    """A screen reader read nothing useful."""

    def test_a_whole_game_is_told_in_plain_lines(self, plain: PlainSession) -> None:
        out = plain.run(["Ana", "Bor", "--seed", "34"], Player(34))
        assert out.isascii()
        assert not re.search(r"[\x00-\x08\x0b-\x1f\x7f]", out), "no cursor is moved, no bell rung"
        assert not re.search(r"[-=|+_*#]{3}", out), "nothing is drawn with signs"
        assert "The game is over" in out
        assert plain.record.game.phase is Phase.OVER

    def test_each_question_says_whose_turn_it_is_and_what_can_be_answered(
        self, plain: PlainSession
    ) -> None:
        position = format_position(table("0", factories="BBYK/RRRW").state)
        words = ["Ana", "Bor", "--position", position]
        out = " ".join(plain.run(words, lines("b", "2", "u", "q")).split())
        for said in (
            "Ana, which color? b blue, y yellow, r red, k black or w white",
            "Blue is only on factory 1.",
            "2 blue from factory 1: 1: fills: +1 on the wall, 1 tile falls to the floor: -1 = 0",
            "2: fills: +1 on the wall 3: holds 2 of 3",
            "f: 2 tiles fall to the floor: -2",
            "Ana, 2 blue from factory 1: into which row? 1, 2, 3, 4, 5 or f",
            "Ana took 2 blue from factory 1 into row 2: row 2 is full.",
            "Bor, which color?",
            "Ana's 1B2 was taken back.",
        ):
            assert said in out

    def test_a_slip_is_answered_with_the_reason_in_words(self, plain: PlainSession) -> None:
        game = table("0;-,Y1;B", factories="BBYK/RRRW")
        words = ["Ana", "Bor", "--position", format_position(game.state)]
        out = " ".join(plain.run(words, lines("1b1", "1b2", "9b1", "zz", "q")).split())
        for said in (
            "Row 1 already has blue on the wall.",
            "Row 2 holds yellow.",
            "There is no factory 9, only 1 to 5.",
            '"zz" means nothing here. A move is like b 3 2; ? helps.',
        ):
            assert said in out
        assert plain.status == 0

    def test_the_table_can_be_heard_in_words_at_any_time(self, plain: PlainSession) -> None:
        """Capital and small letters sound alike."""
        game = table("0;-,Y1;BY;R", factories="BBYK/RRRW", center="KK", marker=2)
        words = ["Ana", "Bor", "--position", format_position(game.state)]
        out = plain.run(words, lines("words", "t", "bag", "q"))
        assert "words" in out.splitlines()[1], "the way to this is told at the start"
        for said in (
            "Rows: row 2 has 1 of 2 yellow; rows 1, 3, 4 and 5 are empty.",
            "Wall: row 1 blue in 1 and yellow in 2.",
            "Floor: red, -1.",
            "Factory 1: 2 blue, 1 yellow, 1 black.",
            "The center: 2 black.",
            " tiles: 17 blue, ",
        ):
            assert said in out

    @pytest.mark.parametrize("term", ["dumb", "unknown"])
    def test_a_terminal_without_a_screen_is_told_of_line_mode(
        self, term: str, azul_home: Path
    ) -> None:
        with terminal("Ana", "Bor", home=azul_home, variables={"TERM": term}) as shown:
            assert shown.wait_for_end() == 2
            assert "--plain Ana Bor" in shown.text
        with terminal("--plain", "Ana", "Bor", home=azul_home, variables={"TERM": term}) as shown:
            shown.wait_for("to move|turn|color")
            assert b"\x1b" not in shown.output
            shown.send("q\n")
            assert shown.wait_for_end() == 0


def game_file(home: Path) -> Path:
    """The only record there is."""
    (path,) = (home / "games").glob("*.azul")
    return path


def loaded(words: list[str]) -> set[str]:
    """The modules that are loaded after the program has run without a screen."""
    code = (
        "import sys\n"
        "from azul_tui.__main__ import main\n"
        "try:\n"
        f"    main({words!r})\n"
        "except SystemExit:\n"
        "    pass\n"
        "print('\\n', *sys.modules, file=sys.stderr)\n"
    )
    return python(code)


def loaded_on_screen(*words: str) -> set[str]:
    """The modules that are loaded when the first screen is there."""
    code = (
        "import asyncio, sys\n"
        "from azul_tui import cli\n"
        "from azul_tui.ui.app import AzulApp\n"
        "async def show():\n"
        f"    async with AzulApp(cli.parse({list(words)!r})).run_test() as pilot:\n"
        "        await pilot.pause()\n"
        "        print('\\n', *sys.modules, file=sys.stderr)\n"
        "asyncio.run(show())\n"
    )
    return python(code)


def python(code: str) -> set[str]:
    """The modules that a new Python names on standard error in its last line."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        input="q\n",
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[2],
    )
    return set(done.stderr.splitlines()[-1].split())
