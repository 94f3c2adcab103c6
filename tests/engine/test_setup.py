"""R1: material and setup."""

from __future__ import annotations

import pytest

from azul_tui.engine import (
    COLORS,
    LETTERS,
    Color,
    Game,
    Phase,
    State,
    Wall,
    wall_color,
)
from azul_tui.engine.board import Board
from tests.engine.tables import colors


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r1_1_twenty_tiles_of_each_color_are_in_the_bag(players: int) -> None:
    view = State(players).view()
    assert view.bag == (20, 20, 20, 20, 20)
    assert view.lid == (0, 0, 0, 0, 0)
    assert [color.letter for color in COLORS] == list(LETTERS) == list("BYRKW")


@pytest.mark.parametrize(("players", "factories"), [(2, 5), (3, 7), (4, 9)])
def test_r1_2_five_seven_or_nine_factories(players: int, factories: int) -> None:
    state = State(players)
    assert state.factories == factories
    assert len(state.view().factories) == factories
    assert len(state.view().boards) == players


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_r1_2_there_is_no_game_for_one_or_for_five(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        State(players)


def test_r1_2_boards_start_empty_with_no_points() -> None:
    for board in State(4, Wall.GRAY).view().boards:
        assert board.score == 0
        assert board.lines == ((None, 0),) * 5
        assert board.wall == ((None,) * 5,) * 5
        assert board.floor == ()


def test_r1_3_the_first_row_reads_blue_yellow_red_black_white() -> None:
    assert tuple(wall_color(0, column) for column in range(5)) == colors("BYRKW")


def test_r1_3_every_next_row_is_shifted_one_step_to_the_right() -> None:
    rows = ["".join(wall_color(row, column).letter for column in range(5)) for row in range(5)]
    assert rows == ["BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB"]


def test_r1_3_the_column_of_a_color_is_where_the_color_stands() -> None:
    for row in range(5):
        for color in COLORS:
            column = (color + row) % 5
            assert wall_color(row, column) is color
            assert Board().columns_for(row, color, Wall.COLORED) == 1 << column


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r1_4_each_factory_gets_four_tiles_and_the_marker_lies_in_the_center(players: int) -> None:
    game = Game(State(players, starter=1), seed=1)
    assert game.view.marker_holder == 1
    event = game.deal()
    assert [len(factory) for factory in event.factories] == [4] * (2 * players + 1)
    assert game.view.marker_in_center
    assert game.view.marker is None
    assert game.view.center == (0, 0, 0, 0, 0)
    assert sum(game.view.bag) == 100 - 4 * (2 * players + 1)


def test_r1_5_the_starter_is_chosen_and_play_goes_in_seat_order() -> None:
    game = Game(State(3, starter=1), seed=1)
    game.deal()
    turns = []
    for _ in range(5):
        turns.append(game.view.turn)
        game.play(game.legal_moves()[0])
    assert turns == [1, 2, 0, 1, 2]


@pytest.mark.parametrize("starter", [-1, 2, 9])
def test_r1_5_the_starter_must_sit_at_the_table(starter: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        State(2, starter=starter)


def test_a_new_game_waits_for_the_deal() -> None:
    view = State(2).view()
    assert (view.round, view.phase, view.result) == (0, Phase.DEAL, None)


def test_a_color_can_be_named_by_its_letter_in_either_case() -> None:
    assert Color.from_letter("k") is Color.from_letter("K") is Color.BLACK
    with pytest.raises(KeyError):
        Color.from_letter("G")
