"""The second reading of the rules, held against cases made by hand and against stored games."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.referee import (
    EMPTY,
    Fault,
    Grid,
    Referee,
    Table,
    bonus,
    empty_grid,
    floor_cost,
    free_columns,
    legal_places,
    legal_takes,
    score_tile,
    winners,
)

NAMES = ["Ana", "Bor", "Cene", "Dita"]


def header(players: int = 2, wall: str = "colored", start: int = 1) -> dict[str, object]:
    return {"azul": 1, "players": NAMES[:players], "wall": wall, "seed": None, "start": start}


def table(players: int = 2, wall: str = "colored", start: int = 1) -> Table:
    return Referee(header(players, wall, start)).table


def dealt(*factories: str, wall: str = "colored") -> Table:
    made = table(wall=wall)
    made.deal(list(factories))
    return made


def grid(*rows: str) -> Grid:
    return [list(row) for row in rows]


# --- counting --------------------------------------------------------------------------------


def test_r3_2_three_in_the_row_and_two_in_the_column_are_five() -> None:
    wall = grid("BY...", "W.R..", "KWB..", ".....", ".....")
    assert score_tile(wall, 2, 2) == (3, 2, 5)


def test_r3_2_a_tile_alone_is_one_and_diagonals_never_count() -> None:
    wall = grid("B....", ".B...", "..B..", ".....", ".....")
    assert score_tile(wall, 1, 1) == (1, 1, 1)


def test_r3_2_a_run_ends_at_a_gap_and_at_the_edge() -> None:
    wall = grid("B.RKW", ".....", ".....", ".....", ".....")
    assert score_tile(wall, 0, 4) == (3, 1, 3)
    assert score_tile(wall, 0, 0) == (1, 1, 1)


def test_r3_3_costs_of_the_floor() -> None:
    assert [floor_cost(spaces) for spaces in range(9)] == [0, 1, 2, 4, 6, 8, 11, 14, 14]


def test_r5_2_rows_columns_and_colors_are_counted_once_each() -> None:
    assert bonus(grid("BYRKW", "W....", "K....", "R....", "YRKWB")) == (2, 1, 0)
    assert bonus(grid("BY...", ".BY..", "..BY.", "...BY", "Y...B")) == (0, 0, 2)
    assert bonus(empty_grid()) == (0, 0, 0)


def test_r1_3_each_row_of_the_colored_wall_is_shifted_to_the_right() -> None:
    found = [
        [free_columns("colored", empty_grid(), row, color)[0] for color in "BW"] for row in range(5)
    ]
    assert found == [[0, 4], [1, 0], [2, 1], [3, 2], [4, 3]]


def test_r6_1_on_the_gray_wall_no_color_twice_in_a_row_or_a_column() -> None:
    wall = grid("B....", "..B..", ".Y...", ".....", ".....")
    assert free_columns("gray", wall, 2, "B") == [3, 4]
    assert free_columns("gray", wall, 2, "Y") == []
    assert free_columns("gray", wall, 2, "R") == [0, 2, 3, 4]


def test_r5_3_points_then_rows_then_shared() -> None:
    assert winners([30, 40], [2, 0]) == [2]
    assert winners([40, 40, 39], [1, 2, 5]) == [2]
    assert winners([40, 40, 40], [1, 0, 1]) == [1, 3]


# --- the offer -------------------------------------------------------------------------------


def test_r2_1_the_other_tiles_of_the_factory_move_to_the_center() -> None:
    made = dealt("BBYK", "RRWW", "YKWB", "RRRK", "WWYB")
    made.take(1, "1B2")
    assert made.boards[0].lines[1] == ["B", "B"]
    assert sorted(made.center) == ["K", "Y"]
    assert made.turn == 2


def test_r2_2_the_marker_comes_before_the_tiles_and_once() -> None:
    made = dealt("BBYK", "YYWW", "YKWB", "RRRK", "WWYB")
    made.take(1, "1B2")
    made.take(2, "CYF")
    made.take(1, "CK1")
    assert made.boards[1].floor == ["M", "Y"]
    assert made.boards[0].floor == []


def test_r2_3_the_marker_alone_is_no_source() -> None:
    made = dealt("BBYK", "RRWW", "YKWB", "RRRK", "WWYB")
    assert not any(take.startswith("C") for take in legal_takes(made))


def test_r2_4_what_does_not_fit_falls_to_the_floor() -> None:
    made = dealt("BBBB", "RRWW", "YKWB", "RRRK", "WWYB")
    made.take(1, "1B2")
    assert made.boards[0].lines[1] == ["B", "B"]
    assert made.boards[0].floor == ["B", "B"]


def test_r2_5_lines_that_are_full_hold_another_color_or_have_it_on_the_wall() -> None:
    made = dealt("BBYK", "RRWW", "YKWB", "RRRK", "WWYB")
    made.boards[0].lines = [["B"], ["B"], ["K"], [], []]
    made.boards[0].grid[3][3] = "B"
    assert [take for take in legal_takes(made) if take.startswith("1B")] == ["1B2", "1B5", "1BF"]


def test_r2_6_beyond_seven_the_tiles_go_to_the_lid() -> None:
    made = dealt("BBBK", "RRWW", "YKWB", "RRRK", "WWYB")
    made.boards[0].floor = list("YYYYYY")
    made.take(1, "1BF")
    assert made.boards[0].floor == list("YYYYYYB")
    assert made.lid == Counter("BB")


def test_h2_7_the_marker_with_a_full_floor_costs_nothing_and_starts_the_next_round() -> None:
    made = table()
    made.phase, made.factories, made.center, made.turn = "offer", [], ["R"], 2
    made.boards[1].floor = list("YYYYYYY")
    made.boards[1].score = 20
    made.take(2, "CR1")
    assert made.boards[1].floor == list("YYYYYYY")
    made.finish_round()
    assert made.boards[1].score == 20 + 1 - 14
    assert made.starter == 2


# --- tiling and the next round ---------------------------------------------------------------


def test_r3_1_the_second_line_sees_the_first_and_the_rest_goes_to_the_lid() -> None:
    made = table()
    made.phase = "offer"
    made.boards[0].lines = [[], ["B", "B"], ["Y"] * 3, ["R"], []]
    made.finish_round()
    assert made.boards[0].score == 1 + 1
    made.phase = "offer"
    made.boards[0].lines[2] = ["W"] * 3
    made.finish_round()
    # White in row 3 stands under blue in row 2 and beside nothing.
    assert made.boards[0].score == 2 + 2
    assert made.lid == Counter("BYYWW")
    assert made.boards[0].lines[3] == ["R"]


def test_r3_3_the_cut_at_zero_comes_after_the_wall_and_forgives_the_rest() -> None:
    made = table()
    made.phase = "offer"
    board = made.boards[0]
    board.score, board.lines[0], board.floor = 2, ["B"], list("YYYYM")
    made.finish_round()
    assert (board.score, board.charged, board.forgiven) == (0, 3, 5)
    assert made.lid == Counter("YYYY")
    assert made.starter == 1


def test_r4_1_the_last_tiles_of_the_bag_come_first_also_inside_a_factory() -> None:
    def near_the_end() -> Table:
        made = table()
        made.bag, made.lid = Counter("BBBBKK"), Counter("W" * 20)
        return made

    near_the_end().deal(["BBBB", "WKWK", "WWWW", "WWWW", "WWWW"])
    near_the_end().deal(["BBKB", "KWWB", "WWWW", "WWWW", "WWWW"])
    for wrong in (["BBBW", "BWKK"], ["BBBB", "WWWK"]):
        with pytest.raises(Fault):
            near_the_end().deal([*wrong, "WWWW", "WWWW", "WWWW"])


def test_r4_2_short_and_empty_factories_come_last() -> None:
    def almost_empty() -> Table:
        made = table()
        made.bag, made.lid = Counter("B"), Counter("WWWWY")
        return made

    almost_empty().deal(["BWWW", "WY", "", "", ""])
    with pytest.raises(Fault):
        almost_empty().deal(["BWW", "WWY", "", "", ""])


def test_h4_4_the_same_player_starts_again_if_nobody_took_from_the_center() -> None:
    made = table(start=2)
    made.deal(["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"])
    for seat, take in ((2, "1B5"), (1, "2Y5"), (2, "3R4"), (1, "4K4"), (2, "5W3")):
        made.take(seat, take)
    made.finish_round()
    assert made.starter == 2


# --- the gray wall ---------------------------------------------------------------------------


def test_r6_2_a_line_without_a_space_is_dropped_before_the_floor_is_charged() -> None:
    made = table(wall="gray")
    board = made.boards[0]
    board.grid = grid("B....", ".B...", "..B..", "YRK..", "...RB")
    board.grid[0][3] = "B"
    board.lines[3], board.floor, board.score = ["B"] * 4, list("YYYYY"), 20
    made.phase = "offer"
    made.finish_round()
    assert board.score == 20 - 14
    assert board.lines[3] == []
    assert board.grid[3] == ["Y", "R", "K", EMPTY, EMPTY]
    assert made.lid == Counter("YYYYYBBBB")


def test_r6_3_choices_go_round_from_the_starter_and_from_top_to_bottom() -> None:
    made = table(wall="gray", start=2)
    made.phase = "offer"
    made.boards[0].lines[0] = ["B"]
    made.boards[1].lines[0], made.boards[1].lines[2] = ["R"], ["K"] * 3
    with pytest.raises(Fault, match="seat 2, line 1"):
        made.place(1, 1, 1)
    made.place(2, 1, 3)
    assert legal_places(made) == [0, 1, 2, 3, 4]
    made.place(2, 3, 3)
    made.place(1, 1, 5)
    made.finish_round()
    assert [board.score for board in made.boards] == [1, 2]


def test_h6_4_the_only_space_is_taken_without_asking() -> None:
    made = table(wall="gray")
    made.boards[0].grid[0] = list("YRKW.")
    made.boards[0].lines[0] = ["B"]
    made.phase = "offer"
    made.finish_round()
    assert made.boards[0].grid[0] == list("YRKWB")
    assert made.phase == "over"
