"""What a choice would cost or earn, in a few words and in more.

The same thing is always said in the same words: where there is more room words are added, and
none are replaced.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from azul_tui.engine import FLOOR, Forecast, Outlook, Span
from azul_tui.text.words import counted, lost, ranged, signed

COMPACT: Final = 33
"""Cells that the compact text of a forecast takes at most: six of them stand side by side in
two columns of an 80x24 screen."""


def warns(forecast: Forecast) -> bool:
    """Say whether the line may never reach the wall (R6.5)."""
    return forecast.can_drop or forecast.must_drop


def forecast_short(forecast: Forecast) -> str:
    """Return a forecast in at most `COMPACT` cells: "fills: +5, marker: -1 = +4"."""
    return next(text for text in _candidates(forecast) if len(text) <= COMPACT)


def forecast_long(forecast: Forecast) -> str:
    """Return the same with all its words: "fills: +5 on the wall, marker: -1 = +4"."""
    if _surely_falls(forecast):
        drop = f"falls: {_cost_of_drop(forecast)} in all"
        return f"fills, but no wall space is left for it: {drop}"
    parts = [*_line_long(forecast), *_falling_long(forecast)]
    if forecast.discarded:
        parts.append(f"{forecast.discarded} to the lid")
    text = ", ".join(parts)
    if total := _total(forecast):
        text += f" = {_amount(total)}"
    if forecast.cost_of_drop is not None:
        text += f"; or falls: {_cost_of_drop(forecast)} in all"
    return text


def outlook_short(outlook: Outlook) -> str:
    """Return what the round would bring now: "+3 -1", or "+3..7 -8..14" on the gray wall."""
    return f"{ranged(outlook.points)} {lost(outlook.cost)}"


def outlook_text(outlook: Outlook) -> str:
    """Return "+3 -1 this round"."""
    return f"{outlook_short(outlook)} this round"


def _candidates(forecast: Forecast) -> Iterable[str]:
    """Yield texts for a forecast, from the most telling to the shortest."""
    if _surely_falls(forecast):
        yield f"no wall space, falls: {_cost_of_drop(forecast)}"
        return
    lid = [f"{forecast.discarded} to lid"] if forecast.discarded else []
    total = _total(forecast)
    added = f" = {_amount(total)}" if total else ""
    for falling in _fallings(forecast):
        for line in _lines(forecast):
            said = [*line, *falling]
            # The sum can be worked out; where the rest of the tiles goes cannot.
            yield ", ".join([*said, *lid]) + added
            yield ", ".join([*said, *lid])
            yield ", ".join(said) + added
            yield ", ".join(said)


def _lines(forecast: Forecast) -> Iterable[list[str]]:
    """Yield what becomes of the pattern line; nothing for the floor line."""
    if forecast.move.row == FLOOR:
        yield []
    elif not forecast.fills:
        held = _held(forecast)
        space = ", no wall space" if forecast.must_drop else ""
        yield [f"holds {held}{space}"]
        yield [f"{held}{space}"]
    else:
        assert forecast.points is not None
        points = ranged(forecast.points)
        if forecast.completes_row:
            verbs = ["may end game: ", "may end: "] if forecast.can_drop else ["ends game: "]
        else:
            verbs = ["fills: ", ""]
        if forecast.can_drop:
            if not forecast.cost:
                yield [f"{verbs[0]}{points} or falls: {_cost_of_drop(forecast)}"]
            yield [f"{verbs[0]}{points} or falls"]
            yield [f"{verbs[1]}{points} or falls"]
        yield from ([f"{verb}{points}"] for verb in verbs)


def _fallings(forecast: Forecast) -> Iterable[list[str]]:
    """Yield what marker and tiles on the floor line cost together."""
    marker, tiles = forecast.marker, forecast.floored
    if not marker and not tiles:
        yield []
        return
    cost = signed(-forecast.cost)
    if not tiles:
        yield [f"marker: {cost}"]
        return
    yield [f"{'marker+' * marker}{tiles} {_fall(forecast)}: {cost}"]
    yield [f"{'marker+' * marker}{tiles}: {cost}"]


def _line_long(forecast: Forecast) -> list[str]:
    if forecast.move.row == FLOOR:
        return []
    if forecast.fills:
        assert forecast.points is not None
        verb = "fills"
        if forecast.completes_row:
            verb += ", may end the game" if forecast.can_drop else ", ends the game"
        return [f"{verb}: {ranged(forecast.points)} on the wall"]
    parts = [f"holds {_held(forecast)}"]
    return [*parts, "no wall space is left for it"] if forecast.must_drop else parts


def _falling_long(forecast: Forecast) -> list[str]:
    if not forecast.floored:
        return [f"marker: {signed(-forecast.cost)}"] if forecast.marker else []
    what = f"{'marker + ' * forecast.marker}{counted(forecast.floored, 'tile')}"
    return [f"{what} {_fall(forecast)} to the floor: {signed(-forecast.cost)}"]


def _fall(forecast: Forecast) -> str:
    return "falls" if forecast.floored == 1 and not forecast.marker else "fall"


def _held(forecast: Forecast) -> str:
    return f"{forecast.held} of {forecast.move.row + 1}"


def _surely_falls(forecast: Forecast) -> bool:
    return forecast.fills and forecast.must_drop


def _cost_of_drop(forecast: Forecast) -> str:
    """Return what the take costs in all if its line falls: "-6", "-6..8" or "0"."""
    assert forecast.cost_of_drop is not None
    return lost(forecast.cost_of_drop) if forecast.cost_of_drop.high else "0"


def _total(forecast: Forecast) -> Span | None:
    """Return the sum of a forecast, or None where there is nothing certain to add up."""
    if warns(forecast) or not forecast.points or not forecast.cost:
        return None
    return Span(forecast.points.low - forecast.cost, forecast.points.high - forecast.cost)


def _amount(total: Span) -> str:
    return ranged(total) if any(total) else "0"
