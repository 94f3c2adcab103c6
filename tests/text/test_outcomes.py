"""The end of a game in few words."""

from __future__ import annotations

from azul_tui.engine import Bonus, Decision, End, Result
from azul_tui.text.outcomes import ScorePart, decided, headline, score_parts

NAMES = ("Ana", "Bor", "Cene")
NONE = Bonus(0, 0, 0)


def result(other: Bonus, points: int) -> Result:
    """Ana has 65 points, two of her rows and a column among them; Bor has what is given."""
    return Result(End.ROW, (Bonus(2, 1, 0), other, NONE), (65, points, 12))


POINTS = result(Bonus(1, 0, 1), 64)
ROWS = result(Bonus(1, 0, 1), 65)
SHARED = result(Bonus(2, 0, 1), 65)


def test_the_headline_names_the_winner_and_the_points() -> None:
    assert POINTS.decision is Decision.POINTS
    assert headline(POINTS, NAMES) == "Ana wins with 65 points!"


def test_after_a_tie_the_headline_leaves_the_why_to_the_next_sentence() -> None:
    assert ROWS.decision is Decision.ROWS
    assert headline(ROWS, NAMES) == "Ana wins!"
    assert "more complete rows" in decided(ROWS, NAMES)


def test_a_shared_win_is_a_win_of_both() -> None:
    assert SHARED.decision is Decision.SHARED
    assert headline(SHARED, NAMES) == "Ana and Bor share the win!"
    assert decided(SHARED, NAMES) == "Both have 65 points and 2 complete rows."


def test_nothing_is_to_explain_when_points_decide() -> None:
    assert decided(POINTS, NAMES) == ""


def test_a_score_is_the_sum_of_its_parts() -> None:
    parts = score_parts(POINTS, 0, 5)
    assert parts == (
        ScorePart(54, "in 5 rounds"),
        ScorePart(4, "2 rows"),
        ScorePart(7, "1 column"),
        ScorePart(0, "0 colors"),
    )
    assert sum(part.points for part in parts) == 65
