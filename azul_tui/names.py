"""The names of players: fit for one line of any screen, and all different.

Standard library only.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

_INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Me", "Mn", "Zl", "Zp", "Zs"})
_BIDI_CONTROLS: Final = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})


def clean_name(text: str, seat: int) -> str:
    """Return the name that ``text`` shows, or "Player N" for a name that shows nothing.

    Runs of white space become one blank. Control characters, lone surrogates and marks that turn
    the direction of the rest of the line go away; everything else stays.

    Args:
        text: What was typed.
        seat: The player's seat, counted from 0.
    """
    kept = (char for char in text if char.isspace() or not _breaks_lines(char))
    text = unicodedata.normalize("NFC", " ".join("".join(kept).split()))
    if all(unicodedata.category(char) in _INVISIBLE for char in text):
        return f"Player {seat + 1}"
    return text


def player_names(texts: Iterable[str]) -> tuple[str, ...]:
    """Return the names of the seats in order, cleaned, and told apart where they are equal.

    A later "Ana" or "ana" becomes "Ana 2" or "ana 2", or the next number that nobody else has.
    """
    wanted = [clean_name(text, seat) for seat, text in enumerate(texts)]
    spoken = set(map(as_spoken, wanted))
    names: list[str] = []
    taken: set[str] = set()
    for name in wanted:
        unique, number = name, 2
        while as_spoken(unique) in taken or (unique != name and as_spoken(unique) in spoken):
            unique, number = f"{name} {number}", number + 1
        names.append(unique)
        taken.add(as_spoken(unique))
    return tuple(names)


def as_spoken(name: str) -> str:
    """What two names have in common that differ in small and capital letters only."""
    return unicodedata.normalize("NFC", name.casefold())


def _breaks_lines(char: str) -> bool:
    turns_direction = unicodedata.bidirectional(char) in _BIDI_CONTROLS
    return turns_direction or unicodedata.category(char) in {"Cc", "Cs", "Zl", "Zp"}
