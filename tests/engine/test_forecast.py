"""Forecasts tell the truth: they are held against playing, and against trying every tiling."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from azul_tui.engine import (
    FLOOR,
    FLOOR_COSTS,
    FLOOR_SPACES,
    BoardView,
    FloorCharged,
    Forecast,
    Game,
    IllegalAction,
    LineDropped,
    Move,
    Outlook,
    Phase,
    Reason,
    Span,
    State,
    TileScored,
    Wall,
    column_points,
    forecast,
    outlook,
    placeable,
)
from tests.engine.tables import advance, play, table
from tests.referee import Grid, bonus, floor_cost, free_columns, score_tile


def seen(game: Game, move: str) -> Forecast:
    """The forecast of a move."""
    return forecast(game.state, Move.parse(move))


# --- worked by hand ----------------------------------------------------------------------------


def test_tiles_that_fit_and_fall_and_go_to_the_lid() -> None:
    game = table("0;-,-,Y2;;RRR", center="YYYYYY")
    found = seen(game, "CY3")
    assert (found.tiles, found.placed, found.held) == (6, 1, 3)
    assert found.marker
    assert (found.floored, found.discarded) == (3, 2)
    assert (found.cost_of_marker, found.cost_of_tiles, found.cost) == (2, 8, 10)
    assert found.fills


def test_all_to_the_floor() -> None:
    found = seen(table("0;;;R", factories="YYYB"), "1YF")
    assert (found.placed, found.held, found.floored) == (0, 0, 3)
    assert (found.cost_of_marker, found.cost_of_tiles, found.fills) == (0, 5, False)
    assert found.points is None
    assert (found.can_drop, found.must_drop) == (False, False)


def test_h2_7_the_marker_on_a_full_floor_costs_nothing() -> None:
    found = seen(table("0;;;RRRRRRR", center="Y"), "CY1")
    assert found.marker
    assert (found.cost_of_marker, found.cost_of_tiles) == (0, 0)


def test_a_line_that_does_not_get_full_scores_nothing_now() -> None:
    assert seen(table("0", center="YY"), "CY3").points is None


def test_r3_1_the_tile_is_scored_with_the_full_lines_above_it() -> None:
    """White in line 2 comes to stand above black in line 3, blue in line 1 above both."""
    game = table("0;B1,W2", center="KKK")
    assert seen(game, "CK3").points == Span(3, 3)


def test_r3_1_full_lines_below_it_are_not_there_yet() -> None:
    game = table("0;-,W2,K3", center="B")
    assert seen(game, "CB1").points == Span(1, 1)


def test_r6_1_on_the_gray_wall_the_points_depend_on_the_column() -> None:
    """In row 1 columns 1 to 4 are free: alone, next to one tile, between none."""
    game = table("0;;....W,R", wall="gray", center="B")
    assert seen(game, "CB1").points == Span(1, 2)


def test_r6_3_on_the_gray_wall_the_points_depend_on_the_choices_above() -> None:
    game = table("0;R1", wall="gray", center="BB")
    assert seen(game, "CB2").points == Span(1, 2)


def test_r6_2_a_line_that_may_be_dropped() -> None:
    """Line 3 has only column 1 free, which line 1 may take from it."""
    game = table("0;B1;,,.YRKW", wall="gray", center="BBB")
    found = seen(game, "CB3")
    assert (found.can_drop, found.must_drop) == (True, False)
    assert found.points == Span(5, 5)


def test_r6_5_a_line_that_must_be_dropped() -> None:
    game = table("0;;....B,,YRKW", wall="gray", center="BBB")
    found = seen(game, "CB3")
    assert (found.fills, found.points) == (True, None)
    assert (found.can_drop, found.must_drop) == (True, True)


def test_r6_5_a_line_above_that_always_takes_the_only_space() -> None:
    """Line 1 can only go to column 1, and then line 3 has none, though it has one now."""
    game = table("0;B1;.YRK,....B,.RKWY", wall="gray", center="BBB")
    found = seen(game, "CB3")
    assert placeable(game.view.boards[0], Wall.GRAY, 2)
    assert (found.points, found.can_drop, found.must_drop) == (None, True, True)


def test_r6_2_what_a_line_that_falls_costs_with_all_that_falls_before_it() -> None:
    """The marker, one tile that does not fit, then the three of the line: 0 to 8."""
    found = seen(table("0;;....B,,YRKW", wall="gray", center="BBBB"), "CB3")
    assert (found.cost, found.cost_of_drop) == (2, Span(8, 8))


def test_r6_2_lines_that_fall_anyway_are_counted_both_times() -> None:
    """Line 4 falls before and after: 4 tiles cost 6; with marker and line 3 it is 14."""
    game = table("0;-,-,-,B4;....B,,YRKW,WYRK", wall="gray", center="BBB")
    assert seen(game, "CB3").cost_of_drop == Span(8, 8)


def test_r5_1_a_line_that_completes_its_row() -> None:
    assert seen(table("0;;BYRK", center="W"), "CW1").completes_row
    assert not seen(table("0;;.YRK", center="W"), "CW1").completes_row
    found = seen(table("0;B1;,,.YRKW", wall="gray", center="BBB"), "CB3")
    assert (found.completes_row, found.can_drop) == (True, True)
    found = seen(table("0;;....B,,YRKW", wall="gray", center="BBB"), "CB3")
    assert (found.completes_row, found.must_drop) == (False, True)


def test_r6_5_the_warning_comes_before_the_line_is_full() -> None:
    game = table("0;;....B,,YRKW", wall="gray", center="B")
    found = seen(game, "CB3")
    assert (found.fills, found.can_drop, found.must_drop) == (False, True, True)


def test_an_illegal_move_has_no_forecast() -> None:
    game = table("0;B1", center="B")
    with pytest.raises(IllegalAction) as refused:
        seen(game, "CB1")
    assert refused.value.reason is Reason.LINE_FULL


def test_the_outlook_counts_wall_points_the_floor_and_the_cut() -> None:
    game = table("2;B1,W2;;RRRRR")
    board = game.view.boards[0]
    assert outlook(board, Wall.COLORED) == Outlook(
        points=Span(3, 3),
        cost=Span(8, 8),
        score=Span(0, 0),
        can_complete_row=False,
        must_complete_row=False,
    )


def test_the_outlook_of_a_gray_wall_spans_the_choices() -> None:
    board = table("5;R1,B2;;Y", wall="gray").view.boards[0]
    assert outlook(board, Wall.GRAY) == Outlook(
        Span(2, 3), Span(1, 1), Span(6, 7), can_complete_row=False, must_complete_row=False
    )


def test_the_outlook_counts_the_floor_of_a_line_that_is_dropped() -> None:
    board = table("20;-,-,B3;....B,,YRKW;R", wall="gray").view.boards[0]
    assert outlook(board, Wall.GRAY) == Outlook(
        Span(0, 0), Span(6, 6), Span(14, 14), can_complete_row=False, must_complete_row=False
    )


def test_r6_2_the_outlook_spans_what_the_floor_may_cost() -> None:
    """Line 3 has only column 1 free, which line 1 may take from it."""
    board = table("20;B1,-,B3;,,.YRKW;R", wall="gray").view.boards[0]
    found = outlook(board, Wall.GRAY)
    assert found.cost == Span(1, 6)
    assert found.score == Span(20 + 1 - 6, 20 + 1 + 5 - 1)


def test_r6_2_the_outlook_is_what_the_scoring_takes() -> None:
    game = table("20;-,-,B3;....B,,YRKW;RRRRR", "0", wall="gray", marker=2)
    assert outlook(game.view.boards[0], Wall.GRAY).cost == Span(14, 14)
    charged = [event for event in game.score_round() if isinstance(event, FloorCharged)]
    assert charged[0].charged == 14


def test_r5_1_the_last_round_is_announced_for_a_line_that_completes_its_row() -> None:
    assert outlook(table("0;W1;BYRK").view.boards[0], Wall.COLORED).must_complete_row
    assert not outlook(table("0;-,K1;,WBYR").view.boards[0], Wall.COLORED).can_complete_row


def test_r6_2_the_last_round_is_not_announced_for_a_line_that_cannot_be_placed() -> None:
    board = table("0;-,-,B3;....B,,YRKW", wall="gray").view.boards[0]
    assert not outlook(board, Wall.GRAY).can_complete_row


def test_r6_3_on_the_gray_wall_a_row_that_may_be_completed_is_announced() -> None:
    """If line 1 leaves column 1 to it, line 3 completes its row."""
    board = table("0;B1,-,B3;,,.YRKW", wall="gray").view.boards[0]
    found = outlook(board, Wall.GRAY)
    assert (found.can_complete_row, found.must_complete_row) == (True, False)


def test_h6_4_on_the_gray_wall_a_row_is_certain_when_no_other_line_can_bar_it() -> None:
    board = table("0;R1,-,B3;,,.YRKW", wall="gray").view.boards[0]
    assert outlook(board, Wall.GRAY).must_complete_row


def test_r6_5_placeable_looks_at_the_wall_as_it_stands() -> None:
    board = table("0;-,B1,B1;....B,YRKW", wall="gray").view.boards[0]
    assert [placeable(board, Wall.GRAY, row) for row in range(5)] == [True, False, True, True, True]


def test_r3_2_the_points_of_a_column_while_it_is_chosen() -> None:
    game = table("0;R1;.BY,K", wall="gray")
    game.score_round()
    points = {placement.column: placement for placement in game.placements()}
    assert [column_points(game.state, 0, column) for column in points] == [5, 3, 1]
    for column, placement in points.items():
        other = Game(game.state.copy())
        event = other.place(placement)[0]
        assert isinstance(event, TileScored)
        assert event.points == column_points(game.state, 0, column)


# --- against trying every way ------------------------------------------------------------------


class Way(NamedTuple):
    """One way to tile a board: points by row, rows dropped, and whether a row is complete."""

    points: dict[int, int]
    dropped: tuple[int, ...]
    completes: bool


def ways(board: BoardView, wall: Wall) -> list[Way]:
    """Every way to tile a board, tried one by one with the second reading of the rules."""
    grid = [["." if tile is None else tile.letter for tile in row] for row in board.wall]
    return list(_ways(board, wall, grid, 0, {}, ()))


def _ways(
    board: BoardView,
    wall: Wall,
    grid: Grid,
    row: int,
    points: dict[int, int],
    dropped: tuple[int, ...],
) -> Iterator[Way]:
    if row == 5:
        yield Way(points, dropped, bonus(grid)[0] > 0)
        return
    color, tiles = board.lines[row]
    if color is None or tiles <= row:
        yield from _ways(board, wall, grid, row + 1, points, dropped)
        return
    columns = free_columns(wall.value, grid, row, color.letter)
    if not columns:
        yield from _ways(board, wall, grid, row + 1, points, (*dropped, row))
    for column in columns:
        after = copy.deepcopy(grid)
        after[row][column] = color.letter
        earned = {**points, row: score_tile(after, row, column)[2]}
        yield from _ways(board, wall, after, row + 1, earned, dropped)


def check_outlook(board: BoardView, wall: Wall) -> None:
    found = outlook(board, wall)
    all_ways = ways(board, wall)
    totals = [sum(way.points.values()) for way in all_ways]
    costs = [floor_cost(len(board.floor) + sum(row + 1 for row in way.dropped)) for way in all_ways]
    scores = [max(0, board.score + total - cost) for total, cost in zip(totals, costs, strict=True)]
    assert found.points == (min(totals), max(totals))
    assert found.score == (min(scores), max(scores))
    assert found.cost == (min(costs), max(costs))
    assert found.can_complete_row is any(way.completes for way in all_ways)
    assert found.must_complete_row is all(way.completes for way in all_ways)


def check_forecast(game: Game, move: Move) -> None:
    """Play the move on a copy and compare."""
    found = forecast(game.state, move)
    other = Game(game.state.copy())
    seat = game.view.turn
    before = game.view.boards[seat]
    event = other.play(move)
    board = other.view.boards[seat]
    assert found.move == move
    assert found.tiles == event.tiles
    assert (found.placed, found.floored) == (event.placed, event.floored)
    assert (found.discarded, found.marker, found.fills) == (
        event.discarded,
        event.marker,
        event.filled,
    )
    assert found.held == (board.lines[move.row].tiles if move.row != FLOOR else 0)
    assert found.cost == FLOOR_COSTS[len(board.floor)] - FLOOR_COSTS[len(before.floor)]
    costs_more = event.marker and len(before.floor) < FLOOR_SPACES
    marker = floor_cost(len(before.floor) + 1) - floor_cost(len(before.floor))
    assert found.cost_of_marker == (marker if costs_more else 0)
    if not found.fills:
        assert (found.points, found.cost_of_drop, found.completes_row) == (None, None, False)
        return
    all_ways = ways(board, game.view.wall)
    falling = [way for way in all_ways if move.row in way.dropped]
    costs = [
        floor_cost(len(board.floor) + tiles) - floor_cost(len(before.floor) + tiles - move.row - 1)
        for tiles in (sum(row + 1 for row in way.dropped) for way in falling)
    ]
    assert found.cost_of_drop == ((min(costs), max(costs)) if costs else None)
    completing = [way.completes for way in all_ways if move.row in way.points]
    full = sum(tile is not None for tile in board.wall[move.row]) == 4
    assert found.completes_row == (full and any(completing))
    points = [way.points[move.row] for way in all_ways if move.row in way.points]
    assert found.points == ((min(points), max(points)) if points else None)
    assert found.can_drop is any(move.row in way.dropped for way in all_ways)
    assert found.must_drop is all(move.row in way.dropped for way in all_ways)


@pytest.mark.parametrize("wall", Wall)
@pytest.mark.parametrize("players", [2, 4])
def test_forecasts_and_outlooks_agree_with_trying_every_way(players: int, wall: Wall) -> None:
    for seed in range(4):
        random = Random(seed)
        game = Game(State(players, wall), seed=seed)
        while game.phase is not Phase.OVER:
            for move in game.legal_moves()[seed % 3 :: 5]:
                check_forecast(game, move)
            if game.phase is not Phase.TILING:
                for board in game.view.boards:
                    check_outlook(board, wall)
            advance(game, random)


@pytest.mark.parametrize("wall", Wall)
def test_a_filled_line_scores_what_its_forecast_said(wall: Wall) -> None:
    """The last take of a round is forecast, then the round is scored with random choices."""
    random = Random(9)
    checked = 0
    for seed in range(40):
        game = Game(State(2, wall), seed=seed)
        while game.phase is not Phase.OVER:
            if game.phase is not Phase.OFFER or game.state.left > 4:
                advance(game, random)
                continue
            seat, before = game.view.turn, len(game.events)
            move = random.choice(game.legal_moves())
            found = forecast(game.state, move)
            play(game, str(move))
            if game.view.phase is not Phase.OFFERED:
                continue
            game.score_round()
            while game.placements():
                advance(game, random)
            for event in list(game.events)[before:]:
                if isinstance(event, TileScored) and (event.seat, event.row) == (seat, move.row):
                    assert found.points is not None
                    assert found.points.low <= event.points <= found.points.high
                    checked += 1
                if isinstance(event, LineDropped) and (event.seat, event.row) == (seat, move.row):
                    assert found.can_drop
    assert checked > 20


FIVE_FULL = "0;{}1,{}2,{}3,{}4,{}5"


@pytest.mark.parametrize("letters", ["BYRKW", "BBBBB", "BYBYB", "KWYKW", "BBYYR"])
def test_five_full_lines_on_an_empty_gray_wall(letters: str) -> None:
    """Up to 3,125 ways, merged to some dozens, come out the same."""
    check_outlook(table(FIVE_FULL.format(*letters), wall="gray").view.boards[0], Wall.GRAY)


def test_a_forecast_changes_nothing() -> None:
    game = table("3;B1;,,.YRKW", wall="gray", center="BBB")
    before = game.view
    seen(game, "CB3")
    outlook(before.boards[0], Wall.GRAY)
    assert game.state.view() == before
