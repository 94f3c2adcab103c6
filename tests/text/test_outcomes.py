"""The end of a game in few words."""

from __future__ import annotations

from azul_tui.engine import Bonus, Decision, End, Result
from azul_tui.text.outcomes import ScorePart, decided, headline, score_parts

NAMES = ("Ana", "Bor", "Cene")
NONE = Bonus(0, 0, 0)


def result(decision: Decision, *winners: int) -> Result:
    bonuses = (Bonus(2, 1, 0), Bonus(1, 0, 1), NONE)
    return Result(End.ROW, bonuses, (65, 65, 12), winners, decision)


def test_the_headline_names_the_winner_and_the_points() -> None:
    assert headline(result(Decision.POINTS, 0), NAMES) == "Ana wins with 65 points!"


def test_after_a_tie_the_headline_leaves_the_why_to_the_next_sentence() -> None:
    told = result(Decision.ROWS, 0)
    assert headline(told, NAMES) == "Ana wins!"
    assert "more complete rows" in decided(told, NAMES)


def test_a_shared_win_is_a_win_of_both() -> None:
    told = result(Decision.SHARED, 0, 1)
    assert headline(told, NAMES) == "Ana and Bor share the win!"
    assert "share the win" in decided(told, NAMES)


def test_nothing_is_to_explain_when_points_decide() -> None:
    assert decided(result(Decision.POINTS, 0), NAMES) == ""


def test_a_score_is_the_sum_of_its_parts() -> None:
    parts = score_parts(result(Decision.POINTS, 0), 0, 5)
    assert parts == (
        ScorePart(54, "in 5 rounds"),
        ScorePart(4, "2 rows"),
        ScorePart(7, "1 column"),
        ScorePart(0, "0 colors"),
    )
    assert sum(part.points for part in parts) == 65
