"""Other keyboard layouts press the same keys, on the screen and in line mode."""

from __future__ import annotations

import pytest

from azul_tui.layouts import DIGITS, LETTERS
from azul_tui.plain.reading import parse, symbols
from azul_tui.ui.commands import COMMANDS


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("и", "b"),
        ("н", "y"),
        ("к", "r"),
        ("л", "k"),
        ("ц", "w"),
        ("с", "c"),
        ("а", "f"),
        ("г", "u"),
        ("ы", "s"),
        ("і", "s"),
    ],
)
def test_cyrillic_letters_lie_on_the_keys_of_the_game(typed: str, key: str) -> None:
    assert LETTERS[typed] == key


@pytest.mark.parametrize(("typed", "key"), [("β", "b"), ("υ", "y"), ("ρ", "r"), ("κ", "k")])
def test_greek_letters_lie_on_the_keys_of_the_game(typed: str, key: str) -> None:
    assert LETTERS[typed] == key


def test_french_digits_need_no_shift() -> None:
    assert [DIGITS[sign] for sign in "&é\"'(-è_ç"] == [str(digit) for digit in range(1, 10)]


def test_no_sign_is_taken_from_a_command() -> None:
    keys = {key for command in COMMANDS for key in command.keys}
    assert not keys & {*LETTERS, *DIGITS}


@pytest.mark.parametrize("letter", LETTERS)
def test_line_mode_takes_every_letter_for_the_key_that_it_lies_on(letter: str) -> None:
    assert parse(letter) == parse(LETTERS[letter])


@pytest.mark.parametrize("sign", DIGITS)
def test_line_mode_takes_every_french_sign_for_its_digit(sign: str) -> None:
    for line in (sign, f"b{sign}", f"b {sign}", f"{sign}b", f"b{sign}é", f"b é {sign}"):
        digits = line.replace(sign, DIGITS[sign]).replace("é", "2")
        assert symbols(line) == symbols(digits)
    assert parse(f"u {sign}") == parse(f"u {DIGITS[sign]}")
