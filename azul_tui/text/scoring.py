"""The scoring of a round, step by step, and the outcome of the game."""

from __future__ import annotations

from collections.abc import Sequence

from azul_tui.engine import (
    BONUS_POINTS,
    Decision,
    End,
    FloorCharged,
    LineDropped,
    Result,
    RoundEnded,
    TileScored,
    Wall,
)
from azul_tui.text.things import color_name, column_name, row_name
from azul_tui.text.words import counted, listed


def tile_sum(event: TileScored) -> str:
    """Return how a tile's points add up: "3 across + 2 down = 5" or "alone = 1" (R3.2)."""
    runs = ((event.across, "across"), (event.down, "down"))
    parts = [f"{last - first + 1} {way}" for (first, last), way in runs if last > first]
    return f"{' + '.join(parts) or 'alone'} = {event.points}"


def tile_scored(event: TileScored, wall: Wall) -> str:
    """Return "row 3, blue: 3 across + 2 down = 5"; on the gray wall with the column."""
    where = f"{row_name(event.row)}, {color_name(event.color)}"
    if wall is Wall.GRAY:
        only = " (no other space)" if event.options == 1 else ""
        where += f" to {column_name(event.column)}{only}"
    return f"{where}: {tile_sum(event)}"


def line_dropped(event: LineDropped) -> str:
    """Return "row 4, red: no space on the wall, 4 tiles to the floor line" (R6.2)."""
    parts = []
    if event.floored:
        parts.append(f"{counted(event.floored, 'tile')} to the floor line")
    if event.discarded:
        parts.append(f"{counted(event.discarded, 'tile')} to the lid")
    where = f"{row_name(event.row)}, {color_name(event.color)}"
    return f"{where}: no space on the wall, {listed(parts)}"


def floor_charged(event: FloorCharged) -> str:
    """Return "the marker and 3 tiles on the floor line: -6", with what was forgiven (R3.3)."""
    if not event.spaces:
        return "nothing on the floor line"
    tiles = event.spaces - event.marker
    there = ["the marker"] if event.marker else []
    if tiles:
        there.append(counted(tiles, "tile"))
    text = f"{listed(there)} on the floor line: -{event.charged + event.forgiven}"
    if event.forgiven and event.charged:
        points = counted(event.charged, "point")
        return f"{text}; only {points} to lose, {event.forgiven} forgiven"
    if event.forgiven:
        return f"{text}; no points to lose, {event.forgiven} forgiven"
    return text


def round_ended(event: RoundEnded, names: Sequence[str]) -> str:
    """Return "After round 2: Ana 12 and Bor 7."."""
    scores = listed(f"{name} {score}" for name, score in zip(names, event.scores, strict=True))
    return f"After round {event.round}: {scores}."


def scores_short(event: RoundEnded, names: Sequence[str] = ()) -> str:
    """Return "scores: Ana 12, Bor 7"; without names "scores: 12, 7", by seat."""
    scores = [str(score) for score in event.scores]
    if names:
        scores = [f"{name} {score}" for name, score in zip(names, scores, strict=True)]
    return f"scores: {', '.join(scores)}"


def final_sum(result: Result, seat: int) -> str:
    """Return how a final score adds up: "45 + 2 for 1 row + 7 for 1 column = 54"."""
    bonus = result.bonuses[seat]
    kinds = ("row", "column", "color")
    parts = [
        f" + {number * points} for {counted(number, kind)}"
        for number, points, kind in zip(bonus, BONUS_POINTS, kinds, strict=True)
        if number
    ]
    total = result.final[seat]
    return f"{total - bonus.points}{''.join(parts)} = {total}" if parts else f"{total}, no bonus"


def end_cause(result: Result, names: Sequence[str]) -> str:
    """Return why the game ended, as a phrase: "Ana completed a row of the wall"."""
    if result.end is End.AGREED:
        return "you agreed to end it"
    if result.end is End.NO_TILES:
        return "not one tile was left to deal"
    who = listed(name for name, bonus in zip(names, result.bonuses, strict=True) if bonus.rows)
    return f"{who} completed a row of the wall"


def end_reason(result: Result, names: Sequence[str]) -> str:
    """Return why the game ended: "The game is over: Ana completed a row of the wall."."""
    return f"The game is over: {end_cause(result, names)}."


def outcome(result: Result, names: Sequence[str]) -> str:
    """Return "Ana wins with 54 points.", or how a tie was decided or stayed one (R5.3)."""
    winners = listed(names[seat] for seat in result.winners)
    points = counted(max(result.final), "point")
    if result.decision is Decision.POINTS:
        return f"{winners} wins with {points}."
    level = result.leaders
    rows = result.bonuses[result.winners[0]].rows
    others = [seat for seat in level if seat not in result.winners]
    theirs = listed(f"{names[seat]} {result.bonuses[seat].rows}" for seat in others or level)
    all_ = "both" if len(level) == 2 else "all"
    tie = f"{listed(names[seat] for seat in level)} {all_} have {points}"
    if result.decision is Decision.ROWS:
        return f"{tie}. {winners} wins with more complete rows: {rows}, {theirs}."
    if others:
        return f"{tie}. {winners} share the win with more complete rows: {rows} each, {theirs}."
    return f"{tie}, and as many complete rows ({rows} each): {winners} share the win."
