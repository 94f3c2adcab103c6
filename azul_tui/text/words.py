"""Numbers and lists in words."""

from __future__ import annotations

import re
from collections.abc import Iterable

from azul_tui.engine import Span


def counted(number: int, thing: str) -> str:
    """Return "1 tile" or "2 tiles"."""
    return f"{number} {thing if number == 1 else thing + 's'}"


def listed(items: Iterable[str], last: str = "and") -> str:
    """Return "a", "a and b" or "a, b and c"."""
    *most, end = items
    return f"{', '.join(most)} {last} {end}" if most else end


def signed(number: int) -> str:
    """Return points with their sign: "+5", "-1", "0"."""
    return f"{number:+}" if number else "0"


def ranged(span: Span) -> str:
    """Return points that may differ: "+5" when they do not, else "+3..7" or "-2..+1"."""
    if span.low == span.high:
        return f"{span.low:+}"
    return f"{span.low:+}..{span.high if span.low >= 0 else signed(span.high)}"


def lost(cost: Span) -> str:
    """Return a cost that may differ, as points lost: "-8" when it does not, else "-8..14"."""
    return f"-{cost.low}" if cost.low == cost.high else f"-{cost.low}..{cost.high}"


def spoken(text: str) -> str:
    """Return ``text`` with its ranges as they are read aloud: "+3 to 7" for "+3..7"."""
    return re.sub(r"(?<=\d)\.\.(?=[+-]?\d)", " to ", text)


def capital(text: str) -> str:
    """Return ``text`` with a capital first letter, as a sentence begins."""
    return text[:1].upper() + text[1:]


def possessive(name: str) -> str:
    """Return "Ana's"."""
    return f"{name}'s"
