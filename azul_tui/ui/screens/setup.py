"""The setup screen: go on with a game, or choose who plays what in a new one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, Final, TypeVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.screen import Screen
from textual.theme import Theme
from textual.widget import Widget
from textual.widgets import Input

from azul_tui.engine import Wall
from azul_tui.ui.choices import ReplayGame, ResumeGame, ShowHistory, Start
from azul_tui.ui.draw import Tiles, TileSet
from azul_tui.ui.setup import words
from azul_tui.ui.setup.drawing import (
    ButtonView,
    GamesView,
    LineView,
    TitleView,
    WallsView,
    game_rows,
)
from azul_tui.ui.setup.fields import (
    Button,
    Choice,
    Field,
    Games,
    KeyBar,
    Line,
    LinkLine,
    Title,
    Walls,
)
from azul_tui.ui.setup.form import PLAYER_COUNTS, Form, UnfinishedGame, first_form
from azul_tui.ui.setup.pane import NAMES, FormPane
from azul_tui.ui.setup.plan import Plan, games_rows, plan
from azul_tui.ui.table.bars import KeysView
from azul_tui.ui.table.targets import ActionTarget
from azul_tui.ui.widgets.base import TableWidget

_AFTER: Final = {
    "players": NAMES[0],
    "starts": "seed",
    **dict(zip(NAMES, NAMES[1:], strict=False)),
}
"""Where enter goes on; from the last name, and from what is not named here, to the button."""

_LIST_WIDTH: Final = 66
"""Cells of a game in the list of all of them, which lies over the screen."""

WidgetT = TypeVar("WidgetT", bound=Widget)


class SetupScreen(Screen[Start | None]):
    """Asks what to play; None is leaving.

    It needs no store and no settings: it is given plain data, and returns a choice.
    """

    CSS_PATH = "setup.tcss"
    AUTO_FOCUS = "#games, #name-1"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", "Field above", show=False),
        Binding("down", "app.focus_next", "Field below", show=False),
        Binding("n", "new", "New game", show=False),
        Binding("r", "replay", "Replay this game", show=False),
        Binding("h,f2", "history", "Finished games and standings", show=False),
        *(Binding(*binding, show=False) for binding in words.bindings()),
    ]

    def __init__(
        self,
        *,
        names: Sequence[str] = (),
        players: int | None = None,
        wall: Wall = Wall.COLORED,
        start: int | None = None,
        seed: int | None = None,
        position: str | None = None,
        games: Sequence[UnfinishedGame] = (),
        notices: Sequence[str] = (),
        tiles: TileSet = TileSet.LETTERS,
    ) -> None:
        """Begin with these choices; everything can still be changed.

        Args:
            names: the names of last time, in seat order; they say how many play.
            players: how many play, where it is not the number of names.
            wall: the side of the boards.
            start: the seat that starts, from 0; None draws it.
            seed: for the draws; None makes one up.
            position: the text of a position to start from; it decides players, wall and start.
            games: the unfinished games, the latest first.
            notices: sentences about what is worth knowing, such as damaged files.
            tiles: how tiles are drawn.

        Raises:
            NotationError: ``position`` is none.
        """
        super().__init__()
        self._form = first_form(tuple(names), players, wall, start, seed, position)
        self._games = tuple(games)
        self._notices = tuple(notices)
        self._tiles = Tiles(tiles)
        self._plan: Plan | None = None
        self.set_class(self._tiles.ascii, "-ascii")

    def compose(self) -> ComposeResult:
        """Put the blocks below each other, and the keys at the bottom."""
        tiles, ascii_only = self._tiles, self._tiles.ascii
        with Vertical(id="page"):
            yield Title(TitleView(tiles), widget_id="title")
            if self._notices:
                more = words.others(len(self._notices) - 1)
                notice = LineView(self._notices[0], "warn", more=more, ascii_only=ascii_only)
                yield LinkLine(notice, widget_id="notices")
            if self._games:
                yield Games(GamesView(self._games, 1, ascii_only=ascii_only), widget_id="games")
            with Horizontal(id="panes"):
                yield FormPane(self._form, tiles)
                yield Walls(WallsView(self._form.wall, tiles), widget_id="walls")
            yield Button(ButtonView(words.START, ascii_only=ascii_only), widget_id="start")
            yield Line(LineView("", ascii_only=ascii_only), widget_id="note")
        yield KeyBar(KeysView(()), widget_id="keys")

    def on_mount(self) -> None:
        """Show everything in the sizes and colors of this terminal."""
        for name in ("players", "starts", "walls"):
            self.query_one(f"#{name}").disabled = self._form.position is not None
        self.app.theme_changed_signal.subscribe(self, self._take_colors)
        self._take_colors(self.app.current_theme)
        self._arrange(self.app.size)

    def on_resize(self, event: events.Resize) -> None:
        """Find the sizes anew."""
        self._arrange(event.size)

    def on_descendant_focus(self) -> None:
        """Say what can be done in the field that has the focus now."""
        self._explain()

    def _take_colors(self, theme: Theme) -> None:
        """Leave out dark shades on a terminal that has none."""
        self._tiles = replace(self._tiles, hollow=self.app.native_ansi_color)
        self._show()

    def _arrange(self, size: Size) -> None:
        """Give every block its size on a terminal of ``size``."""
        games = len(self._games)
        sizes = plan(size.width, size.height, games=games, notices=bool(self._notices))
        if sizes == self._plan:
            return
        self._plan = sizes
        self.set_class(sizes.pitch > 1, "-airy")
        self.set_class(sizes.stacked, "-stacked")
        for block in self.query_one("#page").children:
            block.styles.width = sizes.width
            block.styles.margin = (0 if block.id == "note" else sizes.gap, 0, 0, 0)
        heights = {
            "title": sizes.title_height,
            "panes": sizes.panes_height,
            "form": sizes.pane_height,
            "walls": sizes.pane_height,
            "start": sizes.button,
        }
        for name, height in heights.items():
            self.query_one(f"#{name}").styles.height = height
        self.query_one("#title").display = sizes.title > 0
        self.query_one("#walls").styles.width = sizes.wall_width
        if games:
            listed = self._the("games", Games)
            listed.styles.height = games_rows(games, sizes.games)
            listed.view = replace(listed.view, shown=sizes.games, cursor=0)
        self._show()

    def _show(self) -> None:
        """Show what is chosen."""
        form, tiles = self._form, self._tiles
        sizes = self._plan
        self._the("title", Title).view = TitleView(tiles, gray=self.app.no_color)
        self._the("form", FormPane).show(form, tiles)
        walls = self._the("walls", Walls)
        walls.view = replace(
            walls.view,
            chosen=form.wall,
            tiles=replace(tiles, size=sizes.picture if sizes else 1),
            padding=sizes.padding if sizes else 0,
        )
        self._explain()

    def _explain(self) -> None:
        """Show where keys go, what they do there, and what is wrong or remarkable."""
        form, here = self._form, (self.focused.id or "") if self.focused else ""
        self._the("form", FormPane).point(form, here, self._plan.pitch if self._plan else 1)
        text = words.WRONG_SEED if form.seed_is_wrong else form.remark or words.hint(here)
        note = self._the("note", Line)
        note.view = replace(note.view, text=text, role="error" if form.seed_is_wrong else "label")
        keys = words.keys(here, typing=isinstance(self.focused, Input), games=bool(self._games))
        self._the("keys", KeyBar).view = KeysView(keys)

    def _the(self, name: str, kind: type[WidgetT]) -> WidgetT:
        return self.query_one(f"#{name}", kind)

    # What somebody chooses

    def _choose(self, form: Form) -> None:
        self._form = form
        self._show()

    @on(Choice.Chosen, "#players")
    def _choose_players(self, event: Choice.Chosen) -> None:
        self._choose(replace(self._form, players=PLAYER_COUNTS[event.index]))

    @on(Choice.Chosen, "#starts")
    def _choose_start(self, event: Choice.Chosen) -> None:
        self._choose(replace(self._form, starter=event.index - 1 if event.index else None))

    @on(Walls.Chosen)
    def _choose_wall(self, event: Walls.Chosen) -> None:
        self._choose(replace(self._form, wall=event.wall))

    @on(Input.Changed)
    def _type(self) -> None:
        self._choose(self._the("form", FormPane).typed(self._form))

    @on(Input.Submitted)
    @on(Field.Confirmed)
    def _confirm(self, event: Input.Submitted | Field.Confirmed) -> None:
        """Enter goes through the names to the button, and there starts the game."""
        here = event.control.id or ""
        if here == "notices":
            self._read_notices()
        elif here == "start":
            self._start()
        elif here == NAMES[self._form.players - 1]:
            self.query_one("#start").focus()
        else:
            self.query_one(f"#{_AFTER.get(here, 'start')}").focus()

    def _start(self) -> None:
        if self._form.seed_is_wrong:
            self.query_one("#seed").focus()
        else:
            self.dismiss(self._form.new_game())

    @on(Games.Opened)
    def _open(self, event: Games.Opened) -> None:
        if event.index is None:
            self._list_games()
        else:
            self._resume(event.index)

    def _resume(self, index: int | None) -> None:
        if index is not None:
            self.dismiss(ResumeGame(self._games[index].path))

    def _list_games(self) -> None:
        from azul_tui.ui.screens.choose import ListScreen

        ascii_only = self._tiles.ascii
        rows = game_rows(self._games, _LIST_WIDTH, ascii_only=ascii_only)
        screen = ListScreen(words.TITLE_ALL_GAMES, rows, ascii_only=ascii_only)
        self.app.push_screen(screen, self._resume)

    def _read_notices(self) -> None:
        from azul_tui.ui.screens.confirm import ConfirmScreen

        text = "\n\n".join(self._notices)
        screen = ConfirmScreen(
            words.TITLE_NOTICES, text, yes=words.CLOSE, no="", ascii_only=self._tiles.ascii
        )
        self.app.push_screen(screen)

    @on(TableWidget.Picked, "#keys")
    async def _press(self, event: TableWidget.Picked) -> None:
        """A click on a key of the bar does what the key does."""
        event.stop()
        if isinstance(event.target, ActionTarget):
            await self.run_action(event.target.action)

    # Commands

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Replay only what the cursor is on."""
        return action != "replay" or self._game_under_cursor() is not None

    def _game_under_cursor(self) -> UnfinishedGame | None:
        if not isinstance(self.focused, Games):
            return None
        cursor = self.focused.view.cursor
        return self._games[cursor] if cursor < self.focused.view.shown else None

    def action_press(self, key: str) -> None:
        """Press ``key`` where the focus is."""
        self.app.simulate_key(key)

    def action_new(self) -> None:
        """Go to the fields for a new game."""
        self.query_one(f"#{NAMES[0]}").focus()

    def action_replay(self) -> None:
        """Step through the game under the cursor."""
        if game := self._game_under_cursor():
            self.dismiss(ReplayGame(game.path))

    def action_history(self) -> None:
        """Look at the finished games."""
        self.dismiss(ShowHistory())

    def action_leave(self) -> None:
        """Leave the program: nothing was begun that could be lost."""
        self.dismiss(None)
