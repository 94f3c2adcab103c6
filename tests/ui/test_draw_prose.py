"""Sentences in lines."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from azul_tui.ui.draw import clean, plain_lines, row, row_width
from azul_tui.ui.draw.prose import wrap


def test_lines_break_at_blanks() -> None:
    assert plain_lines(wrap("the quick brown fox", 9)) == ["the quick", "brown fox"]


def test_following_lines_can_be_indented() -> None:
    lines = wrap("the quick brown fox", 9, indent=2)
    assert plain_lines(lines) == ["the quick", "  brown", "  fox"]


def test_a_word_that_is_too_long_is_broken_where_the_row_ends() -> None:
    assert plain_lines(wrap("a Donaudampfschiff b", 6)) == ["a", "Donaud", "ampfsc", "hiff b"]


def test_wide_characters_count_two_cells() -> None:
    assert plain_lines(wrap("王小明", 5)) == ["王小", "明"]


def test_roles_stay_with_their_words() -> None:
    first, second = wrap(row(("House ruling:", "warn"), " the marker"), 14)
    assert [span.role for span in first if span.text.strip()] == ["warn", "warn"]
    assert {span.role for span in second} == {""}


def test_nothing_takes_no_row() -> None:
    assert wrap("", 10) == ()


@given(st.text(), st.integers(3, 30), st.integers(0, 1))
def test_no_row_is_too_wide_and_no_letter_is_lost(text: str, cells: int, indent: int) -> None:
    text = clean(text)
    lines = wrap(text, cells, indent=indent)
    assert all(row_width(line) <= cells for line in lines)
    together = "".join(plain_lines(lines)).replace(" ", "")
    assert together == text.replace(" ", "")
