"""R5.1, R5.2, H5.4 and H5.5: when the game ends, and the bonuses."""

from __future__ import annotations

import pytest

from azul_tui.engine import (
    FLOOR,
    Bonus,
    Color,
    Decision,
    End,
    Game,
    GameEnded,
    IllegalAction,
    Phase,
    Reason,
    Result,
    RoundEnded,
    State,
    TileScored,
    Wall,
    wall_color,
)
from tests.engine.tables import boards_that_hold_every_tile, table

FOUR_IN_ROW_1 = "BYRK"


def result_of(*boards: str, wall: str = "colored") -> Result:
    """The result when the game has ended with these boards."""
    result = table(*boards, wall=wall, phase="over:agreed").result
    assert result is not None
    return result


def test_r5_1_a_complete_row_ends_the_game_after_the_tiling() -> None:
    game = table(f"0;W1;{FOUR_IN_ROW_1}")
    events = game.score_round()
    assert [type(event) for event in events[-2:]] == [RoundEnded, GameEnded]
    assert game.phase is Phase.OVER
    assert game.result is not None
    assert game.result.end is End.ROW


def test_r5_1_everybody_finishes_that_phase() -> None:
    """The second player completes the row; the first and third are tiled and charged as well."""
    game = table("5;Y1;;RR", f"0;W1;{FOUR_IN_ROW_1}", "9;B1,W2;;R", starter=2, turn=2)
    events = game.score_round()
    assert sum(isinstance(event, TileScored) for event in events) == 4
    assert [board.score for board in game.view.boards] == [5 + 1 - 2, 5, 9 + 1 + 2 - 1]


def test_r5_1_the_floor_is_charged_in_the_last_round() -> None:
    game = table(f"20;W1;{FOUR_IN_ROW_1};RRRR")
    game.score_round()
    assert game.result is not None
    assert game.result.final[0] == 20 + 5 - 6 + 2


@pytest.mark.parametrize("row", range(5))
def test_r5_1_any_row_counts(row: int) -> None:
    rows = ["".join(wall_color(at, column).letter for column in range(5)) for at in range(5)]
    wall = [""] * 5
    wall[row] = rows[row][:4]
    lines = ["-"] * 5
    lines[row] = rows[row][4] + str(row + 1)
    game = table(f"0;{','.join(lines)};{','.join(wall)}")
    game.score_round()
    assert game.phase is Phase.OVER


def test_r5_1_a_complete_column_ends_nothing() -> None:
    game = table("0;-,-,-,-,Y5;B,W,K,R")
    game.score_round()
    assert game.phase is Phase.DEAL
    assert all(space is not None for space in [row[0] for row in game.view.boards[0].wall])


def test_r5_1_a_complete_color_ends_nothing() -> None:
    game = table("0;-,-,-,-,B5;B,.B,..B,...B")
    game.score_round()
    assert game.phase is Phase.DEAL


def test_r5_1_a_row_that_is_one_tile_short_ends_nothing() -> None:
    game = table("0;-,W2;BYRK,.BYRK")
    game.score_round()
    assert game.phase is Phase.OVER
    game = table("0;-,W1;BYRK,.BYRK")
    game.score_round()
    assert game.phase is Phase.DEAL


def test_r5_2_two_points_for_each_complete_row() -> None:
    assert result_of("0;;BYRKW").bonuses[0] == Bonus(rows=1, columns=0, colors=0)
    assert result_of("0;;BYRKW,WBYRK").final == (4, 0)


def test_r5_2_seven_points_for_each_complete_column_not_for_each_tile() -> None:
    assert result_of("0;;B,W,K,R,Y").final == (7, 0)
    assert result_of("0;;BY,WB,KW,RK,YR").bonuses[0] == Bonus(0, 2, 0)


def test_r5_2_ten_points_for_a_color_with_all_five_tiles() -> None:
    assert result_of("0;;B,.B,..B,...B,....B").final == (10, 0)
    assert result_of("0;;B,.B,..B,...B").final == (0, 0)


def test_r5_2_a_full_wall_earns_all_of_them() -> None:
    full = "BYRKW,WBYRK,KWBYR,RKWBY,YRKWB"
    assert result_of(f"0;;{full}").bonuses[0] == Bonus(5, 5, 5)
    assert result_of(f"0;;{full}").final[0] == 10 + 35 + 50


def test_r5_2_every_player_gets_the_own_bonuses() -> None:
    result = result_of("1;;BYRKW", "2;;B,W,K,R,Y", "3", "4;;B,.B,..B,...B,....B")
    assert [bonus.points for bonus in result.bonuses] == [2, 7, 0, 10]
    assert result.final == (3, 9, 3, 14)


