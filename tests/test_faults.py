"""Faults that other digital versions of the game had in their rules, each made impossible here.

The number in each name is that of the fault in the project's list.
"""

from __future__ import annotations

from random import Random

import pytest

from azul_tui.engine import (
    CENTER,
    FLOOR_COSTS,
    SPACE_COSTS,
    Bonus,
    Color,
    FloorCharged,
    Game,
    Move,
    Phase,
    Placement,
    State,
    TilesTaken,
    Wall,
    outlook,
)
from tests.engine.checking import check_table
from tests.engine.tables import advance, play, table


@pytest.mark.parametrize("tiles", range(12))
def test_fault_1_only_the_last_space_charged_or_the_eighth_tile_charged(tiles: int) -> None:
    """Every occupied space is charged, by its own cost, and nothing beyond the seventh."""
    game = table("60", "0", center="Y" * tiles + "B", marker=2)
    moves = ["CYF", "CB5"] if tiles else ["CB5"]
    play(game, *moves)
    charged = [event for event in game.score_round() if isinstance(event, FloorCharged)]
    spaces = min(tiles, 7)
    assert charged[0].spaces == spaces
    assert charged[0].charged == sum(SPACE_COSTS[:spaces]) == FLOOR_COSTS[spaces]
    assert game.view.boards[0].score == 60 - sum(SPACE_COSTS[:spaces])


def test_fault_2_a_score_below_zero() -> None:
    game = table("1;;;RRRR")
    game.score_round()
    assert game.view.boards[0].score == 0


def test_fault_2_the_cut_at_zero_tile_by_tile() -> None:
    """0 points, +1 +2 on the wall, -4 on the floor. Cut after each step in another order it
    would come out as 1 or 2."""
    game = table("0;B1,W2;;RRR")
    game.score_round()
    assert game.view.boards[0].score == 0


def test_fault_2_the_cut_forgotten_in_the_last_round() -> None:
    game = table("0;W1;BYRK;RRRRRRR", "3;;;YYY")
    game.score_round()
    assert game.phase is Phase.OVER
    assert [board.score for board in game.view.boards] == [0, 0]
    assert game.result is not None
    assert game.result.final == (2, 0)


def test_fault_3_no_floor_penalty_in_the_round_that_ends_the_game() -> None:
    game = table("20;W1;BYRK;RR", "20;;;YYY")
    game.score_round()
    assert [board.score for board in game.view.boards] == [20 + 5 - 2, 20 - 4]


def test_fault_3_no_bonuses_or_seven_points_for_each_cell_of_a_column() -> None:
    game = table("0;W1,-,-,-,Y5;BYRK,W,K,R", "0")
    game.score_round()
    assert game.result is not None
    assert game.result.bonuses[0] == Bonus(rows=1, columns=1, colors=0)
    assert game.result.final[0] == game.view.boards[0].score + 2 + 7


def test_fault_4_tiles_after_the_seventh_vanished() -> None:
    """They go to the lid, and come back with it."""
    game = table("0;;;RRRRRRR", "0", center="YYYY", bag="", turn=1)
    play(game, "CYF")
    assert game.view.lid[Color.YELLOW] == 20
    game.score_round()
    game.deal()
    check_table(game)
    dealt = sum(factory.count(Color.YELLOW) for factory in game.view.factories)
    assert dealt + game.view.bag[Color.YELLOW] == 20


def test_fault_5_the_marker_taken_alone() -> None:
    game = table("0", factories="BBBB/YYYY")
    assert all(move.source != CENTER for move in game.legal_moves())


@pytest.mark.parametrize("floor", ["", "R", "RRR", "RRRRRR", "RRRRRRR"])
def test_fault_5_the_marker_missed_when_not_on_the_first_floor_space(floor: str) -> None:
    game = table("30", f"30;;;{floor}", center="YB", turn=2)
    play(game, "CY1", "CB1")
    game.score_round()
    assert game.deal().starter == 1


def test_fault_5_the_marker_on_two_boards_or_on_none() -> None:
    """Through whole games there is exactly one."""
    random = Random(5)
    game = Game(State(4), seed=5)
    while game.phase is not Phase.OVER:
        boards = [board.floor.count(None) for board in game.view.boards]
        assert sum(boards) <= 1
        assert game.view.marker_in_center is (game.view.marker is None)
        advance(game, random)


def test_fault_6_the_round_never_ended_because_only_the_marker_was_left() -> None:
    game = table("0", factories="BBBB")
    play(game, "1B4")
    assert game.view.marker_in_center
    assert game.phase is Phase.OFFERED


