"""What of the history is shown: a pure value that knows its rows, its order and its cursor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import Enum
from typing import Any, Final, TypeAlias

from azul_tui.engine import Wall
from azul_tui.record.catalog import Catalog, DamagedGame, SavedGame
from azul_tui.record.standings import Order, Standing, sort_standings, standings, with_name

Game: TypeAlias = SavedGame | DamagedGame
Item: TypeAlias = Game | Standing


class GameOrder(Enum):
    """What games are sorted by: names from A to Z, numbers and dates from the highest."""

    DATE = "date"
    PLAYERS = "players"
    WALL = "wall"
    ROUNDS = "rounds"
    SCORES = "scores"
    WINNER = "winner"


GAMES: Final = 0
STANDINGS: Final = 1
ORDERS: Final = (tuple(GameOrder), tuple(Order))
"""For each page what its columns are sorted by, from the left."""

_KEYS: Final[dict[GameOrder, Callable[[SavedGame], Any]]] = {
    GameOrder.PLAYERS: lambda game: [name.casefold() for name in game.names],
    GameOrder.WALL: lambda game: game.wall is Wall.GRAY,
    GameOrder.ROUNDS: lambda game: -game.rounds,
    GameOrder.SCORES: lambda game: -max(game.scores),
    GameOrder.WINNER: lambda game: (
        not game.finished,
        [name.casefold() for name in game.winning_names],
    ),
}


class Archive:
    """All games and standings; what was sorted once is kept.

    Args:
        catalog: the games of a directory.

    Attributes:
        year: the year of the newest game; 0 where there is none.
    """

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog
        self._standings = standings(catalog.finished)
        self.year = max([began(game).astimezone().year for game in _all(catalog)], default=0)
        self._sorted: dict[tuple[int, int, bool, str], tuple[Item, ...]] = {}

    def items(self, page: int, column: int, backwards: bool, wanted: str) -> tuple[Item, ...]:
        """The rows of a page, sorted by a column; of those in which a name contains ``wanted``.

        Damaged files come where their date says, or else last; one is found by its name.
        """
        key = page, column, backwards, wanted.casefold()
        if key not in self._sorted:
            find = self._games if page == GAMES else self._names
            self._sorted[key] = find(column, backwards, key[-1])
        return self._sorted[key]

    def _games(self, column: int, backwards: bool, wanted: str) -> tuple[Item, ...]:
        saved = with_name([*self.catalog.unfinished, *self.catalog.finished], wanted)
        damaged = [game for game in self.catalog.damaged if wanted in game.path.name.casefold()]
        order = ORDERS[GAMES][column]
        if order is GameOrder.DATE:
            games: list[Game] = [*saved, *damaged]
            games.sort(key=began, reverse=not backwards)
            return tuple(games)
        saved.sort(key=began, reverse=True)
        saved.sort(key=_KEYS[order], reverse=backwards)
        return (*saved, *damaged)

    def _names(self, column: int, backwards: bool, wanted: str) -> tuple[Item, ...]:
        rows = [row for row in self._standings if wanted in row.name.casefold()]
        rows = sort_standings(rows, ORDERS[STANDINGS][column])
        return tuple(reversed(rows) if backwards else rows)


@dataclass(frozen=True)
class Spot:
    """Where a page stands.

    Attributes:
        column: the column it is sorted by, from 0.
        backwards: it is sorted the other way round.
        cursor: the row under the cursor, from 0.
        top: the first row that is shown.
    """

    column: int
    backwards: bool = False
    cursor: int = 0
    top: int = 0


@dataclass(frozen=True)
class Listing:
    """What is shown of the history. Rows are counted from 0.

    Attributes:
        archive: all that there is.
        page: `GAMES` or `STANDINGS`.
        spots: where the two pages stand.
        wanted: the filter; empty shows all.
    """

    archive: Archive
    page: int = GAMES
    spots: tuple[Spot, Spot] = field(default=(Spot(0), Spot(ORDERS[STANDINGS].index(Order.WINS))))
    wanted: str = ""

    @property
    def spot(self) -> Spot:
        """Where the page that is shown stands."""
        return self.spots[self.page]

    @property
    def items(self) -> Sequence[Item]:
        """The rows of the page that is shown."""
        return self._items(self.page)

    @property
    def item(self) -> Item | None:
        """What is under the cursor, if there is anything."""
        items = self.items
        return items[self.spot.cursor] if self.spot.cursor < len(items) else None

    @property
    def counts(self) -> tuple[int, int]:
        """How many rows the two pages have."""
        return len(self._items(GAMES)), len(self._items(STANDINGS))

    def turned(self) -> Listing:
        """The other page."""
        return replace(self, page=STANDINGS if self.page == GAMES else GAMES)

    def sorted_by(self, column: int) -> Listing:
        """The page sorted by a column, or the other way round where it already is."""
        spot = self.spot
        backwards = not spot.backwards if column == spot.column else False
        return self._at(Spot(column, backwards))

    def sorted_by_next(self) -> Listing:
        """The page sorted by the next column."""
        return self.sorted_by((self.spot.column + 1) % len(ORDERS[self.page]))

    def filtered(self, wanted: str) -> Listing:
        """Only what has to do with names that contain ``wanted``, in either case."""
        if wanted == self.wanted:
            return self
        games, names = (replace(spot, cursor=0, top=0) for spot in self.spots)
        return replace(self, wanted=wanted, spots=(games, names))

    def moved(self, cursor: int, room: int) -> Listing:
        """The cursor on another row, or on the nearest there is, with ``room`` rows in sight."""
        cursor = max(0, min(cursor, len(self.items) - 1))
        return self._at(replace(self.spot, cursor=cursor)).fitted(room)

    def scrolled(self, top: int, room: int) -> Listing:
        """Another row at the top; the cursor comes along."""
        top = max(0, min(top, len(self.items) - room))
        cursor = max(top, min(self.spot.cursor, top + room - 1))
        return self._at(replace(self.spot, top=top, cursor=cursor))

    def fitted(self, room: int) -> Listing:
        """The same with the cursor in sight when there is room for ``room`` rows."""
        spot, last = self.spot, max(0, len(self.items) - room)
        top = min(max(spot.top, spot.cursor - room + 1), spot.cursor, last)
        return self._at(replace(spot, top=top))

    def of(self, archive: Archive) -> Listing:
        """The same of another archive, such as the one after a game; the cursor may have moved."""
        fresh = replace(self, archive=archive)
        spots = tuple(
            replace(spot, cursor=max(0, min(spot.cursor, count - 1)))
            for spot, count in zip(self.spots, fresh.counts, strict=True)
        )
        return replace(fresh, spots=(spots[0], spots[1]))

    def _items(self, page: int) -> tuple[Item, ...]:
        spot = self.spots[page]
        return self.archive.items(page, spot.column, spot.backwards, self.wanted)

    def _at(self, spot: Spot) -> Listing:
        games, names = self.spots
        return replace(self, spots=(spot, names) if self.page == GAMES else (games, spot))


def _all(catalog: Catalog) -> Sequence[Game]:
    return (*catalog.unfinished, *catalog.finished, *catalog.damaged)


def began(game: Game) -> datetime:
    """What games are dated by: when they began, or when a damaged file was changed."""
    return game.created if isinstance(game, SavedGame) else game.changed
