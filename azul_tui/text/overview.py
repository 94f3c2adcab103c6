"""What is left on the table, and how everybody stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from azul_tui.engine import COLORS, TILES_PER_COLOR, Outlook, Phase, TableView, outlook
from azul_tui.text.things import MARKER
from azul_tui.text.words import capital, counted

PLACES: Final = ("bag", "lid", "factories", "center", "boards")
"""Where tiles are, in the order of `whereabouts`."""

ALL: Final = "all"
IN_BAG: Final = "in the bag"
IN_LID: Final = "in the lid"
SCORE: Final = "score"
THIS_ROUND: Final = "this round"
AFTERWARDS: Final = "then"
ENDS: Final = "ends the game"
MAY_END: Final = "may end the game"


def whereabouts(view: TableView) -> tuple[tuple[int, ...], ...]:
    """Return for each of `PLACES` how many tiles of each color are there."""
    factories = tuple(sum(tiles.count(color) for tiles in view.factories) for color in COLORS)
    away = (view.bag, view.lid, factories, view.center)
    boards = tuple(TILES_PER_COLOR - sum(place[color] for place in away) for color in COLORS)
    return (*away, boards)


def marker_place(view: TableView, names: Sequence[str]) -> str:
    """Return "Bor holds the starting player marker and ...", or who starts without it.

    "" after the game and in its last round. The rules: R2.2, R4.3, H4.4.
    """
    if view.phase is Phase.OVER or _is_last_round(view):
        return ""
    starter = view.next_starter
    if starter is None:
        return f"{capital(MARKER)} waits in the center for the first who takes from there."
    holds = f" holds {MARKER} and" if starter == view.marker else ""
    return f"{names[starter]}{holds} starts the next round."


def next_deal(view: TableView) -> str:
    """Return "A full deal is 20 tiles, and the bag holds none: ..."; "" if it has enough (R4.1).

    "" as well when the game ends with this round.
    """
    if not view.next_deal_pours or _is_last_round(view):
        return ""
    bag = sum(view.bag)
    has = counted(bag, "tile") if bag else "none"
    tiles = counted(view.full_deal, "tile")
    return f"A full deal is {tiles}, and the bag holds {has}: the lid comes back next."


def _is_last_round(view: TableView) -> bool:
    """A row of the wall will be complete after this round, whatever is chosen (R5.1)."""
    return any(outlook(board, view.wall).must_complete_row for board in view.boards)


def ending_note(expected: Outlook) -> str:
    """Return "ends the game" for a player who completes a row, or "may end the game" (R5.1)."""
    if expected.must_complete_row:
        return ENDS
    return MAY_END if expected.can_complete_row else ""
