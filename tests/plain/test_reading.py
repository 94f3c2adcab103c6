"""What a typed line asks for."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azul_tui.plain.reading import Command, Verb, column, parse, symbols, tidy


@pytest.mark.parametrize(
    ("line", "keys"),
    [
        ("b 3 2", "b32"),
        ("3b2", "3b2"),
        ("3B2", "3b2"),
        ("cyf", "cyf"),
        ("b c f", "bcf"),
        ("  B,3, 2 ", "b32"),
        ("b-3-2", "b32"),
        ("blue 3 2", "b32"),
        ("black from the center into row 2", "kc2"),
        ("take yellow from factory 3 to the floor line", "y3f"),
        ("３Ｂ２", "3b2"),
        ("b\u00a03\t2", "b32"),
        ("и 3 2", "b32"),
        ("Л С А", "kcf"),
        ("κ ψ φ", "kcf"),
        ("b é (", "b25"),
        ("b-c-f", "bcf"),
        ("b-é", "b62"),
        ("b -", "b6"),
        ("b", "b"),
        ("9", "9"),
        ("b 1 0", "b10"),
    ],
)
def test_moves_may_be_typed_in_many_ways(line: str, keys: str) -> None:
    command = parse(line)
    assert command.verb is Verb.PICK
    assert symbols(command.rest) == keys


@pytest.mark.parametrize("line", ["x", "3 b 2 x", "10", "b 30", "row", "блю", "b 3 ٢", "/"])
def test_other_words_are_no_pick(line: str) -> None:
    command = parse(line)
    assert command.verb is Verb.PICK
    assert symbols(command.rest) is None


@pytest.mark.parametrize(
    ("line", "verb", "rest"),
    [
        ("", Verb.ENTER, ""),
        (" \t ", Verb.ENTER, ""),
        ("?", Verb.HELP, ""),
        (" ?? ", Verb.HELP, ""),
        ("Help", Verb.HELP, ""),
        ("? b", Verb.HELP, "b"),
        ("?b 3", Verb.HELP, "b 3"),
        ("b 3 ?", Verb.HELP, "b 3"),
        ("help moves", Verb.HELP, "moves"),
        ("moves", Verb.MOVES, ""),
        ("moves blue", Verb.MOVES, "blue"),
        ("u", Verb.UNDO, ""),
        ("u 3", Verb.UNDO, "3"),
        ("U3", Verb.UNDO, "3"),
        ("undo", Verb.UNDO, ""),
        ("u x", Verb.UNDO, "x"),
        ("t", Verb.TABLE, ""),
        ("t Bor", Verb.TABLE, "bor"),
        ("words", Verb.WORDS, ""),
        ("grid", Verb.GRID, ""),
        ("brief", Verb.BRIEF, ""),
        ("s", Verb.SCORES, ""),
        ("log", Verb.LOG, ""),
        ("bag", Verb.BAG, ""),
        ("rules", Verb.RULES, ""),
        ("end", Verb.END, ""),
        ("q", Verb.QUIT, ""),
        ("й", Verb.QUIT, ""),
        ("г", Verb.UNDO, ""),
        ("і", Verb.SCORES, ""),
        ("u é", Verb.UNDO, "2"),
        ("Exit", Verb.QUIT, ""),
    ],
)
def test_words(line: str, verb: Verb, rest: str) -> None:
    assert parse(line) == Command(verb, rest)


@pytest.mark.parametrize(
    ("line", "choice"),
    [
        ("4", (None, 3)),
        ("column 4", (None, 3)),
        ("3>4", (2, 3)),
        ("row 3 column 4", (2, 3)),
        ("0", None),
        ("6", None),
        ("", None),
        ("123", None),
        ("x", None),
        ("b4", (None, 3)),
        ("٤", None),
    ],
)
def test_columns(line: str, choice: tuple[int | None, int] | None) -> None:
    assert column(tidy(line)) == choice


@given(st.text())
def test_whatever_is_typed_is_a_command(line: str) -> None:
    command = parse(line)
    assert command.rest.isprintable()
    symbols(command.rest)
    column(command.rest)
