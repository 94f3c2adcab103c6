"""Takes in words: what was done, and what was taken back."""

from __future__ import annotations

from collections.abc import Sequence

from azul_tui.engine import FLOOR, TilesTaken
from azul_tui.text.things import MARKER, color_name, into, row_name, source_name
from azul_tui.text.words import counted, listed, possessive


def take_short(event: TilesTaken, names: Sequence[str]) -> str:
    """Return "Ana 3B2"."""
    return f"{names[event.seat]} {event.move}"


def take(event: TilesTaken, names: Sequence[str]) -> str:
    """Return "Ana took 2 blue from factory 3 into row 2", without a full stop."""
    move = event.move
    tiles = f"{event.tiles} {color_name(move.color)}"
    if event.marker:
        tiles += f" and {MARKER}"
    return f"{names[event.seat]} took {tiles} from {source_name(move.source)} {into(move.row)}"


def take_effects(event: TilesTaken) -> tuple[str, ...]:
    """Return what a take led to: "row 2 is full", "1 tile falls to the floor line"."""
    effects = []
    if event.filled:
        effects.append(f"{row_name(event.move.row)} is full")
    if event.floored and event.move.row != FLOOR:
        verb = "falls" if event.floored == 1 else "fall"
        effects.append(f"{counted(event.floored, 'tile')} {verb} to the floor line")
    if event.discarded:
        verb = "goes" if event.discarded == 1 else "go"
        effects.append(f"{counted(event.discarded, 'tile')} {verb} to the lid")
    return tuple(effects)


def take_in_full(event: TilesTaken, names: Sequence[str]) -> str:
    """Return "Ana took 2 blue from factory 3 into row 1: row 1 is full and 1 tile falls ..."."""
    effects = take_effects(event)
    return f"{take(event, names)}{': ' + listed(effects) if effects else ''}."


def taken_back(events: Sequence[TilesTaken], names: Sequence[str]) -> str:
    """Return "Bor's 4R3 was taken back", without a full stop; the latest take comes first."""
    moves = listed(f"{possessive(names[event.seat])} {event.move}" for event in events)
    return f"{moves} {'was' if len(events) == 1 else 'were'} taken back"
