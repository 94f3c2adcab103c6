"""What the players like: the command line for this time, the settings for every time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from textual.types import AnimationLevel

from azul_tui.appearance import Pace, TileSet
from azul_tui.settings import Settings, load_settings, save_settings
from azul_tui.ui.themes import SHORT_NAMES

if TYPE_CHECKING:
    from azul_tui.cli import Options
    from azul_tui.ui.choices import NewGame


class Preferences:
    """The settings, as far as the command line does not say otherwise.

    Args:
        options: the command line.
        report: called with a sentence when settings cannot be saved, once for each reason.
        glyphs: the terminal has characters for boxes and blocks; without them only the command
            line can ask for some.

    Attributes:
        notices: sentences about settings that could not be used.
    """

    def __init__(
        self,
        options: Options,
        report: Callable[[str], object] | None = None,
        *,
        glyphs: bool = True,
    ) -> None:
        self._report = report
        self._trouble: str | None = None
        self._settings, self.notices = load_settings()
        self._theme = SHORT_NAMES[options.theme] if options.theme else self._settings.theme
        usual = TileSet(self._settings.tiles or TileSet.LETTERS)
        self._tiles = options.tiles or (usual if glyphs else TileSet.ASCII)
        self._animation = options.animation or self._settings.animation

    @property
    def settings(self) -> Settings:
        """What is remembered."""
        return self._settings

    @property
    def theme(self) -> str | None:
        """The name of the theme that was asked for; it need not exist."""
        return self._theme

    @property
    def tiles(self) -> TileSet:
        """How tiles are drawn."""
        return self._tiles

    @property
    def animation(self) -> AnimationLevel | None:
        """How much moves; None is for Textual to say."""
        levels: tuple[AnimationLevel, ...] = ("none", "basic", "full")
        return next((level for level in levels if level == self._animation), None)

    @property
    def pace(self) -> Pace:
        """How the scoring of a round goes on."""
        return self._settings.pace

    def set_theme(self, name: str) -> None:
        """Remember a theme."""
        if name != self._theme:
            self._theme = name
            self._save(self._settings._replace(theme=name))

    def set_tiles(self, tiles: TileSet) -> None:
        """Remember how tiles are drawn."""
        self._tiles = tiles
        self._save(self._settings._replace(tiles=tiles.value))

    def set_pace(self, pace: Pace) -> None:
        """Remember how the scoring goes on."""
        self._save(self._settings._replace(pace=pace))

    def remember_game(self, game: NewGame) -> None:
        """Remember who plays on which wall, for the next time."""
        if game.position is None:
            self._save(self._settings._replace(names=tuple(game.names), wall=game.wall))

    def _save(self, settings: Settings) -> None:
        if settings != self._settings:
            # A setting that cannot be written is still followed until the end.
            self._settings = settings
            trouble = save_settings(settings)
            if trouble and trouble != self._trouble and self._report:
                self._report(trouble)
            self._trouble = trouble
