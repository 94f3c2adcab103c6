"""A turn while it is being picked: a color, a source, a target row; nothing of it is played yet.

A pure value: every key gives a new turn, or says why it cannot. What is possible comes from the
engine's legal moves alone. The screen and line mode both play by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple, TypeVar

from azul_tui.engine import FLOOR, ROWS, Color, Move

ALL_ROWS = (*range(ROWS), FLOOR)
"""Every target row there is, from the top."""

_T = TypeVar("_T")


class Stage(Enum):
    """What the turn asks for next."""

    GROUP = "group"
    """A color or a source, in either order."""
    SOURCE = "source"
    COLOR = "color"
    ROW = "row"


class Step(Enum):
    """A step of the cursor."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


class Automatic(Enum):
    """What was picked by itself, because nothing else was left."""

    COLOR = "the only color of the source"
    SOURCE = "the only source of the color"


class Why(Enum):
    """Why a key does nothing at this point of the turn."""

    COLOR_NOWHERE = "no source holds that color"
    SOURCE_EMPTY = "the source holds no tiles, or there is no such source"
    COLOR_NOT_AT_SOURCE = "the source does not hold that color"
    ROW_NOT_LEGAL = "the rules do not allow that row"
    ROW_TOO_SOON = "a color and a source come first"


class NotPossible(NamedTuple):
    """A pick that is refused.

    Attributes:
        why: the reason.
        color: the color that it is about, or that was picked before.
        source: the source that it is about, or that was picked before.
        row: the target row that it is about.
    """

    why: Why
    color: Color | None = None
    source: int | None = None
    row: int | None = None


Group = tuple[int, Color]
"""The tiles of one color at one source, which are always taken together (R2.1)."""


