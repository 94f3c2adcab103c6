"""What a fault of the program leaves behind for those who mend it."""

from __future__ import annotations

import platform
import traceback
from datetime import datetime
from importlib.metadata import version
from pathlib import Path

from azul_tui import __version__
from azul_tui.places import data_dir


def write_report(fault: BaseException, size: tuple[int, int]) -> Path | None:
    """Write down what happened, in a new file; return where, or None if it cannot be written.

    A terminal shows of a traceback what its window has room for, and an editor's may close at once.

    Args:
        fault: what was raised.
        size: columns and rows of the terminal.
    """
    now = datetime.now()
    path = data_dir() / f"crash-{now:%Y-%m-%d-%H%M%S}.txt"
    columns, rows = size
    head = (
        f"azul-tui {__version__}, Textual {version('textual')}, Python"
        f" {platform.python_version()}, {platform.system()}, {columns}x{rows}, {now:%Y-%m-%d %H:%M}"
    )
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(
            "\n".join([head, "", *traceback.format_exception(fault)]),
            encoding="utf-8",
            errors="backslashreplace",
        )
    except OSError:
        return None
    return path
