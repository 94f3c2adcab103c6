"""The history, drawn: a list with headings, and what there is to say about its current row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from azul_tui.record.catalog import DamagedGame, SavedGame
from azul_tui.record.standings import Standing
from azul_tui.text import archive as text
from azul_tui.ui.draw import (
    ELLIPSIS,
    Block,
    Row,
    Span,
    aim,
    clean,
    cut,
    fit,
    pad,
    pad_row,
    row,
    rule,
    width,
)
from azul_tui.ui.draw.prose import wrap
from azul_tui.ui.draw.sheet import Act, Scroll, draw_sheet, room_inside
from azul_tui.ui.draw.signs import arrow, ellipsis
from azul_tui.ui.history.listing import GAMES, Game, Item, Listing, began

_GAPS: Final = ((16, 2), (12, 2), (12, 1))
"""Cells for the date and between columns; the first with which all names are whole is taken."""
_POINTER: Final = 2
_DETAILS: Final = 4
"""Rows below the list: a rule, two for words and one for the file."""
_WIDEST_WINNER: Final = 30
_NAME: Final = 24
_SHORTEST: Final = 2


@dataclass(frozen=True)
class HistoryView:
    """What is drawn."""

    listing: Listing
    ascii_only: bool = False

    @property
    def ellipsis(self) -> str:
        """The sign of text that was cut."""
        return ellipsis(ascii_only=self.ascii_only)


class Column(NamedTuple):
    """A column: its width in cells, whether it is flush right, and the cells after it."""

    width: int
    right: bool = False
    gap: int = 2


def list_room(columns: int, rows: int) -> int:
    """How many rows of the list are in sight on a screen of this size."""
    return max(1, room_inside(columns, rows)[1] - 1 - _DETAILS)


def draw_history(view: HistoryView, columns: int, rows: int) -> Block:
    """The page that is shown, in ``columns`` x ``rows`` cells."""
    listing = view.listing
    cells, _ = room_inside(columns, rows)
    room = list_room(columns, rows)
    items, spot = listing.items, listing.fitted(room).spot
    shown = items[spot.top : spot.top + room]
    layout = _game_columns(view, cells) if listing.page == GAMES else _name_columns(cells)
    lines: list[Row] = [_heading(view, layout)]
    for at, item in enumerate(shown, spot.top):
        lines.append(_line(view, layout, item, at, cells))
    if not items:
        catalog, standings = listing.archive.catalog, listing.page != GAMES
        words = text.nothing(catalog, clean(listing.wanted), standings=standings)
        role = "warn" if catalog.problem else "label"
        lines += [(), *(row("  ", *line) for line in wrap(words, cells - 4, role=role))]
    return draw_sheet(
        (*pad(tuple(lines), cells, room + 1), *_details(view, cells)),
        columns,
        rows,
        title=text.title(clean(listing.wanted)),
        pages=text.pages(*listing.counts),
        shown=(listing.page,),
        scroll=Scroll(spot.top, room, len(items)),
        ascii_only=view.ascii_only,
    )


# -- columns --------------------------------------------------------------------------------------


def _game_columns(view: HistoryView, cells: int) -> tuple[Column, ...]:
    games = [game for game in view.listing.items if isinstance(game, SavedGame)]
    scores = max([len(text.GAME_HEADINGS[4]), *(len(text.scores(game)) for game in games)])
    wanted = max([width(text.UNFINISHED), *(width(clean(text.winner(game))) for game in games)])
    names = max([len(text.GAME_HEADINGS[1]), *(width(_joined(game.names)) for game in games)])
    for date, gap in _GAPS:
        free = cells - _POINTER - date - 7 - 6 - scores - 5 * gap
        winner = min(wanted, max(width(text.UNFINISHED), free - names), _WIDEST_WINNER)
        if names + winner <= free:
            break
    return (
        Column(date, gap=gap),
        Column(min(names, free - winner), gap=gap),
        Column(7, gap=gap),
        Column(6, right=True, gap=gap),
        Column(scores, gap=gap),
        Column(winner),
    )


def _name_columns(cells: int) -> tuple[Column, ...]:
    numbers = [Column(max(7, len(heading)), right=True) for heading in text.STANDING_HEADINGS[1:]]
    name = min(cells - _POINTER - sum(column.width + column.gap for column in numbers), 40)
    return (Column(name), *numbers)


def _heading(view: HistoryView, layout: Sequence[Column]) -> Row:
    listing = view.listing
    words = text.GAME_HEADINGS if listing.page == GAMES else text.STANDING_HEADINGS
    down, up = ("v", "^") if view.ascii_only else ("▾", "▴")
    parts: list[Span] = [Span(" " * _POINTER)]
    for at, (word, column) in enumerate(zip(words, layout, strict=True)):
        here = at == listing.spot.column
        mark = (up if listing.spot.backwards else down) if here else " "
        # The mark stands in the gap, so that the word stands over its column.
        align = ">" if column.right else "<"
        heading = fit(word, column.width, align)
        if column.right or width(word) >= column.width:
            heading += mark
        else:
            heading = fit(word + mark, column.width + 1)
        role = "strong" if here else "label"
        parts += [Span(heading, role, Act("sort_by", at)), Span(" " * (column.gap - 1))]
    return tuple(parts)


def _line(view: HistoryView, layout: Sequence[Column], item: Item, at: int, cells: int) -> Row:
    here = at == view.listing.spot.cursor
    if isinstance(item, DamagedGame):
        line = _damaged(view, item, layout[0], cells - _POINTER)
    else:
        values = _game(view, item, layout) if isinstance(item, SavedGame) else _standing(item)
        line = ()
        for (value, role), column in zip(values, layout, strict=True):
            align = ">" if column.right else "<"
            cell = (fit(value, column.width, align, view.ellipsis), role)
            line += row(cell, " " * column.gap)
    pointer = arrow(ascii_only=view.ascii_only) if here else " "
    line = pad_row((Span(f"{pointer} ", "key"), *line), cells)
    if here:
        line = tuple(span._replace(role="bar-strong") for span in line)
    return aim((line,), Act("pick", at))[0]


def _game(
    view: HistoryView, game: SavedGame, layout: Sequence[Column]
) -> Sequence[tuple[str, str]]:
    return (
        (_date(view, game, layout[0]), "label"),
        (names_within(game.names, layout[1].width, view.ellipsis), ""),
        (game.wall.value, "label"),
        (str(game.rounds), "label"),
        (text.scores(game), "score"),
        (clean(text.winner(game)), "strong" if game.finished else "warn"),
    )


def _damaged(view: HistoryView, game: DamagedGame, date: Column, cells: int) -> Row:
    words = f"{text.DAMAGED}: {clean(game.path.name)}, {clean(text.damage(game))}"
    room = cells - date.width - date.gap
    began_at = (_date(view, game, date), "label")
    return row(began_at, " " * date.gap, (cut(words, room, view.ellipsis), "error"))


def _standing(item: Standing) -> Sequence[tuple[str, str]]:
    return (
        (clean(item.name), "strong"),
        (str(item.games), ""),
        (str(item.wins), "gain" if item.wins else "dim"),
        (str(item.shared), "" if item.shared else "dim"),
        (f"{item.average:.1f}", ""),
        (str(item.best), "score"),
        (f"{-item.floor:.1f}" if item.floor else "0.0", "loss" if item.floor else "dim"),
    )


def _date(view: HistoryView, game: Game, column: Column) -> str:
    """Date and time; where there is little room either the year or the time of day."""
    when = began(game).astimezone()
    if column.width >= _GAPS[0][0]:
        return when.strftime("%Y-%m-%d %H:%M")
    newest = view.listing.archive.year
    return when.strftime("%b %d %H:%M" if when.year == newest else "%Y-%m-%d")


def names_within(names: Sequence[str], cells: int, sign: str = ELLIPSIS) -> str:
    """The names in a row of at most ``cells`` cells; the longest are cut first."""
    sizes = [width(clean(name)) for name in names]
    while sum(sizes) + 2 * (len(names) - 1) > cells and max(sizes) > _SHORTEST:
        # Of equals the last, so that the names before it are as whole as they can be.
        at = max(range(len(sizes)), key=lambda at: (sizes[at], at))
        sizes[at] -= 1
    short = [cut(clean(name), size, sign) for name, size in zip(names, sizes, strict=True)]
    return cut(_joined(short), cells, sign)


def _joined(names: Sequence[str]) -> str:
    return ", ".join(map(clean, names))


# -- details --------------------------------------------------------------------------------------


def _details(view: HistoryView, cells: int) -> Block:
    """A rule, what there is to say about the row under the cursor, and where its file is."""
    item = view.listing.item
    line = rule("", cells, ascii_only=view.ascii_only)
    if item is None:
        return pad((line,), cells, _DETAILS)
    if isinstance(item, Standing):
        words = wrap(
            text.standing_details(item, cut(clean(item.name), _NAME, view.ellipsis)), cells
        )
        return pad((line, *words), cells, _DETAILS)
    if isinstance(item, DamagedGame):
        told = text.damage_details(item)
    else:
        told = text.game_details(item, [cut(clean(n), _NAME, view.ellipsis) for n in item.names])
    words = wrap(clean(told), cells)[: _DETAILS - 2]
    path = row((_path(str(item.path), cells - 6, view.ellipsis), "strong"))
    file = row(("file: ", "label"), *aim((path,), Act("copy_path"))[0])
    return (line, *pad(words, cells, _DETAILS - 2), file)


def _path(path: str, cells: int, sign: str) -> str:
    """A path that is too long loses its beginning: the name of the file says most."""
    path = clean(path)
    if width(path) <= cells:
        return path
    turned = cut(path[::-1], cells, sign)
    return turned[::-1]
