"""Made-up games for the tests of the history."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

from azul_tui.engine import End, Phase, Wall
from azul_tui.record.catalog import Catalog, DamagedGame, SavedGame

_FIRST = datetime(2026, 11, 1, 12, 0, tzinfo=UTC)


def saved(
    day: int,
    names: tuple[str, ...],
    scores: tuple[int, ...],
    *,
    wall: Wall = Wall.COLORED,
    rounds: int = 5,
    finished: bool = True,
    winners: tuple[int, ...] | None = None,
) -> SavedGame:
    """A game of the day with this number; who has most points wins unless said otherwise."""
    when = _FIRST + timedelta(days=day)
    best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return SavedGame(
        Path("/games") / f"{when:%Y-%m-%d}-{'-'.join(names)}.azul",
        when,
        when,
        names,
        wall,
        rounds,
        Phase.OVER if finished else Phase.OFFER,
        scores,
        End.ROW if finished else None,
        (winners or best) if finished else (),
        tuple(2 * seat for seat in range(len(names))),
        8 * rounds,
    )


def damaged(day: int, line: int | None = 12) -> DamagedGame:
    """A damaged file of the day with this number."""
    when = _FIRST + timedelta(days=day)
    path = Path("/games") / f"broken-{day}.azul"
    return DamagedGame(path, when, line, "The take '9B9' is not possible.")


def some_catalog() -> Catalog:
    """Six games of every kind."""
    return Catalog(
        unfinished=(saved(5, ("Cene", "Ana"), (4, 9), rounds=2, finished=False),),
        finished=(
            saved(4, ("Ana", "Bor"), (57, 43)),
            saved(3, ("Bor", "Cene", "Dita"), (20, 61, 61), wall=Wall.GRAY, rounds=7),
            saved(1, ("Dita", "Ana"), (30, 12), rounds=9),
        ),
        damaged=(damaged(2),),
    )


def many(count: int) -> Catalog:
    """So many finished games."""
    games = (saved(-at, ("Ana", "Bor"), (at % 90, at % 70)) for at in range(count))
    return Catalog(finished=tuple(games))
