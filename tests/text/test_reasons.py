"""Every refusal is a sentence, with what the table shows."""

from __future__ import annotations

import pytest

from azul_tui.engine import (
    Color,
    IllegalAction,
    Move,
    Placement,
    Reason,
    State,
    parse_position,
    row_refusal,
)
from azul_tui.engine.game import Game
from azul_tui.text import (
    column_reason,
    move_reason,
    reason,
    row_reason,
    row_reason_in_full,
)
from tests.text.positions import GRAY_CHOICE, OFFER


@pytest.mark.parametrize("why", Reason)
def test_every_reason_has_a_sentence(why: Reason) -> None:
    sentence = reason(why)
    assert sentence[0].isupper()
    assert sentence.endswith(".")


def test_a_reason_is_said_as_the_engine_says_it_unless_players_need_other_words() -> None:
    assert str(IllegalAction(Reason.SPACE_TAKEN)) == "the space on the wall is taken"
    assert reason(Reason.SPACE_TAKEN) == "The space on the wall is taken."
    assert reason(Reason.OTHER_LINE_DUE).startswith("Another row comes first")


@pytest.mark.parametrize(
    ("color", "row", "short", "full"),
    [
        (Color.BLUE, 0, "already has blue on the wall", "row 1 already has blue on the wall"),
        (Color.RED, 4, "holds blue", "row 5 holds blue"),
        (Color.YELLOW, 2, "full", "row 3 is full"),
    ],
)
def test_why_a_row_is_not_possible(color: Color, row: int, short: str, full: str) -> None:
    state = parse_position(OFFER)
    why = row_refusal(state, color, row)
    assert why is not None
    board = state.view().boards[0]
    assert row_reason(why, board, color, row) == short
    assert row_reason_in_full(why, board, color, row) == full


def refused(state: State, move: str) -> str:
    with pytest.raises(IllegalAction) as caught:
        Game(state).play(Move.parse(move))
    return move_reason(caught.value.reason, state.view(), Move.parse(move))


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("3B2", "Factory 3 is empty."),
        ("1W2", "There is no white on factory 1."),
        ("CY2", "There is no yellow in the center."),
        ("6B2", "There is no factory 6, only 1 to 5."),
        ("1B1", "Row 1 already has blue on the wall."),
        ("1R5", "Row 5 holds blue."),
        ("1Y3", "Row 3 is full."),
    ],
)
def test_why_a_move_is_refused(move: str, sentence: str) -> None:
    assert refused(parse_position(OFFER), move) == sentence


def test_the_center_holds_only_the_marker_at_first() -> None:
    game = Game(State(2), seed=1)
    game.deal()
    sentence = refused(game.state, "CB1")
    assert sentence == "The center holds no tiles yet, only the starting player marker."


def test_no_take_while_columns_are_chosen() -> None:
    assert refused(parse_position(GRAY_CHOICE), "1B1") == "No tiles can be taken now."


@pytest.mark.parametrize(
    ("column", "sentence"),
    [
        (0, "Column 1 of row 2 has a red tile."),
        (1, "Column 2 already has blue."),
    ],
)
def test_why_a_column_is_refused(column: int, sentence: str) -> None:
    state = parse_position(GRAY_CHOICE)
    with pytest.raises(IllegalAction) as caught:
        Game(state).place(Placement(1, column))
    assert column_reason(caught.value.reason, state.view(), column) == sentence