class Turn(NamedTuple):
    """What the player in turn has picked so far.

    Attributes:
        moves: the legal moves, in the engine's order.
        color: the color picked, or None.
        source: the source picked, or None.
        automatic: which of color and source was the only one possible and picked by itself.
        cursor: the group under the cursor, when the player picks with arrows.
        row_cursor: the target row under the cursor, once color and source are picked.
        previous: the turn one step back, or None when nothing is picked.
    """

    moves: tuple[Move, ...]
    color: Color | None = None
    source: int | None = None
    automatic: Automatic | None = None
    cursor: Group | None = None
    row_cursor: int | None = None
    previous: Turn | None = None

    @property
    def stage(self) -> Stage:
        """What has to be picked next."""
        if self.color is None:
            return Stage.GROUP if self.source is None else Stage.COLOR
        return Stage.SOURCE if self.source is None else Stage.ROW

    @property
    def group(self) -> Group | None:
        """The tiles that would be taken, once color and source are picked."""
        if self.color is None or self.source is None:
            return None
        return self.source, self.color

    @property
    def possible(self) -> tuple[Move, ...]:
        """The legal moves that agree with what is picked so far."""
        return tuple(
            move
            for move in self.moves
            if self.color in {None, move.color} and self.source in {None, move.source}
        )

    @property
    def groups(self) -> tuple[Group, ...]:
        """The groups that fit what is picked so far, by source and color."""
        return tuple((move.source, move.color) for move in self.possible if move.row == FLOOR)

    @property
    def colors(self) -> tuple[Color, ...]:
        """The colors that can be picked, given the source if there is one."""
        return tuple(sorted({color for _, color in self.groups}))

    @property
    def sources(self) -> tuple[int, ...]:
        """The sources that can be picked, given the color if there is one."""
        return tuple(sorted({source for source, _ in self.groups}))

    @property
    def rows(self) -> tuple[int, ...]:
        """The legal target rows of the picked group; empty before it is picked."""
        return tuple(move.row for move in self.possible) if self.group else ()

    def move_to(self, row: int) -> Move | NotPossible:
        """The move into ``row``, if the turn is that far and the rules allow it."""
        if self.group is None:
            return NotPossible(Why.ROW_TOO_SOON, self.color, self.source, row)
        if row not in self.rows:
            return NotPossible(Why.ROW_NOT_LEGAL, self.color, self.source, row)
        return Move(self.group[0], self.group[1], row)

    def pick_color(self, color: Color) -> Turn | NotPossible:
        """Pick a color, or another one; the source stays when it holds the color too.

        A source that was picked by itself came with its color, and goes with it.
        """
        fresh = Turn(self.moves)
        if color not in fresh.colors:
            return NotPossible(Why.COLOR_NOWHERE, color)
        source = None if self.automatic is Automatic.SOURCE else self.source
        if source is not None:
            if (source, color) in fresh.groups:
                return self._picked(color, source)
            if self.stage is Stage.COLOR:
                return NotPossible(Why.COLOR_NOT_AT_SOURCE, color, source)
        sources = fresh._replace(color=color).sources
        return self._picked(color, sources[0] if len(sources) == 1 else None, Automatic.SOURCE)

    def pick_source(self, source: int) -> Turn | NotPossible:
        """Pick a source, or another one; the color stays when the source holds it.

        A color that was picked by itself came with its source, and goes with it.
        """
        fresh = Turn(self.moves)
        if source not in fresh.sources:
            return NotPossible(Why.SOURCE_EMPTY, source=source)
        color = None if self.automatic is Automatic.COLOR else self.color
        if color is not None:
            if (source, color) in fresh.groups:
                return self._picked(color, source)
            if self.stage is Stage.SOURCE:
                return NotPossible(Why.COLOR_NOT_AT_SOURCE, color, source)
        colors = fresh._replace(source=source).colors
        return self._picked(colors[0] if len(colors) == 1 else None, source, Automatic.COLOR)

    def pick_number(self, number: int) -> Turn | Move | NotPossible:
        """Take a digit, 1 to 9, for a row once color and source are picked, else for a factory."""
        if self.stage is Stage.ROW and number <= ROWS:
            return self.move_to(number - 1)
        return self.pick_source(number - 1)

    def pick_group(self, group: Group) -> Turn | NotPossible:
        """Pick color and source at once, as a click does."""
        source, color = group
        if group not in Turn(self.moves).groups:
            return NotPossible(Why.COLOR_NOT_AT_SOURCE, color, source)
        return self._picked(color, source)

    def back(self) -> Turn | None:
        """One step back; None when nothing is picked."""
        return self.previous

    def step(self, step: Step) -> Turn:
        """Move the cursor: over the rows once a group is picked, over the groups before."""
        if self.stage is Stage.ROW:
            return self._replace(row_cursor=_next(self.rows, self.row_cursor, _direction(step)))
        groups = self.groups
        if self.cursor not in groups:
            return self._replace(cursor=groups[0] if groups else None)
        if step in {Step.LEFT, Step.RIGHT}:
            return self._replace(cursor=_next(groups, self.cursor, _direction(step)))
        source = _next(self.sources, self.cursor[0], _direction(step))
        here = [group for group in groups if group[0] == source]
        same = [group for group in here if group[1] is self.cursor[1]]
        return self._replace(cursor=(same or here)[0])

    def point_at(self, row: int) -> Turn:
        """Move the row cursor to ``row``, if that is a legal target."""
        return self._replace(row_cursor=row) if row in self.rows else self

    def _picked(
        self, color: Color | None, source: int | None, automatic: Automatic | None = None
    ) -> Turn:
        both = color is not None and source is not None
        previous: Turn | None = self
        if self.stage is Stage.ROW:
            previous = Turn(self.moves, cursor=self.cursor)
        elif self.previous and not both:
            previous = self.previous
        turn = Turn(self.moves, color, source, automatic if both else None, previous=previous)
        if turn.stage is Stage.ROW:
            return turn._replace(cursor=self.cursor and turn.group, row_cursor=turn.rows[0])
        return turn._replace(cursor=self.cursor and turn.groups[0])


def _direction(step: Step) -> int:
    return sum(step.value)


def _next(items: Sequence[_T], item: _T | None, direction: int) -> _T:
    """The neighbor of ``item``, round the end; the first when the item is not there."""
    if item not in items:
        return items[0]
    return items[(items.index(item) + direction) % len(items)]
