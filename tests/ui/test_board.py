"""A board, drawn: who, the row keys, the choice of a column."""

from __future__ import annotations

import pytest

from azul_tui.ui.draw import Span, Tiles
from azul_tui.ui.table.board import FrameView, draw_frame
from azul_tui.ui.table.shapes import BoardShape
from azul_tui.ui.table.targets import RowTarget


def keys(view: FrameView) -> list[Span]:
    """The row keys of a board."""
    drawn = draw_frame(view, BoardShape(view.tiles.size))
    return [span for line in drawn for span in line if isinstance(span.target, RowTarget)]


@pytest.mark.parametrize("active", [True, False])
def test_the_rows_of_every_board_have_their_keys_as_text_and_not_as_part_of_the_frame(
    active: bool,
) -> None:
    found = keys(FrameView(Tiles(), 0, "Ana", 3, active=active))
    assert [span.text for span in found] == [*"12345F"]
    assert not any(span.role.startswith("border") for span in found)
