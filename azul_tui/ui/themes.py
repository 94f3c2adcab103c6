"""The four themes."""

from __future__ import annotations

from textual.theme import Theme

from azul_tui.ui.palettes import (
    ANSI_VARIABLES,
    CONTRAST_VARIABLES,
    DARK_VARIABLES,
    LIGHT_VARIABLES,
)

DARK = "azul-dark"
LIGHT = "azul-light"
CONTRAST = "azul-contrast"
ANSI = "azul-ansi"

THEMES: tuple[Theme, ...] = (
    Theme(
        name=DARK,
        primary="#8ab4ff",
        secondary="#2a5fdb",
        accent="#ffcf5c",
        warning="#ffcf5c",
        error="#ff8f80",
        success="#7bd88f",
        foreground="#c5cedb",
        background="#0e131c",
        surface="#141b27",
        panel="#19232f",
        variables=DARK_VARIABLES,
    ),
    Theme(
        name=LIGHT,
        dark=False,
        primary="#1b4a99",
        secondary="#24489c",
        accent="#6f3c00",
        warning="#6f3c00",
        error="#b02a1a",
        success="#17622f",
        foreground="#333a44",
        background="#e7e0d2",
        surface="#ddd5c4",
        panel="#f4eee0",
        variables=LIGHT_VARIABLES,
    ),
    Theme(
        name=CONTRAST,
        primary="#ffe14d",
        secondary="#9db4ff",
        accent="#ffe14d",
        warning="#ffe14d",
        error="#ff9b8f",
        success="#7dff9b",
        foreground="#ffffff",
        background="#000000",
        surface="#000000",
        panel="#1c1c1c",
        variables=CONTRAST_VARIABLES,
    ),
    Theme(
        name=ANSI,
        ansi=True,
        primary="ansi_cyan",
        secondary="ansi_blue",
        accent="ansi_green",
        warning="ansi_bright_magenta",
        error="ansi_bright_red",
        success="ansi_green",
        foreground="ansi_default",
        background="ansi_default",
        surface="ansi_default",
        panel="ansi_default",
        boost="ansi_default",
        variables=ANSI_VARIABLES,
    ),
)

SHORT_NAMES = {"dark": DARK, "light": LIGHT, "contrast": CONTRAST, "ansi": ANSI}
"""Theme names as people type them on the command line."""


def default_variables(*, dark: bool, ansi: bool) -> dict[str, str]:
    """Return the variables for a theme that does not define them, such as Textual's own."""
    if ansi:
        return dict(ANSI_VARIABLES)
    return dict(DARK_VARIABLES if dark else LIGHT_VARIABLES)
