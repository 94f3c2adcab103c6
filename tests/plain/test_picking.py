"""From keys to moves: color and source in either order, the only choice picked by itself."""

from __future__ import annotations

import pytest

from azul_tui.engine import CENTER, Color, Game, Move, parse_position
from azul_tui.plain.picking import Pick, Picked, PickError, pick
from tests.text.positions import OFFER, with_offer

# Factories 1 BBYR, 2 BYKK, 4 BRKW, 5 BYWW; center BRKK.
NOTHING = Picked()


def picked(keys: str, before: Picked = NOTHING, position: str = OFFER) -> Pick:
    game = Game(parse_position(position))
    return pick(game.view, game.legal_moves(), before, keys)


def refusal(keys: str, before: Picked = NOTHING, position: str = OFFER) -> str:
    with pytest.raises(PickError) as caught:
        picked(keys, before, position)
    return str(caught.value)


@pytest.mark.parametrize("keys", ["b12", "1b2"])
def test_color_and_source_in_either_order(keys: str) -> None:
    assert picked(keys) == Pick(Picked(Color.BLUE, 0), Move.parse("1B2"))


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
    assert picked(keys) == Pick(Picked(color, source))


def test_a_turn_in_three_steps() -> None:
    first = picked("b").picked
    second = picked("1", first).picked
    assert picked("2", second).move == Move.parse("1B2")
    assert picked("12", first).move == Move.parse("1B2")
    assert picked("b2", picked("1").picked).move == Move.parse("1B2")


def test_another_color_begins_anew() -> None:
    complete = Picked(Color.BLUE, 0)
    assert picked("k", complete).picked == Picked(Color.BLACK)
    assert picked("y", Picked(Color.BLUE)).picked == Picked(Color.YELLOW)


ONLY_ON_4 = with_offer("BBYR/BBYK/-/RRKW/BBYY", "RRKK")
ONE_COLOR = with_offer("BBBB/-/-/RK/-", "-")


def test_the_only_source_is_picked_by_itself_and_said() -> None:
    assert picked("w", position=ONLY_ON_4) == Pick(
        Picked(Color.WHITE, 3), None, ("White is only on factory 4.",)
    )
    whole = picked("w3", position=ONLY_ON_4)
    assert whole.move == Move.parse("4W3")
    assert whole.notes == ("White is only on factory 4.",)
    assert picked("wf", position=ONLY_ON_4).move == Move.parse("4WF")


def test_a_number_that_is_the_only_source_is_the_source() -> None:
    """Not the row of the same number: nothing is played by mistake."""
    assert picked("w4", position=ONLY_ON_4).move is None
    assert picked("w4", position=ONLY_ON_4).picked == Picked(Color.WHITE, 3)
    assert picked("w44", position=ONLY_ON_4).move == Move.parse("4W4")


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [
        ("3", "Factory 3 is empty."),
        ("b3", "Factory 3 is empty."),
        ("w1", "There is no white on factory 1."),
        ("1w", "There is no white on factory 1."),
        ("cy", "There is no yellow in the center."),
        ("6", "There is no factory 6, only 1 to 5."),
        ("by", "Name one color only."),
        ("b1c", "c is no row: rows are 1 to 5, and f is the floor line."),
        ("b16", "6 is no row: rows are 1 to 5, and f is the floor line."),
        ("b122", "A move is a color, a source and a row; 2 is one too many."),
        ("f", "Name the color first, and where you take it from."),
        (
            "bf",
            "Blue is in more than one place: 1 (2 tiles), 2 (1 tile), 4 (1 tile), 5 (1 tile) "
            "or c (1 tile).",
        ),
        ("1f", "Factory 1 has more than one color: b blue, y yellow or r red."),
        ("12", "Factory 1 has more than one color: b blue, y yellow or r red."),
    ],
)
def test_what_makes_no_sense_is_said(keys: str, sentence: str) -> None:
    assert refusal(keys) == sentence


def test_the_only_color_is_picked_by_itself_and_said() -> None:
    notes = ("Only blue is on factory 1.",)
    assert picked("1", position=ONE_COLOR) == Pick(Picked(Color.BLUE, 0), None, notes)
    assert picked("12", position=ONE_COLOR) == Pick(Picked(Color.BLUE, 0), Move.parse("1B2"), notes)
    assert picked("1f", position=ONE_COLOR).move == Move.parse("1BF")


def test_a_color_that_is_gone() -> None:
    assert refusal("w", position=ONE_COLOR) == "There is no white to take now."
