"""A forecast in words says what the engine's numbers say, in every case."""

from __future__ import annotations

import re
from random import Random

import pytest

from azul_tui.engine import (
    CENTER,
    FLOOR,
    Color,
    Forecast,
    Game,
    Move,
    Outlook,
    Phase,
    Span,
    State,
    Wall,
    forecast,
)
from azul_tui.text import (
    COMPACT,
    forecast_long,
    forecast_short,
    outlook_short,
    outlook_text,
    warns,
)
from tests.text.synthetic import forecasts

AMOUNT = r"[+-]?\d+(?:\.\.[+-]?\d+)?"


def cast(
    row: int = 1,
    *,
    tiles: int = 2,
    held: int = 2,
    floored: int = 0,
    discarded: int = 0,
    marker: bool = False,
    cost: tuple[int, int] = (0, 0),
    fills: bool = False,
    points: Span | None = None,
    can_drop: bool = False,
    must_drop: bool = False,
    falling: Span | None = None,
    completes: bool = False,
) -> Forecast:
    """A forecast; ``cost`` is that of the marker and that of the tiles."""
    return Forecast(
        Move(CENTER if marker else 2, Color.BLUE, row),
        tiles,
        marker,
        tiles - floored - discarded,
        held,
        floored,
        discarded,
        *cost,
        fills,
        points,
        can_drop,
        must_drop,
        falling,
        completes,
    )


FIVE = Span(5, 5)


@pytest.mark.parametrize(
    ("what", "short", "long"),
    [
        (cast(fills=True, points=FIVE), "fills: wall +5", "fills row 2: +5 on the wall"),
        (
            cast(fills=True, points=FIVE, marker=True, cost=(1, 0)),
            "fills: wall +5, marker -1 = +4",
            "fills row 2: +5 on the wall, -1 for the marker: +4 in all",
        ),
        (
            cast(fills=True, points=FIVE, tiles=3, floored=1, cost=(0, 2)),
            "fills: wall +5, floor -2 = +3",
            "fills row 2: +5 on the wall, -2 for 1 tile on the floor line: +3 in all",
        ),
        (
            cast(fills=True, points=Span(1, 1), tiles=3, floored=1, marker=True, cost=(1, 1)),
            "fills +1, floor -2 = -1",
            "fills row 2: +1 on the wall, -1 for the marker, -1 for 1 tile on the floor line: "
            "-1 in all",
        ),
        (
            cast(fills=True, points=Span(2, 5), marker=True, cost=(1, 0)),
            "fills +2..5, marker -1 = +1..4",
            "fills row 2: +2..5 on the wall, -1 for the marker: +1..4 in all",
        ),
        (
            cast(
                fills=True,
                points=Span(1, 5),
                can_drop=True,
                marker=True,
                cost=(1, 0),
                falling=Span(4, 4),
            ),
            "fills +1..5 or falls, marker -1",
            "fills row 2: +1..5 on the wall, or the line finds no space there and falls to the "
            "floor (-4 in all), -1 for the marker",
        ),
        (
            cast(fills=True, must_drop=True, can_drop=True, falling=Span(2, 2)),
            "no wall space: falls, floor -2",
            "fills row 2, but the wall has no space for it: the line will fall to the floor: "
            "-2 in all",
        ),
        (
            cast(
                fills=True,
                must_drop=True,
                can_drop=True,
                marker=True,
                tiles=3,
                floored=1,
                cost=(1, 1),
                falling=Span(6, 9),
            ),
            "no wall space: falls, floor -6..9",
            "fills row 2, but the wall has no space for it: the line will fall to the floor after "
            "the marker and 1 tile: -6..9 in all",
        ),
        (
            cast(fills=True, points=FIVE, completes=True),
            "fills: wall +5, ends game",
            "fills row 2: +5 on the wall; it completes the row of the wall and ends the game",
        ),
        (
            cast(fills=True, points=FIVE, marker=True, cost=(1, 0), completes=True),
            "fills +5, floor -1, ends game",
            "fills row 2: +5 on the wall, -1 for the marker: +4 in all; it completes the row of "
            "the wall and ends the game",
        ),
        (
            cast(fills=True, points=FIVE, can_drop=True, falling=Span(2, 2), completes=True),
            "fills +5 or falls, may end game",
            "fills row 2: +5 on the wall, or the line finds no space there and falls to the floor "
            "(-2 in all); it may complete the row of the wall and end the game",
        ),
        (cast(2), "2 of 3", "row 3 then holds 2 of 3"),
        (
            cast(2, marker=True, cost=(1, 0)),
            "2 of 3, marker -1",
            "row 3 then holds 2 of 3, -1 for the marker",
        ),
        (
            cast(2, must_drop=True),
            "2 of 3, can no longer be placed",
            "row 3 then holds 2 of 3, but can no longer be placed: the wall has no space for it",
        ),
        (
            cast(FLOOR, held=0, tiles=3, floored=3, cost=(0, 4)),
            "all to the floor -4",
            "-4 for 3 tiles on the floor line",
        ),
        (
            cast(FLOOR, held=0, floored=2, marker=True, cost=(1, 4)),
            "to the floor -4, marker -1 = -5",
            "-1 for the marker, -4 for 2 tiles on the floor line: -5 in all",
        ),
        (
            cast(FLOOR, held=0, tiles=3, floored=1, discarded=2, cost=(0, 3)),
            "1 to the floor -3, 2 to the lid",
            "-3 for 1 tile on the floor line, 2 tiles to the lid at no cost",
        ),
        (
            cast(FLOOR, held=0, discarded=2, cost=(0, 0)),
            "all to the lid: no cost",
            "2 tiles to the lid at no cost",
        ),
        (
            cast(FLOOR, held=0, discarded=2, marker=True, cost=(0, 0)),
            "all to the lid, marker 0",
            "0 for the marker, 2 tiles to the lid at no cost",
        ),
    ],
)
def test_worked_forecasts(what: Forecast, short: str, long: str) -> None:
    assert forecast_short(what) == short
    assert forecast_long(what) == long


