"""Text measured in terminal cells: names may be CJK, emoji, combining or right-to-left."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

ELLIPSIS = "\u22ef"
"""Shows that text was cut. The midline ellipsis, because the usual one is of ambiguous width."""
ASCII_ELLIPSIS = "~"

# Joiners, variation selectors and skin tones change the width of what stands before them, and
# terminals disagree on how; without them every terminal draws the plain symbols.
_WIDTH_CHANGERS = frozenset(
    [
        *map(chr, range(0xFE00, 0xFE10)),
        *map(chr, range(0x1F3FB, 0x1F400)),
        "\u20e3",
        "\u3164",
        "\uffa0",
    ]
)
# Flags are pairs of these, which one terminal draws as a picture and another as two signs.
_FLAG_LETTERS = {0x1F1E6 + at: chr(ord("A") + at) for at in range(26)}
# Signs that Unicode 16 made wide, so that old and new terminals disagree: trigrams, counting rods.
_DISPUTED = frozenset(
    chr(code)
    for first, last in (
        (0x2630, 0x2637),
        (0x268A, 0x268F),
        (0x4DC0, 0x4DFF),
        (0x1D300, 0x1D356),
        (0x1D360, 0x1D376),
    )
    for code in range(first, last + 1)
)
_INVISIBLE = frozenset(["Cc", "Cf", "Cs", "Co", "Zl", "Zp"])
_ZERO_WIDTH = frozenset(["Mn", "Me", "Mc", "Cf", "Cc"])


@lru_cache(maxsize=512)
def clean(text: str) -> str:
    """Return ``text`` fit for one line of the screen.

    Control and direction characters are dropped, so that a name can neither move the cursor nor
    turn the line around. Characters whose width terminals disagree on become others: flags their
    letters, the rest and what is unassigned a question mark. Runs of blanks become one.
    """
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    kept = []
    for char in unicodedata.normalize("NFC", text).translate(_FLAG_LETTERS):
        category = unicodedata.category(char)
        if char.isspace():
            kept.append(" ")
        elif category == "Cn" or char in _DISPUTED:
            kept.append("?")
        elif category not in _INVISIBLE and char not in _WIDTH_CHANGERS:
            kept.append(char)
    return " ".join("".join(kept).split())


@lru_cache(maxsize=2048)
def char_width(char: str) -> int:
    """Return how many cells (0, 1 or 2) ``char`` covers."""
    if " " <= char < "\x7f":
        return 1
    if unicodedata.category(char) in _ZERO_WIDTH or _is_joining_jamo(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def _is_joining_jamo(char: str) -> bool:
    return "\u1160" <= char <= "\u11ff" or "\ud7b0" <= char <= "\ud7ff"


def width(text: str) -> int:
    """Return how many cells ``text`` covers."""
    if text.isascii():
        return len(text)
    return sum(map(char_width, text))


def cut(text: str, cells: int, ellipsis: str = ELLIPSIS) -> str:
    """Return ``text`` if it fits into ``cells``, or its beginning and ``ellipsis``."""
    if width(text) <= cells:
        return text
    room = cells - width(ellipsis)
    if room < 0:
        return ""
    used = 0
    for index, char in enumerate(text):
        used += char_width(char)
        if used > room:
            return text[:index] + ellipsis
    return text


def fit(text: str, cells: int, align: str = "<", ellipsis: str = ELLIPSIS) -> str:
    """Return ``text`` cut or padded to exactly ``cells`` cells.

    ``align`` is ``<``, ``>`` or ``^`` as in a format specification.
    """
    text = cut(text, cells, ellipsis)
    free = cells - width(text)
    before = {"<": 0, ">": free, "^": free // 2}[align]
    return " " * before + text + " " * (free - before)
