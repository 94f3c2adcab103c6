"""``--history``: finished games and standings as plain tables."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Final

from azul_tui.cells import width
from azul_tui.record import Store
from azul_tui.record.catalog import Catalog, SavedGame
from azul_tui.record.standings import Standing, standings
from azul_tui.streams import print_any_text

_WIDEST: Final = 32
"""Cells of a column; what is longer moves the rest of its row, but not the other rows."""


def main() -> int:
    """Print the games and standings of this player's directory; the exit status is 0, or 2.

    2 says that the directory is there but cannot be read.
    """
    print_any_text(sys.stdout, sys.stderr)
    store = Store()
    catalog = store.catalog()
    if catalog.problem:
        print(f"azul-tui: {catalog.problem}", file=sys.stderr)
        return 2
    print("\n".join(report(catalog, store)))
    return 0


def report(catalog: Catalog, store: Store) -> list[str]:
    """The lines of the whole report."""
    lines: list[str] = []
    if catalog.finished:
        lines += ["Finished games", *games_table(catalog.finished)]
        lines += ["", "Standings", *standings_table(standings(catalog.finished))]
    else:
        lines.append("No game has been finished yet.")
    if catalog.waiting:
        count = len(catalog.waiting)
        games = "1 unfinished game" if count == 1 else f"{count} unfinished games"
        lines += ["", f"{games}; azul-tui --resume goes on with the last one."]
    if catalog.damaged:
        lines += ["", "Damaged, and left as they are", *map(str, catalog.damaged)]
    return [*lines, "", f"The games are in {store.directory}"]


def games_table(games: Iterable[SavedGame]) -> list[str]:
    """A row for each finished game."""
    heads = ("DATE", "WALL", ">ROUNDS", "WINNER", "SCORES")
    return _table(
        heads,
        [
            (
                _date(game.created),
                game.wall.value,
                str(game.rounds),
                " & ".join(game.winning_names),
                ", ".join(
                    f"{name} {score}" for name, score in zip(game.names, game.scores, strict=True)
                ),
            )
            for game in games
        ],
    )


def standings_table(rows: Iterable[Standing]) -> list[str]:
    """A row for each name."""
    heads = ("NAME", ">GAMES", ">WINS", ">SHARED", ">AVERAGE", ">BEST", ">FLOOR")
    return _table(
        heads,
        [
            (
                row.name,
                str(row.games),
                str(row.wins),
                str(row.shared),
                f"{row.average:.1f}",
                str(row.best),
                f"{-row.floor:.1f}" if row.floor else "0.0",
            )
            for row in rows
        ],
    )


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns, those with ``>`` before the head flush right; the last one as long as it is."""
    right = [head.startswith(">") for head in heads]
    heads = [head.removeprefix(">") for head in heads]
    widths = [min(_WIDEST, max(map(width, column))) for column in zip(heads, *rows, strict=True)]
    return [
        "  ".join(
            _padded(text, room, flush) for text, room, flush in zip(row, widths, right, strict=True)
        ).rstrip()
        for row in [heads, *rows]
    ]


def _padded(text: str, room: int, right: bool) -> str:
    blanks = " " * (room - width(text))
    return blanks + text if right else text + blanks


def _date(moment: datetime) -> str:
    return moment.astimezone().strftime("%Y-%m-%d %H:%M")
