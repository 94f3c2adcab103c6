"""Who won: the winners' walls beside the news, and all players ranked with a bar for each score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from azul_tui.cells import clean, cut
from azul_tui.engine import COLORS, ROWS, BoardView, Color, Result, Wall, wall_color
from azul_tui.text import outcomes
from azul_tui.ui.draw.big import SCALES, big_text
from azul_tui.ui.draw.chart import SEAT_ROLES
from azul_tui.ui.draw.prose import wrap
from azul_tui.ui.draw.rows import (
    Block,
    Row,
    Span,
    beside,
    block_width,
    pad,
    pad_row,
    row,
    row_width,
    stack,
)
from azul_tui.ui.draw.sheet import centered, spread
from azul_tui.ui.draw.signs import ellipsis
from azul_tui.ui.draw.tiles import SIZES, Tiles

_FILLS: Final = ("█", "▓", "▒", "░")
_ASCII_FILLS: Final = ("#", "=", "+", ".")
_NAME_LIMITS: Final = (24, 16, 12, 10, 8, 6, 4)
_GAP: Final = 3
_NAME: Final = 16
_LEAST_SCALE: Final = 25
"""A bar of full length stands for this many points, or more."""


def short_names(names: Sequence[str], cells: int, *, ascii_only: bool = False) -> tuple[str, ...]:
    """Return the names, each cut to at most ``cells`` cells and fit for one line."""
    sign = ellipsis(ascii_only=ascii_only)
    return tuple(cut(clean(name), cells, sign) for name in names)


def ranked(result: Result) -> list[tuple[int, int]]:
    """Return (place, seat) from the best on."""
    return sorted((place, seat) for seat, place in enumerate(result.places))


def draw_wall(board: BoardView, wall: Wall, tiles: Tiles) -> Block:
    """Return a wall with its tiles and its empty spaces."""
    return stack(
        *(
            beside(*(_space(color, wall, tiles, at, column) for column, color in enumerate(line)))
            for at, line in enumerate(board.wall)
        )
    )


def draw_banner(
    names: Sequence[str],
    boards: Sequence[BoardView],
    wall: Wall,
    result: Result,
    width: int,
    height: int,
    tiles: Tiles,
) -> Block:
    """Return the news of the end in ``width`` x ``height`` cells: who won, and why it ended."""
    winners = result.winners if len(result.winners) < 3 else ()
    walls = [draw_wall(boards[seat], wall, _largest(tiles, height)) for seat in winners]
    sides = [pad(block, block_width(block), height) for block in walls]
    room = width - sum(block_width(side) + _GAP for side in sides)
    if not sides:
        return centered(_news(names, result, room, height, tiles), room, height)
    news = centered(_news(names, result, room, height - 1, tiles), room, height - 1)
    parts = [sides[0], stack(news, (_captions(names, winners, room, tiles),)), *sides[1:]]
    return beside(*parts, gap=_GAP)


def _captions(names: Sequence[str], seats: Sequence[int], width: int, tiles: Tiles) -> Row:
    """Return whose the wall on the left is, and that on the right if there is one."""
    signs = "<>" if tiles.ascii else "◂▸"
    shown = short_names([names[seat] for seat in seats], _NAME, ascii_only=tiles.ascii)
    words = [row((outcomes.wall_of(name), "label")) for name in shown]
    left = row((f"{signs[0]} ", "label"), *words[0])
    if len(words) == 1:
        return left
    right = row(*words[1], (f" {signs[1]}", "label"))
    return row(*pad_row(left, width - row_width(right)), *right)


def draw_ranking(
    names: Sequence[str],
    marks: Sequence[str],
    result: Result,
    rounds: int,
    width: int,
    *,
    ascii_only: bool = False,
) -> list[Block]:
    """Return for each player, from the best on, three rows: name and score, bar, the sum."""
    longest = max(_LEAST_SCALE, *result.final)
    digits = len(str(max(result.final)))
    blocks: list[Block] = []
    for place, seat in ranked(result):
        parts = outcomes.score_parts(result, seat, rounds)
        role = SEAT_ROLES[seat]
        final = row((f"{result.final[seat]:>{digits}}", "score"))
        title = row((f"{outcomes.place_name(place)} ", "label"), (f"{marks[seat]} ", role))
        room = width - row_width(title) - digits - 2
        (name,) = short_names([names[seat]], room, ascii_only=ascii_only)
        heading = row(*title, (name, "strong" if seat in result.winners else ""))
        fills = _ASCII_FILLS if ascii_only else _FILLS
        bar = _bar([part.points for part in parts], longest, width - 4, role, fills)
        blocks.append(
            (
                row(*pad_row(heading, width - digits), *final),
                row("    ", *bar),
                row("    ", *_items(parts, fills, role, width - 4)),
            )
        )
    return blocks


def _items(parts: Sequence[outcomes.ScorePart], fills: Sequence[str], role: str, cells: int) -> Row:
    """Return the parts of a score with the fills of their bars; fewer words in little room."""
    first = (f"{parts[0].points} ", "")
    bonuses = [
        row("  ", (fill, role), (f" {part.text} ", "label"), (f"+{part.points}", "gain"))
        for fill, part in zip(fills[1:], parts[1:], strict=True)
        if part.points
    ]
    items = row(first, (f"{parts[0].text} ", "label"), *(span for item in bonuses for span in item))
    if row_width(items) <= cells:
        return items
    return row(first, *(span for item in bonuses for span in item))


def _bar(points: Sequence[int], most: int, cells: int, role: str, fills: Sequence[str]) -> Row:
    """Return a bar as long as the sum of ``points``, in parts true to each of them."""
    spans: list[Span] = []
    total = done = 0
    for part, fill in zip(points, fills, strict=True):
        total += part
        end = round(cells * total / most)
        spans.append(Span(fill * (end - done), role))
        done = end
    return row(*spans)


def _news(names: Sequence[str], result: Result, width: int, height: int, tiles: Tiles) -> Block:
    """Return headline, tie-break and reason, with names as long as there is room for."""
    for limit in _NAME_LIMITS:
        short = short_names(names, limit, ascii_only=tiles.ascii)
        details = [
            wrap(outcomes.decided(result, short), width),
            wrap(outcomes.ended(result, short), width, role="label"),
        ]
        room = height - sum(map(len, details))
        headline = _headline(outcomes.headline(result, short), width, tiles)
        if len(headline) <= room:
            break
    big = _big_headline(names, result, width, room, tiles)
    return spread([big or headline, *details], height)


def _big_headline(
    names: Sequence[str], result: Result, width: int, height: int, tiles: Tiles
) -> Block:
    """Return who won in the largest letters for which there is room; nothing if there is none."""
    role = SEAT_ROLES[result.winners[0]] if len(result.winners) == 1 else "strong"
    ways = outcomes.big_headlines(result, list(map(clean, names)))
    tries = [(scale, *way) for scale in SCALES for way in ways]
    for scale, lines, small in (*tries, (SCALES[-1], ways[-1][0], "")):
        big = [big_text(line, scale, role, ascii_only=tiles.ascii) for line in lines]
        said: Block = (row((small, "strong")),) if small else ()
        widest = max(map(block_width, [*big, said]))
        block = _centered([*big, said], widest)
        if all(big) and widest <= width and len(block) <= height:
            return block
    return ()


def _centered(blocks: Sequence[Block], width: int) -> Block:
    """Return the blocks below each other, each in the middle, a blank row between them."""
    lines: list[Row] = []
    for block in filter(None, blocks):
        lines += [()] if lines else []
        lines += [pad_row(line, width, "^") for line in pad(block, block_width(block), len(block))]
    return tuple(lines)


def _headline(text: str, width: int, tiles: Tiles) -> Block:
    """Return the headline between garlands of tiles, as long as there is room for."""
    small = tiles._replace(size=1)
    for length in (ROWS, 3, 0):
        colors = COLORS[:length]
        garland = row(*(span for color in colors for span in small.tile(color)[0]))
        back = row(*(span for color in reversed(colors) for span in small.tile(color)[0]))
        line = row(*garland, (f"  {text}  " if length else text, "strong"), *back)
        if row_width(line) <= width:
            return (line,)
    return wrap(text, width, role="strong")


def _largest(tiles: Tiles, height: int) -> Tiles:
    fitting = [size for size in SIZES if ROWS * size <= height]
    return tiles._replace(size=max(fitting, default=1))


def _space(color: Color | None, wall: Wall, tiles: Tiles, line: int, column: int) -> Block:
    if color is not None:
        return tiles.tile(color)
    return tiles.space(wall_color(line, column)) if wall is Wall.COLORED else tiles.wall_space()
