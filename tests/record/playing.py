"""Ways to play a game at random, and the records that tests read."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

from azul_tui.engine import Game, Phase, Wall
from azul_tui.record import Session, Store, new_header
from tests.golden import DATA, GAMES, read_lines
from tests.referee.record import Verdict, replay

SHARED = DATA.parents[2] / "shared" / "cases"
NAMES = ("Ana", "Bor", "Cene", "Dita")
ALL_GAMES = [*GAMES, *sorted((SHARED / "records").glob("*.azul"))]
"""The stored games, and more of them where they are at hand."""

SEATS_AND_WALLS = [(players, wall) for players in (2, 3, 4) for wall in Wall]


@cache
def second_reading(path: Path) -> Verdict:
    """What the second reading of the rules makes of a stored game."""
    return replay(read_lines(path))


def start(
    players: int = 2, wall: Wall = Wall.COLORED, seed: int = 1, store: Store | None = None
) -> Session:
    """A new game whose seat 1 starts."""
    return Session.start(new_header(NAMES[:players], wall=wall, seed=seed, start=0), store)


def act(session: Session, random: Random, *, undo: float = 0.1) -> None:
    """Do one thing that the rules allow."""
    game = session.game
    if game.phase is Phase.DEAL:
        session.deal()
    elif game.takes_to_take_back and random.random() < undo:
        session.take_back(random.randint(1, game.takes_to_take_back))
    elif game.phase is Phase.OFFER:
        session.play(random.choice(game.legal_moves()))
    elif game.phase is Phase.OFFERED:
        session.score_round()
    else:
        session.place(random.choice(game.placements()))


def play_to_the_end(session: Session, random: Random, *, undo: float = 0.1) -> None:
    """Play until the game is over, for at most 12 rounds, then agree to end it."""
    while session.game.phase is not Phase.OVER:
        if session.game.state.round > 12:
            session.end_by_agreement()
        else:
            act(session, random, undo=undo)


def play_until(session: Session, phase: Phase, random: Random) -> None:
    """Play until the game waits for ``phase``."""
    while session.game.phase is not phase:
        act(session, random, undo=0)


def played(directory: Path, *, takes: int = 5) -> Session:
    """A two-player game in ``directory`` in which some takes were played."""
    session = start(store=Store(directory))
    session.deal()
    for _ in range(takes):
        session.play(session.game.legal_moves()[0])
    return session


def assert_same(one: Game, other: Game) -> None:
    """The games stand alike in all that matters, also for going on."""
    assert one.view == other.view
    assert list(one.events) == list(other.events)
    assert one.takes_to_take_back == other.takes_to_take_back
    assert one.state.idle_rounds == other.state.idle_rounds
