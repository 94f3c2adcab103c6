"""Characters of other keyboard layouts that lie on the keys of an English keyboard.

The game is played with small Latin letters and digits. Cyrillic and Greek layouts deliver other
letters for the same keys, and the French one signs where others have digits.
"""

from __future__ import annotations

from typing import Final

_LATIN: Final = "qwertyuiopasdfghjklzxcvbnm"
_LAYOUTS: Final = (
    "йцукенгшщзфывапролдячсмить",  # Russian; Ukrainian and Bulgarian share most
    ";ςερτυθιοπασδφγηξκλζχψωβνμ",  # Greek
)

LETTERS: Final[dict[str, str]] = {
    **{
        letter: latin
        for layout in _LAYOUTS
        for letter, latin in zip(layout, _LATIN, strict=True)
        if not letter.isascii()
    },
    "і": "s",  # Ukrainian and Belarusian
}
"""For a small letter of another script the Latin letter of the same key."""

DIGITS: Final[dict[str, str]] = {
    sign: str(digit) for digit, sign in enumerate("&é\"'(-è_ç", start=1)
}
"""For a sign of the French layout the digit of the same key, 1 to 9."""
