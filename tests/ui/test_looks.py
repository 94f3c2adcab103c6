"""Rows in the looks of their roles: as few pieces as look the same."""

from __future__ import annotations

from rich.style import Style

from azul_tui.ui.draw import row
from azul_tui.ui.looks import paint

BOARD, TILE = "on #101010", "bold white on #2040ff"
STYLES = {
    "": Style.parse(f"white {BOARD}"),
    "label": Style.parse(f"dim gray50 {BOARD}"),
    "tile": Style.parse(TILE),
    "lit": Style.parse(f"underline {TILE}"),
    "reversed": Style.parse(f"reverse white {BOARD}"),
}


def painted(*parts: tuple[str, str]) -> list[tuple[str, Style | None]]:
    return [(text, style) for text, style, _ in paint(row(*parts), STYLES)]


def test_neighbors_of_one_look_are_one_piece() -> None:
    assert painted(("a", ""), ("b", ""), ("c", "tile")) == [
        ("ab", STYLES[""]),
        ("c", STYLES["tile"]),
    ]


def test_blanks_go_with_a_neighbor_on_the_same_background() -> None:
    assert painted(("a", ""), ("  ", "label"), ("b", "")) == [("a  b", STYLES[""])]
    assert painted(("  ", ""), ("b", "label"), (" ", "")) == [("  b ", STYLES["label"])]


def test_blanks_on_another_background_stay_apart_and_need_no_color() -> None:
    assert painted(("a", "tile"), ("  ", ""), ("b", "tile")) == [
        ("a", STYLES["tile"]),
        ("  ", Style.parse(BOARD)),
        ("b", STYLES["tile"]),
    ]


def test_blanks_that_are_seen_stay_what_they_are() -> None:
    assert painted(("a", "tile"), (" ", "lit"), (" ", "tile"), (" ", "reversed"), (" ", "")) == [
        ("a", STYLES["tile"]),
        (" ", STYLES["lit"]),
        (" ", Style.parse("on #2040ff")),
        (" ", STYLES["reversed"]),
        (" ", Style.parse(BOARD)),
    ]


def test_nothing_takes_no_piece() -> None:
    assert painted() == []
