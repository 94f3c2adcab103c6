"""The end of a game in few words: headlines, the parts of a final score, what is counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from azul_tui.engine import BONUS_POINTS, Decision, Result
from azul_tui.text.scoring import outcome
from azul_tui.text.words import counted, listed


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


def decided(result: Result, names: Sequence[str]) -> str:
    """Return "Ana and Bor both have 65 points. Bor wins ..."; "" when points decided (R5.3)."""
    return "" if result.decision is Decision.POINTS else outcome(result, names)


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


def place_name(place: int) -> str:
    """Return "1st" to "4th"."""
    return ("1st", "2nd", "3rd", "4th")[place - 1]


CHART_TITLE: Final = "Score after each round"
CHART_END: Final = "bonus"

STATISTICS: Final = (
    ("wall_points", "", "points from the wall"),
    ("best_tile", "", "most for one tile"),
    ("floor_charged", "-", "lost to the floor line"),
    ("floor_forgiven", "", "forgiven at zero"),
    ("rows", "", "complete rows"),
    ("columns", "", "complete columns"),
    ("colors", "", "complete colors"),
    ("rounds_started", "", "rounds started"),
    ("tiles_dropped", "", "tiles dropped"),
    ("lines_dropped", "", "lines that fell"),
)
"""What is counted: the name in the statistics, the sign of its values, and how people call it."""
