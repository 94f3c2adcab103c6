"""Text is measured in cells, as terminals and Textual do it: everywhere in the same way."""

from __future__ import annotations

import unicodedata

import pytest
import wcwidth
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from azul_tui.cells import ELLIPSIS, clean, cut, fit, width

NAMES = {
    "Ana": 3,
    "Žiga": 4,
    "काका": 2,
    "e\u0301": 1,
    "漢字": 4,
    "한글": 4,
    "\u1112\u1161\u11ab": 2,
    "שלום": 4,
    "🎲": 2,
    "👨\u200d👩\u200d👧": 6,
    "❤\ufe0f": 1,
    "👍🏽": 2,
    "🇸🇮 Žiga": 7,
    "☰": 1,
    "Ann [/x]": 8,
}


@pytest.mark.parametrize(("name", "cells"), NAMES.items())
def test_a_clean_name_is_as_wide_as_the_terminal_thinks(name: str, cells: int) -> None:
    assert width(clean(name)) == cells == cell_len(clean(name))


@given(st.text())
def test_nothing_that_steers_the_terminal_survives(text: str) -> None:
    kept = clean(text)
    assert not {unicodedata.category(char) for char in kept} & {"Cc", "Cf", "Cs", "Cn", "Zl", "Zp"}
    assert clean(kept) == kept


def test_a_flag_is_its_letters_as_some_terminals_have_it_anyhow() -> None:
    assert clean("Žiga 🇸🇮") == "Žiga SI"


@pytest.mark.parametrize("first", range(0x20, 0x20000, 0x1000))
def test_every_character_is_as_wide_as_terminals_think(first: int) -> None:
    """pyte, like most terminals, goes by wcwidth; Textual by the table of Rich."""
    for char in map(chr, range(first, first + 0x1000)):
        kept = clean(f"a{char}b")[1:-1]
        there = sum(max(0, wcwidth.wcwidth(part)) for part in kept)
        assert width(kept) == cell_len(kept) == there, hex(ord(char))


def test_a_name_keeps_its_letters_and_loses_direction_marks() -> None:
    assert clean("\u202eBor\x1b[2J\n  Cene\t") == "Bor[2J Cene"


@given(st.text(), st.integers(0, 30), st.sampled_from("<>^"))
def test_fit_gives_exactly_the_cells_asked_for(text: str, cells: int, align: str) -> None:
    assert width(fit(clean(text), cells, align)) == cells


def test_a_cut_name_says_so_and_wide_letters_are_not_halved() -> None:
    assert cut("Bartholomew", 6) == "Barth" + ELLIPSIS
    assert cut("Bartholomew", 11) == "Bartholomew"
    assert fit("漢字漢字", 4) == "漢" + ELLIPSIS + " "
    assert cut("Ana", 0) == ""


def test_the_sign_for_cut_text_is_never_of_double_width() -> None:
    assert unicodedata.east_asian_width(ELLIPSIS) == "N"
