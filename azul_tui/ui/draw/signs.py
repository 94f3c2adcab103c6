"""Signs that have a form of their own in ASCII."""

from __future__ import annotations

from azul_tui.cells import ASCII_ELLIPSIS, ELLIPSIS


def arrow(*, ascii_only: bool) -> str:
    """Return what points at something: a cursor, or the wall behind a full line."""
    return ">" if ascii_only else "\u25b8"


def ellipsis(*, ascii_only: bool) -> str:
    """Return what stands for text that was cut off."""
    return ASCII_ELLIPSIS if ascii_only else ELLIPSIS
