"""The colors of the four themes, as values of theme variables such as ``$tile-blue``.

They are those of glazed tiles: cobalt, ochre, coral, slate, and white with turquoise. Their gray
values are far apart as well, because ``NO_COLOR`` and color-blind eyes see little else.

Where a terminal has 256 colors, each becomes the next of a coarse cube, or of the grays when it is
nearly one. The shades are chosen so that there, too, they differ and can be read: grays are really
gray, and a dark shade has as much of its hue as the first step of the cube. What is text on the
background of a terminal with 16 colors is bright, because on black their red and blue are not; a
block of light is not, because a console has no bright backgrounds.
"""

from __future__ import annotations


def _tiles(**tiles: str) -> dict[str, str]:
    """Return the variables of tiles: body, letter, bevel, empty space, its letter, ghost, sides.

    The sides of a small tile have the color of its body unless given.
    """
    variables: dict[str, str] = {}
    for name, colors in tiles.items():
        body, text, rim, dim, dim_text, glow, *sides = colors.split()
        variables |= {
            f"tile-{name}": body,
            f"tile-{name}-text": text,
            f"tile-{name}-edge": sides[0] if sides else body,
            f"tile-{name}-rim": rim,
            f"tile-{name}-dim": dim,
            f"tile-{name}-dim-text": dim_text,
            f"tile-{name}-glow": glow,
        }
    return variables


DARK_VARIABLES = {
    **_tiles(
        blue="#2a5fdb #ffffff #5d8bf4 #1a2c5a #6f95ee #7ea6ff",
        yellow="#f4b92e #452a00 #ffd870 #43361a #cba44a #ffcb52",
        red="#ec634a #2b0703 #ff8a6a #49241f #d0685a #ff8a75",
        black="#3d4554 #e4ecf5 #5f6b80 #1f2328 #7c8695 #b0b8c4",
        white="#f1f6f5 #0b6470 #b5d9d8 #424b52 #a9bcc2 #f4fbfb",
        marker="#7be0c3 #06352a #b4f5e2 #1d4a40 #7be0c3 #7be0c3",
    ),
    "lit": "#fff3c4",
    "line-space": "#2a2f37",
    "line-space-text": "#757e8b",
    "wall-space": "#292e36",
    "wall-space-text": "#757e8b",
    "board": "#141b27",
    "field-focused": "#19232f",
    "bar": "#1a2b52",
    "bar-text": "#a9bbe0",
    "bar-strong": "#ffffff",
    "strong": "#f2f6fc",
    "plain": "#c5cedb",
    "label": "#9ba5b4",
    "dim": "#838d9d",
    "key": "#ffcf5c",
    "score": "#f2f6fc",
    "gain": "#7bd88f",
    "loss": "#ff8f80",
    "cost": "#ae8385",
    "warn": "#ffcf5c",
    "arrow": "#ffcf5c",
    "active": "#8ab4ff",
    "frame": "#36435a",
    "frame-active": "#8ab4ff",
    "frame-cursor": "#fff3c4",
}

LIGHT_VARIABLES = {
    **_tiles(
        blue="#2456c9 #ffffff #5e86e6 #b4c0ec #2a4596 #102e8c",
        yellow="#f3b52c #452a00 #dd9a12 #ecd68e #775a00 #6e4e00",
        red="#e65c44 #2b0703 #ff9480 #ecbfae #8c2c1a #8f2511",
        black="#2d323c #f1f4f8 #5b6372 #b4b2ae #4a4d54 #2d323c",
        white="#ffffff #0b6470 #9cc6c6 #e9e8e5 #667679 #0b6470 #b9d6d3",
        marker="#0c7d6d #ffffff #45b3a2 #c2dcd4 #0d6e60 #0a6054",
    ),
    "lit": "#3b1d00",
    "line-space": "#cac6be",
    "line-space-text": "#6e6a62",
    "wall-space": "#ccc8c0",
    "wall-space-text": "#6e6a62",
    "board": "#ddd5c4",
    "field-focused": "#f4eee0",
    "bar": "#24489c",
    "bar-text": "#d5e0f8",
    "bar-strong": "#ffffff",
    "strong": "#17202c",
    "plain": "#333a44",
    "label": "#4d5460",
    "dim": "#5c5954",
    "key": "#6f3c00",
    "score": "#17202c",
    "gain": "#17622f",
    "loss": "#b02a1a",
    "cost": "#6b5450",
    "warn": "#6f3c00",
    "arrow": "#6f3c00",
    "active": "#1b4a99",
    "frame": "#b3a993",
    "frame-active": "#1b4a99",
    "frame-cursor": "#3b1d00",
}

