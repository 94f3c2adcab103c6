"""Every pick that is refused is answered by a sentence, with what the table shows."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from azul_tui.engine import CENTER, FLOOR, Color, Game, State, parse_position
from azul_tui.text.refusals import refused
from azul_tui.turn import NotPossible, Turn
from tests.text.positions import OFFER, with_offer

# Factories 1 BBYR, 2 BYKK, 4 BRKW, 5 BYWW; center BRKK.
COLORS = {color.letter: color for color in Color}


def sentence(keys: Sequence[str], state: State) -> str:
    """What is said to the last of some picks: colors B Y R K W, sources 1-9 C, rows >1 >F."""
    turn: object = Turn(tuple(Game(state).legal_moves()))
    for key in keys:
        assert isinstance(turn, Turn)
        if key in COLORS:
            turn = turn.pick_color(COLORS[key])
        elif key.startswith(">"):
            turn = turn.move_to(FLOOR if key == ">F" else int(key[1]) - 1)
        else:
            turn = turn.pick_source(CENTER if key == "C" else int(key) - 1)
    assert isinstance(turn, NotPossible)
    return refused(turn, state)


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        (["3"], "Factory 3 is empty."),
        (["B", "3"], "Factory 3 is empty."),
        (["6"], "There is no factory 6, only 1 to 5."),
        (["B", "9"], "There is no factory 9, only 1 to 5."),
        (["W", "1"], "There is no white on factory 1."),
        (["1", "W"], "There is no white on factory 1."),
        (["C", "Y"], "There is no yellow in the center."),
        (["Y", "C"], "There is no yellow in the center."),
        (["B", "1", ">1"], "Row 1 already has blue on the wall."),
        (["R", "1", ">5"], "Row 5 holds blue."),
        (["Y", "1", ">3"], "Row 3 is full."),
        ([">2"], "First pick a color and a source."),
        (["B", ">F"], "Blue is in more than one place."),
        (["1", ">F"], "Factory 1 has more than one color."),
        (["C", ">F"], "The center has more than one color."),
    ],
)
def test_why_a_pick_is_refused(keys: Sequence[str], said: str) -> None:
    assert sentence(keys, parse_position(OFFER)) == said


def test_a_click_where_the_color_lies_no_more() -> None:
    state = parse_position(OFFER)
    turn = Turn(tuple(Game(state).legal_moves()))
    for group, said in (
        ((2, Color.BLUE), "Factory 3 is empty."),
        ((0, Color.WHITE), "There is no white on factory 1."),
        ((8, Color.BLUE), "There is no factory 9, only 1 to 5."),
    ):
        pick = turn.pick_group(group)
        assert isinstance(pick, NotPossible)
        assert refused(pick, state) == said


def test_a_color_that_is_gone() -> None:
    state = parse_position(with_offer("BBBB/-/-/RK/-", "-"))
    assert sentence(["W"], state) == "No white tile is left to take in this round."


def test_the_center_holds_only_the_marker_at_first() -> None:
    game = Game(State(2), seed=1)
    game.deal()
    said = "The center holds no tiles yet, only the starting player marker."
    assert sentence(["C"], game.state) == said
