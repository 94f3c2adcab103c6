"""Clicks that mean different things are never equal."""

from __future__ import annotations

from itertools import combinations

from azul_tui.engine import Color
from azul_tui.ui.table.targets import (
    ColorTarget,
    ColumnTarget,
    GroupTarget,
    RowTarget,
    SourceTarget,
)


def test_targets_of_different_kinds_differ() -> None:
    alike = [
        GroupTarget(0, Color.BLUE),
        RowTarget(0, 0),
        ColumnTarget(0, 0),
        SourceTarget(0),
        ColorTarget(Color.BLUE),
    ]
    assert all(one != other for one, other in combinations(alike, 2))
