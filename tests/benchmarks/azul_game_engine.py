"""Random games on the package azul-game-engine, for comparison; it is no part of the tests.

The package has no list of legal moves. One is made here by asking it about every line for every
group of tiles, through the objects of the table: a good deal faster than its documented way, which
is to read the whole table as JSON at every turn.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

CENTER = 9
FLOOR = 5


def player() -> Callable[[int, Random], int] | None:
    """What plays a random game and returns how many moves; None without the package."""
    try:
        names = ("game.Game", "player.Player", "board.Board", "floor.Floor", "lid.Lid", "tile.Tile")
        game, seat, board, floor, lid, tile = map(_imported, names)
    except ImportError:
        return None
    colors = list(tile)

    def play(players: int, random: Random) -> int:
        its_lid = lid()
        seats = [seat(board(floor=floor(its_lid)), str(number)) for number in range(players)]
        table = game(seats, lid=its_lid, starting_player=0)
        draw = random.random
        played = 0
        # A game in which no tile can be dealt never ends there.
        while table.is_running and (moves := _legal_moves(table, colors)):
            _play(table, *moves[int(draw() * len(moves))])
            played += 1
        return played

    return play


def _imported(name: str) -> Any:
    module, member = name.split(".")
    return getattr(import_module(f"azul_game_engine.{module}"), member)


def _legal_moves(table: Any, colors: list[Any]) -> list[tuple[int, Any, int]]:
    board = table.players[table.current_player].board
    moves = []
    for source, pile in [*enumerate(table.factory_displays), (CENTER, table.center)]:
        for color in colors:
            if not pile.tile_exist(color):
                continue
            for row, line in enumerate(board.pattern_lines):
                if (
                    not line.is_filled()
                    and not line.is_colour_invalid(color)
                    and not board.wall.already_has(color, row)
                ):
                    moves.append((source, color, row))
            moves.append((source, color, FLOOR))
    return moves


def _play(table: Any, source: int, color: Any, row: int) -> None:
    pile = table.center if source == CENTER else table.factory_displays[source]
    to_floor = pile.count(color) if row == FLOOR else 0
    line = 0 if row == FLOOR else row
    if source == CENTER:
        table.execute_factory_offer_phase_with_center(color, to_floor, line)
    else:
        table.execute_factory_offer_phase_with_factory(source, color, to_floor, line)
