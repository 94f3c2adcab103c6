"""Whole random games: they end, they keep the tiles together, and the referee agrees.

``AZUL_GAMES=5000 pytest tests/engine/test_random_games.py`` plays more of them.
"""

from __future__ import annotations

import os
from random import Random

import pytest

from azul_tui.engine import End, Game, Phase, State, Wall
from tests.engine.checking import Beside, check_table
from tests.engine.tables import advance

GAMES = int(os.environ.get("AZUL_GAMES", "500"))
LONGEST = 5000
"""Steps that no game needs: more would be a game that hangs."""

tables = pytest.mark.parametrize(
    ("players", "wall"), [(players, wall) for wall in Wall for players in (2, 3, 4)]
)


def play_out(game: Game, random: Random) -> int:
    """Play to the end, or to the offer to end a stuck game; the number of steps."""
    for steps in range(LONGEST):
        if game.phase is Phase.OVER or (game.phase is Phase.DEAL and game.state.stuck):
            return steps
        advance(game, random)
    raise AssertionError("the game does not end")


@tables
def test_h5_5_every_game_ends_or_is_stuck_and_offered_to_end(players: int, wall: Wall) -> None:
    for seed in range(GAMES):
        game = Game(State(players, wall, starter=seed % players), seed=seed)
        play_out(game, Random(seed))
        if game.phase is not Phase.OVER:
            game.end_by_agreement()
        check_table(game)
        assert game.result is not None
        assert game.result.end is not End.ROW or game.view.round >= 5


@tables
def test_the_referee_agrees_with_every_step(players: int, wall: Wall) -> None:
    for seed in range(GAMES // 20):
        random = Random(seed)
        game = Game(State(players, wall, starter=seed % players), seed=seed)
        both = Beside(game)
        while game.view.phase is not Phase.OVER and not game.state.stuck:
            check_table(game)
            if game.view.phase is Phase.DEAL:
                both.deal()
            elif game.view.phase is Phase.OFFER:
                both.play(random.choice(game.legal_moves()))
            elif game.view.phase is Phase.OFFERED:
                both.score_round()
            else:
                both.place(random.choice(game.placements()))


@tables
def test_the_same_seed_and_the_same_choices_make_the_same_game(players: int, wall: Wall) -> None:
    games = [Game(State(players, wall), seed=11) for _ in range(2)]
    for game in games:
        play_out(game, Random(12))
    assert list(games[0].events) == list(games[1].events)
    assert games[0].view == games[1].view
    assert games[0].state is not games[1].state


@tables
def test_a_copy_goes_its_own_way(players: int, wall: Wall) -> None:
    random = Random(players)
    game = Game(State(players, wall), seed=players)
    for _ in range(60):
        before = game.view
        other = Game(game.state.copy(), seed=1)
        assert other.view == before
        for _ in range(3):
            if other.phase is not Phase.OVER:
                advance(other, random)
        assert game.state.view() == before
        if game.phase is Phase.OVER:
            break
        advance(game, random)


def test_the_global_random_generator_is_left_alone() -> None:
    import random

    random.seed(1)
    expected = random.random()
    random.seed(1)
    play_out(Game(State(2, Wall.GRAY), seed=3), Random(3))
    assert random.random() == expected


def test_a_view_stays_the_same_object_until_something_changes() -> None:
    game = Game(State(2), seed=1)
    game.deal()
    view = game.view
    game.legal_moves()
    assert game.view is view
    game.play(game.legal_moves()[0])
    assert game.view is not view
    assert hash(view) != hash(game.view)
