"""The widgets of the setup screen."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import ClassVar, Final, TypeVar

from textual import events
from textual.message import Message
from textual.widgets import Input

from azul_tui.engine import Wall
from azul_tui.ui.draw import Block, aim
from azul_tui.ui.setup import drawing
from azul_tui.ui.setup.drawing import (
    ButtonView,
    ChoiceView,
    LabelsView,
    LineView,
    WallsView,
)
from azul_tui.ui.setup.games import GamesView, draw_games
from azul_tui.ui.setup.haste import act_at_once, perform
from azul_tui.ui.setup.title import TitleView, draw_title
from azul_tui.ui.widgets.base import TableWidget

_LONGEST_TEXT: Final = 200
_JOINERS: Final = "\u200c\u200d"
_CONFIRM: Final = "screen.confirm"
_MOVES: Final = {
    "enter": _CONFIRM,
    "down": "screen.step(1)",
    "tab": "screen.step(1)",
    "up": "screen.step(-1)",
    "shift+tab": "screen.step(-1)",
}

FieldT = TypeVar("FieldT", ChoiceView, WallsView, GamesView, ButtonView, LineView)


class Field(TableWidget[FieldT]):
    """Something drawn that can have the focus."""

    KEYS: ClassVar[Mapping[str, str]] = _MOVES
    """For each key the name of an action."""

    can_focus = True
    ALLOW_MAXIMIZE = False

    class Changed(Message):
        """Somebody chose something else."""

    async def on_key(self, event: events.Key) -> None:
        """Act on a key, or hand it on."""
        await act_at_once(self, self.KEYS, event)

    def on_focus(self) -> None:
        """Show that keys go here."""
        self.view = replace(self.view, focused=True)

    def on_blur(self) -> None:
        """Show that keys go somewhere else."""
        self.view = replace(self.view, focused=False)

    async def on_table_widget_clicked(self, event: TableWidget.Clicked) -> None:
        """Take a click."""
        event.stop()
        await self.pick(event.target)

    async def pick(self, target: Hashable) -> None:
        """Take a click on ``target``; unless a subclass says otherwise it is like enter."""
        await perform(self, _CONFIRM)


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


class Line(TableWidget[LineView]):
    """A line of text."""

    def draw(self, view: LineView, width: int, height: int) -> Block:
        """Draw the line."""
        return drawing.draw_line(view, width)


class LinkLine(Field[LineView]):
    """A line of text that opens something."""

    KEYS: ClassVar[Mapping[str, str]] = {**_MOVES, "space": _CONFIRM}

    def draw(self, view: LineView, width: int, height: int) -> Block:
        """Draw the line."""
        return aim(drawing.draw_line(view, width), self.id)


class Button(Field[ButtonView]):
    """A button."""

    KEYS: ClassVar[Mapping[str, str]] = {**_MOVES, "space": _CONFIRM}

    def draw(self, view: ButtonView, width: int, height: int) -> Block:
        """Draw the button."""
        return aim(drawing.draw_button(view, width, height), self.id)


class Choice(Field[ChoiceView]):
    """One of a few, by arrows, by its sign or by a click."""

    KEYS: ClassVar[Mapping[str, str]] = {
        **_MOVES,
        "left": "choose_next(-1)",
        "right": "choose_next(1)",
        "space": "choose_next(1)",
    }

    def draw(self, view: ChoiceView, width: int, height: int) -> Block:
        """Draw the options."""
        return drawing.draw_choice(view, width)

    async def on_key(self, event: events.Key) -> None:
        """Choose by the sign of an option."""
        if self.screen.focused is self and event.character in self.view.signs:
            event.stop()
            event.prevent_default()
            self.choose(self.view.signs.index(event.character))

    async def pick(self, target: Hashable) -> None:
        """Choose by a click."""
        if isinstance(target, int):
            self.choose(target)

    def choose(self, index: int) -> None:
        """Choose the option of this index."""
        self.view = replace(self.view, chosen=index)
        self.post_message(self.Changed())

    def action_choose_next(self, by: int) -> None:
        """Choose the option before or after this one; after the last comes the first."""
        self.choose((self.view.chosen + by) % len(self.view.signs))


class Walls(Field[WallsView]):
    """The side of the boards, shown as pictures."""

    KEYS: ClassVar[Mapping[str, str]] = {
        **_MOVES,
        "left": "choose('colored')",
        "right": "choose('gray')",
        "space": "other",
    }

    def draw(self, view: WallsView, width: int, height: int) -> Block:
        """Draw both walls."""
        return drawing.draw_walls(view, width, height)

    async def pick(self, target: Hashable) -> None:
        """Choose by a click."""
        if isinstance(target, Wall):
            self.action_choose(target.value)

    def action_choose(self, wall: str) -> None:
        """Choose the wall of this name."""
        self.view = replace(self.view, chosen=Wall(wall))
        self.post_message(self.Changed())

    def action_other(self) -> None:
        """Choose the wall that is not chosen."""
        gray = self.view.chosen is Wall.GRAY
        self.action_choose((Wall.COLORED if gray else Wall.GRAY).value)


class Games(Field[GamesView]):
    """The unfinished games."""

    KEYS: ClassVar[Mapping[str, str]] = {
        **_MOVES,
        "up": "row(-1)",
        "down": "row(1)",
        "space": _CONFIRM,
    }

    def draw(self, view: GamesView, width: int, height: int) -> Block:
        """Draw the list."""
        return draw_games(view, width, height)

    @property
    def index(self) -> int | None:
        """The game under the cursor; None for those that are not listed."""
        listed = min(self.view.shown, len(self.view.games))
        return self.view.cursor if self.view.cursor < listed else None

    def show(self, games: int) -> None:
        """List so many games; the cursor stays where it is as far as there are rows."""
        view = replace(self.view, shown=games)
        self.view = replace(view, cursor=min(view.cursor, view.rows - 1))

    def point_at(self, path: Path) -> None:
        """Put the cursor on the game with this record, if it is listed."""
        listed = [game.path for game in self.view.games[: self.view.shown]]
        if path in listed:
            self.view = replace(self.view, cursor=listed.index(path))

    async def pick(self, target: Hashable) -> None:
        """Go on with the game that was clicked."""
        row = target if isinstance(target, int) else self.view.rows - 1
        self.view = replace(self.view, cursor=row)
        await perform(self, _CONFIRM)

    async def action_row(self, by: int) -> None:
        """Go to the row above or below; beyond the ends to another field."""
        cursor = self.view.cursor + by
        if 0 <= cursor < self.view.rows:
            self.view = replace(self.view, cursor=cursor)
            self.post_message(self.Changed())
        else:
            await perform(self, f"screen.step({by})")


class TextField(Input):
    """A field to type in: no blinking, and no characters that would upset a line."""

    ALLOW_MAXIMIZE = False
    KEYS: ClassVar[Mapping[str, str]] = {
        **_MOVES,
        "left": "cursor_left",
        "right": "cursor_right",
        "home": "home",
        "end": "end",
        "backspace": "delete_left",
        "delete": "delete_right",
    }

    def __init__(self, value: str, *, placeholder: str, widget_id: str) -> None:
        """Start with ``value``; ``placeholder`` is what an empty field stands for."""
        super().__init__(value, placeholder=placeholder, id=widget_id, compact=True)
        self.cursor_blink = False

    async def on_key(self, event: events.Key) -> None:
        """Act on a key, or hand it on; what is left is typed."""
        await act_at_once(self, self.KEYS, event)

    def validate_value(self, value: str) -> str:
        """Drop control characters and marks that turn the direction of the line; cut the rest."""
        kept = [char for char in value if char.isprintable() or char in _JOINERS]
        return "".join(kept[:_LONGEST_TEXT])
