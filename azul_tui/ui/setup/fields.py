"""The widgets of the setup screen: they draw a view, and say what somebody wants to be changed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final, TypeVar

from textual import events
from textual.actions import SkipAction
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Input

from azul_tui.engine import Wall
from azul_tui.ui.draw import Block
from azul_tui.ui.setup import drawing
from azul_tui.ui.setup.drawing import (
    ButtonView,
    ChoiceView,
    GamesView,
    LabelsView,
    LineView,
    WallsView,
)
from azul_tui.ui.setup.title import TitleView, draw_title
from azul_tui.ui.table.bars import KeysView, draw_keys
from azul_tui.ui.widgets.base import TableWidget

_LONGEST_TEXT: Final = 200
_JOINERS: Final = "\u200c\u200d"

FieldT = TypeVar("FieldT", ChoiceView, WallsView, GamesView, ButtonView, LineView)


class Field(TableWidget[FieldT]):
    """Something that can have the focus."""

    can_focus = True
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "confirm", "Confirm", show=False),
    ]

    @dataclass
    class Confirmed(Message):
        """Somebody is done with a field, or clicked it."""

        field: Field[Any]

        @property
        def control(self) -> Field[Any]:
            """The field."""
            return self.field

    def on_focus(self) -> None:
        """Show that keys go here."""
        self.view = replace(self.view, focused=True)

    def on_blur(self) -> None:
        """Show that keys go somewhere else."""
        self.view = replace(self.view, focused=False)

    def action_confirm(self) -> None:
        """Say that somebody is done with this field."""
        self.post_message(self.Confirmed(self))


class Title(TableWidget[TitleView]):
    """The name of the game."""

    def draw(self, view: TitleView, width: int, height: int) -> Block:
        """Draw the title."""
        return draw_title(view, width)


class Labels(TableWidget[LabelsView]):
    """The names of the fields."""

    def draw(self, view: LabelsView, width: int, height: int) -> Block:
        """Draw the names."""
        return drawing.draw_labels(view, width)


class KeyBar(TableWidget[KeysView]):
    """The keys that work now."""

    def draw(self, view: KeysView, width: int, height: int) -> Block:
        """Draw the keys."""
        return draw_keys(view, width)


class Line(TableWidget[LineView]):
    """A line of text."""

    def draw(self, view: LineView, width: int, height: int) -> Block:
        """Draw the line."""
        return drawing.draw_line(view, width)


class LinkLine(Field[LineView]):
    """A line of text that opens something."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "confirm", "Open", show=False),
    ]

    def draw(self, view: LineView, width: int, height: int) -> Block:
        """Draw the line."""
        return drawing.draw_line(view, width)

    def on_click(self, event: events.Click) -> None:
        """A click anywhere opens it."""
        event.stop()
        self.action_confirm()


class Choice(Field[ChoiceView]):
    """One of a few, by arrows, by its sign or by a click."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", "Previous", show=False),
        Binding("right,space", "step(1)", "Next", show=False),
    ]

    @dataclass
    class Chosen(Message):
        """Somebody chose the option with this index."""

        choice: Choice
        index: int

        @property
        def control(self) -> Choice:
            """The choice."""
            return self.choice

    def draw(self, view: ChoiceView, width: int, height: int) -> Block:
        """Draw the options."""
        return drawing.draw_choice(view, width)

    def on_key(self, event: events.Key) -> None:
        """Choose by the sign of an option."""
        if event.character in self.view.signs:
            event.stop()
            self.post_message(self.Chosen(self, self.view.signs.index(event.character)))

    def on_table_widget_picked(self, event: TableWidget.Picked) -> None:
        """Choose by a click."""
        event.stop()
        if isinstance(event.target, int):
            self.post_message(self.Chosen(self, event.target))

    def action_step(self, by: int) -> None:
        """Choose the option before or after this one; after the last comes the first."""
        index = (self.view.chosen + by) % len(self.view.signs)
        self.post_message(self.Chosen(self, index))


class Walls(Field[WallsView]):
    """The side of the boards, shown as pictures."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "choose('colored')", "Colored", show=False),
        Binding("right", "choose('gray')", "Gray", show=False),
        Binding("space", "other", "The other one", show=False),
    ]

    @dataclass
    class Chosen(Message):
        """Somebody chose a wall."""

        wall: Wall

    def draw(self, view: WallsView, width: int, height: int) -> Block:
        """Draw both walls."""
        return drawing.draw_walls(view, width, height)

    def on_table_widget_picked(self, event: TableWidget.Picked) -> None:
        """Choose by a click."""
        event.stop()
        if isinstance(event.target, Wall):
            self.post_message(self.Chosen(event.target))

    def action_choose(self, wall: str) -> None:
        """Choose the wall of this name."""
        self.post_message(self.Chosen(Wall(wall)))

    def action_other(self) -> None:
        """Choose the wall that is not chosen."""
        other = Wall.COLORED if self.view.chosen is Wall.GRAY else Wall.GRAY
        self.post_message(self.Chosen(other))


class Games(Field[GamesView]):
    """The unfinished games."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", "Previous", show=False),
        Binding("down", "step(1)", "Next", show=False),
        Binding("space", "confirm", "Go on", show=False),
    ]

    @dataclass
    class Opened(Message):
        """Somebody wants to go on with the game of this index, or (None) to see all games."""

        index: int | None

    def draw(self, view: GamesView, width: int, height: int) -> Block:
        """Draw the list."""
        return drawing.draw_games(view, width, height)

    def on_table_widget_picked(self, event: TableWidget.Picked) -> None:
        """Open by a click."""
        event.stop()
        self._open(event.target if isinstance(event.target, int) else self.view.shown)

    def action_step(self, by: int) -> None:
        """Go to the row above or below; beyond the ends to another field."""
        cursor = self.view.cursor + by
        if not 0 <= cursor < self.view.rows:
            raise SkipAction
        self.view = replace(self.view, cursor=cursor)

    def action_confirm(self) -> None:
        """Go on with the game under the cursor."""
        self._open(self.view.cursor)

    def _open(self, row: int) -> None:
        listed = min(self.view.shown, len(self.view.games))
        self.post_message(self.Opened(row if row < listed else None))


class Button(Field[ButtonView]):
    """A button."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "confirm", "Press", show=False),
    ]

    def draw(self, view: ButtonView, width: int, height: int) -> Block:
        """Draw the button."""
        return drawing.draw_button(view, width, height)

    def on_click(self, event: events.Click) -> None:
        """A click anywhere presses it."""
        event.stop()
        self.action_confirm()


class TextField(Input):
    """A field to type in: no blinking, and no characters that would upset a line."""

    def __init__(self, value: str, *, placeholder: str, widget_id: str) -> None:
        """Start with ``value``; ``placeholder`` is what an empty field stands for."""
        super().__init__(value, placeholder=placeholder, id=widget_id, compact=True)
        self.cursor_blink = False

    def validate_value(self, value: str) -> str:
        """Drop control characters and marks that turn the direction of the line; cut the rest."""
        kept = [char for char in value if char.isprintable() or char in _JOINERS]
        return "".join(kept[:_LONGEST_TEXT])
