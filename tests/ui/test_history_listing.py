"""What of the history is shown: sorted, filtered, scrolled; without a screen."""

from __future__ import annotations

import pytest

from azul_tui.record.catalog import Catalog, DamagedGame, SavedGame
from azul_tui.record.standings import Order, Standing
from azul_tui.ui.history.listing import ORDERS, STANDINGS, Archive, GameOrder, Item, Listing
from tests.ui.archives import damaged, many, saved, some_catalog


def listing() -> Listing:
    return Listing(Archive(some_catalog()))


def days(shown: Listing) -> list[int]:
    """The days of the games, as the made-up games count them."""
    return [
        (item.created if isinstance(item, SavedGame) else item.changed).day - 1
        for item in games(shown)
    ]


def games(shown: Listing) -> list[SavedGame | DamagedGame]:
    return [item for item in shown.items if not isinstance(item, Standing)]


def names(shown: Listing) -> list[str]:
    return [item.name for item in shown.items if isinstance(item, Standing)]


def by(order: GameOrder) -> Listing:
    shown = listing()
    column = list(GameOrder).index(order)
    return shown if column == shown.spot.column else shown.sorted_by(column)


def test_games_come_from_the_last_to_the_first_whatever_their_kind() -> None:
    assert days(listing()) == [5, 4, 3, 2, 1]


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        (GameOrder.PLAYERS, [4, 3, 5, 1, 2]),
        (GameOrder.WALL, [5, 4, 1, 3, 2]),
        (GameOrder.ROUNDS, [1, 3, 4, 5, 2]),
        (GameOrder.SCORES, [3, 4, 1, 5, 2]),
        (GameOrder.WINNER, [4, 3, 1, 5, 2]),
    ],
)
def test_every_column_sorts_and_damaged_files_come_last(
    order: GameOrder, expected: list[int]
) -> None:
    assert days(by(order)) == expected


def test_the_same_column_again_sorts_the_other_way_round() -> None:
    rounds = list(GameOrder).index(GameOrder.ROUNDS)
    turned = by(GameOrder.ROUNDS).sorted_by(rounds)
    assert days(turned) == [5, 4, 3, 1, 2]
    assert days(turned.sorted_by(rounds)) == days(by(GameOrder.ROUNDS))
    assert days(listing().sorted_by(0)) == [1, 2, 3, 4, 5]


def test_sorting_by_the_next_column_comes_round() -> None:
    shown = listing()
    for column in (1, 2, 3, 4, 5, 0):
        shown = shown.sorted_by_next()
        assert shown.spot.column == column
        assert not shown.spot.backwards


def test_standings_are_sorted_by_wins_at_first() -> None:
    shown = listing().turned()
    assert ORDERS[STANDINGS][shown.spot.column] is Order.WINS
    assert names(shown) == ["Dita", "Ana", "Cene", "Bor"]
    assert names(shown.sorted_by(0)) == ["Ana", "Bor", "Cene", "Dita"]
    assert names(shown.sorted_by(0).sorted_by(0)) == ["Dita", "Cene", "Bor", "Ana"]


def test_unfinished_games_do_not_count_in_the_standings() -> None:
    ana = next(
        item
        for item in listing().turned().items
        if isinstance(item, Standing) and item.name == "Ana"
    )
    assert ana.games == 2


def test_the_filter_keeps_games_and_names_that_contain_it() -> None:
    shown = listing().filtered("AN")
    assert days(shown) == [5, 4, 1]
    assert names(shown.turned()) == ["Ana"]
    assert days(shown.filtered("")) == days(listing())


def test_damaged_files_are_found_by_their_names() -> None:
    assert days(listing().filtered("broken")) == [2]


def test_the_pages_keep_their_places() -> None:
    shown = listing().moved(3, 10).turned().moved(1, 10)
    assert shown.spot.cursor == 1
    assert shown.turned().spot.cursor == 3


@pytest.mark.parametrize(("to", "cursor"), [(-1, 0), (2, 2), (99, 4)])
def test_the_cursor_stays_on_the_list(to: int, cursor: int) -> None:
    assert listing().moved(to, 3).spot.cursor == cursor


def test_there_is_nothing_under_the_cursor_of_an_empty_list() -> None:
    empty = Listing(Archive(Catalog()))
    for shown in (empty, empty.turned(), empty.moved(3, 5), empty.scrolled(2, 5), empty.fitted(3)):
        assert shown.item is None
        assert shown.spot.cursor == 0
        assert shown.spot.top == 0


@pytest.mark.parametrize("room", [1, 7, 20, 99])
@pytest.mark.parametrize("to", [0, 1, 19, 20, 63, 99])
def test_the_cursor_is_always_in_sight(room: int, to: int) -> None:
    shown = Listing(Archive(many(100))).moved(to, room)
    for seen in (shown, shown.fitted(5).fitted(room), shown.scrolled(40, room)):
        assert seen.spot.top <= seen.spot.cursor < seen.spot.top + room
        assert 0 <= seen.spot.top <= 100 - room


def test_a_longer_window_leaves_no_empty_rows() -> None:
    shown = Listing(Archive(many(30))).moved(29, 5)
    assert shown.spot.top == 25
    assert shown.fitted(20).spot.top == 10


def test_a_new_archive_keeps_what_was_chosen() -> None:
    before = listing().filtered("a").sorted_by(3).moved(9, 5)
    fewer = Archive(Catalog(finished=(saved(1, ("Ana", "Bor"), (1, 2)),)))
    after = before.of(fewer)
    assert (after.wanted, after.spot.column) == ("a", 3)
    assert after.spot.cursor == 0
    assert isinstance(after.item, SavedGame)


def test_the_counts_of_the_pages() -> None:
    assert listing().counts == (5, 4)
    assert listing().filtered("ana").counts == (3, 1)


def test_a_file_that_cannot_be_read_at_all_has_no_line() -> None:
    item: Item = damaged(1, None)
    archive = Archive(Catalog(damaged=(damaged(1, None),)))
    assert Listing(archive).item == item
