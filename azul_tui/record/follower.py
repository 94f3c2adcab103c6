"""Follows a record event by event: every line is played through the engine."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from azul_tui.engine import (
    CENTER,
    FLOOR,
    LETTERS,
    MAX_PLAYERS,
    ROWS,
    Color,
    End,
    Game,
    IllegalAction,
    Move,
    NotationError,
    Phase,
    Placement,
    RoundEnded,
)
from azul_tui.record.actions import Action, Deal, LogEntry, Signal, Undo, perform
from azul_tui.record.errors import Fault
from azul_tui.record.header import HEADER_KEYS, Header
from azul_tui.record.lines import result_json, shown

_KEYS: Final = {
    "deal": frozenset({"deal"}),
    "take": frozenset({"seat", "take"}),
    "undo": frozenset({"undo"}),
    "place": frozenset({"seat", "place"}),
    "scores": frozenset({"scores"}),
    "end": frozenset({"end", "bonus", "final", "winners", "scoring"}),
}
_USUAL: Final = {
    ("deal",): "deal",
    ("seat", "take"): "take",
    ("undo",): "undo",
    ("seat", "place"): "place",
    ("scores",): "scores",
    ("end", "bonus", "final", "winners"): "end",
}
"""The keys of events in the order in which they are written."""
_KNOWN: Final = frozenset().union(HEADER_KEYS, *_KEYS.values())
_COLORS: Final = {color.letter: color for color in Color}
_MOVES: Final = {
    str(move): move
    for source in range(CENTER + 1)
    for color in Color
    for row in (*range(ROWS), FLOOR)
    for move in [Move(source, color, row)]
}


class Step(NamedTuple):
    """One thing that was done, and what happened by it."""

    action: Action
    events: tuple[LogEntry, ...]
    line: int
    """The line of the record that says it, counted from 1."""


class Follower:
    """The game of a record, as far as its lines have been followed.

    Args:
        header: the first line.
    """

    def __init__(self, header: Header) -> None:
        self.game: Game = header.new_game()
        self.steps: list[Step] = []
        self.owes_scores = False
        """A round was scored, and the line with its scores has not come yet."""
        self.ended = False
        """The line that ends the game has come."""

    def follow(self, line: Mapping[str, object], number: int) -> Collection[str]:
        """Play the event on a line; return the keys that mean nothing to this version.

        Raises:
            Fault: the line is no event, or the rules do not allow it here.
        """
        kind = usual = _USUAL.get(tuple(line))
        if kind is None:
            kinds = [key for key in line if key in _KEYS]
            if line and not kinds and _KNOWN.isdisjoint(line):
                return line.keys()
            if len(kinds) != 1:
                raise Fault(_not_one_event(line, kinds))
            kind = kinds[0]
        if self.ended:
            raise Fault("The game is over; nothing can follow its end.")
        if self.owes_scores and kind != "scores":
            raise Fault("The scores of the round must come first.")
        if self.game.phase is Phase.OVER and kind not in {"scores", "end"}:
            raise Fault("The game is over; only its end can follow.")
        try:
            _FOLLOW[kind](self, line, number)
        except IllegalAction as error:
            raise Fault(f"{_told(kind, line)}: {error}.") from error
        except NotationError as error:
            raise Fault(f"This {kind} cannot be read: {error}.") from error
        return [key for key in line if key not in _KEYS[kind]] if usual is None else ()

    def _take(self, line: Mapping[str, object], number: int) -> None:
        text = _text("take", line["take"])
        move = _MOVES.get(text)
        if move is None:
            raise Fault(f"A take must be written as {Move.parse(text)}, not {shown(text)}.")
        if self.game.phase is Phase.OFFER:
            self._check_seat(line)
        self.steps.append(Step(move, (self.game.play(move),), number))

    def _deal(self, line: Mapping[str, object], number: int) -> None:
        self._do(Deal(_factories(line["deal"])), number)

    def _place(self, line: Mapping[str, object], number: int) -> None:
        placement = Placement.parse(_text("place", line["place"]))
        if self.game.phase is Phase.OFFERED:
            self._do(Signal.SCORE, number)
        if self.game.phase is Phase.TILING:
            self._check_seat(line)
        self._do(placement, number)

    def _undo(self, line: Mapping[str, object], number: int) -> None:
        takes = line["undo"]
        if type(takes) is not int or takes < 1:
            raise Fault(f"An undo must say how many takes, not {shown(takes)}.")
        self._do(Undo(takes), number)

    def _scores(self, line: Mapping[str, object], number: int) -> None:
        if not self.owes_scores:
            if self.game.phase is Phase.OFFERED:
                self._do(Signal.SCORE, number)
            if not self.owes_scores:
                raise Fault(_no_scores_due(self.game))
        said = line["scores"]
        found = [board.score for board in self.game.state.boards]
        if not _same(said, found):
            raise Fault(_differs("Scores", _written(said), _written(found)))
        self.owes_scores = False

    def _end(self, line: Mapping[str, object], number: int) -> None:
        said = _end(line["end"])
        result = self.game.result
        if result is None:
            if said is not End.AGREED:
                raise Fault(_NOT_OVER[said])
            if "scoring" in line:
                self._begin_scoring(line["scoring"], number)
            self._do(Signal.AGREE, number)
            result = self.game.result
            assert result is not None
        elif said is not result.end:
            raise Fault(_differs("End", said.value, result.end.value))
        for key, value in result_json(result).items():
            if not _same(line.get(key), value):
                told = _written(line[key]) if key in line else "nothing"
                raise Fault(_differs(_RESULT_WORDS[key], told, _written(value)))
        self.ended = True

    def _begin_scoring(self, value: object, number: int) -> None:
        """Score up to the first choice of a column, which nothing else in the record tells."""
        if value is not True:
            raise Fault(f"The scoring has begun or not: true, or nothing, not {shown(value)}.")
        self._do(Signal.SCORE, number)

    def _do(self, action: Action, number: int) -> None:
        events = tuple(perform(self.game, action))
        self.steps.append(Step(action, events, number))
        if any([isinstance(event, RoundEnded) for event in events]):
            self.owes_scores = True

    def _check_seat(self, line: Mapping[str, object]) -> None:
        seat = line.get("seat")
        state = self.game.state
        if type(seat) is not int or not 1 <= seat <= state.players:
            raise Fault(f"The seat must be a number from 1 to {state.players}, not {shown(seat)}.")
        if seat != state.turn + 1:
            raise Fault(f"It is the turn of seat {state.turn + 1}, not of seat {seat}.")


_FOLLOW: Final = {
    "deal": Follower._deal,
    "take": Follower._take,
    "undo": Follower._undo,
    "place": Follower._place,
    "scores": Follower._scores,
    "end": Follower._end,
}
_RESULT_WORDS: Final = {
    "end": "End",
    "bonus": "Bonuses (rows/columns/colors)",
    "final": "Final scores",
    "winners": "Winning seats",
}
_BONUSES: Final = 3
"""Kinds: rows, columns, colors."""
_NOT_OVER: Final = {
    End.ROW: "The game is not over: the round is not scored, or no row is complete.",
    End.NO_TILES: "The game is not over: there are tiles for another round.",
}


def _end(value: object) -> End:
    for end in End:
        if value == end.value:
            return end
    raise Fault(f"A game ends by row, agreed or no-tiles, not {shown(value)}.")


def _text(kind: str, value: object) -> str:
    if type(value) is not str:
        raise Fault(f"A {kind} must be a text, not {shown(value)}.")
    return value


def _factories(value: object) -> tuple[tuple[Color, ...], ...]:
    if type(value) is not list or not all([type(letters) is str for letters in value]):
        raise Fault(f"A deal must be a list of texts, one for each factory, not {shown(value)}.")
    try:
        return tuple([tuple([_COLORS[letter] for letter in letters]) for letters in value])
    except KeyError as error:
        raise Fault(f"There is no tile {shown(error.args[0])}, only {LETTERS}.") from None


def _not_one_event(line: Mapping[str, object], kinds: Sequence[str]) -> str:
    if "azul" in line:
        return "A second header cannot follow."
    if len(kinds) > 1:
        return f"A line holds one event, not {' and '.join(kinds)}."
    return "The line holds no event."


def _told(kind: str, line: Mapping[str, object]) -> str:
    if kind in {"take", "place"}:
        return f"The {kind} {shown(line[kind])} is not possible"
    return f"This {kind} is not possible"


def _no_scores_due(game: Game) -> str:
    if game.phase is Phase.TILING:
        seat, row = game.state.turn + 1, game.state.tiling_line + 1
        return f"Seat {seat} has to choose a column for line {row} before the scores."
    if game.phase is Phase.OFFER:
        return "The round cannot be scored: tiles are still on offer."
    return "There is no round to score."


def _same(written: object, found: object) -> bool:
    """Equal as JSON is: true is not 1, and neither is 1.0."""
    if type(written) is not type(found):
        return False
    if isinstance(written, list) and isinstance(found, list):
        return len(written) == len(found) and all(map(_same, written, found))
    return written == found


def _differs(what: str, said: str, found: str) -> str:
    return f"{what}: the file says {said}; by the rules it is {found}."


def _written(value: object) -> str:
    """``18, 17`` for scores, ``2/1/1, 2/0/1`` for bonuses; what is neither as it stands there."""
    if not isinstance(value, list) or not 0 < len(value) <= MAX_PLAYERS:
        return shown(value)
    if all([type(number) is int for number in value]):
        return ", ".join(map(shown, value))
    if all([type(bonus) is list and len(bonus) == _BONUSES for bonus in value]):
        bonuses = [list(map(shown, bonus)) for bonus in value]
        return ", ".join(map("/".join, bonuses))
    return shown(value)
