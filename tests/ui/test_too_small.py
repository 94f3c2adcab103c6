"""A window that is too small says what it needs, and what can be done, in whatever room it has."""

from __future__ import annotations

import pytest

from azul_tui.ui.draw import plain_lines, row_width
from azul_tui.ui.widgets.tabletop import TooSmall, TooSmallForGame


def notice(width: int, height: int) -> list[str]:
    drawn = TooSmallForGame((width, height)).draw((width, height), width, height)
    assert len(drawn) <= height
    assert all(row_width(line) <= width for line in drawn)
    return [line.strip() for line in plain_lines(drawn) if line]


def test_with_room_it_says_that_nothing_is_lost_and_how_to_leave() -> None:
    assert notice(79, 24) == [
        "needs 80x24, this is 79x24",
        "Enlarge the window: the game is saved and goes on.",
        "q quits",
    ]


def test_where_there_is_no_game_it_speaks_of_none() -> None:
    drawn = TooSmall((79, 24)).draw((79, 24), 79, 24)
    assert "Enlarge the window." in [line.strip() for line in plain_lines(drawn)]


def test_the_advice_is_broken_at_blanks() -> None:
    assert notice(30, 9) == [
        "needs 80x24, this is 30x9",
        "Enlarge the window: the game",
        "is saved and goes on.",
        "q quits",
    ]


@pytest.mark.parametrize(
    ("size", "lines"),
    [
        ((60, 3), ["needs 80x24, this is 60x3"]),
        ((14, 3), ["needs 80x24,", "this is 14x3"]),
        ((10, 3), ["80x24!"]),
        ((14, 1), ["80x24!"]),
        ((6, 1), ["80x24!"]),
    ],
)
def test_without_room_it_says_less_and_nothing_that_is_cut(
    size: tuple[int, int], lines: list[str]
) -> None:
    assert notice(*size) == lines
