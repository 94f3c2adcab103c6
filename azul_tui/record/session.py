"""A game in play together with its record: what one does is in the other."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from azul_tui.engine import (
    Dealt,
    Event,
    Game,
    GameEnded,
    Move,
    Phase,
    Placement,
    RoundEnded,
    TilesTaken,
)
from azul_tui.record.actions import LogEntry, TakenBack
from azul_tui.record.errors import NothingToResume, RecordError
from azul_tui.record.header import Header
from azul_tui.record.lines import (
    deal_line,
    line_of,
    place_line,
    result_json,
    scores_line,
    take_line,
    undo_line,
)
from azul_tui.record.locking import GameLock
from azul_tui.record.saving import RecordFile, claim
from azul_tui.record.store import Store


class Session:
    """A game that is being played and saved.

    Every action is the one of `Game` with the same name, with the same errors; its line is on the
    disk before the action returns. Trouble with the disk never stops the game: ``problem`` says it.

    Make one with ``start`` or ``resume``, and ``close`` it, or use it in a ``with`` statement.
    """

    def __init__(
        self,
        header: Header,
        game: Game,
        file: RecordFile,
        log: Sequence[LogEntry] = (),
        notices: tuple[str, ...] = (),
    ) -> None:
        self.header = header
        self.game = game
        """For reading only: what changes the game goes through the session."""
        self._file = file
        self._notices = notices
        self._log = list(log)
        self._owed = b""
        """A line that the record lacks before the next one."""
        self._scoring_untold = False
        """The scoring waits for its first choice of a column, and only that choice will tell."""

    @classmethod
    def start(cls, header: Header, store: Store | None = None) -> Session:
        """Begin a new game in ``store``, by default the player's own, and save its header."""
        lock = claim((store or Store()).path_for(header))
        file = RecordFile(lock.record, line_of(header.as_json()), lock)
        file.save()
        return cls(header, header.new_game(), file)

    @classmethod
    def resume(cls, path: Path | None = None) -> Session:
        """Go on with the game of a record, where it stood. Nothing is changed before the next move.

        Args:
            path: the record; None is that of the player's last unfinished game.

        Raises:
            NothingToResume: no path is given, and there is no unfinished game.
            RecordError: the record cannot be read, or holds no game by the rules.
            GameIsOpen: it is being played in another window.
        """
        from azul_tui.record.reading import parse_record, read_bytes, unreadable

        if path is None:
            path = Store().last_game()
            if path is None:
                raise NothingToResume
        name = str(path)
        try:
            path = Path(os.path.realpath(path, strict=True))
        except OSError as error:
            raise unreadable(name, error) from error
        if not path.is_file():
            raise RecordError(name, None, "This is not a file, so it cannot be a saved game.")
        lock = GameLock(path)
        try:
            disk = read_bytes(path, name)
            record = parse_record(disk, name)
        except RecordError:
            lock.release()
            raise
        session = cls(
            record.header,
            record.game,
            RecordFile(path, record.text, lock, disk),
            record.log,
            record.notices,
        )
        if record.owes_scores:
            # They follow from the lines that were read, but were cut off.
            ends = [event for event in record.game.events if isinstance(event, RoundEnded)]
            session._owed = scores_line(ends[-1])
        return session

    @property
    def names(self) -> tuple[str, ...]:
        """The players in seat order."""
        return self.header.players

    @property
    def path(self) -> Path | None:
        """Where the game is saved; None while no file holds even its beginning."""
        return self._file.path if self._file.saved else None

    @property
    def notices(self) -> tuple[str, ...]:
        """Sentences about what was passed over when the record was read, and the like."""
        if not self._file.moved:
            return self._notices
        moved = f"Another program changed the file; the game is now saved in {self._file.path}."
        return (*self._notices, moved)

    @property
    def problem(self) -> str | None:
        """Why the last event is not on the disk, a sentence; None when all is saved."""
        trouble = self._file.trouble
        return None if trouble is None else f"The game is not being saved: {trouble}."

    @property
    def trouble(self) -> str | None:
        """The same in a few words, the most important ones first: "the disk is full (...)"."""
        return self._file.trouble

    @property
    def text(self) -> bytes:
        """The record as it stands, also what could not be saved."""
        return self._file.text

    @property
    def log(self) -> Sequence[LogEntry]:
        """All that happened, in order, take-backs included."""
        return self._log

    def deal(self) -> Dealt:
        """Draw tiles and fill the factories (R4.1)."""
        event = self.game.deal()
        self._note([event], deal_line(event))
        return event

    def play(self, move: Move) -> TilesTaken:
        """Play a take for the player in turn (R2)."""
        event = self.game.play(move)
        self._note([event], take_line(event))
        return event

    def take_back(self, count: int = 1) -> list[TilesTaken]:
        """Take back the last ``count`` takes, and return them, the latest first."""
        takes = self.game.take_back(count)
        self._note([TakenBack(tuple(takes))], undo_line(count))
        return takes

    def score_round(self) -> list[Event]:
        """Score the round, as far as it goes without a choice of a column (R3)."""
        events = self.game.score_round()
        self._scoring_untold = self.game.phase is Phase.TILING
        self._note(events, _checks(events))
        return events

    def place(self, placement: Placement) -> list[Event]:
        """Choose a column of the gray wall, and score on to the next choice (R6)."""
        seat = self.game.state.turn
        events = self.game.place(placement)
        self._scoring_untold = False
        self._note(events, place_line(seat, placement) + _checks(events))
        return events

    def end_by_agreement(self) -> list[Event]:
        """End the game because the players agreed to (H5.5)."""
        events = self.game.end_by_agreement()
        result = self.game.result
        assert result is not None
        more = {"scoring": True} if self._scoring_untold else {}
        self._note(events, line_of(result_json(result) | more))
        return events

    def save(self) -> None:
        """Try again to save what could not be saved; ``problem`` tells the outcome."""
        self._file.save()

    def close(self) -> None:
        """Leave the game, which stays as it is, to others."""
        self._file.close()

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _note(self, events: Sequence[LogEntry], lines: bytes) -> None:
        self._log += events
        if lines:
            self._file.add(self._owed + lines)
            self._owed = b""


def _checks(events: Sequence[Event]) -> bytes:
    """The lines that repeat the scores and the result, where there are any."""
    lines = b""
    for event in events:
        if isinstance(event, RoundEnded):
            lines += scores_line(event)
        elif isinstance(event, GameEnded):
            lines += line_of(result_json(event.result))
    return lines
