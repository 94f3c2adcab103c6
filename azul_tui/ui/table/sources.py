"""The factories and the center, drawn."""

from __future__ import annotations

from typing import NamedTuple

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
    stack,
)
from azul_tui.ui.table.plan import factory_boxes, factory_frame
from azul_tui.ui.table.targets import GroupTarget, SourceTarget


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

    def ghosts(self, source: int, tiles: Tiles) -> list[Block]:
        """The tiles that have just left a source."""
        if self.cursor is None or self.cursor[0] != source:
            return []
        return [tiles.ghost(self.cursor[1])] * self.gone


class FactoriesView(NamedTuple):
    """All factories; ``tiles`` gives the largest size in which they may be drawn."""

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
        _framed(view, tiles, source) if size else _unframed(view, tiles, source)
        for source in range(count)
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
    """The center: tiles in a row for each color with their number, or the numbers alone."""
    if width < 20:
        return _narrow_center(view, width, height)
    size = 2 if height >= 2 * len(COLORS) + 2 else 1
    tiles = Tiles(view.tiles.kind, size, view.tiles.hollow)
    inner = min(width - 3, 14 * tiles.width)
    room = (inner - 6) // tiles.width
    lines = stack(*(_center_line(view, tiles, color, room) for color in COLORS))
    title = _label(view.pick, CENTER, f"{source_text(CENTER)} center")
    if view.marker:
        title = (*title, Span(" 1st ", "marker", SourceTarget(CENTER)), Span(" "))
    return aim(
        frame(
            lines,
            inner,
            box=box_for(heavy=False, ascii_only=tiles.ascii),
            role=_border(view.pick, CENTER),
            title=title,
        ),
        SourceTarget(CENTER),
    )


def _label(pick: Pick, source: int, text: str) -> Row:
    possible = pick.sources is not None and source in pick.sources
    if pick.cursor and pick.cursor[0] == source:
        role = "cursor"
    elif possible:
        role = "key"
    else:
        role = "title" if pick.sources is None else "key-off"
    return row((f" {text} ", role))


def _border(pick: Pick, source: int) -> str:
    chosen = any(lit[0] == source for lit in pick.lit)
    return "border-cursor" if chosen or (pick.cursor and pick.cursor[0] == source) else "border"


def _tile(view: FactoriesView | CenterView, tiles: Tiles, source: int, color: Color) -> Block:
    group = (source, color)
    lit = group in view.pick.lit or group == view.pick.cursor
    return aim(tiles.lit(color) if lit else tiles.tile(color), GroupTarget(source, color))


def _square(view: FactoriesView, tiles: Tiles, source: int) -> Block:
    drawn = [_tile(view, tiles, source, color) for color in view.factories[source]]
    drawn += view.pick.ghosts(source, tiles)
    drawn += [tiles.blank()] * (4 - len(drawn))
    return stack(beside(*drawn[:2]), beside(*drawn[2:]))


def _framed(view: FactoriesView, tiles: Tiles, source: int) -> Block:
    width, height = factory_frame(tiles.size)
    return aim(
        frame(
            pad(_square(view, tiles, source), width - 2, height - 2),
            width - 2,
            box=box_for(heavy=False, ascii_only=tiles.ascii),
            role=_border(view.pick, source),
            title=_label(view.pick, source, source_text(source)),
        ),
        SourceTarget(source),
    )


def _unframed(view: FactoriesView, tiles: Tiles, source: int) -> Block:
    key = _label(view.pick, source, source_text(source))[0]
    label = (row((key.text.strip(), key.role)), row(" "))
    square = _square(view, tiles, source)
    if not view.factories[source] and not view.pick.ghosts(source, tiles):
        square = pad((row("  ", ("-", "dim")),), 2 * tiles.width, 2)
    return aim((*beside(label, square), row(" " * 7)), SourceTarget(source))


def _center_line(view: CenterView, tiles: Tiles, color: Color, room: int) -> Block:
    count = view.counts[color]
    if not count:
        gone = view.pick.ghosts(CENTER, tiles) if view.pick.cursor == (CENTER, color) else []
        return beside(*gone[:room], pad((), 1, tiles.height))
    tile = _tile(view, tiles, CENTER, color)
    number = row((f" {count}", "strong" if count > room else "label"))
    return beside(*[tile] * min(count, room), pad((number,), 3, tiles.height))


def _narrow_center(view: CenterView, width: int, height: int) -> Block:
    tiles = Tiles(view.tiles.kind, 1, view.tiles.hollow)
    key = _label(view.pick, CENTER, source_text(CENTER))[0]
    marker = (Span("1st ", "marker"),) if view.marker else ()
    lines: list[Row] = [row((key.text.strip(), key.role), " ", *marker)]
    lines += [
        (*_tile(view, tiles, CENTER, color)[0], *row((f" {view.counts[color]}", "strong")))
        for color in COLORS
        if view.counts[color]
    ]
    if gone := view.pick.ghosts(CENTER, tiles):
        lines.append((*gone[0][0], *row((f" {len(gone)}", "dim"))))
    if len(lines) == 1 and not view.marker:
        lines.append(row((" -", "dim")))
    return aim(tuple(pad_row(line, width) for line in lines[:height]), SourceTarget(CENTER))
