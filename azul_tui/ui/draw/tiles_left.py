"""Where the tiles are, color by color, and how everybody stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from azul_tui.cells import fit
from azul_tui.engine import COLORS, TILES_PER_COLOR, BoardView, Phase, TableView, Wall, outlook
from azul_tui.text import overview
from azul_tui.text.words import lost, ranged
from azul_tui.ui.draw.prose import wrap
from azul_tui.ui.draw.ranking import short_names
from azul_tui.ui.draw.rows import Block, Row, beside, block_width, pad, pad_row, row, stack
from azul_tui.ui.draw.sheet import Act, Hint, draw_sheet, room_inside, spread
from azul_tui.ui.draw.signs import arrow
from azul_tui.ui.draw.tiles import Tiles

_LIVE: Final = frozenset({Phase.OFFER, Phase.OFFERED, Phase.TILING})
_LABEL: Final = 10
_NUMBER: Final = 5
_COUNT: Final = 5
_NAME: Final = 20
_GAP: Final = 4


@dataclass(frozen=True)
class TilesLeftView:
    """What the sheet shows.

    Attributes:
        names: the players' names, any text.
        table: the table as it stands.
        tiles: the look of tiles, in any size.
    """

    names: tuple[str, ...]
    table: TableView
    tiles: Tiles = field(default_factory=Tiles)


def draw_tiles_left(view: TilesLeftView, width: int, height: int) -> Block:
    """Return the sheet in ``width`` x ``height`` cells."""
    cells, rows = room_inside(width, height)
    table, tiles = view.table, view.tiles
    names = short_names(view.names, _NAME, ascii_only=tiles.ascii)
    numbers = _numbers(table, tiles._replace(size=1))
    aside = max(8, cells - block_width(numbers) - _GAP)
    notes = stack(
        wrap(overview.marker_place(table, names), aside),
        wrap(overview.next_deal(table), aside, role="warn"),
    )
    middle = beside(numbers, pad(notes, aside, len(numbers)), gap=_GAP)
    players = _players(table, names, ascii_only=tiles.ascii)
    for size in (2, 1):
        blocks = [_pool(table, tiles._replace(size=size)), middle, players]
        if block_width(blocks[0]) <= cells and sum(map(len, blocks)) + 2 <= rows:
            break
    inside = tuple(pad_row(line, cells) for line in spread(blocks, rows))
    return draw_sheet(
        inside,
        width,
        height,
        title=f"Tiles left in round {table.round}",
        hints=[Hint("esc", "close", Act("close"))],
        ascii_only=tiles.ascii,
    )


def _pool(table: TableView, tiles: Tiles) -> Block:
    """For each color the tiles of the bag, and after them those of the lid as empty spaces."""
    small = tiles._replace(size=1)
    bag, lid = small.tile(COLORS[0])[0], small.space(COLORS[0])[0]
    margin = " " * (tiles.width + _COUNT)
    legend = row(
        margin, *bag, (f" {overview.IN_BAG}  ", "label"), *lid, (f" {overview.IN_LID}", "label")
    )
    lines = []
    for color in COLORS:
        number = row((f"{table.bag[color]:>{_COUNT - 2}}  ", "strong"))
        count = pad(((),) * tiles.letter_row + (number,), _COUNT, tiles.height)
        drawn = [tiles.tile(color)] * table.bag[color] + [tiles.space(color)] * table.lid[color]
        free = [tiles.blank()] * (TILES_PER_COLOR - len(drawn))
        lines.append(beside(tiles.tile(color), count, *drawn, *free))
    apart: Block = ((),) * (tiles.size - 1)
    return stack((legend,), apart, *lines)


def _numbers(table: TableView, tiles: Tiles) -> Block:
    """How many tiles of each color are where."""
    columns = [pad_row(tiles.tile(color)[0], _NUMBER, ">") for color in COLORS]
    heading = row(" " * _LABEL, *(span for column in columns for span in column))
    lines = [row(*heading, (f"{overview.ALL:>{_NUMBER + 1}}", "label"))]
    for place, counts in zip(overview.PLACES, overview.whereabouts(table), strict=True):
        cells = [(f"{number:>{_NUMBER - 1}} ", "" if number else "dim") for number in counts]
        total = (f"{sum(counts):>{_NUMBER + 1}}", "strong")
        lines.append(row((fit(place, _LABEL), "label"), *cells, total))
    return tuple(lines)


def _players(table: TableView, names: Sequence[str], *, ascii_only: bool) -> Block:
    live = table.phase in _LIVE
    heading = row(
        " " * (_NAME + 3),
        (f"{overview.SCORE:>6}", "label"),
        (f"{overview.THIS_ROUND:>16}" if live else "", "label"),
        (f"{overview.AFTERWARDS:>11}" if live else "", "label"),
    )
    lines = [heading]
    for seat, board in enumerate(table.boards):
        active = live and seat == table.turn
        pointer = arrow(ascii_only=ascii_only) if active else " "
        lines.append(
            row(
                (f"{pointer} ", "active"),
                (fit(names[seat], _NAME + 1), "active" if active else ""),
                (f"{board.score:>6}", "score"),
                *(_outlook(board, table.wall) if live else ()),
            )
        )
    return tuple(lines)


def _outlook(board: BoardView, wall: Wall) -> Row:
    expected = outlook(board, wall)
    ending = overview.ending_note(expected)
    low, high = expected.score
    return row(
        (f"{ranged(expected.points):>8}", "gain" if expected.points.high else "dim"),
        (f"{lost(expected.cost):>8}", "loss" if expected.cost.high else "dim"),
        (f"{low if low == high else f'{low}..{high}':>11}", "score"),
        (f"   {ending}" if ending else "", "warn"),
    )
