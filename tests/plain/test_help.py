"""What line mode explains: how to play, its words, the rules, as a whole or about one thing."""

from __future__ import annotations

import pytest

from azul_tui.appearance import Boards
from azul_tui.engine import LETTERS, State, Wall
from azul_tui.plain.cells import wrap
from azul_tui.text.line_help import help_about, help_lines, rules_about, rules_lines
from azul_tui.text.rules import RULES, Kind
from tests.plain.driving import Session, lines

COLORED = State(2).view()
GRAY = State(2, wall=Wall.GRAY).view()


def test_the_order_of_the_printed_colors_can_be_asked_for_in_words() -> None:
    told = help_about("wall", COLORED, Boards.WORDS)
    assert told == rules_about("wall", COLORED, Boards.WORDS)
    assert told[1] == "  row 1: blue, yellow, red, black, white"
    assert told[3] == "  row 3: black, white, blue, yellow, red"
    assert "no printed colors" in help_about("wall", GRAY, Boards.WORDS)[0]


def test_help_about_one_word() -> None:
    assert help_about("moves", COLORED, Boards.GRID)[0].startswith("moves: where which color lies")
    assert len(help_about("moves", COLORED, Boards.GRID)) == 2
    assert help_about("undo", COLORED, Boards.GRID) == help_about("u", COLORED, Boards.GRID)
    assert help_about("move", COLORED, Boards.GRID)[0].startswith("A turn is a color")
    assert help_about("xyz", COLORED, Boards.GRID) == [
        'There is no help about "xyz"; ? tells all there is.'
    ]


@pytest.mark.parametrize(
    ("topic", "heading"),
    [
        ("scoring", "THE END OF A ROUND"),
        ("score", "THE END OF A ROUND"),
        ("end", "THE END OF THE GAME"),
        ("grey", "THE GRAY WALL"),
        ("turn", "A TURN"),
    ],
)
def test_one_part_of_the_rules(topic: str, heading: str) -> None:
    told = rules_about(topic, COLORED, Boards.GRID)
    assert told[0] == heading
    assert len(told) < len(rules_lines(Boards.GRID)) / 2


def test_every_part_of_the_rules_can_be_asked_for_alone() -> None:
    (names,) = rules_about("", COLORED, Boards.GRID)
    topics = [word.strip(",.") for word in names.split() if word.strip(",.") not in {"rules", "or"}]
    told = {line for topic in topics for line in rules_about(topic, COLORED, Boards.GRID)}
    assert {section.heading.upper() for section in RULES} <= told
    assert rules_lines(Boards.GRID)[0].startswith(names), "first what is shorter to hear"


def test_who_listens_is_not_told_of_signs() -> None:
    seen, heard = (help_lines(COLORED, boards) for boards in (Boards.GRID, Boards.WORDS))
    assert any("* the starting player marker" in line for line in seen)
    assert not any(">" in line or "*" in line or "capital" in line for line in heard)
    assert "row 3   k  W  B [Y] r" in rules_lines(Boards.GRID)
    assert not any("[" in line or "brackets" in line for line in rules_lines(Boards.WORDS))


def test_the_table_is_told_without_the_signs_of_the_screen() -> None:
    for boards in Boards:
        told = rules_about("table", COLORED, boards)
        assert told[0] == "THE TABLE"
        assert len(told) == 6
        assert not any("the 1" in line or "letters" in line for line in told)


def test_the_example_in_words_is_the_one_that_is_drawn() -> None:
    (drawn,) = [
        part.text for section in RULES for part in section.paragraphs if part.kind is Kind.DIAGRAM
    ]
    tiles = {
        (row, column)
        for row, line in enumerate(drawn.splitlines(), start=1)
        for column, space in enumerate(line.replace("[", " ").replace("]", " ").split()[2:], 1)
        if space in LETTERS
    }
    (told,) = [line for line in rules_lines(Boards.WORDS) if "lands in column" in line]
    assert tiles == {(2, 4), (3, 2), (3, 3), (3, 4)}
    for place in ("red in column 4 of row 2", "white in column 2", "yellow tile lands in column 4"):
        assert place in told


@pytest.mark.parametrize("boards", Boards)
def test_no_column_gap_of_the_help_is_lost_in_a_narrow_window(boards: Boards) -> None:
    for view in (COLORED, GRAY):
        for line in help_lines(view, boards):
            assert "  " not in line.strip(), "no columns, so none to lose"
            assert all(len(part) <= 40 for part in wrap(line, 40))


def test_what_is_typed_about_a_topic_is_answered(plain: Session) -> None:
    out = plain.run(["Ana", "Bor", "--seed", "1"], lines("? moves", "help wall", "rules end"))
    assert "\nmoves: where which color lies" in out
    assert "\n  row 3: black, white, blue, yellow, red\n" in out
    assert "\nTHE END OF THE GAME\n" in out
    assert "THE AIM" not in out
