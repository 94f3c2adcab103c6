"""The bar at the top, the keys at the bottom, and the last moves."""

from __future__ import annotations

from typing import NamedTuple

from azul_tui.ui.draw import Block, Row, Span, clean, crop_row, cut, pad_row, row, row_width, rule
from azul_tui.ui.draw import width as cell_width
from azul_tui.ui.table.targets import ActionTarget


class BarView(NamedTuple):
    """The bar at the top.

    Attributes:
        round: the number of the round; 0 before the first deal.
        bag: tiles in the bag.
        lid: tiles in the lid.
        middle: a notice or the last moves; dropped first when there is no room.
        warning: the middle is a notice.
        right: whose turn it is.
    """

    round: int
    bag: int
    lid: int
    middle: str = ""
    warning: bool = False
    right: str = ""


class KeysView(NamedTuple):
    """The keys at the bottom: (key, label, action), or a message in their place."""

    keys: tuple[tuple[str, str, str], ...]
    message: str = ""
    role: str = "warn"


class LogView(NamedTuple):
    """What happened, the latest last."""

    lines: tuple[Row, ...]
    title: str = "last moves"
    ascii_only: bool = False


def draw_bar(view: BarView, width: int) -> Block:
    """Name, round, bag and lid on the left, the turn on the right, a notice between them."""
    left = row(
        (" AZUL ", "bar-strong"),
        (f" round {view.round}" if view.round else " a new game", "bar-strong"),
        (f"   bag {view.bag}  lid {view.lid}", "bar"),
    )
    right = cut(clean(view.right), max(0, min(width // 2, width - row_width(left) - 3)))
    room = width - row_width(left) - cell_width(right) - 6
    middle = cut(clean(view.middle), room) if room >= 8 else ""
    gap = room + 2 - cell_width(middle)
    line = row(
        *left,
        ("   ", "bar"),
        (middle, "bar-strong" if view.warning else "bar"),
        (" " * gap, "bar"),
        (right + " ", "bar-strong"),
    )
    return (pad_row(line, width, role="bar"),)


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
    return (title, *(crop_row((Span(" "), *line), width) for line in lines))
