"""A turn in line mode: what it asks, what it answers, and that a slip costs nothing."""

from __future__ import annotations

import pytest

from azul_tui.engine import Wall, format_position
from tests.plain.driving import LAST_TAKE, Session, lines, said
from tests.text.positions import GRAY_CHOICE, OFFER, with_offer


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("xyzzy", '"xyzzy" means nothing here. A move is like b 3 2; ? helps.'),
        ("b" * 99 + "!", f'"{"b" * 30}..." means nothing here. A move is like b 3 2; ?'),
        ("\x1b[A", "Arrow keys do nothing here: type the line anew."),
        ("b 1 2\x1b[D", "Arrow keys do nothing here: type the line anew."),
        ("b 3 2", "Factory 3 is empty."),
        ("w 1 2", "There is no white on factory 1."),
        ("b 9 2", "There is no factory 9, only 1 to 5."),
        ("b 1 1", "Row 1 already has blue on the wall."),
        ("r 1 5", "Row 5 holds blue."),
        ("y 1 3", "Row 3 is full."),
        ("b 1 7", "There is no row 7: rows are 1 to 5, and f is the floor line."),
        ("b 1 c", "Name one source only."),
        ("b y 1", "Name one color only."),
        ("b 1 2 3", "A move is a color, a source and a row; 3 is one too many."),
        ("f", "First pick a color and a source."),
        ("1 f", "Factory 1 has more than one color."),
        ("b f", "Blue is in more than one place."),
        ("u", "Nothing is left to take back: only takes of this round can be, until the scoring"),
        ("u x", "u takes back one take, u 3 takes back three."),
        ("t nobody", 'There is no player "nobody": Ana or Bor.'),
        ("moves x", "moves b 3 tells what blue from factory 3 brings, moves all everything."),
        ("moves b 3", "Factory 3 is empty."),
        ("moves b 1 1", "Row 1 already has blue on the wall."),
    ],
)
def test_wrong_input_is_answered_by_a_sentence_and_changes_nothing(
    plain: Session, typed: str, sentence: str
) -> None:
    assert said(plain, typed)[0] == sentence
    assert format_position(plain.record.game.state) == OFFER


def test_a_slip_keeps_what_was_picked(plain: Session) -> None:
    said(plain, "b", "nonsense", "3", "1", "4", "9", "2")
    assert [str(move) for move in plain.record.game.takes] == ["1B2"]


def test_a_turn_step_by_step(plain: Session) -> None:
    assert said(plain, "b") == []
    assert said(plain, "b", "1") == [
        "2 blue from factory 1:",
        "  1: already has blue on the wall",
        "  2: fills: +2 on the wall, 1 tile falls to the floor: -2 = 0",
        "  3: holds yellow",
        "  4: holds black",
        "  5: holds 3 of 5",
        "  f: 2 tiles fall to the floor: -4",
    ]


def question(plain: Session, *answers: str, position: str = OFFER) -> str:
    out = plain.run(["Ana", "Bor", "--position", position, "--seed", "1"], lines(*answers))
    return out.splitlines()[-2]


def test_questions_list_what_is_possible(plain: Session) -> None:
    assert question(plain) == "Ana, which color? b blue, y yellow, r red, k black or w white"
    assert question(plain, "w") == "Ana, white from where? 4 (1 tile) or 5 (2 tiles)"
    assert (
        question(plain, "4") == "Ana, which color from factory 4? b blue, r red, k black or w white"
    )
    asked = "Ana, 2 blue from factory 1: into which row? 2, 5 or f"
    assert question(plain, "b", "1") == asked
    assert question(plain, "b 1 3") == asked, "also after a row that was refused"


def test_what_was_picked_stands_when_only_the_row_is_refused(plain: Session) -> None:
    assert question(plain, "b 1 1") == question(plain, "b", "1")
    assert question(plain, "b f") == question(plain, "b")
    assert question(plain, "1 2") == question(plain, "1")
    assert question(plain, "b 1 7") == question(plain, "b", "1")
    assert question(plain, "b 1 c") == question(plain)


def test_another_color_keeps_the_source_as_on_the_screen(plain: Session) -> None:
    assert question(plain, "y", "1", "r") == question(plain, "r 1")
    assert question(plain, "y 1", "k") == question(plain, "k")
    assert question(plain, "k 2", "c") == question(plain, "k c")


def test_enter_goes_a_step_back(plain: Session) -> None:
    assert question(plain, "w", "5", "") == question(plain, "w")
    assert question(plain, "w", "5", "", "") == question(plain)
    assert question(plain, "4", "") == question(plain)


