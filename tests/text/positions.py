"""Positions from the middle of games, for the tests of sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from azul_tui.engine import LETTERS

OFFER: Final = (
    "azul1 colored 3 offer 1 1 1 0 BBYR/BYKK/-/BRKW/BYWW BRKK 5.10.12.10.12 2.2.2.2.2 "
    "23;-,B1,Y3,K1,B1;B....,W....,.....,R....,.....;*W "
    "31;-,R1,-,B3,B1;.YRKW,.....,.....,.....,.....;KY"
)
"""Two players, colored wall; seat 1 to take; factory 3 is empty."""

GRAY_CHOICE: Final = (
    "azul1 gray 3 tiling:0:2 1 1 1 0 -/-/-/-/- - 9.15.15.13.16 2.2.2.2.2 "
    "5;-,B2,K3,B1,-;BY...,R....,.B...,.....,.....;*W "
    "3;-,R1,-,B3,B1;.YRKW,.....,.....,.....,.....;KY"
)
"""Two players, gray wall; seat 1 to choose a column for row 2, blue."""


def with_offer(factories: str, center: str) -> str:
    """`OFFER` with other tiles on the factories and in the center; the bag holds the rest."""
    fields = OFFER.split()
    fields[8:10] = [factories, center]
    return with_rest_in_bag(fields)


def with_rest_in_bag(fields: Sequence[str]) -> str:
    """The position of these fields, with all tiles that are nowhere else in the bag."""
    lid = [int(count) for count in fields[11].split(".")]
    used = "".join(fields[8:10])
    for board in fields[12:]:
        _, lines, wall, floor = board.split(";")
        used += wall + floor
        used += "".join(line[0] * int(line[1]) for line in lines.split(",") if line != "-")
    bag = [20 - used.count(letter) - away for letter, away in zip(LETTERS, lid, strict=True)]
    return " ".join([*fields[:10], ".".join(map(str, bag)), *fields[11:]])
