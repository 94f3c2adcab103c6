"""What the whole table shows at one moment: the views of all its parts.

Pure functions from the game and what is being picked; no widget, no game rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from azul_tui.engine import (
    FLOOR,
    FLOOR_SPACES,
    ROWS,
    BoardView,
    Color,
    FloorCharged,
    LineDropped,
    Move,
    Outlook,
    Phase,
    Result,
    State,
    TableView,
    TileScored,
    Wall,
    column_points,
    forecast,
    outlook,
    placeable,
)
from azul_tui.text import outcomes, overview
from azul_tui.text.things import BONUS
from azul_tui.text.words import lost, ranged
from azul_tui.turn import Stage, Turn
from azul_tui.ui.draw import Row, Tiles, TileSet, row, row_width
from azul_tui.ui.scoring import Scoring
from azul_tui.ui.table.board import FloorView, FrameView, LinesView, WallView
from azul_tui.ui.table.shapes import BoardShape
from azul_tui.ui.table.sources import CenterView, FactoriesView, Pick


class Look(NamedTuple):
    """How tiles look on this terminal, as the player wants them."""

    kind: TileSet = TileSet.LETTERS
    hollow: bool = False

    @property
    def ascii_only(self) -> bool:
        """No character outside ASCII may be drawn."""
        return self.kind is TileSet.ASCII

    def tiles(self, size: int) -> Tiles:
        """The tiles in this look."""
        return Tiles(self.kind, size, self.hollow)


class BoardScene(NamedTuple):
    """The views of one board."""

    frame: FrameView
    lines: LinesView
    wall: WallView
    floor: FloorView


class Scene(NamedTuple):
    """The views of all that lies on the table."""

    boards: tuple[BoardScene, ...]
    factories: FactoriesView
    center: CenterView


class Table(NamedTuple):
    """What a scene is made from, whatever happens on it."""

    view: TableView
    names: Sequence[str]
    look: Look = Look()
    size: int = 1

    def scene(self, boards: tuple[BoardView, ...] | None = None) -> Scene:
        """The table as it stands, nothing picked; with other boards while scoring is shown."""
        view = self.view
        tiles = self.look.tiles(self.size)
        shown = boards or view.boards
        in_play = view.phase in {Phase.OFFER, Phase.OFFERED}
        return Scene(
            tuple(self._board(seat, board, in_play) for seat, board in enumerate(shown)),
            FactoriesView(tiles, view.factories),
            CenterView(tiles, view.center, view.marker_in_center),
        )

    def _board(self, seat: int, board: BoardView, live: bool) -> BoardScene:
        view = self.view
        tiles = self.look.tiles(self.size)
        active = seat == view.turn and view.phase in {Phase.OFFER, Phase.TILING}
        # Nobody starts another round of a game that is over.
        marker = seat == view.marker_holder and view.phase is not Phase.OVER
        gray = view.wall is Wall.GRAY
        stuck = tuple(
            line for line in range(ROWS) if gray and not placeable(board, view.wall, line)
        )
        bottom = outlook_row(outlook(board, view.wall)) if live else ()
        return BoardScene(
            FrameView(tiles, seat, self.names[seat], board.score, active, marker, bottom),
            LinesView(tiles, seat, board.lines, stuck=stuck),
            WallView(tiles, seat, not gray, board.wall),
            FloorView(self.look.tiles(BoardShape(self.size).floor_size), seat, board.floor),
        )


def outlook_row(expected: Outlook) -> Row:
    """What the round would bring now, and whether it ends the game."""
    numbers = row(
        (ranged(expected.points), "gain" if expected.points.high else "dim"),
        " ",
        (lost(expected.cost), "loss" if expected.cost.high else "dim"),
    )
    ending = overview.ending_note(expected)
    if not ending:
        return (*numbers, *row((" this round", "label")))
    note = f"  {ending}!"
    if row_width(numbers) + len(note) > BoardShape(1).width - 2:
        note = note.replace("the game", "game")
    return (*numbers, *row((note, "warn")))


def turn_scene(table: Table, state: State, turn: Turn) -> Scene:
    """The table while the player in turn picks: the group lit, its tiles as ghosts in a line."""
    scene = table.scene()
    seat = state.turn
    group = turn.group
    if group:
        lit = frozenset({group})
    else:
        lit = frozenset(turn.groups) if turn.stage is not Stage.GROUP else frozenset()
    sources = None if group else frozenset(turn.sources)
    pick = Pick(lit, None if group else turn.cursor, sources)
    board = scene.boards[seat]
    board = board._replace(frame=board.frame._replace(rows=turn.rows if group else None))
    if group and turn.row_cursor is not None:
        board = _with_ghosts(board, state, turn, turn.row_cursor)
    return Scene(
        _replaced(scene.boards, seat, board),
        scene.factories._replace(pick=pick),
        scene.center._replace(pick=pick),
    )


def scoring_scene(table: Table, scoring: Scoring) -> Scene:
    """The table while a round's scoring is shown: the runs that score are lit."""
    scene = table.scene(scoring.boards)
    event = scoring.current
    boards = tuple(_with_active(board, False) for board in scene.boards)
    if scoring.seat is not None:
        board = _with_active(boards[scoring.seat], True)
        if isinstance(event, TileScored):
            board = board._replace(wall=board.wall._replace(lit=scoring.lit))
        elif isinstance(event, LineDropped):
            board = board._replace(floor=board.floor._replace(charged=True))
        elif isinstance(event, FloorCharged):
            gone = scoring.before[scoring.seat].floor
            board = board._replace(floor=board.floor._replace(floor=gone, charged=True))
        boards = _replaced(boards, scoring.seat, board)
    return scene._replace(boards=boards)


