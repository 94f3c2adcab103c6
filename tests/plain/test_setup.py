"""How a game in line mode begins: names asked for, positions, unfinished games, strange names."""

from __future__ import annotations

from pathlib import Path

import pytest

from azul_tui.cells import width
from azul_tui.engine import Wall, format_position
from azul_tui.plain.cells import shown_names, wrap
from azul_tui.settings import load_settings
from tests.plain.driving import Player, Session, lines
from tests.text.positions import OFFER

SAVED = "The game is saved. Go on with it: azul-tui --plain --resume"


def test_who_plays_is_asked_for(plain: Session) -> None:
    plain.run([], lines("3", "Ana", "", "Bor", "gray"))
    assert plain.record.header.players == ("Ana", "Player 2", "Bor")
    assert plain.record.header.wall is Wall.GRAY


def test_unfinished_games_are_pointed_at(plain: Session) -> None:
    hint = "An unfinished game waits: azul-tui --plain --resume goes on with it."
    several = "2 unfinished games wait: azul-tui --plain --resume goes on with the last one."
    game = ["Ana", "Bor", "--position", OFFER]
    plain.run(game, lines("4w1"))
    assert plain.run([], lines()).splitlines()[0] == hint
    plain.run(game, lines("4w1"))
    assert plain.run([], lines()).splitlines()[0] == several


def test_a_game_that_is_not_the_next_to_go_on_with_is_named_when_it_is_left(plain: Session) -> None:
    game = ["Ana", "Bor", "--position", OFFER]
    out = plain.run(game, lines("4w1"))
    assert out.splitlines()[-1] == SAVED
    played = plain.path
    out = plain.run(game, lines("q"))
    (unplayed,) = set(played.parent.glob("*.azul")) - {played}
    assert out.splitlines()[-2:] == [
        "The game is saved. Go on with it:",
        f"  azul-tui --plain --resume {unplayed}",
    ]


def test_a_game_that_was_left_before_the_first_take_does_not_wait(plain: Session) -> None:
    plain.run([], lines("", "", "", ""))
    assert "waits" not in plain.run([], lines())
    plain.run(["--resume"], lines())
    assert plain.status == 0


def test_enter_is_enough(plain: Session) -> None:
    plain.run([], lines("", "", "", ""))
    assert plain.record.header.players == ("Player 1", "Player 2")
    assert plain.record.header.wall is Wall.COLORED


@pytest.mark.parametrize("before", [(), ("2",), ("2", "Ana"), ("2", "Ana", "Bor")])
@pytest.mark.parametrize("word", ["q", "quit", "Exit"])
def test_a_setup_can_be_left(
    plain: Session, azul_home: Path, before: tuple[str, ...], word: str
) -> None:
    out = plain.run([], lines(*before, word, "never read"))
    assert plain.status == 0
    assert out.splitlines()[-1] == "No game has begun."
    assert not (azul_home / "games").exists()


@pytest.mark.parametrize("word", ["?", "help", "??"])
def test_help_is_no_player_and_no_wall(plain: Session, word: str) -> None:
    out = plain.run([], lines(word, "2", word, "Ana", word, "", word, "g"))
    assert out.count("q leaves without a game") == 4
    assert plain.record.header.players == ("Ana", "Player 2")
    assert plain.record.header.wall is Wall.GRAY


def test_a_question_can_be_gone_back_to(plain: Session) -> None:
    typed = ("back", "3", "Ana", "Bro", "back", "Bor", "back", "back", "back", "2", "", "", "")
    out = plain.run([], lines(*typed))
    assert "This is the first question." in out
    assert "Name of player 2? Enter for Bro.\n> Bor" in out
    assert "How many play? 2, 3 or 4; enter for 3.\n> 2" in out
    assert plain.record.header.players == ("Ana", "Bor")


def test_the_last_players_and_their_wall_are_offered_again(plain: Session) -> None:
    plain.run(["Ana", "Bor", "Cene", "--wall", "gray"], lines())
    out = plain.run([], lines("", "", "", "", ""))
    assert "How many play? 2, 3 or 4; enter for 3." in out
    assert "Name of player 2? Enter for Bor." in out
    assert "Enter for gray." in out
    assert plain.record.header.players == ("Ana", "Bor", "Cene")
    assert plain.record.header.wall is Wall.GRAY
    assert load_settings()[0].names == ("Ana", "Bor", "Cene")


def test_nobody_is_offered_twice(plain: Session) -> None:
    plain.run(["Ana", "Bor"], lines())
    plain.run([], lines("3", "Bor", "", "", ""))
    assert plain.record.header.players == ("Bor", "Ana", "Player 3")


def test_a_position_is_not_remembered(plain: Session) -> None:
    plain.run(["Ana", "Bor"], lines())
    plain.run(["Cene", "Dita", "--position", OFFER], lines())
    assert load_settings()[0].names == ("Ana", "Bor")


def test_what_the_command_line_says_is_not_asked(plain: Session) -> None:
    plain.run(["--players", "2", "--wall", "gray"], lines("Ana", "Bor"))
    assert plain.record.header.players == ("Ana", "Bor")
    assert plain.record.header.wall is Wall.GRAY


def test_wrong_answers_are_asked_again(plain: Session) -> None:
    out = plain.run([], lines("5", "two", "A\x1b[D", "Ana", "Ana", "green", "g"))
    assert "Arrow keys do nothing here: type the line anew." in out
    assert "Azul is for 2, 3 or 4 players." in out
    assert "The wall is colored or gray: c or g will do." in out
    assert plain.record.header.players == ("Ana", "Ana 2")
    assert plain.record.header.wall is Wall.GRAY


