"""Reading a record with the referee: line by line, and no further than the first fault."""

from __future__ import annotations

import copy
import json
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.referee.counting import bonus, winners
from tests.referee.dealing import Fault
from tests.referee.table import Board, Table

EVENTS = {
    "deal": {"deal"},
    "take": {"seat", "take"},
    "undo": {"undo"},
    "place": {"seat", "place"},
    "scores": {"scores"},
    "end": {"end", "bonus", "final", "winners"},
}
HEADER = {"azul", "players", "wall", "seed", "start", "created"}
ANY_PLACE = re.compile(r"([1-5])>([1-5])")


class RefereeError(ValueError):
    """The first line of a record that breaks a rule, counted from 1, and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


@dataclass
class Verdict:
    """What a record says. Lists per seat are in seat order; winners are seats from 1."""

    rounds: int = 0
    """Rounds that were scored."""
    scores: list[list[int]] = field(default_factory=list)
    """The scores after each round, bonuses not counted."""
    finished: bool = False
    end: str | None = None
    """row, agreed or no-tiles; None in an unfinished game."""
    bonus: list[tuple[int, int, int]] = field(default_factory=list)
    """Rows, columns, colors per seat on the walls as they stand."""
    final: list[int] = field(default_factory=list)
    """The final scores; in an unfinished game the scores as they stand, without bonuses."""
    winners: list[int] = field(default_factory=list)
    charged: list[int] = field(default_factory=list)
    """Floor points really taken off, per seat."""
    forgiven: list[int] = field(default_factory=list)
    """Floor points that the cut at zero forgave, per seat."""
    torn: bool = False
    """A last line that is not JSON was dropped."""
    warnings: list[str] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)
    """How often the rule clauses came up that not every game meets."""


class Referee:
    """Follows a game event by event. ``table`` is open to comparison after every one."""

    def __init__(self, header: dict[str, object]) -> None:
        """Set up a game from the header of a record; ``Fault`` if it is none."""
        if "azul" not in header:
            raise Fault("this is not the header of a record")
        if not _is_number(header["azul"]) or header["azul"] != 1:
            raise Fault("this record was written by another version")
        if "position" in header:
            raise Fault("the referee does not follow games that start from a position")
        players = header.get("players")
        if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
            raise Fault("the names of the players are texts")
        if not 2 <= len(players) <= 4:
            raise Fault("two to four people play")
        wall = header.get("wall")
        if wall not in ("colored", "gray"):
            raise Fault("the wall is colored or gray")
        start = header.get("start")
        if not isinstance(start, int) or not _is_number(start) or not 1 <= start <= len(players):
            raise Fault("the first starting player is one of the seats")
        boards = [Board() for _ in players]
        self.table = Table(str(wall), boards, turn=start, starter=start)
        self.verdict = Verdict(warnings=_unknown(header, HEADER))
        self._before_takes: list[Table] = []

    def play(self, event: dict[str, object]) -> None:
        """Play one event after the header; ``Fault`` if the rules forbid it here."""
        kinds = [kind for kind in EVENTS if kind in event]
        if len(kinds) != 1:
            raise Fault("a line holds exactly one event")
        if self.table.phase == "end":
            raise Fault("the game is over")
        kind = kinds[0]
        self.verdict.warnings += _unknown(event, EVENTS[kind])
        if kind == "deal":
            self._deal(event["deal"])
        elif kind == "take":
            self._take(event.get("seat"), event["take"])
        elif kind == "undo":
            self._undo(event["undo"])
        elif kind == "place":
            self._place(event.get("seat"), event["place"])
        elif kind == "scores":
            self._scores(event["scores"])
        else:
            self._end(event)
        self.table.check()
        self._note()

    def _deal(self, dealt: object) -> None:
        if not isinstance(dealt, list) or not all(isinstance(tiles, str) for tiles in dealt):
            raise Fault("a deal is a list of texts")
        self.table.deal(dealt)
        self._before_takes = []

    def _take(self, seat: object, text: object) -> None:
        if not isinstance(text, str):
            raise Fault("a take is a text")
        before = copy.deepcopy(self.table)
        self.table.take(_seat(seat), text)
        self._before_takes.append(before)

    def _undo(self, count: object) -> None:
        if not isinstance(count, int) or not _is_number(count) or count < 1:
            raise Fault("undo says how many takes, at least one")
        if self.table.phase != "offer":
            raise Fault("a take can be taken back only before the round is scored")
        if count > len(self._before_takes):
            raise Fault(f"{len(self._before_takes)} takes can be taken back, not {count}")
        last = self.table.tiles_left() == 0
        self.table = self._before_takes[-count]
        del self._before_takes[-count:]
        self.table.seen["undo"] += 1
        if count > 1:
            self.table.seen["undo across players"] += 1
        if last:
            self.table.seen["undo after the last take of a round"] += 1
        if not self._before_takes:
            self.table.seen["undo back to the start of a round"] += 1

    def _place(self, seat: object, text: object) -> None:
        match = ANY_PLACE.fullmatch(text) if isinstance(text, str) else None
        if match is None:
            raise Fault("a place cannot be read")
        self.table.place(_seat(seat), int(match[1]), int(match[2]))

    def _scores(self, scores: object) -> None:
        self.table.finish_round()
        found = [board.score for board in self.table.boards]
        if not _same(scores, found):
            raise Fault(f"the scores are {found}")
        self.verdict.rounds += 1
        self.verdict.scores.append(found)

    def _end(self, event: dict[str, object]) -> None:
        """Check the result (R5.2, R5.3). An agreed end scores the walls as they stand."""
        table, reason = self.table, event["end"]
        row = any(bonus(board.grid)[0] for board in table.boards)
        if reason not in ("row", "agreed", "no-tiles"):
            raise Fault("a game ends by row, agreed or no-tiles")
        if reason == "agreed" and table.phase == "over":
            raise Fault("the game is over without an agreement")
        if reason != "agreed" and table.phase != "over":
            raise Fault("the game is not over")
        if reason == "row" and not row:
            raise Fault("no row is complete")
        if reason == "no-tiles" and row:
            raise Fault("a row is complete, so that is why the game ends")
        counts = [bonus(board.grid) for board in table.boards]
        extra = [2 * rows + 7 * columns + 10 * colors for rows, columns, colors in counts]
        final = [board.score + more for board, more in zip(table.boards, extra, strict=True)]
        best = winners(final, [rows for rows, _, _ in counts])
        for key, found in (
            ("bonus", [list(count) for count in counts]),
            ("final", final),
            ("winners", best),
        ):
            if not _same(event.get(key), found):
                raise Fault(f"{key} is {found}")
        for name, count in zip(("row", "column", "color"), zip(*counts, strict=True), strict=True):
            if any(count):
                table.seen[f"R5.2 a complete {name}"] += 1
        if len(best) > 1:
            table.seen["R5.3 a shared win"] += 1
        elif final.count(max(final)) > 1:
            table.seen["R5.3 a tie decided by rows"] += 1
        if len([count for count in counts if count[0]]) > 1:
            table.seen["R5.1 two players complete a row"] += 1
        table.seen[f"end {reason}"] += 1
        table.phase = "end"
        self.verdict.end, self.verdict.finished = str(reason), True
        self.verdict.final, self.verdict.winners = final, best

    def _note(self) -> None:
        boards, verdict = self.table.boards, self.verdict
        verdict.charged = [board.charged for board in boards]
        verdict.forgiven = [board.forgiven for board in boards]
        verdict.bonus = [bonus(board.grid) for board in boards]
        verdict.seen = self.table.seen
        if not verdict.finished:
            verdict.final = [board.score for board in boards]


def replay(lines: Iterable[str]) -> Verdict:
    """Play a whole record; ``RefereeError`` at the first line that breaks a rule.

    Empty lines are passed over. A last line that is not JSON is what a power cut leaves: it is
    dropped, unless it is the header.
    """
    numbered = [(number, line.strip()) for number, line in enumerate(lines, start=1)]
    numbered = [(number, line) for number, line in numbered if line]
    if not numbered:
        raise RefereeError(1, "the file is empty")
    referee: Referee | None = None
    for number, line in numbered:
        try:
            event = json.loads(line)
        except ValueError as error:
            if referee is not None and number == numbered[-1][0]:
                referee.verdict.torn = True
                break
            raise RefereeError(number, "not JSON") from error
        if not isinstance(event, dict):
            raise RefereeError(number, "an event is an object")
        try:
            if referee is None:
                referee = Referee(event)
            else:
                referee.play(event)
        except Fault as fault:
            raise RefereeError(number, str(fault)) from fault
    assert referee is not None
    return referee.verdict


def _is_number(value: object) -> bool:
    """A whole number; in Python a truth value would count as one."""
    return isinstance(value, int) and not isinstance(value, bool)


def _seat(seat: object) -> int:
    if not isinstance(seat, int) or not _is_number(seat):
        raise Fault("a seat is a number")
    return seat


def _same(written: object, found: object) -> bool:
    """Equal as JSON: so that true is not 1, nor 1.0."""
    return json.dumps(written) == json.dumps(found)


def _unknown(event: dict[str, object], known: set[str]) -> list[str]:
    return [f"unknown key {key!r}" for key in event if key not in known]
