"""Filling the factories at the start of a round (R1.4, R4.1, R4.2)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from azul_tui.engine.color import COLOR_COUNT, COLORS, Color
from azul_tui.engine.errors import Reason
from azul_tui.engine.events import Dealt
from azul_tui.engine.material import TILES_PER_FACTORY
from azul_tui.engine.state import DEAL, OFFER, OVER, State


def draw(state: State, random: Random) -> tuple[list[tuple[Color, ...]], int]:
    """Draw the tiles of a deal from the bag: those for each factory, and how many were poured.

    The lid is poured into the bag when the bag is empty and a tile is still needed (R4.1). When
    the lid is empty as well, the last factories stay short or empty (R4.2).
    """
    need = state.factories * TILES_PER_FACTORY
    poured = 0
    drawn = _draw(state.bag, need, random)
    if len(drawn) < need:
        poured = _pour(state)
        drawn += _draw(state.bag, need - len(drawn), random)
    tiles = tuple(drawn)
    return [tiles[at : at + TILES_PER_FACTORY] for at in range(0, need, TILES_PER_FACTORY)], poured


def _draw(bag: list[Color], most: int, random: Random) -> list[Color]:
    fraction = random.random
    sizes = range(len(bag), max(len(bag) - most, 0), -1)
    return [bag.pop(int(fraction() * size)) for size in sizes]


def take_out(state: State, factories: Sequence[Sequence[Color]], random: Random) -> int:
    """Take given tiles, which the rules allow, out of the bag, and return how many were poured.

    It uses up the random numbers that :func:`draw` would, so that a game that was stored and read
    again goes on with the draws it would have had.
    """
    tiles = [color for factory in factories for color in factory]
    poured = _pour(state) if len(tiles) > len(state.bag) else 0
    for color in tiles:
        state.bag.remove(color)
        random.random()
    return poured


def _pour(state: State) -> int:
    tiles = [color for color in COLORS for _ in range(state.lid[color])]
    state.bag = sorted(state.bag + tiles)
    state.lid = [0] * COLOR_COUNT
    return len(tiles)


def refusal(state: State, factories: Sequence[Sequence[Color]] | None) -> Reason | None:
    """Why the rules do not allow to deal these tiles, or any with None; None if they do.

    The order of the tiles on a factory means nothing.
    """
    if state.phase is not DEAL:
        return Reason.GAME_OVER if state.phase is OVER else Reason.NO_DEAL_DUE
    if factories is None:
        return None
    if len(factories) != state.factories:
        return Reason.WRONG_FACTORY_COUNT
    sizes = [len(tiles) for tiles in factories]
    if max(sizes) > TILES_PER_FACTORY:
        return Reason.FACTORY_TOO_FULL
    available = len(state.bag) + sum(state.lid)
    for size in sizes:
        if size < min(TILES_PER_FACTORY, available):
            return Reason.FACTORY_TOO_SHORT
        available -= size
    bag = list(map(state.bag.count, COLORS))
    lid = state.lid[:]
    for tiles in factories:
        counts = [tiles.count(color) for color in COLORS]
        if sum(bag) >= len(tiles):
            source = bag
        else:
            # The bag runs out in this factory: all it still holds is dealt, the rest is from the
            # lid, which has been poured into the bag by then (R4.1).
            if any(left > count for left, count in zip(bag, counts, strict=True)):
                return Reason.TILES_NOT_AVAILABLE
            source = bag = [left + more for left, more in zip(bag, lid, strict=True)]
            lid = [0] * COLOR_COUNT
        for color in COLORS:
            source[color] -= counts[color]
        if min(source) < 0:
            return Reason.TILES_NOT_AVAILABLE
    return None


def fill(state: State, factories: Sequence[Sequence[Color]], poured: int) -> Dealt:
    """Fill the factories with tiles that were taken out of the bag, and start a round."""
    tiles = state.tiles
    left = at = 0
    for factory in factories:
        for color in factory:
            tiles[at + color] += 1
        left += len(factory)
        at += COLOR_COUNT
    state.left = left
    state.round += 1
    state.phase = OFFER
    state.turn = state.starter
    return Dealt(state.round, tuple(map(tuple, factories)), state.starter, poured)
