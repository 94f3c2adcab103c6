"""R6: the gray wall, where the players choose the columns."""

from __future__ import annotations

import pytest

from azul_tui.engine import (
    Color,
    FloorCharged,
    Game,
    GameEnded,
    IllegalAction,
    LineDropped,
    Move,
    NotationError,
    Phase,
    Placement,
    Reason,
    TileScored,
)
from tests.engine.tables import colors, table, texts


def scored(*boards: str, marker: int | None = None) -> Game:
    """A gray game in which the scoring has begun."""
    game = table(*boards, wall="gray", marker=marker)
    game.score_round()
    return game


def refusal(game: Game, placement: str) -> Reason:
    """Why a tile cannot go there; nothing may have changed."""
    before = game.view
    with pytest.raises(IllegalAction) as refused:
        game.place(Placement.parse(placement))
    assert game.view == before
    return refused.value.reason


def test_r6_1_the_tile_may_take_any_free_space_of_its_row() -> None:
    game = scored("0;-,-,B3;,,.R..Y")
    assert game.phase is Phase.TILING
    assert texts(game.placements()) == {"3>1", "3>3", "3>4"}
    assert (game.view.turn, game.view.tiling_line) == (0, 2)


def test_r6_1_but_not_a_column_that_has_its_color() -> None:
    game = scored("0;-,-,B3;B,....B,.R")
    assert texts(game.placements()) == {"3>3", "3>4"}
    game = scored("0;-,-,B3;B,,....Y,.B")
    assert texts(game.placements()) == {"3>3", "3>4"}


def test_r6_1_a_line_takes_no_color_that_stands_anywhere_in_the_row() -> None:
    game = table("0;;....B", wall="gray", center="B")
    assert "CB1" not in texts(game.legal_moves())


def test_r6_1_other_spaces_are_refused_with_the_reason() -> None:
    game = scored("0;-,-,B3;B,,....Y")
    assert refusal(game, "3>5") is Reason.SPACE_TAKEN
    assert refusal(game, "3>1") is Reason.COLUMN_HAS_COLOR
    assert refusal(game, "2>2") is Reason.OTHER_LINE_DUE
    assert refusal(game, "4>2") is Reason.OTHER_LINE_DUE
    for placement in (Placement(2, 5), Placement(2, -1), Placement(5, 2), Placement(-1, 2)):
        with pytest.raises(NotationError):
            game.place(placement)


def test_r6_1_no_column_is_chosen_when_none_is_due() -> None:
    game = table("0;-,-,B3", wall="gray")
    assert refusal(game, "3>1") is Reason.NO_CHOICE_DUE
    game.score_round()
    game.place(Placement.parse("3>1"))
    assert refusal(game, "3>1") is Reason.NO_CHOICE_DUE
    game.end_by_agreement()
    assert refusal(game, "3>1") is Reason.GAME_OVER


def test_r6_1_nothing_is_chosen_on_the_colored_wall() -> None:
    game = table("0;B1,B2,B3")
    game.score_round()
    assert game.phase is Phase.DEAL
    assert game.placements() == []


def test_r6_2_a_line_without_a_space_falls_to_the_floor_before_it_is_charged() -> None:
    """Blue stands in the only column that row 3 has free."""
    game = table("20;-,-,B3;....B,,YRKW;R", wall="gray")
    events = game.score_round()
    assert events[0] == LineDropped(seat=0, row=2, color=Color.BLUE, floored=3, discarded=0)
    assert events[1] == FloorCharged(seat=0, spaces=4, charged=6, forgiven=0, score=14)
    board = game.view.boards[0]
    assert board.lines[2].tiles == 0
    assert board.wall[2][4] is None
    assert game.view.lid == (3, 0, 1, 0, 0)


def test_r6_2_beyond_seven_the_tiles_of_the_line_go_to_the_lid() -> None:
    game = table("20;-,-,-,B4;....B,,,YRKW;RRRRR", wall="gray")
    assert game.score_round()[0] == LineDropped(0, 3, Color.BLUE, floored=2, discarded=2)
    assert game.view.lid == (4, 0, 5, 0, 0)
    assert game.view.boards[0].score == 6


def test_r6_2_a_dropped_line_falls_to_the_right_of_the_marker() -> None:
    game = scored("20;-,B2,-,-,R5;....B,YRKW", marker=1)
    assert game.phase is Phase.TILING
    assert game.view.boards[0].floor == (None, Color.BLUE, Color.BLUE)


def test_r6_2_nobody_may_choose_it_while_a_space_exists() -> None:
    game = scored("0;-,-,B3;....B,,YRK")
    assert game.view.boards[0].wall[2][3] is Color.BLUE
    assert game.view.boards[0].floor == ()


