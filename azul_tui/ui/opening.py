"""From a choice to a game that is open: new, resumed, or one more with the same players."""

from __future__ import annotations

from datetime import datetime
from random import SystemRandom
from typing import TYPE_CHECKING

from azul_tui.cli import Mode
from azul_tui.engine import Phase, Wall
from azul_tui.record import Header, Session, Store, header_at, new_header
from azul_tui.text.times import when
from azul_tui.ui.choices import NewGame
from azul_tui.ui.preferences import Preferences
from azul_tui.ui.table.scene import Look

if TYPE_CHECKING:
    from azul_tui.cli import Options
    from azul_tui.record.reading import Record
    from azul_tui.ui.screens.setup import SetupScreen

_SEEDS = 2**32


def start(choice: NewGame) -> Session:
    """Start a new game.

    Raises:
        NotationError: the position cannot be read, or does not fit the names.
    """
    seed = SystemRandom().randrange(_SEEDS) if choice.seed is None else choice.seed
    if choice.position is not None:
        return Session.start(header_at(choice.position, choice.names, seed=seed))
    header = new_header(choice.names, wall=choice.wall, seed=seed, start=choice.start)
    return Session.start(header)


def deal_first(session: Session) -> None:
    """Deal the first round of a new game; only the others wait for a key."""
    if session.game.phase is Phase.DEAL and not session.game.view.round:
        session.deal()


def rematch(header: Header) -> NewGame:
    """The same players once more; the next seat starts."""
    return NewGame(header.players, header.wall, (header.start + 1) % len(header.players))


def asked_for(options: Options) -> NewGame | None:
    """The game that the command line asks for, if it says who plays or where it starts."""
    if not options.names and options.position is None:
        return None
    wall = Wall(options.wall.value) if options.wall else Wall.COLORED
    return NewGame(options.names, wall, options.first, options.seed, options.position)


def asked_to_open(options: Options) -> Session | Record | None:
    """The game that the command line asks to go on with, or the record to replay, opened.

    Raises:
        RecordError: the record cannot be read.
        GameIsOpen: the game is being played in another window.
        NothingToResume: there is no unfinished game.
    """
    if options.mode is Mode.RESUME:
        return Session.resume(options.file)
    if options.mode is Mode.REPLAY and options.file:
        from azul_tui.record.reading import read_record

        return read_record(options.file)
    return None


def setup_screen(
    options: Options,
    preferences: Preferences,
    look: Look,
    previous: SetupScreen | None,
    *,
    new_game: bool = False,
) -> SetupScreen:
    """The setup screen as the ``previous`` one was left.

    The first one is filled in with the last players and what the command line says; its cursor
    stands on the games to go on with, if there are any, unless a ``new_game`` is wanted.
    """
    from azul_tui.ui.screens.setup import SetupScreen
    from azul_tui.ui.setup.form import Spot, UnfinishedGame
    from azul_tui.ui.setup.pane import NAMES

    now = datetime.now().astimezone()
    catalog = Store().catalog()
    notices = [] if previous else [*preferences.notices]
    notices += [catalog.problem] if catalog.problem else []
    notices += [str(damaged) for damaged in catalog.damaged]
    games = [
        UnfinishedGame(
            game.path,
            game.names,
            game.wall,
            game.rounds,
            game.takes,
            game.scores,
            when(game.changed, now),
        )
        for game in catalog.waiting
    ]
    if previous is not None:
        return SetupScreen(
            look, form=previous.form, spot=previous.spot, games=games, notices=notices
        )
    settings = preferences.settings
    return SetupScreen(
        look,
        names=settings.names,
        players=options.players,
        wall=Wall(options.wall.value) if options.wall else settings.wall,
        start=options.first,
        seed=options.seed,
        spot=Spot(NAMES[0]) if new_game else Spot(),
        games=games,
        notices=notices,
    )
