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

_NOTHING = (None, False, False, False)
_OUTCOMES = [
    (Span(1, 1), False, False, False),
    (Span(10, 10), False, False, False),
    (Span(1, 10), False, False, False),
    (Span(1, 10), True, False, False),
    (Span(10, 10), True, False, False),
    (None, True, True, False),
    (Span(5, 5), False, False, True),
    (Span(10, 10), False, False, True),
    (Span(6, 10), False, False, True),
    (Span(5, 5), True, False, True),
    (Span(6, 10), True, False, True),
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
    after = with_marker + floored
    falls = [
        FLOOR_COSTS[min(after + dropped, FLOOR_SPACES)] - FLOOR_COSTS[before]
        for dropped in (row + 1, 0)
    ]
    outcomes = _OUTCOMES if fills else [_NOTHING, (None, False, True, False)]
    for points, can_drop, must_drop, completes in outcomes:
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
            FLOOR_COSTS[with_marker] - FLOOR_COSTS[before],
            FLOOR_COSTS[after] - FLOOR_COSTS[with_marker],
            fills,
            points,
            can_drop,
            must_drop,
            Span(min(falls), max(falls)) if fills and can_drop else None,
            completes,
        )
