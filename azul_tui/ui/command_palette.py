"""Textual's command palette, for people who type faster than it opens, and for old terminals."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from inspect import unwrap
from typing import ClassVar, Final

from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.command import CommandInput, CommandList, CommandPalette, DiscoveryHit, Hits
from textual.css.query import NoMatches
from textual.errors import NoWidget
from textual.system_commands import SystemCommandsProvider
from textual.theme import ThemeProvider

from azul_tui.ui.screens.once import OnceScreen
from azul_tui.ui.themes import THEMES

# What Textual's palette raises, and so ends the program, when its list is not laid out yet or is
# gone again.
_NO_LIST: Final = (NoMatches, LookupError)


class PatientList(CommandList):
    """A list in which a click on what is not there any more means nothing."""

    async def _on_click(self, event: events.Click) -> None:
        event.prevent_default()  # Textual calls the handlers of all base classes.
        with suppress(*_NO_LIST):
            await super()._on_click(event)


class PatientPalette(CommandPalette, OnceScreen[None]):
    """A palette in which what comes before or after its time means nothing, and nothing blinks."""

    BINDINGS: ClassVar[list[BindingType]] = [
        # With priority, or the field would take the keys behind this one for more to search for.
        Binding("escape", "escape", "Close", show=False, priority=True),
    ]

    # The icon is an emoji, for which not every terminal has a glyph of the same width. Where there
    # is no color, Textual reverses the chosen line, and loses that on the way to the screen.
    DEFAULT_CSS: ClassVar[str] = """
    PatientPalette SearchIcon { display: none; }
    PatientPalette CommandInput { margin-left: 1; }
    PatientPalette CommandList:nocolor > .option-list--option-highlighted {
        text-style: underline;
    }
    """

    def compose(self) -> ComposeResult:
        """The same, with another list."""
        for widget in super().compose():
            yield PatientList() if isinstance(widget, CommandList) else widget

    def on_mount(self, event: events.Mount) -> None:
        """Keep the cursor still: a palette that waits writes nothing."""
        if self.is_closed:
            event.prevent_default()  # Textual would look for the screen below.
        for field in self.query(CommandInput):
            field.cursor_blink = False

    def on_click(self, event: events.Click) -> None:
        """Close it with a click beside it."""
        event.prevent_default()  # Textual calls the handlers of all base classes.
        with suppress(NoWidget):  # The window has become smaller since.
            super()._on_click(event)

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


class MenuProvider(SystemCommandsProvider):
    """The entries of the menu in their own order: what a game needs comes first."""

    async def discover(self) -> Hits:
        """Offer all entries."""
        for title, detail, run, _ in self.app.get_system_commands(self.screen):
            yield DiscoveryHit(title, run, help=detail)


class OurThemesFirst(ThemeProvider):
    """The themes, those in which boards and tiles have colors of their own before the others."""

    @property
    def commands(self) -> list[tuple[str, Callable[[], None]]]:
        """Names, the one in use marked, and what chooses them."""
        ours = [theme.name for theme in THEMES]
        now = self.app.theme
        return sorted(
            (
                (f"{name} (now)" if name == now else name, choose)
                for name, choose in super().commands
            ),
            key=lambda command: command[0].removesuffix(" (now)") not in ours,
        )


def theme_palette() -> PatientPalette:
    """The palette in which a theme is chosen."""
    return PatientPalette([OurThemesFirst], placeholder="Search for themes")
