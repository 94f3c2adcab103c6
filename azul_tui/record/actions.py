"""What players do in a game, as values: the steps of a record."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple, TypeAlias

from azul_tui.engine import Color, Event, Game, Move, Placement, TilesTaken


class Deal(NamedTuple):
    """Fill the factories with these tiles (R4.1)."""

    factories: tuple[tuple[Color, ...], ...]


class Undo(NamedTuple):
    """Take back the last takes of the round."""

    takes: int


class Signal(Enum):
    """What is done without any choice of how."""

    SCORE = "score the round"
    AGREE = "end the game by agreement"


Action: TypeAlias = Deal | Move | Undo | Placement | Signal


class TakenBack(NamedTuple):
    """Takes were taken back, the latest first."""

    takes: tuple[TilesTaken, ...]


LogEntry: TypeAlias = Event | TakenBack


def perform(game: Game, action: Action) -> Sequence[LogEntry]:
    """Do ``action`` in ``game`` and return what happened, in order.

    Raises:
        IllegalAction: the rules forbid it; nothing has changed.
        NotationError: a move or a placement names something that no game has.
        ValueError: an `Undo` takes nothing back.
    """
    if isinstance(action, Move):
        return (game.play(action),)
    if isinstance(action, Placement):
        return game.place(action)
    if isinstance(action, Deal):
        return (game.deal(action.factories),)
    if isinstance(action, Undo):
        return (TakenBack(tuple(game.take_back(action.takes))),)
    return game.score_round() if action is Signal.SCORE else game.end_by_agreement()
