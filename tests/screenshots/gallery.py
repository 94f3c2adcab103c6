"""The scenes: which game, at which point, on how large a screen, in which look."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from azul_tui.engine import Phase, Wall
from azul_tui.record import Store
from azul_tui.record.catalog import Catalog
from azul_tui.settings import Settings, save_settings
from azul_tui.ui.app import AzulApp
from azul_tui.ui.screens.history import HistoryScreen
from tests.screenshots import stage
from tests.screenshots.grid import Grid, read_export
from tests.screenshots.stage import Play
from tests.ui.driving import press

_TWO: Final = ("Ana", "Bor")
_THREE: Final = (*_TWO, "Cene")
_FOUR: Final = (*_THREE, "Dita")


@dataclass(frozen=True, kw_only=True)
class Scene:
    """A picture.

    Attributes:
        name: of the file, without its ending.
        title: what is to be seen, a phrase.
        keys: the keys that are pressed, by Textual's names for them.
        words: the look, as on the command line.
        size: columns and rows of the screen.
        environment: what is set in the environment.
    """

    name: str
    title: str
    keys: str = ""
    words: str = "--theme dark"
    size: tuple[int, int] = (80, 24)
    environment: Mapping[str, str] = field(default_factory=dict)

    async def take(self) -> Grid:
        """The cells of the picture."""
        with stage.stage(**self.environment):
            words = (*self.words.split(), *self.prepare())
            async with stage.showing(self.size, *words) as pilot:
                assert isinstance(pilot.app, AzulApp)
                self.enter(pilot.app)
                await press(pilot, *self.keys.split())
                await pilot.pause()
                return read_export(pilot.app.export_screenshot(), *self.size)

    def prepare(self) -> tuple[str, ...]:
        """Put games into the home; returns how to go on with one, as on the command line."""
        return ()

    def enter(self, app: AzulApp) -> None:
        """Go to the screen of the scene."""


@dataclass(frozen=True, kw_only=True)
class Table(Scene):
    """A picture of a game that is played, or replayed.

    Attributes:
        play: the game.
        mode: the option that opens it.
    """

    play: Play
    mode: str = "--resume"

    def prepare(self) -> tuple[str, ...]:
        """Play the game."""
        return self.mode, str(self.play.record())


@dataclass(frozen=True, kw_only=True)
class Setup(Scene):
    """The setup screen, with games to go on with."""

    plays: tuple[Play, ...]

    def prepare(self) -> tuple[str, ...]:
        """Play the games, and remember who played last."""
        for play in self.plays:
            play.record()
        save_settings(Settings(names=self.plays[0].names))
        return ()


@dataclass(frozen=True, kw_only=True)
class History(Setup):
    """The history of games."""

    def enter(self, app: AzulApp) -> None:
        """Show the games as if they were at home, and not in a directory of a random name."""
        catalog, home = Store().catalog(), Path("~/.local/share/azul-tui/games")
        unfinished, finished = (
            tuple(game._replace(path=home / game.path.name) for game in games)
            for games in (catalog.unfinished, catalog.finished)
        )
        app.push_screen(HistoryScreen(Catalog(unfinished, finished), app.look))


_FINISHED: Final = tuple(
    Play(names, seed, rounds, phase=Phase.OVER, wall=wall, evening=evening)
    for names, seed, rounds, wall, evening in (
        (_TWO, 5, 5, Wall.COLORED, 1),
        (("Cene", "Ana", "Dita"), 7, 5, Wall.COLORED, 2),
        (_TWO, 4, 5, Wall.GRAY, 8),
        (_FOUR, 12, 5, Wall.COLORED, 9),
        (("Dita", "Bor"), 6, 5, Wall.COLORED, 15),
        (("Bor", "Ana"), 12, 6, Wall.GRAY, 16),
        (_FOUR, 3, 5, Wall.COLORED, 22),
        (("Ana", "Cene"), 9, 5, Wall.COLORED, 23),
    )
)
_UNFINISHED: Final = Play(_THREE, 22, 5, 2)

SCENES: Final[tuple[Scene, ...]] = (
    Table(
        name="two-players",
        title="A turn in a game for two: what each row would bring, before it is chosen",
        play=Play(_TWO, 12, 4, 2),
        keys="b c down",
    ),
    Setup(
        name="setup",
        title="Setting up a game, with a game to go on with",
        plays=(_UNFINISHED,),
    ),
    Table(
        name="three-players",
        title="A turn in a game for three; Ana can end the game this round",
        play=_UNFINISHED,
        keys="w 3",
    ),
    Table(
        name="four-players",
        title="A turn in a game for four, in 80 columns and 24 rows",
        play=Play(_FOUR, 30, 4, 2),
        keys="r c",
    ),
    Table(
        name="large",
        title="A game for four on a large screen: the tiles grow",
        play=Play(_FOUR, 34, 5, 5),
        keys="r c",
        size=(150, 44),
    ),
    Table(
        name="gray-wall",
        title="Choosing a column of the gray wall, with the points of each",
        play=Play(_TWO, 6, 4, phase=Phase.OFFERED, wall=Wall.GRAY),
        keys="enter 4 enter right",
    ),
    Table(
        name="round-end",
        title="A round is scored, tile by tile, with both runs lit",
        play=Play(_TWO, 18, 5, phase=Phase.OFFERED),
        keys="enter " * 6,
    ),
    Table(
        name="result",
        title="The result: bonuses, a tie broken by rows, statistics and the scores by round",
        play=Play(_THREE, 7, 5, phase=Phase.OVER),
        keys="enter",
        size=(120, 36),
    ),
    Table(
        name="replay",
        title="A game is replayed step by step",
        play=Play(_THREE, 7, 5, phase=Phase.OVER),
        mode="--replay",
        keys="r r r r right right right right",
    ),
    History(
        name="history",
        title="The history: all games with their winners",
        plays=(_UNFINISHED, *_FINISHED),
        keys="down",
    ),
    Table(
        name="help",
        title="Help: how scoring works, with an example",
        play=_UNFINISHED,
        keys="question_mark 3",
    ),
    Table(
        name="light",
        title="The light theme",
        play=Play(_FOUR, 30, 4, 2),
        keys="r c",
        words="--theme light",
    ),
    Table(
        name="contrast",
        title="The theme with high contrast",
        play=Play(_THREE, 25, 4, 2),
        keys="w c",
        words="--theme contrast",
    ),
    Table(
        name="no-color",
        title="Without any color: tiles are blocks of light with their letters",
        play=Play(_TWO, 12, 4, 2),
        keys="b c down",
        words="",
        environment={"NO_COLOR": "1"},
    ),
)
