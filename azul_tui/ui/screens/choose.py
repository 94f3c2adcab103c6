"""A list to choose from, over any screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.screen import ModalScreen

from azul_tui.ui.draw import (
    Block,
    Row,
    Span,
    aim,
    clean,
    crop_row,
    pad_row,
    row,
    row_width,
)
from azul_tui.ui.draw.sheet import Act, Hint, Scroll, draw_sheet, room_inside
from azul_tui.ui.draw.signs import arrow, ellipsis
from azul_tui.ui.screens.once import OnceScreen
from azul_tui.ui.widgets.base import TableWidget

_WIDEST: Final = 96
_NARROWEST: Final = 40
_FRAME_ROWS: Final = 2
_FRAME_CELLS: Final = _WIDEST - room_inside(_WIDEST, 0)[0]
_FEW: Final = 9
"""So many rows or fewer are chosen by a single digit."""
_HINTS: Final = (Hint("enter", "choose", Act("choose")), Hint("esc", "close", Act("close")))


@dataclass(frozen=True)
class ListView:
    """Rows to choose from.

    Attributes:
        title: what they are.
        rows: text with roles, without markup.
        cursor: the row that enter chooses, from 0.
        top: the first row that is shown, as far as the cursor stays in sight.
        ascii_only: use no character outside ASCII.
    """

    title: str
    rows: tuple[Row, ...]
    cursor: int = 0
    top: int = 0
    ascii_only: bool = False

    def first(self, room: int) -> int:
        """The first row that is shown when there is room for ``room`` rows."""
        lowest = min(self.cursor, max(0, len(self.rows) - room))
        return max(min(self.top, lowest), self.cursor - room + 1)


def draw_list(view: ListView, width_: int, height: int) -> Block:
    """Return the list in exactly ``width_`` x ``height`` cells."""
    cells, room = room_inside(width_, height)
    digits = len(str(len(view.rows)))
    first = view.first(max(1, room))
    lines = tuple(_line(view, at, digits, cells) for at in range(first, len(view.rows)))[:room]
    return draw_sheet(
        lines,
        width_,
        height,
        title=view.title,
        hints=_HINTS,
        scroll=Scroll(first, room, len(view.rows)),
        ascii_only=view.ascii_only,
    )


def _line(view: ListView, at: int, digits: int, cells: int) -> Row:
    here = at == view.cursor
    pointer = arrow(ascii_only=view.ascii_only) if here else " "
    line, room = view.rows[at], cells - digits - 3
    if row_width(line) > room:
        line = (*crop_row(line, room - 1), Span(ellipsis(ascii_only=view.ascii_only)))
    if here:
        line = tuple(span._replace(role="bar-strong") for span in line)
    number = (f"{pointer}{at + 1:{digits}}  ", "bar-strong" if here else "key")
    line = pad_row(row(number, *line), cells, role="bar-strong" if here else "")
    return aim((line,), Act("pick", at))[0]


class Choices(TableWidget[ListView]):
    """The list, as large as its rows need."""

    def draw(self, view: ListView, width: int, height: int) -> Block:
        """Draw the list."""
        return draw_list(view, width, height)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """Return the width of the widest row, as far as there is room."""
        view = self.view
        widest = max(map(row_width, [row(view.title), *view.rows]))
        wanted = widest + len(str(len(view.rows))) + 3 + _FRAME_CELLS
        return min(container.width, max(wanted, _NARROWEST), _WIDEST)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the number of rows, as far as there is room."""
        return min(container.height, len(self.view.rows) + _FRAME_ROWS)


class ListScreen(ModalScreen[int | None], OnceScreen[int | None]):
    """Lets somebody choose a row, and returns its index; None is none."""

    CSS_PATH = "choose.tcss"
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "choose", "Choose", show=False),
        Binding("escape,q", "close", "Close", show=False),
        Binding("up,shift+tab", "step(-1)", "Up", show=False),
        Binding("down,tab", "step(1)", "Down", show=False),
        Binding("pageup", "page(-1)", "Page up", show=False),
        Binding("pagedown", "page(1)", "Page down", show=False),
        Binding("home", "go_to(0)", "First", show=False),
        Binding("end", "go_to(-1)", "Last", show=False),
    ]

    def __init__(
        self, title: str, rows: Sequence[str | Row], *, chosen: int = 0, ascii_only: bool = False
    ) -> None:
        """Offer rows.

        Args:
            title: what they are.
            rows: plain text, or text with roles; at least one.
            chosen: where the cursor stands at first, from 0.
            ascii_only: use no character outside ASCII.
        """
        super().__init__()
        lines = tuple([row(clean(line)) if isinstance(line, str) else line for line in rows])
        view = ListView(title, lines, chosen, max(0, chosen - 5), ascii_only)
        self.choices = Choices(view)
        self._typed = ""

    def compose(self) -> ComposeResult:
        """The list."""
        yield self.choices

    @property
    def _room(self) -> int:
        return max(1, self.choices.content_size.height - _FRAME_ROWS)

    def on_key(self, event: events.Key) -> None:
        """Go to the row whose number is typed; choose it where one digit says it all."""
        if event.character is None or event.character not in "0123456789":
            self._typed = ""
            return
        event.stop()
        rows = len(self.choices.view.rows)
        typed = self._typed + event.character
        self._typed = typed if 1 <= int(typed) <= rows else event.character
        number = int(self._typed)
        if not 1 <= number <= rows:
            self._typed = ""
        elif rows <= _FEW:
            self.dismiss(number - 1)
        else:
            self._move(number - 1)

    def on_table_widget_clicked(self, message: TableWidget.Clicked) -> None:
        """Do what a click means."""
        message.stop()
        match message.target:
            case Act("pick", int(at)):
                self.dismiss(at)
            case Act("scroll_to", int(top)):
                self._scroll(top)
            case Act("choose"):
                self.action_choose()
            case Act("close"):
                self.action_close()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Scroll down."""
        event.stop()
        self._scroll(self.choices.view.first(self._room) + 3)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Scroll up."""
        event.stop()
        self._scroll(self.choices.view.first(self._room) - 3)

    def action_choose(self) -> None:
        """Choose the row under the cursor."""
        self.dismiss(self.choices.view.cursor)

    def action_close(self) -> None:
        """Choose nothing."""
        self.dismiss(None)

    def action_step(self, by: int) -> None:
        """Go a row up or down; after the last comes the first."""
        self._move((self.choices.view.cursor + by) % len(self.choices.view.rows))

    def action_page(self, by: int) -> None:
        """Go a page up or down."""
        self._move(self.choices.view.cursor + by * self._room)

    def action_go_to(self, at: int) -> None:
        """Go to a row; -1 is the last."""
        self._move(at % len(self.choices.view.rows))

    def _move(self, cursor: int) -> None:
        view = self.choices.view
        moved = replace(view, cursor=max(0, min(cursor, len(view.rows) - 1)))
        self.choices.view = replace(moved, top=moved.first(self._room))

    def _scroll(self, top: int) -> None:
        """Show the rows from ``top`` on, and take the cursor along."""
        view, room = self.choices.view, self._room
        top = max(0, min(top, len(view.rows) - room))
        cursor = max(top, min(view.cursor, top + room - 1))
        self.choices.view = replace(view, top=top, cursor=cursor)
