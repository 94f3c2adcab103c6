"""A turn is three keys: a color, a source, a target row (and nothing of it is a rule)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from azul_tui.engine import CENTER, FLOOR, Color, Game, Move, State
from azul_tui.turn import Automatic, NotPossible, Stage, Step, Turn, Why

B, Y, R, K, W = Color
FACTORIES = ([B, B, Y, K], [R, R, R, R], [Y, K, K, W], [B, W, W, W], [Y, R, R, W])


@pytest.fixture
def turn() -> Turn:
    return turn_on(FACTORIES)


def turn_on(factories: Sequence[Sequence[Color]], *played: str) -> Turn:
    game = Game(State(2))
    game.deal(factories)
    for text in played:
        game.play(Move.parse(text))
    return Turn(tuple(game.legal_moves()))


def ok(outcome: Turn | NotPossible | None) -> Turn:
    assert isinstance(outcome, Turn)
    return outcome


def why(outcome: object) -> Why:
    assert isinstance(outcome, NotPossible)
    return outcome.why


def test_color_then_source_then_row_is_a_move(turn: Turn) -> None:
    picked = ok(ok(turn.pick_color(Y)).pick_source(2))
    assert picked.stage is Stage.ROW
    assert picked.move_to(1) == Move.parse("3Y2")


def test_source_may_come_before_the_color(turn: Turn) -> None:
    picked = ok(ok(turn.pick_source(2)).pick_color(Y))
    assert picked.move_to(FLOOR) == Move.parse("3YF")


def test_each_step_offers_only_what_is_possible(turn: Turn) -> None:
    assert turn.colors == (B, Y, R, K, W)
    assert turn.sources == (0, 1, 2, 3, 4)
    assert ok(turn.pick_color(B)).sources == (0, 3)
    assert ok(turn.pick_source(4)).colors == (Y, R, W)


def test_the_only_source_of_a_color_is_picked_by_itself() -> None:
    turn = turn_on(([B, B, Y, K], [R, R, R, R], [Y, K, K, W], [Y, W, W, W], [Y, R, R, W]))
    picked = ok(turn.pick_color(B))
    assert (picked.group, picked.automatic) == ((0, B), Automatic.SOURCE)


def test_the_only_color_of_a_source_is_picked_by_itself(turn: Turn) -> None:
    picked = ok(turn.pick_source(1))
    assert (picked.group, picked.automatic) == ((1, R), Automatic.COLOR)


def test_the_center_is_a_source_while_it_holds_tiles() -> None:
    assert why(turn_on(FACTORIES).pick_source(CENTER)) is Why.SOURCE_EMPTY
    assert CENTER in turn_on(FACTORIES, "1B2").sources


def test_a_color_that_the_source_lacks_changes_nothing(turn: Turn) -> None:
    assert why(ok(turn.pick_color(B)).pick_source(2)) is Why.COLOR_NOT_AT_SOURCE
    assert why(ok(turn.pick_source(2)).pick_color(B)) is Why.COLOR_NOT_AT_SOURCE


def test_a_color_that_lies_nowhere_is_refused() -> None:
    turn = turn_on(FACTORIES, "2R1", "5RF")
    assert why(turn.pick_color(R)) is Why.COLOR_NOWHERE


def test_rows_come_from_the_legal_moves() -> None:
    turn = turn_on(FACTORIES, "1B1", "2R5")
    picked = ok(ok(turn.pick_color(B)).pick_source(3))
    assert picked.rows == (1, 2, 3, 4, FLOOR)
    assert why(picked.move_to(0)) is Why.ROW_NOT_LEGAL
    assert why(turn.move_to(0)) is Why.ROW_TOO_SOON


def test_back_goes_one_step_and_then_nowhere(turn: Turn) -> None:
    color = ok(turn.pick_color(Y))
    assert ok(color.pick_source(2)).back() == color
    assert color.back() == turn
    assert turn.back() is None


def test_back_undoes_a_pick_and_what_was_picked_with_it(turn: Turn) -> None:
    assert ok(turn.pick_source(1)).back() == turn


def test_another_color_replaces_the_first(turn: Turn) -> None:
    again = ok(ok(turn.pick_color(B)).pick_color(Y))
    assert (again.color, again.stage) == (Y, Stage.SOURCE)
    assert again.back() == turn


def test_another_color_of_the_same_source_keeps_the_source(turn: Turn) -> None:
    picked = ok(ok(ok(turn.pick_source(2)).pick_color(Y)).pick_color(K))
    assert picked.group == (2, K)
    assert picked.back() == turn


def test_a_color_elsewhere_lets_go_of_the_source(turn: Turn) -> None:
    picked = ok(ok(turn.pick_source(2)).pick_color(Y))
    assert ok(picked.pick_color(R)).stage is Stage.SOURCE


def test_naming_what_was_picked_by_itself_changes_nothing() -> None:
    turn = turn_on(([B, B, B, B], [R, R, B, W], [Y, K, K, W], [B, W, W, W], [Y, R, R, W]))
    alone = ok(turn.pick_source(0))
    assert alone.group == (0, B)
    assert ok(alone.pick_color(B)).group == (0, B)
    assert ok(alone.pick_source(0)).group == (0, B)


def test_what_was_picked_by_itself_goes_with_what_it_came_with() -> None:
    turn = turn_on(([B, B, B, B], [R, R, B, W], [Y, Y, K, W], [B, W, W, W], [W, R, R, W]))
    color_alone = ok(turn.pick_source(0))
    assert ok(color_alone.pick_source(1)).stage is Stage.COLOR
    source_alone = ok(turn.pick_color(K))
    assert ok(source_alone.pick_color(W)).stage is Stage.SOURCE


def test_a_number_is_a_row_once_color_and_source_are_picked(turn: Turn) -> None:
    picked = ok(ok(turn.pick_color(B)).pick_source(0))
    assert picked.pick_number(2) == Move.parse("1B2")
    assert turn.pick_number(2) == turn.pick_source(1)
    assert isinstance(picked.pick_number(6), NotPossible), "no row, and no factory of this table"


def test_a_click_picks_color_and_source_at_once(turn: Turn) -> None:
    assert ok(turn.pick_group((3, W))).stage is Stage.ROW
    assert why(turn.pick_group((3, R))) is Why.COLOR_NOT_AT_SOURCE


def test_arrows_walk_over_the_groups_and_round_the_end(turn: Turn) -> None:
    first = turn.step(Step.RIGHT)
    assert first.cursor == (0, B)
    assert first.step(Step.RIGHT).cursor == (0, Y)
    assert first.step(Step.LEFT).cursor == (4, W)


def test_up_and_down_walk_over_the_sources(turn: Turn) -> None:
    at_yellow = turn.step(Step.RIGHT).step(Step.RIGHT)
    assert at_yellow.step(Step.DOWN).cursor == (1, R)
    assert at_yellow.step(Step.UP).cursor == (4, Y)


def test_arrows_walk_over_the_legal_rows_once_a_group_is_picked(turn: Turn) -> None:
    picked = ok(turn.pick_group((3, W)))
    assert picked.row_cursor == 0
    assert picked.step(Step.DOWN).row_cursor == 1
    assert picked.step(Step.UP).row_cursor == FLOOR


def test_pointing_at_an_impossible_row_leaves_the_cursor_alone() -> None:
    turn = ok(ok(turn_on(FACTORIES, "1B1", "2R5").pick_color(B)).pick_source(3))
    assert turn.row_cursor == 1
    assert turn.point_at(0).row_cursor == 1
    assert turn.point_at(3).row_cursor == 3


def test_the_number_of_the_only_source_confirms_it_before_it_is_a_row() -> None:
    turn = turn_on(([B, B, Y, K], [R, R, R, R], [Y, K, K, W], [Y, W, W, W], [Y, R, R, W]), "2RF")
    turn = Turn(turn.moves)
    picked = ok(turn.pick_color(B))
    assert picked.automatic is Automatic.SOURCE
    confirmed = picked.pick_number(1)
    assert isinstance(confirmed, Turn)
    assert (confirmed.group, confirmed.automatic) == ((0, B), None)
    assert confirmed.back() == turn
    assert confirmed.pick_number(1) == Move.parse("1B1")
    assert confirmed.pick_number(4) == Move.parse("1B4")
    assert picked.pick_number(4) == Move.parse("1B4")


def test_a_color_or_source_named_again_takes_no_step_away(turn: Turn) -> None:
    color = ok(turn.pick_color(Y))
    picked = ok(color.pick_source(2))
    assert ok(picked.pick_color(Y)).back() == color
    assert ok(picked.pick_source(2)).back() == color


def test_where_a_row_is_asked_for_a_number_is_a_row(turn: Turn) -> None:
    picked = ok(ok(turn.pick_color(Y)).pick_source(2))
    assert why(picked.pick_number(9)) is Why.NO_SUCH_ROW
    assert why(picked.pick_number(6)) is Why.NO_SUCH_ROW


def test_up_and_down_go_to_the_factory_above_and_below(turn: Turn) -> None:
    # 1 2 3
    # 4 5
    at = turn._replace(cursor=(1, R))
    assert at.step(Step.DOWN, 3).cursor == (4, R)
    assert at.step(Step.UP, 3).cursor == (4, R)
    at = turn._replace(cursor=(2, K))
    assert at.step(Step.DOWN, 3).cursor == (4, Y)
    assert turn._replace(cursor=(3, W)).step(Step.UP, 3).cursor == (0, B)


def test_the_colors_of_the_center_lie_below_the_factories_and_each_other() -> None:
    turn = turn_on(FACTORIES, "1BF", "5RF")
    at = turn._replace(cursor=(3, B)).step(Step.DOWN, 3)
    walked = [at.cursor]
    for _ in range(3):
        at = at.step(Step.DOWN, 3)
        walked.append(at.cursor)
    assert walked == [(CENTER, Y), (CENTER, K), (CENTER, W), (1, R)]
    assert turn._replace(cursor=(1, R)).step(Step.UP, 3).cursor == (CENTER, W)


def test_what_is_no_row_is_another_factory_that_holds_the_color() -> None:
    game = Game(State(3))
    game.deal([*FACTORIES, [Y, Y, K, W], [B, B, R, W]])
    turn = Turn(tuple(game.legal_moves()))
    picked = ok(ok(turn.pick_color(Y)).pick_source(2))
    other = picked.pick_number(6)
    assert isinstance(other, Turn)
    assert (other.group, other.stage) == ((5, Y), Stage.ROW)
    assert why(picked.pick_number(7)) is Why.NO_SUCH_ROW
