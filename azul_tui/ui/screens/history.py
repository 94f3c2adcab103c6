"""The history: all games and the standings by name, sorted and filtered."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input

from azul_tui.record.catalog import DamagedGame, SavedGame
from azul_tui.record.standings import Standing
from azul_tui.text import archive as text
from azul_tui.ui.choices import ReplayGame, ResumeGame
from azul_tui.ui.commands import Command, Place, bindings
from azul_tui.ui.draw import Block
from azul_tui.ui.draw.sheet import Act
from azul_tui.ui.history.drawing import HistoryView, draw_history, list_room
from azul_tui.ui.history.listing import Archive, Listing
from azul_tui.ui.screens.commanded import CommandScreen
from azul_tui.ui.table.bars import KeysView
from azul_tui.ui.table.plan import MIN_HEIGHT, MIN_WIDTH
from azul_tui.ui.table.scene import Look
from azul_tui.ui.table.targets import ActionTarget
from azul_tui.ui.widgets.base import TableWidget
from azul_tui.ui.widgets.parts import Keys
from azul_tui.ui.widgets.tabletop import TooSmall

if TYPE_CHECKING:
    from azul_tui.record.catalog import Catalog

_WHEEL = 3
_LONGEST = 200
_WIDTHS: list[tuple[int, str]] = [(0, "-narrow"), (MIN_WIDTH, "-wide")]
_HEIGHTS: list[tuple[int, str]] = [(0, "-low"), (MIN_HEIGHT, "-high")]


class Filter(Input):
    """Where a part of a name is typed; the list moves meanwhile."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "screen.move(-1)", show=False),
        Binding("down", "screen.move(1)", show=False),
        Binding("pageup", "screen.turn(-1)", show=False),
        Binding("pagedown", "screen.turn(1)", show=False),
    ]

    def __init__(self) -> None:
        super().__init__(placeholder=text.FILTER, id="filter", compact=True)
        self.cursor_blink = False

    def validate_value(self, value: str) -> str:
        """Keep what a name can consist of, and not more than the longest names have."""
        return "".join(filter(str.isprintable, value))[:_LONGEST]


class HistoryList(TableWidget[HistoryView]):
    """The list and its details."""

    def draw(self, view: HistoryView, width: int, height: int) -> Block:
        """Draw the page that is shown."""
        return draw_history(view, width, height)


