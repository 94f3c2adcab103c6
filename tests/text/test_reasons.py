"""Every refusal is a sentence, with what the table shows."""

from __future__ import annotations

import pytest

from azul_tui.engine import (
    Color,
    IllegalAction,
    Placement,
    Reason,
    parse_position,
    row_refusal,
)
from azul_tui.engine.game import Game
from azul_tui.text import (
    column_reason,
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
