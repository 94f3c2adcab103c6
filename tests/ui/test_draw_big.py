"""Big letters: what they look like, and for which text there are none."""

from __future__ import annotations

import pytest

from azul_tui.ui.draw import plain_lines, row_width
from azul_tui.ui.draw.big import SCALES, big_text


def test_letters_are_made_of_half_blocks() -> None:
    assert plain_lines(big_text("Ana", 1)) == [
        " ▄  ▄  ▄  ▄",
        "█▄█ █▀▄█ █▄█",
        "█ █ █  █ █ █",
    ]


def test_an_accent_stands_above_its_letter() -> None:
    assert plain_lines(big_text("Ä", 2)) == ["██  ██", *plain_lines(big_text("A", 2))[1:]]
    assert plain_lines(big_text("É", 2))[0] == "  ██"
    assert plain_lines(big_text("Ç", 1)) == plain_lines(big_text("C", 1))


@pytest.mark.parametrize("scale", SCALES)
def test_all_rows_are_equally_wide_and_three_for_each_scale(scale: int) -> None:
    drawn = big_text("Вера & O'Neil wins 65 points.", scale)
    assert len(drawn) == 3 * scale
    assert len({row_width(line) for line in drawn}) == 1


def test_letters_without_a_big_form_have_none() -> None:
    assert big_text("王小明", 2) == ()
    assert big_text("Ana ⋯", 2) == ()
    assert big_text("", 2) == ()


def test_in_ascii_only_even_scales_have_dots() -> None:
    assert big_text("Ana", 1, ascii_only=True) == ()
    assert plain_lines(big_text("I", 2, ascii_only=True)) == ["", *["##"] * 5]
