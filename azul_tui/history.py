"""``--history``: finished games and standings as plain tables."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

from azul_tui.cells import ASCII_ELLIPSIS, cut, width
from azul_tui.command import command
from azul_tui.record import Store
from azul_tui.record.catalog import Catalog, SavedGame
from azul_tui.record.standings import Standing, standings
from azul_tui.streams import print_any_text
from azul_tui.text.times import day_and_time

_GAP: Final = "  "
_WIDEST: Final = 32
"""Cells of a column; what is longer moves the rest of its row, but not the other rows."""
_NAME_CELLS: Final = (_WIDEST, 24, 18, 14, 11, 8, 5)
"""How long names may be, until the lines fit; then they are too long after all."""
_NAME_END: Final = 2
"""Cells of the end of a name that are kept where names begin alike."""


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
    print("\n".join(report(catalog, store, _columns())))
    return 0


def _columns() -> int | None:
    """The width of the terminal that shows the report; None when something else reads it."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        if sys.stdout.isatty():
            return os.get_terminal_size(sys.stdout.fileno()).columns or None
    return None


def report(catalog: Catalog, store: Store, columns: int | None = None) -> list[str]:
    """The lines of the whole report.

    Args:
        catalog: the games.
        store: where they are.
        columns: cells for a line, as far as shorter names help; None is any number.
    """
    lines: list[str] = []
    if catalog.finished:
        ranks = standings(catalog.finished)
        lines += ["Finished games", *games_table(catalog.finished, columns)]
        lines += ["", "Standings", *standings_table(ranks, columns)]
    else:
        lines.append("No game has been finished yet.")
    if catalog.waiting:
        count = len(catalog.waiting)
        games = "1 unfinished game" if count == 1 else f"{count} unfinished games"
        lines += ["", f"{games}; {command('--resume')} goes on with the last one."]
    if catalog.damaged:
        lines += ["", "Damaged, and left as they are", *map(str, catalog.damaged)]
    return [*lines, "", f"The games are in {store.directory}"]


def games_table(games: Iterable[SavedGame], columns: int | None = None) -> list[str]:
    """A row for each finished game, with its scores on more lines where ``columns`` are few."""
    heads = ("DATE", "WALL", ">ROUNDS", "WINNER", "SCORES")

    def row(game: SavedGame, longest: int) -> tuple[str, ...]:
        names = _shortened(game.names, longest)
        scores = zip(names, game.scores, strict=True)
        return (
            day_and_time(game.created.astimezone()),
            game.wall.value,
            str(game.rounds),
            " & ".join(names[seat] for seat in game.winners),
            ", ".join(f"{name} {score}" for name, score in scores),
        )

    return _fitting(heads, row, list(games), columns)


def standings_table(rows: Iterable[Standing], columns: int | None = None) -> list[str]:
    """A row for each name, which is cut where ``columns`` are few."""
    heads = ("NAME", ">GAMES", ">WINS", ">SHARED", ">AVERAGE", ">BEST", ">FLOOR")

    def row(standing: Standing, longest: int) -> tuple[str, ...]:
        return (
            cut(standing.name, longest, ASCII_ELLIPSIS),
            str(standing.games),
            str(standing.wins),
            str(standing.shared),
            f"{standing.average:.1f}",
            str(standing.best),
            f"{-standing.floor:.1f}" if standing.floor else "0.0",
        )

    return _fitting(heads, row, list(rows), columns)


_T = TypeVar("_T")


def _fitting(
    heads: Sequence[str],
    row: Callable[[_T, int], Sequence[str]],
    things: Sequence[_T],
    columns: int | None,
) -> list[str]:
    """The table with names as long as there is room for.

    Args:
        heads: of the columns.
        row: the texts for a thing, with names of at most so many cells.
        things: what has a row each.
        columns: cells for a line; None is any number.
    """
    if columns is None:
        return _table(heads, [row(thing, sys.maxsize) for thing in things])
    lines: list[str] = []
    for longest in _NAME_CELLS:
        lines = _table(heads, [row(thing, longest) for thing in things], columns)
        if max(map(width, lines)) <= columns:
            break
    return lines


def _shortened(names: Sequence[str], longest: int) -> list[str]:
    """Names of at most so many cells; those that begin alike keep their ends as well."""
    short = [cut(name, longest, ASCII_ELLIPSIS) for name in names]
    if len(set(short)) == len(names):
        return short
    head = longest - _NAME_END - 1
    return [
        name if name == whole else f"{cut(whole, head, '')}{ASCII_ELLIPSIS}{whole[-_NAME_END:]}"
        for name, whole in zip(short, names, strict=True)
    ]


def _table(
    heads: Sequence[str], rows: Sequence[Sequence[str]], columns: int | None = None
) -> list[str]:
    """Columns, those with ``>`` before the head flush right.

    The last one is as long as it is, or goes on below where it would go beyond ``columns``.
    """
    right = [head.startswith(">") for head in heads]
    heads = [head.removeprefix(">") for head in heads]
    widths = [min(_WIDEST, max(map(width, column))) for column in zip(heads, *rows, strict=True)]
    left = sum(widths[:-1]) + len(_GAP) * (len(widths) - 1)
    lines = []
    for *texts, last in [heads, *rows]:
        begin = [
            _padded(text, room, flush)
            for text, room, flush in zip(texts, widths, right, strict=False)
        ]
        first, *more = _broken(last, None if columns is None else columns - left)
        end = _padded(first, widths[-1], True) if right[-1] else first
        lines.append(_GAP.join([*begin, end]))
        lines += [" " * left + part for part in more]
    return lines


def _broken(text: str, room: int | None) -> list[str]:
    """The text on lines of so many cells, broken after commas only."""
    first, *more = text.split(", ")
    lines = [first]
    for part in more:
        if room is not None and width(f"{lines[-1]}, {part},") > room:
            lines[-1] += ","
            lines.append(part)
        else:
            lines[-1] += f", {part}"
    return lines


def _padded(text: str, room: int, right: bool) -> str:
    blanks = " " * (room - width(text))
    return blanks + text if right else text + blanks
