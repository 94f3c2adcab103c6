"""The prompt: a question, what can be pressed, and what each choice would cost or earn."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final, NamedTuple

from azul_tui.text.prompts import ColumnChoice, RowChoice
from azul_tui.ui.draw import Block, Row, Span, cut, pad_row, row, row_width, width
from azul_tui.ui.draw.prose import wrap
from azul_tui.ui.draw.signs import arrow
from azul_tui.ui.table.named import Named


class Option(NamedTuple):
    """One thing that can be pressed or clicked.

    Attributes:
        key: what to press, as people read it.
        text: what it does, in at most 33 cells.
        full_text: the same for wide screens.
        role: the role of the text.
        possible: False shows it dimmed, its text being the reason.
        target: what a click on it means.
    """

    key: str
    text: str
    full_text: str = ""
    role: str = ""
    possible: bool = True
    target: Hashable = None

    @classmethod
    def of(cls, choice: RowChoice | ColumnChoice, key: str, target: Hashable) -> Option:
        """A row or a column with what it brings."""
        role = "warn" if choice.warns else ""
        return cls(key, choice.text, choice.full_text, role, choice.possible, target)


@dataclass(frozen=True)
class PromptView:
    """A question and its options.

    Attributes:
        question: what is asked, in full.
        options: what can be answered.
        cursor: the index of the option the cursor is on; None where there is no list to walk in.
        name: whom it is for; stands before the question and is cut where there is no room.
        shorter: the question in fewer and fewer words, where it has such.
    """

    question: Row
    options: tuple[Option, ...] = ()
    cursor: int | None = None
    ascii_only: bool = False
    name: str = ""
    shorter: tuple[Row, ...] = ()

    def drawn(self, cells: int, height: int) -> Block:
        """Draw what there is to say; other views of this place have their own way."""
        return draw_prompt(self, cells, height)


_GAP: Final = 1
_ROOMY: Final = 60
"""Cells from which on there is room for all words on nearly every turn: words that come and go
from one turn to the next would ask to be read again."""


def draw_prompt(view: PromptView, cells: int, height: int) -> Block:
    """The question, then one option a line where there is room, else in columns.

    It is told in full only if all of it fits: it is there to be compared.
    """
    count = len(view.options)
    question = _question(view, cells - 2, _question_rows(view, cells, height))
    rows = max(1, height - len(question))
    columns = max(1, -(-count // rows))
    room = (cells - 1) // columns - _GAP
    key_width = max((width(option.key) for option in view.options), default=0)
    said = _said(cells, columns, key_width)
    full = said >= _ROOMY and all(width(option.full_text) <= said for option in view.options)
    drawn = [
        _option(view, option, index == view.cursor, key_width, said, full)
        for index, option in enumerate(view.options)
    ]
    used = -(-count // columns)
    lines: list[Row] = [pad_row((Span(" "), *line), cells) for line in question]
    if columns == 1 and height > used + len(lines) + 1:
        lines.append(())
    for at in range(used):
        line: Row = (Span(" "),)
        for option in drawn[at::used]:
            line = (*line, *pad_row(option, room + _GAP))
        lines.append(line)
    return tuple(lines)


def _question_rows(view: PromptView, cells: int, height: int) -> int:
    """How many rows the question may have so that the options can still be read."""
    for rows in range(height - 1, 1, -1):
        columns = -(-len(view.options) // (height - rows))
        key_width = max((width(option.key) for option in view.options), default=0)
        if all(width(option.text) <= _said(cells, columns, key_width) for option in view.options):
            return rows
    return 1


def _said(cells: int, columns: int, key_width: int) -> int:
    """The cells for the text of an option."""
    return (cells - 1) // max(1, columns) - _GAP - key_width - 4


def _question(view: PromptView, cells: int, most: int) -> Block:
    """The question in one row where it fits, in full or shorter, else in as few as there may be."""
    versions = (view.question, *view.shorter)
    question = Named(view.name, versions, ascii_only=view.ascii_only)
    line = question.within(cells)
    if row_width(line) <= cells and (most == 1 or question.names_somebody(cells)):
        return (line,)
    for version in versions:
        lines = wrap(question.wrapped_for(version), cells)
        if len(lines) <= most:
            break
    return lines[:most]


def _option(
    view: PromptView, option: Option, chosen: bool, key_width: int, room: int, full: bool
) -> Row:
    pointer = arrow(ascii_only=view.ascii_only)
    key = f"[{option.key}]".rjust(key_width + 2)
    text = option.text
    if option.full_text and full:
        text = option.full_text
    text = cut(text, room)
    if not option.possible:
        key_role, role = "key-off", "dim"
    elif chosen:
        key_role, role = "cursor", "strong"
    else:
        key_role, role = "key", option.role
    parts = row((pointer if chosen else " ", "key"), (key, key_role), " ", (text, role))
    return tuple(span._replace(target=option.target) for span in parts)
