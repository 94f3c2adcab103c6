"""The scoring of a round and the outcome of a game, in words."""

from __future__ import annotations

import pytest

from azul_tui.engine import (
    Bonus,
    Color,
    End,
    FloorCharged,
    LineDropped,
    Result,
    RoundEnded,
    TileScored,
    Wall,
    tile_points,
)
from azul_tui.text import (
    end_reason,
    final_sum,
    floor_charged,
    line_dropped,
    outcome,
    round_ended,
    tile_scored,
    tile_sum,
)
from azul_tui.text.scoring import scores_short

NAMES = ("Ana", "Bor", "Cene")


def tile(across: tuple[int, int], down: tuple[int, int], options: int = 1) -> TileScored:
    points = tile_points(across, down)
    return TileScored(0, 2, 3, Color.BLUE, across, down, points, options)


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (tile((1, 3), (2, 3)), "3 across + 2 down = 5"),
        (tile((3, 3), (2, 2)), "alone = 1"),
        (tile((2, 3), (2, 2)), "2 across = 2"),
        (tile((3, 3), (0, 4)), "5 down = 5"),
        (tile((0, 4), (0, 4)), "5 across + 5 down = 10"),
    ],
)
def test_a_tile_scores_as_a_sum(event: TileScored, text: str) -> None:
    assert tile_sum(event) == text
    assert tile_scored(event, Wall.COLORED) == f"row 3, blue: {text}"


def test_every_tile_sum_is_true() -> None:
    for first in range(4):
        for last in range(3, 5):
            for top in range(3):
                for bottom in range(2, 5):
                    event = tile((first, last), (top, bottom))
                    runs, total = tile_sum(event).split(" = ")
                    numbers = [int(word) for word in runs.split() if word.isdigit()]
                    assert (sum(numbers) or 1) == int(total) == event.points


def test_the_gray_wall_names_the_column_and_what_was_forced() -> None:
    chosen, forced = tile((3, 3), (2, 2), options=2), tile((3, 3), (2, 2), options=1)
    assert tile_scored(chosen, Wall.GRAY) == "row 3, blue to column 4: alone = 1"
    forced_text = "row 3, blue to column 4 (no other space): alone = 1"
    assert tile_scored(forced, Wall.GRAY) == forced_text


@pytest.mark.parametrize(
    ("floored", "discarded", "text"),
    [
        (4, 0, "row 4, red: no space on the wall, 4 tiles to the floor line"),
        (
            2,
            2,
            "row 4, red: no space on the wall, 2 tiles to the floor line and 2 tiles to the lid",
        ),
        (0, 4, "row 4, red: no space on the wall, 4 tiles to the lid"),
    ],
)
def test_a_line_that_finds_no_space(floored: int, discarded: int, text: str) -> None:
    assert line_dropped(LineDropped(0, 3, Color.RED, floored, discarded)) == text


@pytest.mark.parametrize(
    ("spaces", "charged", "forgiven", "marker", "text"),
    [
        (0, 0, 0, False, "nothing on the floor line"),
        (1, 1, 0, False, "1 tile on the floor line: -1"),
        (1, 1, 0, True, "the marker on the floor line: -1"),
        (4, 6, 0, False, "4 tiles on the floor line: -6"),
        (2, 2, 0, True, "the marker and 1 tile on the floor line: -2"),
        (7, 14, 0, True, "the marker and 6 tiles on the floor line: -14"),
        (4, 2, 4, False, "4 tiles on the floor line: -6; only 2 points to lose, 4 forgiven"),
        (2, 1, 1, False, "2 tiles on the floor line: -2; only 1 point to lose, 1 forgiven"),
        (4, 0, 6, False, "4 tiles on the floor line: -6; no points to lose, 6 forgiven"),
    ],
)
def test_the_floor_line(spaces: int, charged: int, forgiven: int, marker: bool, text: str) -> None:
    assert floor_charged(FloorCharged(0, spaces, charged, forgiven, 0, marker)) == text


def test_scores_in_short_may_do_without_names() -> None:
    event = RoundEnded(2, (12, 0, 7), 1)
    assert scores_short(event, NAMES) == "scores: Ana 12, Bor 0, Cene 7"
    assert scores_short(event) == "scores: 12, 0, 7"


def test_scores_after_a_round() -> None:
    text = round_ended(RoundEnded(2, (12, 0, 7), 1), NAMES)
    assert text == "After round 2: Ana 12, Bor 0 and Cene 7."


def result(
    final: tuple[int, ...], rows: tuple[int, ...], end: End = End.ROW, columns: int = 0
) -> Result:
    """A result with these scores and complete rows; seat 1 may have columns, too."""
    bonuses = [Bonus(number, columns if not seat else 0, 0) for seat, number in enumerate(rows)]
    return Result(end, tuple(bonuses), final)


def test_how_a_final_score_adds_up() -> None:
    final = result((54, 43), (1, 0), columns=1)
    assert final_sum(final, 0) == "45 + 2 for 1 row + 7 for 1 column = 54"
    assert final_sum(final, 1) == "43, no bonus"


@pytest.mark.parametrize(
    ("final", "rows", "text"),
    [
        ((54, 43), (1, 0), "Ana wins with 54 points."),
        ((0, 1), (0, 1), "Bor wins with 1 point."),
        (
            (54, 54),
            (1, 2),
            "Ana and Bor both have 54 points. Bor wins with more complete rows: 2, Ana 1.",
        ),
        (
            (54, 54, 54),
            (1, 2, 0),
            "Ana, Bor and Cene all have 54 points. Bor wins with more complete rows: "
            "2, Ana 1 and Cene 0.",
        ),
        (
            (54, 54, 9),
            (1, 1, 2),
            "Ana and Bor both have 54 points, and as many complete rows (1 each): "
            "Ana and Bor share the win.",
        ),
        (
            (54, 54, 54),
            (1, 1, 0),
            "Ana, Bor and Cene all have 54 points. Ana and Bor share the win with more complete "
            "rows: 1 each, Cene 0.",
        ),
    ],
)
def test_who_won_and_why(final: tuple[int, ...], rows: tuple[int, ...], text: str) -> None:
    assert outcome(result(final, rows), NAMES) == text


def test_a_game_without_points_is_shared() -> None:
    assert outcome(result((0, 0), (0, 0), End.AGREED), NAMES) == (
        "Ana and Bor both have 0 points, and as many complete rows (0 each): "
        "Ana and Bor share the win."
    )


@pytest.mark.parametrize(
    ("end", "text"),
    [
        (End.ROW, "The game is over: Ana and Cene completed a row of the wall."),
        (End.AGREED, "The game is over: you agreed to end it."),
        (End.NO_TILES, "The game is over: not one tile was left to deal."),
    ],
)
def test_why_the_game_ended(end: End, text: str) -> None:
    assert end_reason(result((5, 4, 3), (1, 0, 2), end), NAMES) == text
