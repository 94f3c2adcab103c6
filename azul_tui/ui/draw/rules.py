"""The rules as pages with pictures: made of the sentences of `azul_tui.text.rules`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from azul_tui.engine import (
    BONUS_POINTS,
    COLORS,
    FLOOR_SPACES,
    ROWS,
    SPACE_COSTS,
    Color,
    wall_color,
)
from azul_tui.text import tile_sum
from azul_tui.text.example import (
    EXAMPLE,
    EXAMPLE_FLOOR,
    EXAMPLE_TEXT,
    EXAMPLE_TILES,
    GRAY_COLOR,
    GRAY_POINTS,
    GRAY_ROW,
    GRAY_TEXT,
    GRAY_TILES,
    floor_sum,
)
from azul_tui.ui.draw.boxes import Box, frame
from azul_tui.ui.draw.labeled import draw_board
from azul_tui.ui.draw.passages import GAP, explained, section, side_by_side
from azul_tui.ui.draw.rows import (
    Block,
    Row,
    beside,
    block_width,
    pad,
    pad_row,
    row,
    stack,
)
from azul_tui.ui.draw.tiles import Tiles

TITLES: Final = ("Board", "Turn", "Scoring", "End", "Gray wall")
"""The pages of the rules."""

_B, _Y, _R, _K, _W = COLORS


def draw_rules(page: int, cells: int, height: int, tiles: Tiles) -> list[Block]:
    """Return the parts of a page of the rules, with tiles as large as there is room for."""
    draw = (draw_board, _turn, _scoring, _end, _gray)[page]
    blocks = draw(cells, tiles._replace(size=2))
    rows = sum(map(len, blocks)) + len(blocks) - 1
    if rows <= height and max(map(block_width, blocks)) <= cells:
        return blocks
    return draw(cells, tiles._replace(size=1))


def _turn(cells: int, tiles: Tiles) -> list[Block]:
    pictures = _take(tiles), _lines(tiles), _floor(tiles, (None,))
    side = max(map(block_width, pictures))
    take, place, *marker = section("A turn", cells - side - GAP)
    words = take, place, stack(*marker)
    return [
        explained(picture, text, side, cells) for picture, text in zip(pictures, words, strict=True)
    ]


def _scoring(cells: int, tiles: Tiles) -> list[Block]:
    return [*section("The end of a round", cells), _example(cells, tiles)]


def _example(cells: int, tiles: Tiles) -> Block:
    """The tile that lands, with both of its runs lit, and how they add up."""
    across = {(EXAMPLE.row, at) for at in range(EXAMPLE.across[0], EXAMPLE.across[1] + 1)}
    down = {(at, EXAMPLE.column) for at in range(EXAMPLE.down[0], EXAMPLE.down[1] + 1)}
    wall = _wall(tiles, EXAMPLE_TILES, across | down)
    small = tiles._replace(size=1)
    costs, cost = floor_sum()
    words = (
        *(row(text) for text in EXAMPLE_TEXT),
        (),
        _run("across", small, [wall_color(*space) for space in sorted(across)]),
        _run("down", small, [wall_color(*space) for space in sorted(down)]),
        row((tile_sum(EXAMPLE), "strong"), (" points", "strong")),
        (),
        *_floor(small, EXAMPLE_FLOOR),
        row(f"{costs}: ", (f"-{cost}", "loss")),
    )
    line = _full_line(tiles, EXAMPLE.row, EXAMPLE.color)
    return side_by_side(beside(line, wall), words, cells)


def _run(label: str, tiles: Tiles, colors: Sequence[Color]) -> Row:
    spans = [span for color in colors for span in tiles.lit(color)[0]]
    return row((f"{label:<8}", "label"), *spans, (f"  {len(colors)}", "gain"))


def _end(cells: int, tiles: Tiles) -> list[Block]:
    bonus, *others = section("The end of the game", cells)
    following = stack(*section("The next round", cells))
    return [following, bonus, _bonuses(cells, tiles), stack(*others)]


def _bonuses(cells: int, tiles: Tiles) -> Block:
    spaces = [(line, column) for line in range(ROWS) for column in range(ROWS)]
    examples = (
        ("row", {space for space in spaces if space[0] == 1}),
        ("column", {space for space in spaces if space[1] == 3}),
        ("color", {space for space in spaces if wall_color(*space) is _B}),
    )
    pictures = []
    for (kind, lit), points in zip(examples, BONUS_POINTS, strict=True):
        wall = _wall(tiles, lit, lit)
        caption = row((f"{kind} ", "label"), (f"+{points}", "gain"))
        pictures.append((*wall, pad_row(caption, block_width(wall), "^")))
    gap = max(1, min(8, (cells - 3 * block_width(pictures[0])) // 2))
    block = beside(*pictures, gap=gap)
    return tuple(pad_row(line, cells, "^") for line in block)


def _gray(cells: int, tiles: Tiles) -> list[Block]:
    return [*section("The gray wall", cells), _choice(tiles, cells)]


def _choice(tiles: Tiles, cells: int) -> Block:
    """A tile of a full line, and what it would score in each column that it may go to."""

    def space(line: int, column: int) -> Block:
        color = GRAY_TILES.get((line, column))
        if color is not None:
            return tiles.tile(color)
        if line == GRAY_ROW and column in GRAY_POINTS:
            return tiles.label(f"+{GRAY_POINTS[column]}", "gain")
        return tiles.wall_space()

    wall = stack(*(beside(*(space(line, at) for at in range(ROWS))) for line in range(ROWS)))
    words = tuple(row(text) for text in GRAY_TEXT)
    return side_by_side(beside(_full_line(tiles, GRAY_ROW, GRAY_COLOR), wall), words, cells)


def _full_line(tiles: Tiles, line: int, color: Color) -> Block:
    """A full pattern line with the arrow behind it, at its height beside a wall."""
    arrow = tiles.label(tiles.arrow, "arrow")
    full = beside(*[tiles.tile(color)] * (line + 1), arrow)
    return pad(((),) * (line * tiles.height) + full, block_width(full), ROWS * tiles.height)


def _take(tiles: Tiles) -> Block:
    """A factory with the tiles of one color lit; they are taken, the others go to the center."""
    inside = stack(beside(tiles.lit(_B), tiles.tile(_Y)), beside(tiles.tile(_K), tiles.lit(_B)))
    box = Box.ASCII if tiles.ascii else Box.ROUND
    factory = frame(inside, block_width(inside), box=box, title="3")
    small = tiles._replace(size=1)
    gone = (
        row((f" {tiles.arrow} ", "arrow"), *small.lit(_B)[0], *small.lit(_B)[0]),
        row((" C ", "key"), *small.tile(_Y)[0], *small.tile(_K)[0]),
    )
    above = (len(factory) - len(gone)) // 2
    return beside(factory, ((),) * above + gone)


def _lines(tiles: Tiles) -> Block:
    """Three pattern lines: the tiles of the take land in the second."""
    lines = (
        (1, [tiles.tile(_R)]),
        (2, [tiles.ghost(_B), tiles.ghost(_B)]),
        (3, [tiles.line_space(), tiles.tile(_W), tiles.tile(_W)]),
    )
    blocks = []
    for number, spaces in lines:
        label = tiles.label(str(number), "key")
        block = beside(label, *spaces)
        blocks.append(tuple(pad_row(line, 4 * tiles.width, ">") for line in block))
    return stack(*blocks)


def _floor(tiles: Tiles, there: Sequence[Color | None]) -> Block:
    """The floor line with tiles, the marker, and what the free spaces cost."""
    small = tiles._replace(size=1)
    spaces = [small.marker() if color is None else small.tile(color) for color in there]
    costs = SPACE_COSTS[len(there) : FLOOR_SPACES]
    return beside(*spaces, *(small.cost(-cost) for cost in costs))


def _wall(
    tiles: Tiles,
    placed: set[tuple[int, int]] | frozenset[tuple[int, int]],
    lit: set[tuple[int, int]],
) -> Block:
    lines = []
    for line in range(ROWS):
        spaces = []
        for column in range(ROWS):
            color = wall_color(line, column)
            at = (line, column)
            draw = tiles.lit if at in lit else tiles.tile if at in placed else tiles.space
            spaces.append(draw(color))
        lines.append(beside(*spaces))
    return stack(*lines)
