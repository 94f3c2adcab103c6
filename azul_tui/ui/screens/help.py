"""How to play: a turn, scoring, the end, the gray wall, and the keys."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.types import CSSPathType

from azul_tui.ui.commands import Place, key_table
from azul_tui.ui.draw.help import TITLES, HelpView, draw_help, shown_pages
from azul_tui.ui.draw.keys import KeyGroup
from azul_tui.ui.draw.rows import Block
from azul_tui.ui.draw.tiles import Tiles
from azul_tui.ui.screens.sheet import SheetScreen

PLAYING: Final = (Place.TURN, Place.SCORING, Place.GAME, Place.ANYWHERE)
"""Where keys work while one plays; those of other places stand on a page of their own."""


class HelpScreen(SheetScreen[None, HelpView]):
    """The rules in short and all keys, on pages.

    Args:
        tiles: the look of tiles, in any size.
    """

    CSS_PATH: ClassVar[CSSPathType | None] = ["sheet.tcss", "help.tcss"]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1,q", "close", "close", show=False),
        Binding("tab,right,down,pagedown,space,enter", "turn_page(1)", "next page", show=False),
        Binding("shift+tab,left,up,pageup,backspace", "turn_page(-1)", "page before", show=False),
        *(
            Binding(str(page + 1), f"page({page})", title, show=False)
            for page, title in enumerate(TITLES)
        ),
    ]

    def __init__(self, tiles: Tiles | None = None) -> None:
        others = [place for place in Place if place not in PLAYING]
        super().__init__(HelpView(_keys(PLAYING), _keys(others), tiles=tiles or Tiles()))

    def draw(self, view: HelpView, width: int, height: int) -> Block:
        """Draw the sheet."""
        return draw_help(view, width, height)

    def action_turn_page(self, direction: int) -> None:
        """Show the next page or the one before, round the end."""
        width = self.sheet.size.width
        page = self.view.page
        while shown_pages(page, width) == shown_pages(self.view.page, width):
            page = (page + direction) % len(TITLES)
        self.action_page(page)

    def action_page(self, page: int) -> None:
        """Show a page."""
        self.view = replace(self.view, page=page)


def _keys(places: Iterable[Place]) -> tuple[KeyGroup, ...]:
    return tuple((heading, tuple(pairs)) for heading, pairs in key_table(places))
