"""A forecast in words says what the engine's numbers say, in every case."""

from __future__ import annotations

import re
from collections import Counter
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
        (cast(fills=True, points=FIVE), "fills: +5", "fills: +5 on the wall"),
        (
            cast(fills=True, points=FIVE, marker=True, cost=(1, 0)),
            "fills: +5, marker: -1 = +4",
            "fills: +5 on the wall, marker: -1 = +4",
        ),
        (
            cast(fills=True, points=FIVE, tiles=3, floored=1, cost=(0, 2)),
            "fills: +5, 1 falls: -2 = +3",
            "fills: +5 on the wall, 1 tile falls to the floor: -2 = +3",
        ),
        (
            cast(fills=True, points=Span(1, 1), tiles=4, floored=2, marker=True, cost=(1, 3)),
            "fills: +1, marker+2 fall: -4 = -3",
            "fills: +1 on the wall, marker + 2 tiles fall to the floor: -4 = -3",
        ),
        (
            cast(fills=True, points=Span(2, 2), tiles=5, floored=2, discarded=2, cost=(0, 6)),
            "fills: +2, 2 fall: -6, 2 to lid",
            "fills: +2 on the wall, 2 tiles fall to the floor: -6, 2 to the lid = -4",
        ),
        (
            cast(fills=True, points=Span(2, 5), marker=True, cost=(1, 0)),
            "fills: +2..5, marker: -1 = +1..4",
            "fills: +2..5 on the wall, marker: -1 = +1..4",
        ),
        (
            cast(fills=True, points=Span(1, 5), can_drop=True, falling=Span(3, 3)),
            "fills: +1..5 or falls: -3",
            "fills: +1..5 on the wall; or falls: -3 in all",
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
            "fills: +1..5 or falls, marker: -1",
            "fills: +1..5 on the wall, marker: -1; or falls: -4 in all",
        ),
        (
            cast(fills=True, must_drop=True, can_drop=True, falling=Span(2, 2)),
            "no wall space, falls: -2",
            "fills, but no wall space is left for it: falls: -2 in all",
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
            "no wall space, falls: -6..9",
            "fills, but no wall space is left for it: falls: -6..9 in all",
        ),
        (
            cast(fills=True, points=FIVE, completes=True),
            "ends game: +5",
            "fills, ends the game: +5 on the wall",
        ),
        (
            cast(fills=True, points=FIVE, marker=True, cost=(1, 0), completes=True),
            "ends game: +5, marker: -1 = +4",
            "fills, ends the game: +5 on the wall, marker: -1 = +4",
        ),
        (
            cast(fills=True, points=FIVE, can_drop=True, falling=Span(2, 2), completes=True),
            "may end game: +5 or falls: -2",
            "fills, may end the game: +5 on the wall; or falls: -2 in all",
        ),
        (cast(2), "holds 2 of 3", "holds 2 of 3"),
        (
            cast(2, marker=True, cost=(1, 0)),
            "holds 2 of 3, marker: -1",
            "holds 2 of 3, marker: -1",
        ),
        (
            cast(2, must_drop=True),
            "holds 2 of 3, no wall space",
            "holds 2 of 3, no wall space is left for it",
        ),
        (
            cast(FLOOR, held=0, tiles=3, floored=3, cost=(0, 4)),
            "3 fall: -4",
            "3 tiles fall to the floor: -4",
        ),
        (
            cast(FLOOR, held=0, floored=2, marker=True, cost=(1, 4)),
            "marker+2 fall: -5",
            "marker + 2 tiles fall to the floor: -5",
        ),
        (
            cast(FLOOR, held=0, tiles=3, floored=1, discarded=2, cost=(0, 3)),
            "1 falls: -3, 2 to lid",
            "1 tile falls to the floor: -3, 2 to the lid",
        ),
        (cast(FLOOR, held=0, discarded=2, cost=(0, 0)), "2 to lid", "2 to the lid"),
        (
            cast(FLOOR, held=0, discarded=2, marker=True, cost=(0, 0)),
            "marker: 0, 2 to lid",
            "marker: 0, 2 to the lid",
        ),
    ],
)
def test_worked_forecasts(what: Forecast, short: str, long: str) -> None:
    assert forecast_short(what) == short
    assert forecast_long(what) == long


