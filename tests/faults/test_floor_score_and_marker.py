"""Faults in rules and state, 1 to 7 of the list: each made impossible here."""

from __future__ import annotations

from random import Random

import pytest

from azul_tui.engine import (
    CENTER,
    FLOOR_COSTS,
    SPACE_COSTS,
    Bonus,
    Color,
    Dealt,
    FloorCharged,
    Game,
    Move,
    Phase,
    State,
    Wall,
    forecast,
)
from azul_tui.record.reading import read_record
from tests.engine.checking import check_table
from tests.engine.tables import advance, play, table
from tests.record.playing import act, start


class TestFault01FloorCosts:
    """The floor line charged only its last space, was off by one, or charged beyond seven."""

    @pytest.mark.parametrize("tiles", range(12))
    def test_every_occupied_space_is_charged_by_its_own_cost(self, tiles: int) -> None:
        game = table("60", "0", center="Y" * tiles + "B", marker=2)
        promised = forecast(game.state, Move.parse("CYF")).cost if tiles else 0
        play(game, *(["CYF", "CB5"] if tiles else ["CB5"]))
        charged = [event for event in game.score_round() if isinstance(event, FloorCharged)]
        spaces = min(tiles, 7)
        assert charged[0].spaces == spaces
        assert charged[0].charged == promised == sum(SPACE_COSTS[:spaces]) == FLOOR_COSTS[spaces]
        assert game.view.boards[0].score == 60 - charged[0].charged


class TestFault02ScoresAtZero:
    """A score fell below zero, was cut tile by tile, or not cut in the last round."""

    def test_a_score_never_falls_below_zero(self) -> None:
        game = table("1;;;RRRR")
        game.score_round()
        assert game.view.boards[0].score == 0

    def test_the_cut_is_made_once_after_all_points_of_the_round(self) -> None:
        # 1 for the first tile, 2 for the second one, 4 for the floor; cut after each step in
        # another order it would come out as 1 or 2.
        game = table("0;B1,W2;;RRR")
        game.score_round()
        assert game.view.boards[0].score == 0

    def test_the_points_of_the_wall_come_before_the_cut(self) -> None:
        game = table("0;B1,W2;;RR")
        game.score_round()
        assert game.view.boards[0].score == 1 + 2 - 2

    def test_the_last_round_is_cut_before_the_bonuses(self) -> None:
        game = table("0;W1;BYRK;RRRRRRR", "3;;;YYY")
        game.score_round()
        assert game.phase is Phase.OVER
        assert [board.score for board in game.view.boards] == [0, 0]
        assert game.result is not None
        assert game.result.final == (2, 0)


class TestFault03TheLastRound:
    """No floor penalty in the last round, no bonuses, or 7 points for each cell of a column."""

    def test_the_floor_is_charged_in_the_round_that_ends_the_game(self) -> None:
        game = table("20;W1;BYRK;RR", "20;;;YYY")
        game.score_round()
        assert [board.score for board in game.view.boards] == [20 + 5 - 2, 20 - 4]

    def test_every_bonus_is_given_once(self) -> None:
        game = table("0;W1,-,-,-,Y5;BYRK,W,K,R", "0")
        game.score_round()
        assert game.result is not None
        assert game.result.bonuses[0] == Bonus(rows=1, columns=1, colors=0)
        assert game.result.final[0] == game.view.boards[0].score + 2 + 7

    def test_a_color_is_worth_ten(self) -> None:
        game = table("0;W1,-,-,-,B5;BYRK,.B,..B,...B", "0")
        game.score_round()
        assert game.result is not None
        assert game.result.bonuses[0].colors == 1
        assert game.result.final[0] == game.view.boards[0].score + 2 + 10


