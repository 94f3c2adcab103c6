"""The first line of a record: who plays, on which wall, and where the game starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from random import Random
from typing import Final, NamedTuple

from azul_tui.engine import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    Game,
    NotationError,
    Phase,
    State,
    Wall,
    parse_position,
)
from azul_tui.names import player_names
from azul_tui.record.errors import Fault
from azul_tui.record.lines import shown

VERSION: Final = 1
"""The version of the format; a record of another one is not read."""

HEADER_KEYS: Final = frozenset({"azul", "players", "wall", "seed", "start", "created", "position"})
_NEEDED: Final = ("players", "wall", "seed", "start", "created")


class Header(NamedTuple):
    """What is fixed before the first deal.

    Attributes:
        players: 2 to 4 names in seat order, fit to be shown and all different.
        wall: the side of the boards.
        seed: for the draws; None draws differently each time.
        start: the seat that starts the first round, or that starts the round of ``position``.
        created: when the game began, with its time zone.
        position: the text of the position that the game starts from; None is the usual start.
    """

    players: tuple[str, ...]
    wall: Wall
    seed: int | None
    start: int
    created: datetime
    position: str | None = None

    def new_game(self) -> Game:
        """The game before its first event."""
        if self.position is None:
            state = State(len(self.players), self.wall, self.start)
        else:
            state = parse_position(self.position)
        return Game(state, seed=self.seed)

    def as_json(self) -> dict[str, object]:
        """The first line of the record, as an object."""
        line: dict[str, object] = {
            "azul": VERSION,
            "players": list(self.players),
            "wall": self.wall.value,
            "seed": self.seed,
            "start": self.start + 1,
            "created": self.created.isoformat(timespec="seconds"),
        }
        if self.position is not None:
            line["position"] = self.position
        return line


def new_header(
    players: Sequence[str],
    *,
    wall: Wall = Wall.COLORED,
    seed: int | None = None,
    start: int | None = None,
) -> Header:
    """The header of a game that begins now.

    Args:
        players: 2 to 4 names in seat order; they are cleaned, and told apart where equal.
        wall: the side of the boards.
        seed: for the draws; None draws differently each time.
        start: the seat that starts; None draws it, by the seed if there is one (R1.5).

    Raises:
        ValueError: there are not 2 to 4 players, or no such seat.
    """
    if not MIN_PLAYERS <= len(players) <= MAX_PLAYERS:
        raise ValueError("two to four people play")
    if start is None:
        start = Random(seed).randrange(len(players))
    if not 0 <= start < len(players):
        raise ValueError(f"there is no seat {start + 1}")
    return Header(player_names(players), wall, seed, start, _now())


def header_at(position: str, players: Sequence[str] = (), *, seed: int | None = None) -> Header:
    """The header of a game that begins now from the text of a position.

    Args:
        position: as ``format_position`` writes it; says the wall and who starts.
        players: a name for each board of the position, or none at all.
        seed: for the draws still to come.

    Raises:
        NotationError: the text is no position, its game is over, or the names do not fit.
    """
    position = " ".join(position.split())
    state = _starting_state(position)
    names = players or [""] * state.players
    if len(names) != state.players:
        raise NotationError(f"the position has {state.players} players, not {len(names)}")
    return Header(player_names(names), state.wall, seed, state.starter, _now(), position)


def read_header(line: Mapping[str, object]) -> Header:
    """The header that the object on the first line of a record says.

    Raises:
        Fault: it is no header, or of another version.
    """
    if "azul" not in line:
        raise Fault("This is not a game record: its first line is no header.")
    version = line["azul"]
    if type(version) is not int:
        raise Fault(f"The version of the record must be a number, not {shown(version)}.")
    if version != VERSION:
        age = "a newer" if version > VERSION else "an unknown"
        raise Fault(f"This record was written by {age} version (format {shown(version)}).")
    for key in _NEEDED:
        if key not in line:
            raise Fault(f"The header does not say {key!r}.")
    players = _players(line["players"])
    wall = _wall(line["wall"])
    seed = line["seed"]
    if seed is not None and type(seed) is not int:
        raise Fault(f"The seed must be a whole number or null, not {shown(seed)}.")
    start = line["start"]
    if type(start) is not int or not 1 <= start <= len(players):
        raise Fault(f"The start must be a seat from 1 to {len(players)}, not {shown(start)}.")
    header = Header(players, wall, seed, start - 1, _created(line["created"]))
    position = line.get("position")
    return header if position is None else _from_position(header, position)


def _from_position(header: Header, position: object) -> Header:
    if type(position) is not str:
        raise Fault(f"The position must be a text, not {shown(position)}.")
    try:
        state = _starting_state(position)
    except NotationError as error:
        raise Fault(f"The position cannot be used: {error}.") from error
    if (state.players, state.wall, state.starter) != (
        len(header.players),
        header.wall,
        header.start,
    ):
        raise Fault("The position contradicts the players, the wall or the start.")
    return Header(header.players, header.wall, header.seed, header.start, header.created, position)


def _starting_state(position: str) -> State:
    state = parse_position(position)
    if state.phase is Phase.OVER:
        raise NotationError("the game of this position is over")
    return state


def _players(value: object) -> tuple[str, ...]:
    if type(value) is not list or not all(type(name) is str for name in value):
        raise Fault(f"The players must be a list of names, not {shown(value)}.")
    if not MIN_PLAYERS <= len(value) <= MAX_PLAYERS:
        raise Fault(f"Azul is for 2 to 4 players, but the header names {len(value)}.")
    return player_names(value)


def _wall(value: object) -> Wall:
    for wall in Wall:
        if value == wall.value:
            return wall
    raise Fault(f"The wall must be colored or gray, not {shown(value)}.")


def _created(value: object) -> datetime:
    if type(value) is str:
        try:
            created = datetime.fromisoformat(value)
            # A zone so far off that the moment leaves the calendar is no date either.
            created.astimezone()
        except (ValueError, OverflowError, OSError):
            pass
        else:
            return created if created.tzinfo else created.astimezone()
    raise Fault(f"The date of the game cannot be read: {shown(value)}.")


def _now() -> datetime:
    return datetime.now().astimezone().replace(microsecond=0)
