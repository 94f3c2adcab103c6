"""Filling the factories at the start of a round (R1.4, R4.1, R4.2)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from azul_tui.engine.color import COLORS, Color
from azul_tui.engine.errors import IllegalAction, Reason
from azul_tui.engine.events import Dealt
from azul_tui.engine.moves import ROWS
from azul_tui.engine.state import TILES_PER_FACTORY, Phase, State


def draw(state: State, random: Random) -> list[list[Color]]:
    """Draw the tiles of the next deal: first the bag, then, if it is empty, the lid (R4.1)."""
    need = state.factories * TILES_PER_FACTORY
    drawn = _draw(state.bag, need, random)
    if len(drawn) < need:
        drawn += _draw(state.lid, need - len(drawn), random)
    return [drawn[at : at + TILES_PER_FACTORY] for at in range(0, need, TILES_PER_FACTORY)]


def _draw(counts: Sequence[int], need: int, random: Random) -> list[Color]:
    pool: list[Color] = []
    for color in COLORS:
        pool += [color] * counts[color]
    need = min(need, len(pool))
    for at in range(need):
        other = at + int(random.random() * (len(pool) - at))
        pool[at], pool[other] = pool[other], pool[at]
    return pool[:need]


def refusal(state: State, factories: Sequence[Sequence[Color]]) -> Reason | None:
    """Why the rules do not allow this deal, or None. The order within a factory means nothing."""
    if state.phase is not Phase.DEAL:
        return Reason.GAME_OVER if state.phase is Phase.OVER else Reason.NO_DEAL_DUE
    if len(factories) != state.factories:
        return Reason.WRONG_FACTORY_COUNT
    sizes = [len(tiles) for tiles in factories]
    if max(sizes) > TILES_PER_FACTORY:
        return Reason.FACTORY_TOO_FULL
    available = sum(state.bag) + sum(state.lid)
    for size in sizes:
        if size < min(TILES_PER_FACTORY, available):
            return Reason.FACTORY_TOO_SHORT
        available -= size
    bag = state.bag[:]
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
            lid = [0] * ROWS
        for color in COLORS:
            source[color] -= counts[color]
        if min(source) < 0:
            return Reason.TILES_NOT_AVAILABLE
    return None


def deal(state: State, factories: Sequence[Sequence[Color]]) -> Dealt:
    """Fill the factories with these tiles and start a round.

    Raises:
        IllegalAction: no deal is due, or the bag could not have given these tiles.
    """
    if reason := refusal(state, factories):
        raise IllegalAction(reason)
    return deal_unchecked(state, factories)


def deal_unchecked(state: State, factories: Sequence[Sequence[Color]]) -> Dealt:
    """Fill the factories with tiles that :func:`draw` gave."""
    tiles = state.tiles
    bag = state.bag
    count = 0
    for at, factory in enumerate(factories):
        count += len(factory)
        for color in factory:
            tiles[at * ROWS + color] += 1
            bag[color] -= 1
    poured = 0
    if sum(bag) < 0:
        poured = sum(state.lid)
        for color in COLORS:
            bag[color] += state.lid[color]
            state.lid[color] = 0
    state.left = count
    state.round += 1
    state.phase = Phase.OFFER
    state.turn = state.starter
    state.marker = None
    return Dealt(state.round, tuple(map(tuple, factories)), state.starter, poured)
