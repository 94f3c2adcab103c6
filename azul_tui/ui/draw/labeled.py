"""A board and the sources, drawn small, with the name of everything: for who never saw Azul."""

from __future__ import annotations

from typing import Final

from azul_tui.engine import COLORS, ROWS, SPACE_COSTS, wall_color
from azul_tui.ui.draw.boxes import Box, frame
from azul_tui.ui.draw.passages import GAP, explained, section
from azul_tui.ui.draw.rows import Block, beside, block_width, pad, pad_row, row, stack
from azul_tui.ui.draw.tiles import Tiles

_B, _Y, _R, _K, _W = COLORS
WAITING: Final = ((_R, 1), (_Y, 1), (_K, 2), None, (_Y, 3))
"""Color and number of the tiles in each pattern line."""
PLACED: Final = frozenset([(0, 0), (0, 1), (1, 1), (2, 3), (3, 2)])
"""Row and column of the tiles on the wall."""
_FALLEN: Final = _W


def draw_board(cells: int, tiles: Tiles) -> list[Block]:
    """Return the aim, then a board and the sources with the names of their parts beside them."""
    board, sources = _board(tiles), _sources(tiles)
    side = max(block_width(board), block_width(sources))
    lines, wall, floor, origin, bag = section("The table", cells - side - GAP, labeled=True)
    return [
        *section("The aim", cells),
        explained(board, stack(lines, wall, floor), side, cells),
        explained(sources, stack(origin, bag), side, cells),
    ]


def _board(tiles: Tiles) -> Block:
    """Pattern lines, wall and floor line of a player amid a round, under their names."""
    wide = ROWS * tiles.width
    lines = [_line(tiles, at) for at in range(ROWS)]
    captions = row(
        "  ",
        *pad_row(row(("pattern lines", "label")), wide, ">"),
        "   ",
        *pad_row(row(("wall", "label")), wide, "^"),
    )
    small = tiles._replace(size=1)
    costs = [small.cost(-cost) for cost in SPACE_COSTS[2:]]
    there = [small.tile(_FALLEN), small.marker()]
    name = (row(("  floor line", "label")),)
    floor = beside((row(("F ", "key")),), *there, *costs, name)
    return stack((captions,), *lines, floor)


def _line(tiles: Tiles, at: int) -> Block:
    """A pattern line, an arrow if it is full, and its row of the wall."""
    color, there = WAITING[at] or (None, 0)
    spaces = [tiles.line_space()] * (at + 1 - there)
    waiting = [tiles.tile(color)] * there if color is not None else []
    line = beside(*spaces, *waiting)
    label = pad(((),) * tiles.letter_row + (row((f"{at + 1} ", "key")),), 2, tiles.height)
    arrow = tiles.label(tiles.arrow, "arrow") if there == at + 1 else tiles.blank()
    wall = [
        (tiles.tile if (at, column) in PLACED else tiles.space)(wall_color(at, column))
        for column in range(ROWS)
    ]
    room = ROWS * tiles.width
    right = tuple(pad_row(part, room, ">") for part in line)
    return beside(label, right, pad(arrow, 3, tiles.height), *wall)


def _sources(tiles: Tiles) -> Block:
    """A factory, and the center with the marker."""
    small = tiles._replace(size=1)
    box = Box.ASCII if tiles.ascii else Box.ROUND
    factory = stack(beside(small.tile(_B), small.tile(_Y)), beside(small.tile(_B), small.tile(_W)))
    center = stack(
        beside(small.marker(), *[small.tile(_K)] * 2), beside(small.blank(), small.tile(_R))
    )
    return beside(
        frame(factory, 2 * small.width, box=box, title="1"),
        pad(((), row((" factory ", "label"))), 10, 4),
        frame(center, 3 * small.width, box=box, title="C"),
        ((), row((" center", "label"))),
    )
