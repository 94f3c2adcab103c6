"""What must always be true, and the second reading of the rules beside a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from azul_tui.engine import (
    COLORS,
    BoardView,
    Event,
    FloorCharged,
    Game,
    GameEnded,
    LineDropped,
    Move,
    Phase,
    Placement,
    RoundEnded,
    TableView,
    TileScored,
)
from azul_tui.engine.board import Board
from tests.referee import (
    Grid,
    Referee,
    Table,
    bonus,
    floor_cost,
    legal_places,
    legal_takes,
    score_tile,
    winners,
)

DURING_ROUND = ("offer", "tiling")
"""The phases of the referee's table between a deal and the end of the scoring."""


def grid_of(board: BoardView) -> Grid:
    """The wall in letters, as the referee counts on it."""
    return [["." if tile is None else tile.letter for tile in row] for row in board.wall]


def check_table(game: Game) -> None:
    """All that must be true of any table (R1.1, R2.2, R2.8, R3.3)."""
    view, state = game.view, game.state
    assert state.view() == view
    found = Counter[int]()
    for counts in (view.bag, view.lid, view.center):
        assert min(counts) >= 0
        found.update(dict(enumerate(counts)))
    for factory in view.factories:
        assert len(factory) <= 4
        found.update(factory)
    markers = [view.marker_in_center]
    for seat, board in enumerate(view.boards):
        assert board.score >= 0
        assert len(board.floor) <= 7
        markers.append(view.marker_holder == seat)
        assert board.floor.count(None) <= (view.marker == seat)
        found.update(tile for tile in board.floor if tile is not None)
        found.update(tile for row in board.wall for tile in row if tile is not None)
        for row, (color, tiles) in enumerate(board.lines):
            assert (color is None) is (tiles == 0)
            assert tiles <= row + 1
            found.update([color] * tiles if color is not None else [])
    assert found == dict.fromkeys(COLORS, 20)
    assert markers.count(True) == 1
    on_offer = sum(view.center) + sum(map(len, view.factories))
    assert state.left == on_offer
    assert state.bag == sorted(state.bag)
    if view.phase is not Phase.OVER:
        assert (on_offer > 0) is (view.phase is Phase.OFFER)
    assert bool(game.legal_moves()) is (view.phase is Phase.OFFER)
    assert bool(game.placements()) is (view.phase is Phase.TILING)
    assert (view.result is not None) is (view.phase is Phase.OVER)
    for mine, board in zip(state.boards, view.boards, strict=True):
        again = Board.from_view(board)
        assert all(getattr(mine, name) == getattr(again, name) for name in Board.__slots__)


def check_scoring(before: TableView, events: Sequence[Event]) -> None:
    """Count what the scoring told, cell by cell, from the table that it began with (R3, R5)."""
    grids = list(map(grid_of, before.boards))
    scores = [board.score for board in before.boards]
    floors = [len(board.floor) for board in before.boards]
    for event in events:
        if isinstance(event, TileScored):
            grid = grids[event.seat]
            assert grid[event.row][event.column] == "."
            grid[event.row][event.column] = event.color.letter
            across, down, points = score_tile(grid, event.row, event.column)
            assert event.across[0] <= event.column <= event.across[1] < event.across[0] + 5
            assert event.across[1] - event.across[0] + 1 == across
            assert event.down[0] <= event.row <= event.down[1]
            assert event.down[1] - event.down[0] + 1 == down
            assert event.points == points
            scores[event.seat] += points
        elif isinstance(event, LineDropped):
            assert event.floored == min(event.row + 1, 7 - floors[event.seat])
            assert event.floored + event.discarded == event.row + 1
            floors[event.seat] += event.floored
        elif isinstance(event, FloorCharged):
            assert event.spaces == floors[event.seat]
            assert event.charged + event.forgiven == floor_cost(event.spaces)
            scores[event.seat] = max(0, scores[event.seat] - floor_cost(event.spaces))
            assert event.score == scores[event.seat]
        elif isinstance(event, RoundEnded):
            assert event.scores == tuple(scores)
        elif isinstance(event, GameEnded):
            check_end(event, grids, scores)


