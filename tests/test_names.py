"""Names of players, as people type them."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azul_tui.names import clean_name, player_names


@pytest.mark.parametrize(
    "name", ["Ana", "Ann [/x]", '"Bor"', "Анна", "陳大文", "👩‍🚀", "שרה", "-x", "x" * 200]
)
def test_a_name_of_any_script_stays_as_it_is(name: str) -> None:
    assert clean_name(name, 0) == name


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ana ", "Ana"),
        ("Ana\tMaria\n Lopez", "Ana Maria Lopez"),
        ("A\x1b[31mna\x07", "A[31mna"),
        ("Ana\udc80", "Ana"),
        ("\u202eanA\u2069", "anA"),
        ("Ane\u0301", "An\u00e9"),
        ("\x07 Ana \x07 Maria", "Ana Maria"),
    ],
)
def test_what_would_upset_a_line_is_removed(typed: str, shown: str) -> None:
    assert clean_name(typed, 0) == shown


@pytest.mark.parametrize("typed", ["", "   ", "\x00", "\u200b", "\ufe0f"])
def test_a_name_that_shows_nothing_is_named_by_its_seat(typed: str) -> None:
    assert clean_name(typed, 2) == "Player 3"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        (["Ana", "Ana"], ("Ana", "Ana 2")),
        (["Ana", "Ana ", "Ana"], ("Ana", "Ana 2", "Ana 3")),
        (["Ana", "Ana", "Ana 2"], ("Ana", "Ana 3", "Ana 2")),
        (["Ana", "Ana 2", "Ana"], ("Ana", "Ana 2", "Ana 3")),
        (["Ana", "ana"], ("Ana", "ana 2")),
        (["ana", "ANA", "ana 2"], ("ana", "ANA 3", "ana 2")),
        (["Strauß", "STRAUSS"], ("Strauß", "STRAUSS 2")),
        (["player 2", ""], ("player 2", "Player 2 2")),
        (["", ""], ("Player 1", "Player 2")),
        (["Player 2", ""], ("Player 2", "Player 2 2")),
    ],
)
def test_equal_names_are_told_apart(typed: list[str], shown: tuple[str, ...]) -> None:
    assert player_names(typed) == shown


@given(st.lists(st.text(st.characters(), max_size=6), min_size=2, max_size=4))
def test_names_are_different_and_visible_and_clean_already(typed: list[str]) -> None:
    names = player_names(typed)
    assert len({name.casefold() for name in names}) == len(typed)
    assert player_names(names) == names
    for name in names:
        assert name == name.strip() != ""
        assert not {unicodedata.category(char) for char in name} & {"Cc", "Cs", "Zl", "Zp"}
