"""The frame that all sheets share."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from azul_tui.ui.draw import plain, plain_lines, row, row_width, target_at
from azul_tui.ui.draw.sheet import (
    Act,
    Hint,
    Scroll,
    buttons,
    draw_sheet,
    room_inside,
    spread,
)

HINTS = (Hint("tab", "next", Act("next")), Hint("esc", "close", Act("close")))


def test_title_pages_and_keys_stand_in_the_borders() -> None:
    drawn = draw_sheet(
        (row("inside"),), 40, 4, title="Help", pages=("One", "Two"), shown=(1,), hints=HINTS
    )
    assert plain_lines(drawn) == [
        "╭─ Help ──────────────── 1 One ▸2 Two ─╮",
        "│ inside                               │",
        "│                                      │",
        "╰─ tab next ─ esc close ───────────────╯",
    ]


def test_an_ascii_sheet_is_ascii() -> None:
    drawn = draw_sheet((), 30, 3, title="Help", pages=("One",), hints=HINTS, ascii_only=True)
    assert all(line.isascii() for line in plain_lines(drawn))
    assert ">1 One" in plain(drawn[0])


def test_a_page_and_a_key_can_be_clicked() -> None:
    drawn = draw_sheet((), 40, 3, title="Help", pages=("One", "Two"), hints=HINTS)
    top, bottom = plain(drawn[0]), plain(drawn[-1])
    assert target_at(drawn[0], top.index("Two")) == Act("page", 1)
    assert target_at(drawn[-1], bottom.index("esc")) == Act("close")
    assert target_at(drawn[0], top.index("Help")) is None


def test_keys_without_room_are_left_out_from_the_end() -> None:
    bottom = plain(draw_sheet((), 18, 3, title="", hints=HINTS)[-1])
    assert "tab next" in bottom
    assert "esc" not in bottom


def test_markup_in_a_title_is_shown_as_it_is() -> None:
    assert "Ann [/x]" in plain(draw_sheet((), 40, 3, title="Ann [/x]")[0])


def test_the_scroll_bar_shows_where_the_text_stands() -> None:
    def thumb(top: int) -> list[int]:
        scroll = Scroll(top, 10, 100)
        lines = plain_lines(draw_sheet((), 30, 12, title="", scroll=scroll))
        return [y for y, line in enumerate(lines[1:-1]) if line.endswith("┃")]

    assert thumb(0) == [0]
    assert thumb(90) == [9]
    assert 3 <= thumb(45)[0] <= 5
    lines = plain_lines(draw_sheet((), 30, 12, title="", scroll=Scroll(0, 10, 10)))
    assert not any(line.endswith("┃") for line in lines)


def test_a_click_on_the_scroll_bar_leads_there() -> None:
    drawn = draw_sheet((), 30, 12, title="", scroll=Scroll(0, 10, 100))
    assert target_at(drawn[1], 29) == Act("scroll_to", 0)
    assert target_at(drawn[10], 29) == Act("scroll_to", 90)


def test_the_button_under_the_cursor_is_bracketed_and_all_can_be_clicked() -> None:
    line = buttons((("b", "boards"), ("q", "leave")), 1, 40)
    assert plain(line).strip() == "b boards   [ q leave ]"
    assert target_at(line, plain(line).index("leave")) == Act("choose", 1)


def test_free_rows_become_equal_gaps() -> None:
    one, two, three = (row("1"),), (row("2"),), (row("3"),)
    assert plain_lines(spread([one, two, three], 5)) == ["1", "", "2", "", "3"]
    assert plain_lines(spread([one, two, three], 4)) == ["1", "", "2", "3"]
    assert plain_lines(spread([one, two, three], 3)) == ["1", "2", "3"]
    assert plain_lines(spread([one, two], 8)) == ["", "", "1", "", "", "2"]


@given(
    st.text(max_size=30),
    st.lists(st.text(max_size=12), max_size=4),
    st.integers(0, 120),
    st.integers(0, 50),
    st.integers(0, 300),
)
def test_a_sheet_has_exactly_its_size(
    title: str, pages: list[str], width: int, height: int, total: int
) -> None:
    inside = (row("x" * 200),) * 60
    scroll = Scroll(0, room_inside(width, height)[1], total)
    drawn = draw_sheet(inside, width, height, title=title, hints=HINTS, scroll=scroll)
    assert len(drawn) == height
    assert {row_width(line) for line in drawn} <= {width}
