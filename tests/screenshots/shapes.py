"""Characters that are drawn as shapes, so that no font leaves gaps between them."""

from __future__ import annotations

from typing import Final

WIDTH: Final = 12
HEIGHT: Final = 24
"""Width and height of a cell."""

_X: Final = WIDTH // 2
_Y: Final = HEIGHT // 2
"""The middle of a cell."""

_LINES: Final = {
    "lr": "─━",
    "ud": "│┃",
    "rd": "┌┏",
    "ld": "┐┓",
    "ru": "└┗",
    "lu": "┘┛",
    "udr": "├┣",
    "udl": "┤┫",
    "lrd": "┬┳",
    "lru": "┴┻",
    "lrud": "┼╋",
}
"""The sides of the cell that a line goes to: the light one, the heavy one."""
_ARMS: Final = {
    char: (sides, half) for sides, pair in _LINES.items() for half, char in enumerate(pair, 1)
}
_ARCS: Final = {"╭": (1, 1), "╮": (-1, 1), "╰": (1, -1), "╯": (-1, -1)}
_DOUBLE_CORNERS: Final = {"╔": (1, 1), "╗": (-1, 1), "╚": (1, -1), "╝": (-1, -1)}
"""The sides that a corner goes to, across and down."""
_QUARTERS: Final = dict(zip("▖▗▘▙▚▛▜▝▞▟", (4, 8, 1, 13, 9, 7, 11, 2, 6, 14), strict=True))
"""The quarters that are filled: 1 and 2 above, 4 and 8 below."""
_SHADES: Final = {"░": 0.3, "▒": 0.5, "▓": 0.7}
_BOXES: Final[dict[str, list[tuple[float, float, float, float]]]] = {
    "▀": [(0, 0, WIDTH, _Y)],
    "▐": [(_X, 0, _X, HEIGHT)],
    "▕": [(WIDTH * 7 / 8, 0, WIDTH / 8, HEIGHT)],
    "═": [(0, _Y - 3, WIDTH, 2), (0, _Y + 1, WIDTH, 2)],
    "║": [(_X - 3, 0, 2, HEIGHT), (_X + 1, 0, 2, HEIGHT)],
    "┄": [(1 + 4 * at, _Y - 1, 2, 2) for at in range(3)],
    "┆": [(_X - 1, 2 + 8 * at, 2, 4) for at in range(3)],
    "┈": [(1 + 3 * at, _Y - 0.5, 1, 1) for at in range(4)],
}
"""Left, top, width and height of the boxes of a character."""


def shape(char: str, column: int, row: int) -> str:
    """The path of a character that is drawn as a shape; empty for any other."""
    x, y = WIDTH * column, HEIGHT * row
    if "▁" <= char <= "█":
        height = HEIGHT * (ord(char) - ord("▁") + 1) // 8
        return box(x, y + HEIGHT - height, WIDTH, height)
    if "▉" <= char <= "▏":
        return box(x, y, WIDTH * (ord("▏") - ord(char) + 1) / 8, HEIGHT)
    if char in _SHADES:
        return box(x, y, WIDTH, HEIGHT)
    if char in _BOXES:
        return "".join(box(x + at[0], y + at[1], at[2], at[3]) for at in _BOXES[char])
    if char == "▸":
        return f"M{x + 3} {y + 7}l7 5l-7 5z"
    if char in _ARMS:
        sides, half = _ARMS[char]
        return "".join(_arm(side, x, y, half) for side in sides)
    if char in _ARCS:
        return _arc(*_ARCS[char], x, y)
    if char in _DOUBLE_CORNERS:
        across, down = _DOUBLE_CORNERS[char]
        return _rail(across, down, x, y, -2) + _rail(across, down, x, y, 2)
    return "".join(
        box(x + _X * (at % 2), y + _Y * (at // 2), _X, _Y)
        for at in range(4)
        if _QUARTERS.get(char, 0) & 1 << at
    )


def opacity(char: str) -> float:
    """How much a shape covers what is behind it, 0 to 1."""
    return _SHADES.get(char, 1)


def box(x: float, y: float, width: float, height: float) -> str:
    """The path of a rectangle."""
    return f"M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}z"


def _arm(side: str, x: int, y: int, half: int) -> str:
    """A line from the middle of a cell to one side, reaching around the middle."""
    return {
        "l": box(x, y + _Y - half, _X + half, 2 * half),
        "r": box(x + _X - half, y + _Y - half, _X + half, 2 * half),
        "u": box(x + _X - half, y, 2 * half, _Y + half),
        "d": box(x + _X - half, y + _Y - half, 2 * half, _Y + half),
    }[side]


def _arc(across: int, down: int, x: int, y: int) -> str:
    """A line from the lower or upper side of a cell, round to the left or right side."""
    turn = int(across == down)
    straight = _Y - _X
    outer, inner = _X + 1, _X - 1
    return (
        f"M{x + _X - across} {y + _Y * (1 + down)}v{-straight * down}"
        f"a{outer} {outer} 0 0 {turn} {outer * across} {-outer * down}v{2 * down}"
        f"a{inner} {inner} 0 0 {1 - turn} {-inner * across} {inner * down}v{straight * down}z"
    )


def _rail(across: int, down: int, x: int, y: int, shift: int) -> str:
    """One of the two lines of a double corner; a negative shift goes to the outer side."""
    at_x, at_y = _X + shift * across, _Y + shift * down
    left, right = (at_x - 1, WIDTH) if across > 0 else (0, at_x + 1)
    top, bottom = (at_y - 1, HEIGHT) if down > 0 else (0, at_y + 1)
    return box(x + left, y + at_y - 1, right - left, 2) + box(
        x + at_x - 1, y + top, 2, bottom - top
    )
