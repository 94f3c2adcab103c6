"""The roles of text on the table: what a piece of it means, from which themes make its look.

Tiles have roles by state and color, ``tile-blue`` for a blue tile; see `tile_role`. A role that
ends in ``-edge`` draws a tile's sides on the background around it, ``-rim`` the bevel inside it and
``-foot`` the bevel along its lower side.
"""

from __future__ import annotations

from azul_tui.engine.color import COLORS, Color

TILE = "tile"
"""A tile that lies there."""
SPACE = "space"
"""An empty space of the colored wall."""
GHOST = "ghost"
"""Where a tile would land."""
LIT = "lit"
"""A tile of the group that is about to be taken, or of a run that scores."""
STATES = (TILE, SPACE, GHOST, LIT)

MARKER = "marker"
MARKER_NAMES = ("marker", "lit-marker", "ghost-marker")
"""The starting player marker, in the states in which it is shown."""

EMPTY_NAMES = ("line-space", "wall-space")
"""An empty space of a pattern line, and of the gray wall."""

PARTS = ("", "-edge", "-rim", "-foot")

TEXT_ROLES = (
    "",  # plain
    "strong",  # names, sums: what to look at first
    "label",  # titles, captions
    "dim",  # what matters less, and what is not possible now
    "key",  # a key that can be pressed
    "key-off",  # a key that does nothing now
    "score",  # points a player has
    "gain",  # points won
    "loss",  # points lost
    "cost",  # what an empty floor space will cost
    "warn",  # a notice
    "error",  # why something is not possible
    "arrow",  # a full line moves to the wall
    "active",  # the player to move
    "cursor",  # the row or source the cursor stands on
    "cursor-key",  # its key where it lies: a block of light
    "field",  # a space with a key that can be pressed
    "border",
    "border-active",
    "border-cursor",
    "title",  # a title in a border
    "title-active",  # the same, where it is bright
    "title-turn",  # the name of the player to move on the board
    "bar",  # the bar at the top
    "bar-strong",
)


def tile_role(state: str, color: Color, part: str = "") -> str:
    """Return the role of a tile's ``part`` (one of `PARTS`) in ``state``."""
    return f"{state}-{color.name.lower()}{part}"


def color_role(color: Color) -> str:
    """Return the role of text that names ``color`` in a sentence."""
    return f"name-{color.name.lower()}"


TILE_ROLES = tuple(
    name + part
    for name in (
        *(f"{state}-{color.name.lower()}" for state in STATES for color in COLORS),
        *MARKER_NAMES,
        *EMPTY_NAMES,
    )
    for part in PARTS
)

ROLES = frozenset([*TEXT_ROLES, *TILE_ROLES, *map(color_role, COLORS)])
"""Every role there is."""
