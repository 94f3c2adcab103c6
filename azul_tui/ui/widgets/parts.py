"""The widgets of what all players share: factories, center, prompt, log and bars."""

from __future__ import annotations

from typing import ClassVar

from azul_tui.ui.draw import Block
from azul_tui.ui.table import bars, sources
from azul_tui.ui.table.bars import BarView, KeysView, LogView
from azul_tui.ui.table.prompt import PromptView
from azul_tui.ui.table.sources import CenterView, FactoriesView
from azul_tui.ui.widgets.base import TableWidget


class Factories(TableWidget[FactoriesView]):
    """The factories."""

    def draw(self, view: FactoriesView, width: int, height: int) -> Block:
        """Draw the factories."""
        return sources.draw_factories(view, width, height)


class Center(TableWidget[CenterView]):
    """The center with the starting player marker."""

    def draw(self, view: CenterView, width: int, height: int) -> Block:
        """Draw the center."""
        return sources.draw_center(view, width, height)


class Prompt(TableWidget[PromptView]):
    """What is asked, and what can be answered."""

    def draw(self, view: PromptView, width: int, height: int) -> Block:
        """Draw the question and its options."""
        return view.drawn(width, height)


class Log(TableWidget[LogView]):
    """The last moves."""

    def draw(self, view: LogView, width: int, height: int) -> Block:
        """Draw the latest lines that fit."""
        return bars.draw_log(view, width, height)


class Bar(TableWidget[BarView]):
    """The bar at the top."""

    DEFAULT_CSS: ClassVar[str] = "Bar { background: $bar; }"

    def draw(self, view: BarView, width: int, height: int) -> Block:
        """Draw the bar."""
        return bars.draw_bar(view, width)


class Keys(TableWidget[KeysView]):
    """The keys that work now, or a message."""

    def draw(self, view: KeysView, width: int, height: int) -> Block:
        """Draw the keys."""
        return bars.draw_keys(view, width)