def test_the_only_source_is_picked_by_itself_and_said(plain: Session) -> None:
    position = with_offer("BBYR/BBYK/-/RRKW/BBYY", "RRKK")
    assert said(plain, "w", position=position)[:2] == [
        "White is only on factory 4.",
        "1 white from factory 4:",
    ]


def test_what_is_picked_is_put_back_before_the_take_of_another(plain: Session) -> None:
    assert said(plain, "4w1", "b 1", "u") == ["Put back: 2 blue from factory 1."]
    assert [str(move) for move in plain.record.game.takes] == ["4W1"]
    assert said(plain, "4w1", "b", "u") == ["Put back: blue."]
    assert said(plain, "4w1", "b", "u", "u")[0] == "Ana's 4W1 was taken back."
    assert said(plain, "4w1", "b", "u 1")[0] == "Ana's 4W1 was taken back."


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [("q x", "Type q alone to leave the game."), ("end it", "Type end alone to end the game.")],
)
def test_who_may_mean_something_else_does_not_leave(
    plain: Session, typed: str, sentence: str
) -> None:
    assert said(plain, typed, "4w1")[0].startswith("Ana took 1 white")
    assert said(plain, typed) == [sentence]


def test_takes_are_taken_back_also_those_of_others(plain: Session) -> None:
    assert said(plain, "4w1", "u")[0] == "Ana's 4W1 was taken back."
    assert said(plain, "4w1", "1b1", "u 2")[0] == "Bor's 1B1 and Ana's 4W1 were taken back."
    assert said(plain, "4w1", "1b1", "u 3")[0] == "Only 2 takes of this round can be taken back."
    assert said(plain, "4w1", "u 0")[0] == "u takes back one take, u 3 takes back three."
    assert said(plain, "4w1", f"u {10**30}")[0] == "Only 1 take of this round can be taken back."


def test_the_last_take_can_be_taken_back_before_the_scoring(plain: Session) -> None:
    assert (
        said(plain, "wcf", position=LAST_TAKE)[0]
        == "Ana took 1 white from the center to the floor line."
    )
    out = plain.run(["--resume"], lines())
    assert "All tiles are taken. Enter scores the round, u takes back the move of Ana." in out
    assert said(plain, "wcf", "b 1 2", position=LAST_TAKE) == [
        "All tiles are taken: enter scores the round, u takes back."
    ]
    assert said(plain, "wcf", "u", position=LAST_TAKE)[0] == "Ana's CWF was taken back."
    scored = said(plain, "wcf", "", position=LAST_TAKE)
    assert scored[:4] == [
        "Ana:",
        "  row 3, yellow: alone = 1",
        "  the marker and 2 tiles on the floor line: -4",
        "  Ana now has 20 points.",
    ]
    assert said(plain, "wcf", "", "u", position=LAST_TAKE)[0].startswith("Nothing is left to take")


def test_who_ends_the_game_is_said_once_and_taken_back(plain: Session) -> None:
    ends = "The game ends with this round: Bor completes a row of the wall."
    assert ends in said(plain, "4w1", "1b1")
    assert ends not in said(plain, "4w1", "1b1", "rc5")
    assert "The game no longer ends this round." in said(plain, "4w1", "1b1", "u")


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("1", "Column 1 of row 2 has a red tile."),
        ("2", "Column 2 already has blue."),
        ("6", "A column is a number from 1 to 5."),
        ("0", "A column is a number from 1 to 5."),
        ("3>3", "Another row comes first: columns are chosen from row 1 to row 5."),
        ("blue", "A column is a number from 1 to 5."),
        ("u", "Nothing is left to take back: only takes of this round can be, until the scoring"),
        ("moves", "No tiles can be taken now."),
    ],
)
def test_a_column_that_is_not_possible(plain: Session, typed: str, sentence: str) -> None:
    assert said(plain, typed, position=GRAY_CHOICE)[0] == sentence
    assert plain.record.game.view.tiling_line == 1


def test_columns_are_chosen_line_by_line_with_their_points(plain: Session) -> None:
    asked = "Ana, row 2, blue: which column? 3 (+1), 4 (+1) or 5 (+1)"
    assert question(plain, position=GRAY_CHOICE) == asked
    assert said(plain, "4", position=GRAY_CHOICE)[:2] == [
        "Ana:",
        "  row 2, blue to column 4: alone = 1",
    ]
    asked = "Ana, row 3, black: which column? 1 (+5), 3 (+2), 4 (+2) or 5 (+1)"
    assert question(plain, "2>4", position=GRAY_CHOICE) == asked
    assert plain.record.header.wall is Wall.GRAY
