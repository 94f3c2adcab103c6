"""The chart of the scores: what it shows is true."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azul_tui.ui.draw import Block, plain, plain_lines, row_width
from azul_tui.ui.draw.chart import Series, draw_chart, marks, scale_for

LABELS = ("0", "1", "2", "3", "bonus")
ANA = Series(0, "A", "Ana", (0, 10, 20, 30, 40))
BOR = Series(1, "B", "Bor", (0, 5, 25, 25, 32))
LETTERS = "ABCD"
PICTURE = [
    "   │",
    "40 │┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈╭─ A Ana 40",
    "   │                     ╭───╯",
    "30 │┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈╭A─╯┈┈┈┈┈",
    "   │               ╭──╯",
    "20 │┈┈┈┈┈┈┈┈┈┈┈┈╭A─╯┈┈┈┈┈┈┈┈┈┈┈",
    "   │        ╭───╯",
    "10 │┈┈┈┈┈╭A─╯┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈",
    "   │  ╭──╯",
    " 0 │A─╯┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈",
    "   └───────────────────────────",
    "    0     1      2     3    bonus",
]


def places(block: Block, mark: str, right: int = 0) -> list[tuple[int, int]]:
    """Columns and rows, in the order of reading down the columns, where ``mark`` stands."""
    lines = [line[: len(line) - right] for line in map(plain, block)]
    return sorted((line.index(mark), y) for y, line in enumerate(lines) if mark in line)


def legend_width(block: Block) -> int:
    return max(len(line) - line.index(" Ana") + 1 for line in map(plain, block) if " Ana" in line)


def test_a_line_rises_from_the_first_value_to_the_last() -> None:
    drawn = draw_chart([ANA], LABELS, 40, 12)
    assert plain_lines(drawn) == PICTURE


@pytest.mark.parametrize("height", [8, 12, 24])
def test_every_mark_stands_in_the_row_of_its_value(height: int) -> None:
    drawn = draw_chart([ANA], LABELS, 60, height)
    scale = scale_for(40, height - 2)
    found = [y for _, y in places(drawn, "A", legend_width(drawn))]
    assert found == [scale.level(value) for value in ANA.values[:-1]]


def test_marks_stand_above_their_labels() -> None:
    drawn = draw_chart([ANA], LABELS, 60, 12)
    columns = [x for x, _ in places(drawn, "A", legend_width(drawn))]
    assert columns == [plain(drawn[-1]).index(label) for label in LABELS[:-1]]


def test_marks_of_equal_values_stand_side_by_side() -> None:
    drawn = "\n".join(plain_lines(draw_chart([ANA, BOR], LABELS, 60, 12)))
    assert "AB" in drawn


def test_of_lines_on_each_other_the_first_one_is_whole() -> None:
    twin = Series(1, "B", "Bor", ANA.values)
    drawn = draw_chart([ANA, twin], LABELS, 60, 12)
    strokes = {c for line in drawn[:-2] for span in line for c in span.text}
    assert not strokes & set("━┃┏┓┗┛")
    assert strokes >= set("─╭╯")
    assert sum(plain(line).count("AB") for line in drawn) == len(LABELS) - 1


def test_every_seat_has_a_stroke_of_its_own() -> None:
    strokes = []
    for seat in range(4):
        drawn = draw_chart([Series(seat, "X", "Ana", (0, 20, 20))], ("0", "1", "2"), 40, 9)
        inside = {c for line in drawn[:-2] for span in line for c in span.text}
        strokes.append(inside - set(" │┈XAna0123456789"))
    assert all(strokes)
    for seat, signs in enumerate(strokes):
        others = set().union(*strokes[:seat], *strokes[seat + 1 :])
        assert signs - others


def test_in_ascii_lines_are_made_of_small_letters() -> None:
    drawn = plain_lines(draw_chart([ANA, BOR], LABELS, 60, 12, ascii_only=True))
    assert all(line.isascii() for line in drawn)
    assert any("bbb" in line for line in drawn)


def test_the_scale_is_linear_with_round_steps() -> None:
    scale = scale_for(75, 20)
    assert scale.step in {1, 2, 5, 10, 20, 25, 50, 100}
    assert all(scale.level(value) == y for y, value in scale.ticks.items())
    assert scale.level(0) == 19
    assert scale.level(75) >= 0


def test_the_scale_may_end_above_the_highest_value() -> None:
    drawn = draw_chart([Series(0, "A", "Ana", (0, 50, 97))], ("0", "1", "2"), 60, 20)
    assert any(plain(line).startswith("100 │") for line in drawn)
    assert {plain(line).index("│") for line in drawn[:-2]} == {4}
    assert any(plain(line).endswith("A Ana 97") for line in drawn)


def test_all_scores_may_be_zero() -> None:
    drawn = draw_chart([Series(0, "A", "Ana", (0, 0)), Series(1, "B", "Bor", (0, 0))], "01", 40, 8)
    assert sum("Ana 0" in plain(line) or "Bor 0" in plain(line) for line in drawn) == 2


def test_there_is_no_chart_without_room_or_points() -> None:
    assert draw_chart([ANA], LABELS, 60, 3) == ()
    assert draw_chart([Series(0, "A", "Ana", (0,))], ("0",), 60, 12) == ()


@given(st.integers(0, 400), st.integers(4, 60))
def test_every_scale_keeps_its_values_inside(top: int, height: int) -> None:
    scale = scale_for(top, height)
    assert 0 <= scale.level(top) <= scale.level(0) == height - 1


@given(
    st.integers(2, 4).flatmap(
        lambda players: st.lists(
            st.lists(st.integers(0, 120), min_size=6, max_size=6),
            min_size=players,
            max_size=players,
        )
    ),
    st.integers(40, 120),
    st.integers(8, 40),
)
def test_any_chart_has_its_size_and_tells_every_last_value(
    values: list[list[int]], cells: int, height: int
) -> None:
    drawn = chart_of(values, cells, height)
    assert len(drawn) == height
    assert all(row_width(line) <= cells for line in drawn)
    ends = [plain(line).split()[-1] for line in drawn if "Name" in plain(line)]
    assert sorted(map(int, ends)) == sorted(line[-1] for line in values)


@given(
    st.lists(st.lists(st.integers(0, 100), min_size=5, max_size=5), min_size=2, max_size=4),
    st.integers(10, 30),
)
def test_every_value_of_any_chart_has_its_mark(values: list[list[int]], height: int) -> None:
    drawn = chart_of(values, 100, height)
    scale = scale_for(max(map(max, values)), height - 2)
    for seat, line in enumerate(values):
        for value in line[:-1]:
            assert LETTERS[seat] in plain(drawn[scale.level(value)])


def chart_of(values: Sequence[Sequence[int]], cells: int, height: int) -> Block:
    series = [Series(at, LETTERS[at], "Name", tuple(line)) for at, line in enumerate(values)]
    return draw_chart(series, [str(point) for point in range(len(values[0]))], cells, height)


def test_marks_are_initials_or_else_letters() -> None:
    assert marks(("Ana", "bor")) == ("A", "B")
    assert marks(("Ana", "Aleš")) == ("A", "B")
    assert marks(("王", "Bor", "Cene")) == ("A", "B", "C")
    assert marks(("", "Bor")) == ("A", "B")
