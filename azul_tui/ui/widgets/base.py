"""A widget that draws lines of text with roles, and knows what was clicked."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable
from itertools import zip_longest
from typing import ClassVar, Generic, TypeVar

from rich.style import Style
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from azul_tui.ui.draw.rows import Block, block_width, changes, target_at
from azul_tui.ui.looks import paint, role_styles

ViewT = TypeVar("ViewT")


class _AtTarget(Message):
    """Something about a target; see `azul_tui.ui.table.targets`."""

    def __init__(self, widget: Widget, target: Hashable) -> None:
        super().__init__()
        self.widget = widget
        self.target = target

    @property
    def control(self) -> Widget:
        """The widget under the mouse."""
        return self.widget


class TableWidget(Widget, Generic[ViewT], inherit_css=False):
    """Draws an immutable ``view`` of the game; a view that is equal to the last costs nothing.

    A subclass says in `draw` how the view looks. Roles get their styles from the theme in one
    table for all widgets: as component classes they would be matched against the stylesheet once
    for each widget and role, at the start and at each change of a class. Nor is the stylesheet of
    all widgets inherited, which is about scrollbars and links.
    """

    DEFAULT_CSS: ClassVar[str] = "TableWidget { width: auto; height: auto; }"
    ALLOW_SELECT = False

    class Clicked(_AtTarget):
        """Somebody clicked something that has a meaning."""

    class Pointed(_AtTarget):
        """The mouse went to something that has a meaning, or away from it (target None)."""

    def __init__(
        self,
        view: ViewT,
        *,
        widget_id: str | None = None,
        classes: str | None = None,
        hover: bool = False,
    ) -> None:
        """Show ``view``; with ``hover`` mouse movements are reported as well."""
        super().__init__(id=widget_id, classes=classes, markup=False)
        self._view = view
        self._hover = hover
        self._hovered: Hashable = None
        self._drawn: dict[tuple[int, int], Block] = {}
        self._styles_of_roles: dict[str, Style] | None = None
        self._base_style = Style.null()

    @abstractmethod
    def draw(self, view: ViewT, width: int, height: int) -> Block:
        """Return the rows for ``view`` in a content area of ``width`` x ``height`` cells.

        It must depend on nothing else. Rows may be shorter or fewer; a width of 0 asks for the
        natural size.
        """

    @property
    def view(self) -> ViewT:
        """What is shown. Setting it redraws the cells that look different, without a layout."""
        return self._view

    @view.setter
    def view(self, view: ViewT) -> None:
        if view == self._view:
            return
        self._view = view
        width, height = self.content_size
        before = self._drawn.get((width, height))
        self._drawn.clear()
        if before is None:
            self.refresh()
            return
        changed = [
            Region(x, y, length, 1)
            for y, (old, new) in enumerate(zip_longest(before, self.rows(), fillvalue=()))
            if old != new and y < height
            for x, length in self._worth_sending(changes(old, new))
        ]
        if changed:
            self.refresh(*changed)

    def _worth_sending(self, changed: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """Return what to send of a row; more than one piece only where other widgets lie between.

        Whatever piece is wanted, all is sent from where the last widget on that row ends.
        """
        if not changed or self.children:
            return changed
        return [(changed[0][0], sum(changed[-1]) - changed[0][0])]

    def rows(self) -> Block:
        """Return what is drawn now."""
        return self._rows_for(*self.content_size)

    def _rows_for(self, width: int, height: int) -> Block:
        rows = self._drawn.get((width, height))
        if rows is None:
            rows = self._drawn[width, height] = self.draw(self._view, width, height)
        return rows

    def render_line(self, y: int) -> Strip:
        """Return line ``y`` of the content area."""
        styles = self._styles_of_roles
        if styles is None:
            styles = self._load_styles()
        rows = self.rows()
        width = self.content_size.width
        if y >= len(rows):
            return Strip.blank(width, self._base_style)
        return Strip(paint(rows[y], styles)).adjust_cell_length(width, self._base_style)

    def target_at(self, x: int, y: int) -> Hashable:
        """Return the target at a cell of the content area, or None."""
        rows = self.rows()
        return target_at(rows[y], x) if 0 <= y < len(rows) else None

    def notify_style_update(self) -> None:
        """Forget the styles of roles when the theme or the background has changed."""
        super().notify_style_update()
        self._styles_of_roles = None

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """Return the natural width, for ``width: auto``."""
        return block_width(self._rows_for(0, 0))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the natural height, for ``height: auto``."""
        return len(self._rows_for(width, 0))

    def on_click(self, event: events.Click) -> None:
        """Report what was clicked."""
        target = self._target_of(event)
        if target is not None:
            event.stop()
            self.post_message(self.Clicked(self, target))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Report what the mouse points at, when it is something else than before."""
        self._point_at(self._target_of(event))

    def on_leave(self) -> None:
        """Report that the mouse points at nothing here."""
        self._point_at(None)

    def _point_at(self, target: Hashable) -> None:
        if self._hover and target != self._hovered:
            self._hovered = target
            self.post_message(self.Pointed(self, target))

    def _target_of(self, event: events.MouseEvent) -> Hashable:
        offset = event.get_content_offset(self)
        return None if offset is None else self.target_at(offset.x, offset.y)

    def _load_styles(self) -> dict[str, Style]:
        self._base_style = self.visual_style.rich_style
        app = self.app
        styles = role_styles(app.theme_variables, self._base_style, ansi=app.native_ansi_color)
        self._styles_of_roles = styles
        return styles
