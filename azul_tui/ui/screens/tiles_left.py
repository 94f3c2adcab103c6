"""Tiles left in bag and lid, and how everybody stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.types import CSSPathType

from azul_tui.engine import TableView
from azul_tui.ui.draw.rows import Block
from azul_tui.ui.draw.tiles import Tiles
from azul_tui.ui.draw.tiles_left import TilesLeftView, draw_tiles_left
from azul_tui.ui.screens.sheet import SheetScreen


class TilesScreen(SheetScreen[None, TilesLeftView]):
    """Where the tiles are, color by color, and what the round would bring everybody.

    Args:
        names: the players in seat order, any text.
        table: the table as it stands.
        tiles: the look of tiles, in any size.
    """

    CSS_PATH: ClassVar[CSSPathType | None] = ["sheet.tcss", "tiles_left.tcss"]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t,q,enter,space", "close", "close", show=False),
    ]

    def __init__(self, names: Sequence[str], table: TableView, tiles: Tiles | None = None) -> None:
        super().__init__(TilesLeftView(tuple(names), table, tiles or Tiles()))

    def draw(self, view: TilesLeftView, width: int, height: int) -> Block:
        """Draw the sheet."""
        return draw_tiles_left(view, width, height)
