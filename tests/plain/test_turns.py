"""A turn in line mode: what it asks, what it answers, and that a slip costs nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from azul_tui.engine import Wall, format_position
from tests.plain.driving import Session, lines
from tests.text.positions import GRAY_CHOICE, OFFER, with_offer

LAST_TAKE = with_offer("-/-/-/-/-", "W")


def said(plain: Session, *answers: str, position: str = OFFER) -> list[str]:
    """The lines printed after the last answer, without the question that follows."""
    out = plain.run(["Ana", "Bor", "--position", position, "--seed", "1"], lines(*answers))
    assert plain.status == 0
    assert plain.errors == ""
    answer, _, _ = out.rpartition("\n> ")[2].rpartition("The game is saved.")
    printed = answer.splitlines()[1:]
    while printed.pop().startswith("  "):
        pass
    return printed


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("xyzzy", '"xyzzy" means nothing here. A move is like b 3 2; ? helps.'),
        ("b" * 99 + "!", f'"{"b" * 30}..." means nothing here. A move is like b 3 2; ?'),
        ("\x1b[31m", '"[31m" means nothing here. A move is like b 3 2; ? helps.'),
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


def test_moves_with_their_consequences(plain: Session) -> None:
    assert said(plain, "moves w") == [
        "1 white from factory 4:",
        "  4W1: fills: +1 on the wall",
        "  4WF: 1 tile falls to the floor: -2",
        "2 white from factory 5:",
        "  5W1: fills: +1 on the wall, 1 tile falls to the floor: -2 = -1",
        "  5WF: 2 tiles fall to the floor: -4",
    ]
    assert said(plain, "w 5 ?") == said(plain, "moves w")[3:]
    assert said(plain, "moves w 5 1") == said(plain, "moves w")[3:5]
    every = said(plain, "moves all")
    assert len([line for line in every if line.startswith("  ")]) == len(
        plain.record.game.legal_moves()
    )


def test_moves_alone_is_short_and_begins_with_how_to_ask_for_more(plain: Session) -> None:
    assert said(plain, "moves") == [
        "moves b tells what blue brings, moves 3 factory 3, moves all everything.",
        "  blue: 2 on factory 1, 1 on factory 2, 1 on factory 4, 1 on factory 5, 1 in the",
        "    center",
        "  yellow: 1 on factory 1, 1 on factory 2, 1 on factory 5",
        "  red: 1 on factory 1, 1 on factory 4, 1 in the center",
        "  black: 2 on factory 2, 1 on factory 4, 2 in the center",
        "  white: 1 on factory 4, 2 on factory 5",
    ]
    out = plain.run(["Ana", "Bor", "--seed", "1"], lines("cb1", "1b1", "moves"))
    assert "  Whoever takes from the center also takes the starting player marker.\n" in out


def test_moves_with_something_picked_are_those_of_what_is_picked(plain: Session) -> None:
    assert said(plain, "b 1", "moves") == [
        "2 blue from factory 1:",
        "  1B2: fills: +2 on the wall, 1 tile falls to the floor: -2 = 0",
        "  1B5: holds 3 of 5",
        "  1BF: 2 tiles fall to the floor: -4",
    ]
    assert said(plain, "w", "moves") == said(plain, "moves w")
    assert said(plain, "w", "moves all") == said(plain, "moves all")


def test_whose_turn_it_is_and_what_is_picked_can_be_asked(plain: Session) -> None:
    assert said(plain, "turn") == ["It is Ana's turn; nothing is picked."]
    assert said(plain, "b", "what") == ["It is Ana's turn; picked: blue."]
    assert said(plain, "4", "who") == ["It is Ana's turn; picked: factory 4."]
    told = ["It is Ana's turn; picked: 2 blue from factory 1."]
    assert said(plain, "b 1", "whose turn?") == told
    assert said(plain, "turn", position=GRAY_CHOICE) == ["It is Ana's turn."]
    assert said(plain, "wcf", "turn", position=LAST_TAKE) == []


def test_what_is_picked_is_put_back_before_the_take_of_another(plain: Session) -> None:
    assert said(plain, "4w1", "b 1", "u") == ["Put back: 2 blue from factory 1."]
    assert [str(move) for move in plain.record.game.takes] == ["4W1"]
    assert said(plain, "4w1", "b", "u") == ["Put back: blue."]
    assert said(plain, "4w1", "b", "u", "u")[0] == "Ana's 4W1 was taken back."
    assert said(plain, "4w1", "b", "u 1")[0] == "Ana's 4W1 was taken back."


def test_what_happened_last_can_be_asked(plain: Session) -> None:
    assert said(plain, "last") == ["Nothing has been played yet."]
    took = "Ana took 1 white from factory 4 into row 1: row 1 is full."
    assert said(plain, "4w1", "last") == [took]
    assert said(plain, "4w1", "u", "again") == ["Ana's 4W1 was taken back."]
    assert said(plain, "wcf", "", "last", position=LAST_TAKE) == [
        "After round 3: Ana 20 and Bor 29. Round 4: Ana starts."
    ]


def test_the_last_takes_can_be_asked(plain: Session) -> None:
    takes = said(plain, "4w1", "1b1", "ck4", "log")
    assert said(plain, "4w1", "1b1", "ck4", "log 1") == takes[3:]
    assert said(plain, "4w1", "1b1", "ck4", "log 2") == takes[1:4]
    assert said(plain, "4w1", "1b1", "ck4", "log 99") == takes
    for wrong in ("log x", "log 0"):
        asked = said(plain, "4w1", wrong)
        assert asked == ["log tells all takes of this round, log 3 the last three."]


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


def test_what_can_be_asked(plain: Session) -> None:
    assert said(plain, "s") == [
        "Ana: 23 points, +1 -2 this round",
        "Bor: 31 points, +0 -2 this round",
    ]
    assert said(plain, "bag") == [
        "Bag: 49 tiles: 5 blue, 10 yellow, 12 red, 10 black, 12 white",
        "Lid: 10 tiles: 2 blue, 2 yellow, 2 red, 2 black, 2 white",
    ]
    assert (
        said(plain, "t bo")
        == said(plain, "t 2")
        == [
            "Bor: 31 points, +0 -2 this round",
            "1         . | b Y R K W",
            "2       . R | w b y r k",
            "3     . . . | k w b y r",
            "4   . B B B | r k w b y",
            "5 . . . . B | y r k w b",
            "floor K Y -2 -2 -2 -3 -3",
        ]
    )
    assert said(plain, "t")[-4:] == [
        "Factories: 1 BBYR, 2 BYKK, 4 BRKW, 5 BYWW",
        "Center: B x1, R x1, K x2",
        "Bag: 49 tiles. Lid: 10 tiles.",
        "The seed of this game is 1.",
    ]
    assert said(plain, "log") == ["Nothing has been played yet."]
    assert said(plain, "4w1", "u", "log") == [
        "Ana took 1 white from factory 4 into row 1: row 1 is full.",
        "Ana's 4W1 was taken back.",
    ]
    assert "THE GRAY WALL" in said(plain, "rules")
    assert any("b 3 2 takes all blue from factory 3" in line for line in said(plain, "?"))


def test_a_name_is_found_on_a_keyboard_without_its_accents(plain: Session) -> None:
    def heading(*names: str, who: str) -> str:
        return plain.run([*names, "--seed", "1"], lines(f"t {who}")).rpartition("\n> ")[2]

    assert "\nŽiva: 0 points\n" in heading("Ana", "Živa", who="ziva")
    assert "\nĐorđe: 0 points\n" in heading("Ana", "Đorđe", who="dor")
    assert "\nZora: 0 points\n" in heading("Živa", "Zora", who="z")
    assert "\nŽiva: 0 points\n" in heading("Živa", "Zora", who="ži")


def test_boards_in_words_or_not_at_all(plain: Session) -> None:
    assert said(plain, "words") == [
        "From now on boards are told in words.",
        "",
        "Ana: 23 points, +1, -2 this round",
        "Rows: row 2 has 1 of 2 blue, row 3 is full of yellow, row 4 has 1 of 4 black,",
        "  row 5 has 1 of 5 blue; row 1 is empty.",
        "Wall: row 1 blue in 1; row 2 white in 1; row 4 red in 1.",
        "Floor: the marker and white, -2.",
        "Factory 1: 2 blue, 1 yellow, 1 red.",
        "Factory 2: 1 blue, 1 yellow, 2 black.",
        "Factory 4: 1 blue, 1 red, 1 black, 1 white.",
        "Factory 5: 1 blue, 1 yellow, 2 white.",
        "The center: 1 blue, 1 red, 2 black.",
    ]
    assert "1         . | B y r k w" in said(plain, "grid")
    assert said(plain, "brief") == [
        "From now on boards are told only when you ask: t, or t and a name.",
        "",
        "Ana: 23 points, +1 -2 this round",
        "Factories: 1 BBYR, 2 BYKK, 4 BRKW, 5 BYWW",
        "Center: B x1, R x1, K x2",
    ]


def test_how_boards_are_told_and_when_are_two_settings(plain: Session) -> None:
    told = "Floor: black and yellow, -2."
    assert told in said(plain, "words", "brief", "t bor")
    assert told in said(plain, "brief", "words", "t")
    assert not any(line.startswith("Floor:") for line in said(plain, "words", "brief", "4w1"))
    assert "Floor: the marker and white, -2." in said(plain, "brief", "full")


def test_how_boards_are_told_is_remembered(plain: Session) -> None:
    game = ["Ana", "Bor", "--position", OFFER]
    assert "Floor:" not in plain.run(game, lines("words", "q")).partition("> words")[0]
    assert "Floor:" in plain.run(game, lines("brief"))[:500]
    assert "Floor:" not in plain.run(game, lines("full"))[:500]
    assert "Floor:" in plain.run(game, lines("grid"))[:500]
    assert "Floor:" not in plain.run(game, lines())


def test_ranges_are_told_as_they_are_read_aloud(plain: Session) -> None:
    told = said(plain, "t ana", position=GRAY_CHOICE)
    assert told[0] == "Ana: 5 points, +2..6 -2 this round"
    spoken = said(plain, "words", "t ana", position=GRAY_CHOICE)
    assert spoken[0] == "Ana: 5 points, +2 to 6, -2 this round"


def test_the_first_session_may_begin_without_a_grid(plain: Session) -> None:
    game = ["Ana", "Bor", "--position", OFFER]
    out = plain.run(["--words", *game], lines())
    assert "Floor: the marker and white, -2." in out
    assert "|" not in out
    assert plain.run(["--words", *game], lines("4w1")).endswith("azul-tui --words --resume\n")
    assert "azul-tui --words --resume goes on" in plain.run(["--words"], lines())
    assert "|" in plain.run(game, lines()), "what the command line says is for this time only"


def test_settings_that_cannot_be_written_are_followed_all_the_same(
    plain: Session, azul_home: Path
) -> None:
    (azul_home / "settings.json").mkdir()
    (azul_home / "settings.json.unreadable").write_text("in the way", encoding="utf-8")
    out = plain.run(["Ana", "Bor", "--position", OFFER], lines("words"))
    assert out.startswith("The settings cannot be read: ")
    assert "The settings cannot be saved: " in out
    assert "Floor: the marker and white, -2." in out


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
