"""A whole game as sentences, round by round: what the log shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from azul_tui.engine import (
    Dealt,
    FloorCharged,
    GameEnded,
    LineDropped,
    Move,
    RoundEnded,
    TileScored,
    TilesTaken,
    Wall,
)
from azul_tui.record import LogEntry, TakenBack
from azul_tui.text import moves, notices, scoring
from azul_tui.text.outcomes import decided, headline
from azul_tui.text.words import capital


class Tone(Enum):
    """What a line of the story is."""

    ROUND = "the heading of a round"
    TAKE = "a take"
    UNDONE = "a take that was taken back later"
    BACK = "takes were taken back"
    GAIN = "points won"
    LOSS = "points lost"
    PLAIN = "something that earns and costs nothing"
    NOTICE = "something to notice"
    TOTAL = "how things stand"


class StoryLine(NamedTuple):
    """A sentence of the story, and its short form: a move or points."""

    tone: Tone
    text: str
    short: str = ""
    move: Move | None = None


def story(log: Sequence[LogEntry], names: Sequence[str], wall: Wall) -> tuple[StoryLine, ...]:
    """Return all that happened, in order."""
    undone = taken_back_entries(log)
    return tuple(
        line
        for at, entry in enumerate(log)
        for line in _lines(entry, names, wall, undone=at in undone)
    )


def taken_back_entries(log: Sequence[LogEntry]) -> frozenset[int]:
    """Return where in the log the takes stand that were taken back later."""
    standing: list[int] = []
    undone: set[int] = set()
    for at, entry in enumerate(log):
        if isinstance(entry, TilesTaken):
            standing.append(at)
        elif isinstance(entry, TakenBack):
            undone.update(standing[-len(entry.takes) :])
            del standing[-len(entry.takes) :]
    return frozenset(undone)


def _lines(
    entry: LogEntry, names: Sequence[str], wall: Wall, *, undone: bool
) -> Iterator[StoryLine]:
    match entry:
        case Dealt():
            yield StoryLine(Tone.ROUND, f"Round {entry.round}: {names[entry.starter]} starts")
            for notice in (notices.poured(entry), notices.short_deal(entry)):
                if notice:
                    yield StoryLine(Tone.NOTICE, notice)
        case TilesTaken():
            text = moves.take_in_full(entry, names)
            tone = Tone.UNDONE if undone else Tone.TAKE
            yield StoryLine(tone, text, str(entry.move), entry.move)
        case TakenBack():
            yield StoryLine(Tone.BACK, f"{moves.taken_back(entry.takes, names)}.")
        case TileScored():
            text = f"{names[entry.seat]}: {scoring.tile_scored(entry, wall)}"
            yield StoryLine(Tone.GAIN, text, f"+{entry.points}")
        case LineDropped():
            text = f"{names[entry.seat]}: {scoring.line_dropped(entry)}"
            yield StoryLine(Tone.LOSS, text)
        case FloorCharged():
            if entry.spaces:
                text = f"{names[entry.seat]}: {scoring.floor_charged(entry)}"
                yield StoryLine(Tone.LOSS, text, f"-{entry.charged}" if entry.charged else "0")
        case RoundEnded():
            yield StoryLine(Tone.TOTAL, scoring.round_ended(entry, names))
        case GameEnded(result):
            yield StoryLine(Tone.TOTAL, scoring.end_reason(result, names))
            for seat, name in enumerate(names):
                text = f"{name}: {scoring.final_sum(result, seat)}."
                yield StoryLine(Tone.PLAIN, capital(text))
            told = f"{headline(result, names)} {decided(result, names)}".strip()
            yield StoryLine(Tone.TOTAL, told)
