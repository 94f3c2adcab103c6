"""The bar at the top, the keys at the bottom, and the last moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from azul_tui.ui.draw import (
    Block,
    Row,
    Span,
    clean,
    crop_row,
    cut,
    pad_row,
    plain,
    row,
    row_width,
    rule,
)
from azul_tui.ui.draw import width as cell_width
from azul_tui.ui.table.named import Named
from azul_tui.ui.table.targets import ActionTarget

_GAP: Final = 3
"""Cells between the parts of the bar."""
_MOVES: Final = 22
"""Cells that the moves should have beside a long name."""
_SHORT_NAME: Final = 6
"""Cells of a name that are worth more than a notice in full."""


class BarView(NamedTuple):
    """The bar at the top.

    Attributes:
        round: the number of the round; 0 before the first deal.
        bag: tiles in the bag.
        lid: tiles in the lid.
        right: whose turn it is.
        notices: what has to be known, in full and shorter.
        moves: the last moves, the latest last, for where there is no panel that shows them.
    """

    round: int
    bag: int
    lid: int
    right: Named
    notices: tuple[str, ...] = ()
    moves: tuple[Named, ...] = ()


class KeysView(NamedTuple):
    """The keys at the bottom: (key, label, action), or a message in their place."""

    keys: tuple[tuple[str, str, str], ...]
    message: str = ""
    role: str = "warn"


class LogView(NamedTuple):
    """What happened, the latest last."""

    lines: tuple[Named, ...]
    title: str = "last moves"
    ascii_only: bool = False


def draw_bar(view: BarView, width: int) -> Block:
    """Name, round, bag and lid on the left, the turn on the right, a notice or moves between them.

    A notice comes before the name of the player in turn, that name before the moves.
    """
    left = row(
        (" AZUL ", "bar-strong"),
        (f" round {view.round}" if view.round else " a new game", "bar-strong"),
        (f"   bag {view.bag}  lid {view.lid}", "bar"),
    )
    room = width - row_width(left) - _GAP - 1
    middle: Row = ()
    if view.notices:
        least = min(cell_width(clean(view.right.name)), _SHORT_NAME) + _GAP
        fitting = (text for text in view.notices if cell_width(text) <= room - least)
        shortest = view.notices[-1]
        # What is cut anyway leaves room for the name.
        most = room if cell_width(shortest) <= room else room - least
        middle = row((cut(next(fitting, shortest), most), "bar-strong"))
        right = _turn(view.right, room - row_width(middle) - _GAP)
    else:
        kept = _GAP + _MOVES if view.moves else 0
        right = _turn(view.right, max(room - kept, room // 2))
        middle = _moves(view.moves, room - row_width(right) - _GAP)
    gap = room - row_width(middle) - row_width(right)
    line = (
        *left,
        Span(" " * _GAP, "bar"),
        *middle,
        Span(" " * gap, "bar"),
        *(Span(span.text, "bar-strong") for span in right),
        Span(" ", "bar-strong"),
    )
    return (pad_row(line, width, role="bar"),)


def _turn(turn: Named, room: int) -> Row:
    """Whose turn it is; where hardly anything would be left of the name, nothing but the name."""
    least = min(cell_width(clean(turn.name)), _SHORT_NAME)
    if room - row_width(turn.versions[-1]) < least:
        turn = turn._replace(versions=((),))
    return turn.within(room)


def _moves(moves: Sequence[Named], room: int) -> Row:
    """As many of the moves as there is room for, the latest in any case, its name cut if need be.

    The code of a move is never cut.
    """
    for first in range(len(moves)):
        told = ", ".join(plain((Span(clean(at.name)), *at.versions[0])) for at in moves[first:])
        if cell_width(told) <= room:
            return (Span(told, "bar"),)
    return row((plain(moves[-1].within(room)), "bar")) if moves else ()


def draw_keys(view: KeysView, width: int) -> Block:
    """A message, or the keys that work now."""
    if view.message:
        return (pad_row(row((" " + cut(clean(view.message), width - 2), view.role)), width),)
    line: Row = ()
    for key, label, action in view.keys:
        target = ActionTarget(action)
        part = (Span(f" {key}", "key", target), Span(f" {label} ", "label", target))
        if row_width(line) + row_width(part) > width:
            break
        line += part
    return (pad_row(line, width),)


def draw_log(view: LogView, width: int, height: int) -> Block:
    """The latest lines that fit, below a title."""
    title = rule(view.title, width, ascii_only=view.ascii_only)
    room = height - 1
    lines = view.lines[-room:] if room > 0 else ()
    drawn = (line.within(width - 1) for line in lines)
    return (title, *(crop_row((Span(" "), *line), width) for line in drawn))
