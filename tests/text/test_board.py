"""Boards as lines of text, and in words."""

from __future__ import annotations

from azul_tui.engine import CENTER, Color, Game, State, Wall, parse_position
from azul_tui.text import (
    board_heading,
    board_lines,
    board_words,
    center,
    factories,
    pile,
    sources_words,
)
from tests.text.positions import GRAY_CHOICE, OFFER, with_offer


def test_a_board_of_the_colored_wall() -> None:
    view = parse_position(OFFER).view()
    assert board_lines(view.boards[0], Wall.COLORED) == [
        "1         . | B y r k w",
        "2       . B | W b y r k",
        "3     Y Y Y > k w b y r",
        "4   . . . K | R k w b y",
        "5 . . . . B | y r k w b",
        "floor * W -2 -2 -2 -3 -3",
    ]


def test_a_board_of_the_gray_wall_has_numbered_columns_and_dots() -> None:
    view = parse_position(GRAY_CHOICE).view()
    assert board_lines(view.boards[0], Wall.GRAY) == [
        "columns       1 2 3 4 5",
        "1         . | B Y . . .",
        "2       B B > R . . . .",
        "3     K K K > . B . . .",
        "4   . . . B | . . . . .",
        "5 . . . . . | . . . . .",
        "floor * W -2 -2 -2 -3 -3",
    ]


def test_the_heading_of_a_board() -> None:
    view = parse_position(OFFER).view()
    assert board_heading(view, 0, "Ana") == "Ana: 23 points, +1 -2 this round"
    game = Game(parse_position(OFFER))
    game.end_by_agreement()
    assert board_heading(game.view, 0, "Ana") == "Ana: 23 points"
    assert board_heading(State(2).view(), 0, "Ana") == "Ana: 0 points"


def test_a_board_in_words() -> None:
    view = parse_position(OFFER).view()
    assert board_words(view.boards[0], Wall.COLORED) == [
        "Rows: row 2 has 1 of 2 blue, row 3 is full of yellow, row 4 has 1 of 4 black, "
        "row 5 has 1 of 5 blue; row 1 is empty.",
        "Wall: row 1 blue in 1; row 2 white in 1; row 4 red in 1.",
        "Floor: the marker and white, -2.",
    ]
    view = parse_position(GRAY_CHOICE).view()
    assert board_words(view.boards[0], Wall.GRAY) == [
        "Rows: row 2 is full of blue, row 3 is full of black, row 4 has 1 of 4 blue; "
        "rows 1 and 5 are empty.",
        "Wall: row 1 blue in 1 and yellow in 2; row 2 red in 1; row 3 blue in 2.",
        "Floor: the marker and white, -2.",
    ]


def test_a_line_that_the_gray_wall_has_no_space_for() -> None:
    board = parse_position(GRAY_CHOICE).view().boards[0]
    wall = [list(row) for row in board.wall]
    wall[1][2:] = [Color.YELLOW, Color.WHITE, Color.BLACK]
    lost = board._replace(wall=tuple(map(tuple, wall)))
    assert board_lines(lost, Wall.GRAY)[2] == "2       B B ! R . Y W K"
    assert "row 2 is full of blue with no space on the wall" in board_words(lost, Wall.GRAY)[0]


def test_an_empty_board_in_words() -> None:
    board = State(2).view().boards[0]
    assert board_words(board, Wall.COLORED) == [
        "Rows: all empty.",
        "Wall: empty.",
        "Floor: empty.",
    ]


def test_factories_and_center() -> None:
    view = parse_position(OFFER).view()
    assert factories(view) == ["1 BBYR", "2 BYKK", "4 BRKW", "5 BYWW"]
    assert center(view) == "B x1, R x1, K x2"
    assert view.tiles_at(CENTER)[0] == 1
    assert center(parse_position(with_offer("BBYR/-/-/-/-", "-")).view()) == "empty"
    game = Game(State(2), seed=1)
    game.deal()
    assert center(game.view) == "marker"
    while moves := game.legal_moves():
        game.play(moves[0])
    game.score_round()
    assert center(game.view) == "empty"
    assert sources_words(game.view) == ["The center: empty."]


def test_bag_and_lid_by_color() -> None:
    assert pile((3, 0, 9, 0, 0)) == "12 tiles: 3 blue, 9 red"
    assert pile((1, 0, 0, 0, 0)) == "1 tile: 1 blue"
    assert pile((0, 0, 0, 0, 0)) == "empty"
