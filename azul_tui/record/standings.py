"""How players have done over many games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from azul_tui.record.catalog import SavedGame


class Standing(NamedTuple):
    """What a name has achieved in finished games.

    Attributes:
        name: the player.
        games: finished games.
        wins: games won alone.
        shared: games won together with others (R5.3).
        average: of the final scores.
        best: the highest final score.
        floor: points really lost to the floor line, the average of a game.
    """

    name: str
    games: int
    wins: int
    shared: int
    average: float
    best: int
    floor: float


class Order(Enum):
    """What standings are sorted by; names from A to Z, numbers from the best on."""

    NAME = "name"
    GAMES = "games"
    WINS = "wins"
    SHARED = "shared"
    AVERAGE = "average"
    BEST = "best"
    FLOOR = "floor"


def standings(games: Iterable[SavedGame], order: Order = Order.WINS) -> list[Standing]:
    """The standings of all names in those of ``games`` that were played and are finished."""
    tallies: dict[str, _Tally] = {}
    for game in games:
        # To agree to end a game before the first take is to play none.
        if not game.finished or not game.takes:
            continue
        for seat, name in enumerate(game.names):
            tally = tallies.setdefault(name, _Tally())
            tally.scores.append(game.scores[seat])
            tally.floor += game.floor[seat]
            if seat in game.winners:
                tally.wins += len(game.winners) == 1
                tally.shared += len(game.winners) > 1
    return sort_standings([tally.standing(name) for name, tally in tallies.items()], order)


def sort_standings(rows: Iterable[Standing], order: Order) -> list[Standing]:
    """The rows by ``order``; what is equal there is sorted by wins, average and name."""

    def key(row: Standing) -> tuple[object, ...]:
        return -row.wins, -row.shared, -row.average, row.name.casefold(), row.name

    rows = sorted(rows, key=key)
    if order is Order.NAME:
        return sorted(rows, key=lambda row: row.name.casefold())
    if order is Order.FLOOR:
        return sorted(rows, key=lambda row: row.floor)
    return sorted(rows, key=lambda row: getattr(row, order.value), reverse=True)


def with_name(games: Iterable[SavedGame], text: str) -> list[SavedGame]:
    """The games in which a name contains ``text``, in either case; all for an empty text."""
    wanted = text.casefold()
    return [game for game in games if any(wanted in name.casefold() for name in game.names)]


@dataclass(slots=True)
class _Tally:
    scores: list[int] = field(default_factory=list)
    wins: int = 0
    shared: int = 0
    floor: int = 0

    def standing(self, name: str) -> Standing:
        games = len(self.scores)
        return Standing(
            name,
            games,
            self.wins,
            self.shared,
            _average(self.scores),
            max(self.scores),
            self.floor / games,
        )


def _average(scores: Sequence[int]) -> float:
    return sum(scores) / len(scores)
