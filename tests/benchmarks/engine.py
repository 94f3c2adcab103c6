"""How fast the engine plays: ``python -m tests.benchmarks.engine [SECONDS]``.

Complete games with uniformly random legal moves on the colored wall, through the checked way to
play. Where the package azul-game-engine can be imported, it plays the same in turns with the
engine, so that a busy machine slows both.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import NamedTuple

from azul_tui.engine import Game, Phase, State
from tests.benchmarks import azul_game_engine

SLICES = 20


class Played(NamedTuple):
    """Work done, and the processor seconds that it took."""

    games: int = 0
    moves: int = 0
    seconds: float = 0.0

    def plus(self, other: Played) -> Played:
        """Both taken together."""
        return Played(
            self.games + other.games, self.moves + other.moves, self.seconds + other.seconds
        )

    @property
    def games_per_second(self) -> float:
        """Complete games in a second of processor time."""
        return self.games / self.seconds

    @property
    def moves_per_second(self) -> float:
        """Moves in a second of processor time, each with its list of legal moves."""
        return self.moves / self.seconds


def play_game(players: int, random: Random) -> int:
    """Play a game of random moves and return how many."""
    game = Game(State(players), seed=random.getrandbits(32))
    draw = random.random
    played = 0
    while game.phase is not Phase.OVER:
        if game.state.stuck:
            game.end_by_agreement()
            break
        game.deal()
        while moves := game.legal_moves():
            game.play(moves[int(draw() * len(moves))])
            played += 1
        game.score_round()
    return played


def play_for(seconds: float, players: int, random: Random, play: PlayGame) -> Played:
    """Play whole games until this much processor time is used up."""
    games = moves = 0
    start = now = process_time()
    while now - start < seconds:
        moves += play(players, random)
        games += 1
        now = process_time()
    return Played(games, moves, now - start)


def lists_per_second(seconds: float, players: int, random: Random) -> float:
    """Lists of legal moves in a second, over the positions of random games."""
    games = []
    for _ in range(20):
        game = Game(State(players), seed=random.getrandbits(32))
        game.deal()
        while moves := game.legal_moves():
            games.append(Game(game.state.copy()))
            game.play(random.choice(moves))
    lists = 0
    start = now = process_time()
    while now - start < seconds:
        for game in games:
            game.legal_moves()
        lists += len(games)
        now = process_time()
    return lists / (now - start)


def main() -> None:
    """Measure with 2 and with 4 players, and print a line for each figure."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    other_play = azul_game_engine.player()
    for players in (2, 4):
        random = Random(players)
        ours, other = Played(), Played()
        for _ in range(SLICES):
            ours = ours.plus(play_for(seconds / SLICES, players, random, play_game))
            if other_play is not None:
                other = other.plus(play_for(seconds / SLICES, players, random, other_play))
        lists = lists_per_second(seconds / 5, players, random)
        print(
            f"{players} players: {ours.games_per_second:,.0f} games/s,"
            f" {ours.moves_per_second:,.0f} moves/s, {lists:,.0f} legal-move lists/s"
        )
        if other.games:
            print(
                f"  azul-game-engine: {other.games_per_second:,.0f} games/s,"
                f" {other.moves_per_second:,.0f} moves/s; ratio"
                f" {ours.games_per_second / other.games_per_second:.1f} in games,"
                f" {ours.moves_per_second / other.moves_per_second:.1f} in moves"
            )
    if other_play is None:
        print("azul-game-engine is not installed, so there is nothing to compare with")


PlayGame = Callable[[int, Random], int]

if __name__ == "__main__":
    main()
