"""A list to choose from."""

from __future__ import annotations

import pytest
from textual import events

from azul_tui.ui.draw import plain, plain_lines, row, row_width
from azul_tui.ui.draw.sheet import Act
from azul_tui.ui.screens.choose import ListScreen, ListView, draw_list
from tests.ui.driving import press
from tests.ui.hosting import click, hosted, screen_text

FEW = ["first [/x]", "second", "third"]
MANY = [f"move {number}" for number in range(1, 201)]


@pytest.mark.parametrize(
    ("keys", "choice"),
    [
        (["enter"], 1),
        (["up", "enter"], 0),
        (["down", "space"], 2),
        (["down", "down", "enter"], 0),
        (["up", "up", "enter"], 2),
        (["home", "enter"], 0),
        (["end", "enter"], 2),
        (["pagedown", "enter"], 2),
        (["3"], 2),
        (["1"], 0),
        (["escape"], None),
        (["q"], None),
    ],
)
async def test_keys_choose(keys: list[str], choice: int | None) -> None:
    async with hosted(ListScreen("Rows", FEW, chosen=1)) as (pilot, results):
        await press(pilot, *keys)
        assert results == [choice]


@pytest.mark.parametrize("keys", [["4"], ["0"], ["x"], ["f5"], ["9"]])
async def test_keys_that_mean_nothing_do_nothing(keys: list[str]) -> None:
    async with hosted(ListScreen("Rows", FEW)) as (pilot, results):
        await press(pilot, *keys)
        assert results == []
        await press(pilot, "2")
        assert results == [1]


@pytest.mark.parametrize(
    ("keys", "choice"),
    [
        (["1", "enter"], 0),
        (["1", "2", "enter"], 11),
        (["1", "2", "3", "enter"], 122),
        (["3", "5", "0", "enter"], 34),
        (["2", "0", "1", "enter"], 0),
        (["7", "down", "8", "enter"], 7),
        (["pagedown", "enter"], 22),
        (["end", "enter"], 199),
        (["end", "down", "enter"], 0),
    ],
)
async def test_in_a_long_list_digits_go_to_the_row_of_that_number(
    keys: list[str], choice: int
) -> None:
    async with hosted(ListScreen("Jump", MANY)) as (pilot, results):
        await press(pilot, *keys)
        assert results == [choice]


async def test_a_click_chooses() -> None:
    screen = ListScreen("Rows", FEW)
    async with hosted(screen) as (pilot, results):
        assert "first [/x]" in screen_text(pilot)
        await click(pilot, screen.choices, Act("pick", 2))
        await pilot.pause()
        assert results == [2]


@pytest.mark.parametrize(("act", "result"), [("choose", 1), ("close", None)])
async def test_the_keys_in_the_border_can_be_clicked(act: str, result: int | None) -> None:
    screen = ListScreen("Rows", FEW, chosen=1)
    async with hosted(screen) as (pilot, results):
        await click(pilot, screen.choices, Act(act))
        await pilot.pause()
        assert results == [result]


async def test_the_wheel_and_the_scroll_bar_take_the_cursor_along() -> None:
    screen = ListScreen("Jump", MANY)
    async with hosted(screen) as (pilot, results):
        for kind in (events.MouseScrollDown, events.MouseScrollDown, events.MouseScrollUp):
            wheel = kind(screen.choices, 5, 5, 0, 1, 0, False, False, False)
            screen.choices.post_message(wheel)
        await pilot.pause()
        assert screen.choices.view.top == 3
        bottom = max(
            span.target.value or 0
            for line in screen.choices.rows()
            for span in line
            if isinstance(span.target, Act) and span.target.name == "scroll_to"
        )
        await click(pilot, screen.choices, Act("scroll_to", bottom))
        await press(pilot, "enter")
        assert results == [bottom]


async def test_the_chosen_row_is_in_sight_at_every_size() -> None:
    screen = ListScreen("Jump", MANY, chosen=150)
    async with hosted(screen) as (pilot, results):
        for size in [(80, 24), (60, 15), (200, 60), (10, 3), (1, 1), (30, 5), (80, 24)]:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            text = screen_text(pilot)
            if size > (20, 4):
                assert "151  move 151" in text
            await press(pilot, "down", "up")
        await press(pilot, "enter")
        assert results == [150]


@pytest.mark.parametrize("height", [3, 8, 30])
def test_the_list_fills_its_cells(height: int) -> None:
    view = ListView("Jump", tuple(row(text) for text in MANY), cursor=57, top=55)
    block = draw_list(view, 40, height)
    assert [row_width(line) for line in block] == [40] * height
    assert any("▸ 58  move 58" in line for line in plain_lines(block))


def test_rows_with_roles_keep_them_until_the_cursor_is_on_them() -> None:
    rows = (row(("Ana", "strong"), (" 23", "label")), row(("Bor", "strong"), (" 31", "label")))
    block = draw_list(ListView("Games", rows, cursor=1), 40, 4)
    assert {"strong", "label"} <= {span.role for span in block[1]}
    assert "label" not in {span.role for span in block[2]}
    assert "Bor 31" in plain(block[2])


def test_long_rows_are_cut() -> None:
    block = draw_list(ListView("Rows", (row("x" * 300),), ascii_only=True), 40, 3)
    assert [row_width(line) for line in block] == [40] * 3
    assert all(plain(line).isascii() for line in block)
