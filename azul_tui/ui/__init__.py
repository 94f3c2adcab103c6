"""The game on the screen."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from azul_tui.command import command
from azul_tui.ui import garbage

if TYPE_CHECKING:
    from azul_tui.cli import Options


def main(options: Options) -> int:
    """Play on the screen and return the exit status: 2 where there is no terminal to play on."""
    if reason := _no_screen():
        again = command("--plain", *sys.argv[1:])
        print(f"azul-tui: {reason} Line by line it works: {again}", file=sys.stderr)
        return 2
    garbage.postpone()
    from azul_tui.ui.running import run

    return run(options)


def _no_screen() -> str | None:
    """Why there is no screen to draw on, or None."""
    if os.environ.get("TEXTUAL_DRIVER"):
        return None  # Whoever names a driver, as `textual serve` does, brings the screen along.
    if not (
        sys.__stdin__ and sys.__stdin__.isatty() and sys.__stdout__ and sys.__stdout__.isatty()
    ):
        return "The screen needs a terminal."
    if os.environ.get("TERM", "") in {"dumb", "unknown"}:
        return "This terminal cannot place text on the screen (TERM=dumb)."
    return None