def test_r5_2_on_the_gray_wall_a_color_counts_wherever_its_tiles_stand() -> None:
    assert result_of("0;;..R,R,.R,....R,...R", wall="gray").bonuses[0] == Bonus(0, 0, 1)


def test_r5_2_the_score_of_the_board_stays_without_the_bonuses() -> None:
    game = table(f"3;W1;{FOUR_IN_ROW_1}")
    game.score_round()
    assert game.view.boards[0].score == 8
    assert game.result is not None
    assert game.result.final[0] == 10


def test_h5_4_when_not_one_tile_can_be_dealt_the_game_ends_at_once() -> None:
    game = table(*boards_that_hold_every_tile(), bag="")
    assert sum(game.view.bag) + sum(game.view.lid) == 0
    events = game.score_round()
    assert [type(event) for event in events[-2:]] == [RoundEnded, GameEnded]
    assert game.result is not None
    assert game.result.end is End.NO_TILES
    assert [bonus.columns for bonus in game.result.bonuses] == [4, 4, 4, 4]
    assert game.result.final == (28, 28, 28, 28)


def test_h5_4_a_single_tile_is_enough_for_another_round() -> None:
    game = table(*boards_that_hold_every_tile("Y"), bag="")
    game.score_round()
    assert game.phase is Phase.DEAL
    event = game.deal()
    assert event.factories == ((Color.YELLOW,), *[()] * 8)
    assert (event.poured, event.missing) == (1, 35)


def test_h5_5_the_players_may_agree_to_end_at_any_time() -> None:
    deal = table("1", "2", phase="deal")
    offer = table("1", "2", center="B")
    offered = table("1;B1", "2")
    tiling = table("1;B1", "2", wall="gray")
    tiling.score_round()
    assert tiling.phase is Phase.TILING
    for game in (deal, offer, offered, tiling):
        events = game.end_by_agreement()
        assert [type(event) for event in events] == [GameEnded]
        assert game.phase is Phase.OVER
        assert game.result is not None
        assert game.result.end is End.AGREED
        assert game.result.final == (1, 2)


def test_h5_5_an_agreed_end_scores_the_walls_as_they_stand() -> None:
    """Full lines are not tiled and floors not charged, but bonuses are given."""
    game = table("8;-,Y2;B,W,K,R,Y;RRR", "9")
    game.end_by_agreement()
    assert game.result is not None
    assert game.result.final == (15, 9)


def test_h5_5_nothing_is_played_after_the_end() -> None:
    game = table("1", "2", center="B")
    game.end_by_agreement()
    before = game.view
    for action in (game.end_by_agreement, game.deal, game.score_round):
        with pytest.raises(IllegalAction) as refused:
            action()
        assert refused.value.reason is Reason.GAME_OVER
    assert game.legal_moves() == []
    assert game.placements() == []
    assert game.takes_to_take_back == 0
    assert game.view == before


@pytest.mark.parametrize(("idle", "stuck"), [(0, False), (1, True), (2, True)])
def test_h5_5_two_whole_rounds_without_a_tile_on_a_wall_are_stuck(idle: int, stuck: bool) -> None:
    """``idle`` rounds have passed, and this one is the next."""
    game = table("0", "0", idle=idle, number=5)
    game.score_round()
    assert game.state.stuck is stuck
    game.deal()
    assert game.state.stuck is stuck


def test_h5_5_one_tile_on_any_wall_ends_the_wait() -> None:
    game = table("0", "0;B1", idle=4, number=9)
    game.score_round()
    game.deal()
    while game.legal_moves():
        game.play(next(move for move in game.legal_moves() if move.row == FLOOR))
    game.score_round()
    assert not game.state.stuck


def test_h5_5_a_stuck_game_may_go_on_when_the_players_do_not_agree() -> None:
    game = table("0", "0", idle=7, number=20)
    game.score_round()
    game.deal()
    assert game.legal_moves()


def test_h5_5_a_game_that_is_over_is_not_stuck() -> None:
    game = table("0", "0", idle=7, number=20)
    game.end_by_agreement()
    assert not game.state.stuck


def test_a_new_game_may_be_ended_before_its_first_deal() -> None:
    game = Game(State(2, Wall.GRAY))
    game.end_by_agreement()
    result = game.result
    assert result == Result(End.AGREED, (Bonus(0, 0, 0),) * 2, final=(0, 0))
    assert (result.winners, result.decision) == ((0, 1), Decision.SHARED)