def test_r6_2_a_dropped_line_is_open_again_to_the_same_color() -> None:
    game = table("20;-,-,B3;....B,,YRKW", wall="gray")
    game.score_round()
    assert game.state.boards[0].open_rows[Color.BLUE] >> 2 & 1


def test_r6_3_the_choice_is_made_line_by_line_from_top_to_bottom() -> None:
    game = scored("0;R1,-,B3,-,Y5")
    due = []
    while game.placements():
        due.append(game.view.tiling_line)
        game.place(game.placements()[0])
    assert due == [0, 2, 4]
    assert game.phase is Phase.DEAL


def test_r6_3_player_after_player_from_the_one_who_started_the_round() -> None:
    game = table("0;R1,-,B3", "0;Y1", "0;-,K2", wall="gray", starter=2, turn=2)
    game.score_round()
    due = []
    while game.placements():
        due.append((game.view.turn, game.view.tiling_line))
        game.place(game.placements()[0])
    assert due == [(1, 0), (2, 1), (0, 0), (0, 2)]


def test_r6_3_each_tile_scores_as_it_is_placed() -> None:
    game = scored("5;R1,B2")
    event = game.place(Placement.parse("1>2"))[0]
    assert isinstance(event, TileScored)
    assert (event.points, event.options) == (1, 5)
    assert game.view.boards[0].score == 6
    event = game.place(Placement.parse("2>2"))[0]
    assert isinstance(event, TileScored)
    assert (event.across, event.down, event.points) == ((1, 1), (0, 1), 2)
    assert game.view.boards[0].score == 8


def test_r6_3_a_choice_may_make_a_lower_line_impossible() -> None:
    """Line 3 has only column 1 free; blue in line 1 goes there first."""
    game = scored("9;B1,-,B3;,,.YRKW")
    events = game.place(Placement.parse("1>1"))
    assert isinstance(events[1], LineDropped)
    assert game.view.boards[0].score == 9 + 1 - 4


def test_r6_3_the_floor_is_charged_when_the_player_is_done() -> None:
    game = table("9;R1;;YY", "9;K1;;Y", wall="gray")
    assert game.score_round() == []
    events = game.place(Placement.parse("1>1"))
    assert [type(event) for event in events] == [TileScored, FloorCharged]
    assert [board.score for board in game.view.boards] == [8, 9]


def test_h6_4_a_single_space_is_taken_without_asking() -> None:
    game = table("0;-,-,B3;....B,,YRK", wall="gray")
    event = game.score_round()[0]
    assert isinstance(event, TileScored)
    assert (event.column, event.options) == (3, 1)
    assert game.phase is Phase.DEAL


def test_h6_4_a_choice_may_leave_a_single_space_for_the_next_line() -> None:
    game = scored("0;B1,-,B3;,,..RKW")
    events = game.place(Placement.parse("1>2"))
    assert isinstance(events[1], TileScored)
    assert (events[1].row, events[1].column, events[1].options) == (2, 0, 1)


def test_r6_5_in_the_offer_only_the_wall_row_bars_a_color() -> None:
    game = table("0;;B,.B,...B,....B,..", wall="gray", center="B")
    assert texts(game.legal_moves()) == {"CB5", "CBF"}
    game = table("0;;B,.B,,....B,YR.KW", wall="gray", center="BBBBB")
    assert "CB5" in texts(game.legal_moves())


def test_r6_5_a_line_can_be_filled_that_can_never_be_placed() -> None:
    game = table("0;;....B,,YRKW", wall="gray", center="BBB", marker=2)
    game.play(Move.parse("CB3"))
    assert game.view.boards[0].lines[2] == (Color.BLUE, 3)
    assert isinstance(game.score_round()[0], LineDropped)


def test_r5_1_a_complete_row_of_the_gray_wall_ends_the_game() -> None:
    game = table("0;W1;BYRK", wall="gray")
    game.score_round()
    assert game.phase is Phase.OVER


def test_r5_1_everybody_still_chooses_after_a_row_is_complete() -> None:
    game = table("0;W1;BYRK", "0;K1", wall="gray")
    game.score_round()
    assert (game.view.phase, game.view.turn, game.view.result) == (Phase.TILING, 1, None)
    events = game.place(Placement.parse("1>3"))
    assert isinstance(events[-1], GameEnded)


def test_h5_5_an_agreed_end_in_the_middle_of_the_tiling_leaves_the_walls_as_they_stand() -> None:
    game = table("9;W1;BYRK;Y", "9;K1,K2;;YY", "9;R1", wall="gray", starter=1)
    game.score_round()
    game.place(Placement.parse("1>3"))
    assert (game.phase, game.view.turn) == (Phase.TILING, 1)
    game.end_by_agreement()
    assert game.result is not None
    assert game.result.final == (9 + 5 - 1 + 2, 10, 9)
    assert game.view.boards[1].floor == colors("YY")
    assert game.view.boards[1].lines[1].tiles == 2
