"""One screen alone in an app, and clicks on what it draws."""

from __future__ import annotations

from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

from textual import events
from textual.pilot import Pilot
from textual.screen import Screen

from azul_tui.ui.keyboards import AnyKeyboardApp
from azul_tui.ui.themes import DARK, THEMES, default_variables
from azul_tui.ui.widgets.base import TableWidget

ResultT = TypeVar("ResultT")


class Host(AnyKeyboardApp[None], Generic[ResultT]):
    """Shows a screen and keeps what it returns."""

    def __init__(self, guest: Screen[ResultT], theme: str = DARK) -> None:
        super().__init__()
        self.guest = guest
        self.results: list[ResultT | None] = []
        for known in THEMES:
            self.register_theme(known)
        self.theme = theme

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return default_variables(dark=True, ansi=False)

    def on_mount(self) -> None:
        self.push_screen(self.guest, self.results.append)


@asynccontextmanager
async def hosted(
    guest: Screen[ResultT], size: tuple[int, int] = (80, 24), theme: str = DARK
) -> AsyncIterator[tuple[Pilot[None], list[ResultT | None]]]:
    """The screen in an app of its own, and the list of what it returned."""
    app = Host(guest, theme)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot, app.results


async def click(pilot: Pilot[None], widget: TableWidget[ResultT], target: Hashable) -> None:
    """Click on the first cell of the widget with this meaning."""
    width, height = widget.content_size
    cells = [(x, y) for y in range(height) for x in range(width)]
    x, y = next(cell for cell in cells if widget.target_at(*cell) == target)
    region = widget.content_region
    await pilot.click(offset=(region.x + x, region.y + y))


async def paste(pilot: Pilot[None], text: str) -> None:
    """Paste text where the focus is."""
    focused = pilot.app.focused
    assert focused is not None
    focused.post_message(events.Paste(text))
    await pilot.pause()


def screen_text(pilot: Pilot[None]) -> str:
    """What stands on the screen, line by line."""
    width, height = pilot.app.size
    strips = pilot.app.screen._compositor.render_strips()
    assert len(strips) == height
    assert all(strip.cell_length == width for strip in strips)
    return "\n".join(strip.text.rstrip() for strip in strips)
