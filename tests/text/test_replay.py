"""The words of a replay, on stored games."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from azul_tui.engine import (
    Bonus,
    Color,
    Dealt,
    End,
    FloorCharged,
    GameEnded,
    LineDropped,
    Move,
    Result,
    RoundEnded,
    TileScored,
    TilesTaken,
    Wall,
)
from azul_tui.record import LogEntry, TakenBack
from azul_tui.text import replay
from tests.stored import stored

NAMES = ("Ana", "Bor")
TAKE = TilesTaken(1, Move(2, Color.BLUE, 1), False, 2, 1, 0, True)
BACK = TakenBack((TAKE,))
SCORED = TileScored(0, 2, 3, Color.RED, (1, 3), (2, 3), 5, 1)
DROPPED = LineDropped(1, 0, Color.RED, 1, 0)
CHARGED = FloorCharged(1, 2, 2, 0, 9)
ROUND = RoundEnded(3, (12, 9), 1)
RESULT = GameEnded(Result(End.ROW, (Bonus(1, 0, 0), Bonus(0, 0, 0)), (14, 9)))


@pytest.mark.parametrize(
    ("entry", "sentence", "short"),
    [
        (TAKE, "Bor took 3 blue from factory 3 into row 2.", "Bor 3B2"),
        (BACK, "Bor's 3B2 was taken back.", "undo 3B2"),
        (Dealt(3, ((), ()), 0, 0), "Round 3 is dealt: Ana starts.", "round 3"),
        (SCORED, "Ana: row 3, red: 3 across + 2 down = 5", "Ana +5"),
        (
            DROPPED,
            "Bor: row 1, red: no space on the wall, 1 tile to the floor line",
            "Bor row 1 falls",
        ),
        (CHARGED, "Bor: 2 tiles on the floor line: -2", "Bor -2"),
        (ROUND, "After round 3: Ana 12 and Bor 9.", "scores"),
        (RESULT, "Ana wins with 14 points.", "result"),
    ],
)
def test_each_kind_of_step(entry: LogEntry, sentence: str, short: str) -> None:
    assert replay.step(entry, NAMES, Wall.COLORED).sentence == sentence
    assert replay.step_short(entry, NAMES) == short


def test_what_follows_from_a_take() -> None:
    details = replay.step(TAKE, NAMES, Wall.COLORED).details
    assert details == ("Row 2 is full and 1 tile falls to the floor line.",)


def test_who_moves_after_a_take_back() -> None:
    assert replay.step(BACK, NAMES, Wall.COLORED).details == ("Bor is to move again.",)


def test_the_result_says_why_the_game_ended_and_how_scores_add_up() -> None:
    assert replay.step(RESULT, NAMES, Wall.COLORED).details == (
        "Ana completed a row of the wall.",
        "Ana: 12 + 2 for 1 row = 14.",
        "Bor: 9, no bonus.",
    )


def test_names_are_taken_as_they_are() -> None:
    told = replay.step(TAKE, ("Ann", "Ann [/x] took"), Wall.COLORED)
    assert told.who == "Ann [/x] took"
    assert told.what.startswith(" took 3 blue")


def test_the_start_says_who_plays_on_what() -> None:
    told = replay.start(NAMES, Wall.GRAY, 1, datetime(2026, 11, 30, 12, 0, tzinfo=UTC))
    assert told.sentence == "Ana and Bor play on the gray wall; Bor starts."
    assert told.details[0].startswith("The game began on 2026-")


@pytest.mark.parametrize(
    ("lines", "due"),
    [
        (1, "round 1 is to be dealt"),
        (2, "Bor is to move"),
        (13, "the round is to be scored"),
        (14, "Ana is to choose a column"),
        (16, "round 2 is to be dealt"),
    ],
)
def test_what_an_unfinished_game_waits_for(lines: int, due: str) -> None:
    record = stored("gray-2p-01", lines)
    assert replay.unfinished(record.game.view, record.names).endswith(f": {due}.")


@pytest.mark.parametrize(("round_", "since"), [(0, "the start"), (3, "round 3")])
def test_what_it_means_to_play_on(round_: int, since: str) -> None:
    assert replay.play_on_detail(NAMES, round_).startswith(f"Ana and Bor go on from {since},")
