"""What is chosen before a game: a pure value that knows what is wrong or remarkable with it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from azul_tui.engine import MAX_PLAYERS, MIN_PLAYERS, Wall
from azul_tui.names import clean_name, player_names
from azul_tui.ui.choices import NewGame
from azul_tui.ui.draw import clean, cut

_SEED: Final = re.compile(r"[+-]?[0-9]{1,100}")
_NAME_IN_SENTENCE: Final = 24

PLAYER_COUNTS: Final = tuple(range(MIN_PLAYERS, MAX_PLAYERS + 1))


@dataclass(frozen=True)
class UnfinishedGame:
    """A game that can go on.

    Attributes:
        path: its record.
        names: the players in seat order.
        wall: the side of the boards.
        round: the round it stands in, from 1.
        takes: how many takes were played.
        scores: points in seat order.
        when: the time of the last move, in words.
    """

    path: Path
    names: tuple[str, ...]
    wall: Wall
    round: int
    takes: int
    scores: tuple[int, ...]
    when: str


class Spot(NamedTuple):
    """Where the cursor stands.

    Attributes:
        field: the id of the field that has the focus; empty where none has.
        path: the record of the game under the cursor of the list.
    """

    field: str = ""
    path: Path | None = None


@dataclass(frozen=True)
class Form:
    """The choices for a new game.

    Attributes:
        typed: what stands in the fields for names, for all four seats.
        players: how many of them play, 2 to 4.
        wall: the side of the boards.
        starter: the seat that was chosen to start, from 0; None draws it.
        seed: what stands in the field for the seed; empty makes one up.
    """

    typed: tuple[str, ...]
    players: int
    wall: Wall = Wall.COLORED
    starter: int | None = None
    seed: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of those who play, cleaned and told apart."""
        return player_names(self.typed[: self.players])

    @property
    def start(self) -> int | None:
        """The seat that starts; None draws it, also when the chosen one does not play."""
        return None if self.starter is None or self.starter >= self.players else self.starter

    @property
    def seed_is_wrong(self) -> bool:
        """True if the seed is neither empty nor a whole number."""
        text = self.seed.strip()
        return bool(text) and not _SEED.fullmatch(text)

    @property
    def remark(self) -> str:
        """What is worth saying about the names, or nothing."""
        for seat, (text, name) in enumerate(zip(self.typed, self.names, strict=False)):
            if clean_name(text, seat) != name:
                shown = cut(clean(name), _NAME_IN_SENTENCE)
                return f"Equal names are told apart: player {seat + 1} plays as {shown}."
        return ""

    def new_game(self) -> NewGame:
        """The game that is chosen.

        Raises:
            ValueError: the seed is wrong.
        """
        if self.seed_is_wrong:
            raise ValueError(f"the seed is no whole number: {self.seed[:40]!r}")
        text = self.seed.strip()
        seed = int(text) if text else None
        return NewGame(self.names, self.wall, self.start, seed)


def first_form(
    names: tuple[str, ...],
    players: int | None,
    wall: Wall,
    start: int | None,
    seed: int | None,
) -> Form:
    """The form as it stands at first, with the names of last time."""
    count = len(names) if players is None else players
    typed = (*names, *[""] * MAX_PLAYERS)[:MAX_PLAYERS]
    return Form(
        typed=typed,
        players=min(max(count, MIN_PLAYERS), MAX_PLAYERS),
        wall=wall,
        starter=start,
        seed="" if seed is None else str(seed),
    )
