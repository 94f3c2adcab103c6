"""The widgets of a player's board."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.geometry import Offset, Region, Size, Spacing
from textual.layout import ArrangeResult, Layout, WidgetPlacement
from textual.widget import Widget

from azul_tui.ui.draw import Block
from azul_tui.ui.table import board as drawing
from azul_tui.ui.table.board import FloorView, FrameView, LinesView, WallView
from azul_tui.ui.table.scene import BoardScene
from azul_tui.ui.table.shapes import Area, BoardShape
from azul_tui.ui.widgets.base import TableWidget


class PatternLines(TableWidget[LinesView]):
    """The five pattern lines of a player."""

    def draw(self, view: LinesView, width: int, height: int) -> Block:
        """Draw the lines."""
        return drawing.draw_lines(view)


class Wall(TableWidget[WallView]):
    """The wall of a player."""

    def draw(self, view: WallView, width: int, height: int) -> Block:
        """Draw the wall."""
        return drawing.draw_wall(view)


class FloorLine(TableWidget[FloorView]):
    """The floor line of a player."""

    def draw(self, view: FloorView, width: int, height: int) -> Block:
        """Draw the floor line."""
        return drawing.draw_floor(view, width)


class Board(TableWidget[FrameView]):
    """A player's board: the frame with name and score, and the parts inside it."""

    DEFAULT_CSS: ClassVar[str] = """
    Board { background: $board; overflow: hidden; }
    Board > TableWidget { background: $board; }
    """

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene.frame, widget_id=f"board-{scene.frame.seat + 1}", hover=True)
        self._lines = PatternLines(scene.lines, hover=True)
        self._wall = Wall(scene.wall, hover=True)
        self._floor = FloorLine(scene.floor, hover=True)

    @property
    def layout(self) -> Layout:
        """Where the parts go."""
        return _BoardLayout()

    def compose(self) -> ComposeResult:
        """The parts."""
        yield self._lines
        yield self._wall
        yield self._floor

    def draw(self, view: FrameView, width: int, height: int) -> Block:
        """Draw the frame."""
        return drawing.draw_frame(view, BoardShape.within(view.tiles.size, width))

    def show(self, scene: BoardScene) -> None:
        """Show another moment of the game."""
        resized = scene.frame.tiles.size != self.view.tiles.size
        self.view = scene.frame
        self._lines.view = scene.lines
        self._wall.view = scene.wall
        self._floor.view = scene.floor
        if resized:
            # The layout of a widget is forgotten when one inside it asks for another.
            self._lines.refresh(layout=True)

    def part_areas(self, width: int) -> tuple[tuple[Widget, Area], ...]:
        """The parts and where they go on a board of this width."""
        shape = BoardShape.within(self.view.tiles.size, width)
        return (self._lines, shape.lines), (self._wall, shape.wall), (self._floor, shape.floor)


class _BoardLayout(Layout):
    """Puts the parts of a board where its shape says."""

    name = "azul-board"

    def arrange(
        self, parent: Widget, children: list[Widget], size: Size, greedy: bool = True
    ) -> ArrangeResult:
        assert isinstance(parent, Board)
        return [placed(widget, area) for widget, area in parent.part_areas(size.width)]


def placed(widget: Widget, area: Area) -> WidgetPlacement:
    """The placement of a widget in an area."""
    return WidgetPlacement(Region(*area), Offset(0, 0), Spacing(), widget)
