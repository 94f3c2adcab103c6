"""Keys of other keyboard layouts press the keys of the table of commands that they lie on.

With caps lock or shift every letter is a capital one, as it stands on the tiles.
"""

from __future__ import annotations

from textual import events
from textual.app import App, ReturnType

from azul_tui.layouts import DIGITS, LETTERS

_SAME_KEY = {**LETTERS, **DIGITS}


class AnyKeyboardApp(App[ReturnType]):
    """An app in which other keyboard layouts press the same keys, except where text is typed."""

    async def on_event(self, event: events.Event) -> None:
        """Take a letter of another layout for the key that it lies on."""
        if isinstance(event, events.Key) and event.character:
            key = self._meant(event.character)
            typing = self.focused and self.focused.check_consume_key(event.key, event.character)
            if key != event.character and not typing:
                # Here and now: a key that is sent on its way again comes after those behind it.
                event = events.Key(key, key)
        await super().on_event(event)

    def _meant(self, character: str) -> str:
        """The character of the key, for letters the small one unless the capital has a command."""
        small = character.lower()
        meant = _SAME_KEY.get(small, small)
        if not meant.isascii() or meant == character:
            return character
        return character if character in self.screen.active_bindings else meant
