"""The last moves as rows for the log, and the latest of them in few words for the bar."""

from __future__ import annotations

from collections.abc import Sequence

from azul_tui.engine import FLOOR, Dealt, Event, RoundEnded, TilesTaken, row_text, source_text
from azul_tui.record import TakenBack
from azul_tui.text import moves
from azul_tui.ui.draw import Row, Span, clean, cut, fit, row
from azul_tui.ui.draw.roles import color_role

_NAME = 10


def log_rows(log: Sequence[Event | TakenBack], names: Sequence[str], most: int) -> tuple[Row, ...]:
    """The last ``most`` things that happened, the latest last; steps of a scoring left out."""
    rows: list[Row] = []
    for entry in reversed(log):
        if drawn := _row(entry, names):
            rows.append(drawn)
            if len(rows) == most:
                break
    return tuple(reversed(rows))


def last_moves(log: Sequence[Event | TakenBack], names: Sequence[str], most: int = 3) -> str:
    """The last moves of this round in short form, the latest first: "Bor 4R3, Ana 1K2"."""
    found: list[str] = []
    undone = 0
    for entry in reversed(log):
        if isinstance(entry, Dealt) or len(found) == most:
            break
        if isinstance(entry, TakenBack):
            if not found:
                found.append(moves.taken_back(entry.takes, names))
            undone += len(entry.takes)
        elif isinstance(entry, TilesTaken):
            if undone:
                undone -= 1
            else:
                found.append(f"{cut(clean(names[entry.seat]), _NAME)} {entry.move}")
    return ", ".join(found)


def _row(entry: Event | TakenBack, names: Sequence[str]) -> Row:
    if isinstance(entry, TilesTaken):
        return _take(entry, names)
    if isinstance(entry, TakenBack):
        return row((moves.taken_back(entry.takes, names), "dim"))
    if isinstance(entry, Dealt):
        poured = ": lid back in the bag" if entry.poured else ""
        return row((f"round {entry.round}{poured}", "label"))
    if isinstance(entry, RoundEnded):
        return row((f"scores {', '.join(map(str, entry.scores))}", "label"))
    return ()


def _take(event: TilesTaken, names: Sequence[str]) -> Row:
    source, color, target = event.move
    room = min(_NAME, max(len(clean(name)) for name in names))
    parts: list[str | Span | tuple[str, str]] = [
        (fit(clean(names[event.seat]), room), "label"),
        (f" {source_text(source)} ", ""),
        (f"{color.letter}x{event.tiles}", color_role(color)),
        (f" to {row_text(target)}", ""),
    ]
    if event.marker:
        parts.append((" 1st", "strong"))
    if event.filled:
        parts.append((" full", "gain"))
    lost = event.floored
    if lost and target != FLOOR:
        parts.append((f" {lost} to F", "loss"))
    return row(*parts)
