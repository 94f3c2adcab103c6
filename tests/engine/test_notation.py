"""The text of moves and placements, and the two kinds of error."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azul_tui.engine import (
    CENTER,
    COLORS,
    FLOOR,
    Color,
    IllegalAction,
    Move,
    NotationError,
    Placement,
    Reason,
    row_text,
    source_text,
)
from tests.engine.tables import table

MOVES = [
    Move(source, color, row)
    for source in (*range(9), CENTER)
    for color in COLORS
    for row in (*range(5), FLOOR)
]
PLACEMENTS = [Placement(line, column) for line in range(5) for column in range(5)]


def test_a_move_is_source_color_row_counted_from_1() -> None:
    assert str(Move(2, Color.BLUE, 1)) == "3B2"
    assert str(Move(CENTER, Color.YELLOW, FLOOR)) == "CYF"
    assert str(Move(8, Color.BLACK, 4)) == "9K5"


def test_every_move_reads_back_in_either_case_and_no_two_are_written_alike() -> None:
    assert len(MOVES) == len({str(move) for move in MOVES}) == 300
    for move in MOVES:
        assert Move.parse(str(move)) == move
        assert Move.parse(str(move).lower()) == move
    assert isinstance(Move.parse("3b2").color, Color)


def test_every_placement_reads_back() -> None:
    assert len({str(placement) for placement in PLACEMENTS}) == 25
    for placement in PLACEMENTS:
        assert Placement.parse(str(placement)) == placement
    assert str(Placement(2, 3)) == "3>4"


NO_MOVES = [
    *("", "3", "3B", "3B22", " 3B2", "3B2 ", "3B2\n", "3 B 2", "0B2", "10B2", "3G2", "3B0", "3B6"),
    *("FB2", "3BC", "CFY", "B32", "²B2", "3B٣", "３B2", "3ß2", "3\u212a2", "🎲B2", "None"),
]


@pytest.mark.parametrize("text", NO_MOVES)
def test_what_is_no_move_is_a_notation_error(text: str) -> None:
    with pytest.raises(NotationError, match="is not a move"):
        Move.parse(text)


@pytest.mark.parametrize("text", ["", "3", "3>", ">4", "0>1", "6>1", "3>6", "3-4", "3>4\n", "٣>4"])
def test_what_is_no_placement_is_a_notation_error(text: str) -> None:
    with pytest.raises(NotationError, match="is not a placement"):
        Placement.parse(text)


@given(st.text(max_size=6))
def test_any_text_is_a_move_or_a_notation_error(text: str) -> None:
    try:
        move = Move.parse(text)
    except NotationError:
        assert text.upper() not in map(str, MOVES)
    else:
        assert str(move) == text.upper()


def test_an_error_quotes_only_the_beginning_of_a_long_text() -> None:
    with pytest.raises(NotationError) as error:
        Move.parse("x" * 1_000_000)
    assert str(error.value).startswith("'xxxxxxxxxxxxxxxxxxxx…' is not a move")


def test_both_kinds_of_error_are_value_errors_and_tell_apart() -> None:
    assert issubclass(NotationError, ValueError)
    assert issubclass(IllegalAction, ValueError)
    assert not issubclass(IllegalAction, NotationError)
    error = IllegalAction(Reason.LINE_FULL)
    assert error.reason is Reason.LINE_FULL
    assert str(error) == Reason.LINE_FULL.value


@pytest.mark.parametrize(
    "move",
    [
        Move(-1, Color.BLUE, 0),
        Move(-10, Color.BLUE, 0),
        Move(10, Color.BLUE, 0),
        Move(99, Color.BLUE, 0),
        Move(0, Color.BLUE, -1),
        Move(0, Color.BLUE, 6),
    ],
)
def test_a_move_that_no_game_has_is_a_notation_error_and_changes_nothing(move: Move) -> None:
    game = table("0", factories="BBBB", center="BBB")
    before = game.view
    with pytest.raises(NotationError):
        game.play(move)
    assert game.view == before


def test_sources_and_rows_have_names_of_one_character() -> None:
    assert [source_text(source) for source in (0, 8, CENTER)] == ["1", "9", "C"]
    assert [row_text(row) for row in (0, 4, FLOOR)] == ["1", "5", "F"]