@pytest.mark.parametrize("answers", [(), ("2",), ("2", "Ana"), ("2", "Ana", "Bor")])
def test_without_players_there_is_no_game(plain: Session, answers: tuple[str, ...]) -> None:
    out = plain.run([], lines(*answers))
    assert plain.status == 0
    assert plain.errors == ""
    assert out.splitlines()[-1] == "No game has begun."
    with pytest.raises(ValueError, match="empty"):
        print(plain.record)


def test_who_starts_can_be_said(plain: Session) -> None:
    for name in ("Ana", "Bor"):
        out = plain.run(["Ana", "Bor", "--first", name], lines())
        assert f"Round 1. {name} starts." in out


def test_a_position_is_played_on(plain: Session) -> None:
    out = plain.run(["--position", OFFER], lines("Ana", ""))
    assert format_position(plain.record.game.state) == OFFER
    assert "Ana: 23 points" in out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--position", "nonsense"], "The position cannot be used: "),
        (["--position", OFFER, "A", "B", "C"], "The position cannot be used: "),
        (["--resume", "nowhere.azul"], "nowhere.azul: "),
        (["--resume", "."], ".: "),
        (["--resume"], "There is no unfinished game to go on with."),
    ],
)
def test_what_cannot_be_played_is_a_sentence(
    plain: Session, arguments: list[str], sentence: str
) -> None:
    assert plain.run(arguments, lines()) == ""
    assert plain.status == 2
    assert plain.errors.startswith(f"azul-tui: {sentence}")
    assert plain.errors.endswith(".\n")
    assert plain.errors.count("\n") == 1


def test_a_damaged_record_is_refused_and_left_alone(plain: Session, tmp_path: Path) -> None:
    path = tmp_path / "damaged.azul"
    path.write_text('{"azul": 1}\n', encoding="utf-8")
    plain.run(["--resume", str(path)], lines())
    assert plain.status == 2
    assert plain.errors.startswith(f"azul-tui: {path}:1: ")
    assert path.read_text(encoding="utf-8") == '{"azul": 1}\n'


def test_a_game_that_is_open_elsewhere_is_not_opened(plain: Session) -> None:
    status: list[int | None] = []

    def second(printed: str) -> str | None:
        other.run(["--resume"], lines())
        status.append(other.status)
        return None

    other = plain.another()
    plain.run(["Ana", "Bor"], second)
    assert status == [2]
    assert "is open in another window" in other.errors


def test_a_game_that_goes_on_says_where_it_stands(plain: Session) -> None:
    plain.run(["Ana", "Bor", "--position", OFFER], lines("4w1", "1b1", "u", "c r 2", "2k4"))
    out = plain.run(["--resume"], lines("u"))
    assert out.splitlines()[:7] == [
        "Ana and Bor go on playing on the colored wall, round 3. It is Bor's turn.",
        "Bor took 2 blue from factory 1 into row 1: row 1 is full and 1 tile falls to the",
        "  floor line.",
        "Bor's 1B1 was taken back.",
        "Bor took 2 red from the center into row 2: row 2 is full and 1 tile falls to the",
        "  floor line.",
        "Ana took 2 black from factory 2 into row 4.",
    ]


STRANGE = [
    "x" * 200,
    "漢字" * 30,
    "שלום",
    "👩‍👩‍👧‍👦 family",
    "[bold]Ann[/x]",
    'say "hi"',
    "Zoë\u202eevil",
    "Юрий",
    "y",
    "%s{0}",
]


@pytest.mark.parametrize("name", STRANGE)
def test_names_of_every_kind(plain: Session, name: str) -> None:
    out = plain.run([name, "Bor", "--seed", "1", "--first", "Bor"], Player(seed=4))
    assert plain.status == 0
    assert "The game is over" in out
    assert "\u202e" not in out
    printed = out.replace(str(plain.path), "")
    assert max(width(line) for line in printed.splitlines()) <= 80


def test_long_names_that_begin_alike_stay_apart() -> None:
    names = shown_names(["x" * 200, "x" * 201, "Bor"], "utf-8")
    assert names == ("x" * 21 + "...", "x" * 21 + "... 2", "Bor")


def test_names_that_the_output_cannot_write() -> None:
    names = ("Zoë", "漢字", "Юрий", "Bor")
    assert shown_names(names, "utf-8") == names
    assert shown_names(names, "latin-1") == ("Zoë", "Player 2", "Player 3", "Bor")
    assert shown_names(names, "ascii") == ("Zo?", "Player 2", "Player 3", "Bor")


def test_lines_are_broken_between_words() -> None:
    assert wrap("one two three", 20) == ["one two three"]
    assert wrap("one two three", 8) == ["one two", "  three"]
    assert wrap("  one two three", 9) == ["  one two", "    three"]
    assert wrap("1\u00a0BBYK, 2\u00a0RRWW", 9) == ["1 BBYK,", "  2 RRWW"]
    assert wrap("漢字漢字 漢字", 10) == ["漢字漢字", "  漢字"]
    assert wrap("काका का", 4) == ["काका का"], "a vowel sign takes no room of its own"
    assert wrap("", 80) == [""]
    assert wrap("x" * 30, 10) == ["x" * 30]


def test_names_that_differ_in_capitals_only_are_told_apart(plain: Session) -> None:
    plain.run([], lines("2", "Ana", "ana", ""))
    assert plain.record.header.players == ("Ana", "ana 2")
    plain.run(["Ana", "ana"], lines())
    assert plain.record.header.players == ("Ana", "ana 2")
