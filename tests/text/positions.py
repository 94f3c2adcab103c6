"""Positions from the middle of games, for the tests of sentences."""

from __future__ import annotations

from typing import Final

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
