"""R4.3 and H4.4: who starts the next round."""

from __future__ import annotations

import pytest

from azul_tui.engine import Move, Phase, RoundEnded
from tests.engine.tables import play, table


@pytest.mark.parametrize("holder", [1, 2, 3])
def test_r4_3_the_holder_of_the_marker_starts(holder: int) -> None:
    game = table("0", "0", "0", marker=holder, starter=2, turn=2)
    ended = game.score_round()[-1]
    assert isinstance(ended, RoundEnded)
    assert ended.starter == game.view.starter == game.view.turn == holder - 1
    assert game.deal().starter == holder - 1
    assert game.view.turn == holder - 1


@pytest.mark.parametrize("floor", ["*", "R*", "RR*", "RRRRRR*"])
def test_r4_3_wherever_on_the_floor_the_marker_lies(floor: str) -> None:
    game = table("0", f"20;;;{floor}", marker=2)
    game.score_round()
    assert game.view.starter == 1


def test_h4_4_when_nobody_took_from_the_center_the_same_player_starts_again() -> None:
    game = table("0", "0", factories="BBBB/YYYY", starter=2, turn=2)
    play(game, "1B5", "2Y5")
    game.score_round()
    assert game.view.starter == game.view.turn == 1


def test_the_marker_returns_to_the_center_with_the_deal() -> None:
    """Between two rounds whoever starts the next one has it."""
    game = table("0", "0", marker=2)
    lies_there = [game.view.marker_in_center]
    holders = [game.view.marker_holder]
    for action in (game.score_round, game.deal):
        action()
        lies_there.append(game.view.marker_in_center)
        holders.append(game.view.marker_holder)
    assert lies_there == [False, False, True]
    assert holders == [1, 1, None]
    assert game.view.marker is None


def test_the_marker_stays_where_it_is_when_the_players_agree_to_end() -> None:
    """Seat 2 took it, or nobody; that seat 1 started the round says nothing."""
    for marker, center, holder in ((2, "BB", 1), (2, "", 1), (None, "BB", None), (None, "", 0)):
        game = table("0", "0", marker=marker, center=center)
        game.end_by_agreement()
        assert game.view.marker_holder == holder
        assert game.view.marker_in_center is (holder is None)


def test_after_the_last_round_the_marker_is_with_whoever_held_it() -> None:
    game = table("0;W1;BYRK", "0", marker=2)
    game.score_round()
    assert game.phase is Phase.OVER
    assert game.view.marker_holder == 1


def test_r4_3_who_starts_next_is_open_until_the_marker_is_taken() -> None:
    game = table("0", "0", "0", factories="BY", starter=2, turn=2)
    known = [game.view.next_starter]
    play(game, "1B2", "CY2")
    known.append(game.view.next_starter)
    for action in (game.score_round, game.end_by_agreement):
        action()
        known.append(game.view.next_starter)
    assert known == [None, 2, 2, None]


def test_h4_4_after_the_last_take_the_starter_will_start_again() -> None:
    game = table("0", "0", factories="BBBB", starter=2, turn=2)
    play(game, "1B5")
    assert game.view.next_starter == 1


@pytest.mark.parametrize(("bag", "pours"), [("B" * 20, False), ("B" * 19, True), ("", True)])
def test_r4_1_the_next_deal_pours_the_lid_when_the_bag_is_not_enough(bag: str, pours: bool) -> None:
    game = table("0", bag=bag)
    assert game.view.full_deal == 20
    assert game.view.next_deal_pours is pours
    game.score_round()
    assert (game.deal().poured > 0) is pours
    game.end_by_agreement()
    assert not game.view.next_deal_pours


def test_the_marker_can_be_taken_anew_in_each_round() -> None:
    game = table("0", marker=1)
    game.score_round()
    game.deal()
    game.play(game.legal_moves()[0])
    center = next(move for move in game.legal_moves() if move.source == 9)
    assert game.play(Move(*center)).marker


def test_the_rounds_are_counted() -> None:
    game = table("0", number=3)
    game.score_round()
    assert game.phase is Phase.DEAL
    assert game.view.round == 3
    assert game.deal().round == 4
