"""The choices before a game, as a pure value."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azul_tui import cli
from azul_tui.engine import State, Wall, format_position
from azul_tui.ui.choices import NewGame
from azul_tui.ui.opening import asked_for, start
from azul_tui.ui.setup.form import Form, first_form


def form(*names: str, players: int | None = None) -> Form:
    return first_form(names, players, Wall.COLORED, None, None)


def test_the_names_of_last_time_start_a_game() -> None:
    assert form("Ana", "Bor", "Cene").new_game() == NewGame(("Ana", "Bor", "Cene"))


def test_without_names_two_players_are_named_by_their_seats() -> None:
    assert form().new_game() == NewGame(("Player 1", "Player 2"))


@pytest.mark.parametrize(("players", "names"), [(2, ("A", "B")), (4, ("A", "B", "C", "Player 4"))])
def test_the_number_of_players_may_differ_from_the_names(
    players: int, names: tuple[str, ...]
) -> None:
    assert form("A", "B", "C", players=players).new_game().names == names


def test_a_player_who_leaves_and_comes_back_keeps_the_name() -> None:
    chosen = form("A", "B", "C")
    fewer = replace(chosen, players=2)
    assert fewer.names == ("A", "B")
    assert replace(fewer, players=3).names == ("A", "B", "C")


def test_one_remembered_name_still_makes_two_players() -> None:
    assert form("A").players == 2


def test_equal_names_are_told_apart_and_it_is_said() -> None:
    chosen = form("Ana", "Bor", "Ana")
    assert chosen.names == ("Ana", "Bor", "Ana 2")
    assert chosen.remark == "Equal names are told apart: player 3 plays as Ana 2."
    assert form("Ana", "Bor").remark == ""


def test_a_remark_about_a_long_name_is_short() -> None:
    assert len(form("x" * 200, "x" * 200).remark) < 80


def test_the_chosen_starter_starts() -> None:
    assert replace(form("A", "B", "C"), starter=2).new_game().start == 2


def test_a_starter_who_does_not_play_is_drawn() -> None:
    chosen = replace(form("A", "B", "C"), starter=2, players=2)
    assert chosen.new_game().start is None
    assert replace(chosen, players=3).new_game().start == 2


@pytest.mark.parametrize(("text", "seed"), [("", None), ("  ", None), ("42", 42), (" -7 ", -7)])
def test_a_seed_is_a_whole_number_or_nothing(text: str, seed: int | None) -> None:
    assert replace(form(), seed=text).new_game().seed == seed


@pytest.mark.parametrize("text", ["x", "4.2", "1_000", "٣", "--1", "9" * 101, "1 2"])
def test_another_seed_is_wrong(text: str) -> None:
    chosen = replace(form(), seed=text)
    assert chosen.seed_is_wrong
    with pytest.raises(ValueError, match="whole number"):
        chosen.new_game()


@given(st.text(st.sampled_from("0123456789+-_. x"), min_size=1, max_size=8))
def test_the_command_line_takes_the_same_seeds(text: str) -> None:
    try:
        seed = cli.parse([f"--seed={text}"]).seed
    except SystemExit:
        seed = None
    chosen = replace(form(), seed=text)
    if text == text.strip():
        assert chosen.seed_is_wrong == (seed is None)
        if seed is not None:
            assert chosen.new_game().seed == seed


def test_a_position_on_the_command_line_starts_at_once_and_is_not_set_up() -> None:
    position = format_position(State(3, Wall.GRAY, 1))
    choice = asked_for(cli.parse(["--position", position]))
    assert choice == NewGame((), position=position)
    with start(choice) as session:
        assert session.names == ("Player 1", "Player 2", "Player 3")
        assert session.game.state.wall is Wall.GRAY
