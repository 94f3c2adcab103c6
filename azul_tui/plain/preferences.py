"""How the players want to be told: the command line for this time, the settings for every time."""

from __future__ import annotations

from typing import Any

from azul_tui.appearance import Boards
from azul_tui.cli import Options
from azul_tui.engine import Wall
from azul_tui.settings import Settings, load_settings, save_settings


class Preferences:
    """The settings, as far as the command line does not say otherwise.

    Attributes:
        boards: how what lies on the table is told.
        brief: boards are told only when they are asked for.
        notices: sentences about settings that could not be used.
    """

    def __init__(self, options: Options) -> None:
        self._settings, self.notices = load_settings()
        self.boards = Boards.WORDS if options.words else self._settings.boards
        self.brief = self._settings.brief
        self._words = options.words

    @property
    def last_game(self) -> Settings:
        """Who played last, and on which wall."""
        return self._settings

    @property
    def option(self) -> str:
        """The option of the command that tells a game so again."""
        return "--words" if self._words and self.boards is Boards.WORDS else "--plain"

    def tell(self, boards: Boards) -> str | None:
        """Tell boards so from now on; returns why that cannot be remembered, if so."""
        self.boards = boards
        return self._remember(boards=boards)

    def be_brief(self, brief: bool) -> str | None:
        """Leave boards out from now on, or tell them; returns why that cannot be remembered."""
        self.brief = brief
        return self._remember(brief=brief)

    def remember_game(self, names: tuple[str, ...], wall: Wall) -> str | None:
        """Remember who plays on which wall; returns why that cannot be remembered, if so."""
        return self._remember(names=names, wall=wall)

    def _remember(self, **changed: Any) -> str | None:
        # What another window has chosen in the meantime stays.
        before, _ = load_settings()
        settings = before._replace(**changed)
        return save_settings(settings) if settings != before else None
