"""What a click on the table means."""

from __future__ import annotations

from typing import NamedTuple

from azul_tui.engine import Color


class GroupTarget(NamedTuple):
    """The tiles of one color at one source."""

    source: int
    color: Color


class SourceTarget(NamedTuple):
    """A factory or the center."""

    source: int


class ColorTarget(NamedTuple):
    """A color, wherever it lies."""

    color: Color


class RowTarget(NamedTuple):
    """A target row of a player: a pattern line or the floor line."""

    seat: int
    row: int


class ColumnTarget(NamedTuple):
    """A column of a player's wall."""

    seat: int
    column: int


class ActionTarget(NamedTuple):
    """A command, as the name of its Textual action."""

    action: str


class StopTarget(NamedTuple):
    """A step of a replay."""

    at: int
