"""R2.6 and R3.3: the floor line, what it costs, and the cut at zero."""

from __future__ import annotations

import pytest

from azul_tui.engine import FLOOR_COSTS, SPACE_COSTS, Color, FloorCharged, Move, TileScored
from tests.engine.tables import colors, play, table


def charged(board: str, marker: int | None = None) -> FloorCharged:
    """What the scoring charges the first player for the floor."""
    events = table(board, marker=marker).score_round()
    return next(event for event in events if isinstance(event, FloorCharged) and event.seat == 0)


def test_r2_6_the_floor_fills_from_the_left() -> None:
    game = table("0;;;RY", center="BB", marker=2)
    play(game, "CBF")
    assert game.view.boards[0].floor == colors("RYBB")


def test_r2_6_tiles_beyond_the_seventh_space_go_to_the_lid() -> None:
    game = table("0;;;RRRRR", center="BBBB", marker=2)
    event = game.play(Move.parse("CBF"))
    assert (event.floored, event.discarded) == (2, 2)
    assert game.view.boards[0].floor == colors("RRRRRBB")
    assert game.view.lid == (2, 0, 0, 0, 0)


def test_r2_6_a_full_floor_line_costs_no_more() -> None:
    game = table("30;;;RRRRRRR", center="BBBBB", marker=2)
    play(game, "CBF")
    game.score_round()
    assert game.view.boards[0].score == 30 - 14


def test_r2_6_discarded_tiles_come_back_with_the_lid() -> None:
    game = table("0;;;RRRRRRR", center="BB", marker=2, bag="")
    play(game, "CBF")
    assert sum(game.view.lid) == 93
    game.score_round()
    assert game.deal().poured == 100


@pytest.mark.parametrize(("occupied", "cost"), enumerate([0, 1, 2, 4, 6, 8, 11, 14]))
def test_r3_3_the_cost_of_each_number_of_occupied_spaces(occupied: int, cost: int) -> None:
    assert FLOOR_COSTS[occupied] == sum(SPACE_COSTS[:occupied]) == cost
    event = charged("50;;;" + "R" * occupied)
    assert event == FloorCharged(seat=0, spaces=occupied, charged=cost, forgiven=0, score=50 - cost)


def test_r3_3_the_marker_counts_like_a_tile() -> None:
    event = charged("50;;;RR*R", marker=1)
    assert event.charged == 6
    assert event.marker
    assert not charged("50;;;RRRR").marker


@pytest.mark.parametrize(
    ("score", "floor", "lost", "forgiven"),
    [(0, "RRR", 0, 4), (3, "RRR", 3, 1), (4, "RRR", 4, 0), (5, "RRR", 4, 0), (13, "R" * 7, 13, 1)],
)
def test_r3_3_the_score_never_falls_below_zero(
    score: int, floor: str, lost: int, forgiven: int
) -> None:
    event = charged(f"{score};;;{floor}")
    assert (event.charged, event.forgiven, event.score) == (lost, forgiven, score - lost)


def test_r3_3_the_cut_comes_after_the_wall_points_of_the_round() -> None:
    """0 points, +1 and +2 on the wall, -4 on the floor: 0 and not 1, as 3 - 4 is cut once."""
    game = table("0;B1,W2;;RRR")
    events = game.score_round()
    kinds = [type(event) for event in events if getattr(event, "seat", 1) == 0]
    assert kinds == [TileScored, TileScored, FloorCharged]
    assert sum(event.points for event in events if isinstance(event, TileScored)) == 3
    assert game.view.boards[0].score == 0


def test_r3_3_floor_tiles_go_to_the_lid_but_the_marker_does_not() -> None:
    game = table("9;;;RY*RK", marker=1)
    game.score_round()
    assert game.view.boards[0].floor == ()
    assert game.view.lid == (0, 1, 2, 1, 0)
    assert game.view.marker_holder == 0


def test_r3_3_an_empty_floor_costs_nothing() -> None:
    assert charged("7") == FloorCharged(0, 0, 0, 0, 7)


def test_r3_3_everybody_is_charged_for_the_own_floor() -> None:
    game = table("9;;;R", "9", "9;;;RRRRRRR")
    game.score_round()
    assert [board.score for board in game.view.boards] == [8, 9, 0]


def test_the_floor_keeps_the_order_in_which_tiles_fell() -> None:
    game = table("0;;;K", center="BBW")
    play(game, "CB1")
    assert game.view.boards[0].floor == (Color.BLACK, None, Color.BLUE)
