"""Faults on the screen, 29 to 31 of the list: what a terminal is left with, sent, and painted."""

from __future__ import annotations

import os
import re
import signal
from functools import partial
from pathlib import Path

import pytest

from tests.faults.helping import PROGRAM, SGR, colors_in, terminal
from tests.terminal.pty import Terminal

GAME = ("Ana", "Bor", "--seed", "7", "--first", "Ana")
SIXTEEN = re.compile(r"[349][0-7]|10[0-7]")


class TestFault29MouseCodesInTheShell:
    """Mouse codes spilled into the shell after the program was killed."""

    @pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT", "SIGQUIT"])
    def test_a_signal_restores_the_terminal(self, name: str, azul_home: Path) -> None:
        with terminal(*GAME, home=azul_home) as shown:
            shown.wait_for("q quit")
            shown.press("b")
            shown.click(5, 5)
            shown.kill(signal.Signals[name])
            assert shown.wait_for_end() == 128 + signal.Signals[name]
            assert shown.left_over == []
            assert shown.settings_restored
            assert "The game is saved" in shown.last_words

    def test_nothing_is_on_while_the_program_is_suspended(self, azul_home: Path) -> None:
        with terminal(*GAME, home=azul_home) as shown:
            shown.wait_for("q quit")
            shown.kill(signal.SIGTSTP)
            shown.wait_until(lambda seen: seen.is_stopped, "that it stops")
            shown.wait_until(lambda seen: seen.left_over == [], "the terminal given back")
            before = len(shown.output)
            shown.kill(signal.SIGCONT)
            again = re.compile(rb"\x1b\[\?1000h.*\x1b\[\?2004h.*AZUL", re.DOTALL)
            shown.wait_until(lambda seen: bool(again.search(seen.output, before)), "it goes on")
            shown.press("q")
            shown.wait_for("Leave the game")


class TestFault30BytesForNothing:
    """High CPU and a stream of bytes while nothing happened; flicker over ssh."""

    @pytest.mark.parametrize(
        ("words", "keys", "seen"),
        [
            (GAME, "", "q quit"),
            (GAME, "b3", "into which row"),
            (GAME, "m", "Agree to end"),
            ((), "", "Start: Player 1"),
        ],
        ids=["game", "turn", "palette", "setup"],
    )
    def test_who_waits_writes_nothing_and_computes_nothing(
        self, words: tuple[str, ...], keys: str, seen: str, azul_home: Path
    ) -> None:
        with terminal(*words, home=azul_home) as shown:
            shown.wait_for("q quit")
            for key in keys:
                shown.press(key)
            shown.wait_for(seen)
            while shown.bytes_within(0.3):
                pass
            before = cpu_ticks(shown)
            assert shown.bytes_within(1.0) == 0
            assert cpu_ticks(shown) - before <= 20, "far from busy, with any clock"

    def test_a_key_redraws_what_it_changes_and_clears_nothing(self, azul_home: Path) -> None:
        with terminal("Ana", "Bor", "Cene", "Dita", home=azul_home, size=(120, 40)) as shown:
            shown.wait_for("q quit")
            shown.bytes_within(0.3)
            for _ in range(8):
                before = len(shown.output)
                shown.press("right")
                shown.wait_until(partial(has_written, before))
                shown.bytes_within(0.1)
                written = shown.output[before:]
                assert len(written) <= 10_000
                assert b"\x1b[2J" not in written
                assert b"\x1b[J" not in written

    @pytest.mark.parametrize(("key", "seen"), [("?", "Scoring"), ("l", "─ Log"), ("t", "lid")])
    def test_a_table_that_is_seen_again_is_drawn_once(
        self, key: str, seen: str, azul_home: Path
    ) -> None:
        with terminal("Ana", "Bor", "Cene", "Dita", home=azul_home) as shown:
            shown.wait_for("q quit")
            shown.press(key)
            shown.wait_for(seen)
            while shown.bytes_within(0.3):
                pass
            before = len(shown.output)
            shown.press("esc")
            shown.wait_until(partial(has_written, before))
            shown.bytes_within(0.6)
            assert shown.output[before:].count(b"AZUL") == 1

    def test_a_terminal_that_can_gets_each_change_in_one_go(self, azul_home: Path) -> None:
        environment = {**os.environ, "TERM": "xterm-256color", "AZUL_TUI_HOME": str(azul_home)}
        with Terminal([*PROGRAM, *GAME], environment, modern=True) as shown:
            shown.wait_for("q quit")
            while shown.bytes_within(0.3):
                pass
            before = len(shown.output)
            shown.press("b")
            shown.wait_for("from where")
            shown.bytes_within(0.1)
            written = shown.output[before:]
            assert written.count(b"\x1b[?2026h") == written.count(b"\x1b[?2026l") >= 1


