"""A turn while it is being picked: a color, a source, a target row; nothing of it is played yet.

A pure value: every key gives a new turn, or says why it cannot. What is possible comes from the
engine's legal moves alone. The screen and line mode both play by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple, TypeVar

from azul_tui.engine import CENTER, FLOOR, ROWS, Color, Move

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
    NO_SUCH_ROW = "there is no row with that number"


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
        if self.stage is Stage.ROW and color is self.color:
            return self._replace(automatic=None)
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
        if self.stage is Stage.ROW and source == self.source:
            return self._replace(automatic=None)
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
        """Take a digit, 1 to 9, for a row once color and source are picked, else for a factory.

        The number of a factory that was picked by itself only confirms it; twice it is a row. What
        is no row is another factory, if that holds the color.
        """
        if self.stage is not Stage.ROW:
            return self.pick_source(number - 1)
        if self.automatic is Automatic.SOURCE and number - 1 == self.source:
            # Whoever types color, source and row by habit did not mean this for the row.
            return self._replace(automatic=None)
        if number <= ROWS:
            return self.move_to(number - 1)
        other = self.pick_source(number - 1)
        if isinstance(other, Turn) and other.stage is Stage.ROW:
            return other
        return NotPossible(Why.NO_SUCH_ROW, self.color, self.source, number - 1)

    def pick_group(self, group: Group) -> Turn | NotPossible:
        """Pick color and source at once, as a click does."""
        source, color = group
        if group not in Turn(self.moves).groups:
            return NotPossible(Why.COLOR_NOT_AT_SOURCE, color, source)
        return self._picked(color, source)

    def back(self) -> Turn | None:
        """One step back; None when nothing is picked."""
        return self.previous

    def step(self, step: Step, across: int = 1) -> Turn:
        """Move the cursor: over the rows once a group is picked, over the groups before.

        Args:
            step: the direction.
            across: how many factories lie beside each other on the table; the center lies below
                them, its colors below each other.
        """
        if self.stage is Stage.ROW:
            return self._replace(row_cursor=_next(self.rows, self.row_cursor, _direction(step)))
        groups = self.groups
        if self.cursor not in groups:
            return self._replace(cursor=groups[0] if groups else None)
        if step in {Step.LEFT, Step.RIGHT}:
            return self._replace(cursor=_next(groups, self.cursor, _direction(step)))
        return self._replace(cursor=_above_or_below(groups, self.cursor, _direction(step), across))

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


def _above_or_below(groups: Sequence[Group], cursor: Group, direction: int, across: int) -> Group:
    """The group in the next line of the table: a row of factories, or a color of the center."""
    lines: dict[tuple[int, int], list[Group]] = {}
    for group in groups:
        source, color = group
        line = (1, color) if source == CENTER else (0, source // across)
        lines.setdefault(line, []).append(group)
    source, color = cursor
    here = next(line for line, held in lines.items() if cursor in held)
    column = 0 if source == CENTER else source % across

    def distance(group: Group) -> tuple[int, bool]:
        return abs(group[0] % across - column) if group[0] != CENTER else 0, group[1] is not color

    return min(lines[_next(sorted(lines), here, direction)], key=distance)


def _direction(step: Step) -> int:
    return sum(step.value)


def _next(items: Sequence[_T], item: _T | None, direction: int) -> _T:
    """The neighbor of ``item``, round the end; the first when the item is not there."""
    if item not in items:
        return items[0]
    return items[(items.index(item) + direction) % len(items)]