class HistoryScreen(CommandScreen[ReplayGame | ResumeGame | None]):
    """Shows what was played; ends with a game to look at or to go on with, or with None.

    Args:
        catalog: all games.
        look: how tiles look.
        listing: what was shown the last time, to go on there.
    """

    CSS_PATH = "history.tcss"
    AUTO_FOCUS = ""
    PLACES = (Place.HISTORY, Place.ANYWHERE)
    BINDINGS: ClassVar[list[BindingType]] = [*bindings(*PLACES)]
    HORIZONTAL_BREAKPOINTS = _WIDTHS
    VERTICAL_BREAKPOINTS = _HEIGHTS

    def __init__(self, catalog: Catalog, look: Look, listing: Listing | None = None) -> None:
        super().__init__(look)
        archive = Archive(catalog)
        shown = listing.of(archive) if listing else Listing(archive)
        self._list = HistoryList(HistoryView(shown, look.ascii_only), widget_id="list")
        self._filter = Filter()
        self._keys = Keys(KeysView(()), widget_id="keys")
        self._too_small = TooSmall((0, 0), widget_id="too-small")

    # -- what is shown ------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """The list, the field of the filter, and the keys."""
        yield self._list
        yield self._filter
        yield self._keys
        yield self._too_small

    @property
    def listing(self) -> Listing:
        """What is shown."""
        return self._list.view.listing

    def on_mount(self) -> None:
        """Show the keys."""
        self._filter.display = False
        self._filter.value = self.listing.wanted
        self._show_keys()

    def on_resize(self, event: events.Resize) -> None:
        """Keep the cursor in sight."""
        self._too_small.view = (event.size.width, event.size.height)
        self.call_after_refresh(self._fit)

    def set_look(self, look: Look) -> None:
        """Draw with or without characters outside ASCII."""
        self.look = look
        self._list.view = HistoryView(self.listing, look.ascii_only)

    def _show(self, listing: Listing) -> None:
        self._list.view = HistoryView(listing, self.look.ascii_only)
        self._show_keys()

    def _show_keys(self, message: str = "") -> None:
        keys = text.TYPING_KEYS if self._filter.display else self.key_bar
        self._keys.view = KeysView(keys, message)

    def _fit(self) -> None:
        self._show(self.listing.fitted(self._room))

    @property
    def _room(self) -> int:
        return list_room(*self._list.content_size)

    def label_of(self, command: Command) -> str:
        """What the bar of keys calls the command: the way out is "back", not "quit"."""
        if command.name == "step_back" and self.listing.wanted:
            return text.ALL_NAMES
        return "" if command.name == "leave" else super().label_of(command)

    def allowed(self, action: str) -> bool:
        """The command means something for the row under the cursor."""
        item = self.listing.item
        if action == "open":
            return isinstance(item, SavedGame | Standing)
        if action == "replay":
            return isinstance(item, SavedGame)
        if action == "copy_path":
            return isinstance(item, SavedGame | DamagedGame)
        return True

    # -- going through the list ---------------------------------------------------------

    def action_move(self, rows: int) -> None:
        """Go so many rows down."""
        self._show(self.listing.moved(self.listing.spot.cursor + rows, self._room))

    def action_turn(self, pages: int) -> None:
        """Go so many screens down."""
        self.action_move(pages * max(1, self._room - 1))

    def action_first(self) -> None:
        """Go to the first row."""
        self._show(self.listing.moved(0, self._room))

    def action_last(self) -> None:
        """Go to the last row."""
        self._show(self.listing.moved(len(self.listing.items) - 1, self._room))

    def action_other_page(self) -> None:
        """Go from the games to the standings, or back."""
        self._show(self.listing.turned().fitted(self._room))

    def action_sort(self) -> None:
        """Sort by the next column."""
        self._show(self.listing.sorted_by_next())

    def action_reverse(self) -> None:
        """Sort the other way round."""
        self._show(self.listing.sorted_by(self.listing.spot.column))

    def on_mouse_scroll_down(self) -> None:
        """Scroll down."""
        self._show(self.listing.scrolled(self.listing.spot.top + _WHEEL, self._room))

    def on_mouse_scroll_up(self) -> None:
        """Scroll up."""
        self._show(self.listing.scrolled(self.listing.spot.top - _WHEEL, self._room))

    # -- the filter ---------------------------------------------------------------------

    def action_filter(self) -> None:
        """Ask for a part of a name."""
        self._filter.display = True
        self._filter.focus()
        self._show_keys()

    @on(Input.Changed)
    def _narrow(self, event: Input.Changed) -> None:
        """Show what fits to what was typed so far."""
        self._show(self.listing.filtered(event.value.strip()))

    @on(Input.Submitted)
    def action_keep(self) -> None:
        """Go back to the list, which stays narrowed."""
        self.set_focus(None)
        self._filter.display = False
        self._show_keys()

    def action_step_back(self) -> None:
        """Show all names again, or leave."""
        if self.listing.wanted or self._filter.display:
            self._filter.value = ""
            self.action_keep()
        else:
            self.dismiss(None)

    # -- what can be done with a row ----------------------------------------------------

    def action_open(self) -> None:
        """Replay a finished game, go on with an unfinished one, list the games of a name."""
        item = self.listing.item
        if isinstance(item, SavedGame):
            self.dismiss(ReplayGame(item.path) if item.finished else ResumeGame(item.path))
        elif isinstance(item, Standing):
            self._filter.value = item.name
            self._show(self.listing.filtered(item.name).turned())

    def action_replay(self) -> None:
        """Replay a game, finished or not."""
        item = self.listing.item
        if isinstance(item, SavedGame):
            self.dismiss(ReplayGame(item.path))

    def action_copy_path(self) -> None:
        """Copy the path of the file."""
        item = self.listing.item
        if isinstance(item, SavedGame | DamagedGame):
            self.app.copy_to_clipboard(str(item.path))
            self._show_keys(text.PATH_COPIED)

    def action_leave(self) -> None:
        """Leave the history."""
        self.dismiss(None)

    # -- the mouse ----------------------------------------------------------------------

    def on_table_widget_clicked(self, message: TableWidget.Clicked) -> None:
        """Do what a click means."""
        match message.target:
            case ActionTarget(action):
                self.call_later(self.run_action, action)
            case Act("pick", int(at)):
                self._pick(at)
            case Act("page", int(page)):
                self._show(self.listing if page == self.listing.page else self.listing.turned())
            case Act("sort_by", int(column)):
                self._show(self.listing.sorted_by(column))
            case Act("scroll_to", int(top)):
                self._show(self.listing.scrolled(top, self._room))
            case Act("copy_path"):
                self.action_copy_path()

    def _pick(self, at: int) -> None:
        """A click picks a row, a click on the row that is picked opens it."""
        if at == self.listing.spot.cursor and self.allowed("open"):
            self.action_open()
        else:
            self._show(self.listing.moved(at, self._room))
