"""Text that fits the lines of line mode: names may be of any script and length."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from azul_tui.cells import cut, width
from azul_tui.names import player_names

GLUE: Final = "\u00a0"
"""A blank at which no line is broken; it is written as an ordinary one."""

_LONGEST_NAME: Final = 24
_MORE: Final = "..."


def wrap(text: str, columns: int) -> list[str]:
    """Return the lines of ``text``, at most ``columns`` cells wide where words allow it.

    A line that fits stays as it is. Blanks at the start stay, and further lines are two cells
    further in.
    """
    if width(text) <= columns:
        return [text.replace(GLUE, " ")]
    indent = " " * (len(text) - len(text.lstrip(" ")))
    lines, line = [], indent
    for word in text.split(" "):
        if not word:
            continue
        if line.strip() and width(line) + 1 + width(word) > columns:
            lines.append(line)
            line = indent + "  "
        line += word if not line.strip() else f" {word}"
    return [line.replace(GLUE, " ") for line in (*lines, line)]


def shown_names(names: Sequence[str], encoding: str) -> tuple[str, ...]:
    """Return names to be shown: short enough for a line, writable in ``encoding``, all different.

    A name of which less than half can be written becomes "Player N".
    """
    return player_names(_shown(name, encoding) for name in names)


def _shown(name: str, encoding: str) -> str:
    written = name.encode(encoding, errors="ignore").decode(encoding)
    if 2 * len(written) < len(name):
        return ""
    name = name.encode(encoding, errors="replace").decode(encoding)
    return cut(name, _LONGEST_NAME, _MORE)
