"""Textual's command palette, for people who type faster than it opens, and for old terminals."""

from __future__ import annotations

from contextlib import suppress
from inspect import unwrap
from typing import ClassVar, Final

from textual import work
from textual.command import CommandInput, CommandPalette
from textual.css.query import NoMatches
from textual.theme import ThemeProvider

from azul_tui.ui.screens.once import OnceScreen

# What Textual's palette raises, and so ends the program, when its list is not laid out yet or is
# gone again.
_NO_LIST: Final = (NoMatches, LookupError)


class PatientPalette(CommandPalette, OnceScreen[None]):
    """A palette in which what comes before or after its time means nothing, and nothing blinks."""

    # The icon is an emoji, for which not every terminal has a glyph of the same width.
    DEFAULT_CSS: ClassVar[str] = """
    PatientPalette SearchIcon { display: none; }
    PatientPalette CommandInput { margin-left: 1; }
    PatientPalette CommandList:nocolor > .option-list--option-highlighted { text-style: reverse; }
    """

    def on_mount(self) -> None:
        """Keep the cursor still: a palette that waits writes nothing."""
        self.query_one(CommandInput).cursor_blink = False

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


def theme_palette() -> PatientPalette:
    """The palette in which a theme is chosen."""
    return PatientPalette([ThemeProvider], placeholder="Search for themes")
