"""Textual's command palette, for people who type faster than it opens."""

from __future__ import annotations

from textual.command import CommandPalette
from textual.css.query import NoMatches


class PatientPalette(CommandPalette):
    """A palette in which a key that moves in the list means nothing before the list is laid out.

    Textual's own ends the program then.
    """

    def _action_command_list(self, action: str) -> None:
        try:
            super()._action_command_list(action)
        except (NoMatches, LookupError):
            return

    def _action_cursor_down(self) -> None:
        try:
            super()._action_cursor_down()
        except (NoMatches, LookupError):
            return
