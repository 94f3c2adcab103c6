"""The app: the look, the way from one screen to the next, and how it ends."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from rich.console import Console
from textual import work
from textual.app import App, SystemCommand
from textual.binding import Binding, BindingType
from textual.screen import Screen

from azul_tui.cli import Mode
from azul_tui.engine import NotationError
from azul_tui.record import GameIsOpen, RecordError, Session, Store, read_record
from azul_tui.settings import Pace
from azul_tui.text import questions
from azul_tui.ui import opening
from azul_tui.ui.choices import AfterGame, NewGame, ReplayGame, ResumeGame, ShowHistory, Start
from azul_tui.ui.draw import TileSet
from azul_tui.ui.preferences import Preferences
from azul_tui.ui.screens.game import GameScreen
from azul_tui.ui.screens.table import TableScreen
from azul_tui.ui.table.scene import Look
from azul_tui.ui.themes import THEMES, default_theme, default_variables

if TYPE_CHECKING:
    from azul_tui.cli import Options

_FEW_COLORS = {None, "standard", "windows"}
_ENDING_SIGNALS = ("SIGTERM", "SIGHUP")
_INTERRUPTED = 128 + signal.SIGINT
_ERROR_SECONDS = 20


class AzulApp(App[None]):
    """Azul around one keyboard.

    Args:
        options: the command line; what it does not say comes from the settings.
    """

    TITLE = "Azul"
    CSS_PATH = "app.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", "Leave at once", show=False),
    ]

    def __init__(self, options: Options) -> None:
        colors = Console().color_system
        # Without shades, the terminal's own 16 colors are the honest ones, also for NO_COLOR.
        super().__init__(ansi_color=True if colors in _FEW_COLORS else None)
        self._options = options
        self.preferences = Preferences(options)
        self.session: Session | None = None
        """The game that is open, to say at the end how to resume it."""
        for theme in THEMES:
            self.register_theme(theme)
        wanted = self.preferences.theme
        self.theme = wanted if wanted in self.available_themes else default_theme(colors)
        if self.preferences.animation:
            self.animation_level = self.preferences.animation

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Give themes that know nothing of tiles the colors of tiles."""
        return default_variables(dark=self.current_theme.dark, ansi=self.native_ansi_color)

    @property
    def look(self) -> Look:
        """How tiles look in this terminal."""
        return Look(self.preferences.tiles, hollow=self.native_ansi_color)

    def on_mount(self) -> None:
        """Begin."""
        self._end_on_signals()
        self.theme_changed_signal.subscribe(self, self._on_theme)
        self._conduct()

    def _on_theme(self, _: object) -> None:
        self.preferences.set_theme(self.theme)
        self._look_again()

    def _look_again(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                screen.set_look(self.look)

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """Offer the commands of the screen, then how it looks, then Textual's own."""
        if isinstance(screen, TableScreen):
            yield from screen.system_commands()
        for tiles in TileSet:
            if tiles is not self.preferences.tiles:
                yield SystemCommand(
                    f"Tiles: {tiles}",
                    "how tiles are drawn",
                    lambda kind=tiles: self.set_tiles(kind),
                )
        for pace in Pace:
            if pace is not self.preferences.pace:
                yield SystemCommand(
                    f"Scoring: {questions.PACES[pace]}",
                    "how the scoring of a round goes on",
                    lambda chosen=pace: self.preferences.set_pace(chosen),
                )
        yield from super().get_system_commands(screen)

    def set_tiles(self, tiles: TileSet) -> None:
        """Draw tiles in another way from now on."""
        self.preferences.set_tiles(tiles)
        self._look_again()

    # -- from screen to screen --------------------------------------------------------

    @work
    async def _conduct(self) -> None:
        """Lead from setup to game to result and round again, until the players leave."""
        choice = self._first_choice()
        first = True
        while True:
            if choice is None:
                choice = await self.push_screen_wait(
                    opening.setup_screen(self._options, self.preferences, first)
                )
            if choice is None:
                break
            first = False
            choice, leave = await self._follow(choice)
            if leave:
                break
        self.exit()

    def _first_choice(self) -> Start | None:
        options = self._options
        if options.mode is Mode.REPLAY and options.file:
            return ReplayGame(options.file)
        if options.mode is Mode.RESUME:
            return ResumeGame(options.file or Store().unfinished()[0].path)
        return opening.asked_for(options, self.preferences)

    async def _follow(self, choice: Start) -> tuple[Start | None, bool]:
        """Do what was chosen; return what follows from it, and whether the players leave."""
        try:
            if isinstance(choice, NewGame):
                self.preferences.remember_game(choice)
                return await self._play(opening.start(choice))
            if isinstance(choice, ResumeGame):
                return await self._play(Session.resume(choice.path))
            if isinstance(choice, ReplayGame):
                return await self._replay(choice), False
            return await self._history(choice), False
        except (NotationError, RecordError, GameIsOpen) as error:
            self.notify(str(error), severity="error", timeout=_ERROR_SECONDS, markup=False)
            return None, False

    async def _play(self, session: Session) -> tuple[Start | None, bool]:
        self.session = session
        after = await self.push_screen_wait(GameScreen(session, self.look, self.preferences))
        session.close()
        if after is AfterGame.LEAVE:
            return None, True
        self.session = None
        if after is AfterGame.REMATCH:
            return opening.rematch(session.header), False
        if after is AfterGame.REPLAY and session.path:
            return ReplayGame(session.path), False
        return None, False

    async def _replay(self, choice: ReplayGame) -> Start | None:
        from azul_tui.ui.screens.replay import ReplayScreen

        return await self.push_screen_wait(ReplayScreen(read_record(choice.path), self.look))

    async def _history(self, _: ShowHistory) -> Start | None:
        from azul_tui.ui.screens.history import HistoryScreen

        return await self.push_screen_wait(HistoryScreen(Store().catalog(), self.look))

    # -- how it ends --------------------------------------------------------------------

    def action_interrupt(self) -> None:
        """Leave at once, as ctrl+c does elsewhere; the game is saved."""
        self.exit(return_code=_INTERRUPTED)

    def _end_on_signals(self) -> None:
        # Textual would leave the terminal raw when a signal ends it.
        if sys.platform == "win32":
            return
        loop = asyncio.get_running_loop()
        for name in _ENDING_SIGNALS:
            number = getattr(signal, name)
            loop.add_signal_handler(number, self._end_by, number)

    def _end_by(self, number: int) -> None:
        self.exit(return_code=128 + number)
