"""Where a replay stands: a record cut into the steps that people see, and the way between them."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from azul_tui.engine import (
    Dealt,
    FloorCharged,
    LineDropped,
    RoundEnded,
    TableView,
    TileScored,
    format_position,
)
from azul_tui.record import LogEntry, TakenBack
from azul_tui.record.actions import perform
from azul_tui.record.reading import Record
from azul_tui.text.story import taken_back_entries
from azul_tui.ui.scoring import Scoring, worth_showing


@dataclass(frozen=True)
class Stop:
    """A place where a replay stops, because something can be seen there.

    Attributes:
        steps: how many steps of the record are done here, the one that is shown included.
        entry: what has just happened; None at the start, and where a scoring begins that has to
            wait for a choice.
        part: the number of the entry among those of its step that are shown, from 0.
        whole: nothing of the step is left to show.
        logged: how many entries of the log have happened.
    """

    steps: int
    entry: LogEntry | None
    part: int
    whole: bool
    logged: int

    @property
    def scores(self) -> bool:
        """The stop shows a step of a scoring."""
        return isinstance(self.entry, TileScored | LineDropped | FloorCharged | RoundEnded)


class Film:
    """A record as the row of its stops, with the table at each of them.

    Tables are found when they are first asked for, and kept: one step on is as quick at the end of
    a long game as at its beginning.

    Args:
        record: the record, finished or not.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.stops = tuple(_stops(record))
        self._game = record.header.new_game()
        self._views = [self._game.view]

    @cached_property
    def rounds(self) -> tuple[int, ...]:
        """The stops at which rounds begin."""
        return tuple(at for at, stop in enumerate(self.stops) if isinstance(stop.entry, Dealt))

    @cached_property
    def undone(self) -> frozenset[int]:
        """The stops of takes that are taken back later."""
        entries = taken_back_entries(self.record.log)
        return frozenset(at for at, stop in enumerate(self.stops) if stop.logged - 1 in entries)

    @property
    def last(self) -> int:
        """The last stop."""
        return len(self.stops) - 1

    def view(self, at: int) -> TableView:
        """The table after the step of a stop; see `scoring` for the boards amid a scoring."""
        return self._view(self.stops[at].steps)

    def view_before(self, at: int) -> TableView:
        """The table before the step of a stop; at the start the table there."""
        return self._view(max(0, self.stops[at].steps - 1))

    def scoring(self, at: int) -> Scoring | None:
        """The scoring that a stop shows, as far as it has gone there; None if it shows none."""
        stop = self.stops[at]
        if not stop.scores:
            return None
        events = self.record.steps[stop.steps - 1].events
        scoring = Scoring(self.view_before(at).boards).add(
            [event for event in events if not isinstance(event, TakenBack)]
        )
        for _ in range(stop.part + 1):
            scoring = scoring.next()
        return scoring

    def position(self, at: int) -> str:
        """The position of a stop as text; amid a scoring the one from which it goes on."""
        stop = self.stops[at]
        steps = stop.steps if stop.whole else stop.steps - 1
        return format_position(self.record.game_at(steps).state)

    def log(self, at: int) -> tuple[LogEntry, ...]:
        """All that has happened up to a stop, which is the last of it."""
        return self.record.log[: self.stops[at].logged]

    def _view(self, steps: int) -> TableView:
        while len(self._views) <= steps:
            perform(self._game, self.record.steps[len(self._views) - 1].action)
            self._views.append(self._game.view)
        return self._views[steps]


@dataclass(frozen=True)
class Replay:
    """A place in a film, and the ways to others; what leads nowhere is the same place.

    Attributes:
        film: the record.
        at: the stop, from 0, which is the start.
    """

    film: Film
    at: int = 0

    @property
    def stop(self) -> Stop:
        """What is shown."""
        return self.film.stops[self.at]

    def jump(self, at: int) -> Replay:
        """At another stop, or at the end that is nearest to it."""
        return replace(self, at=min(max(at, 0), self.film.last))

    def forward(self) -> Replay:
        """One stop on."""
        return self.jump(self.at + 1)

    def backward(self) -> Replay:
        """One stop back."""
        return self.jump(self.at - 1)

    def next_round(self) -> Replay:
        """Where the next round begins; in the last round the end."""
        rounds = self.film.rounds
        later = bisect_right(rounds, self.at)
        return self.jump(rounds[later] if later < len(rounds) else self.film.last)

    def previous_round(self) -> Replay:
        """Where this round begins; from there, where the round before does; at last the start."""
        rounds = self.film.rounds
        earlier = bisect_left(rounds, self.at)
        return self.jump(rounds[earlier - 1] if earlier else 0)

    def first(self) -> Replay:
        """At the start."""
        return self.jump(0)

    def end(self) -> Replay:
        """At the last stop."""
        return self.jump(self.film.last)


def _stops(record: Record) -> Iterator[Stop]:
    yield Stop(0, None, 0, True, 0)
    logged = 0
    for steps, (_, events, _) in enumerate(record.steps, 1):
        shown = [(at, entry) for at, entry in enumerate(events, logged + 1) if _can_be_seen(entry)]
        logged += len(events)
        last = len(shown) - 1
        for part, (at, entry) in enumerate(shown):
            yield Stop(steps, entry, part, part == last, logged if part == last else at)
        if not shown:
            yield Stop(steps, None, 0, True, logged)


def _can_be_seen(entry: LogEntry) -> bool:
    if isinstance(entry, TileScored | LineDropped | FloorCharged | RoundEnded):
        return worth_showing(entry)
    return True
