"""What a click on the table means.

Each has its kind as a field, because tuples of different types are equal when their fields are.
"""

from __future__ import annotations

from typing import NamedTuple

from azul_tui.engine import Color


class GroupTarget(NamedTuple):
    """The tiles of one color at one source."""

    source: int
    color: Color
    kind: str = "group"


class SourceTarget(NamedTuple):
    """A factory or the center."""

    source: int
    kind: str = "source"


class ColorTarget(NamedTuple):
    """A color, wherever it lies."""

    color: Color
    kind: str = "color"


class RowTarget(NamedTuple):
    """A target row of a player: a pattern line or the floor line."""

    seat: int
    row: int
    kind: str = "row"


class ColumnTarget(NamedTuple):
    """A column of a player's wall."""

    seat: int
    column: int
    kind: str = "column"


class ActionTarget(NamedTuple):
    """A command, as the name of its Textual action."""

    action: str
    kind: str = "action"


class StopTarget(NamedTuple):
    """A step of a replay."""

    at: int
    kind: str = "stop"