class TestFault04TilesBeyondTheFloorLine:
    """Tiles after the seventh on the floor vanished, or never came back to the bag."""

    def test_they_go_to_the_lid_and_come_back_with_it(self) -> None:
        game = table("0;;;RRRRRRR", "0", center="YYYY", bag="", turn=1)
        play(game, "CYF")
        assert game.view.lid[Color.YELLOW] == 20
        game.score_round()
        game.deal()
        check_table(game)
        dealt = sum(factory.count(Color.YELLOW) for factory in game.view.factories)
        assert dealt + game.view.bag[Color.YELLOW] == 20

    def test_those_of_a_line_that_finds_no_space_do_too(self) -> None:
        dropped = "0;-,-,-,B4;....B,,,YRKW;RRRRR"
        game = table(dropped, "0", wall="gray")
        before = game.view.lid[Color.BLUE]
        game.score_round()
        assert game.view.lid[Color.BLUE] == before + 4
        check_table(game)


class TestFault05TheMarker:
    """The marker was taken alone, vanished, doubled, or did not count unless it lay first."""

    def test_it_cannot_be_taken_alone(self) -> None:
        game = table("0", factories="BBBB/YYYY")
        assert all(move.source != CENTER for move in game.legal_moves())

    @pytest.mark.parametrize("floor", ["", "R", "RRR", "RRRRRR", "RRRRRRR"])
    def test_its_holder_starts_wherever_it_lies(self, floor: str) -> None:
        game = table("30", f"30;;;{floor}", center="YB", turn=2)
        play(game, "CY1", "CB1")
        game.score_round()
        assert game.deal().starter == 1

    def test_there_is_exactly_one_through_whole_games(self) -> None:
        for players in (2, 3, 4):
            random = Random(players)
            game = Game(State(players), seed=players)
            while game.phase is not Phase.OVER:
                boards = [board.floor.count(None) for board in game.view.boards]
                assert sum(boards) <= 1
                assert game.view.marker_in_center is (game.view.marker_holder is None)
                advance(game, random)

    def test_taken_back_it_lies_in_the_center_again(self) -> None:
        game = table("0", center="YB")
        play(game, "CY1")
        assert (game.view.marker, game.view.boards[0].floor) == (0, (None,))
        game.take_back()
        assert game.view.marker_in_center
        assert game.view.boards[0].floor == ()


class TestFault06OnlyTheMarkerLeft:
    """The round never ended because only the marker was left in the center."""

    def test_the_round_ends_with_the_last_tile(self) -> None:
        game = table("0", factories="BBBB")
        play(game, "1B4")
        assert game.view.marker_in_center
        assert game.phase is Phase.OFFERED
        assert game.legal_moves() == []

    def test_nobody_took_the_marker_and_the_same_player_starts(self) -> None:
        game = table("0", factories="BBBB", starter=2, turn=2)
        play(game, "1B4")
        game.score_round()
        assert game.deal().starter == 1


class TestFault07TheLidPouredTooEarly:
    """The lid was poured before the bag was empty and a tile was needed, which changes the odds."""

    def test_a_complete_fill_that_empties_the_bag_pours_nothing(self) -> None:
        game = table("0", phase="deal", bag="BBBBBYYYYYRRRRRKKKKK")
        assert game.deal().poured == 0
        assert sum(game.view.bag) == 0
        assert sum(game.view.lid) == 80

    @pytest.mark.parametrize("left", [1, 4, 17, 19])
    def test_what_is_in_the_bag_comes_out_before_the_lid(self, left: int) -> None:
        game = table("0", phase="deal", bag="W" * left)
        dealt = [tile for factory in game.deal().factories for tile in factory]
        assert dealt[:left] == [Color.WHITE] * left

    def test_in_a_record_as_well(self) -> None:
        """With two players the lid comes in at the sixth deal, not before."""
        random = Random(7)
        session = start(2, Wall.GRAY, seed=7)
        while session.game.phase is not Phase.OVER and session.game.state.round < 6:
            act(session, random, undo=0)
        assert session.path is not None
        record = read_record(session.path)
        poured = [event.poured for event in record.game.events if isinstance(event, Dealt)]
        assert poured[:5] == [0] * 5
        assert poured[5:] != [0]