def test_short_forecasts_fit_in_every_case() -> None:
    assert max(len(forecast_short(what)) for what in forecasts()) <= COMPACT


def test_with_more_room_nothing_is_left_out() -> None:
    fills = cast(fills=True, points=Span(1, 1), tiles=3, floored=1, marker=True, cost=(1, 1))
    assert forecast_short(fills, 70) == "fills: wall +1, marker -1, floor -1 = -1"
    falls = cast(fills=True, must_drop=True, can_drop=True, falling=Span(2, 2))
    assert forecast_short(falls, 70) == "fills, but no wall space: will fall, floor -2 in all"
    may = cast(fills=True, points=Span(5, 5), can_drop=True, falling=Span(2, 2), completes=True)
    assert forecast_short(may, 70) == "fills: wall +5 or falls (-2 in all), may end game"


def test_that_a_take_ends_the_game_is_always_said_when_it_is_certain() -> None:
    for what in forecasts():
        if what.completes_row and not what.can_drop:
            assert "ends game" in forecast_short(what)


def amounts(text: str) -> Span:
    """The numbers of "+3..7", "-2..+1" or "-6..8": a sign counts for a number without one."""
    low, _, high = text.partition("..")
    if low.startswith("-") and high.isdigit() and high != "0":
        high = f"-{high}"
    return Span(int(low), int(high or low))


def told(text: str, pattern: str) -> Span | None:
    found = re.search(pattern.replace("#", f"({AMOUNT})"), text)
    return amounts(found[1]) if found else None


def check(what: Forecast) -> None:
    """Compare each number of both texts with the forecast."""
    cost = what.cost
    sure = what.points if not (what.can_drop or what.must_drop) else None
    net = Span(sure.low - cost, sure.high - cost) if sure else Span(-cost, -cost)
    if what.cost_of_drop is not None:
        net = Span(-what.cost_of_drop.low, -what.cost_of_drop.high)
    short, long = forecast_short(what), forecast_long(what)

    assert told(short, "(?:fills:?|ends? game:) (?:wall )?#") == what.points
    assert told(long, "# on the wall") == what.points
    assert ("falls" in short) == (what.fills and warns(what))
    assert ("fall" in long) == (what.fills and warns(what))
    placeless = what.must_drop and not what.fills
    assert ("can no longer be placed" in long) == placeless
    assert (re.search("can no longer|no (?:wall )?space", short) is not None) == what.must_drop

    assert ("ends the game" in long) == (what.completes_row and not what.can_drop)
    assert ("end the game" in long) == (what.completes_row and what.can_drop)
    if what.fills and what.must_drop:
        assert told(long, "# in all") == told(short, "floor #") == net
        return

    marker = told(long, "# for the marker")
    floor = told(long, "# for [^,]* on the floor line") or Span(0, 0)
    assert (marker is not None) == what.marker
    assert (marker or Span(0, 0)).low == -what.cost_of_marker
    assert floor.low == -what.cost_of_tiles
    assert told(long, "# in all") in {None, net}
    assert (f"{what.discarded} tile" in long and "to the lid" in long) == bool(what.discarded)

    assert told(short, "= #") in {None, net}
    short_marker, short_floor = told(short, "marker #"), told(short, "floor #")
    both = (short_marker or Span(0, 0)).low + (short_floor or Span(0, 0)).low
    assert both == -cost
    assert short_marker in {None, marker}
    if what.move.row != FLOOR and not what.fills:
        assert short.startswith(f"{what.held} of {what.move.row + 1}")


def test_every_number_is_the_forecast_s() -> None:
    for what in forecasts():
        check(what)


@pytest.mark.parametrize("wall", Wall)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_move_of_a_game_is_forecast_truly(players: int, wall: Wall) -> None:
    for seed in range(2):
        random = Random(seed)
        game = Game(State(players, wall), seed=seed)
        while game.phase is not Phase.OVER:
            if game.phase is Phase.DEAL:
                game.deal()
            elif game.phase is Phase.OFFERED:
                game.score_round()
            elif game.phase is Phase.TILING:
                game.place(random.choice(game.placements()))
            else:
                moves = game.legal_moves()
                for move in moves:
                    check(forecast(game.state, move))
                game.play(random.choice(moves))


@pytest.mark.parametrize(
    ("numbers", "short"),
    [
        ((Span(3, 3), Span(1, 1)), "+3 -1"),
        ((Span(3, 7), Span(1, 1)), "+3..7 -1"),
        ((Span(0, 4), Span(8, 14)), "+0..4 -8..14"),
        ((Span(0, 0), Span(0, 0)), "+0 -0"),
    ],
)
def test_outlook(numbers: tuple[Span, Span], short: str) -> None:
    what = Outlook(*numbers, Span(0, 0), False, False)
    assert outlook_short(what) == short
    assert outlook_text(what) == f"{short} this round"
