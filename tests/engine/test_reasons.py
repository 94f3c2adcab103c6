"""Every reason to refuse, in the order in which they are looked at; nothing ever changes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from azul_tui.engine import Game, IllegalAction, Move, Placement, Reason, format_position
from tests.engine.tables import colors, table


def take(game: Game, move: str) -> Callable[[], object]:
    """The action of playing a move."""
    return partial(game.play, Move.parse(move))


def refusal(game: Game, action: Callable[[], object]) -> Reason:
    """Why the action is refused; the game must stay as it was, its events included."""
    position, view, events = format_position(game.state), game.view, list(game.events)
    with pytest.raises(IllegalAction) as refused:
        action()
    assert format_position(game.state) == position
    assert game.state.view() == game.view == view
    assert list(game.events) == events
    return refused.value.reason


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("6B1", Reason.NO_SUCH_FACTORY),
        ("9BF", Reason.NO_SUCH_FACTORY),
        ("6WF", Reason.NO_SUCH_FACTORY),
        ("1R1", Reason.COLOR_NOT_THERE),
        ("3B1", Reason.COLOR_NOT_THERE),
        ("CB1", Reason.COLOR_NOT_THERE),
        ("1RF", Reason.COLOR_NOT_THERE),
        ("1B1", Reason.LINE_FULL),
        ("1Y1", Reason.LINE_HOLDS_OTHER_COLOR),
        ("1Y2", Reason.LINE_HOLDS_OTHER_COLOR),
        ("2R3", Reason.WALL_ROW_HAS_COLOR),
        ("CW4", Reason.WALL_ROW_HAS_COLOR),
    ],
)
def test_a_take_that_a_rule_forbids(move: str, reason: Reason) -> None:
    game = table("0;B1,B1,-,K2;,,....R,..W", wall="gray", factories="BBYK/RRRR", center="WW")
    assert refusal(game, take(game, move)) is reason


def test_no_take_is_due() -> None:
    for phase in ("deal", "offered"):
        game = table("0", phase=phase)
        assert refusal(game, take(game, "1B1")) is Reason.NO_TAKE_DUE
    game = table("0;B1", wall="gray")
    game.score_round()
    assert refusal(game, take(game, "1B1")) is Reason.NO_TAKE_DUE


def test_the_round_is_not_ready_to_score() -> None:
    for game in (table("0", phase="deal"), table("0", center="B")):
        assert refusal(game, game.score_round) is Reason.NOT_READY_TO_SCORE
    game = table("0;B1", wall="gray")
    game.score_round()
    assert refusal(game, game.score_round) is Reason.NOT_READY_TO_SCORE


def test_no_deal_is_due() -> None:
    deal = [colors("BBBB")] * 5
    for game in (table("0", center="B"), table("0")):
        assert refusal(game, game.deal) is Reason.NO_DEAL_DUE
        assert refusal(game, partial(game.deal, deal)) is Reason.NO_DEAL_DUE


def test_when_the_game_is_over_nothing_else_is_said() -> None:
    game = table("0", phase="over:agreed", center="B")
    for action in (
        game.deal,
        take(game, "CB1"),
        take(game, "6W1"),
        game.score_round,
        partial(game.place, Placement(0, 0)),
        game.end_by_agreement,
    ):
        assert refusal(game, action) is Reason.GAME_OVER


def test_each_reason_reads_as_a_phrase() -> None:
    for reason in Reason:
        assert reason.value == reason.value.strip()
        assert reason.value[0].islower()
        assert not reason.value.endswith(".")
    assert len({reason.value for reason in Reason}) == len(Reason)
