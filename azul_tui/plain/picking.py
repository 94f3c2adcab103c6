"""From the keys of a pick to a move, given what is on the table and what was picked before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from azul_tui.engine import CENTER, FLOOR, LETTERS, ROWS, Color, Move, Reason, TableView
from azul_tui.text import (
    capital,
    color_choices,
    line_mode,
    move_reason,
    only_color,
    only_source,
    source_choices,
)


class Picked(NamedTuple):
    """What a player has picked so far in a turn."""

    color: Color | None = None
    source: int | None = None

    @property
    def complete(self) -> bool:
        """Only the row is missing."""
        return self.color is not None and self.source is not None


class Pick(NamedTuple):
    """What came of the keys."""

    picked: Picked
    move: Move | None = None
    """A whole move, legal or not."""
    notes: tuple[str, ...] = ()
    """Sentences about what was picked by itself."""


class PickError(ValueError):
    """The keys make no sense at this table; the text is a sentence."""


def matching(moves: Sequence[Move], picked: Picked) -> list[Move]:
    """Return the ``moves`` that agree with what was picked."""
    color, source = picked
    return [move for move in moves if color in {None, move.color} and source in {None, move.source}]


def pick(view: TableView, moves: Sequence[Move], before: Picked, keys: str) -> Pick:
    """Go on from what was picked ``before`` with ``keys``.

    A color begins anew once a color is picked. Color and source may come in either order; what
    only one choice is left for is picked by itself.

    Args:
        view: The table.
        moves: The legal moves.
        before: What was picked before.
        keys: Letters and digits, at least one, from `reading.symbols`.

    Raises:
        PickError: the keys make no sense; what was picked before still stands.
    """
    if whole := _whole(keys):
        return Pick(Picked(whole.color, whole.source), whole)
    picker = _Picker(view, moves, before)
    for key in keys:
        picker.add(key)
    return picker.finish()


def _whole(keys: str) -> Move | None:
    """Return the move of three keys that name a color, a source and a row, in a possible order."""
    if len(keys) != 3:
        return None
    first, second, row = tuple(keys.upper())
    color, source = (first, second) if first in LETTERS else (second, first)
    if color not in LETTERS or source in LETTERS + "F" or row in LETTERS + "C6789":
        return None
    return Move.parse(source + color + row)


class _Picker:
    """The picks of one line, key by key."""

    def __init__(self, view: TableView, moves: Sequence[Move], before: Picked) -> None:
        self.view = view
        self.moves = moves
        self.color, self.source = before
        self.row: int | None = None
        self.new_color = False
        self.notes: list[str] = []

    def add(self, key: str) -> None:
        if self.row is not None:
            raise PickError(line_mode.too_much(key))
        if key.upper() in LETTERS:
            self._add_color(Color.from_letter(key))
        elif key == "f":
            self._add_row(FLOOR)
        elif key == "c":
            self._add_center()
        else:
            self._add_number(int(key))

    def finish(self) -> Pick:
        """Pick by itself what is left without a choice."""
        if self.source is None:
            self._only_source()
        if self.color is None:
            self._only_color()
        move = None
        if self.row is not None:
            assert self.color is not None
            assert self.source is not None
            move = Move(self.source, self.color, self.row)
        return Pick(Picked(self.color, self.source), move, tuple(self.notes))

    def _add_color(self, color: Color) -> None:
        if self.new_color:
            raise PickError(line_mode.ONE_COLOR)
        if self.color is not None:
            self.source = None
        self.color, self.new_color = color, True
        if not self._sources():
            raise PickError(line_mode.no_such_color(color))
        self._check_source()

    def _add_center(self) -> None:
        if self.source is not None:
            raise PickError(line_mode.no_such_row("c"))
        self._add_source(CENTER)

    def _add_number(self, number: int) -> None:
        at = number - 1
        if self.source is None and self.color is not None and at not in self._sources():
            self._only_source()
        if self.source is None:
            self._add_source(at)
        elif at < ROWS:
            self._add_row(at)
        else:
            raise PickError(line_mode.no_such_row(str(number)))

    def _add_source(self, source: int) -> None:
        self.source = source
        self._check_source()

    def _add_row(self, row: int) -> None:
        if self.source is None and self.color is not None:
            self._only_source()
            if self.source is None:
                choices = source_choices(self.view, self._matching(), self.color)
                raise PickError(line_mode.source_needed(self.color, choices))
        if self.source is None:
            raise PickError(line_mode.PICK_FIRST)
        if self.color is None:
            self._only_color()
            if self.color is None:
                choices = color_choices(self._matching())
                raise PickError(line_mode.color_needed(self.source, choices))
        self.row = row

    def _check_source(self) -> None:
        """Refuse a source that has no tiles, or not of the color."""
        if self.source is None or self._matching():
            return
        factories = len(self.view.factories)
        there = self.source == CENTER or self.source < factories
        why = Reason.COLOR_NOT_THERE if there else Reason.NO_SUCH_FACTORY
        color = Color.BLUE if self.color is None else self.color
        raise PickError(move_reason(why, self.view, Move(self.source, color, FLOOR)))

    def _only_source(self) -> None:
        sources = self._sources()
        if self.color is not None and len(sources) == 1:
            [self.source] = sources
            self.notes.append(f"{capital(only_source(self.color, self.source))}.")

    def _only_color(self) -> None:
        colors = {move.color for move in self._matching()}
        if self.source is not None and len(colors) == 1:
            [self.color] = colors
            self.notes.append(f"{capital(only_color(self.color, self.source))}.")

    def _sources(self) -> set[int]:
        return {move.source for move in matching(self.moves, Picked(self.color))}

    def _matching(self) -> list[Move]:
        return matching(self.moves, Picked(self.color, self.source))
