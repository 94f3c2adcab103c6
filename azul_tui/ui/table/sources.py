"""The factories and the center, drawn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from azul_tui.engine import CENTER, COLORS, Color, source_text
from azul_tui.ui.draw import (
    Block,
    Row,
    Span,
    Tiles,
    aim,
    beside,
    block_width,
    box_for,
    frame,
    pad,
    pad_row,
    row,
    row_width,
    stack,
)
from azul_tui.ui.table.shapes import center_size, factory_boxes, factory_frame
from azul_tui.ui.table.targets import GroupTarget, SourceTarget

_AT_A_GLANCE: Final = 4
"""So many tiles are seen to be so many; more have their number as well."""


class Pick(NamedTuple):
    """What of the sources is picked, or under the cursor.

    Attributes:
        lit: groups to light up, as (source, color).
        cursor: the group under the cursor.
        sources: the sources that can be picked now; None when nothing is being picked.
        gone: how many tiles have just left the place of the cursor, to be shown as ghosts.
    """

    lit: frozenset[tuple[int, Color]] = frozenset()
    cursor: tuple[int, Color] | None = None
    sources: frozenset[int] | None = None
    gone: int = 0

    def at(self, source: int) -> Pick:
        """As much of it as is seen at one source."""
        here = self.cursor is not None and self.cursor[0] == source
        return Pick(
            frozenset([group for group in self.lit if group[0] == source]),
            self.cursor if here else None,
            None if self.sources is None else self.sources & {source},
            self.gone if here else 0,
        )

    def ghosts(self, source: int, tiles: Tiles) -> list[Block]:
        """The tiles that have just left a source."""
        if self.cursor is None or self.cursor[0] != source:
            return []
        return [tiles.ghost(self.cursor[1])] * self.gone


class FactoriesView(NamedTuple):
    """All factories; ``tiles`` gives the size of those on the boards."""

    tiles: Tiles
    factories: tuple[tuple[Color, ...], ...]
    pick: Pick = Pick()


class CenterView(NamedTuple):
    """The center: a count for each color, and the starting player marker."""

    tiles: Tiles
    counts: tuple[int, ...]
    marker: bool
    pick: Pick = Pick()


def draw_factories(view: FactoriesView, width: int, height: int) -> Block:
    """The factories, in frames where there is room for them."""
    count = len(view.factories)
    size, columns = factory_boxes(count, width, height, view.tiles.size)
    tiles = Tiles(view.tiles.kind, max(size, 1), view.tiles.hollow)
    boxes = [
        (_framed if size else _unframed)(tiles, view.pick.at(source), source, held)
        for source, held in enumerate(view.factories)
    ]
    lines = []
    for at in range(0, count, columns):
        line = beside(*boxes[at : at + columns], gap=1 if size else 0)
        if size:
            # A shorter last line stands in the middle, as on a round display.
            indent = (
                (min(count, columns) - len(boxes[at : at + columns]))
                * (block_width(boxes[0]) + 1)
                // 2
            )
            line = beside(pad((), indent, len(line)), line) if indent else line
        lines.append(line)
    return stack(*lines)


def draw_center(view: CenterView, width: int, height: int) -> Block:
    """The center: the tiles of each color in a row, or one and their number."""
    if width < 20:
        return _narrow_center(view, width, height)
    size = center_size(width, height, view.tiles.size)
    tiles = Tiles(view.tiles.kind, size, view.tiles.hollow)
    lines = stack(*(_center_line(view, tiles, color, width - 2) for color in COLORS))
    title = _title(view.pick, tiles, CENTER, f"{source_text(CENTER)} center")
    if view.marker:
        title = (*title, Span(" 1st ", "marker", SourceTarget(CENTER)), Span(" "))
    return aim(
        frame(
            lines,
            width - 2,
            box=box_for(heavy=False, ascii_only=tiles.ascii),
            role=_border(view.pick, CENTER),
            title=title,
        ),
        SourceTarget(CENTER),
    )


def _title(pick: Pick, tiles: Tiles, source: int, text: str) -> Row:
    """The title of a frame, with a pointer and reversed where the cursor is."""
    if _under_cursor(pick, source):
        return row((tiles.arrow, "cursor"), (text, "cursor-key"), " ")
    return row((f" {text} ", _key_role(pick, source)))


def _heading(pick: Pick, tiles: Tiles, source: int, more: Row = ()) -> Row:
    """A line over the two columns of tiles of a source without a frame, with its key in it."""
    line, role = "-" if tiles.ascii else "─", _border(pick, source)
    cursor = _under_cursor(pick, source)
    pointer = (tiles.arrow, "cursor") if cursor else (line, role)
    key = (source_text(source), "cursor-key" if cursor else _key_role(pick, source))
    start = row(pointer, key)
    return (*start, *row((line * (2 * tiles.width - 2 - row_width(more)), role)), *more)


def _under_cursor(pick: Pick, source: int) -> bool:
    return pick.cursor is not None and pick.cursor[0] == source


def _key_role(pick: Pick, source: int) -> str:
    if pick.sources is None:
        return "title"
    return "key" if source in pick.sources else "key-off"


def _border(pick: Pick, source: int) -> str:
    chosen = any(lit[0] == source for lit in pick.lit)
    return "border-cursor" if chosen or _under_cursor(pick, source) else "border"


def _tile(pick: Pick, tiles: Tiles, source: int, color: Color) -> Block:
    group = (source, color)
    lit = group in pick.lit or group == pick.cursor
    return aim(tiles.lit(color) if lit else tiles.tile(color), GroupTarget(source, color))


def _square(tiles: Tiles, pick: Pick, source: int, held: Sequence[Color]) -> Block:
    drawn = [_tile(pick, tiles, source, color) for color in held]
    drawn += pick.ghosts(source, tiles)
    drawn += [tiles.blank()] * (4 - len(drawn))
    return stack(beside(*drawn[:2]), beside(*drawn[2:]))


# With a step of the cursor no more than two of up to nine factories look different.
@lru_cache(maxsize=128)
def _framed(tiles: Tiles, pick: Pick, source: int, held: tuple[Color, ...]) -> Block:
    width, height = factory_frame(tiles.size)
    return aim(
        frame(
            pad(_square(tiles, pick, source, held), width - 2, height - 2),
            width - 2,
            box=box_for(heavy=False, ascii_only=tiles.ascii),
            role=_border(pick, source),
            title=_title(pick, tiles, source, source_text(source)),
        ),
        SourceTarget(source),
    )


@lru_cache(maxsize=128)
def _unframed(tiles: Tiles, pick: Pick, source: int, held: tuple[Color, ...]) -> Block:
    lines = (_heading(pick, tiles, source), *_square(tiles, pick, source, held))
    return aim(beside(((Span(" "),),) * 3, lines), SourceTarget(source))


def _center_line(view: CenterView, tiles: Tiles, color: Color, room: int) -> Block:
    count = view.counts[color]
    if not count:
        gone = view.pick.ghosts(CENTER, tiles) if view.pick.cursor == (CENTER, color) else []
        return beside(*gone[: room // tiles.width], pad((), 1, tiles.height))
    tile = _tile(view.pick, tiles, CENTER, color)
    if count * tiles.width + 3 > room:
        # Nobody should count what is drawn when it is not all.
        return beside(tile, _beside_tiles(tiles, row((f" x{count}", "strong"))))
    number = f"{count:3}" if count > _AT_A_GLANCE else ""
    return beside(*[tile] * count, _beside_tiles(tiles, row((number, "label"))))


def _beside_tiles(tiles: Tiles, text: Row) -> Block:
    return pad(((),) * tiles.letter_row + (text,), 4, tiles.height)


def _narrow_center(view: CenterView, width: int, height: int) -> Block:
    tiles = Tiles(view.tiles.kind, 1, view.tiles.hollow)
    marker = (Span("1st", "marker"),) if view.marker else ()
    lines: list[Row] = [_heading(view.pick, tiles, CENTER, marker)]
    lines += [
        (
            *_tile(view.pick, tiles, CENTER, color)[0],
            *row((f"x{view.counts[color]}".rjust(3), "strong")),
        )
        for color in COLORS
        if view.counts[color]
    ]
    if gone := view.pick.ghosts(CENTER, tiles):
        lines.append((*gone[0][0], *row((f"x{len(gone)}".rjust(3), "dim"))))
    return aim(tuple(pad_row(line, width) for line in lines[:height]), SourceTarget(CENTER))
