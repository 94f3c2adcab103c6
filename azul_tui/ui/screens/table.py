"""What all screens with a table have in common: keys, palette, clicks on keys, other layouts."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from functools import cache
from typing import ClassVar, TypeVar

from textual import events
from textual.app import ComposeResult, SystemCommand
from textual.screen import Screen

from azul_tui.ui.commands import Command, Place, commands
from azul_tui.ui.keyboards import SAME_KEY
from azul_tui.ui.table.bars import KeysView
from azul_tui.ui.table.presenter import Shown
from azul_tui.ui.table.scene import Look, Scene
from azul_tui.ui.widgets.base import TableWidget
from azul_tui.ui.widgets.tabletop import Tabletop

ResultT = TypeVar("ResultT")


@cache
def _by_name(places: tuple[Place, ...]) -> dict[str, Command]:
    return {command.name: command for command in commands(*places)}


class TableScreen(Screen[ResultT]):
    """A screen that shows the table; a subclass says what is on it and which commands work.

    Args:
        look: how tiles look.
        scene: the first thing to show.
    """

    PLACES: ClassVar[tuple[Place, ...]]
    """Where in the table of commands this screen finds its own."""

    def __init__(self, look: Look, scene: Scene) -> None:
        super().__init__()
        self.look = look
        self.tabletop = Tabletop(scene)
        self._message = ""

    @abstractmethod
    def shown(self, size: int) -> Shown:
        """Everything to show now, with tiles of this size."""

    @abstractmethod
    def allowed(self, action: str) -> bool:
        """The command with this action, one of the table, means something now."""

    def compose(self) -> ComposeResult:
        """The table, and nothing else."""
        yield self.tabletop

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
        table = self.tabletop
        shown = self.shown(table.tile_size)
        table.show(shown.scene)
        table.bar.view = shown.bar
        table.prompt.view = shown.prompt
        table.log_lines.view = shown.log
        table.keys.view = KeysView(self._keys(), message)

    def _keys(self) -> tuple[tuple[str, str, str], ...]:
        return tuple(
            (command.key, command.label, command.action)
            for command in commands(*self.PLACES)
            if command.label and self.allowed(command.name)
        )

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Let through what means something now."""
        return action not in _by_name(self.PLACES) or self.allowed(action)

    def on_key(self, event: events.Key) -> None:
        """Let keyboards with other letters press the same keys."""
        if event.character in SAME_KEY:
            event.stop()
            self.app.simulate_key(SAME_KEY[event.character])

    def system_commands(self) -> Iterable[SystemCommand]:
        """Every command of the table that means something now, for the palette."""
        for command in commands(*self.PLACES):
            if command.palette and self.allowed(command.name):
                run = getattr(self, f"action_{command.name}")
                yield SystemCommand(command.help.capitalize(), f"key {command.key}", run)

    def on_table_widget_picked(self, message: TableWidget.Picked) -> None:
        """Do what a click means."""
        self.picked(message.target)

    @abstractmethod
    def picked(self, target: object) -> None:
        """Do what a click on ``target`` means; see `azul_tui.ui.table.targets`."""

    def action_menu(self) -> None:
        """Show the command palette."""
        self.app.action_command_palette()
