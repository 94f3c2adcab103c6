"""Showing a scoring again, event by event, ends at the boards that the game has."""

from __future__ import annotations

from functools import reduce
from random import Random

import pytest

from azul_tui.engine import (
    FloorCharged,
    Game,
    LineDropped,
    Phase,
    State,
    TileScored,
    Wall,
    after_event,
)
from tests.engine.tables import advance, play, table


@pytest.mark.parametrize("wall", Wall)
def test_the_events_of_a_scoring_lead_from_board_to_board(wall: Wall) -> None:
    for seed in range(10):
        random = Random(seed)
        game = Game(State(3, wall), seed=seed)
        while game.phase is not Phase.OVER:
            before, told = game.view, len(game.events)
            advance(game, random)
            if before.phase in {Phase.OFFERED, Phase.TILING}:
                events = list(game.events)[told:]
                assert reduce(after_event, events, before.boards) == game.view.boards


def test_each_step_can_be_shown() -> None:
    game = table("9;B1,-,K3;....K,,YRBW;RRRRR", wall="gray")
    boards = game.view.boards
    game.score_round()
    game.place(game.placements()[0])
    shown = []
    for event in game.events:
        boards = after_event(boards, event)
        if isinstance(event, TileScored | LineDropped | FloorCharged) and event.seat == 0:
            shown.append((boards[0].score, len(boards[0].floor), boards[0].lines[2].tiles))
    assert shown == [(10, 5, 3), (10, 7, 0), (0, 0, 0)]


def test_other_events_change_no_board() -> None:
    game = table("9", center="Y")
    boards = game.view.boards
    play(game, "CY1")
    assert after_event(boards, game.events[-1]) is boards
