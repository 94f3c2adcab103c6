"""Textual's command palette, for people who type faster than it opens."""

from __future__ import annotations

from contextlib import suppress
from inspect import unwrap
from typing import Final

from textual import work
from textual.command import CommandPalette
from textual.css.query import NoMatches

from azul_tui.ui.screens.once import OnceScreen

# What Textual's palette raises, and so ends the program, when its list is not laid out yet or is
# gone again.
_NO_LIST: Final = (NoMatches, LookupError)


class PatientPalette(CommandPalette, OnceScreen[None]):
    """A palette in which what comes before or after its time means nothing."""

    def _action_command_list(self, action: str) -> None:
        with suppress(*_NO_LIST):
            super()._action_command_list(action)

    def _action_cursor_down(self) -> None:
        with suppress(*_NO_LIST):
            super()._action_cursor_down()

    @work(exclusive=True, group=CommandPalette._GATHER_COMMANDS_GROUP)
    async def _gather_commands(self, search_value: str) -> None:
        with suppress(*_NO_LIST):
            await unwrap(CommandPalette._gather_commands)(self, search_value)
