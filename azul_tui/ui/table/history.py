"""The last moves: as lines for the panel, and the latest of them for the bar."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from azul_tui.engine import Dealt, Event, RoundEnded, TilesTaken, row_text, source_text
from azul_tui.record import TakenBack
from azul_tui.text import moves, scoring
from azul_tui.ui.draw import Row, row
from azul_tui.ui.draw.roles import color_role
from azul_tui.ui.table.named import Named, shortened


def log_lines(
    log: Sequence[Event | TakenBack], names: Sequence[str], most: int, *, ascii_only: bool = False
) -> tuple[Named, ...]:
    """The last ``most`` things that happened, the latest last; steps of a scoring left out."""
    lines: list[Named] = []
    for entry in _standing(log):
        if versions := _versions(entry, names, ascii_only):
            name, said = versions
            lines.append(Named(name, said, "label", ascii_only))
            if len(lines) == most:
                break
    return tuple(reversed(lines))


def last_moves(
    log: Sequence[Event | TakenBack], names: Sequence[str], most: int, *, ascii_only: bool = False
) -> tuple[Named, ...]:
    """The last moves of this round, the latest last; that takes were taken back only as news."""
    found: list[Named] = []
    for entry in _standing(log):
        if isinstance(entry, Dealt) or len(found) == most:
            break
        if isinstance(entry, TilesTaken):
            found.append(Named(names[entry.seat], (_code(entry),), "", ascii_only))
        elif isinstance(entry, TakenBack) and not found:
            name, said = _taken_back(entry, names)
            found.append(Named(name, said, "", ascii_only))
    return tuple(reversed(found))


def _standing(log: Sequence[Event | TakenBack]) -> Iterator[Event | TakenBack]:
    """What happened, the latest first, without the takes that were taken back."""
    undone = 0
    for entry in reversed(log):
        if isinstance(entry, TakenBack):
            undone += len(entry.takes)
        elif undone and isinstance(entry, TilesTaken):
            undone -= 1
            continue
        yield entry


_Said = tuple[str, tuple[Row, ...]]
"""A name, or "", and what follows it in full and shorter."""


def _versions(entry: Event | TakenBack, names: Sequence[str], ascii_only: bool) -> _Said | None:
    if isinstance(entry, TilesTaken):
        return names[entry.seat], _take(entry)
    if isinstance(entry, TakenBack):
        return _taken_back(entry, names)
    if isinstance(entry, Dealt):
        heading = row((f"round {entry.round}", "label"))
        poured = row((": lid back in the bag", "label")) if entry.poured else ()
        return "", ((*heading, *poured), heading)
    if isinstance(entry, RoundEnded):
        texts = [
            scoring.scores_short(entry, cut) for cut in shortened(names, ascii_only=ascii_only)
        ]
        texts += [scoring.scores_short(entry), "scores"]
        return "", tuple(row((text, "label")) for text in texts)
    return None


def _taken_back(entry: TakenBack, names: Sequence[str]) -> _Said:
    """What was taken back and by whom; of several takes, the moves or their number."""
    texts = moves.taken_back_shorter(entry.takes)
    if len(entry.takes) > 1:
        texts = (moves.taken_back(entry.takes, names), *texts)
        return "", tuple(row((text, "dim")) for text in texts)
    *whole, short = texts
    told = (*(f"'s {text}" for text in whole), f" {short}")
    return names[entry.takes[0].seat], tuple(row((text, "dim")) for text in told)


def _take(event: TilesTaken) -> tuple[Row, ...]:
    """The move and what it did, with fewer and fewer of that."""
    effects = moves.take_effects_short(event)
    code = _code(event)
    return tuple(
        (*code, *row((f": {', '.join(effects[:count])}", "label"))) if count else code
        for count in range(len(effects), -1, -1)
    )


def _code(event: TilesTaken) -> Row:
    """The move after a name, as players type it, the letter in its color."""
    source, color, target = event.move
    return row(
        (f" {source_text(source)}", "strong"),
        (color.letter, color_role(color)),
        (row_text(target), "strong"),
    )
