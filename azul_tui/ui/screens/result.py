"""The result of a game, and what comes after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.types import CSSPathType

from azul_tui.engine import RoundEnded, TableView
from azul_tui.record import LogEntry
from azul_tui.record.statistics import SeatStatistics, statistics
from azul_tui.text import outcomes
from azul_tui.ui.choices import AfterGame
from azul_tui.ui.draw.result import PAGES, ResultView, draw_result
from azul_tui.ui.draw.rows import Block
from azul_tui.ui.draw.sheet import Act
from azul_tui.ui.draw.statistics import Counted
from azul_tui.ui.draw.tiles import Tiles
from azul_tui.ui.screens.sheet import SheetScreen
from azul_tui.ui.widgets.base import TableWidget

CHOICES: Final = (
    (AfterGame.BOARDS, "b", "boards"),
    (AfterGame.REMATCH, "r", "rematch"),
    (AfterGame.NEW_GAME, "n", "new game"),
    (AfterGame.REPLAY, "p", "replay"),
    (AfterGame.HISTORY, "h", "history"),
    (AfterGame.LEAVE, "q", "leave"),
)
"""The choices, their keys and their labels; the first is under the cursor at the beginning."""


class ResultScreen(SheetScreen[AfterGame, ResultView]):
    """Who won and why, what was scored for what, and what the players want next.

    Args:
        names: the players in seat order, any text.
        table: the table at the end of the game.
        log: all that happened in the game.
        tiles: the look of tiles, in any size.
    """

    CSS_PATH: ClassVar[CSSPathType | None] = ["sheet.tcss", "result.tcss"]
    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            Binding(key, f"choose({at})", label, show=False)
            for at, (_, key, label) in enumerate(CHOICES)
        ),
        Binding("left,up", "step(-1)", "choose", show=False),
        Binding("right,down", "step(1)", "choose", show=False),
        Binding("enter,space", "confirm", "go", show=False),
        Binding("question_mark,f1", "help", "rules and keys", show=False),
        Binding("m,f10", "app.command_palette", "menu", show=False),
        Binding("tab,shift+tab", "turn_page", "other page", show=False),
        *(
            Binding(str(page + 1), f"page({page})", name, show=False)
            for page, name in enumerate(PAGES)
        ),
    ]

    def __init__(
        self,
        names: Sequence[str],
        table: TableView,
        log: Sequence[LogEntry],
        tiles: Tiles | None = None,
    ) -> None:
        super().__init__(result_view(names, table, log, tiles or Tiles()))

    def draw(self, view: ResultView, width: int, height: int) -> Block:
        """Draw the sheet."""
        return draw_result(view, width, height)

    def action_help(self) -> None:
        """Show rules and keys."""
        from azul_tui.ui.screens.help import HelpScreen

        self.app.push_screen(HelpScreen(self.view.tiles))

    def action_close(self) -> None:
        """Look at the boards."""
        self.dismiss(AfterGame.BOARDS)

    def action_choose(self, at: int) -> None:
        """Make a choice."""
        self.dismiss(CHOICES[at][0])

    def action_confirm(self) -> None:
        """Make the choice under the cursor."""
        self.action_choose(self.view.cursor)

    def action_step(self, direction: int) -> None:
        """Move the cursor to the next choice, round the end."""
        self.view = replace(self.view, cursor=(self.view.cursor + direction) % len(CHOICES))

    def action_turn_page(self) -> None:
        """Show the other page."""
        self.action_page(1 - self.view.page)

    def action_page(self, page: int) -> None:
        """Show a page."""
        self.view = replace(self.view, page=page)

    def on_table_widget_pointed(self, message: TableWidget.Pointed) -> None:
        """Put the cursor on the choice that the mouse points at."""
        act = message.target
        if isinstance(act, Act) and act.name == "choose" and act.value is not None:
            self.view = replace(self.view, cursor=act.value)


def result_view(
    names: Sequence[str], table: TableView, log: Sequence[LogEntry], tiles: Tiles
) -> ResultView:
    """Return what the sheet shows about a game that is over."""
    seats = statistics(log, len(names))
    rounds = tuple(entry.round for entry in log if isinstance(entry, RoundEnded))
    return ResultView(
        tuple(names),
        table,
        rounds,
        tuple(_scores(seat) for seat in seats),
        _counted(seats),
        tuple((key, label) for _, key, label in CHOICES),
        tiles=tiles,
    )


def _scores(seat: SeatStatistics) -> tuple[int, ...]:
    """Return the score at the start, after each round and at the end.

    A game that began from a position may have begun with points.
    """
    final = seat.final or 0
    start = final - seat.bonus_points - seat.wall_points + seat.floor_charged
    return (start, *seat.scores, final)


def _counted(seats: Sequence[SeatStatistics]) -> tuple[Counted, ...]:
    """Return the rows of the statistics."""
    return tuple(
        Counted(
            label, tuple(getattr(seat, name) for seat in seats), sign, outcomes.NOTES.get(name, "")
        )
        for name, sign, label in outcomes.STATISTICS
    )
