"""What line mode answers at any time: moves, the table, what happened, whose turn it is."""

from __future__ import annotations

from tests.plain.driving import LAST_TAKE, Session, lines, said
from tests.text.positions import GRAY_CHOICE


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
