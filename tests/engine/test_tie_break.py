"""R5.3: who wins."""

from __future__ import annotations

import pytest

from azul_tui.engine import Decision, Result
from tests.engine.tables import table


def result_of(*boards: str) -> Result:
    """The result when the game has ended with these boards."""
    result = table(*boards, phase="over:agreed").result
    assert result is not None
    return result


def test_r5_3_most_points_win() -> None:
    result = result_of("30", "31", "29", "0")
    assert (result.winners, result.decision) == ((1,), Decision.POINTS)


def test_r5_3_bonuses_count() -> None:
    result = result_of("30", "25;;B,W,K,R,Y")
    assert (result.final, result.winners) == ((30, 32), (1,))


def test_r5_3_on_a_tie_more_complete_rows_win() -> None:
    result = result_of("30", "28;;BYRKW")
    assert result.final == (30, 30)
    assert (result.winners, result.decision) == ((1,), Decision.ROWS)


def test_r5_3_more_rows_do_not_help_against_more_points() -> None:
    result = result_of("31", "26;;BYRKW,WBYRK")
    assert (result.final, result.winners) == ((31, 30), (0,))
    assert result.decision is Decision.POINTS


def test_r5_3_only_the_rows_of_those_who_tie_are_compared() -> None:
    """The third player has most rows but fewer points."""
    result = result_of("30", "28;;BYRKW", "20;;BYRKW,WBYRK")
    assert result.final == (30, 30, 24)
    assert (result.winners, result.decision) == ((1,), Decision.ROWS)


@pytest.mark.parametrize("columns", ["B,W,K,R,Y", ""])
def test_r5_3_columns_and_colors_break_no_tie(columns: str) -> None:
    points = 30 - 7 * bool(columns)
    result = result_of(f"{points};;{columns}", "30")
    assert (result.winners, result.decision) == ((0, 1), Decision.SHARED)


def test_r5_3_still_a_tie_shares_the_win() -> None:
    result = result_of("28;;BYRKW", "12", "28;;BYRKW", "30")
    assert result.final == (30, 12, 30, 30)
    assert (result.winners, result.decision) == ((0, 2), Decision.SHARED)


@pytest.mark.parametrize(
    ("boards", "places", "leaders"),
    [
        (("30", "31", "29", "0"), (2, 1, 3, 4), (1,)),
        (("28;;BYRKW", "12", "28;;BYRKW", "30"), (1, 4, 1, 3), (0, 2, 3)),
        (("30", "28;;BYRKW", "9"), (2, 1, 3), (0, 1)),
        (("40", "7;;BYRKW", "9", "9"), (1, 2, 3, 3), (0,)),
        (("0", "0"), (1, 1), (0, 1)),
    ],
)
def test_r5_3_places_are_those_of_points_and_then_of_rows(
    boards: tuple[str, ...], places: tuple[int, ...], leaders: tuple[int, ...]
) -> None:
    """Equal places leave out the next ones; the leaders are those with the most points."""
    result = result_of(*boards)
    assert (result.places, result.leaders) == (places, leaders)


def test_r5_3_all_four_may_share_the_win() -> None:
    assert result_of("0", "0", "0", "0").winners == (0, 1, 2, 3)
