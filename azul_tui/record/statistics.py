"""What each player did in a game, in numbers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from azul_tui.engine import (
    COLORS,
    ROWS,
    Bonus,
    Dealt,
    FloorCharged,
    GameEnded,
    LineDropped,
    RoundEnded,
    TileScored,
    TilesTaken,
)
from azul_tui.record.actions import LogEntry, TakenBack


class SeatStatistics(NamedTuple):
    """The game of one player, up to the last event; points are never negative.

    Attributes:
        wall_points: from tiles on the wall (R3.2), bonuses not counted.
        best_tile: the most points that one tile scored.
        floor_charged: points really lost to the floor line (R3.3).
        floor_forgiven: points of its cost that the cut at zero forgave.
        rows: complete rows of the wall, as far as the events tell.
        columns: complete columns.
        colors: colors with all five tiles on the wall.
        bonus_points: from rows, columns and colors; 0 before the end of the game (R5.2).
        rounds_started: rounds in which the player took first.
        takes: takes that stand.
        tiles_taken: tiles of these takes.
        tiles_dropped: tiles that fell to the floor line, or past a full one into the lid, by a
            take or with a line that found no space; the marker is no tile.
        lines_dropped: full lines that found no space on the gray wall (R6.2).
        markers: how often the player took the starting player marker.
        scores: the score after each round.
        final: the score at the end of the game, with bonuses; None before.
    """

    wall_points: int
    best_tile: int
    floor_charged: int
    floor_forgiven: int
    rows: int
    columns: int
    colors: int
    bonus_points: int
    rounds_started: int
    takes: int
    tiles_taken: int
    tiles_dropped: int
    lines_dropped: int
    markers: int
    scores: tuple[int, ...]
    final: int | None


def statistics(log: Iterable[LogEntry], players: int) -> tuple[SeatStatistics, ...]:
    """The statistics of every seat, from all that happened in a game; take-backs are undone."""
    tallies = [_Tally() for _ in range(players)]
    for event in log:
        match event:
            case TilesTaken():
                tallies[event.seat].take(event, 1)
            case TakenBack():
                for take in event.takes:
                    tallies[take.seat].take(take, -1)
            case TileScored():
                tallies[event.seat].score(event)
            case LineDropped():
                tally = tallies[event.seat]
                tally.lines_dropped += 1
                tally.tiles_dropped += event.floored + event.discarded
            case FloorCharged():
                tallies[event.seat].floor_charged += event.charged
                tallies[event.seat].floor_forgiven += event.forgiven
            case Dealt():
                tallies[event.starter].rounds_started += 1
            case RoundEnded():
                for tally, score in zip(tallies, event.scores, strict=True):
                    tally.scores.append(score)
            case GameEnded(result):
                for tally, bonus, final in zip(tallies, result.bonuses, result.final, strict=True):
                    tally.bonus = bonus
                    tally.final = final
    return tuple(tally.statistics() for tally in tallies)


@dataclass(slots=True)
class _Tally:
    wall_points: int = 0
    best_tile: int = 0
    floor_charged: int = 0
    floor_forgiven: int = 0
    rounds_started: int = 0
    takes: int = 0
    tiles_taken: int = 0
    tiles_dropped: int = 0
    lines_dropped: int = 0
    markers: int = 0
    scores: list[int] = field(default_factory=list)
    wall: list[TileScored] = field(default_factory=list)
    bonus: Bonus | None = None
    final: int | None = None

    def take(self, event: TilesTaken, sign: int) -> None:
        self.takes += sign
        self.tiles_taken += sign * event.tiles
        self.tiles_dropped += sign * (event.floored + event.discarded)
        self.markers += sign * event.marker

    def score(self, event: TileScored) -> None:
        self.wall_points += event.points
        self.best_tile = max(self.best_tile, event.points)
        self.wall.append(event)

    def statistics(self) -> SeatStatistics:
        complete = self.bonus or _complete(self.wall)
        return SeatStatistics(
            self.wall_points,
            self.best_tile,
            self.floor_charged,
            self.floor_forgiven,
            *complete,
            self.bonus.points if self.bonus else 0,
            self.rounds_started,
            self.takes,
            self.tiles_taken,
            self.tiles_dropped,
            self.lines_dropped,
            self.markers,
            tuple(self.scores),
            self.final,
        )


def _complete(wall: list[TileScored]) -> Bonus:
    rows = [tile.row for tile in wall]
    columns = [tile.column for tile in wall]
    colors = [tile.color for tile in wall]
    return Bonus(
        sum(rows.count(row) == ROWS for row in range(ROWS)),
        sum(columns.count(column) == ROWS for column in range(ROWS)),
        sum(colors.count(color) == ROWS for color in COLORS),
    )
