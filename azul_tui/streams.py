"""Standard output that takes any text."""

from __future__ import annotations

from typing import TextIO


def print_any_text(*streams: TextIO | None) -> None:
    """Let streams that know few letters show the others as escapes instead of failing."""
    for stream in streams:
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")
