"""The scoring of a round is shown step by step, and ends where the engine ended."""

from __future__ import annotations

import random

import pytest

from azul_tui.engine import (
    Color,
    FloorCharged,
    Game,
    Phase,
    RoundEnded,
    State,
    TileScored,
    Wall,
)
from azul_tui.ui.scoring import Scoring


def play_to_scoring(game: Game, chance: random.Random) -> None:
    if game.phase is Phase.DEAL:
        game.deal()
    while game.phase is Phase.OFFER:
        game.play(chance.choice(game.legal_moves()))


def scored(game: Game, chance: random.Random) -> Scoring:
    scoring = Scoring(game.view.boards)
    scoring = scoring.add(game.score_round())
    while game.phase is Phase.TILING:
        scoring = scoring.add(game.place(chance.choice(game.placements())))
    return scoring


@pytest.mark.parametrize("wall", Wall)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_step_shows_the_boards_of_the_engine(wall: Wall, players: int) -> None:
    chance = random.Random(players)
    for seed in range(5):
        game = Game(State(players, wall), seed=seed)
        while game.phase is not Phase.OVER and not game.state.stuck:
            play_to_scoring(game, chance)
            steps = scored(game, chance)
            assert steps.to_end().boards == game.view.boards


def round_of(seed: int) -> Scoring:
    chance = random.Random(seed)
    game = Game(State(2), seed=seed)
    play_to_scoring(game, chance)
    return scored(game, chance)


def test_each_step_is_one_event_and_the_last_ends_the_round() -> None:
    scoring = round_of(1)
    seen = []
    while not scoring.done:
        scoring = scoring.next()
        seen.append(scoring.current)
    assert isinstance(seen[-1], RoundEnded)
    assert scoring.next() == scoring


def test_points_are_added_with_their_tile() -> None:
    scoring = round_of(1)
    while not isinstance(scoring.current, TileScored):
        scoring = scoring.next()
    event = scoring.current
    gained = scoring.boards[event.seat].score - scoring.before[event.seat].score
    assert gained == event.points
    assert scoring.boards[event.seat].wall[event.row][event.column] is event.color


def test_both_runs_are_lit() -> None:
    event = TileScored(0, 2, 1, Color.RED, (0, 2), (1, 2), 5, 1)
    lit = Scoring((), event).lit
    assert lit == {(2, 0), (2, 1), (2, 2), (1, 1)}


def test_a_player_can_be_skipped() -> None:
    scoring = round_of(2).next()
    first = scoring.seat
    skipped = scoring.to_next_player()
    assert skipped.seat == first
    assert isinstance(skipped.current, FloorCharged | TileScored)
    following = skipped.next()
    assert following.seat != first


def test_an_empty_floor_line_is_no_step() -> None:
    free = FloorCharged(0, 0, 0, 0, 3)
    assert Scoring(()).add([free]).done


@pytest.mark.parametrize("wall", Wall)
def test_the_lid_is_counted_as_it_is_shown(wall: Wall) -> None:
    chance = random.Random(5)
    for seed in range(5):
        game = Game(State(3, wall), seed=seed)
        while game.phase is not Phase.OVER and not game.state.stuck:
            play_to_scoring(game, chance)
            before = sum(game.view.lid)
            scoring = scored(game, chance)
            lids = [scoring.lid(game.view)]
            while not scoring.done:
                scoring = scoring.next()
                lids.append(scoring.lid(game.view))
            assert lids[0] == before, "nothing has been shown to fall yet"
            assert lids == sorted(lids)
            assert lids[-1] == sum(game.view.lid)
