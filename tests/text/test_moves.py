"""Takes in words."""

from __future__ import annotations

import pytest

from azul_tui.engine import Move, TilesTaken
from azul_tui.text import (
    counted,
    listed,
    possessive,
    signed,
    take,
    take_effects,
    take_in_full,
    take_short,
    taken_back,
)
from azul_tui.text.moves import take_effects_short, taken_back_shorter

NAMES = ("Ana", "Bor")


def taken(
    move: str,
    *,
    seat: int = 0,
    marker: bool = False,
    placed: int = 0,
    floored: int = 0,
    discarded: int = 0,
    filled: bool = False,
) -> TilesTaken:
    return TilesTaken(seat, Move.parse(move), marker, placed, floored, discarded, filled)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (taken("3B2", placed=1), "Ana took 1 blue from factory 3 into row 2."),
        (
            taken("3B2", placed=2, filled=True),
            "Ana took 2 blue from factory 3 into row 2: row 2 is full.",
        ),
        (
            taken("ck1", seat=1, placed=1, floored=1, filled=True, marker=True),
            "Bor took 2 black and the starting player marker from the center into row 1: "
            "row 1 is full and 1 tile falls to the floor line.",
        ),
        (
            taken("CW1", placed=1, floored=2, discarded=1, filled=True),
            "Ana took 4 white from the center into row 1: row 1 is full, "
            "2 tiles fall to the floor line and 1 tile goes to the lid.",
        ),
        (taken("CYF", floored=3), "Ana took 3 yellow from the center to the floor line."),
        (
            taken("9RF", floored=1, discarded=2),
            "Ana took 3 red from factory 9 to the floor line: 2 tiles go to the lid.",
        ),
    ],
)
def test_a_take_in_full(event: TilesTaken, sentence: str) -> None:
    assert take_in_full(event, NAMES) == sentence
    assert sentence.startswith(take(event, NAMES))
    assert all(effect in sentence for effect in take_effects(event))


def test_a_take_in_short() -> None:
    assert take_short(taken("3B2", placed=2), NAMES) == "Ana 3B2"


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        (("4R3",), "Bor's 4R3 was taken back"),
        (("4R3", "3B2"), "Bor's 4R3 and Ana's 3B2 were taken back"),
        (("4R3", "3B2", "CYF"), "Bor's 4R3, Ana's 3B2 and Bor's CYF were taken back"),
    ],
)
def test_what_was_taken_back(moves: tuple[str, ...], sentence: str) -> None:
    events = [taken(move, seat=(at + 1) % 2, placed=1) for at, move in enumerate(moves)]
    assert taken_back(events, NAMES) == sentence


@pytest.mark.parametrize(
    ("event", "effects"),
    [
        (taken("3B2", placed=1), ("1 into row 2",)),
        (taken("3B2", placed=2, filled=True), ("fills row 2",)),
        (
            taken("CK1", placed=1, floored=2, discarded=1, filled=True, marker=True),
            ("fills row 1", "marker+2 fall", "1 to lid"),
        ),
        (taken("CK2", placed=1, marker=True), ("1 into row 2", "marker")),
        (taken("9RF", floored=1, discarded=2), ("1 falls", "2 to lid")),
    ],
)
def test_what_a_take_did_in_few_words(event: TilesTaken, effects: tuple[str, ...]) -> None:
    assert take_effects_short(event) == effects


def test_what_was_taken_back_in_fewer_words() -> None:
    assert taken_back_shorter([taken("4R3")]) == (
        "4R3 was taken back",
        "4R3 taken back",
        "4R3 undone",
    )
    assert taken_back_shorter([taken("4R3"), taken("3B2")]) == (
        "4R3 and 3B2 were taken back",
        "2 takes were taken back",
        "2 undone",
    )


def test_words() -> None:
    assert [counted(number, "tile") for number in (0, 1, 2)] == ["0 tiles", "1 tile", "2 tiles"]
    assert listed(["a", "b", "c"], "or") == "a, b or c"
    assert [signed(number) for number in (-1, 0, 1)] == ["-1", "0", "+1"]
    assert possessive("Bo [/x]") == "Bo [/x]'s"
