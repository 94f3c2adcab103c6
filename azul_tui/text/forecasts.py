"""What a choice would cost or earn, in a few words and in more."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from azul_tui.engine import FLOOR, Forecast, Outlook, Span
from azul_tui.text.things import row_name
from azul_tui.text.words import counted, listed, lost, ranged, signed

COMPACT: Final = 33
"""Cells that the compact text of a forecast takes at most: six of them stand side by side in
two columns of an 80x24 screen."""


def warns(forecast: Forecast) -> bool:
    """Say whether the line may never reach the wall (R6.5)."""
    return forecast.can_drop or forecast.must_drop


def forecast_short(forecast: Forecast, room: int = COMPACT) -> str:
    """Return a forecast in a few words: "fills: wall +5, marker -1 = +4".

    Args:
        forecast: What to tell.
        room: Cells there are, at least `COMPACT`; with more, less is left out.
    """
    return next(text for text in _candidates(forecast) if len(text) <= room)


def forecast_long(forecast: Forecast) -> str:
    """Return a forecast in full, as the end of a sentence: numbers, tiles and warnings."""
    parts = [] if forecast.move.row == FLOOR else [_line_long(forecast)]
    if not _surely_falls(forecast):
        if forecast.marker:
            parts.append(f"{_loss(forecast.cost_of_marker)} for the marker")
        if forecast.floored:
            tiles = counted(forecast.floored, "tile")
            parts.append(f"{_loss(forecast.cost_of_tiles)} for {tiles} on the floor line")
    if forecast.discarded:
        parts.append(f"{counted(forecast.discarded, 'tile')} to the lid at no cost")
    text = ", ".join(parts)
    total = _total(forecast)
    if total:
        text += f": {_amount(total)} in all"
    elif _surely_falls(forecast):
        text += f": {_cost_of_drop(forecast)} in all"
    if not forecast.completes_row:
        return text
    if forecast.can_drop:
        return f"{text}; it may complete the row of the wall and end the game"
    return f"{text}; it completes the row of the wall and ends the game"


def outlook_short(outlook: Outlook) -> str:
    """Return what the round would bring now: "+3 -1", or "+3..7 -8..14" on the gray wall."""
    return f"{ranged(outlook.points)} {lost(outlook.cost)}"


def outlook_text(outlook: Outlook) -> str:
    """Return "+3 -1 this round"."""
    return f"{outlook_short(outlook)} this round"


def _candidates(forecast: Forecast) -> Iterable[str]:
    """Yield texts for a forecast, from the most telling to the shortest."""
    if forecast.move.row == FLOOR:
        yield from _floor_candidates(forecast)
    elif forecast.must_drop:
        yield from _drop_candidates(forecast)
    elif not forecast.fills:
        yield ", ".join([_held(forecast), *_marker(forecast)])
    else:
        yield from _fill_candidates(forecast)


def _fill_candidates(forecast: Forecast) -> Iterable[str]:
    assert forecast.points is not None
    points = ranged(forecast.points)
    walls = [points]
    if forecast.can_drop:
        walls = [f"{points} or falls ({_cost_of_drop(forecast)} in all)", f"{points} or falls"]
    if forecast.completes_row:
        ending = "may end game" if forecast.can_drop else "ends game"
        cost = forecast.cost
        for wall in walls:
            yield from (f"{text}, {ending}" for text in _filled(forecast, wall))
            yield f"{ending}: {wall}" + (f", floor {_loss(cost)}" if cost else "")
    for wall in walls:
        yield from _filled(forecast, wall)


def _filled(forecast: Forecast, wall: str) -> Iterable[str]:
    parts = [*_marker(forecast), *_floor(forecast)]
    total = _sum(forecast)
    both = f"floor {_loss(forecast.cost)}"
    yield ", ".join([f"fills: wall {wall}", *parts]) + total
    yield ", ".join([f"fills {wall}", *parts]) + total
    yield f"fills {wall}, {both}{total}"
    yield f"fills {wall}, {both}"


def _drop_candidates(forecast: Forecast) -> Iterable[str]:
    if forecast.fills:
        cost = _cost_of_drop(forecast)
        yield f"fills, but no wall space: will fall, floor {cost} in all"
        yield f"no wall space: falls, floor {cost}"
        yield f"no space: falls, floor {cost}"
    else:
        parts = [*_marker(forecast), *_floor(forecast)]
        yield ", ".join([_held(forecast), "can no longer be placed", *parts])
        yield ", ".join([_held(forecast), "no wall space", *parts])


def _floor_candidates(forecast: Forecast) -> Iterable[str]:
    marker = _marker(forecast)
    if not forecast.floored:
        yield ", ".join(["all to the lid", *marker]) if marker else "all to the lid: no cost"
        return
    cost = _loss(forecast.cost_of_tiles)
    floor = f"to the floor {cost}"
    if forecast.discarded:
        lid = f"{forecast.discarded} to the lid"
        yield ", ".join([f"{forecast.floored} {floor}", lid, *marker]) + _sum(forecast)
        yield ", ".join([f"floor {cost}", lid, *marker])
        yield f"floor {_loss(forecast.cost)}, {lid}"
    yield ", ".join([f"all {floor}", *marker]) + _sum(forecast)
    yield ", ".join([floor, *marker]) + _sum(forecast)


def _surely_falls(forecast: Forecast) -> bool:
    return forecast.fills and forecast.must_drop


def _cost_of_drop(forecast: Forecast) -> str:
    """Return what the take costs in all if its line falls: "-6", "-6..8" or "0"."""
    assert forecast.cost_of_drop is not None
    return lost(forecast.cost_of_drop) if forecast.cost_of_drop.high else "0"


def _loss(cost: int) -> str:
    return signed(-cost)


def _held(forecast: Forecast) -> str:
    return f"{forecast.held} of {forecast.move.row + 1}"


def _marker(forecast: Forecast) -> list[str]:
    return [f"marker {_loss(forecast.cost_of_marker)}"] if forecast.marker else []


def _floor(forecast: Forecast) -> list[str]:
    if forecast.floored:
        return [f"floor {_loss(forecast.cost_of_tiles)}"]
    return [f"{forecast.discarded} to the lid"] if forecast.discarded else []


def _total(forecast: Forecast) -> Span | None:
    """Return the sum of a forecast, or None where there is nothing certain to add up."""
    numbers = [forecast.points, forecast.cost_of_marker, forecast.cost_of_tiles]
    if warns(forecast) or sum(map(bool, numbers)) < 2:
        return None
    points = forecast.points or Span(0, 0)
    return Span(points.low - forecast.cost, points.high - forecast.cost)


def _sum(forecast: Forecast) -> str:
    total = _total(forecast)
    return f" = {_amount(total)}" if total else ""


def _amount(total: Span) -> str:
    return ranged(total) if any(total) else "0"


def _line_long(forecast: Forecast) -> str:
    row = row_name(forecast.move.row)
    if not forecast.fills:
        text = f"{row} then holds {_held(forecast)}"
        if forecast.must_drop:
            text += ", but can no longer be placed: the wall has no space for it"
        return text
    if forecast.must_drop:
        text = f"fills {row}, but the wall has no space for it: the line will fall to the floor"
        first = ["the marker"] if forecast.marker else []
        if forecast.floored:
            first.append(counted(forecast.floored, "tile"))
        return f"{text} after {listed(first)}" if first else text
    assert forecast.points is not None
    text = f"fills {row}: {ranged(forecast.points)} on the wall"
    if forecast.can_drop:
        text += ", or the line finds no space there and falls to the floor"
        text += f" ({_cost_of_drop(forecast)} in all)"
    return text
