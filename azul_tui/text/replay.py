"""A replay in words: every step as a sentence, with what follows from it, and in few words."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple

from azul_tui.engine import (
    Dealt,
    FloorCharged,
    GameEnded,
    LineDropped,
    Phase,
    RoundEnded,
    TableView,
    TileScored,
    TilesTaken,
    Wall,
)
from azul_tui.record import LogEntry, TakenBack
from azul_tui.text import moves, notices, outcomes, scoring
from azul_tui.text.things import row_name, wall_name
from azul_tui.text.times import day_and_time
from azul_tui.text.words import capital, listed, signed

OVER_HERE: Final = "The game is over here; a new one can start from any earlier step."
PLAY_ON: Final = "Start a new game from here?"
JUMP: Final = "Jump to a step"
STEP: Final = "step"
START: Final = "start"
UNDONE: Final = "It was taken back later."
SCORING: Final = "The scoring begins."


class Told(NamedTuple):
    """A step in words.

    Attributes:
        who: the player whose step it is, if it is anybody's; ``what`` goes on with it.
        what: the rest of the sentence, or all of it.
        details: what follows from it, sentences.
    """

    who: str
    what: str
    details: tuple[str, ...] = ()

    @property
    def sentence(self) -> str:
        """The sentence as a whole."""
        return self.who + self.what


def start(names: Sequence[str], wall: Wall, starter: int, created: datetime) -> Told:
    """Tell "Ana and Bor play on the gray wall; Bor starts.", and when that was."""
    when = day_and_time(created.astimezone())
    who = listed(names)
    return Told(
        "",
        f"{who} play on {wall_name(wall)}; {names[starter]} starts.",
        (f"The game began on {when}.",),
    )


def step(entry: LogEntry, names: Sequence[str], wall: Wall) -> Told:
    """Tell what happened."""
    match entry:
        case TilesTaken():
            effects = moves.take_effects(entry)
            name = names[entry.seat]
            took = moves.take(entry, names).removeprefix(name)
            return Told(name, f"{took}.", (capital(f"{listed(effects)}."),) if effects else ())
        case TakenBack():
            return Told("", f"{moves.taken_back(entry.takes, names)}.", (_again(entry, names),))
        case Dealt():
            details = (notices.poured(entry), notices.short_deal(entry))
            return Told(
                "",
                f"Round {entry.round} is dealt: {names[entry.starter]} starts.",
                tuple(text for text in details if text),
            )
        case TileScored():
            return Told(names[entry.seat], f": {scoring.tile_scored(entry, wall)}")
        case LineDropped():
            return Told(names[entry.seat], f": {scoring.line_dropped(entry)}")
        case FloorCharged():
            return Told(names[entry.seat], f": {scoring.floor_charged(entry)}")
        case RoundEnded():
            return Told("", scoring.round_ended(entry, names))
        case GameEnded(result):
            sums = [
                f"{name}: {scoring.final_sum(result, seat)}." for seat, name in enumerate(names)
            ]
            return Told("", scoring.outcome(result, names), (outcomes.ended(result, names), *sums))


def step_short(entry: LogEntry | None, names: Sequence[str]) -> str:
    """Return what happened in two or three words: "Ana 3B2", "Bor +5", "round 2"."""
    match entry:
        case TilesTaken():
            return moves.take_short(entry, names)
        case TakenBack(takes):
            return f"undo {', '.join(str(taken.move) for taken in takes)}"
        case Dealt():
            return f"round {entry.round}"
        case TileScored():
            return f"{names[entry.seat]} {signed(entry.points)}"
        case LineDropped():
            return f"{names[entry.seat]} {row_name(entry.row)} falls"
        case FloorCharged():
            return f"{names[entry.seat]} {signed(-entry.charged)}"
        case RoundEnded():
            return "scores"
        case GameEnded():
            return "result"
        case None:
            return "scoring"


def unfinished(view: TableView, names: Sequence[str]) -> str:
    """Return "The game is not finished: Ana is to move.", for a record that ends here."""
    if view.phase is Phase.OFFER:
        due = f"{names[view.turn]} is to move"
    elif view.phase is Phase.TILING:
        due = f"{names[view.turn]} is to choose a column"
    elif view.phase is Phase.OFFERED:
        due = "the round is to be scored"
    else:
        due = f"round {view.round + 1} is to be dealt"
    return f"The game is not finished: {due}."


def place(at: int, last: int) -> str:
    """Return "replay 12/80"."""
    return f"replay {at}/{last}"


def play_on_detail(names: Sequence[str], round_: int) -> str:
    """Return "Ana and Bor go on from round 3, as a game of its own. ..."; 0 is before any round."""
    since = f"round {round_}" if round_ else "the start"
    return f"{listed(names)} go on from {since}, as a game of its own. This one stays as it is."


def _again(entry: TakenBack, names: Sequence[str]) -> str:
    return f"{names[entry.takes[-1].seat]} is to move again."