class TestFault31TheUsersOwnTerminal:
    """A cursor that blinks; the user's own 16 colors ignored; ``NO_COLOR`` that still paints."""

    @pytest.mark.parametrize(("words", "seen"), [(GAME, "q quit"), ((), "Start: Player 1")])
    def test_nothing_blinks(self, words: tuple[str, ...], seen: str, azul_home: Path) -> None:
        with terminal(*words, home=azul_home) as shown:
            shown.wait_for(seen)
            shown.press("ctrl+p")
            shown.wait_for("Search")
            assert shown.output.count(b"\x1b[?25l") > shown.output.count(b"\x1b[?25h")
            assert b"\x1b[?12h" not in shown.output
            attributes = [match[1].split(b";") for match in SGR.finditer(without_colors(shown))]
            assert not [codes for codes in attributes if b"5" in codes or b"6" in codes]

    @pytest.mark.parametrize(("words", "seen"), [(GAME, "q quit"), ((), "Start: Player 1")])
    def test_the_ansi_theme_paints_with_the_users_16_colors_only(
        self, words: tuple[str, ...], seen: str, azul_home: Path
    ) -> None:
        with terminal(*words, "--theme", "ansi", home=azul_home) as shown:
            shown.wait_for(seen)
            colors = set(colors_in(shown.output))
            assert colors
            assert all(SIXTEEN.fullmatch(color) for color in colors), colors
            assert not re.search(rb"\x1b\](?:4|10|11);", shown.output), "no palette is changed"

    @pytest.mark.parametrize(
        "variables",
        [
            {},
            {"COLORTERM": ""},
            {"COLORTERM": "", "TERM": "xterm"},
        ],
        ids=["truecolor", "256", "16"],
    )
    @pytest.mark.parametrize("words", [(*GAME, "--theme", "light"), ()])
    def test_no_color_means_none_not_even_gray(
        self, words: tuple[str, ...], variables: dict[str, str], azul_home: Path
    ) -> None:
        with terminal(*words, home=azul_home, variables={"NO_COLOR": "1"} | variables) as shown:
            shown.wait_for("q quit")
            if words:
                shown.press("b", "3")
                shown.wait_for("into which row")
            else:
                shown.press("ctrl+p")
                shown.wait_for("Search")
                shown.press("down", "down")
                shown.bytes_within(0.3)
            assert set(colors_in(shown.output)) == set()
            if words:
                self.see_differences(shown)
            else:
                chosen = [row for row in range(24) if shown.cell(4, row).underscore]
                assert len(chosen) == 2, "a command and its help, and no other"

    def see_differences(self, shown: Terminal) -> None:
        """What is picked, where it would go, tiles, spaces and the player in turn."""
        assert "[B][B]" in shown.text
        assert "▏B▕" in shown.text
        lines = shown.text.splitlines()
        assert lines[1].startswith("┏━ ▸ Ana")
        tile = next(
            shown.cell(column, row)
            for row, line in enumerate(lines)
            for column in range(33, len(line))
            if line[column - 1 : column + 2] == "▐R▌"
        )
        assert tile.reverse
        assert tile.bold
        assert not shown.cell(17, 2).reverse, "a space of the wall is hollow"


def has_written(before: int, shown: Terminal) -> bool:
    """The program has written something since its output was ``before`` bytes."""
    return len(shown.output) > before


def cpu_ticks(shown: Terminal) -> int:
    """Hundredths of a second of CPU that the program has used; 0 where the system does not say."""
    path = Path(f"/proc/{shown.process.pid}/stat")
    if not path.exists():
        return 0
    fields = path.read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def without_colors(shown: Terminal) -> bytes:
    """The output without the numbers of colors, in which a 5 does not mean to blink."""
    return re.sub(rb"[34]8;(?:5;\d+|2;\d+;\d+;\d+)", b"39", shown.output)
