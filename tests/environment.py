"""Keeps the terminal and the settings of whoever runs the tests out of them."""

from __future__ import annotations

import os

_SETTINGS = (
    "CLICOLOR",
    "CLICOLOR_FORCE",
    "COLORFGBG",
    "COLORTERM",
    "COLUMNS",
    "FORCE_COLOR",
    "JUPYTER_COLUMNS",
    "JUPYTER_LINES",
    "LINES",
    "NO_COLOR",
    "TERM_PROGRAM",
    "TTY_COMPATIBLE",
    "TTY_INTERACTIVE",
)


def forget_terminal() -> None:
    """Leave a plain terminal in the environment.

    Textual and Rich read it when they are imported, so this has to come before.
    """
    for name in list(os.environ):
        if name in _SETTINGS or name.startswith(("TEXTUAL", "AZUL_TUI")):
            del os.environ[name]
    os.environ["TERM"] = "xterm-256color"
