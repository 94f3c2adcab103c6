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


def take_effects_short(event: TilesTaken) -> tuple[str, ...]:
    """Return what a take did in few words: "fills row 2", "marker+1 fall", "2 to lid"."""
    effects = []
    if event.filled:
        effects.append(f"fills {row_name(event.move.row)}")
    elif event.move.row != FLOOR:
        effects.append(f"{event.placed} {into(event.move.row)}")
    if event.floored:
        marker = "marker+" if event.marker else ""
        verb = "falls" if event.floored == 1 and not event.marker else "fall"
        effects.append(f"{marker}{event.floored} {verb}")
    elif event.marker:
        effects.append("marker")
    if event.discarded:
        effects.append(f"{event.discarded} to lid")
    return tuple(effects)


def take_in_full(event: TilesTaken, names: Sequence[str]) -> str:
    """Return "Ana took 2 blue from factory 3 into row 1: row 1 is full and 1 tile falls ..."."""
    effects = take_effects(event)
    return f"{take(event, names)}{': ' + listed(effects) if effects else ''}."


def taken_back(events: Sequence[TilesTaken], names: Sequence[str]) -> str:
    """Return "Bor's 4R3 was taken back", without a full stop; the latest take comes first."""
    moves = listed(f"{possessive(names[event.seat])} {event.move}" for event in events)
    return f"{moves} {'was' if len(events) == 1 else 'were'} taken back"


def taken_back_shorter(events: Sequence[TilesTaken]) -> tuple[str, ...]:
    """Return the same without names, in fewer and fewer words: "4R3 was taken back" at first."""
    moves = [str(event.move) for event in events]
    if len(moves) == 1:
        return f"{moves[0]} was taken back", f"{moves[0]} taken back", f"{moves[0]} undone"
    count = len(moves)
    return f"{listed(moves)} were taken back", f"{count} takes were taken back", f"{count} undone"
