"""From the keys of a line to a turn: every key is picked as on the screen, but a line is a whole.

What differs from single keys is only this: a line can name each thing once, so that the second
number is the row; and it is taken or refused as a whole, except that what was picked stands when
only its row is refused.
"""

from __future__ import annotations

from typing import NamedTuple

from azul_tui.engine import CENTER, FLOOR, LETTERS, ROWS, Color, Move, State
from azul_tui.text import capital, line_mode, only_color, only_source
from azul_tui.text.refusals import refused
from azul_tui.turn import Automatic, NotPossible, Stage, Turn, Why

_ABOUT_THE_ROW = {Why.ROW_NOT_LEGAL, Why.ROW_TOO_SOON, Why.NO_SUCH_ROW}


class Pick(NamedTuple):
    """What came of the keys of a line."""

    turn: Turn
    """What is picked now."""
    move: Move | None = None
    """A whole and legal move."""
    notes: tuple[str, ...] = ()
    """Sentences about what was picked by itself."""
    refusal: str = ""
    """Why the line, or its row, is not possible."""


class _RefusedError(ValueError):
    """The line is refused; the text is a sentence."""


def pick(state: State, before: Turn, keys: str) -> Pick:
    """Go on from the turn ``before`` with ``keys``, letters and digits from `reading.symbols`."""
    line = _Line(state, before, keys)
    try:
        move = line.read(keys)
    except _RefusedError as refusal:
        turn = line.turn if line.only_row_refused else before
        return Pick(turn, None, _notes(before, turn), str(refusal))
    return Pick(line.turn, move, _notes(before, line.turn))


class _Line:
    """The picks of one line, key by key."""

    def __init__(self, state: State, before: Turn, keys: str) -> None:
        self.turn = before
        self.only_row_refused = False
        self._state = state
        self._color_named = False
        self._source_named = False
        named = any(key.upper() in LETTERS for key in keys)
        if before.stage is Stage.ROW and named and len(keys) > 1:
            # Color and more begin a turn anew: its number must not become a row by mistake.
            self.turn = Turn(before.moves)

    def read(self, keys: str) -> Move | None:
        if whole := _whole(keys):
            # No number of three is taken for something else, whatever is picked by itself.
            self._take(Turn(self.turn.moves).pick_group((whole.source, whole.color)))
            return self._take(self.turn.move_to(whole.row))
        move = None
        for key in keys:
            if move is not None:
                raise _RefusedError(line_mode.too_much(key))
            move = self._take(self._key(key))
        return move

    def _key(self, key: str) -> Turn | Move | NotPossible:
        if key.upper() in LETTERS:
            return self._color(Color.from_letter(key))
        if key == "f":
            return self.turn.move_to(FLOOR)
        if key == "0":
            return self._zero()
        if not self._source_named:
            return self._place(key)
        if key == "c":
            raise _RefusedError(line_mode.ONE_SOURCE)
        row = int(key) - 1
        if row >= ROWS:
            return NotPossible(Why.NO_SUCH_ROW, self.turn.color, self.turn.source, row)
        return self.turn.move_to(row)

    def _zero(self) -> NotPossible:
        """Refuse what is counted from 1, as a row or as a factory, whichever is due."""
        if self.turn.stage is Stage.ROW or self._source_named:
            return NotPossible(Why.NO_SUCH_ROW, self.turn.color, self.turn.source, -1)
        return NotPossible(Why.SOURCE_EMPTY, source=-1)

    def _color(self, color: Color) -> Turn | NotPossible:
        if self._color_named:
            raise _RefusedError(line_mode.ONE_COLOR)
        self._color_named = True
        return self.turn.pick_color(color)

    def _place(self, key: str) -> Turn | Move | NotPossible:
        """Take the first number of the line, or the center."""
        picked: Turn | Move | NotPossible
        picked = self.turn.pick_source(CENTER) if key == "c" else self.turn.pick_number(int(key))
        self._source_named = isinstance(picked, Turn)
        return picked

    def _take(self, picked: Turn | Move | NotPossible) -> Move | None:
        if isinstance(picked, NotPossible):
            self.only_row_refused = picked.why in _ABOUT_THE_ROW
            raise _RefusedError(refused(picked, self._state))
        if isinstance(picked, Turn):
            self.turn = picked
            return None
        return picked


def _whole(keys: str) -> Move | None:
    """Return the move of three keys that name a color, a source and a row, in a possible order."""
    if len(keys) != 3:
        return None
    first, second, row = tuple(keys.upper())
    color, source = (first, second) if first in LETTERS else (second, first)
    if color not in LETTERS or source in LETTERS + "F0" or row in LETTERS + "C06789":
        return None
    return Move.parse(source + color + row)


def _notes(before: Turn, turn: Turn) -> tuple[str, ...]:
    """Return what was picked by itself since ``before``."""
    if turn is before or turn.automatic is None or turn.group is None:
        return ()
    only = only_source if turn.automatic is Automatic.SOURCE else only_color
    source, color = turn.group
    return (f"{capital(only(color, source))}.",)
