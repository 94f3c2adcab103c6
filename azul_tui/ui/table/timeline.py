"""The story of a replay, drawn: sentences, the steps around, and a line from start to end."""

from __future__ import annotations

from typing import Final

from azul_tui.ui.draw import (
    ASCII_ELLIPSIS,
    ELLIPSIS,
    Block,
    Row,
    Span,
    aim,
    crop_row,
    row,
    row_width,
)
from azul_tui.ui.draw.prose import wrap
from azul_tui.ui.table.story import Neighbor, StoryView
from azul_tui.ui.table.targets import StopTarget

_TIGHT: Final = 9
"""Up to this height every row is needed, and the steps around stand side by side."""
_TOLD: Final = 5
"""Rows for the words where there is more room, so that the line below them keeps its place."""


def draw_story(view: StoryView, width: int, height: int) -> Block:
    """What happened, the steps around it, and the line of the whole game."""
    words = [*wrap(view.question, width - 2)]
    if height <= _TIGHT:
        joined = row(*[Span(f"{span.text} ", span.role) for line in view.details for span in line])
        lines = _filled([*words, *wrap(joined, width - 2)], max(1, height - 2))
        return (*lines, draw_steps(view, width), draw_line(view, width))
    details = [line for detail in view.details for line in wrap(detail, width - 2)]
    lines = _filled([*words, (), *details], max(_TOLD, len(words) + 1 + len(details)))
    listed = draw_list(view, width, height - len(lines) - 3)
    return (*lines, (), draw_line(view, width), (), *listed)


def draw_list(view: StoryView, width: int, height: int) -> Block:
    """The steps around the one that is shown, below each other."""
    if height <= 0:
        return ()
    here = _here(view)
    first = max(0, min(here - height // 2, len(view.around) - height))
    digits = len(str(view.last))
    lines: list[Row] = []
    for step in view.around[first : first + height]:
        shown = step.stop == view.at
        line = row(
            (_pointer(view) if shown else "  ", "key"),
            (f"{step.stop:{digits}}  ", "label"),
            *(span._replace(role="cursor") if shown else span for span in step.sentence),
        )
        if row_width(line) > width:
            ellipsis = ASCII_ELLIPSIS if view.ascii_only else ELLIPSIS
            line = (*crop_row(line, width - 1), Span(ellipsis, line[-1].role))
        lines.append(aim((line,), StopTarget(step.stop))[0])
    return tuple(lines)


def draw_steps(view: StoryView, width: int) -> Row:
    """The step that is shown, and as many before and after as fit side by side."""
    items = [_item(view, step) for step in view.around]
    sizes = [row_width(item) for item in items]
    here = first = last = _here(view)
    room = width - 1 - sizes[here]
    while True:
        left = first > 0 and sizes[first - 1] <= room
        right = last + 1 < len(items) and sizes[last + 1] <= room
        if left and (here - first <= last - here or not right):
            first -= 1
            room -= sizes[first]
        elif right:
            last += 1
            room -= sizes[last]
        else:
            break
    return tuple(span for item in items[first : last + 1] for span in item)


def draw_line(view: StoryView, width: int) -> Row:
    """A line from start to end with the numbers of the rounds, to see and to click."""
    cells = width - 2
    last = max(1, view.last)
    here = view.at * (cells - 1) // last
    passed, ahead, knob = "=-#" if view.ascii_only else "━─█"
    drawn = [(passed, "border-active") if x < here else (ahead, "border") for x in range(cells)]
    free = 0
    for stop, number in view.rounds:
        at = stop * (cells - 1) // last
        label = f"{number}"
        if free <= at <= cells - len(label):
            for x, digit in enumerate(label, at):
                drawn[x] = (digit, "strong" if stop <= view.at else "label")
            free = at + len(label) + 1
    drawn[here] = (knob, "key")
    spans = [
        Span(text, role, StopTarget(-(-x * last // (cells - 1))))
        for x, (text, role) in enumerate(drawn)
    ]
    return (Span(" "), *spans)


def _item(view: StoryView, step: Neighbor) -> Row:
    target = StopTarget(step.stop)
    if step.stop == view.at:
        pointer = _pointer(view)
        return (Span(pointer, "key", target), Span(f"{step.short} ", "cursor", target))
    return (Span(f"  {step.short} ", "strong" if step.heading else "label", target),)


def _here(view: StoryView) -> int:
    return next(at for at, step in enumerate(view.around) if step.stop == view.at)


def _pointer(view: StoryView) -> str:
    return " >" if view.ascii_only else " ▸"


def _filled(lines: list[Row], height: int) -> list[Row]:
    """The rows with a blank before each, cut or filled to ``height``."""
    shown = [(Span(" "), *line) if line else () for line in lines[:height]]
    return shown + [()] * (height - len(shown))
