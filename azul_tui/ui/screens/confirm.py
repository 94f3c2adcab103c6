"""A question with two answers, over any screen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.screen import ModalScreen

from azul_tui.ui.draw import Block, clean
from azul_tui.ui.draw.prose import wrap
from azul_tui.ui.draw.sheet import Act, Hint, Scroll, buttons, draw_sheet, room_inside
from azul_tui.ui.screens.once import OnceScreen
from azul_tui.ui.widgets.base import TableWidget

_WIDEST: Final = 64
_FRAME_ROWS: Final = 2
_BUTTON_ROWS: Final = 2


@dataclass(frozen=True)
class ConfirmView:
    """A question, and the answer under the cursor.

    Attributes:
        question: a few words; the title.
        detail: plain text; lines and paragraphs are kept.
        answers: (key, label) of yes, and of no where there is a no.
        cursor: which answer enter gives.
        top: the first row of the detail that is shown.
        ascii_only: use no character outside ASCII.
    """

    question: str
    detail: str
    answers: tuple[tuple[str, str], ...]
    cursor: int
    top: int = 0
    ascii_only: bool = False

    def text(self, width: int) -> Block:
        """The detail in rows for a dialog of ``width`` cells."""
        cells, _ = room_inside(width, 0)
        rows: Block = ()
        for line in self.detail.splitlines():
            rows += wrap(clean(line), cells) or ((),)
        return rows

    def last_top(self, width: int, height: int) -> int:
        """The largest useful ``top`` in a dialog of ``width`` x ``height`` cells."""
        return max(0, len(self.text(width)) + _BUTTON_ROWS + _FRAME_ROWS - height)


def draw_confirm(view: ConfirmView, width: int, height: int) -> Block:
    """Return the dialog in exactly ``width`` x ``height`` cells."""
    cells, rows = room_inside(width, height)
    text = view.text(width)
    room = max(0, rows - _BUTTON_ROWS)
    top = min(view.top, view.last_top(width, height))
    shown = text[top : top + room]
    answers = buttons(view.answers, view.cursor, cells)
    return draw_sheet(
        (*shown, *((),) * (room - len(shown) + 1), answers),
        width,
        height,
        title=view.question,
        hints=_hints(view.answers),
        scroll=Scroll(top, room, len(text)) if len(text) > room else None,
        ascii_only=view.ascii_only,
    )


def _hints(answers: tuple[tuple[str, str], ...]) -> tuple[Hint, ...]:
    """What can be pressed; escape is no, where there is a no."""
    enter = Hint("enter", "answer", Act("confirm"))
    refuse = Hint("esc", answers[-1][1].lower(), Act("refuse"))
    return (Hint("arrows", "choose"), enter, refuse) if len(answers) > 1 else (refuse,)


class Dialog(TableWidget[ConfirmView]):
    """The dialog, as large as its text needs."""

    def draw(self, view: ConfirmView, width: int, height: int) -> Block:
        """Draw the dialog."""
        return draw_confirm(view, width, height)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """Return the width for which text reads well."""
        return min(container.width, _WIDEST)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the rows that the text needs, as far as there are that many."""
        wanted = len(self.view.text(width)) + _BUTTON_ROWS + _FRAME_ROWS
        return min(container.height, wanted)


class ConfirmScreen(ModalScreen[bool], OnceScreen[bool]):
    """Asks a question, and returns whether the answer is yes; escape is no."""

    CSS_PATH = "confirm.tcss"
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "answer(0)", "Yes", show=False),
        Binding("n,escape", "refuse", "No", show=False),
        Binding("enter,space", "confirm", "The answer under the cursor", show=False),
        Binding("left,right,tab,shift+tab", "switch", "The other answer", show=False),
        Binding("up", "scroll_by(-1)", "Up", show=False),
        Binding("down", "scroll_by(1)", "Down", show=False),
        Binding("pageup", "scroll_by(-10)", "Page up", show=False),
        Binding("pagedown", "scroll_by(10)", "Page down", show=False),
    ]

    def __init__(
        self,
        question: str,
        detail: str = "",
        *,
        yes: str = "Yes",
        no: str = "No",
        default: bool = False,
        ascii_only: bool = False,
    ) -> None:
        """Ask.

        Args:
            question: a few words.
            detail: what follows from the answer; plain text, also of several paragraphs.
            yes: the label of yes.
            no: the label of no; empty where there is nothing to refuse, and only yes is offered.
            default: the answer that enter gives at first.
            ascii_only: use no character outside ASCII.
        """
        super().__init__()
        answers = (("y", yes), ("n", no)) if no else (("enter", yes),)
        cursor = 0 if default or not no else 1
        self.dialog = Dialog(ConfirmView(question, detail, answers, cursor, ascii_only=ascii_only))

    def compose(self) -> ComposeResult:
        """The dialog."""
        yield self.dialog

    def on_table_widget_clicked(self, message: TableWidget.Clicked) -> None:
        """Take a click as an answer, or scroll to it."""
        message.stop()
        match message.target:
            case Act("choose", int(at)):
                self.action_answer(at)
            case Act("scroll_to", int(top)):
                self._scroll(top)
            case Act("confirm"):
                self.action_confirm()
            case Act("refuse"):
                self.action_refuse()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Scroll down."""
        event.stop()
        self.action_scroll_by(1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Scroll up."""
        event.stop()
        self.action_scroll_by(-1)

    def action_answer(self, at: int) -> None:
        """Give the answer of this index: 0 is yes."""
        self.dismiss(at == 0)

    def action_refuse(self) -> None:
        """Say no."""
        self.dismiss(False)

    def action_confirm(self) -> None:
        """Give the answer under the cursor."""
        self.action_answer(self.dialog.view.cursor)

    def action_switch(self) -> None:
        """Go to the other answer."""
        view = self.dialog.view
        self.dialog.view = replace(view, cursor=(view.cursor + 1) % len(view.answers))

    def action_scroll_by(self, rows: int) -> None:
        """Scroll the text by so many rows."""
        self._scroll(self.dialog.view.top + rows)

    def _scroll(self, top: int) -> None:
        view, size = self.dialog.view, self.dialog.content_size
        last = view.last_top(size.width, size.height)
        self.dialog.view = replace(view, top=max(0, min(top, last)))
