"""What is left on the table, in numbers and sentences."""

from __future__ import annotations

import pytest

from azul_tui.engine import Color, Game, Move, Outlook, Phase, Span, State
from azul_tui.text.overview import (
    PLACES,
    ending_note,
    marker_place,
    next_deal,
    whereabouts,
)
from tests.engine.tables import table
from tests.stored import ALL, stored

B, Y, R, K, W = Color
FACTORIES = ([B, B, Y, K], [R, R, R, R], [Y, K, K, W], [B, W, W, W], [Y, R, R, W])
NAMES = ("Ana", "Bor")


def game_after(*moves: str) -> Game:
    game = Game(State(2), seed=1)
    game.deal(FACTORIES)
    for move in moves:
        game.play(Move.parse(move))
    return game


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("lines", [2, 17, 33, None])
def test_every_color_has_twenty_tiles_somewhere(name: str, lines: int | None) -> None:
    places = whereabouts(stored(name, lines).game.view)
    assert len(places) == len(PLACES)
    assert [sum(counts) for counts in zip(*places, strict=True)] == [20] * 5


def test_tiles_are_counted_where_they_lie() -> None:
    places = dict(zip(PLACES, whereabouts(game_after("1B2", "2R1").view), strict=True))
    assert places["factories"] == (1, 2, 2, 2, 5)
    assert places["center"] == (0, 1, 0, 1, 0)
    assert places["boards"] == (2, 0, 4, 0, 0)
    assert sum(places["bag"]) == 80


def test_the_marker_waits_in_the_center_and_then_has_a_holder() -> None:
    assert "waits in the center" in marker_place(game_after("1B2").view, NAMES)
    told = marker_place(game_after("1B2", "CK2").view, NAMES)
    assert told == "Bor holds the starting player marker and starts the next round."


def test_without_a_holder_the_same_player_starts_again() -> None:
    record = stored("colored-2p-10")
    first = next(
        lines
        for lines in range(2, 40)
        if stored("colored-2p-10", lines).game.phase is Phase.OFFERED
    )
    view = stored("colored-2p-10", first).game.view
    starter = record.header.players[record.header.start]
    assert marker_place(view, record.header.players) == f"{starter} starts the next round."


def test_the_lid_is_announced_when_the_bag_is_not_enough() -> None:
    assert next_deal(game_after().view) == ""
    told = [
        next_deal(stored("colored-4p-01", lines).game.view)
        for lines in range(2, 60)
        if stored("colored-4p-01", lines).game.view.round == 2
    ]
    assert set(told) == {
        "A full deal is 36 tiles, and the bag holds 28 tiles: the lid comes back next."
    }


LAST = "0;R1;.YBKW"
"""Line 1 completes its row of the gray wall."""
MAY = "0;B1,-,B3;,,.YRKW"
"""Line 3 may find its only column taken by line 1."""


@pytest.mark.parametrize(
    ("board", "follows"), [(LAST, False), (MAY, True), ("0", True)], ids=["last", "may be", "no"]
)
def test_nothing_is_said_of_a_round_that_will_not_be(board: str, follows: bool) -> None:
    game = table(board, "0", wall="gray", bag="BB", marker=2, center="R")
    assert bool(next_deal(game.view)) == follows
    assert bool(marker_place(game.view, NAMES)) == follows


def test_after_the_end_nothing_follows() -> None:
    view = stored("colored-4p-01").game.view
    assert next_deal(view) == marker_place(view, ("A", "B", "C", "D")) == ""


@pytest.mark.parametrize(
    ("can", "must", "note"),
    [(True, True, "ends the game"), (True, False, "may end the game"), (False, False, "")],
)
def test_what_is_only_possible_is_not_said_to_be_certain(can: bool, must: bool, note: str) -> None:
    assert ending_note(Outlook(Span(0, 0), Span(0, 0), Span(0, 0), can, must)) == note
