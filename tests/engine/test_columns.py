"""What the columns of the gray wall bring besides points: bars, and lines that lose their space."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from azul_tui.engine import (
    FLOOR_COSTS,
    FLOOR_SPACES,
    Game,
    IllegalAction,
    LineDropped,
    LostLines,
    Phase,
    Placement,
    Reason,
    column_refusal,
    lost_lines,
    wall_color,
)
from tests.engine.tables import table

ONLY_FIVE = "20;-,B2,-,-,B5;,,,,YRKW;{}"
"""Row 5 is full of blue and has only column 5 left, row 2 may go anywhere."""


def scored(board: str) -> Game:
    game = table(board, wall="gray")
    game.score_round()
    assert game.phase is Phase.TILING
    return game


def test_r6_2_a_column_may_be_the_last_space_of_another_full_line() -> None:
    game = scored(ONLY_FIVE.format(""))
    assert [lost_lines(game.state, column) for column in range(4)] == [LostLines((), 0)] * 4
    assert lost_lines(game.state, 4) == LostLines((4,), 8)
    game.place(Placement(1, 4))
    assert any(isinstance(event, LineDropped) and event.row == 4 for event in game.events)


def test_r3_3_what_falls_costs_what_is_left_to_pay_on_the_floor_line() -> None:
    assert lost_lines(scored(ONLY_FIVE.format("RR")).state, 4).cost == 14 - 2
    assert lost_lines(scored(ONLY_FIVE.format("R" * 7)).state, 4) == LostLines((4,), 0)


def test_r6_3_a_line_that_falls_whatever_is_chosen_is_not_lost_by_a_choice() -> None:
    game = scored("20;-,B2,-,-,B5;....B,,,,YRKW")
    assert all(
        lost_lines(game.state, placement.column).rows == () for placement in game.placements()
    )


def test_r6_1_a_column_is_barred_by_a_tile_or_by_its_color() -> None:
    game = scored("0;-,-,B3;B,,....Y")
    refusals = [column_refusal(game.state, column) for column in range(5)]
    assert refusals == [Reason.COLUMN_HAS_COLOR, None, None, None, Reason.SPACE_TAKEN]


def random_board(chance: Random) -> str:
    """A gray board full of ways to take each other's space."""
    colors = chance.sample("BYRKW", 5)
    wall: list[str] = []
    lines: list[str] = []
    for row in range(5):
        spaces = [colors[wall_color(row, column)] for column in range(5)]
        spaces = [space if chance.random() < 0.6 else "." for space in spaces]
        if "." not in spaces:
            spaces[chance.randrange(5)] = "."
        missing = [color for color in "BY" if color not in spaces]
        lines.append(f"{chance.choice(missing)}{row + 1}" if missing else "-")
        wall.append("".join(spaces))
    return f"20;{','.join(lines)};{','.join(wall)};{'R' * chance.randrange(4)}"


def ways(game: Game) -> Iterator[frozenset[int]]:
    """The rows of seat 0 that are dropped from here on, for every way to go on."""
    if game.phase is not Phase.TILING:
        yield frozenset()
        return
    for placement in game.placements():
        other = Game(game.state.copy())
        events = other.place(placement)
        dropped = {event.row for event in events if isinstance(event, LineDropped)}
        for later in ways(other):
            yield later | dropped


def test_lost_lines_agree_with_trying_every_way() -> None:
    chance = Random(8)
    lost = 0
    for _ in range(300):
        game = table(random_board(chance), wall="gray")
        game.score_round()
        while game.phase is Phase.TILING:
            anyway = frozenset.intersection(*ways(game))
            for placement in game.placements():
                other = Game(game.state.copy())
                events = other.place(placement)
                now = {event.row for event in events if isinstance(event, LineDropped)}
                falling = frozenset.intersection(*ways(other)) | now
                found = lost_lines(game.state, placement.column)
                assert set(found.rows) == falling - anyway
                before = len(game.state.boards[0].floor) + sum(row + 1 for row in anyway)
                after = before + sum(row + 1 for row in found.rows)
                costs = [FLOOR_COSTS[min(tiles, FLOOR_SPACES)] for tiles in (before, after)]
                assert found.cost == costs[1] - costs[0]
                lost += bool(found.rows)
            game.place(chance.choice(game.placements()))
    assert lost > 20


def test_a_column_is_refused_as_it_would_be_when_it_is_chosen() -> None:
    chance = Random(3)
    seen = set()
    for _ in range(60):
        game = table(random_board(chance), wall="gray")
        game.score_round()
        if game.phase is not Phase.TILING:
            continue
        possible = {placement.column for placement in game.placements()}
        for column in range(5):
            why = column_refusal(game.state, column)
            assert (why is None) == (column in possible)
            if why:
                with pytest.raises(IllegalAction) as caught:
                    game.place(Placement(game.state.tiling_line, column))
                assert caught.value.reason is why
            seen.add(why)
    assert seen == {None, Reason.SPACE_TAKEN, Reason.COLUMN_HAS_COLOR}