def test_short_forecasts_fit_in_every_case() -> None:
    assert max(len(forecast_short(what)) for what in forecasts()) <= COMPACT


def words_of(text: str) -> Counter[str]:
    """Words and numbers: "marker+2 fall: -4" are "marker", "2", "fall" and "-4"."""
    return Counter(re.findall(r"[a-z]+|-?\d+|[+.]+\d+", text.replace("marker+", "marker ")))


def test_more_room_adds_words_and_replaces_none() -> None:
    for what in forecasts():
        short, long = forecast_short(what), forecast_long(what)
        assert words_of(short) <= words_of(long), (short, long)


def test_the_words_do_not_depend_on_the_numbers() -> None:
    texts = {re.sub(r"[+-]?\d+(\.\.[+-]?\d+)?", "#", forecast_short(what)) for what in forecasts()}
    words = {word for text in texts for word in re.findall("[a-z]+", text)}
    line = {"fills", "holds", "of", "ends", "may", "end", "game", "or", "no", "wall", "space"}
    assert words == line | {"marker", "fall", "falls", "to", "lid"}


def test_that_a_take_ends_the_game_is_always_said() -> None:
    for what in forecasts():
        if what.completes_row:
            verb = "may end" if what.can_drop else "ends game"
            assert forecast_short(what).startswith(verb)


def test_what_goes_to_the_lid_is_said_unless_marker_and_tiles_fall_too() -> None:
    for what in forecasts():
        if what.discarded and not what.fills:
            assert forecast_short(what).endswith(f"{what.discarded} to lid")


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
    sure = what.points if not warns(what) else None
    falling = what.cost_of_drop and Span(-what.cost_of_drop.low, -what.cost_of_drop.high)
    short, long = forecast_short(what), forecast_long(what)

    assert ("no wall space" in short) == ("no wall space" in long) == what.must_drop
    assert told(long, "[;,:] (?:or )?falls: # in all") == falling
    if what.fills and what.must_drop:
        assert told(short, ", falls: #") == falling
        return

    assert told(short, "^(?:fills: |ends game: |may end game: |may end: |(?=[+]))#") == what.points
    assert told(long, "# on the wall") == what.points
    assert told(short, "or falls: #") in {None, falling}
    assert ("or fall" in long) == (what.fills and what.can_drop)
    assert ("ends the game" in long) == (what.completes_row and not what.can_drop)
    assert ("may end the game" in long) == (what.completes_row and what.can_drop)
    if what.move.row != FLOOR and not what.fills:
        assert f"{what.held} of {what.move.row + 1}" in short
        assert f"holds {what.held} of {what.move.row + 1}" in long

    costs = r"(?:marker(?: ?\+ ?\d+)?|(?:^|, )\d+)(?: tiles?)?(?: falls?)?(?: to the floor)?: #"
    falls = what.marker or what.floored
    assert told(short, costs) == told(long, costs) == (Span(-cost, -cost) if falls else None)
    for text in (short, long):
        assert ("marker" in text) == what.marker
        tiles = re.search(r"(\d+)(?: tiles?)?(?: falls?)?(?: to the floor)?: -", text)
        assert int(tiles[1] if tiles else 0) == what.floored
        lid = re.search(r"(\d+) to (?:the )?lid", text)
        assert lid is None or int(lid[1]) == what.discarded
    assert bool(what.discarded) == ("to the lid" in long)

    net = Span(sure.low - cost, sure.high - cost) if sure and cost else None
    assert told(long, "= #") == net
    assert told(short, "= #") in {None, net}


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
