"""The story of a replay, drawn: sentences, the steps around, and a line from start to end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from azul_tui.ui.draw import (
    Block,
    Row,
    Span,
    aim,
    crop_row,
    row,
    row_width,
    stack,
)
from azul_tui.ui.draw.prose import wrap
from azul_tui.ui.draw.signs import arrow, ellipsis
from azul_tui.ui.table.prompt import PromptView
from azul_tui.ui.table.targets import StopTarget

_TIGHT: Final = 9
"""Up to this height every row is needed, and the steps around stand side by side."""
_TOLD: Final = 5
"""Rows for the words where there is more room, so that the line below them keeps its place."""


class Neighbor(NamedTuple):
    """A step near the one that is shown.

    Attributes:
        stop: where it is.
        short: what happened there, in few words.
        sentence: the same as a sentence.
        heading: a round begins there.
    """

    stop: int
    short: str
    sentence: Row
    heading: bool


@dataclass(frozen=True)
class StoryView(PromptView):
    """A stop in words; the question is the sentence that says what happened.

    Attributes:
        details: what follows from it.
        around: the steps before and after, in order, and the one that is shown.
        at: the stop that is shown.
        last: the last stop there is.
        rounds: where rounds begin, as (stop, number).
    """

    details: tuple[Row, ...] = ()
    around: tuple[Neighbor, ...] = ()
    at: int = 0
    last: int = 0
    rounds: tuple[tuple[int, int], ...] = ()

    def drawn(self, cells: int, height: int) -> Block:
        """Draw the story."""
        return draw_story(self, cells, height)


def draw_story(view: StoryView, width: int, height: int) -> Block:
    """What happened, the steps around it, and the line of the whole game."""
    if height <= _TIGHT:
        return _tight(view, width, height)
    words = [*wrap(view.question, width - 2)]
    details = [line for detail in view.details for line in wrap(detail, width - 2)]
    lines = _filled([*words, (), *details], max(_TOLD, len(words) + 1 + len(details)))
    listed = draw_list(view, width, height - len(lines) - 3)
    return (*lines, (), draw_line(view, width), (), *listed)


def _tight(view: StoryView, width: int, height: int) -> Block:
    """The words above the steps and the line; long ones take the place of the steps."""
    joined = _sentences(view.details)
    words = (*wrap(view.question, width - 2), *wrap(joined, width - 2))
    room = max(1, height - 2)
    steps: Block = (draw_steps(view, width),)
    if len(words) > room:
        words, room, steps = (
            wrap(_sentences([view.question, *view.details]), width - 2),
            room + 1,
            (),
        )
    if len(words) > room:
        last = (*crop_row(words[room - 1], width - 3), _ellipsis(view))
        words = (*words[: room - 1], last)
    return (*_filled([*words], room), *steps, draw_line(view, width))


def _sentences(rows: Sequence[Row]) -> Row:
    return row(*[Span(f"{span.text} ", span.role) for line in rows for span in line])


def draw_list(view: StoryView, width: int, height: int) -> Block:
    """The steps around the one that is shown, below each other, in as many rows as they need."""
    if height <= 0:
        return ()
    listed = [_listed(view, step, width) for step in view.around]
    here = _here(view)
    before = sum(map(len, listed[:here]))
    total = sum(map(len, listed))
    first = max(0, min(before - height // 2, total - height))
    return stack(*listed)[first : first + height]


def _listed(view: StoryView, step: Neighbor, width: int) -> Block:
    """A step with its number; longer sentences go on below."""
    shown = step.stop == view.at
    digits = len(str(view.last))
    sentence = tuple(span._replace(role="cursor") if shown else span for span in step.sentence)
    number = row(
        (_pointer(view) if shown else "  ", "key"),
        (f"{step.stop:{digits}}  ", "label"),
        "" if step.heading else "  ",
    )
    indent = row_width(number)
    first, *more = wrap(sentence, width - indent) or ((),)
    lines = ((*number, *first), *(row(" " * indent, *line) for line in more))
    return aim(lines, StopTarget(step.stop))


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


def _ellipsis(view: StoryView) -> Span:
    return Span(ellipsis(ascii_only=view.ascii_only))


def _pointer(view: StoryView) -> str:
    return f" {arrow(ascii_only=view.ascii_only)}"


def _filled(lines: list[Row], height: int) -> list[Row]:
    """The rows with a blank before each, cut or filled to ``height``."""
    shown = [(Span(" "), *line) if line else () for line in lines[:height]]
    return shown + [()] * (height - len(shown))
