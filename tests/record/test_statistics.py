"""Statistics and standings, against a second reading of the rules and by hand."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from azul_tui.engine import (
    Color,
    Dealt,
    End,
    FloorCharged,
    LineDropped,
    Move,
    Phase,
    TilesTaken,
    Wall,
)
from azul_tui.record import TakenBack
from azul_tui.record.catalog import SavedGame
from azul_tui.record.reading import read_record
from azul_tui.record.standings import Order, sort_standings, standings, with_name
from azul_tui.record.statistics import statistics
from tests.golden import GAMES
from tests.record.playing import ALL_GAMES, second_reading


@pytest.mark.parametrize("path", ALL_GAMES, ids=lambda path: path.stem)
def test_the_numbers_agree_with_the_second_reading(path: Path) -> None:
    record = read_record(path)
    second = second_reading(path)
    seats = statistics(record.log, len(record.names))
    assert [seat.floor_charged for seat in seats] == second.charged
    assert [seat.floor_forgiven for seat in seats] == second.forgiven
    assert [(seat.rows, seat.columns, seat.colors) for seat in seats] == second.bonus
    assert [list(scores) for scores in zip(*(seat.scores for seat in seats), strict=True)] == (
        second.scores
    )
    assert [seat.final for seat in seats] == second.final
    for seat in seats:
        assert seat.wall_points - seat.floor_charged + seat.bonus_points == seat.final
    assert sum(seat.rounds_started for seat in seats) == record.game.view.round


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_take_that_was_taken_back_counts_for_nothing(path: Path) -> None:
    record = read_record(path)
    players = len(record.names)
    assert statistics(record.log, players) == statistics(record.game.events, players)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_rows_columns_and_colors_are_known_before_the_result(path: Path) -> None:
    record = read_record(path)
    events, players = record.game.events, len(record.names)
    before, after = statistics(events[:-1], players), statistics(events, players)
    for one, other in zip(before, after, strict=True):
        assert (one.rows, one.columns, one.colors) == (other.rows, other.columns, other.colors)
        assert (one.bonus_points, one.final) == (0, None)


def test_points_that_the_cut_at_zero_forgave_were_not_lost() -> None:
    (seat,) = statistics([FloorCharged(0, 7, 3, 11, 0), FloorCharged(0, 1, 1, 0, 4)], 1)
    assert (seat.floor_charged, seat.floor_forgiven) == (4, 11)


def test_dropped_tiles_are_counted_whether_they_fit_on_the_floor_or_not() -> None:
    move = Move(9, Color.RED, 0)
    taken = TilesTaken(1, move, marker=True, placed=1, floored=2, discarded=3, filled=True)
    dropped = LineDropped(1, 3, Color.BLUE, 1, 3)
    nobody, seat = statistics([Dealt(1, (), 1, 0), taken, dropped], 2)
    assert seat.tiles_dropped == 2 + 3 + 4
    assert (seat.tiles_taken, seat.takes, seat.markers) == (6, 1, 1)
    assert (seat.lines_dropped, seat.rounds_started) == (1, 1)
    assert (nobody.tiles_dropped, nobody.rounds_started) == (0, 0)
    _, back = statistics([taken, TakenBack((taken,))], 2)
    assert (back.tiles_dropped, back.takes, back.markers) == (0, 0, 0)


def game(
    scores: dict[str, int], *winners: str, floor: int = 0, end: End | None = End.ROW
) -> SavedGame:
    names = tuple(scores)
    now = datetime(2026, 11, 30, tzinfo=UTC)
    return SavedGame(
        Path("game.azul"),
        now,
        now,
        names,
        Wall.COLORED,
        5,
        Phase.OVER if end else Phase.OFFER,
        tuple(scores.values()),
        end,
        tuple(names.index(name) for name in winners),
        (floor,) * len(names),
        40,
    )


PLAYED = [
    game({"Ana": 50, "Bor": 40}, "Ana", floor=10),
    game({"Bor": 60, "Ana": 30}, "Bor", floor=5),
    game({"Ana": 20, "cene": 20, "Bor": 1}, "Ana", "cene", floor=0),
    game({"Ana": 99, "Bor": 0}, end=None),
]


def test_standings_count_finished_games_by_name() -> None:
    ana, bor, cene = standings(PLAYED, Order.NAME)
    assert (ana.name, ana.games, ana.wins, ana.shared) == ("Ana", 3, 1, 1)
    assert (ana.average, ana.best, ana.floor) == (100 / 3, 50, 5.0)
    assert (bor.name, bor.games, bor.wins, bor.shared, bor.best) == ("Bor", 3, 1, 0, 60)
    assert (cene.name, cene.games, cene.wins, cene.shared) == ("cene", 1, 0, 1)


@pytest.mark.parametrize(
    ("order", "names"),
    [
        (Order.NAME, ["Ana", "Bor", "cene"]),
        (Order.GAMES, ["Ana", "Bor", "cene"]),
        (Order.WINS, ["Ana", "Bor", "cene"]),
        (Order.SHARED, ["Ana", "cene", "Bor"]),
        (Order.AVERAGE, ["Bor", "Ana", "cene"]),
        (Order.BEST, ["Bor", "Ana", "cene"]),
        (Order.FLOOR, ["cene", "Ana", "Bor"]),
    ],
)
def test_standings_can_be_sorted(order: Order, names: list[str]) -> None:
    rows = standings(PLAYED, order)
    assert [row.name for row in rows] == names
    assert sort_standings(reversed(rows), order) == rows


@pytest.mark.parametrize(("text", "count"), [("", 4), ("ana", 4), ("CEN", 1), ("x", 0)])
def test_games_are_found_by_a_part_of_a_name(text: str, count: int) -> None:
    assert len(with_name(PLAYED, text)) == count


def test_nobody_has_played_yet() -> None:
    assert standings([]) == []
    assert standings([PLAYED[3]]) == []


def test_a_game_that_was_ended_before_the_first_take_was_not_played() -> None:
    agreed = game({"Ana": 0, "Bor": 0}, "Ana", "Bor", end=End.AGREED)._replace(takes=0)
    assert standings([agreed]) == []
