"""The way from one screen to the next: setup, game, replay, history, and round again."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from azul_tui.cli import Options
from azul_tui.engine import NotationError
from azul_tui.record import GameIsOpen, RecordError, Session, Store
from azul_tui.ui import opening
from azul_tui.ui.choices import AfterGame, NewGame, ReplayGame, ResumeGame, Start
from azul_tui.ui.screens.game import GameScreen

if TYPE_CHECKING:
    from azul_tui.record.reading import Record
    from azul_tui.ui.app import AzulApp
    from azul_tui.ui.screens.history import HistoryScreen
    from azul_tui.ui.screens.setup import SetupScreen

_ERROR_SECONDS = 20


class Journey:
    """Leads the players from screen to screen until they leave.

    Args:
        app: shows the screens.
        options: the command line, which says where to begin.
        opened: the game to go on with or to replay at once.

    Attributes:
        session: the game that is open, if one is.
    """

    def __init__(
        self, app: AzulApp, options: Options, opened: Session | Record | None = None
    ) -> None:
        self.session = opened if isinstance(opened, Session) else None
        self._app = app
        self._options = options
        self._opened = opened
        self._setup: SetupScreen | None = None
        self._history: HistoryScreen | None = None

    def begin(self) -> None:
        """Go where the command line says, or ask."""
        opened, self._opened = self._opened, None
        if isinstance(opened, Session):
            self._play(opened)
        elif opened is not None:
            self._replay(opened)
        else:
            self._go_on(opening.asked_for(self._options))

    def _ask(self, *, new_game: bool = False) -> None:
        """Let the players choose what to do; what was typed before still stands there."""
        app = self._app
        self._setup = opening.setup_screen(
            self._options, app.preferences, app.look, self._setup, new_game=new_game
        )
        app.push_screen(self._setup, self._after_setup)

    def _after_setup(self, choice: Start | None) -> None:
        if choice is None:
            self._app.exit()
        else:
            self._follow(choice)

    def _go_on(self, choice: Start | None) -> None:
        """Follow what a screen led to, else ask again."""
        if choice is None:
            self._ask()
        else:
            self._follow(choice)

    def _follow(self, choice: Start) -> None:
        """Do what was chosen; back to the setup when it cannot be done."""
        # What was wrong with another choice would lie over the table.
        self._app.clear_notifications()
        try:
            if isinstance(choice, NewGame):
                self._app.preferences.remember_game(choice)
                self._play(opening.start(choice))
            elif isinstance(choice, ResumeGame):
                self._play(Session.resume(choice.path))
            elif isinstance(choice, ReplayGame):
                from azul_tui.record.reading import read_record

                self._replay(read_record(choice.path))
            else:
                self._show_history()
        except (NotationError, RecordError, GameIsOpen) as error:
            self._ask()
            self._app.notify(str(error), severity="error", timeout=_ERROR_SECONDS, markup=False)

    def _play(self, session: Session) -> None:
        self.session = session
        opening.deal_first(session)
        # What the command line said was for this game.
        self._options = Options()
        self._setup = self._history = None
        app = self._app
        screen = GameScreen(session, app.look, app.preferences, app.size)
        app.push_screen(screen, partial(self._after_game, session))

    def _after_game(self, session: Session, after: AfterGame | Start | None) -> None:
        session.close()
        if after is AfterGame.LEAVE:
            self._app.exit()
            return
        self.session = None
        if after is AfterGame.REMATCH:
            self._follow(opening.rematch(session.header))
        elif after is not None and not isinstance(after, AfterGame):
            if isinstance(after, ReplayGame):
                # It was chosen in the history, to which it leads back.
                self._history = self._history_screen()
            self._follow(after)
        else:
            self._ask(new_game=True)

    def _replay(self, record: Record) -> None:
        from azul_tui.ui.screens.replay import ReplayScreen

        screen = ReplayScreen(record, self._app.look)
        self._app.push_screen(screen, self._after_replay)

    def _after_replay(self, choice: NewGame | None) -> None:
        if choice is None and self._history is not None:
            self._show_history()
        else:
            self._go_on(choice)

    def _show_history(self) -> None:
        """Show the history as it was left, so that one game after the other can be looked at."""
        self._history = self._history_screen()
        self._app.push_screen(self._history, self._after_history)

    def _history_screen(self) -> HistoryScreen:
        from azul_tui.ui.screens.history import HistoryScreen

        listing = self._history.listing if self._history else None
        return HistoryScreen(Store().catalog(), self._app.look, listing)

    def _after_history(self, choice: Start | None) -> None:
        if choice is None:
            self._history = None
        self._go_on(choice)
