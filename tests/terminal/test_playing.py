"""A game in a real terminal, from the first key to the last word."""

from __future__ import annotations

import re

import pytest

from azul_tui.record.reading import read_record
from tests.terminal.starting import GO_ON, Starter


@pytest.mark.parametrize("modern", [False, True])
def test_some_turns_by_keys_then_leave_and_go_on(start: Starter, modern: bool) -> None:
    terminal = start("--seed", "7", "--first", "Ana", "Ana", "Bor", modern=modern)
    terminal.wait_for("Ana .*pick a color")
    terminal.wait_for("bag 80 .*Ana to move")

    terminal.press("b")
    terminal.wait_for("Ana .*blue .*where")
    terminal.press("3")
    terminal.wait_for("Ana .*3 blue from factory 3 .*row")
    terminal.wait_for(r"\[2\] fills")
    terminal.press("2")
    terminal.wait_for("Bor .*pick a color")
    terminal.wait_for("Ana 3B2")

    terminal.press("right", "enter", "down", "enter")
    terminal.wait_for("Ana .*pick a color")
    terminal.press("u")
    terminal.wait_for("was taken back")
    terminal.press("1", "y", "1")
    terminal.wait_for("Bor 1Y1")

    terminal.press("q")
    terminal.wait_for("Leave the game?")
    terminal.wait_for("The game is saved")
    terminal.press("enter")
    assert terminal.wait_for_end() == 0
    assert terminal.settings_restored
    assert terminal.left_over == []
    assert re.fullmatch(rf"The game is saved\. {GO_ON}\n", terminal.last_words)

    takes = [str(move) for move in read_record(start.record).game.takes]
    assert takes == ["3B2", "1Y1"]
    again = start("--resume", modern=modern)
    again.wait_for("Bor 1Y1: fills row 1")
    again.press("ctrl+c")
    assert again.wait_for_end() == 130


def test_enter_three_times_starts_a_game(start: Starter) -> None:
    terminal = start("--seed", "7")
    terminal.wait_for("Start: Player 1")
    terminal.press("enter", "enter", "enter")
    terminal.wait_for("pick a color")
    assert read_record(start.record).names == ("Player 1", "Player 2")


def test_a_click_takes_and_another_places(start: Starter) -> None:
    terminal = start.game()
    terminal.click(*terminal.find("B▌▐B▌│"))
    terminal.wait_for("2 blue from factory 1 ")
    terminal.wait_for(r"\[f\]")
    terminal.click(*terminal.find("[f]"))
    terminal.wait_for("Bor .*pick a color")
    assert len(read_record(start.record).game.takes) == 1
