"""Rows of (text, role) are put together without losing their width."""

from __future__ import annotations

from azul_tui.ui.draw import (
    Span,
    aim,
    beside,
    block_width,
    changes,
    crop_row,
    pad,
    pad_row,
    plain,
    plain_lines,
    row,
    row_width,
    stack,
    target_at,
)

WIDE = (row(("漢字", "strong"), " x"),)
TALL = (row("a"), row("b"), row("c"))


def test_a_row_leaves_out_what_is_empty() -> None:
    assert row("a", ("", "dim"), ("b", "key")) == (Span("a"), Span("b", "key"))
    assert plain(row("a", ("b", "key"))) == "ab"


def test_blocks_beside_each_other_fill_up_below() -> None:
    assert plain_lines(beside(WIDE, TALL, gap=1)) == ["漢字 x a", "       b", "       c"]


def test_blocks_below_each_other_keep_their_order() -> None:
    assert plain_lines(stack(TALL, WIDE)) == ["a", "b", "c", "漢字 x"]


def test_padding_aligns_and_cropping_cuts_in_cells() -> None:
    assert plain(pad_row(row("ab"), 5, ">")) == "   ab"
    assert plain(pad_row(row("ab"), 5, "^")) == " ab  "
    assert plain(crop_row(WIDE[0], 3)) == "漢 "
    assert row_width(pad_row(WIDE[0], 3)) == 3
    assert [row_width(line) for line in pad(TALL, 4, 5)] == [4] * 5
    assert len(pad(TALL, 4, 2)) == 2
    assert block_width(()) == 0


def test_a_click_finds_the_target_under_it() -> None:
    line = row(("漢", "", "first"), ("b", ""), ("c", "", ("row", 3)))
    assert [target_at(line, x) for x in range(-1, 6)] == [
        None,
        "first",
        "first",
        None,
        ("row", 3),
        None,
        None,
    ]


def test_aiming_does_not_touch_a_target_that_is_there() -> None:
    (line,) = aim((row("a", Span("b", "", 2)),), 1)
    assert [span.target for span in line] == [1, 2]


def test_of_a_row_only_what_looks_different_is_drawn_again() -> None:
    before = row(("ab", "dim"), ("漢", ""), (" " * 8, ""), ("z", "key"))
    assert changes(before, before) == []
    assert changes(before, aim((before,), "target")[0]) == []
    assert changes(before, row(("aX", "dim"), *before[1:])) == [(1, 1)]
    assert changes(before, row(("ab", "key"), *before[1:3], ("y", "key"))) == [(0, 2), (12, 1)]
    assert changes(before, row(*before[:1], ("  ", ""), *before[2:])) == [(2, 2)]
    assert changes(before, before[:2]) == [(4, 9)]
    assert changes((), before) == [(0, 13)]


def test_changes_near_each_other_are_one() -> None:
    assert changes(row("a---b"), row("x---y")) == [(0, 5)]
    assert changes(row("a-----b"), row("x-----y")) == [(0, 1), (6, 1)]
