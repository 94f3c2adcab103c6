"""From a choice to a game that is open: new, resumed, or one more with the same players."""

from __future__ import annotations

import secrets

from azul_tui.record import Header, Session, header_at, new_header
from azul_tui.ui.choices import NewGame

_SEEDS = 2**32


def start(choice: NewGame) -> Session:
    """Start a new game.

    Raises:
        NotationError: the position cannot be read, or does not fit the names.
    """
    seed = secrets.randbelow(_SEEDS) if choice.seed is None else choice.seed
    if choice.position is not None:
        return Session.start(header_at(choice.position, choice.names, seed=seed))
    header = new_header(choice.names, wall=choice.wall, seed=seed, start=choice.start)
    return Session.start(header)


def rematch(header: Header) -> NewGame:
    """The same players once more; the next seat starts."""
    return NewGame(header.players, header.wall, (header.start + 1) % len(header.players))
