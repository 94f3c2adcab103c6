"""A screen that closes itself and nothing else."""

from __future__ import annotations

from typing import TypeVar

from textual._styles_cache import StylesCache
from textual.await_complete import AwaitComplete
from textual.screen import Screen

ResultT = TypeVar("ResultT")


class OnceScreen(Screen[ResultT]):
    """A screen that is dismissed once, and takes with it what covers it.

    Textual takes every dismissal for one of the screen on top. A key or a click that was still on
    its way when a screen closed would close the one below it as well, which nobody asked for.

    Name it after other base classes: Textual takes styles and component classes from the first.
    """

    @property
    def is_closed(self) -> bool:
        """The screen has been dismissed; its widgets may be gone, though messages still come."""
        return self not in self.app.screen_stack

    def on_unmount(self) -> None:
        """Let go of what was drawn.

        Textual remembers two colors for each widget under its drawings, for 1,024 widgets, and so
        keeps these: half a megabyte for each time that the help was open.
        """
        StylesCache.get_inner_outer.cache_clear()

    def dismiss(self, result: ResultT | None = None) -> AwaitComplete:
        """Close the screen with a result; nothing happens when it is closed already."""
        if self.is_closed:
            return AwaitComplete()
        while self.app.screen is not self:
            self.app.pop_screen()
        return super().dismiss(result)
