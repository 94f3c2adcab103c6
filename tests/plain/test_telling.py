"""How line mode tells the table: as a grid or in words, at every turn or when asked."""

from __future__ import annotations

from pathlib import Path

from tests.plain.driving import Session, lines, said
from tests.text.positions import GRAY_CHOICE, OFFER


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


def test_a_key_stays_on_the_line_of_its_color(plain: Session) -> None:
    names = ["Ana of the longest names", "Bor"]
    out = plain.run([*names, "--position", OFFER], lines())
    asked = out.partition("which color?")[2].splitlines()[:2]
    assert asked == [" b blue, y yellow, r red, k black or", "  w white"]
