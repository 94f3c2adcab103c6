"""The whole table as one widget, which puts everything where the plan says."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.geometry import Size
from textual.layout import ArrangeResult, Layout
from textual.message import Message
from textual.widget import Widget

from azul_tui.text import notices
from azul_tui.ui.draw import Block, pad_row, plain, row
from azul_tui.ui.draw.prose import wrap
from azul_tui.ui.table.bars import KeysView
from azul_tui.ui.table.plan import MIN_HEIGHT, MIN_WIDTH, Plan, fits, plan, tile_size
from azul_tui.ui.table.presenter import Shown
from azul_tui.ui.table.shapes import Area, factory_boxes
from azul_tui.ui.widgets.base import TableWidget
from azul_tui.ui.widgets.board import Board, placed
from azul_tui.ui.widgets.parts import Bar, Center, Factories, Keys, Log, Prompt


class TooSmall(TableWidget[tuple[int, int]]):
    """Says what size is needed while the window is too small, and what can be done."""

    ADVICE: ClassVar[str] = notices.ENLARGE

    def draw(self, view: tuple[int, int], width: int, height: int) -> Block:
        """Draw the notice in the middle, with as much advice as there is room for."""
        needed, have = f"{MIN_WIDTH}x{MIN_HEIGHT}", f"this is {view[0]}x{view[1]}"
        lines = [f"needs {needed}, {have}"]
        if len(lines[0]) > width:
            lines = [f"needs {needed},", have]
        if max(map(len, lines)) > width or len(lines) > height:
            lines = [f"{needed}!"]
        advice = ["", *map(plain, wrap(self.ADVICE, max(1, width - 2))), notices.QUITS]
        if len(lines) + len(advice) <= height and max(map(len, advice)) <= width:
            lines += advice
        top = max(0, (height - len(lines)) // 2)
        drawn = (
            pad_row(row((line, "warn" if at == 0 else "")), width, "^")
            for at, line in enumerate(lines)
        )
        return (*((),) * top, *drawn)


class TooSmallForGame(TooSmall):
    """The same while there is a game."""

    ADVICE = notices.ENLARGE_FOR_GAME


class Tabletop(Widget):
    """Boards, factories, center, prompt, log and the two bars, at any size of the window."""

    DEFAULT_CSS: ClassVar[str] = """
    Tabletop { width: 100%; height: 100%; overflow: hidden; }
    """

    class Replanned(Message):
        """The window has a size for which the tiles should have another one."""

    def __init__(self, shown: Shown) -> None:
        super().__init__(markup=False)
        scene = shown.scene
        self._bar_view = shown.bar
        self.bar = Bar(shown.bar)
        self.boards = tuple(Board(board) for board in scene.boards)
        self.factories = Factories(scene.factories)
        self.center = Center(scene.center)
        self.prompt = Prompt(shown.prompt, hover=True)
        self.log_lines = Log(shown.log)
        self.keys = Keys(KeysView(()))
        self.too_small = TooSmallForGame((0, 0))

    @property
    def layout(self) -> Layout:
        """Where the parts go."""
        return _PlanLayout()

    def compose(self) -> ComposeResult:
        """All parts of the table."""
        yield self.bar
        yield from self.boards
        yield self.factories
        yield self.center
        yield self.prompt
        yield self.log_lines
        yield self.keys
        yield self.too_small

    @property
    def tile_size(self) -> int:
        """The size of the tiles for which there is room."""
        return tile_size(*self.app.size, len(self.boards))

    @property
    def is_shown(self) -> bool:
        """The window is large enough for a table."""
        return fits(*self.app.size)

    @property
    def has_room(self) -> bool:
        """The tiles are drawn as large as the window allows."""
        return self.boards[0].view.tiles.size == self.tile_size

    @property
    def factories_across(self) -> int:
        """How many factories are drawn beside each other."""
        view = self.factories.view
        size = self.factories.content_size
        return factory_boxes(len(view.factories), *size, view.tiles.size)[1]

    def show(self, shown: Shown) -> None:
        """Show another moment of the game; what stays the same costs nothing."""
        scene = shown.scene
        for board, view in zip(self.boards, scene.boards, strict=True):
            board.show(view)
        self.factories.view = scene.factories
        self.center.view = scene.center
        self._bar_view = shown.bar
        self._show_bar()
        self.prompt.view = shown.prompt
        self.log_lines.view = shown.log

    def on_resize(self, event: events.Resize) -> None:
        """Tell the new size, and the screen when tiles should change theirs."""
        self.too_small.view = (event.size.width, event.size.height)
        self._show_bar()
        if not self.has_room:
            self.post_message(self.Replanned())

    def _show_bar(self) -> None:
        """Show the last moves in the bar only where there is no panel with them."""
        view, size = self._bar_view, self.app.size
        if fits(*size) and self.plan_for(size).log:
            view = view._replace(moves=())
        self.bar.view = view

    def plan_for(self, size: Size) -> Plan:
        """The plan for a window that is large enough."""
        return plan(size.width, size.height, len(self.boards))

    def areas(self, size: Size) -> list[tuple[Widget, Area]]:
        """Every part that is shown in a window of this size, and where."""
        if not fits(size.width, size.height):
            return [(self.too_small, Area(0, 0, size.width, size.height))]
        where = self.plan_for(size)
        areas: list[tuple[Widget, Area]] = [
            (self.bar, where.bar),
            *zip(self.boards, where.boards, strict=True),
            (self.factories, where.factories),
            (self.center, where.center),
            (self.prompt, where.prompt),
            (self.keys, where.keys),
        ]
        if where.log:
            areas.append((self.log_lines, where.log))
        return areas


class _PlanLayout(Layout):
    """Puts the parts of the table where the plan says."""

    name = "azul-table"

    def arrange(
        self, parent: Widget, children: list[Widget], size: Size, greedy: bool = True
    ) -> ArrangeResult:
        assert isinstance(parent, Tabletop)
        return [placed(widget, area) for widget, area in parent.areas(size)]
