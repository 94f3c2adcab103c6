"""Somebody who plays decently and always the same, for boards that are worth looking at."""

from __future__ import annotations

from azul_tui.engine import (
    FLOOR,
    Forecast,
    Game,
    Move,
    Phase,
    Placement,
    State,
    column_points,
    forecast,
)
from azul_tui.record import Session


def best_move(game: Game) -> Move:
    """The take that looks best at first sight; the first of equals."""
    return max(game.legal_moves(), key=lambda move: _worth(game.state, forecast(game.state, move)))


def best_column(game: Game) -> Placement:
    """The column that scores most; the first of equals."""
    row = game.state.tiling_line
    return max(
        game.placements(), key=lambda placement: column_points(game.state, row, placement.column)
    )


def play_on(session: Session) -> None:
    """Do what comes next in the game."""
    game = session.game
    if game.phase is Phase.DEAL:
        session.deal()
    elif game.phase is Phase.OFFER:
        session.play(best_move(game))
    elif game.phase is Phase.OFFERED:
        session.score_round()
    else:
        session.place(best_column(game))


def _worth(state: State, told: Forecast) -> float:
    cost = told.cost
    row = told.move.row
    if row == FLOOR:
        return -cost - 3
    if told.must_drop:
        return -cost - 2
    if told.points is not None:
        # A long line is hard to fill, so filling it is worth more than its points.
        return told.points.low + 0.8 * row - cost
    return told.held / (row + 1) + 0.3 * told.placed - cost
