"""All that happened in a game, round by round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.types import CSSPathType

from azul_tui.engine import Wall
from azul_tui.record import LogEntry
from azul_tui.text.story import story
from azul_tui.ui.draw.log import LogView, draw_log, scrolled
from azul_tui.ui.draw.ranking import short_names
from azul_tui.ui.draw.rows import Block
from azul_tui.ui.draw.sheet import room_inside
from azul_tui.ui.draw.tiles import Tiles
from azul_tui.ui.screens.sheet import SheetScreen

_NAME = 24
_WHEEL = 3


class LogScreen(SheetScreen[None, LogView]):
    """Takes and scorings as sentences with their short form, the newest at the bottom.

    Args:
        names: the players in seat order, any text.
        wall: the side of the boards.
        log: all that happened so far.
        tiles: the look of tiles, in any size.
    """

    CSS_PATH: ClassVar[CSSPathType | None] = ["sheet.tcss", "log.tcss"]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l,q", "close", "close", show=False),
        Binding("up,k", "scroll_by(-1)", "older", show=False),
        Binding("down,j,enter", "scroll_by(1)", "newer", show=False),
        Binding("pageup,shift+tab,b", "turn_page(-1)", "page before", show=False),
        Binding("pagedown,tab,space", "turn_page(1)", "next page", show=False),
        Binding("home,g", "scroll_to(0)", "to the start", show=False),
        Binding("end,G", "scroll_end", "to the end", show=False),
    ]

    def __init__(
        self,
        names: Sequence[str],
        wall: Wall,
        log: Sequence[LogEntry],
        tiles: Tiles | None = None,
    ) -> None:
        look = tiles or Tiles()
        short = short_names(names, _NAME, ascii_only=look.ascii)
        super().__init__(LogView(story(log, short, wall), tiles=look))

    def draw(self, view: LogView, width: int, height: int) -> Block:
        """Draw the sheet."""
        return draw_log(view, width, height)

    def action_scroll_by(self, rows: int) -> None:
        """Scroll down, or up."""
        self.view = scrolled(self.view, rows, *self.sheet.size)

    def action_turn_page(self, direction: int) -> None:
        """Scroll by a page, with one row in common."""
        _, rows = room_inside(*self.sheet.size)
        self.action_scroll_by(direction * max(1, rows - 1))

    def action_scroll_to(self, row: int) -> None:
        """Scroll to a row."""
        self.view = scrolled(replace(self.view, top=row), 0, *self.sheet.size)

    def action_scroll_end(self) -> None:
        """Scroll to the newest."""
        self.view = replace(self.view, top=None)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Show older rows."""
        event.stop()
        self.action_scroll_by(-_WHEEL)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Show newer rows."""
        event.stop()
        self.action_scroll_by(_WHEEL)
