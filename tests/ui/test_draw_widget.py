"""The widget that draws rows: colors from the theme, few repaints, clicks with a meaning."""

from __future__ import annotations

import pytest
from textual.app import App, ComposeResult
from textual.geometry import Region

from azul_tui.engine.color import Color
from azul_tui.ui.draw import Block, Tiles, aim, beside, row, stack
from azul_tui.ui.themes import CONTRAST, DARK, THEMES, default_variables
from azul_tui.ui.widgets.base import TableWidget
from tests.ui.hosting import screen_text

NAME = "Ann [/x]"


class Line(TableWidget[tuple[Color, ...]]):
    """A name, a line of tiles and a last line that never changes."""

    DEFAULT_CSS = "Line { padding: 1 2; background: $board; }"
    draws = 0

    def draw(self, view: tuple[Color, ...], width: int, height: int) -> Block:
        self.draws += 1
        tiles = beside(*(aim(Tiles().tile(color), ("tile", color)) for color in view))
        return stack((row((NAME, "strong")),), tiles, (row(("floor", "label")),))


class Table(App[None]):
    """One line of tiles."""

    def __init__(self) -> None:
        super().__init__()
        self.picked: list[object] = []
        self.hovered: list[object] = []
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = DARK

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return default_variables(dark=True, ansi=False)

    def compose(self) -> ComposeResult:
        yield Line((Color.BLUE, Color.RED), hover=True)

    def on_table_widget_clicked(self, message: TableWidget.Clicked) -> None:
        self.picked.append(message.target)

    def on_table_widget_pointed(self, message: TableWidget.Pointed) -> None:
        self.hovered.append(message.target)


async def test_it_is_as_large_as_its_rows_and_shows_names_as_they_are() -> None:
    app = Table()
    async with app.run_test():
        line = app.query_one(Line)
        assert line.content_size == (len(NAME), 3)
        assert line.render_line(0).text == NAME
        assert line.render_line(1).text == "▐B▌▐R▌  "
        assert line.render_line(7).text == " " * 8


async def test_an_equal_view_costs_nothing_and_another_repaints_its_cells_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = Table()
    async with app.run_test():
        line = app.query_one(Line)
        repainted: list[tuple[Region, ...]] = []
        before = line.draws
        monkeypatch.setattr(line, "refresh", lambda *regions: repainted.append(regions))
        line.view = (Color.BLUE, Color.RED)
        assert (line.draws, repainted) == (before, [])
        line.view = (Color.BLUE, Color.WHITE)
        assert (line.draws, repainted) == (before + 1, [(Region(3, 1, 3, 1),)])


async def test_a_change_is_seen_inside_a_padding() -> None:
    app = Table()
    async with app.run_test() as pilot:
        app.query_one(Line).view = (Color.BLUE, Color.WHITE)
        await pilot.pause()
        assert "▐B▌▐W▌" in screen_text(pilot)


async def test_colors_follow_the_theme() -> None:
    app = Table()
    async with app.run_test() as pilot:
        line = app.query_one(Line)
        for name in (DARK, CONTRAST, "nord"):
            app.theme = name
            await pilot.pause()
            letter = list(line.render_line(1))[1]
            assert letter.text == "B"
            assert letter.style is not None
            assert letter.style.bgcolor is not None
            assert letter.style.bgcolor.name == app.theme_variables["tile-blue"]


async def test_a_click_says_what_it_meant_and_means_nothing_elsewhere() -> None:
    app = Table()
    async with app.run_test() as pilot:
        for x, y in ((3, 2), (7, 2), (0, 0), (3, 1), (8, 2)):
            await pilot.click(Line, offset=(x, y))
        assert app.picked == [("tile", Color.BLUE), ("tile", Color.RED)]


async def test_the_mouse_is_reported_when_it_points_at_something_else() -> None:
    app = Table()
    async with app.run_test() as pilot:
        for x, y in ((3, 2), (2, 2), (7, 2), (3, 3)):
            await pilot.hover(Line, offset=(x, y))
        assert app.hovered == [("tile", Color.BLUE), ("tile", Color.RED), None]
