"""The worked values that every implementation is checked with, each as a test."""

from __future__ import annotations

from random import Random

import pytest

from azul_tui.engine import (
    FLOOR_COSTS,
    Bonus,
    Color,
    FloorCharged,
    Game,
    LineDropped,
    Move,
    Phase,
    State,
    TileScored,
)
from tests.engine.checking import check_table
from tests.engine.tables import advance, play, table


@pytest.mark.parametrize(("tiles", "cost"), enumerate([0, 1, 2, 4, 6, 8, 11, 14, 14]))
def test_the_floor_costs_for_0_to_8_tiles(tiles: int, cost: int) -> None:
    game = table("50", "0", center="Y" * tiles + "B", marker=2)
    if tiles:
        play(game, "CYF", "CB5")
    else:
        play(game, "CB5")
    game.score_round()
    assert game.view.boards[0].score == 50 - cost
    assert FLOOR_COSTS[min(tiles, 7)] == cost


def test_four_tiles_and_the_marker_cost_8() -> None:
    game = table("50", center="YYYY")
    play(game, "CYF")
    game.score_round()
    assert game.view.boards[0].score == 42


def test_five_tiles_into_line_1_are_one_in_the_line_and_four_on_the_floor() -> None:
    event = table("0", center="YYYYY", marker=2).play(Move.parse("CY1"))
    assert (event.placed, event.floored, event.discarded) == (1, 4, 0)


def test_three_blue_with_room_for_one_are_two_on_the_floor() -> None:
    event = table("0;-,-,-,B3", center="BBB", marker=2).play(Move.parse("CB4"))
    assert (event.placed, event.floored, event.discarded) == (1, 2, 0)


def test_floor_at_six_and_three_more_tiles_are_one_space_and_two_to_the_lid() -> None:
    event = table("0;;;RRRRRR", center="BBB", marker=2).play(Move.parse("CBF"))
    assert (event.placed, event.floored, event.discarded) == (0, 1, 2)


def test_a_score_cut_to_0_and_a_row_bonus_are_2_not_minus_3() -> None:
    """The tile that completes a row scores 5 at least: 0 points, +5 on the wall, floor -8."""
    game = table("0;-,-,-,-,B5;,,,,YRKW;RRRRR")
    game.score_round()
    assert game.view.boards[0].score == 0
    assert game.result is not None
    assert game.result.bonuses[0] == Bonus(rows=1, columns=0, colors=0)
    assert game.result.final[0] == 2


def test_score_2_plus_1_on_the_wall_and_floor_minus_8_are_0() -> None:
    game = table("2;B1;;RRRRR")
    charged = next(event for event in game.score_round() if isinstance(event, FloorCharged))
    assert (charged.charged, charged.forgiven, charged.score) == (3, 5, 0)


def test_lines_2_and_3_tiled_in_one_round_the_second_sees_the_first() -> None:
    game = table("0;-,B2,W3")
    points = [event.points for event in game.score_round() if isinstance(event, TileScored)]
    assert points == [1, 2]


def test_the_marker_on_floor_space_3_starts_the_next_round_all_the_same() -> None:
    game = table("9", "9;;;RR", turn=2, center="Y")
    play(game, "CY1")
    assert game.view.boards[1].floor == (Color.RED, Color.RED, None)
    game.score_round()
    assert game.deal().starter == 1
    assert game.view.turn == 1


def test_after_five_rounds_with_two_players_the_bag_is_exactly_empty() -> None:
    """The lid is poured at the setup of round 6, not before."""
    random = Random(1)
    game = Game(State(2), seed=1)
    bags = []
    while game.view.round < 5 or game.phase is not Phase.DEAL:
        if game.phase is Phase.DEAL:
            event = game.deal()
            assert event.poured == 0
            bags.append(sum(game.view.bag))
        elif game.phase is Phase.OFFER:
            # To the floor, so that no row gets complete.
            game.play(random.choice([move for move in game.legal_moves() if move.row == 5]))
        else:
            advance(game, random)
    assert bags == [80, 60, 40, 20, 0]
    assert sum(game.view.lid) == 100
    assert game.deal().poured == 100
    assert sum(game.view.bag) == 80


def test_the_bag_runs_out_in_the_middle_of_a_factory() -> None:
    """What was in the bag comes first, then the lid."""
    game = table("0", phase="deal", bag="BBBBBB")
    event = game.deal()
    assert set(event.factories[0]) == set(event.factories[1][:2]) == {Color.BLUE}
    assert event.poured == 94


def test_gray_line_4_cannot_be_placed_and_the_floor_holds_5() -> None:
    """Two tiles on the floor, two in the lid."""
    game = table("0;-,-,-,B4;....B,,,YRKW;RRRRR", wall="gray")
    assert game.score_round()[0] == LineDropped(0, 3, Color.BLUE, floored=2, discarded=2)


def test_two_players_complete_a_row_in_one_round_and_both_get_all_their_bonuses() -> None:
    game = table("0;W1;BYRK", "10;-,K2,-,-,Y5;B,WBYR,K,R", "3")
    game.score_round()
    assert game.result is not None
    assert game.result.bonuses == (Bonus(1, 0, 0), Bonus(1, 1, 0), Bonus(0, 0, 0))
    assert game.result.final == (5 + 2, 10 + 5 + 5 + 2 + 7, 3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_100_tiles_20_of_each_color_and_one_marker_after_every_action(players: int) -> None:
    random = Random(players)
    game = Game(State(players), seed=players)
    while game.phase is not Phase.OVER:
        check_table(game)
        advance(game, random)
    check_table(game)


def test_a_game_has_at_least_five_rounds() -> None:
    """A wall row grows by one tile a round, so none is complete before the fifth round."""
    rounds = []
    for seed in range(300):
        random = Random(seed)
        game = Game(State(4), seed=seed)
        while game.phase is not Phase.OVER and not game.state.stuck:
            advance(game, random)
        rounds.append(game.view.round)
    assert min(rounds) == 5


FOUR_COLORS_EACH = "BYRK/BYRK/BYRK/BYRK/BYRW/BYRW/BYKW/BYKW/RKWB"


def test_204_legal_moves_in_one_position_and_even_216() -> None:
    """Nine factories with four colors each and five empty lines: 9 x 4 groups with 6 rows each."""
    game = table("0", "0", "0", "0", factories=FOUR_COLORS_EACH)
    assert len(set(game.legal_moves())) == len(game.legal_moves()) == 216
    game = table("0;B1,Y1,R1,K1", "0", "0", "0", factories=FOUR_COLORS_EACH)
    assert len(game.legal_moves()) < 204


def test_27_tiles_in_the_center() -> None:
    """Four players take one tile from each of nine factories with four colors."""
    game = table("0", "0", "0", "0", factories=FOUR_COLORS_EACH)
    for factory in range(9):
        move = next(move for move in game.legal_moves() if move.source == factory)
        assert game.play(move).tiles == 1
    assert sum(game.view.center) == 27


def test_more_than_100_points() -> None:
    game = table("99;W1;BYRK", "0")
    game.score_round()
    assert game.result is not None
    assert game.result.final[0] == 106
