"""What is known about the games of a directory, without reading each of them again."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from azul_tui.engine import End, Phase, Wall
from azul_tui.record.errors import RecordError
from azul_tui.record.reading import Record
from azul_tui.record.statistics import statistics


class SavedGame(NamedTuple):
    """A record that holds a game by the rules.

    Attributes:
        path: the record.
        changed: when the file was written last.
        created: when the game began.
        names: the players in seat order.
        wall: the side of the boards.
        rounds: rounds that were dealt, the one in play included.
        phase: what the game waits for.
        scores: by seat; the final ones, with bonuses, when the game is over.
        end: why the game ended; None in an unfinished one.
        winners: the winning seats; none in an unfinished game.
        floor: points really lost to the floor line, by seat.
        takes: how many takes were played; those taken back do not count.
    """

    path: Path
    changed: datetime
    created: datetime
    names: tuple[str, ...]
    wall: Wall
    rounds: int
    phase: Phase
    scores: tuple[int, ...]
    end: End | None
    winners: tuple[int, ...]
    floor: tuple[int, ...]
    takes: int

    @property
    def finished(self) -> bool:
        """The game is over."""
        return self.end is not None

    @property
    def winning_names(self) -> tuple[str, ...]:
        """The names of the winners; none in an unfinished game."""
        return tuple(self.names[seat] for seat in self.winners)


class DamagedGame(NamedTuple):
    """A file that is no record of a game by the rules.

    Attributes:
        path: the file, which is left as it is.
        changed: when it was written last.
        line: the first line that is wrong, from 1; None when the file cannot be read.
        reason: what is wrong, a sentence.
    """

    path: Path
    changed: datetime
    line: int | None
    reason: str

    def __str__(self) -> str:
        return str(RecordError(self.path.name, self.line, self.reason))


class Catalog(NamedTuple):
    """All games of a directory, each kind from the newest to the oldest.

    Attributes:
        unfinished: games that are not over, by the time of their last event.
        finished: games that are over, by the time they began.
        damaged: what cannot be read, by the time of the last change.
        problem: why the directory cannot be read, a sentence; None when it can, or does not exist.
    """

    unfinished: tuple[SavedGame, ...] = ()
    finished: tuple[SavedGame, ...] = ()
    damaged: tuple[DamagedGame, ...] = ()
    problem: str | None = None

    @property
    def waiting(self) -> tuple[SavedGame, ...]:
        """The games to go on with: unfinished ones in which somebody has taken tiles.

        A game that was left before is none that anybody would look for.
        """
        return tuple(game for game in self.unfinished if game.takes)

    @property
    def last(self) -> SavedGame | None:
        """The game to go on with where none is named; one without takes only where no other is."""
        return next(iter(self.waiting or self.unfinished), None)


def saved_game(record: Record, path: Path, changed: int) -> SavedGame:
    """What ``record`` says; ``changed`` is the time of the file in nanoseconds."""
    state = record.game.state
    result = record.game.result
    tallies = statistics(record.log, state.players)
    return SavedGame(
        path,
        moment(changed),
        record.header.created,
        record.names,
        state.wall,
        state.round,
        state.phase,
        result.final if result else tuple(board.score for board in state.boards),
        result.end if result else None,
        result.winners if result else (),
        tuple(tally.floor_charged for tally in tallies),
        sum(tally.takes for tally in tallies),
    )


def catalog(games: list[SavedGame | DamagedGame]) -> Catalog:
    """The games sorted into kinds."""
    saved = [game for game in games if isinstance(game, SavedGame)]
    damaged = [game for game in games if isinstance(game, DamagedGame)]
    return Catalog(
        tuple(sorted((game for game in saved if not game.finished), key=_changed, reverse=True)),
        tuple(sorted((game for game in saved if game.finished), key=_created, reverse=True)),
        tuple(sorted(damaged, key=_changed, reverse=True)),
    )


def moment(nanoseconds: int) -> datetime:
    """The time of a file."""
    return datetime.fromtimestamp(nanoseconds / 1e9, UTC)


def _changed(game: SavedGame | DamagedGame) -> tuple[datetime, str]:
    return game.changed, game.path.name


def _created(game: SavedGame) -> tuple[datetime, str]:
    return game.created, game.path.name
