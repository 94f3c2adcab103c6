"""How many sequences of takes there are, a known number for each position and depth.

A count at depth 2 passes through every take of a position and every answer to it, so that hardly a
mistake in the moves leaves it as it was. The numbers were found twice: by the engine and by the
referee of the tests, which lists takes in its own way.
"""

from __future__ import annotations

import pytest

from azul_tui.engine import State, format_position, parse_position
from azul_tui.engine.offer import legal_moves, put_back, take


def count(state: State, depth: int) -> int:
    """The number of sequences of ``depth`` takes, or fewer when the offer ends."""
    moves = legal_moves(state)
    if depth <= 1 or not moves:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        take(after, move)
        total += count(after, depth - 1)
    return total


def count_taking_back(state: State, depth: int) -> int:
    """The same, by taking every take back instead of copying."""
    moves = legal_moves(state)
    if depth <= 1 or not moves:
        return len(moves)
    total = 0
    before = state.tiles[:]
    for move in moves:
        taken = take(state, move)
        total += count_taking_back(state, depth - 1)
        put_back(state, taken, before)
    return total


COUNTS = [
    (
        "azul1 colored 1 offer 1 1 - 0 BYKW/RRKK/BBRW/BRKK/BYWW - 15.18.16.15.16 0.0.0.0.0"
        " 0;-,-,-,-,-;.....,.....,.....,.....,.....;- 0;-,-,-,-,-;.....,.....,.....,.....,.....;-",
        [90, 7560, 490494],
    ),
    (
        "azul1 gray 4 offer 1 2 1 0 -/-/YKWW/-/- RRRK 6.5.2.6.1 9.3.13.7.10"
        " 0;-,K1,B3,W2,W1;WR...,..Y.W,..W..,.....,.....;*W"
        " 0;-,Y1,Y3,Y4,K3;R.K..,.....,.....,.....,.....;BBYY",
        [12, 85, 454],
    ),
    (
        "azul1 colored 5 offer 2 1 1 0 -/BBKK/-/-/-/-/- BYRKWW 4.1.1.1.6 5.8.7.4.3"
        " 0;B1,Y2,R3,B4,B2;..RKW,...R.,.....,.K...,.....;*"
        " 0;R1,Y1,K2,W1,W1;...K.,.....,...Y.,.....,.....;WRRKK"
        " 0;-,-,Y3,W2,K4;.YR..,.BY.K,.W..R,.....,.R...;YWW",
        [12, 165, 966],
    ),
    (
        "azul1 gray 3 offer 1 1 4 0 -/-/BYKW/-/-/-/-/-/- BBBYKKKK 6.4.8.11.11 0.0.4.0.0"
        " 0;-,-,Y1,W2,-;RY...,...BR,.....,.....,...Y.;K"
        " 0;K1,Y1,Y2,Y1,-;....B,..R..,.....,.....,.....;Y"
        " 0;-,R1,R1,W1,Y2;...B.,..K..,.....,.....,.....;YWWWW"
        " 0;R1,-,Y1,Y1,R2;.YB..,W.K..,.....,.....,.....;*BBBBBB",
        [25, 326, 2407],
    ),
    (
        "azul1 colored 5 offer 2 1 1 0 -/-/-/-/- BBBBY 0.0.0.0.0 12.12.7.12.13"
        " 0;-,R2,K3,K3,R3;BYR.W,.B...,...Y.,.....,...W.;R*K"
        " 1;-,-,K1,W1,R5;.YR.W,WB...,..B..,....Y,.....;YYYWW",
        [4, 4, 0],
    ),
]


@pytest.mark.parametrize(("position", "counts"), COUNTS)
def test_the_number_of_sequences_of_takes(position: str, counts: list[int]) -> None:
    state = parse_position(position)
    assert [count(state, depth) for depth in (1, 2, 3)] == counts


@pytest.mark.parametrize(("position", "counts"), COUNTS)
def test_the_same_number_by_taking_back(position: str, counts: list[int]) -> None:
    state = parse_position(position)
    assert [count_taking_back(state, depth) for depth in (1, 2, 3)] == counts
    assert format_position(state) == position
