"""The result of a game on a sheet: on two pages, or on one where there is room for all of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from azul_tui.engine import ROWS, Result, TableView
from azul_tui.text import outcomes
from azul_tui.ui.draw.chart import Series, draw_chart, marks
from azul_tui.ui.draw.ranking import draw_banner, draw_ranking, ranked
from azul_tui.ui.draw.rows import Block, beside, pad, row, stack
from azul_tui.ui.draw.sheet import Act, Hint, buttons, draw_sheet, room_inside, spread
from azul_tui.ui.draw.statistics import Counted, draw_statistics, statistics_width
from azul_tui.ui.draw.tiles import Tiles

PAGES: Final = ("Result", "Statistics")
_LOW: Final = 22
_WIDE: Final = (106, 34)
_TALL: Final = 50
_GAP: Final = 4
_CHART: Final = 42
"""Cells for the chart beside the statistics."""


@dataclass(frozen=True)
class ResultView:
    """What the sheet shows.

    Attributes:
        names: the players' names, any text.
        table: the table at the end; its result is there.
        rounds: the numbers of the rounds that were scored.
        scores: for each seat the score at the start, after each round and at the end.
        counted: the rows of the statistics.
        choices: key and label of each choice.
        cursor: the choice under the cursor.
        page: the page shown, where all does not fit on one.
        tiles: the look of tiles, in any size.
    """

    names: tuple[str, ...]
    table: TableView
    rounds: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]
    counted: tuple[Counted, ...]
    choices: tuple[tuple[str, str], ...]
    cursor: int = 0
    page: int = 0
    tiles: Tiles = field(default_factory=Tiles)

    @property
    def result(self) -> Result:
        """The outcome.

        Raises:
            ValueError: the game is not over.
        """
        if self.table.result is None:
            raise ValueError("the game is not over")
        return self.table.result


def draw_result(view: ResultView, width: int, height: int) -> Block:
    """Return the sheet in ``width`` x ``height`` cells."""
    cells, rows = room_inside(width, height)
    paged = not _on_one_page(cells, rows)
    foot: Block = (buttons(view.choices, view.cursor, cells),)
    if rows > _LOW:
        foot = ((), *foot)
    room = max(1, rows - len(foot))
    if not paged:
        inside = _wide(view, cells, room) if cells >= _WIDE[0] else _tall(view, cells, room)
    elif view.page == 0:
        inside = _result_page(view, cells, room)
    else:
        inside = _statistics_page(view, cells, room)
    hints = [
        Hint("arrows", "choose"),
        Hint("enter", "go", Act("confirm")),
        Hint("esc", "look at the boards", Act("close")),
    ]
    if paged:
        hints.insert(0, Hint("tab", PAGES[1 - view.page].lower(), Act("page", 1 - view.page)))
    return draw_sheet(
        stack(pad(inside, cells, room), foot),
        width,
        height,
        title="The game is over",
        pages=PAGES if paged else (),
        shown=(view.page,),
        hints=hints,
        ascii_only=view.tiles.ascii,
    )


def chart_labels(rounds: tuple[int, ...]) -> tuple[str, ...]:
    """Return the names of the points of the chart: the round before, each round, and the bonus."""
    before = rounds[0] - 1 if rounds else 0
    return (str(before), *map(str, rounds), outcomes.CHART_END)


def _on_one_page(cells: int, rows: int) -> bool:
    return rows >= _TALL or (cells >= _WIDE[0] and rows >= _WIDE[1])


def _result_page(view: ResultView, cells: int, room: int) -> Block:
    ranking = _ranking(view, cells)
    used = sum(map(len, ranking))
    banner = _banner(view, cells, max(ROWS, min(4 * ROWS, room - used - 1) // ROWS * ROWS))
    return spread([banner, *ranking], room)


def _statistics_page(view: ResultView, cells: int, room: int) -> Block:
    table = _statistics(view, cells)
    return stack(table, ((),), _chart(view, cells, room - len(table) - 1))


def _wide(view: ResultView, cells: int, room: int) -> Block:
    """All of it: the news above, ranking and statistics on the left, the chart on the right."""
    names = view.names
    wanted = statistics_width(view.counted, names, marks(names))
    half = max((cells - _GAP) // 2, min(wanted, cells - _GAP - _CHART))
    right = cells - _GAP - half
    left = [*_ranking(view, half), _statistics(view, half)]
    used = sum(map(len, left)) + len(left) - 1
    banner = _banner(view, cells, max(ROWS, min(4 * ROWS, room - used - 2) // ROWS * ROWS))
    below = room - len(banner) - 2
    return stack(
        ((),),
        banner,
        ((),),
        beside(pad(spread(left, below), half, below), _chart(view, right, below), gap=_GAP),
    )


def _tall(view: ResultView, cells: int, room: int) -> Block:
    parts = [*_ranking(view, cells), _statistics(view, cells)]
    used = sum(map(len, parts)) + 5
    banner = _banner(view, cells, 2 * ROWS if room - used > 3 * ROWS + 4 else ROWS)
    chart = _chart(view, cells, min(20, room - used - len(banner)))
    return spread([banner, *parts, chart], room)


def _banner(view: ResultView, cells: int, height: int) -> Block:
    table = view.table
    return draw_banner(view.names, table.boards, table.wall, view.result, cells, height, view.tiles)


def _ranking(view: ResultView, cells: int) -> list[Block]:
    names = view.names
    played = view.rounds[-1] if view.rounds else 0
    return draw_ranking(
        names, marks(names), view.result, played, cells, ascii_only=view.tiles.ascii
    )


def _statistics(view: ResultView, cells: int) -> Block:
    names = view.names
    return draw_statistics(view.counted, names, marks(names), cells, ascii_only=view.tiles.ascii)


def _chart(view: ResultView, cells: int, height: int) -> Block:
    signs = marks(view.names)
    order = [seat for _, seat in ranked(view.result)]
    series = [Series(seat, signs[seat], view.names[seat], view.scores[seat]) for seat in order]
    chart = draw_chart(
        series, chart_labels(view.rounds), cells, height - 1, ascii_only=view.tiles.ascii
    )
    return (row((outcomes.CHART_TITLE, "label")), *chart) if chart else ()
