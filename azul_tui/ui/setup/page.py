"""Everything on the setup screen but the keys: what is there, how large it is, what it shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.widget import Widget

from azul_tui.ui.draw import Tiles
from azul_tui.ui.setup import words
from azul_tui.ui.setup.drawing import ButtonView, LineView, WallsView
from azul_tui.ui.setup.fields import Button, Games, Line, LinkLine, Title, Walls
from azul_tui.ui.setup.form import Form, UnfinishedGame
from azul_tui.ui.setup.games import GamesView
from azul_tui.ui.setup.pane import FormPane
from azul_tui.ui.setup.plan import Plan, games_rows, plan
from azul_tui.ui.setup.title import TitleView

WidgetT = TypeVar("WidgetT", bound=Widget)


class Page(Vertical):
    """The title, notices, unfinished games, the form for a new one, and a line of help."""

    def __init__(
        self, form: Form, games: Sequence[UnfinishedGame], notices: Sequence[str], tiles: Tiles
    ) -> None:
        """Begin with what stands in ``form``; games and notices stay as they are."""
        super().__init__(id="page")
        self._form = form
        self._games = tuple(games)
        self._notices = tuple(notices)
        self._tiles = tiles
        self._plan: Plan | None = None

    def compose(self) -> ComposeResult:
        """Put the blocks below each other."""
        tiles = self._tiles
        yield Title(TitleView(tiles), widget_id="title")
        if self._notices:
            more = words.others(len(self._notices) - 1)
            yield LinkLine(LineView(self._notices[0], "warn", more), widget_id="notices")
        if self._games:
            yield Games(GamesView(self._games, 1), widget_id="games")
        with Horizontal(id="panes"):
            yield FormPane(self._form, tiles)
            yield Walls(WallsView(self._form.wall, tiles), widget_id="walls")
        yield Button(ButtonView(), widget_id="start")
        yield Line(LineView(""), widget_id="note")

    def fit_into(self, size: Size) -> None:
        """Give every block its size on a terminal of ``size``."""
        games = len(self._games)
        sizes = plan(size.width, size.height, games=games, notices=bool(self._notices))
        if sizes == self._plan:
            return
        self._plan = sizes
        self.set_class(sizes.pitch > 1, "-airy")
        self.set_class(sizes.stacked, "-stacked")
        for block in self.children:
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
        walls = self._the("walls", Walls)
        walls.styles.width = sizes.wall_width
        walls.view = replace(walls.view, picture=sizes.picture, padding=sizes.padding)
        if games:
            listed = self._the("games", Games)
            listed.styles.height = games_rows(games, sizes.games)
            listed.show(sizes.games)

    def show(self, form: Form, tiles: Tiles, *, gray: bool) -> None:
        """Show what is chosen; ``gray`` says that there are no colors at all."""
        ascii_only = tiles.ascii
        self._the("title", Title).view = TitleView(tiles, gray)
        self._the("form", FormPane).show(form, tiles)
        walls = self._the("walls", Walls)
        walls.view = replace(walls.view, chosen=form.wall, tiles=tiles)
        button = self._the("start", Button)
        button.view = replace(
            button.view, names=form.names, details=words.details(form), ascii_only=ascii_only
        )
        for games in self.query(Games):
            games.view = replace(games.view, ascii_only=ascii_only)
        for line in self.query(LinkLine):
            line.view = replace(line.view, ascii_only=ascii_only)

    def explain(self, form: Form, here: str, place: str) -> None:
        """Say where keys go and what they do there, or what is wrong or remarkable.

        Args:
            form: what is chosen.
            here: the id of the widget that has the focus, or nothing.
            place: the same in the words of `words.hint`.
        """
        self._the("form", FormPane).point(form, here, self._plan.pitch if self._plan else 1)
        text = words.WRONG_SEED if form.seed_is_wrong else form.remark or words.hint(place)
        note = self._the("note", Line)
        note.view = replace(note.view, text=text, role="error" if form.seed_is_wrong else "label")

    def read(self, form: Form) -> Form:
        """Return ``form`` with what the fields say now."""
        wall = self._the("walls", Walls).view.chosen
        return replace(self._the("form", FormPane).read(form), wall=wall)

    def _the(self, name: str, kind: type[WidgetT]) -> WidgetT:
        return self.query_one(f"#{name}", kind)
