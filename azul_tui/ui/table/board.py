"""A player's board, drawn: frame, pattern lines, wall and floor line.

Each part has a view, an immutable slice of the game, and a pure function that draws it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from azul_tui.engine import (
    FLOOR,
    FLOOR_SPACES,
    ROWS,
    SPACE_COSTS,
    Color,
    PatternLine,
    row_text,
    wall_color,
)
from azul_tui.ui.draw import (
    Block,
    Row,
    Span,
    Tiles,
    aim,
    beside,
    box_for,
    clean,
    cut,
    fit,
    frame,
    pad,
    row,
    row_width,
    stack,
    width,
)
from azul_tui.ui.table.shapes import BoardShape
from azul_tui.ui.table.targets import ColumnTarget, RowTarget

EMPTY_LINE: Final = PatternLine(None, 0)


class FrameView(NamedTuple):
    """The frame of a board: who, how many points, and what this round will bring.

    Attributes:
        tiles: how tiles are drawn.
        seat: whose board it is.
        name: the player's name, any text.
        score: points so far.
        active: this player has to act.
        marker: this player holds the starting player marker.
        outlook: the last line, ready to show.
        verdict: what the name is said to do at the end: "wins".
        rows: the target rows that can be chosen now; None when nothing is being chosen.
        cursor: the target row under the cursor.
    """

    tiles: Tiles
    seat: int
    name: str
    score: int
    active: bool = False
    marker: bool = False
    outlook: Row = ()
    verdict: str = ""
    rows: tuple[int, ...] | None = None
    cursor: int | None = None


class LinesView(NamedTuple):
    """The pattern lines.

    Attributes:
        ghost: tiles that would land in a line: row, color, how many.
        cursor: the line under the cursor.
        lit: the line whose tile has just moved to the wall, or waits for a column, or that has
            just got tiles.
        fresh: how many of its tiles, the last to come, are lit; by default all.
        stuck: lines that cannot be placed on the wall as it stands (R6.5).
    """

    tiles: Tiles
    seat: int
    lines: tuple[PatternLine, ...] = (EMPTY_LINE,) * ROWS
    ghost: tuple[int, Color, int] | None = None
    lit: int | None = None
    fresh: int = ROWS
    stuck: tuple[int, ...] = ()


class WallView(NamedTuple):
    """The wall.

    Attributes:
        colored: the side with printed colors.
        lit: spaces to light up: runs that score, or where a line's tile would go.
        options: for each column that can be chosen for row ``row`` the points it would score.
        cursor: the column under the cursor.
        color: the color of the tile that is being placed.
    """

    tiles: Tiles
    seat: int
    colored: bool
    wall: tuple[tuple[Color | None, ...], ...]
    lit: frozenset[tuple[int, int]] = frozenset()
    row: int | None = None
    color: Color | None = None
    options: tuple[tuple[int, int], ...] = ()
    cursor: int | None = None


class FloorView(NamedTuple):
    """The floor line.

    Attributes:
        floor: what lies there from the left; None is the marker.
        ghosts: what would be added; None is the marker.
        charged: the occupied spaces are being charged just now.
        fresh: how many of the tiles, the last to come, are lit because they have just come.
    """

    tiles: Tiles
    seat: int
    floor: tuple[Color | None, ...] = ()
    ghosts: tuple[Color | None, ...] = ()
    charged: bool = False
    fresh: int = 0


def draw_frame(view: FrameView, shape: BoardShape) -> Block:
    """The frame with name and score, row keys at its left side, and the outlook at the bottom."""
    ascii_only = view.tiles.ascii
    border = "border-active" if view.active else "border"
    inner = shape.width - 2
    inside = [*pad((), inner, shape.height - 3), view.outlook]
    keys = {key_row(shape, target): _row_key(view, target) for target in (*range(ROWS), FLOOR)}
    if shape.inset:
        for y, key in keys.items():
            inside[y - 1] = (key,)
    drawn = list(
        frame(
            tuple(inside),
            inner,
            box=box_for(heavy=view.active, ascii_only=ascii_only),
            role=border,
            title=_title(view, inner - len(str(view.score)) - 5),
            right=str(view.score),
            right_role="score",
        )
    )
    if not shape.inset:
        for y, key in keys.items():
            drawn[y] = (key, *drawn[y][1:])
    return tuple(drawn)


def key_row(shape: BoardShape, target: int) -> int:
    """The row of a board in which the key of a target row stands."""
    if target == FLOOR:
        return shape.floor.y + (shape.floor_size - 1) // 2
    return 1 + target * shape.tile[1] + (shape.tile[1] - 1) // 2


def draw_lines(view: LinesView) -> Block:
    """The pattern lines, filled from the right, and an arrow behind each that is full."""
    return stack(*(_line(view, line) for line in range(ROWS)))


def draw_wall(view: WallView) -> Block:
    """The wall; while a column is chosen, its row shows what each column would score."""
    return stack(
        *(
            beside(*(_wall_space(view, line, column) for column in range(ROWS)))
            for line in range(ROWS)
        )
    )


def draw_floor(view: FloorView, cells: int) -> Block:
    """The floor line: tiles, and what the free spaces cost."""
    tiles = view.tiles
    spaces: list[Block] = []
    for space in range(FLOOR_SPACES):
        ghost = space - len(view.floor)
        if ghost < 0:
            lit = view.charged or space >= len(view.floor) - view.fresh
            spaces.append(_floor_tile(tiles, view.floor[space], lit=lit))
        elif ghost < len(view.ghosts):
            color = view.ghosts[ghost]
            spaces.append(tiles.marker("ghost") if color is None else tiles.ghost(color))
        else:
            spaces.append(tiles.cost(-SPACE_COSTS[space]))
    label = pad(
        ((),) * tiles.letter_row + (row((" floor", "label")),),
        cells - 7 * tiles.width,
        tiles.height,
    )
    return aim(beside(label, *spaces), RowTarget(view.seat, FLOOR))


def _title(view: FrameView, room: int) -> Row:
    """The name, of the player in turn behind a pointer and bright, with what it is said to do."""
    name = clean(view.name)
    role = "title-turn" if view.active else "title"
    if view.verdict:
        name = cut(name, room - width(view.verdict) - 3)
        return row((f" {name} {view.verdict} ", role))
    pointer = f"{view.tiles.arrow} " if view.active else ""
    badge = _badge(room - width(pointer + name) - 2) if view.marker else ()
    name = cut(name, room - len(pointer) - row_width(badge) - 2)
    return row((f" {pointer}{name} ", role), *badge)


def _badge(room: int) -> Row:
    """Who starts the next round: in words that nobody takes for a rank where there is room."""
    words = " starts next "
    return row((words if len(words) < room else " 1st ", "marker"), " ")


def _row_key(view: FrameView, target: int) -> Span:
    text = row_text(target)
    if view.rows is None:
        role = "label" if view.active else "dim"
        return Span(text, role, RowTarget(view.seat, target))
    role = "key" if target in view.rows else "key-off"
    return Span(text, "cursor" if target == view.cursor else role, RowTarget(view.seat, target))


def _line(view: LinesView, line: int) -> Block:
    tiles = view.tiles
    color, count = view.lines[line]
    ghost_color, ghosts = None, 0
    if view.ghost and view.ghost[0] == line:
        _, ghost_color, ghosts = view.ghost
    spaces: list[Block] = []
    for place in range(ROWS):
        from_right = ROWS - 1 - place
        if from_right > line:
            spaces.append(tiles.blank())
        elif color is not None and from_right < count:
            lit = view.lit == line and from_right >= count - view.fresh
            spaces.append(tiles.lit(color) if lit else tiles.tile(color))
        elif ghost_color is not None and from_right < count + ghosts:
            spaces.append(tiles.ghost(ghost_color))
        else:
            spaces.append(tiles.line_space())
    full = count + ghosts > line
    shape = BoardShape(tiles.size)
    mark: Row = ()
    if line in view.stuck:
        mark = row(("!", "warn"))
    elif full:
        mark = row((tiles.arrow, "arrow"))
    arrow = pad(((),) * tiles.letter_row + (mark,), shape.arrow, tiles.height)
    return aim(beside(*spaces, arrow), RowTarget(view.seat, line))


def _wall_space(view: WallView, line: int, column: int) -> Block:
    tiles = view.tiles
    color = view.wall[line][column]
    lit = (line, column) in view.lit
    if color is not None:
        return tiles.lit(color) if lit else tiles.tile(color)
    if view.row == line:
        return _option(view, column)
    if view.colored:
        printed = wall_color(line, column)
        return tiles.ghost(printed) if lit else tiles.space(printed)
    if lit and view.color is not None:
        return tiles.ghost(view.color)
    return tiles.wall_space()


def _option(view: WallView, column: int) -> Block:
    """A space of the row in which a column is chosen: the key and its points, or a cross."""
    tiles = view.tiles
    points = dict(view.options)
    if column not in points:
        return tiles.label("x", "key-off")
    chosen = column == view.cursor
    role = "cursor-key" if chosen else "field"
    said = [f"{tiles.arrow if chosen else ''}{column + 1}{' ' * chosen}"]
    if tiles.size > 1:
        said.append(f"+{points[column]}")
    above = max(0, tiles.size - 3)
    said = [""] * above + said
    body = tiles.width - (tiles.size > 1)
    field = tuple(row((fit(text, body, "^"), role)) for text in said)
    return aim(pad(field, tiles.width, tiles.height), ColumnTarget(view.seat, column))


def _floor_tile(tiles: Tiles, color: Color | None, *, lit: bool) -> Block:
    if color is None:
        return tiles.marker("lit") if lit else tiles.marker()
    return tiles.lit(color) if lit else tiles.tile(color)
