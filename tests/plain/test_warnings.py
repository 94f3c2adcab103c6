"""A row that the gray wall may have no space for is warned of, not forbidden (R6.5)."""

from __future__ import annotations

import pytest

from tests.plain.driving import Session, lines
from tests.text.positions import OFFER, with_rest_in_bag


def gray(first_line: str, wall: str) -> str:
    """A table with the gray wall; the center holds 2 black, factory 4 holds 1."""
    fields = OFFER.split()
    fields[1] = "gray"
    fields[12:] = [f"5;{first_line},-,-,-,-;{wall};*W", "3;-,-,-,-,-;" + EMPTY]
    return with_rest_in_bag(fields)


EMPTY = ".....,.....,.....,.....,.....;-"
NOWHERE = gray("-", "....K,RYWB.,.....,.....,.....")
PERHAPS = gray("K1", ".....,RYW..,.....,...K.,.....")


@pytest.mark.parametrize(
    ("position", "move", "warning"),
    [
        (
            NOWHERE,
            "black c 2",
            "Row 2 is full, but black has no space on the wall: its tiles will fall to the floor "
            "line.",
        ),
        (
            NOWHERE,
            "4k2",
            "Row 2 has no space on the wall for black: once full, its tiles will fall.",
        ),
        (
            PERHAPS,
            "ck2",
            "Row 2 may find no space on the wall for black: then its tiles will fall.",
        ),
        (NOWHERE, "ck3", ""),
    ],
)
def test_a_row_without_a_space_is_said_with_the_move(
    plain: Session, position: str, move: str, warning: str
) -> None:
    out = plain.run(["Ana", "Bor", "--position", position], lines(move))
    answer, _, _ = out.partition(f"> {move}\n")[2].partition("\n\n")
    told, _, warned = answer.partition("\n")
    assert told.startswith("Ana took ")
    assert " ".join(warned.split()) == warning
