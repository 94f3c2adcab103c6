"""The look of every role, made from the variables of the theme, and rows in these looks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.color import Color as Paint

from azul_tui.engine.color import COLORS
from azul_tui.ui.draw import Row, roles
from azul_tui.ui.palettes import VARIABLES

# Role: (variable of the text, variable behind it or "", attributes). In ANSI themes the attributes
# after a bar are added: where colors may be missing they carry the difference.
_TEXT = {
    "": ("plain", "", ""),
    "strong": ("strong", "", "bold"),
    "label": ("label", "", ""),
    "dim": ("dim", "", "|dim"),
    "key": ("key", "", "bold"),
    "key-off": ("dim", "", "|dim"),
    "score": ("score", "", "bold"),
    "gain": ("gain", "", ""),
    "loss": ("loss", "", ""),
    "cost": ("cost", "", ""),
    "warn": ("warn", "", "bold"),
    "error": ("loss", "", ""),
    "arrow": ("arrow", "", "bold"),
    "active": ("active", "", "bold"),
    "cursor": ("lit", "", "bold"),
    "cursor-key": ("board", "lit", "bold"),
    "field": ("key", "field-focused", "bold"),
    "border": ("frame", "", "|dim"),
    "border-active": ("frame-active", "", ""),
    "border-cursor": ("frame-cursor", "", "bold"),
    "title": ("label", "", ""),
    "title-active": ("frame-active", "", "bold"),
    "title-turn": ("board", "frame-active", "bold"),
    "bar": ("bar-text", "bar", ""),
    "bar-strong": ("bar-strong", "bar", "bold"),
    "line-space": ("line-space-text", "line-space", ""),
    "line-space-edge": ("line-space", "", ""),
    "line-space-rim": ("line-space", "", ""),
    "line-space-foot": ("line-space", "", ""),
    "wall-space": ("wall-space-text", "wall-space", ""),
    "wall-space-edge": ("wall-space", "", ""),
    "wall-space-rim": ("wall-space", "", ""),
    "wall-space-foot": ("wall-space", "", ""),
}


def _tile_looks(tile: str, state: str) -> dict[str, tuple[str, str, str]]:
    """Return part: look for a tile whose variables begin with ``tile``."""
    if state == roles.SPACE:
        shade = f"{tile}-dim"
        return {
            "": (f"{tile}-dim-text", shade, ""),
            "-edge": (shade, "", ""),
            "-rim": (shade, "", ""),
            "-foot": (shade, "", ""),
        }
    if state == roles.GHOST:
        glow, shade = f"{tile}-glow", f"{tile}-dim"
        return {
            "": (glow, shade, "bold"),
            "-edge": (glow, "", ""),
            "-rim": (glow, shade, ""),
            "-foot": (glow, "", ""),
        }
    lit = state == roles.LIT
    return {
        "": (f"{tile}-text", tile, "bold underline" if lit else "bold"),
        "-edge": (f"{tile}-edge", "", ""),
        "-rim": ("lit" if lit else f"{tile}-rim", tile, "bold" if lit else ""),
        "-foot": ("lit" if lit else f"{tile}-rim", "", ""),
    }


def _looks() -> dict[str, tuple[str, str, str]]:
    looks = dict(_TEXT)
    for color in COLORS:
        name = color.name.lower()
        looks[roles.color_role(color)] = (f"tile-{name}-glow", "", "bold")
        for state in roles.STATES:
            for part, look in _tile_looks(f"tile-{name}", state).items():
                looks[roles.tile_role(state, color, part)] = look
    states = (roles.TILE, roles.LIT, roles.GHOST)
    for name, state in zip(roles.MARKER_NAMES, states, strict=True):
        for part, look in _tile_looks("tile-marker", state).items():
            looks[name + part] = look
    return looks


LOOKS = _looks()
"""For every role the variables of its text and of its background ("" for none), and attributes."""


def role_styles(variables: Mapping[str, str], base: Style, *, ansi: bool) -> dict[str, Style]:
    """Return the style of every role on a widget whose own style is ``base``.

    ``variables`` are those of the app (`App.theme_variables`); ``ansi`` says whether they are the
    terminal's own colors. The result is shared: do not change it.
    """
    return _role_styles(tuple([(name, variables[name]) for name in VARIABLES]), base, ansi)


@lru_cache(maxsize=64)
def _role_styles(
    variables: tuple[tuple[str, str], ...], base: Style, ansi: bool
) -> dict[str, Style]:
    paints = {name: Paint.parse(value).rich_color for name, value in variables}
    styles: dict[str, Style] = {}
    for role, (text, behind, attributes) in LOOKS.items():
        always, _, in_ansi = attributes.partition("|")
        style = base + Style.parse(f"{always} {in_ansi if ansi else ''}".strip() or "none")
        color, background = paints[text], paints[behind] if behind else None
        if ansi and background is not None and not background.is_default:
            # Reversed, a tile stays a block of light where even the 16 colors are taken away.
            color, background = background, color
            # A console shows bold black as gray.
            dark = background.is_default or background.number == 0
            style += Style(reverse=True, bold=False if dark else None)
        styles[role] = style + Style.from_color(color, background)
    return styles


def paint(line: Row, styles: Mapping[str, Style]) -> list[Segment]:
    """Return ``line`` in as few pieces as look the same.

    Each takes some 40 bytes on its way to the terminal. Of blanks only what is behind them is
    seen, so that they go with a neighbor on the same background.
    """
    pieces: list[Segment] = []
    text, style, behind = "", None, None
    for span in line:
        ground = _ground(styles[span.role])
        wanted = ground if span.text.isspace() else styles[span.role]
        if wanted is style or (ground is behind and wanted is ground):
            text += span.text
        elif ground is behind and style is ground:
            text, style = text + span.text, wanted
        else:
            if text:
                pieces.append(Segment(text, style))
            text, style, behind = span.text, wanted, ground
    if text:
        pieces.append(Segment(text, style))
    return pieces


@lru_cache(maxsize=4096)
def _ground(style: Style) -> Style:
    """The style of blanks that look like those of ``style``; the same object for the same look."""
    if style.underline or style.reverse:
        return style
    return _background(style.bgcolor)


@lru_cache(maxsize=256)
def _background(color: Color | None) -> Style:
    return Style(bgcolor=color)
