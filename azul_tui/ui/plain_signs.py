"""Keeps every sign that is drawn within ASCII, for terminals that have no others.

Each widget draws ASCII of its own where it can say more with it. This is what nothing gets past:
neither a sign that somebody forgot, nor those of Textual's own widgets.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from rich.segment import Segment
from textual.filter import LineFilter

if TYPE_CHECKING:
    from textual.color import Color

SIGNS: Final = {
    "-": "─━═╌╴╶▁▔−–—",
    "|": "│┃║▌▐▏▕▊▎",
    "+": "┌┐└┘├┤┬┴┼╭╮╰╯┏┓┗┛┣┫┳┻╋",
    "#": "█▓▒░▀▄▇▆▅▃▂",
    ">": "›▸▶→❯",
    "<": "‹◂◀←",
    "^": "▲↑",
    "v": "▼↓",
    "~": "⋯…",
    ".": "∙·•",
    "x": "×✕",
    "'": "‘’",
    '"': "“”",
}
"""What is drawn instead of other signs, all of them one cell wide."""
_PLAIN: Final = str.maketrans({sign: plain for plain, signs in SIGNS.items() for sign in signs})


class PlainSigns(LineFilter):
    """Draws signs of one cell as others that are ASCII; what names consist of stays."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Return the segments with plain signs."""
        return [
            segment if segment.text.isascii() else Segment(_plain(segment.text), *segment[1:])
            for segment in segments
        ]


PLAIN_SIGNS: Final = PlainSigns()


@lru_cache(maxsize=1024)
def _plain(text: str) -> str:
    return text.translate(_PLAIN)
