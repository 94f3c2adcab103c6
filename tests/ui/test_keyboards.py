"""Other keyboard layouts press the same keys."""

from __future__ import annotations

import pytest

from azul_tui.ui.commands import COMMANDS
from azul_tui.ui.keyboards import SAME_KEY


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
    ],
)
def test_cyrillic_letters_lie_on_the_keys_of_the_game(typed: str, key: str) -> None:
    assert SAME_KEY[typed] == key


@pytest.mark.parametrize(("typed", "key"), [("β", "b"), ("υ", "y"), ("ρ", "r"), ("κ", "k")])
def test_greek_letters_lie_on_the_keys_of_the_game(typed: str, key: str) -> None:
    assert SAME_KEY[typed] == key


def test_french_digits_need_no_shift() -> None:
    assert [SAME_KEY[sign] for sign in "&é\"'(-è_ç"] == [str(digit) for digit in range(1, 10)]


def test_no_sign_is_taken_from_a_command() -> None:
    keys = {key for command in COMMANDS for key in command.keys}
    assert not keys & set(SAME_KEY)
