"""Taking back: any number of takes of the round, until it is scored."""

from __future__ import annotations

from random import Random

import pytest

from azul_tui.engine import Game, IllegalAction, Move, Phase, Reason, State, TilesTaken, Wall
from tests.engine.tables import advance, play, table


def refusal(game: Game, count: int = 1) -> Reason:
    """Why so many takes cannot be taken back; nothing may have changed."""
    before = game.view
    with pytest.raises(IllegalAction) as refused:
        game.take_back(count)
    assert game.view == before
    return refused.value.reason


def test_the_last_take_is_taken_back() -> None:
    game = table("0", factories="BBYK")
    before = game.view
    event = game.play(Move.parse("1B3"))
    assert game.take_back() == [event]
    assert game.view == before
    assert list(game.events) == []


def test_several_takes_come_back_the_latest_first() -> None:
    game = table("0", factories="BBYK/RRRW")
    play(game, "1B3", "2R2", "CW1")
    assert [str(taken.move) for taken in game.take_back(2)] == ["CW1", "2R2"]
    assert list(map(str, game.takes)) == ["1B3"]
    assert game.view.turn == 1


def test_another_player_s_take_comes_back_too() -> None:
    game = table("0", "0", "0", factories="BBYK/RRRW")
    play(game, "1B3", "2R2")
    assert [taken.seat for taken in game.take_back(2)] == [1, 0]


def test_the_marker_comes_back() -> None:
    game = table("0;;;R", center="YYYB")
    before = game.view
    play(game, "CY1")
    game.take_back()
    assert game.view == before
    assert game.view.marker_in_center


def test_h2_7_the_marker_comes_back_from_a_full_floor() -> None:
    game = table("0;;;RRRRRRR", center="YYYB")
    before = game.view
    play(game, "CY1")
    assert sum(game.view.lid) == 2
    game.take_back()
    assert game.view == before


def test_tiles_come_back_from_the_lid() -> None:
    game = table("0;-,-,Y2;;RRRRR", center="YYYYY", marker=2)
    before = game.view
    play(game, "CY3")
    game.take_back()
    assert game.view == before


def test_the_other_tiles_of_the_factory_come_back_from_the_center() -> None:
    game = table("0", factories="BYYK", center="YK")
    before = game.view
    play(game, "1Y2")
    game.take_back()
    assert game.view == before


def test_after_the_last_take_the_game_waits_so_that_it_can_be_taken_back() -> None:
    game = table("0", center="Y")
    play(game, "CY1")
    assert game.phase is Phase.OFFERED
    assert game.takes_to_take_back == 1
    game.take_back()
    assert len(game.legal_moves()) == 6


def test_nothing_comes_back_once_the_scoring_has_begun() -> None:
    game = table("0", center="Y")
    play(game, "CY1")
    game.score_round()
    assert game.takes_to_take_back == 0
    assert refusal(game) is Reason.NOTHING_TO_TAKE_BACK
    gray = table("0", wall="gray", center="Y")
    play(gray, "CY1")
    gray.score_round()
    assert gray.phase is Phase.TILING
    assert refusal(gray) is Reason.NOTHING_TO_TAKE_BACK


def test_never_past_a_deal() -> None:
    game = table("0", factories="", center="Y", seed=2)
    play(game, "CY1")
    game.score_round()
    game.deal()
    assert refusal(game) is Reason.NOTHING_TO_TAKE_BACK
    play(game, str(game.legal_moves()[0]))
    assert game.takes_to_take_back == 1
    assert refusal(game, 2) is Reason.NOTHING_TO_TAKE_BACK


def test_not_more_than_there_are() -> None:
    game = table("0", factories="BBYK/RRRW")
    play(game, "1B3", "2R2")
    assert refusal(game, 3) is Reason.NOTHING_TO_TAKE_BACK
    assert game.takes_to_take_back == 2


@pytest.mark.parametrize("count", [0, -1])
def test_at_least_one(count: int) -> None:
    game = table("0", factories="BBYK")
    play(game, "1B3")
    with pytest.raises(ValueError, match="at least one"):
        game.take_back(count)
    assert game.takes_to_take_back == 1


def test_nothing_to_take_back_before_the_first_take() -> None:
    game = Game(State(2), seed=1)
    assert refusal(game) is Reason.NOTHING_TO_TAKE_BACK
    game.deal()
    assert refusal(game) is Reason.NOTHING_TO_TAKE_BACK


@pytest.mark.parametrize("wall", Wall)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_taken_back_and_played_again_is_the_same(players: int, wall: Wall) -> None:
    """Every position on the way back is the one on the way there, in every detail."""
    random = Random(players)
    game = Game(State(players, wall), seed=players)
    while game.phase is not Phase.OVER:
        if game.phase is not Phase.OFFER:
            advance(game, random)
            continue
        views = [game.view]
        masks = [[board.open_rows[:] for board in game.state.boards]]
        while game.legal_moves():
            game.play(random.choice(game.legal_moves()))
            views.append(game.view)
            masks.append([board.open_rows[:] for board in game.state.boards])
        takes = list(game.takes)
        told = list(game.events)
        assert len(takes) == game.takes_to_take_back == len(views) - 1
        steps = 0
        while steps < len(takes):
            count = random.randint(1, min(3, len(takes) - steps))
            undone = game.take_back(count)
            steps += count
            assert undone == told[-1 : -count - 1 : -1]
            told = told[:-count]
            assert list(game.events) == told
            assert game.view == views[-1 - steps]
            assert [board.open_rows[:] for board in game.state.boards] == masks[-1 - steps]
        for move, view in zip(takes, views[1:], strict=True):
            assert isinstance(game.play(move), TilesTaken)
            assert game.view == view
        game.score_round()
