"""Letters of other keyboard layouts that lie on the keys of the table of commands.

The commands are Latin letters and digits. Cyrillic and Greek layouts deliver other letters for
the same keys, and the French one delivers signs where others have digits.
"""

from __future__ import annotations

from typing import Final

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
    **{sign: str(digit) for digit, sign in enumerate(_FRENCH_DIGITS, start=1)},
}
"""For a character of another layout the character of the same key on an English keyboard."""
