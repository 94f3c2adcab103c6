"""What screens with commands have in common: keys, palette, clicks on keys, other layouts."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from functools import cache, partial
from typing import ClassVar, Protocol, TypeVar, runtime_checkable

from textual.app import SystemCommand

from azul_tui.ui.commands import Command, Place, commands
from azul_tui.ui.screens.once import OnceScreen
from azul_tui.ui.table.scene import Look

ResultT = TypeVar("ResultT")


@runtime_checkable
class HasLook(Protocol):
    """A screen that can draw tiles in another way while it is open."""

    def set_look(self, look: Look) -> None:
        """Draw tiles in another way."""


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

    @property
    def key_bar(self) -> tuple[tuple[str, str, str], ...]:
        """What the bar of keys shows now: (key, label, action)."""
        return tuple(
            (command.key, command.label, command.action)
            for command in commands(*self.PLACES)
            if command.label and self.allowed(command.name)
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
                yield SystemCommand(command.help.capitalize(), f"key {command.key}", run)

    def action_menu(self) -> None:
        """Show the command palette."""
        self.app.action_command_palette()
