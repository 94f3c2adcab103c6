"""The end of a game in few words: headlines, the parts of a final score, what is counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from azul_tui.engine import BONUS_POINTS, Decision, Result
from azul_tui.text.scoring import end_cause
from azul_tui.text.words import capital, counted, listed, possessive


class ScorePart(NamedTuple):
    """A part of a final score: the points, and what they are for."""

    points: int
    text: str


def headline(result: Result, names: Sequence[str]) -> str:
    """Return who won: "Ana wins with 65 points!", or "Ana and Bor share the win!"."""
    winners = listed(names[seat] for seat in result.winners)
    if len(result.winners) > 1:
        return f"{winners} share the win!"
    if result.decision is Decision.POINTS:
        return f"{winners} wins with {counted(max(result.final), 'point')}!"
    return f"{winners} wins!"


def big_headlines(result: Result, names: Sequence[str]) -> tuple[tuple[tuple[str, ...], str], ...]:
    """Return ways to say who won in big letters: the lines that are big, and a small one.

    Those that need more room come first: "Ana wins", "65 points", then "Ana wins" alone.
    """
    if len(result.winners) > 1:
        who, what = " & ".join(names[seat] for seat in result.winners), "share the win"
        return ((who, what), ""), ((who,), f"{what}!")
    wins = f"{names[result.winners[0]]} wins"
    if result.decision is not Decision.POINTS:
        return (((wins,), ""),)
    points = counted(max(result.final), "point")
    return ((wins, points), ""), ((wins,), f"with {points}")


def decided(result: Result, names: Sequence[str]) -> str:
    """Return how a tie was decided, or stayed one; "" when points decided (R5.3).

    "Ana and Bor both have 65 points. Bor has more complete rows: 3, Ana 2."
    """
    if result.decision is Decision.POINTS:
        return ""
    level, winners = result.leaders, result.winners
    points = counted(max(result.final), "point")
    rows = result.bonuses[winners[0]].rows
    others = [seat for seat in level if seat not in winners]
    if not others:
        everybody = {2: "Both", 3: "All three", 4: "All four"}
        return f"{everybody[len(level)]} have {points} and {counted(rows, 'complete row')}."
    all_ = "both" if len(level) == 2 else "all"
    theirs = listed(f"{names[seat]} {result.bonuses[seat].rows}" for seat in others)
    verb, each = ("has", "") if len(winners) == 1 else ("have", " each")
    return (
        f"{listed(names[seat] for seat in level)} {all_} have {points}. "
        f"{listed(names[seat] for seat in winners)} {verb} more complete rows: "
        f"{rows}{each}, {theirs}."
    )


def ended(result: Result, names: Sequence[str]) -> str:
    """Return why the game ended, where it is clear that it has: "Ana completed a row ..."."""
    return capital(f"{end_cause(result, names)}.")


def wall_of(name: str) -> str:
    """Return "Ana's wall"."""
    return f"{possessive(name)} wall"


def score_parts(result: Result, seat: int, rounds: int) -> tuple[ScorePart, ...]:
    """Return the points of the rounds, then those for rows, columns and colors (R5.2).

    Parts without points are there too.
    """
    bonus = result.bonuses[seat]
    before = ScorePart(result.final[seat] - bonus.points, f"in {counted(rounds, 'round')}")
    return before, *(
        ScorePart(number * points, counted(number, kind))
        for number, points, kind in zip(
            bonus, BONUS_POINTS, ("row", "column", "color"), strict=True
        )
    )


def verdict(*, shared: bool) -> str:
    """Return what a winner is said to do, behind the name."""
    return "shares the win" if shared else "wins"


def place_name(place: int) -> str:
    """Return "1st" to "4th"."""
    return ("1st", "2nd", "3rd", "4th")[place - 1]


CHART_TITLE: Final = "Score after each round"
CHART_END: Final = "bonus"

STATISTICS: Final = (
    ("wall_points", "", "points from the wall"),
    ("best_tile", "", "most for one tile"),
    ("floor_charged", "-", "lost to the floor line"),
    ("floor_forgiven", "", "not lost at score 0"),
    ("rows", "", "complete rows"),
    ("columns", "", "complete columns"),
    ("colors", "", "complete colors"),
    ("rounds_started", "", "times starting player"),
    ("tiles_dropped", "", "tiles to the floor"),
    ("lines_dropped", "", "full rows that fell"),
)
"""What is counted: the name in the statistics, the sign of its values, and how people call it."""

NOTES: Final = {
    "floor_forgiven": "Not lost at score 0: what the floor line cost beyond all points."
}
"""What a label does not say by itself."""
