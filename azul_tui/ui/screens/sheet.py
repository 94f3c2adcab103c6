"""What the sheets over a game have in common: one widget, its keys, and clicks as actions."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable
from typing import ClassVar, Generic, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen
from textual.types import CSSPathType

from azul_tui.ui.draw.rows import Block
from azul_tui.ui.draw.sheet import Act
from azul_tui.ui.screens.once import OnceScreen
from azul_tui.ui.table.plan import MIN_HEIGHT, MIN_WIDTH
from azul_tui.ui.widgets.base import TableWidget

ResultT = TypeVar("ResultT")
ViewT = TypeVar("ViewT", bound=Hashable)


_WIDTHS = [(0, "-narrow"), (MIN_WIDTH, "-wide")]
_HEIGHTS = [(0, "-low"), (MIN_HEIGHT, "-high")]


class Sheet(TableWidget[ViewT]):
    """A sheet, drawn by a function from what it shows."""

    def __init__(self, view: ViewT, drawn_by: Callable[[ViewT, int, int], Block]) -> None:
        """Show ``view`` as ``drawn_by`` draws it in a width and a height."""
        super().__init__(view, hover=True)
        self._drawn_by = drawn_by

    def draw(self, view: ViewT, width: int, height: int) -> Block:
        """Draw the sheet; in a window that has just become too small, as if it were not."""
        return self._drawn_by(view, max(width, MIN_WIDTH), height)


class SheetScreen(ModalScreen[ResultT], OnceScreen[ResultT], Generic[ResultT, ViewT]):
    """A modal screen with nothing but a sheet; escape closes it.

    While the window is too small for any sheet there is none, so that the notice of the screen
    below can be read. A subclass says in `draw` how the sheet looks, and has an action for each
    `Act` that can be clicked.
    """

    CSS_PATH: ClassVar[CSSPathType | None] = "sheet.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", "close", show=False)]
    HORIZONTAL_BREAKPOINTS = _WIDTHS
    VERTICAL_BREAKPOINTS = _HEIGHTS
    AUTO_FOCUS: ClassVar[str | None] = ""

    def __init__(self, view: ViewT) -> None:
        """Show ``view``."""
        super().__init__()
        self.sheet = Sheet(view, self.draw)

    @abstractmethod
    def draw(self, view: ViewT, width: int, height: int) -> Block:
        """Return the sheet in ``width`` x ``height`` cells; it must depend on nothing else."""

    def compose(self) -> ComposeResult:
        """The sheet."""
        yield self.sheet

    @property
    def view(self) -> ViewT:
        """What is shown; setting it shows something else."""
        return self.sheet.view

    @view.setter
    def view(self, view: ViewT) -> None:
        self.sheet.view = view

    def action_close(self) -> None:
        """Close the sheet."""
        self.dismiss()

    def on_table_widget_clicked(self, message: TableWidget.Clicked) -> None:
        """Do what a click means."""
        message.stop()
        act = message.target
        if isinstance(act, Act):
            argument = "" if act.value is None else str(act.value)
            self.call_later(self.run_action, f"{act.name}({argument})")
