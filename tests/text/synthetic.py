"""Forecasts of every kind, made by hand: for what random games hardly ever reach."""

from __future__ import annotations

from collections.abc import Iterator

from azul_tui.engine import (
    CENTER,
    FLOOR,
    FLOOR_COSTS,
    FLOOR_SPACES,
    ROWS,
    Color,
    Forecast,
    Move,
    Span,
)

_OUTCOMES = [
    (Span(1, 1), False, False),
    (Span(10, 10), False, False),
    (Span(1, 10), False, False),
    (Span(1, 10), True, False),
    (Span(10, 10), True, False),
    (None, True, True),
]


def forecasts() -> Iterator[Forecast]:
    """Every number of tiles, into every line with every number of tiles, above every floor."""
    for row in range(ROWS + 1):
        for held in range(row + 1 if row != FLOOR else 1):
            for before in range(FLOOR_SPACES + 1):
                for marker in (False, True):
                    for tiles in range(1, 21):
                        yield from _forecasts(row, held, before, marker, tiles)


def _forecasts(row: int, held: int, before: int, marker: bool, tiles: int) -> Iterator[Forecast]:
    placed = min(tiles, row + 1 - held) if row != FLOOR else 0
    with_marker = min(before + marker, FLOOR_SPACES)
    floored = min(tiles - placed, FLOOR_SPACES - with_marker)
    fills = row != FLOOR and held + placed == row + 1
    outcomes = _OUTCOMES if fills else [(None, False, False), (None, False, True)]
    for points, can_drop, must_drop in outcomes:
        if row == FLOOR and must_drop:
            continue
        yield Forecast(
            Move(CENTER if marker else 0, Color.YELLOW, row),
            tiles,
            marker,
            placed,
            held + placed if row != FLOOR else 0,
            floored,
            tiles - placed - floored,
            FLOOR_COSTS[before],
            FLOOR_COSTS[with_marker + floored],
            fills,
            points,
            can_drop,
            must_drop,
        )