def check_end(event: GameEnded, grids: Sequence[Grid], scores: Sequence[int]) -> None:
    """Count the bonuses and find the winners once more (R5.2, R5.3)."""
    result = event.result
    counts = [bonus(grid) for grid in grids]
    final = [
        score + 2 * rows + 7 * columns + 10 * colors
        for score, (rows, columns, colors) in zip(scores, counts, strict=True)
    ]
    assert list(result.bonuses) == counts
    assert list(result.final) == final
    best = winners(final, [rows for rows, _, _ in counts])
    assert [seat + 1 for seat in result.winners] == best


class Beside:
    """The referee's table beside a game from its start; both do the same and are compared."""

    def __init__(self, game: Game) -> None:
        view = game.view
        self.game = game
        header: dict[str, object] = {
            "azul": 1,
            "players": [f"P{seat}" for seat in range(len(view.boards))],
            "wall": view.wall.value,
            "start": view.starter + 1,
        }
        self.table: Table = Referee(header).table
        self.compare()

    def deal(self) -> None:
        """Draw at random, and give the referee the same tiles."""
        event = self.game.deal()
        self.table.deal(["".join(tile.letter for tile in tiles) for tiles in event.factories])
        self.compare()

    def play(self, move: Move) -> None:
        """Play a take on both tables."""
        self.table.take(self.game.view.turn + 1, str(move))
        self.game.play(move)
        self.compare()

    def score_round(self) -> None:
        """Begin the tiling on both tables."""
        self._score(self.game.view, self.game.score_round())

    def place(self, placement: Placement) -> None:
        """Choose a column on both tables."""
        before = self.game.view
        self.table.place(before.turn + 1, placement.line + 1, placement.column + 1)
        self._score(before, self.game.place(placement))

    def _score(self, before: TableView, events: Sequence[Event]) -> None:
        check_scoring(before, events)
        self.table.begin_tiling()
        if not self.table.to_tile:
            self.table.finish_round()
        self.compare()

    def compare(self) -> None:
        """Everything that both know is equal."""
        view, table = self.game.view, self.table
        over = view.phase is Phase.OVER
        assert table.phase == {Phase.OFFERED: "offer", Phase.OVER: "over"}.get(
            view.phase, view.phase.value
        )
        assert list(view.bag) == [table.bag[color.letter] for color in COLORS]
        assert view.starter + 1 == table.starter
        if view.phase is Phase.OFFER:
            assert view.turn + 1 == table.turn
            assert sorted(map(str, self.game.legal_moves())) == legal_takes(table)
        if view.phase is Phase.TILING:
            assert (view.turn, view.tiling_line) == table.to_tile[0]
            assert [choice.column for choice in self.game.placements()] == legal_places(table)
        assert list(view.center) == [table.center.count(color.letter) for color in COLORS]
        for mine, its in zip(view.factories, table.factories, strict=False):
            assert sorted(tile.letter for tile in mine) == sorted(its)
        assert (view.marker is None) is table.marker_in_center
        assert view.marker_in_center is (table.marker_in_center and table.phase in DURING_ROUND)
        for board, other in zip(view.boards, table.boards, strict=True):
            assert grid_of(board) == other.grid
            for (color, tiles), line in zip(board.lines, other.lines, strict=True):
                assert line == [color.letter if color is not None else ""] * tiles
            # The referee charges all floors at the end of the tiling, the game one by one.
            if view.phase is not Phase.TILING:
                assert board.score == other.score
                assert ["M" if tile is None else tile.letter for tile in board.floor] == other.floor
        if view.phase is not Phase.TILING:
            assert list(view.lid) == [table.lid[color.letter] for color in COLORS]
        assert over is (view.result is not None)
