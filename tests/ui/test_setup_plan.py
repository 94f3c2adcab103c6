"""Where the setup screen has room for what."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azul_tui.ui.setup.plan import Plan, games_rows, plan

GAMES = (0, 1, 3, 4, 12)


def rows(sizes: Plan, games: int, notices: bool) -> int:
    """All rows of the screen, counted once more: blocks, gaps above them, note and keys."""
    blocks = [
        sizes.title_height,
        games_rows(games, sizes.games),
        sizes.panes_height,
        sizes.button,
        int(notices),
    ]
    return sum(blocks) + sizes.gap * sum(rows > 0 for rows in blocks) + 2


@pytest.mark.parametrize("games", GAMES)
@pytest.mark.parametrize("notices", [False, True])
def test_at_80x24_there_is_room_for_everything(games: int, notices: bool) -> None:
    sizes = plan(80, 24, games=games, notices=notices)
    assert sizes.title == 1
    assert sizes.games >= 3
    assert not sizes.stacked
    assert rows(sizes, games, notices) <= 24
    assert sizes.width <= 76


@given(
    st.integers(80, 400),
    st.integers(24, 120),
    st.integers(0, 40),
    st.booleans(),
)
def test_everything_fits_and_nothing_gets_smaller_on_a_larger_terminal(
    width: int, height: int, games: int, notices: bool
) -> None:
    sizes = plan(width, height, games=games, notices=notices)
    assert rows(sizes, games, notices) <= height
    assert sizes.width + 4 <= width
    taller = plan(width, height + 1, games=games, notices=notices)
    wider = plan(width + 1, height, games=games, notices=notices)
    assert min(taller.title, wider.title) >= sizes.title


@pytest.mark.parametrize(
    ("width", "height", "title", "picture"),
    [(80, 24, 1, 1), (120, 40, 2, 2), (150, 44, 2, 2), (200, 60, 3, 3), (400, 24, 1, 1)],
)
def test_tiles_grow_with_the_terminal(width: int, height: int, title: int, picture: int) -> None:
    sizes = plan(width, height)
    assert (sizes.title, sizes.picture) == (title, picture)


def test_a_small_terminal_gives_up_the_title_first_and_then_the_places_side_by_side() -> None:
    low = plan(80, 16)
    assert (low.title, low.stacked) == (0, False)
    narrow = plan(60, 15)
    assert (narrow.title, narrow.stacked) == (0, True)
    assert narrow.width <= 60


def test_a_tall_terminal_lists_more_games() -> None:
    assert plan(120, 60, games=12).games == 8
    assert games_rows(12, 8) == 8 + 1 + 2
    assert games_rows(0, 8) == 0


@pytest.mark.parametrize("size", [(80, 24), (120, 60)])
def test_a_single_other_game_is_listed_and_not_counted(size: tuple[int, int]) -> None:
    listed = plan(*size, games=99).games
    alone = plan(*size, games=listed + 1)
    assert alone.games == listed + 1
    assert games_rows(listed + 1, alone.games) == games_rows(listed + 2, listed)
