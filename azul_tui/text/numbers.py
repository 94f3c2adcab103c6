"""How everybody played, in numbers."""

from __future__ import annotations

from collections.abc import Sequence

from azul_tui.record.statistics import SeatStatistics
from azul_tui.text.words import counted


def statistics_lines(played: Sequence[SeatStatistics], names: Sequence[str]) -> list[str]:
    """Return for every player where the points came from, and the score after each round."""
    lines = []
    for name, seat in zip(names, played, strict=True):
        floor = f"{counted(seat.tiles_dropped, 'tile')} to the floor, -{seat.floor_charged}"
        if seat.floor_forgiven:
            floor += f" ({seat.floor_forgiven} more not lost at score 0)"
        lines.append(
            f"{name}: +{seat.wall_points} from tiles, best tile {seat.best_tile}; {floor}; "
            f"began {counted(seat.rounds_started, 'round')}."
        )
        if seat.scores:
            lines.append(f"  Round by round: {', '.join(map(str, seat.scores))}.")
    return lines
