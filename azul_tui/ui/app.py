"""The app: the look, the way from one screen to the next, and how it ends."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.app import SystemCommand
from textual.binding import Binding, BindingType
from textual.driver import Driver
from textual.filter import LineFilter
from textual.screen import Screen

from azul_tui.text import notices
from azul_tui.ui import garbage
from azul_tui.ui.abilities import abilities
from azul_tui.ui.draw import TileSet
from azul_tui.ui.journey import Journey
from azul_tui.ui.keyboards import AnyKeyboardApp
from azul_tui.ui.plain_signs import PLAIN_SIGNS
from azul_tui.ui.preferences import Preferences
from azul_tui.ui.screens.commanded import CommandScreen
from azul_tui.ui.table.scene import Look
from azul_tui.ui.themes import ANSI, DARK, THEMES, default_variables

if TYPE_CHECKING:
    from textual.command import Provider

    from azul_tui.cli import Options
    from azul_tui.record import Session
    from azul_tui.record.reading import Record
    from azul_tui.ui.ending import EndingSignals

_LONG_SECONDS = 10.0
_INTERRUPTED = 128 + signal.SIGINT


def _menu() -> type[Provider]:
    from azul_tui.ui.command_palette import MenuProvider

    return MenuProvider


class AzulApp(AnyKeyboardApp[None]):
    """Azul around one keyboard.

    Args:
        options: the command line; what it does not say comes from the settings.
        signals: those that end the app, if it shall know of any.
        opened: the game to go on with or to replay, if the command line asks for one.
    """

    TITLE = "Azul"
    CSS_PATH = "app.tcss"
    COMMANDS: ClassVar[set[type[Provider] | Callable[[], type[Provider]]]] = {_menu}
    BINDINGS: ClassVar[list[BindingType]] = [
        # With priority: no question that is open, nor a field, keeps it.
        Binding("ctrl+c", "interrupt", "Leave at once", show=False, priority=True),
    ]

    def __init__(
        self,
        options: Options,
        signals: EndingSignals | None = None,
        opened: Session | Record | None = None,
    ) -> None:
        self._abilities = abilities()
        # Without shades, the terminal's own 16 colors are the honest ones, also for NO_COLOR.
        super().__init__(ansi_color=None if self._abilities.shades else True)
        self._signals = signals
        self.preferences = Preferences(options, self._warn, glyphs=self._abilities.glyphs)
        self._journey = Journey(self, options, opened)
        self.fault: Exception | None = None
        """What the program failed at, if it did."""
        self._early: list[events.InputEvent] | None = []
        """What was typed before the first screen was there; None since it is."""
        for theme in THEMES:
            self.register_theme(theme)
        wanted = self.preferences.theme
        self.theme = wanted if wanted in self.available_themes else DARK
        if self.preferences.animation:
            self.animation_level = self.preferences.animation

    def validate_theme(self, theme: str) -> str:
        """Keep to the terminal's own colors where there are no shades for another theme."""
        return theme if self._abilities.shades else ANSI

    def action_change_theme(self) -> None:
        """Let the player choose a theme, or say why there is none to choose."""
        from azul_tui.ui.command_palette import theme_palette

        if self._abilities.shades:
            self.push_screen(theme_palette())
        else:
            self.notify(notices.NO_SHADES)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Give themes that know nothing of tiles the colors of tiles."""
        return default_variables(dark=self.current_theme.dark, ansi=self.native_ansi_color)

    @property
    def session(self) -> Session | None:
        """The game that is open, to say at the end how to resume it."""
        return self._journey.session

    @property
    def look(self) -> Look:
        """How tiles look in this terminal."""
        return Look(self.preferences.tiles, hollow=self.native_ansi_color)

    def on_mount(self) -> None:
        """Begin."""
        self._end_on_signals()
        self.theme_changed_signal.subscribe(self, self._on_theme)
        # Not here: all that is drawn until the app itself is mounted is drawn in vain.
        self.call_later(self._begin)

    def _begin(self) -> None:
        self._journey.begin()
        self.call_next(self._catch_up)
        self.call_after_refresh(garbage.resume)

    async def _catch_up(self) -> None:
        """The first screen is there: do what was typed before."""
        early, self._early = self._early, None
        for event in early or ():
            await self.on_event(event)

    def _on_theme(self, _: object) -> None:
        self.preferences.set_theme(self.theme)
        self._look_again()

    def _look_again(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, CommandScreen):
                screen.set_look(self.look)

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """Offer the commands of the screen, then how everything looks."""
        from azul_tui.ui.menu import entries

        return entries(self, screen)

    def action_picture(self) -> None:
        """Save a picture of the screen, and say where."""
        from azul_tui.ui.picture import save_picture

        self.notify(save_picture(self.export_screenshot()), timeout=_LONG_SECONDS, markup=False)

    def action_command_palette(self) -> None:
        """Show the command palette."""
        from azul_tui.ui.command_palette import PatientPalette

        if not isinstance(self.screen, PatientPalette):
            self.push_screen(PatientPalette(placeholder="Search for commands"))

    def _warn(self, sentence: str) -> None:
        self.notify(sentence, severity="warning", timeout=_LONG_SECONDS, markup=False)

    def set_tiles(self, tiles: TileSet) -> None:
        """Draw tiles in another way from now on."""
        self.preferences.set_tiles(tiles)
        self._look_again()
        for screen in self.screen_stack:
            # What looks the same may have other signs now.
            screen.query("*").refresh()

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Let no sign outside ASCII through where tiles are drawn in ASCII."""
        filters = super().get_line_filters()
        return [*filters, PLAIN_SIGNS] if self.look.ascii_only else filters

    async def on_event(self, event: events.Event) -> None:
        """Keep what is typed too early; heed nothing of it once the app is about to end.

        What a key opened then would be half there.
        """
        if not isinstance(event, events.InputEvent):
            await super().on_event(event)
        elif self._early is not None:
            self._early.append(event)
        elif self.return_code is None and self.screen_stack:
            await super().on_event(event)

    # -- how it ends --------------------------------------------------------------------

    def _handle_exception(self, error: Exception) -> None:
        """Keep the first fault: Textual shows of it what the window has room for."""
        self.fault = self.fault or error
        super()._handle_exception(error)

    async def action_quit(self) -> None:
        """Leave as ``q`` does, which asks where a game is on the screen."""
        screen = self.screen
        if isinstance(screen, CommandScreen):
            await screen.run_action("leave")
        else:
            self.exit()

    def on_exit_app(self) -> None:
        """End in good order, too, when it is the server of the screen that ends the app."""
        if self.return_code is None:
            self.exit()

    def action_interrupt(self) -> None:
        """Leave at once, as ctrl+c does elsewhere; the game is saved."""
        self.exit(return_code=_INTERRUPTED)

    def _end_on_signals(self) -> None:
        loop = asyncio.get_running_loop()

        def end(status: int) -> None:
            # The app may have ended already; a signal may come at any point.
            if not loop.is_closed():
                loop.call_soon_threadsafe(self.exit, None, status)

        if self._signals is not None:
            self._signals.call(end)

    def get_driver_class(self) -> type[Driver]:
        """Textual's driver for this platform, or the sturdier one that is made from it."""
        chosen = super().get_driver_class()
        if sys.platform != "win32":
            from textual.drivers.linux_driver import LinuxDriver

            if chosen is LinuxDriver:
                from azul_tui.ui.terminal import TerminalDriver

                return TerminalDriver
        return chosen
