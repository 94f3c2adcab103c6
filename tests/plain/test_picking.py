"""From keys to moves: color and source in either order, the only choice picked by itself."""

from __future__ import annotations

import pytest

from azul_tui.engine import CENTER, Color, Game, parse_position
from azul_tui.plain.picking import Pick, pick
from azul_tui.turn import Turn
from tests.text.positions import OFFER, with_offer

# Factories 1 BBYR, 2 BYKK, 4 BRKW, 5 BYWW; center BRKK.
Picked = tuple[Color | None, int | None]


def after(*lines: str, position: str = OFFER) -> Pick:
    """What comes of the last of these lines of keys."""
    game = Game(parse_position(position))
    came = Pick(Turn(tuple(game.legal_moves())))
    for keys in lines:
        came = pick(game.state, came.turn, keys)
    return came


def picked(*lines: str, position: str = OFFER) -> Picked:
    """The color and the source picked after these lines, of which none is a whole move."""
    came = after(*lines, position=position)
    assert not came.refusal
    assert came.move is None
    return came.turn.color, came.turn.source


def move(*lines: str, position: str = OFFER) -> str:
    """The move that the last line completes."""
    return str(after(*lines, position=position).move)


@pytest.mark.parametrize("keys", ["b12", "1b2"])
def test_color_and_source_in_either_order(keys: str) -> None:
    assert move(keys) == "1B2"


@pytest.mark.parametrize(
    ("keys", "color", "source"),
    [
        ("b", Color.BLUE, None),
        ("1", None, 0),
        ("c", None, CENTER),
        ("b1", Color.BLUE, 0),
        ("1b", Color.BLUE, 0),
        ("kc", Color.BLACK, CENTER),
    ],
)
def test_one_step_at_a_time(keys: str, color: Color | None, source: int | None) -> None:
    assert picked(keys) == (color, source)


def test_a_turn_in_three_steps() -> None:
    assert move("b", "1", "2") == "1B2"
    assert move("b", "12") == "1B2"
    assert move("1", "b2") == "1B2"


def test_another_color_keeps_the_source_that_has_it() -> None:
    assert picked("y1", "r") == (Color.RED, 0)
    assert picked("y1", "k") == (Color.BLACK, None)
    assert picked("b", "y") == (Color.YELLOW, None)


def test_another_source_keeps_the_color_that_it_has() -> None:
    assert picked("k2", "c") == (Color.BLACK, CENTER)
    assert picked("1", "2") == (None, 1)


@pytest.mark.parametrize("again", ["b2", "2b"])
def test_color_and_number_in_one_line_begin_anew(again: str) -> None:
    """The number is the source, as in the line that the turn began with: no row by mistake."""
    assert picked("y1", again) == (Color.BLUE, 1)


def test_a_whole_move_begins_anew() -> None:
    assert move("y1", "b22") == "2B2"


ONLY_ON_4 = with_offer("BBYR/BBYK/-/RRKW/BBYY", "RRKK")
ONE_COLOR = with_offer("BBBB/-/-/RK/-", "-")


def test_the_only_source_is_picked_by_itself_and_said() -> None:
    notes = ("White is only on factory 4.",)
    assert picked("w", position=ONLY_ON_4) == (Color.WHITE, 3)
    assert after("w", position=ONLY_ON_4).notes == notes
    assert after("w3", position=ONLY_ON_4).notes == notes
    assert after("w3", position=ONLY_ON_4).refusal == "Row 3 holds yellow."
    assert move("w1", position=ONLY_ON_4) == "4W1"
    assert move("wf", position=ONLY_ON_4) == "4WF"


def test_a_number_that_is_the_only_source_is_the_source() -> None:
    """Not the row of the same number: nothing is played by mistake."""
    assert picked("w4", position=ONLY_ON_4) == (Color.WHITE, 3)
    assert after("w4", position=ONLY_ON_4).notes == ()
    assert after("w44", position=ONLY_ON_4).refusal == "Row 4 holds black."
    assert move("w41", position=ONLY_ON_4) == "4W1"


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [
        ("3", "Factory 3 is empty."),
        ("b3", "Factory 3 is empty."),
        ("b31", "Factory 3 is empty."),
        ("w1", "There is no white on factory 1."),
        ("1w", "There is no white on factory 1."),
        ("cy", "There is no yellow in the center."),
        ("6", "There is no factory 6, only 1 to 5."),
        ("0", "There is no factory 0, only 1 to 5."),
        ("b01", "There is no factory 0, only 1 to 5."),
        ("0b1", "There is no factory 0, only 1 to 5."),
        ("by", "Name one color only."),
        ("b1c", "Name one source only."),
        ("b122", "A move is a color, a source and a row; 2 is one too many."),
    ],
)
def test_a_line_that_makes_no_sense_changes_nothing(keys: str, sentence: str) -> None:
    came = after(keys)
    assert (came.refusal, came.move) == (sentence, None)
    assert (came.turn.color, came.turn.source) == (None, None)


@pytest.mark.parametrize(
    ("keys", "sentence", "color", "source"),
    [
        ("f", "First pick a color and a source.", None, None),
        ("bf", "Blue is in more than one place.", Color.BLUE, None),
        ("1f", "Factory 1 has more than one color.", None, 0),
        ("12", "Factory 1 has more than one color.", None, 0),
        ("b11", "Row 1 already has blue on the wall.", Color.BLUE, 0),
        ("b16", "There is no row 6: rows are 1 to 5, and f is the floor line.", Color.BLUE, 0),
        ("b10", "There is no row 0: rows are 1 to 5, and f is the floor line.", Color.BLUE, 0),
        ("1b0", "There is no row 0: rows are 1 to 5, and f is the floor line.", Color.BLUE, 0),
    ],
)
def test_what_was_picked_stands_when_only_the_row_is_refused(
    keys: str, sentence: str, color: Color | None, source: int | None
) -> None:
    came = after(keys)
    assert (came.refusal, came.move) == (sentence, None)
    assert (came.turn.color, came.turn.source) == (color, source)


def test_the_only_color_is_picked_by_itself_and_said() -> None:
    notes = ("Only blue is on factory 1.",)
    assert picked("1", position=ONE_COLOR) == (Color.BLUE, 0)
    assert after("1", position=ONE_COLOR).notes == notes
    assert after("12", position=ONE_COLOR).notes == notes
    assert move("12", position=ONE_COLOR) == "1B2"
    assert move("1f", position=ONE_COLOR) == "1BF"


def test_a_color_that_is_gone() -> None:
    assert after("w", position=ONE_COLOR).refusal == "No white tile is left to take in this round."
