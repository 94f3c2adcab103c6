"""Where a replay stands, without a screen: the stops of a record and the ways between them."""

from __future__ import annotations

import pytest

from azul_tui.engine import (
    Dealt,
    FloorCharged,
    GameEnded,
    LineDropped,
    Phase,
    RoundEnded,
    TileScored,
    TilesTaken,
    format_position,
    parse_position,
)
from azul_tui.record import TakenBack, header_at
from azul_tui.ui.replaying import Film, Replay
from tests.stored import ALL, stored

every_game = pytest.mark.parametrize("name", ALL)
SCORING = TileScored | LineDropped | FloorCharged | RoundEnded


def replay(name: str, lines: int | None = None) -> Replay:
    return Replay(Film(stored(name, lines)))


@every_game
def test_every_event_has_its_stop_but_an_empty_floor(name: str) -> None:
    film = Film(stored(name))
    seen = [stop.entry for stop in film.stops if stop.entry is not None]
    happened = [
        entry
        for entry in film.record.log
        if not (isinstance(entry, FloorCharged) and not entry.spaces)
    ]
    assert seen == happened


@every_game
def test_forward_from_the_start_passes_every_stop_once_and_stays_at_the_end(name: str) -> None:
    place, passed = replay(name), []
    for _ in place.film.stops:
        passed.append(place.at)
        place = place.forward()
    assert passed == list(range(len(place.film.stops)))
    assert place.at == place.film.last
    assert place.forward() == place


@every_game
def test_backward_is_the_way_back(name: str) -> None:
    place = replay(name)
    for at in (1, place.film.last // 2, place.film.last):
        assert place.jump(at).backward().forward() == place.jump(at)
    assert place.backward() == place


@every_game
def test_the_end_is_the_game_as_it_stands(name: str) -> None:
    place = replay(name).end()
    assert place.film.view(place.at) == stored(name).game.view


@every_game
def test_rounds_begin_with_their_deals(name: str) -> None:
    place = replay(name)
    numbers = []
    while place.next_round().at < place.film.last:
        place = place.next_round()
        entry = place.stop.entry
        assert isinstance(entry, Dealt)
        numbers.append(entry.round)
        assert place.film.view(place.at).round == entry.round
    assert numbers == list(range(1, stored(name).game.state.round + 1))


def test_back_to_the_beginning_of_the_round_then_to_the_round_before_then_to_the_start() -> None:
    place = replay("colored-2p-01")
    second, third = place.film.rounds[1:3]
    amid = place.jump(third + 3)
    assert amid.previous_round().at == third
    assert amid.previous_round().previous_round().at == second
    assert place.jump(place.film.rounds[0]).previous_round().at == 0


def test_in_the_last_round_the_next_round_is_the_end() -> None:
    place = replay("colored-2p-01")
    assert place.jump(place.film.rounds[-1]).next_round() == place.end()


@pytest.mark.parametrize("at", [-5, 10_000])
def test_a_jump_beyond_an_end_goes_to_it(at: int) -> None:
    place = replay("colored-2p-01").jump(at)
    assert place.at in {0, place.film.last}


@every_game
def test_a_scoring_goes_step_by_step_from_the_boards_before_to_those_after(name: str) -> None:
    film = Film(stored(name))
    for at, stop in enumerate(film.stops):
        scoring = film.scoring(at)
        if not isinstance(stop.entry, SCORING):
            assert scoring is None
            continue
        assert scoring is not None
        assert scoring.current == stop.entry
        if stop.part == 0:
            assert scoring.before == film.view_before(at).boards
        if isinstance(stop.entry, RoundEnded):
            assert tuple(board.score for board in scoring.boards) == stop.entry.scores
            assert [board.wall for board in scoring.boards] == [
                board.wall for board in film.view(at).boards
            ]


@every_game
def test_the_log_ends_with_what_is_shown(name: str) -> None:
    film = Film(stored(name))
    for at, stop in enumerate(film.stops):
        if stop.entry is not None:
            shown = [entry for entry in film.log(at) if not isinstance(entry, FloorCharged)]
            assert isinstance(stop.entry, FloorCharged) or shown[-1] == stop.entry
    assert film.log(film.last) == film.record.log


@every_game
def test_a_new_game_can_start_from_every_stop_before_the_end(name: str) -> None:
    film = Film(stored(name))
    for at, stop in enumerate(film.stops):
        position = film.position(at)
        state = parse_position(position)
        if stop.whole:
            assert state.view() == film.view(at)
        else:
            assert state.view() == film.view_before(at)
        if state.phase is not Phase.OVER:
            assert header_at(position, film.record.names).position == position


@pytest.mark.parametrize("name", ["colored-2p-09", "colored-3p-04", "gray-2p-02"])
def test_takes_that_are_taken_back_later_are_known(name: str) -> None:
    film = Film(stored(name))
    undone = 0
    for at, stop in enumerate(film.stops):
        if isinstance(stop.entry, TakenBack):
            undone += len(stop.entry.takes)
        elif at in film.undone:
            assert isinstance(stop.entry, TilesTaken)
    assert len(film.undone) == undone > 0


def test_an_agreed_end_is_the_last_stop() -> None:
    place = replay("colored-3p-05").end()
    assert isinstance(place.stop.entry, GameEnded)
    assert place.film.view(place.at).phase is Phase.OVER


@pytest.mark.parametrize("lines", [1, 2, 10, 40])
def test_an_unfinished_record_is_replayed_as_far_as_it_goes(lines: int) -> None:
    place = replay("gray-3p-01", lines).end()
    game = stored("gray-3p-01", lines).game
    assert format_position(game.state) == place.film.position(place.at)


def test_a_record_with_nothing_but_its_header_has_one_stop() -> None:
    place = replay("gray-3p-01", 1)
    for other in (place.forward(), place.end(), place.next_round(), place.previous_round()):
        assert other == place


def test_tables_are_the_same_in_whatever_order_they_are_asked_for() -> None:
    film, other = (Film(stored("colored-3p-04")) for _ in range(2))
    backwards = {at: film.view(at) for at in reversed(range(film.last + 1))}
    assert all(other.view(at) == backwards[at] for at in range(film.last + 1))
