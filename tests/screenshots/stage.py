"""Sets a scene: games that were played up to a point, and the app that shows them."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from textual.pilot import Pilot

from azul_tui import cli
from azul_tui.engine import Game, Phase, Wall
from azul_tui.record import Header, Session
from azul_tui.ui.app import AzulApp
from azul_tui.ui.opening import asked_to_open
from tests.screenshots.greedy import play_on

_EVENING = datetime(2025, 11, 29, 20, 15)


@dataclass(frozen=True)
class Play:
    """A game up to a certain point.

    Attributes:
        names: who plays; the first starts.
        seed: for the draws.
        round: the round that has begun there.
        takes: so many takes of the round are played.
        phase: what the game waits for there.
        wall: the side of the boards.
        evening: on which evening it was played, counted backwards from the last.
    """

    names: tuple[str, ...]
    seed: int
    round: int
    takes: int = 0
    phase: Phase = Phase.OFFER
    wall: Wall = Wall.COLORED
    evening: int = 0

    def record(self) -> Path:
        """Play it, and return its record."""
        # The same clock time in every time zone.
        began = (_EVENING - timedelta(days=self.evening)).astimezone()
        with Session.start(Header(self.names, self.wall, self.seed, 0, began)) as session:
            while not self._reached(session.game):
                assert session.game.phase is not Phase.OVER, f"{self} is never reached"
                play_on(session)
            path = session.path
        assert path is not None
        os.utime(path, (began.timestamp(), began.timestamp()))
        return path

    def _reached(self, game: Game) -> bool:
        state = game.state
        here = (state.round, state.phase) == (self.round, self.phase)
        return here and len(game.takes) >= self.takes


@contextmanager
def stage(**environment: str) -> Iterator[Path]:
    """An empty home in a terminal that can do everything, besides what ``environment`` says."""
    with TemporaryDirectory() as home:
        settings = {"AZUL_TUI_HOME": home, "FORCE_COLOR": "1", "COLORTERM": "truecolor"}
        with patch.dict(os.environ, settings | environment):
            yield Path(home)


@asynccontextmanager
async def showing(size: tuple[int, int], *words: str) -> AsyncIterator[Pilot[None]]:
    """The app as the command line ``words`` starts it."""
    options = cli.parse(["--animation", "none", *words])
    app = AzulApp(options, opened=asked_to_open(options))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot
