"""A question with two answers."""

from __future__ import annotations

import pytest

from azul_tui.ui.draw import plain, plain_lines, row_width
from azul_tui.ui.draw.sheet import Act
from azul_tui.ui.screens.confirm import ConfirmScreen, ConfirmView, draw_confirm
from tests.ui.driving import press
from tests.ui.hosting import click, hosted, screen_text

QUESTION = "Leave [/x]?"
LONG = "\n".join(f"line {number} of {'x' * 70}" for number in range(40))


@pytest.mark.parametrize("default", [False, True])
@pytest.mark.parametrize(
    ("keys", "answer"),
    [
        (["y"], True),
        (["n"], False),
        (["escape"], False),
        (["right", "y"], True),
        (["н"], True),
    ],
)
async def test_keys_answer_whatever_the_cursor_is_on(
    keys: list[str], answer: bool, default: bool
) -> None:
    async with hosted(ConfirmScreen(QUESTION, default=default)) as (pilot, results):
        await press(pilot, *keys)
        await pilot.pause()
        assert results == [answer]


@pytest.mark.parametrize("default", [False, True])
@pytest.mark.parametrize("moves", [[], ["left"], ["right"], ["tab", "shift+tab"]])
async def test_enter_gives_the_answer_under_the_cursor(moves: list[str], default: bool) -> None:
    async with hosted(ConfirmScreen(QUESTION, default=default)) as (pilot, results):
        await press(pilot, *moves, "enter")
        assert results == [default if len(moves) % 2 == 0 else not default]


@pytest.mark.parametrize("answer", [False, True])
async def test_a_click_answers(answer: bool) -> None:
    screen = ConfirmScreen(QUESTION, "The game is saved.", yes="Leave", no="Stay")
    async with hosted(screen) as (pilot, results):
        assert "Leave [/x]?" in screen_text(pilot)
        assert "y Leave" in screen_text(pilot)
        await click(pilot, screen.dialog, Act("choose", 0 if answer else 1))
        await pilot.pause()
        assert results == [answer]


async def test_without_a_no_there_is_one_button() -> None:
    async with hosted(ConfirmScreen("Worth knowing", "text", yes="Close", no="")) as (pilot, out):
        text = screen_text(pilot)
        assert "[ enter Close ]" in text
        await press(pilot, "left", "enter")
        assert out == [True]


async def test_keys_that_mean_nothing_do_nothing() -> None:
    async with hosted(ConfirmScreen(QUESTION)) as (pilot, results):
        await press(pilot, "x", "5", "f5", "up", "down", "pagedown")
        assert results == []


async def test_a_long_text_scrolls() -> None:
    screen = ConfirmScreen("Worth knowing", LONG, yes="Close", no="")
    async with hosted(screen) as (pilot, _):
        assert "line 0 " in screen_text(pilot)
        await press(pilot, "down", "pagedown", *["pagedown"] * 20)
        assert "line 39 " in screen_text(pilot)
        await press(pilot, "up")
        assert "Close" in screen_text(pilot)
        await press(pilot, *["pageup"] * 20)
        assert "line 0 " in screen_text(pilot)


async def test_it_lives_through_every_size() -> None:
    async with hosted(ConfirmScreen("?" * 300, LONG)) as (pilot, results):
        for size in [(60, 15), (10, 3), (1, 1), (200, 60), (80, 24)]:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            await press(pilot, "down", "left")
            screen_text(pilot)
        await press(pilot, "n")
        assert results == [False]


@pytest.mark.parametrize("width", [30, 64])
@pytest.mark.parametrize("height", [4, 9, 20])
def test_the_dialog_fills_its_cells(width: int, height: int) -> None:
    answers = (("y", "Leave"), ("n", "Stay"))
    view = ConfirmView("Leave?", "The game is saved.\n\nIt goes on later.", answers, 1)
    block = draw_confirm(view, width, height)
    assert [row_width(line) for line in block] == [width] * height
    assert "[ n Stay ]" in plain(block[-2])


def test_paragraphs_are_kept_and_markup_is_text() -> None:
    view = ConfirmView("?", "one [b]two[/b]\n\n\x1b[31mthree", (("y", "Yes"),), 0)
    lines = [line.strip(" │") for line in plain_lines(draw_confirm(view, 40, 9))]
    assert lines[1:4] == ["one [b]two[/b]", "", "[31mthree"]


def test_in_ascii_there_is_nothing_else() -> None:
    view = ConfirmView("Leave?", "x" * 100, (("y", "Yes"), ("n", "No")), 1, ascii_only=True)
    assert all(plain(line).isascii() for line in draw_confirm(view, 40, 9))


@pytest.mark.parametrize(("act", "answer"), [("confirm", True), ("refuse", False)])
async def test_the_frame_says_which_keys_answer(act: str, answer: bool) -> None:
    screen = ConfirmScreen(QUESTION, "text", no="Play on", default=True)
    async with hosted(screen) as (pilot, results):
        assert "arrows choose ─ enter answer ─ esc play on" in screen_text(pilot)
        await click(pilot, screen.dialog, Act(act))
        await pilot.pause()
        assert results == [answer]
