"""R2.4 and R2.5: where tiles may go, and that they all go there."""

from __future__ import annotations

from random import Random

import pytest

from azul_tui.engine import FLOOR, Color, Game, Move, PatternLine, Phase, Reason, State, Wall
from azul_tui.engine import row_refusal as why_not
from tests.engine.tables import advance, table, texts


@pytest.mark.parametrize("tiles", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("row", range(5))
def test_r2_4_as_many_as_fit_go_into_the_line_and_the_rest_to_the_floor(
    row: int, tiles: int
) -> None:
    game = table("0", center="Y" * tiles, marker=2)
    event = game.play(Move(9, Color.YELLOW, row))
    fit = min(tiles, row + 1)
    assert (event.placed, event.floored, event.discarded) == (fit, tiles - fit, 0)
    assert event.filled is (tiles >= row + 1)
    board = game.view.boards[0]
    assert board.lines[row] == (Color.YELLOW, fit)
    assert board.floor == (Color.YELLOW,) * (tiles - fit)


def test_r2_4_all_may_go_to_the_floor_on_purpose() -> None:
    game = table("0", factories="YYYB")
    event = game.play(Move.parse("1YF"))
    assert (event.placed, event.floored) == (0, 3)
    assert game.view.boards[0].lines == (PatternLine(None, 0),) * 5
    assert not event.filled


def test_r2_4_a_take_changes_exactly_one_line_and_no_tile_is_held_back() -> None:
    """Whatever is played, the line is full or nothing falls."""
    random = Random(4)
    game = Game(State(3, Wall.GRAY), seed=4)
    while game.phase is not Phase.OVER:
        if game.phase is not Phase.OFFER:
            advance(game, random)
            continue
        move = random.choice(game.legal_moves())
        before = game.view
        event = game.play(move)
        old, new = before.boards[event.seat], game.view.boards[event.seat]
        changed = [row for row in range(5) if old.lines[row] != new.lines[row]]
        assert changed == ([] if move.row == FLOOR else [move.row])
        if move.row != FLOOR and event.placed < event.tiles:
            assert new.lines[move.row].tiles == move.row + 1
        assert event.tiles == before.tiles_at(move.source)[move.color]
        others = [seat for seat in range(3) if seat != event.seat]
        assert all(before.boards[seat] == game.view.boards[seat] for seat in others)


def test_r2_5_a_line_that_holds_another_color_is_closed() -> None:
    game = table("0;-,-,B1", center="Y")
    assert texts(game.legal_moves()) == {"CY1", "CY2", "CY4", "CY5", "CYF"}


def test_r2_5_a_full_line_is_closed_even_to_its_own_color() -> None:
    game = table("0;-,B2", center="B")
    assert texts(game.legal_moves()) == {"CB1", "CB3", "CB4", "CB5", "CBF"}


def test_r2_5_a_line_that_is_not_full_takes_more_of_its_color() -> None:
    game = table("0;-,B1", center="B")
    assert "CB2" in texts(game.legal_moves())


@pytest.mark.parametrize(("wall", "row"), [("colored", ".Y"), ("gray", "....Y")])
def test_r2_5_a_color_that_the_wall_row_has_is_barred(wall: str, row: str) -> None:
    game = table(f"0;;{row}", wall=wall, center="YB")
    moves = texts(game.legal_moves())
    assert "CY1" not in moves
    assert {"CY2", "CY3", "CY4", "CY5", "CYF", "CB1"} <= moves


def test_r2_5_the_line_bars_are_the_own_ones_not_those_of_others() -> None:
    game = table("0", "0;B1,B2,B3,B4,B5", center="YB")
    assert "CY1" in texts(game.legal_moves())


def test_r2_5_one_color_may_stand_in_several_lines() -> None:
    game = table("0;-,-,Y1,Y2", center="Y")
    assert {"CY1", "CY2", "CY3", "CY4", "CY5"} <= texts(game.legal_moves())


def test_r2_5_the_reason_why_a_row_is_barred() -> None:
    game = table("0;Y1,B1,B3;...,Y", wall="gray", center="YB")
    state = game.state
    assert why_not(state, Color.YELLOW, 0) is Reason.LINE_FULL
    assert why_not(state, Color.BLUE, 0) is Reason.LINE_HOLDS_OTHER_COLOR
    assert why_not(state, Color.YELLOW, 1) is Reason.WALL_ROW_HAS_COLOR
    assert why_not(state, Color.BLUE, 1) is None
    assert why_not(state, Color.BLUE, 2) is Reason.LINE_FULL
    assert why_not(state, Color.YELLOW, 2) is Reason.LINE_HOLDS_OTHER_COLOR
    assert why_not(state, Color.YELLOW, 3) is None
    assert why_not(state, Color.YELLOW, FLOOR) is None


def test_legal_moves_come_by_source_color_and_row_with_the_floor_last() -> None:
    game = table("0;-,-,-,K1,K1", factories="WWBB", center="R")
    assert list(map(str, game.legal_moves())) == [
        *("1B1", "1B2", "1B3", "1BF"),
        *("1W1", "1W2", "1W3", "1WF"),
        *("CR1", "CR2", "CR3", "CRF"),
    ]
