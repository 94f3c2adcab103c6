"""How a game in line mode ends or is left: by agreement, by its players, unsaved."""

from __future__ import annotations

from pathlib import Path

import pytest

from azul_tui.engine import End, Phase, format_position
from tests.plain.driving import Session, lines
from tests.text.positions import OFFER, with_rest_in_bag

SAVED = "The game is saved. Go on with it: azul-tui --plain --resume"


def play(plain: Session, *answers: str, position: str = OFFER) -> str:
    return plain.run(["Ana", "Bor", "--position", position, "--seed", "1"], lines(*answers))


@pytest.mark.parametrize("answers", [("4w1",), ("4w1", "q"), ("4w1", "b", "1", "q", "never read")])
def test_a_game_that_is_left_is_saved(plain: Session, answers: tuple[str, ...]) -> None:
    out = play(plain, *answers)
    assert plain.status == 0
    assert out.splitlines()[-1] == SAVED
    assert [str(move) for move in plain.record.game.takes] == ["4W1"]


def test_an_agreed_end_is_asked_for_twice_and_scored(plain: Session) -> None:
    out = play(plain, "end", "n", "end", "maybe", "y")
    assert "The game goes on." in out
    assert "Please answer y for yes or n for no." in out
    assert "The game is over: you agreed to end it." in out
    assert "  Ana: 23, no bonus" in out
    assert "Bor wins with 31 points!" in out
    assert plain.record.game.result is not None
    assert plain.record.game.result.end is End.AGREED


def stuck_position() -> str:
    """A table before a deal at which no tile has reached a wall for two rounds."""
    fields = OFFER.split()
    fields[3:10] = ["deal", "1", "1", "-", "2", "-/-/-/-/-", "-"]
    fields[12:] = [
        "23;-,B1,-,K1,B1;B....,W....,.....,R....,.....;-",
        "31;-,R1,-,B3,B1;.YRKW,.....,.....,.....,.....;-",
    ]
    return with_rest_in_bag(fields)


def test_a_stuck_game_is_offered_to_end(plain: Session) -> None:
    notice = "No tile has reached any wall for two rounds: you may agree to end the game here."
    out = play(plain, "y", position=stuck_position())
    assert notice in out
    assert plain.record.game.result is not None
    assert plain.record.game.result.end is End.AGREED
    out = play(plain, "n", position=stuck_position())
    assert out.count(notice) == 1
    assert "Round 4. Ana starts." in out
    assert plain.record.game.phase is Phase.OFFER


def test_a_game_that_cannot_be_saved_says_so_and_goes_on(plain: Session, azul_home: Path) -> None:
    (azul_home / "games").write_text("in the way", encoding="utf-8")
    out = play(plain, "4w1", "q")
    assert out.count("The game is not being saved: ") == 2
    assert "Ana took 1 white from factory 4" in out
    assert SAVED not in out
    assert plain.status == 0


def test_saving_again_is_said(plain: Session, azul_home: Path) -> None:
    games = azul_home / "games"
    games.write_text("in the way", encoding="utf-8")
    typed = iter(["4w1", "1b1"])

    def answer(printed: str) -> str | None:
        move = next(typed, None)
        if move == "1b1":
            games.unlink()
        return move

    out = plain.run(["Ana", "Bor", "--position", OFFER], answer)
    assert "The game is being saved again." in out
    assert [str(move) for move in plain.record.game.takes] == ["4W1", "1B1"]


def test_who_won_comes_first_and_boards_only_when_they_are_asked_for(plain: Session) -> None:
    out = play(plain, "end", "y", "t bor", "words", "t bor", "xyz", "u", "", "never read")
    said = out.partition("> y\n")[2].split("\n> ")
    result = said[0].splitlines()
    assert result[:5] == [
        "",
        "Bor wins with 31 points!",
        "The game is over: you agreed to end it.",
        "  Ana: 23, no bonus",
        "  Bor: 31, no bonus",
    ]
    assert not any("|" in line for line in result)
    assert result[-1] == "t tells the boards once more; enter leaves."
    assert "5 . . . . B | y r k w b" in said[1]
    assert "Wall: row 1 yellow in 2" in said[3]
    assert "\nThe game is over.\n" in said[4]
    assert len(said) == 7, "enter leaves"


def test_a_game_that_is_over_does_not_go_on(plain: Session) -> None:
    play(plain, "end", "y")
    out = plain.run(["--resume", str(plain.path)], lines())
    assert out.splitlines()[:3] == [
        "This game of Ana and Bor on the colored wall is over.",
        "",
        "Bor wins with 31 points!",
    ]
    assert "go on playing" not in out
    assert plain.status == 0


def test_what_was_left_goes_on_exactly(plain: Session) -> None:
    play(plain, "4w1", "b", "1")
    before = format_position(plain.record.game.state)
    plain.run(["--resume"], lines())
    assert format_position(plain.record.game.state) == before
