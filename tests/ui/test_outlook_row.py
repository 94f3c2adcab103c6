"""The last line of a board: what the round would bring now, and whether it ends the game."""

from __future__ import annotations

import pytest

from azul_tui.engine import Outlook, Span
from azul_tui.ui.draw import plain, row_width
from azul_tui.ui.table.scene import outlook_row
from azul_tui.ui.table.shapes import BoardShape

CERTAIN = Span(3, 3), Span(1, 1)
OPEN = Span(10, 45), Span(11, 14)


def expected(numbers: tuple[Span, Span], *, can: bool = False, must: bool = False) -> Outlook:
    return Outlook(*numbers, Span(0, 0), can, must)


@pytest.mark.parametrize(
    ("what", "text"),
    [
        (expected(CERTAIN), "+3 -1 this round"),
        (expected(OPEN), "+10..45 -11..14 this round"),
        (expected(CERTAIN, can=True, must=True), "+3 -1  ends the game!"),
        (expected(CERTAIN, can=True), "+3 -1  may end the game!"),
        (expected(OPEN, can=True, must=True), "+10..45 -11..14  ends the game!"),
        (expected(OPEN, can=True), "+10..45 -11..14  may end game!"),
    ],
)
def test_it_fits_into_the_smallest_board(what: Outlook, text: str) -> None:
    assert plain(outlook_row(what)) == text
    assert row_width(outlook_row(what)) <= BoardShape(1).width - 2
