"""What all screens with a table have in common: the table, at any size, and clicks on it."""

from __future__ import annotations

from abc import abstractmethod
from typing import TypeVar

from textual import events
from textual.app import ComposeResult

from azul_tui.text import notices
from azul_tui.ui.commands import commands, is_command
from azul_tui.ui.screens.commanded import CommandScreen
from azul_tui.ui.table.bars import KeysView
from azul_tui.ui.table.presenter import Shown
from azul_tui.ui.table.scene import Look
from azul_tui.ui.widgets.base import TableWidget
from azul_tui.ui.widgets.tabletop import Tabletop

ResultT = TypeVar("ResultT")


class TableScreen(CommandScreen[ResultT]):
    """A screen that shows the table; a subclass says what is on it and which commands work.

    Args:
        look: how tiles look.
        tabletop: shows already what there is at first.
    """

    def __init__(self, look: Look, tabletop: Tabletop) -> None:
        super().__init__(look)
        self.tabletop = tabletop
        self._message = ""

    @abstractmethod
    def shown(self, size: int) -> Shown:
        """Everything to show now, with tiles of this size."""

    def compose(self) -> ComposeResult:
        """The table, and nothing else."""
        yield self.tabletop

    def on_mount(self) -> None:
        """Draw at once with the tiles for which there is room."""
        if self.tabletop.has_room:
            self._show_keys()
        else:
            self.show(self._message)

    def on_tabletop_replanned(self) -> None:
        """Draw with the tiles of the new size."""
        self.show(self._message)

    def set_look(self, look: Look) -> None:
        """Draw tiles in another way."""
        self.look = look
        self.show(self._message)

    def show(self, message: str = "") -> None:
        """Show what there is now; a message takes the place of the keys until the next key."""
        self._message = message
        self.tabletop.show(self.shown(self.tabletop.tile_size))
        self._show_keys()

    def _show_keys(self) -> None:
        self.tabletop.keys.view = KeysView(self.key_bar, self._message)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nobody plays what nobody sees: in a window that is too small one can only leave."""
        if not self.tabletop.is_shown and action != "leave":
            return not is_command(action)
        return super().check_action(action, parameters)

    def on_key(self, event: events.Key) -> None:
        """Give the place of a message back to the keys, or say that the key means nothing now."""
        self._clear_message()
        if event.is_printable and not self._means_something(event.key):
            self.show(self.refusal_of_key(event.character or event.key))

    def on_click(self) -> None:
        """Give the place of a message back to the keys."""
        self._clear_message()

    def on_enter(self, event: events.Enter) -> None:
        """The same when the mouse goes to where the keys were."""
        if event.node is self.tabletop.keys:
            self._clear_message()

    def refusal_of_key(self, key: str) -> str:
        """Why a key does nothing now."""
        return notices.key_means_nothing(key)

    def _means_something(self, key: str) -> bool:
        return any(
            key in command.keys and self.allowed(command.name) for command in commands(*self.PLACES)
        )

    def _clear_message(self) -> None:
        if self._message:
            self._message = ""
            self._show_keys()

    def on_table_widget_clicked(self, message: TableWidget.Clicked) -> None:
        """Do what a click means."""
        self.clicked(message.target)

    @abstractmethod
    def clicked(self, target: object) -> None:
        """Do what a click on ``target`` means; see `azul_tui.ui.table.targets`."""
