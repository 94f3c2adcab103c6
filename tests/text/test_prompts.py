"""The questions of a turn name all that can be answered now, and nothing else."""

from __future__ import annotations

import pytest

from azul_tui.engine import CENTER, Color, Game, Move, State, parse_position
from azul_tui.text import (
    color_key,
    color_name,
    column_choices,
    column_question,
    group,
    into,
    only_color,
    only_source,
    prompt,
    row_choices,
    row_key,
    row_name,
    score_question,
    source_key,
    source_name,
)
from azul_tui.text.prompts import column_options
from tests.engine.tables import table
from tests.text.positions import GRAY_CHOICE, OFFER

NAMES = ("Ana", "Bor")


def test_things_have_names_and_keys() -> None:
    assert [color_name(color) for color in Color] == ["blue", "yellow", "red", "black", "white"]
    assert [color_key(color) for color in Color] == ["b", "y", "r", "k", "w"]
    assert [source_name(0), source_name(8), source_name(CENTER)] == [
        "factory 1",
        "factory 9",
        "the center",
    ]
    assert [source_key(0), source_key(8), source_key(CENTER)] == ["1", "9", "c"]
    assert [row_name(0), row_name(4), row_name(5)] == ["row 1", "row 5", "the floor line"]
    assert [row_key(0), row_key(4), row_key(5)] == ["1", "5", "f"]
    assert [into(1), into(5)] == ["into row 2", "to the floor line"]


@pytest.mark.parametrize(
    ("color", "source", "text"),
    [
        (None, None, "Ana, which color? b blue, y yellow, r red, k black or w white"),
        (
            Color.BLUE,
            None,
            "Ana, blue from where? 1 (2 tiles), 2 (1 tile), 4 (1 tile), 5 (1 tile) or c (1 tile)",
        ),
        (None, 1, "Ana, which color from factory 2? b blue, y yellow or k black"),
        (Color.BLUE, 0, "Ana, into which row? 2, 5 or f"),
    ],
)
def test_prompts(color: Color | None, source: int | None, text: str) -> None:
    game = Game(parse_position(OFFER))
    moves = [
        move
        for move in game.legal_moves()
        if color in {None, move.color} and source in {None, move.source}
    ]
    assert prompt(game.view, NAMES, moves, color, source) == text


def test_what_is_taken_and_what_was_picked_by_itself() -> None:
    view = parse_position(OFFER).view()
    assert group(view, Color.BLACK, 1) == "2 black from factory 2"
    assert only_source(Color.BLUE, 3) == "blue is only on factory 4"
    assert only_source(Color.BLUE, CENTER) == "blue is only in the center"
    assert only_color(Color.BLUE, 3) == "only blue is on factory 4"


def test_the_marker_is_part_of_the_first_take_from_the_center() -> None:
    game = Game(State(2), seed=1)
    game.deal()
    game.play(game.legal_moves()[0])
    color = next(color for color in Color if game.view.center[color])
    tiles = game.view.center[color]
    name = f"{tiles} {color_name(color)} and the starting player marker from the center"
    assert group(game.view, color, CENTER) == name
    moves = [move for move in game.legal_moves() if move.color == color]
    assert "and the marker" in prompt(game.view, NAMES, moves, color)


def test_the_rows_of_a_take_with_their_consequences() -> None:
    choices = row_choices(parse_position(OFFER), Color.BLUE, 0)
    assert [(choice.key, choice.possible, choice.text) for choice in choices] == [
        ("1", False, "already has blue on the wall"),
        ("2", True, "fills: +2, 1 falls: -2 = 0"),
        ("3", False, "holds yellow"),
        ("4", False, "holds black"),
        ("5", True, "holds 3 of 5"),
        ("f", True, "2 fall: -4"),
    ]
    assert choices[0].full_text == "row 1 already has blue on the wall"


def test_rows_that_are_possible_are_those_of_the_legal_moves() -> None:
    game = Game(parse_position(OFFER))
    moves = game.legal_moves()
    for source, color in {move[:2] for move in moves}:
        choices = row_choices(game.state, Color(color), source)
        possible = [Move(source, Color(color), at.row) for at in choices if at.possible]
        assert possible == [move for move in moves if move[:2] == (source, color)]


def test_the_choice_of_a_column() -> None:
    game = Game(parse_position(GRAY_CHOICE))
    assert column_question(game.view, NAMES) == "Ana, row 2, blue: which column?"
    assert column_choices(game.state, game.placements()) == "3 (+1), 4 (+1) or 5 (+1)"


def test_a_column_that_costs_another_row_its_space_says_so() -> None:
    game = table("20;-,B2,-,-,B5;....R,R,,.B,Y.RKW;RR", wall="gray")
    game.score_round()
    choices = column_options(game.state, game.view)
    assert [(choice.text, choice.possible, choice.warns) for choice in choices] == [
        ("column 1: red is there already", False, False),
        ("column 2: has blue in row 4", False, False),
        ("column 3: +1", True, False),
        ("column 4: +1", True, False),
        ("column 5: +2", True, False),
    ]
    game = table("20;-,B2,-,-,B5;....R,R,,.B,YRKW;RR", wall="gray")
    game.score_round()
    last = column_options(game.state, game.view)[4]
    assert last.text == "column 5: +2, row 5 falls: -12"
    assert last.full_text == "column 5: +2, then row 5 falls: -12"
    assert last.warns
    assert column_choices(game.state, game.placements()) == (
        "3 (+1), 4 (+1) or 5 (+2, then row 5 falls: -12)"
    )


def test_the_round_waits_to_be_scored() -> None:
    assert score_question("Bor") == (
        "All tiles are taken. Enter scores the round, u takes back the move of Bor."
    )