CONTRAST_VARIABLES = {
    **_tiles(
        blue="#1232c8 #ffffff #8fa8ff #000a3d #9db4ff #b3c4ff",
        yellow="#ffd000 #000000 #fff3a8 #403500 #ffe066 #ffe680",
        red="#ff7261 #000000 #ffc9c2 #3d0a04 #ff9b8f #ffb3a9",
        black="#545454 #ffffff #a8a8a8 #1c1c1c #b8b8b8 #ffffff",
        white="#ffffff #000000 #a8d8d8 #3c3c3c #f0f0f0 #ffffff",
        marker="#4dffc3 #000000 #d0fff0 #003d2c #4dffc3 #4dffc3",
    ),
    "lit": "#ffff00",
    "line-space": "#2b2b2b",
    "line-space-text": "#a0a0a0",
    "wall-space": "#2b2b2b",
    "wall-space-text": "#d0d0d0",
    "board": "#000000",
    "field-focused": "#0b0b14",
    "bar": "#ffffff",
    "bar-text": "#000000",
    "bar-strong": "#000000",
    "strong": "#ffffff",
    "plain": "#ffffff",
    "label": "#d8d8d8",
    "dim": "#b0b0b0",
    "key": "#ffe14d",
    "score": "#ffffff",
    "gain": "#7dff9b",
    "loss": "#ff9b8f",
    "cost": "#d0a8a8",
    "warn": "#ffe14d",
    "arrow": "#ffe14d",
    "active": "#ffe14d",
    "frame": "#8a8a8a",
    "frame-active": "#ffe14d",
    "frame-cursor": "#ffffff",
}

ANSI_VARIABLES = {
    **_tiles(
        blue="ansi_blue ansi_bright_white ansi_bright_blue ansi_default ansi_bright_blue"
        " ansi_bright_blue",
        yellow="ansi_yellow ansi_black ansi_bright_yellow ansi_default ansi_yellow ansi_yellow",
        red="ansi_red ansi_bright_white ansi_bright_red ansi_default ansi_bright_red"
        " ansi_bright_red",
        black="ansi_bright_black ansi_bright_white ansi_white ansi_default ansi_default"
        " ansi_default",
        white="ansi_white ansi_black ansi_bright_white ansi_default ansi_cyan ansi_default",
        marker="ansi_green ansi_black ansi_bright_green ansi_default ansi_green ansi_green",
    ),
    "lit": "ansi_magenta",
    "line-space": "ansi_default",
    "line-space-text": "ansi_default",
    "wall-space": "ansi_default",
    "wall-space-text": "ansi_default",
    "board": "ansi_default",
    "field-focused": "ansi_default",
    "bar": "ansi_blue",
    "bar-text": "ansi_bright_white",
    "bar-strong": "ansi_bright_white",
    "strong": "ansi_default",
    "plain": "ansi_default",
    "label": "ansi_default",
    "dim": "ansi_default",
    "key": "ansi_green",
    "score": "ansi_default",
    "gain": "ansi_green",
    "loss": "ansi_bright_red",
    "cost": "ansi_bright_red",
    "warn": "ansi_bright_magenta",
    "arrow": "ansi_green",
    "active": "ansi_cyan",
    "frame": "ansi_default",
    "frame-active": "ansi_cyan",
    "frame-cursor": "ansi_bright_magenta",
    # Names that Textual's own stylesheets need in an ANSI theme.
    "ansi-background": "ansi_black",
    "ansi-foreground": "ansi_white",
}

VARIABLES = frozenset(DARK_VARIABLES)
"""Names of all variables that themes add to those of Textual."""
