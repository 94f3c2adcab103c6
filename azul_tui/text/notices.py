"""What the table should notice: the end coming near, the lid poured, a short deal, who starts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from azul_tui.engine import ROWS, TILES_PER_FACTORY, Dealt, TableView, outlook
from azul_tui.text.things import MARKER
from azul_tui.text.words import counted, listed, possessive

SAVED_AGAIN: Final = "The game is being saved again."
NO_SHADES: Final = "There is one theme here: the terminal has 16 colors, or NO_COLOR is set."
"""Why no other theme can be chosen."""

ENLARGE: Final = "Enlarge the window."
ENLARGE_FOR_GAME: Final = "Enlarge the window: the game is saved and goes on."
QUITS: Final = "q quits"
"""What can be done where the window is too small."""

NOTHING_TO_TAKE_BACK: Final = "Nothing of this round can be taken back: no take since the deal."
NO_SUCH_COLUMN: Final = "Columns are 1 to 5, as the list shows."
SCORED_STAYS: Final = "The scoring has begun; takes before it can no longer be taken back."
OVER_STAYS: Final = "The game is over; nothing can be taken back any more."
GAME_ENDS_ANYWAY: Final = "The game ends with this round anyway."

_SHORT: Final = 30
"""Cells for a notice in the bar of an 80x24 screen."""


def turn_of(name: str) -> str:
    """Return "It is Ana's turn."."""
    return f"It is {possessive(name)} turn."


def picked_already(number: int) -> str:
    """Return "Factory 3 was the only source and is picked already; 3 again means row 3."."""
    again = f"; {number} again means row {number}" if number <= ROWS else ""
    return f"Factory {number} was the only source and is picked already{again}."


def key_means_nothing(key: str) -> str:
    """Return '"z" does nothing now; ? shows all keys.'."""
    return f'"{key}" does nothing now; ? shows all keys.'


def ending(view: TableView, names: Sequence[str]) -> str | None:
    """Return "The game ends with this round: ..." or "may end"; None if nobody ends it (R5.1)."""
    seats, certain = _completing(view)
    if not seats:
        return None
    who = listed(names[seat] for seat in seats)
    if not certain:
        return f"The game may end this round: {who} may complete a row of the wall."
    verb = "completes" if len(seats) == 1 else "complete"
    return f"The game ends with this round: {who} {verb} a row of the wall."


def ending_short(view: TableView, names: Sequence[str]) -> str | None:
    """Return the same in few words: "Bor ends the game!"; None if nobody does.

    It takes at most 30 cells when the name of a single player has no more than 12.
    """
    seats, certain = _completing(view)
    if not seats:
        return None
    verb = "ends" if len(seats) == 1 else "end"
    what = f"{verb} the game!" if certain else "may end the game"
    text = f"{', '.join(names[seat] for seat in seats)} {what}"
    if len(seats) > 1 and len(text) > _SHORT:
        return f"{len(seats)} players {what}"
    return text


def not_saved_short(trouble: str) -> str:
    """Return "NOT SAVED: disk full"; ``trouble`` is why, in few words."""
    return f"NOT SAVED: {trouble}"


def poured(event: Dealt) -> str | None:
    """Return "The bag was empty: 20 tiles from the lid ..."; None if it was not (R4.1)."""
    if not event.poured:
        return None
    tiles = counted(event.poured, "tile")
    return f"The bag was empty: {tiles} from the lid went back into it."


def short_deal(event: Dealt) -> str | None:
    """Return "Only 34 tiles were left to deal: factory 9 has ..."; None for a full deal (R4.2)."""
    if not event.missing:
        return None
    factories = event.factories
    left = sum(map(len, factories))
    states = [
        f"factory {at + 1} has only {counted(len(tiles), 'tile')}"
        for at, tiles in enumerate(factories)
        if 0 < len(tiles) < TILES_PER_FACTORY
    ]
    empty = [at + 1 for at, tiles in enumerate(factories) if not tiles]
    if empty:
        states.append(f"{_factories(empty)} {'stays' if len(empty) == 1 else 'stay'} empty")
    return f"Only {counted(left, 'tile')} {_were(left)} left to deal: {listed(states)}."


def bag_empty() -> str:
    """Return "The bag is empty: ...", for a deal that took the last tiles (R4.1)."""
    return "The bag is empty: when tiles are needed, the lid goes back into it."


def deal_in_short(event: Dealt, bag: int) -> str:
    """Return the one thing to know about a deal in at most 78 cells; "" for an ordinary one.

    Args:
        event: The deal.
        bag: How many tiles it left in the bag.
    """
    if event.missing:
        return _short_deal_in_short(event)
    if event.poured:
        tiles = counted(event.poured, "tile")
        return f"The bag was empty: the lid went back into it ({tiles})."
    return "" if bag else bag_empty()


def _short_deal_in_short(event: Dealt) -> str:
    sizes = [len(tiles) for tiles in event.factories]
    states = [
        f"factory {at} has {size}"
        for at, size in enumerate(sizes, start=1)
        if 0 < size < TILES_PER_FACTORY
    ]
    empty = [at for at, size in enumerate(sizes, start=1) if not size]
    if empty:
        states.append(f"{_factories(empty)} {'stays' if len(empty) == 1 else 'stay'} empty")
    left = sum(sizes)
    return f"Only {counted(left, 'tile')} {_were(left)} left: {', '.join(states)}."


def _factories(numbers: Sequence[int]) -> str:
    """Factories that follow each other: "factory 9", "factories 6 to 9"."""
    if len(numbers) == 1:
        return f"factory {numbers[0]}"
    return f"factories {numbers[0]} to {numbers[-1]}"


def _were(number: int) -> str:
    return "was" if number == 1 else "were"


def next_start(starter: int, names: Sequence[str], *, taken: bool) -> str:
    """Return who starts the next round and why.

    Args:
        starter: The seat that starts, from `RoundEnded`.
        names: The players' names.
        taken: Somebody took the marker in the round that ended (R4.3, else H4.4).
    """
    if taken:
        return f"{names[starter]} holds {MARKER} and starts the next round."
    return f"Nobody took from the center, so {names[starter]} starts again."


def stuck() -> str:
    """Return the notice for a table at which nothing moves any more (H5.5)."""
    return "No tile has reached any wall for two rounds: you may agree to end the game here."


def _completing(view: TableView) -> tuple[list[int], bool]:
    """Return the seats whose full lines complete a row, and that it is certain.

    If nobody is certain to: the seats that may. None after the game.
    """
    if view.result:
        return [], False
    expected = [outlook(board, view.wall) for board in view.boards]
    if certain := [seat for seat, round_ in enumerate(expected) if round_.must_complete_row]:
        return certain, True
    return [seat for seat, round_ in enumerate(expected) if round_.can_complete_row], False
