"""Frames with titles."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from azul_tui.ui.draw import Box, box_for, frame, plain, plain_lines, row, row_width, rule

INSIDE = (row("ab"), row("c"))


def test_a_round_frame_has_a_title_on_both_sides() -> None:
    assert plain_lines(frame(INSIDE, 14, title="Ana", right="23")) == [
        "╭─ Ana ─── 23 ─╮",
        "│ab            │",
        "│c             │",
        "╰──────────────╯",
    ]


def test_the_player_to_move_has_a_heavy_frame() -> None:
    assert box_for(heavy=True) is Box.HEAVY
    assert plain_lines(frame((), 4, box=Box.HEAVY)) == ["┏━━━━┓", "┗━━━━┛"]


def test_an_ascii_frame_is_ascii_and_the_heavy_one_still_differs() -> None:
    light = frame(INSIDE, 9, box=box_for(heavy=False, ascii_only=True), title="Ana")
    heavy = frame(INSIDE, 9, box=box_for(heavy=True, ascii_only=True), title="Ana")
    assert plain_lines(light) == ["+- Ana ---+", "|ab       |", "|c        |", "+---------+"]
    assert plain(heavy[0]) == "#= Ana ===#"
    assert plain(frame((), 9, box=Box.ASCII, title="Bartholomew")[0]) == "+- Bart~ -+"


def test_a_long_name_is_cut_and_the_score_is_not() -> None:
    top = plain(frame((), 14, title="Bartholomew", right="123")[0])
    assert top == "╭─ Bar⋯ ─ 123 ─╮"


def test_markup_in_a_name_is_shown_as_it_is() -> None:
    assert "Ann [/x]" in plain(frame((), 20, title="Ann [/x]")[0])


@given(st.text(), st.text(max_size=5), st.integers(1, 40))
def test_every_line_of_a_frame_is_equally_wide(title: str, right: str, inner: int) -> None:
    lines = frame(INSIDE, inner, title=title, right=right)
    assert {row_width(line) for line in lines} == {inner + 2}


@given(st.text(), st.integers(0, 40))
def test_a_rule_is_as_long_as_asked(text: str, length: int) -> None:
    assert row_width(rule(text, length)) == length
    assert plain(rule("", 3, ascii_only=True)) == "---"