def column_scene(table: Table, state: State, columns: Sequence[int], cursor: int | None) -> Scene:
    """The table while a column of the gray wall is chosen: the points stand in the columns."""
    scene = table.scene()
    row_due = state.tiling_line
    board = scene.boards[state.turn]
    options = tuple((column, column_points(state, row_due, column)) for column in columns)
    wall = board.wall._replace(
        row=row_due,
        color=board.lines.lines[row_due].color,
        options=options,
        cursor=cursor,
    )
    lines = board.lines._replace(lit=row_due)
    return scene._replace(
        boards=_replaced(scene.boards, state.turn, board._replace(wall=wall, lines=lines))
    )


def final_scene(scene: Scene, result: Result) -> Scene:
    """The table with the final scores, and the boards of the winners lit and called so."""
    shared = len(result.winners) > 1
    boards = []
    for seat, board in enumerate(scene.boards):
        points = result.bonuses[seat].points
        won = seat in result.winners
        frame = board.frame._replace(
            score=result.final[seat],
            active=won,
            verdict=outcomes.verdict(shared=shared) if won else "",
            outlook=row((f"+{points}", "gain" if points else "dim"), (f" {BONUS}", "label")),
        )
        boards.append(board._replace(frame=frame))
    return scene._replace(boards=tuple(boards))


def _with_active(board: BoardScene, active: bool) -> BoardScene:
    return board._replace(frame=board.frame._replace(active=active))


def _with_ghosts(board: BoardScene, state: State, turn: Turn, target: int) -> BoardScene:
    move = turn.move_to(target)
    assert isinstance(move, Move)
    cast = forecast(state, move)
    fallen: list[Color | None] = [None] * cast.marker + [move.color] * cast.floored
    room = FLOOR_SPACES - len(board.floor.floor)
    lines = board.lines
    if target != FLOOR:
        lines = lines._replace(ghost=(target, move.color, cast.placed))
    return board._replace(
        frame=board.frame._replace(cursor=target),
        lines=lines,
        floor=board.floor._replace(ghosts=tuple(fallen[:room])),
    )


def _replaced(
    boards: tuple[BoardScene, ...], seat: int, board: BoardScene
) -> tuple[BoardScene, ...]:
    return (*boards[:seat], board, *boards[seat + 1 :])
