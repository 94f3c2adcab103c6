"""Two windows: a game is open in one of them, and two games do not disturb each other."""

from __future__ import annotations

import pytest

from azul_tui.record.reading import read_record
from tests.terminal.starting import GAME, Starter


@pytest.mark.parametrize("mode", [(), ("--plain",)], ids=["screen", "lines"])
@pytest.mark.parametrize("named", [False, True])
def test_a_game_that_is_open_is_refused_in_a_sentence(
    start: Starter, mode: tuple[str, ...], named: bool
) -> None:
    first = start.game()
    which = [str(start.record)] if named else []
    second = start(*mode, "--resume", *which)
    assert second.wait_for_end() == 2
    second.wait_until(
        lambda seen: (
            seen.unwrapped.strip()
            == f"azul-tui: The game {start.record.name} is open in another window."
        )
    )
    first.press("b", "3", "2")
    first.wait_for("Ana 3B2")


def test_the_setup_says_that_a_game_is_open_and_goes_on(start: Starter) -> None:
    first = start.game()
    first.press("b", "3", "2")
    first.wait_for("Ana 3B2")
    second = start()
    second.wait_for("Go on with a game")
    second.press("enter")
    second.wait_for("open in another")
    first.press("ctrl+c")
    first.wait_for_end()
    second.press("enter")
    second.wait_for("Bor .*pick a color")
    second.press("u")
    second.wait_for("Ana .*pick a color")


@pytest.mark.parametrize("mode", [(), ("--plain",)], ids=["screen", "lines"])
def test_who_was_killed_holds_nothing(start: Starter, mode: tuple[str, ...]) -> None:
    first = start(*mode, *GAME)
    first.wait_for("Ana")
    first.kill(9)
    assert first.wait_for_end() == -9
    second = start(*mode, "--resume")
    second.wait_for("Ana.*color")


def test_two_games_at_once(start: Starter) -> None:
    terminals = [start.game(), start.game()]
    for terminal in terminals:
        terminal.press("b", "3", "2")
    for terminal in terminals:
        terminal.wait_for("Ana 3B2")
        terminal.press("ctrl+c")
        assert terminal.wait_for_end() == 130
    one, other = start.records
    assert len(read_record(one).game.takes) == len(read_record(other).game.takes) == 1
