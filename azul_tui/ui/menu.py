"""What the command palette offers: the commands of the screen, then how everything looks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from textual.app import SystemCommand
from textual.screen import Screen

from azul_tui.appearance import Pace
from azul_tui.text import menu
from azul_tui.ui.draw import TileSet
from azul_tui.ui.screens.commanded import CommandScreen

if TYPE_CHECKING:
    from azul_tui.ui.app import AzulApp


def entries(app: AzulApp, screen: Screen[object]) -> Iterable[SystemCommand]:
    """Everything that means something on ``screen`` now.

    Textual's own entries are not among them: its key panel takes the room of the table, a widget
    at the size of the window is no table, and its screenshots need a directory for downloads.
    """
    if isinstance(screen, CommandScreen):
        yield from screen.system_commands()
    for pace in Pace:
        if pace is not app.preferences.pace:
            yield SystemCommand(
                f"Scoring: {menu.PACES[pace]}",
                menu.now(menu.PACES[app.preferences.pace]),
                lambda chosen=pace: app.preferences.set_pace(chosen),
            )
    for tiles in TileSet:
        if tiles is not app.preferences.tiles:
            yield SystemCommand(
                f"Tiles: {tiles}",
                menu.now(str(app.preferences.tiles)),
                lambda kind=tiles: app.set_tiles(kind),
            )
    yield SystemCommand(menu.THEME, menu.now(app.theme), app.action_change_theme)
    yield SystemCommand(menu.PICTURE, menu.PICTURE_DETAIL, app.action_picture)
    if not isinstance(screen, CommandScreen):
        yield SystemCommand(menu.QUIT, "", app.exit)
