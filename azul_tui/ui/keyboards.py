"""Letters of other keyboard layouts that lie on the keys of the table of commands.

The commands are small Latin letters and digits. Cyrillic and Greek layouts deliver other letters
for the same keys, the French one delivers signs where others have digits, and with caps lock or
shift every letter is a capital one, as it stands on the tiles.
"""

from __future__ import annotations

from typing import Final

from textual import events
from textual.app import App, ReturnType

_LATIN = "qwertyuiopasdfghjklzxcvbnm"
_LAYOUTS: Final = (
    "йцукенгшщзфывапролдячсмить",  # Russian; Ukrainian and Bulgarian share most
    ";ςερτυθιοπασδφγηξκλζχψωβνμ",  # Greek
)
_FRENCH_DIGITS: Final = "&é\"'(-è_ç"

SAME_KEY: Final[dict[str, str]] = {
    **{
        letter: latin
        for layout in _LAYOUTS
        for letter, latin in zip(layout, _LATIN, strict=True)
        if not letter.isascii()
    },
    "і": "s",  # Ukrainian and Belarusian
    **{sign: str(digit) for digit, sign in enumerate(_FRENCH_DIGITS, start=1)},
}
"""For a character of another layout the character of the same key on an English keyboard."""


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
        meant = SAME_KEY.get(small, small)
        if not meant.isascii() or meant == character:
            return character
        return character if character in self.screen.active_bindings else meant
