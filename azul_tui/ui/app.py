"""The app: the look, the way from one screen to the next, and how it ends."""

from __future__ import annotations

import asyncio
import signal
import sys
from typing import TYPE_CHECKING, ClassVar

from rich.console import Console
from textual import work
from textual.app import App
from textual.binding import Binding, BindingType

from azul_tui.cli import Mode
from azul_tui.engine import NotationError, Wall
from azul_tui.record import GameIsOpen, RecordError, Session
from azul_tui.ui import opening
from azul_tui.ui.choices import AfterGame, NewGame, ReplayGame, ResumeGame, ShowHistory, Start
from azul_tui.ui.draw import TileSet
from azul_tui.ui.screens.game import GameScreen
from azul_tui.ui.table.scene import Look
from azul_tui.ui.themes import SHORT_NAMES, THEMES, default_theme, default_variables

if TYPE_CHECKING:
    from azul_tui.cli import Options

_ENDING_SIGNALS = ("SIGTERM", "SIGHUP")
_INTERRUPTED = 128 + signal.SIGINT


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
        super().__init__(ansi_color=True if colors in {None, "standard", "windows"} else None)
        self._options = options
        self.session: Session | None = None
        """The game that is open, to say at the end how to resume it."""
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = SHORT_NAMES[options.theme] if options.theme else default_theme(colors)
        if options.animation:
            self.animation_level = options.animation.value

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Give themes that know nothing of tiles the colors of tiles."""
        return default_variables(dark=self.current_theme.dark, ansi=self.native_ansi_color)

    @property
    def look(self) -> Look:
        """How tiles look in this terminal."""
        kind = TileSet(self._options.tiles.value) if self._options.tiles else TileSet.LETTERS
        return Look(kind, hollow=self.native_ansi_color)

    def on_mount(self) -> None:
        """Begin."""
        self._end_on_signals()
        self._conduct()

    # -- from screen to screen --------------------------------------------------------

    @work(exit_on_error=True)
    async def _conduct(self) -> None:
        """Lead from setup to game to result and round again, until the players leave."""
        choice = self._first_choice()
        while True:
            choice = choice or await self._ask()
            if choice is None:
                break
            choice, left = await self._follow(choice)
            if left:
                break
        self.exit()

    def _first_choice(self) -> Start | None:
        options = self._options
        if options.mode is Mode.RESUME and options.file:
            return ResumeGame(options.file)
        if options.mode is Mode.REPLAY and options.file:
            return ReplayGame(options.file)
        if options.names or options.position:
            return NewGame(
                options.names,
                Wall(options.wall.value) if options.wall else Wall.COLORED,
                options.first,
                options.seed,
                options.position,
            )
        return None

    async def _ask(self) -> Start | None:
        """Let the players choose what to do."""
        raise NotImplementedError

    async def _follow(self, choice: Start) -> tuple[Start | None, bool]:
        """Do what was chosen; return what follows from it, and whether the players leave."""
        if isinstance(choice, NewGame | ResumeGame):
            session = self._open(choice)
            return (None, False) if session is None else await self._play(session)
        return None, False

    def _open(self, choice: NewGame | ResumeGame) -> Session | None:
        try:
            if isinstance(choice, NewGame):
                return opening.start(choice)
            return Session.resume(choice.path)
        except (NotationError, RecordError, GameIsOpen) as error:
            self.notify(str(error), severity="error", timeout=20, markup=False)
            return None

    async def _play(self, session: Session) -> tuple[Start | None, bool]:
        self.session = session
        after = await self.push_screen_wait(GameScreen(session, self.look))
        session.close()
        if after is AfterGame.LEAVE:
            return None, True
        self.session = None
        if after is AfterGame.REMATCH:
            return opening.rematch(session.header), False
        if after is AfterGame.REPLAY and session.path:
            return ReplayGame(session.path), False
        return None, False

    # -- how it ends --------------------------------------------------------------------

    def action_interrupt(self) -> None:
        """Leave at once, as ctrl+c does elsewhere; the game is saved."""
        self.exit(return_code=_INTERRUPTED)

    def _end_on_signals(self) -> None:
        # Textual would leave the terminal raw when a signal ends it.
        loop = asyncio.get_running_loop()
        for name in _ENDING_SIGNALS:
            number = getattr(signal, name, None)
            if number is not None and sys.platform != "win32":
                loop.add_signal_handler(number, self._end_by, number)

    def _end_by(self, number: int) -> None:
        self.exit(return_code=128 + number)


def run(options: Options) -> int:
    """Run the app, say at the end where the game is, and return the exit status."""
    app = AzulApp(options)
    app.run(mouse=options.mouse)
    status = app.return_code or 0
    session = app.session
    if session is not None:
        session.close()
        _say_farewell(session, crashed=status == 1)
    return status


def _say_farewell(session: Session, *, crashed: bool) -> None:
    if crashed:
        print("azul-tui: This was a fault of the program, not yours.", file=sys.stderr)
    if session.problem:
        print(session.problem, file=sys.stderr)
    elif session.path and session.game.result is None:
        print(f"The game is saved. Go on with it: azul-tui --resume {session.path}")