def test_fault_7_the_lid_poured_when_the_bag_is_at_zero_after_a_complete_fill() -> None:
    game = table("0", phase="deal", bag="BBBBBYYYYYRRRRRKKKKK")
    assert game.deal().poured == 0
    assert sum(game.view.bag) == 0
    assert sum(game.view.lid) == 80


def test_fault_7_the_lid_poured_because_the_bag_is_not_enough_for_all_factories() -> None:
    """The tiles of the bag come out before any tile of the lid."""
    game = table("0", phase="deal", bag="W" * 19)
    dealt = [tile for factory in game.deal().factories for tile in factory]
    assert dealt[:19] == [Color.WHITE] * 19


def test_fault_8_a_short_deal_taken_as_an_error_or_a_factory_forged() -> None:
    walls = "BYRK,WBYR,KWBY,RKWB,YRKW"
    game = table(*[f"0;;{walls}"] * 4, phase="deal", bag="")
    event = game.deal()
    assert [len(factory) for factory in event.factories] == [4] * 5 + [0] * 4
    check_table(game)
    random = Random(1)
    while game.phase is Phase.OFFER:
        advance(game, random)
    assert game.phase is Phase.OFFERED


def test_fault_9_one_color_twice_in_a_column_through_automatic_placement() -> None:
    """Line 1 and line 2 hold blue and have one space left each, in the same column."""
    game = table("0;B1,B2;.YRKW,.RKWY", wall="gray")
    game.score_round()
    board = game.view.boards[0]
    assert board.wall[0][0] is Color.BLUE
    assert board.wall[1][0] is None


def test_fault_9_the_choice_applied_to_another_line() -> None:
    game = table("0;B1,-,R3", wall="gray")
    game.score_round()
    game.place(Placement(0, 4))
    assert game.view.boards[0].wall[0] == (None, None, None, None, Color.BLUE)
    assert (game.view.tiling_line, game.view.boards[0].lines[2].tiles) == (2, 3)


def test_fault_9_the_game_stuck_when_nobody_had_a_column_to_choose() -> None:
    dropped = "20;-,-,B3;....B,,YRKW"
    game = table(dropped, dropped, wall="gray")
    game.score_round()
    assert game.phase is Phase.DEAL


def test_fault_10_last_round_announced_for_a_line_that_cannot_be_placed() -> None:
    board = table("0;-,-,B3;....B,,YRKW", wall="gray").view.boards[0]
    assert not outlook(board, Wall.GRAY).completes_row


def test_fault_10_the_notice_stayed_after_the_take_was_taken_back() -> None:
    game = table("0;;BYRK", center="W")
    seen = []
    for action in (lambda: game.play(Move.parse("CW1")), game.take_back):
        action()
        seen.append(outlook(game.view.boards[0], Wall.COLORED).completes_row)
    assert seen == [True, False]


def test_fault_11_a_player_with_a_complete_row_stopped_the_table() -> None:
    """The others still tile, choose their columns and are charged."""
    game = table("0;W1;BYRK", "5;K1;;R", "5;Y1;;RR", wall="gray")
    game.score_round()
    while game.placements():
        game.place(game.placements()[0])
    assert game.phase is Phase.OVER
    assert [board.score for board in game.view.boards] == [5, 5, 4]


@pytest.mark.parametrize("wall", Wall)
def test_fault_12_games_that_can_never_end(wall: Wall) -> None:
    """Everybody always takes to the floor: the table is offered to end it after two rounds."""
    game = Game(State(2, wall), seed=1)
    for _ in range(2):
        assert not game.state.stuck
        game.deal()
        while game.legal_moves():
            game.play(next(move for move in game.legal_moves() if move.row == 5))
        game.score_round()
    assert game.state.stuck
    game.end_by_agreement()
    assert game.result is not None
    assert game.result.final == (0, 0)


def test_fault_13_a_take_split_over_several_lines_or_kept_off_a_line_with_room() -> None:
    """A move names one row, and how many tiles go there follows from the rules."""
    random = Random(13)
    game = Game(State(2), seed=13)
    while game.phase is not Phase.OVER:
        before = game.view
        advance(game, random)
        event = game.events[-1]
        if not isinstance(event, TilesTaken) or event.move.row == 5:
            continue
        line = before.boards[event.seat].lines[event.move.row]
        assert event.placed == min(event.tiles, event.move.row + 1 - line.tiles)


def test_fault_14_penalties_counted_that_the_cut_at_zero_forgave() -> None:
    """What was really lost and what was forgiven are told apart."""
    charged = [
        (event.charged, event.forgiven)
        for event in table("3;;;RRRR", "3;;;RR").score_round()
        if isinstance(event, FloorCharged)
    ]
    assert charged == [(3, 3), (2, 0)]
