"""A round's scoring while it is shown, one step after the other; a pure value."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from azul_tui.engine import (
    COLORS,
    TILES_PER_COLOR,
    BoardView,
    Event,
    FloorCharged,
    LineDropped,
    RoundEnded,
    TableView,
    TileScored,
    after_event,
)


class Scoring(NamedTuple):
    """What is shown of a scoring.

    Attributes:
        boards: the boards as they are shown, the current step included.
        current: the step that is shown, or None before the first.
        waiting: the steps that have happened but were not shown yet.
        before: the boards before the current step.
        seen: the last step has been looked at, and what comes next can be shown.
    """

    boards: tuple[BoardView, ...]
    current: Event | None = None
    waiting: tuple[Event, ...] = ()
    before: tuple[BoardView, ...] = ()
    seen: bool = False

    def add(self, events: Iterable[Event]) -> Scoring:
        """The scoring with further steps that have happened; nothing to see is left out."""
        return self._replace(waiting=(*self.waiting, *filter(worth_showing, events)), seen=False)

    @property
    def done(self) -> bool:
        """All that has happened is shown."""
        return not self.waiting

    @property
    def seat(self) -> int | None:
        """The player whose board the current step is about, if it is about one."""
        return _seat(self.current)

    def next(self) -> Scoring:
        """One step on; the same when all is shown."""
        if self.done:
            return self
        event, *waiting = self.waiting
        return Scoring(after_event(self.boards, event), event, tuple(waiting), self.boards)

    def to_next_player(self) -> Scoring:
        """On to the last step of the player who is being shown, or is next."""
        shown = self.next()
        while not shown.done and _seat(shown.waiting[0]) == shown.seat:
            shown = shown.next()
        return shown

    def to_end(self) -> Scoring:
        """On to the last step that has happened."""
        shown = self
        while not shown.done:
            shown = shown.next()
        return shown

    def lid(self, view: TableView) -> int:
        """Tiles in the lid as it is shown: all that are neither in the bag nor on a board.

        No tile is on offer while a round is scored.
        """
        tiles = sum(view.bag)
        for board in self.boards:
            tiles += sum(line.tiles for line in board.lines)
            places = (*board.wall, board.floor)
            tiles += sum(color is not None for place in places for color in place)
        return TILES_PER_COLOR * len(COLORS) - tiles

    @property
    def lit(self) -> frozenset[tuple[int, int]]:
        """The wall spaces (row, column) of the two runs that score in the current step (R3.2)."""
        event = self.current
        if not isinstance(event, TileScored):
            return frozenset()
        across = {(event.row, at) for at in range(event.across[0], event.across[1] + 1)}
        down = {(at, event.column) for at in range(event.down[0], event.down[1] + 1)}
        return frozenset(across | down)


def _seat(event: Event | None) -> int | None:
    if isinstance(event, TileScored | LineDropped | FloorCharged):
        return event.seat
    return None


def worth_showing(event: Event) -> bool:
    """The event is a step of a scoring that people want to see."""
    if isinstance(event, FloorCharged):
        return event.spaces > 0
    return isinstance(event, TileScored | LineDropped | RoundEnded)
