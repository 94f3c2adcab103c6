"""The drawing of the setup screen, as rows of text."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azul_tui.engine import Wall
from azul_tui.ui.draw import SIZES, Block, Tiles, TileSet, plain, plain_lines, row_width, width
from azul_tui.ui.draw.roles import ROLES
from azul_tui.ui.setup import form
from azul_tui.ui.setup.drawing import (
    ButtonView,
    ChoiceView,
    LineView,
    WallsView,
    draw_button,
    draw_choice,
    draw_line,
    draw_walls,
    fit_names,
)
from azul_tui.ui.setup.form import UnfinishedGame
from azul_tui.ui.setup.games import MORE, GamesView, draw_games, game_rows
from azul_tui.ui.setup.title import TitleView, draw_title
from azul_tui.ui.setup.words import details

LOOKS = [Tiles(kind, 1, hollow) for kind in TileSet for hollow in (False, True)]
GAMES = (
    UnfinishedGame(Path("1"), ("Ana", "Bor"), Wall.GRAY, 3, 27, (23, 31), "yesterday 20:15"),
    UnfinishedGame(
        Path("2"),
        ("Ann [/x]", "陳大文", "שרה", "x" * 200),
        Wall.COLORED,
        11,
        150,
        (0, 7, 100, 3),
        "1 May",
    ),
    UnfinishedGame(Path("3"), ("A", "B", "C"), Wall.COLORED, 1, 1, (0, 0, 0), "today"),
)

START = ButtonView(("Ana", "Bor"), ("gray wall",))


def roles(block: Block) -> set[str]:
    return {span.role for line in block for span in line}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("gray", [False, True])
@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_the_title_fills_its_width_in_every_look(look: Tiles, gray: bool, size: int) -> None:
    cells = 25 * Tiles(size=size).width
    title = draw_title(TitleView(look, gray), cells + 1)
    assert len(title) == 5 * size
    assert {row_width(line) for line in title} <= {cells, cells + 1}
    assert roles(title) <= ROLES
    if look.ascii:
        assert all(plain(line).isascii() for line in title)


def test_the_title_spells_azul() -> None:
    title = draw_title(TitleView(Tiles(TileSet.ASCII)), 75)
    picture = [plain(line)[1::3] for line in title]
    assert picture == [
        "..###..#####.#...#.#.....",
        ".#...#....#..#...#.#.....",
        ".#####...#...#...#.#.....",
        ".#...#..#....#...#.#.....",
        ".#...#.#####..###..#####.",
    ]


def test_where_there_is_no_room_there_is_no_title() -> None:
    assert draw_title(TitleView(Tiles()), 74) == ()


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_walls_show_both_sides_and_say_what_the_chosen_one_means(look: Tiles) -> None:
    view = WallsView(Wall.GRAY, look, focused=True)
    block = draw_walls(view, 37, 9)
    lines = plain_lines(block)
    assert [row_width(line) for line in block] == [37] * 9
    assert " colored " in lines[1]
    assert "[gray]" in lines[1]
    assert (">" if look.ascii else "▸") + " Wall" in lines[0], "the focus is seen without color"
    assert "You choose the column of each tile." in lines[7]
    targets = {span.target for line in block for span in line}
    assert targets == {None, *Wall}
    assert roles(block) <= ROLES
    if look.ascii:
        assert all(line.isascii() for line in lines)


def test_a_game_is_a_row_of_names_wall_round_scores_and_time() -> None:
    block = draw_games(GamesView(GAMES, 3, focused=True, cursor=0), 76, 5)
    lines = plain_lines(block)
    assert lines[1].split() == [
        "│",
        "▸",
        "Ana,",
        "Bor",
        "gray",
        "round",
        "3",
        "23-31",
        "yesterday",
        "20:15",
        "│",
    ]
    assert "Ann [/x], 陳大文, שרה, xx" not in lines[2], "the longest names are cut"
    assert "שרה" in lines[2]
    assert [row_width(line) for line in block] == [76] * 5
    assert [line[1].target for line in block[1:4]] == [0, 1, 2]


def test_the_moves_of_a_game_are_counted_where_there_is_room() -> None:
    short = (GAMES[0], GAMES[2])
    lines = [plain(line) for line in game_rows(short, 72)]
    assert lines[0].split()[2:6] == ["gray", "round", "3", "27"]
    assert " 27 moves " in lines[0]
    assert "  1 move " in lines[1] + " "
    assert [width(line) for line in lines] == [72, 72]
    assert not any("move" in plain(line) for line in game_rows(short, 56))


def test_where_little_would_be_left_of_the_names_the_wall_is_left_out() -> None:
    four = replace(GAMES[0], names=("Ana", "Bor", "Cene", "Dita"))
    assert plain(game_rows([four], 72)[0]).startswith("Ana, Bor, Cene, Dita")
    assert " gray " in plain(game_rows([four], 72)[0])
    assert "   gray   " not in plain(game_rows([four], 59)[0]), "gaps are the first to give way"
    assert plain(game_rows([four], 59)[0]).startswith("Ana, Bor, Cene, Dita  gray  ")
    assert " gray " not in plain(game_rows([four], 52)[0])
    assert plain(game_rows([four], 52)[0]).startswith("Ana, Bor, Ce⋯, Di⋯")


def test_the_games_that_are_not_listed_are_counted() -> None:
    view = GamesView(GAMES, 1)
    block = draw_games(view, 76, 4)
    assert (view.rows, view.more) == (2, 2)
    assert "and 2 more" in plain(block[2])
    assert block[2][1].target == MORE


@given(
    st.lists(st.text(st.characters(exclude_categories=["Cs"]), min_size=1), min_size=2, max_size=4),
    st.integers(0, 40),
)
def test_names_never_take_more_room_than_there_is(names: list[str], room: int) -> None:
    assert width(fit_names(names, room)) <= room


def test_short_names_stay_whole_beside_long_ones() -> None:
    assert fit_names(["Ana", "Maximilian"], 11) == "Ana, Maxim⋯"


def test_a_choice_shows_its_signs_and_what_is_chosen() -> None:
    view = ChoiceView(("?", "1", "2"), 1, "Ann [/x]", Tiles())
    assert plain_lines(draw_choice(view, 30)) == [" ? ▐1▌ 2  Ann [/x]"]


@pytest.mark.parametrize("height", [1, 3])
def test_the_focus_of_the_button_is_seen_without_color(height: int) -> None:
    plainly = draw_button(START, 60, height)
    focused = draw_button(replace(START, focused=True), 60, height)
    assert len(plainly) == len(focused) == height
    assert "▸  Start: Ana, Bor - gray wall  ◂" in plain(focused[height // 2])
    assert "▸" not in plain(plainly[height // 2])
    ascii_only = draw_button(replace(START, focused=True, ascii_only=True), 60, height)
    assert all(plain(line).isascii() for line in ascii_only)


def test_the_button_says_who_plays_how() -> None:
    chosen = form.first_form(("Ana", "Ann [/x]"), None, Wall.GRAY, 1, 42)
    view = ButtonView(chosen.names, details(chosen))
    assert label(view, 76) == "Start: Ana, Ann [/x] - gray wall - Ann [/x] starts - seed 42"
    assert label(view, 60) == "Start: Ana, Ann [/x] - gray wall - Ann [/x] starts"
    assert label(view, 48) == "Start: Ana, Ann [/x] - gray wall"
    assert label(view, 36) == "Start: Ana, Ann⋯ - gray wall"
    wrong = replace(chosen, seed="x")
    assert details(wrong) == ("gray wall", "Ann [/x] starts")


@given(st.lists(st.text(max_size=40), min_size=2, max_size=4), st.integers(1, 150))
def test_the_button_is_as_wide_as_it_shall_be(names: list[str], cells: int) -> None:
    chosen = form.first_form(tuple(names), None, Wall.COLORED, 1, 10**50)
    view = ButtonView(chosen.names, details(chosen), focused=True)
    assert [row_width(line) for line in draw_button(view, cells, 1)] == [cells]


def label(view: ButtonView, cells: int) -> str:
    return plain(draw_button(view, cells, 1)[0]).strip()


def test_a_long_notice_is_cut_but_the_number_of_others_is_not() -> None:
    line = plain(draw_line(LineView("x" * 99, more=" (and 2 more)"), 60)[0])
    assert line.strip().endswith("x⋯ (and 2 more)")
    assert width(line) == 60
