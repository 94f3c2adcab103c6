"""What screens with commands have in common: keys, palette, clicks on keys, other layouts."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from functools import cache, partial
from typing import ClassVar, TypeVar

from textual.app import SystemCommand

from azul_tui.ui.commands import Command, Place, commands
from azul_tui.ui.screens import modals
from azul_tui.ui.screens.once import OnceScreen
from azul_tui.ui.table.scene import Look

ResultT = TypeVar("ResultT")


@cache
def _by_name(places: tuple[Place, ...]) -> dict[str, Command]:
    return {command.name: command for command in commands(*places)}


class CommandScreen(OnceScreen[ResultT]):
    """A screen whose keys are commands of the table; a subclass says which work just now.

    Args:
        look: how tiles look.
    """

    PLACES: ClassVar[tuple[Place, ...]]
    """Where in the table of commands this screen finds its own."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look

    @abstractmethod
    def allowed(self, action: str) -> bool:
        """The command with this action, one of the table, means something now."""

    @abstractmethod
    def set_look(self, look: Look) -> None:
        """Draw in another way."""

    def label_of(self, command: Command) -> str:
        """What the bar of keys calls the command just now; empty keeps it out."""
        return command.label

    def key_of(self, command: Command) -> str:
        """The key, as people read it, that means the command just now."""
        return command.key

    @property
    def key_bar(self) -> tuple[tuple[str, str, str], ...]:
        """What the bar of keys shows now: (key, label, action)."""
        return tuple(
            (self.key_of(command), label, command.action)
            for command in commands(*self.PLACES)
            if (label := self.label_of(command)) and self.allowed(command.name)
        )

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Let through what means something now; nothing while another screen covers this one.

        A key that comes while a question opens would open it a second time.
        """
        if action not in _by_name(self.PLACES):
            return True
        return self.is_current and self.allowed(action)

    def system_commands(self) -> Iterable[SystemCommand]:
        """Every command of the table that means something now, for the palette."""
        for command in commands(*self.PLACES):
            if command.palette and self.allowed(command.name):
                # As a key would: by the time that it is chosen it may mean nothing any more.
                run = partial(self.run_action, command.action)
                yield SystemCommand(command.help.capitalize(), f"key {self.key_of(command)}", run)

    def action_help(self) -> None:
        """Show rules and keys."""
        self.app.push_screen(modals.help_pages(self.look))

    def action_menu(self) -> None:
        """Show the command palette."""
        self.app.action_command_palette()
