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


def test_the_marker_returns_to_the_center() -> None:
    game = table("0", marker=1)
    lies_there = [game.view.marker_in_center]
    for action in (game.score_round, game.deal):
        action()
        lies_there.append(game.view.marker_in_center)
    assert lies_there == [False, True, True]
    assert game.view.marker is None


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
