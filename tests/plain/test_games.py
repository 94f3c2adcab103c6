"""Whole games, played by reading what line mode prints; the record tells the same story."""

from __future__ import annotations

import re
from random import Random

import pytest

from azul_tui.cells import width
from azul_tui.engine import Phase, Wall
from azul_tui.record import TakenBack
from tests.plain.driving import Player, Session, lines

NAMES = ("Ana", "Bor", "Cene", "Dita")


@pytest.mark.parametrize("wall", Wall)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_is_in_its_record(plain: Session, players: int, wall: Wall) -> None:
    names = NAMES[:players]
    out = plain.run([*names, "--wall", wall.value, "--seed", "7"], Player(seed=players))
    assert plain.status == 0
    assert plain.errors == ""
    record = plain.record
    assert record.header.players == names
    assert record.header.wall is wall
    assert record.header.seed == 7
    assert record.game.phase is Phase.OVER
    assert record.game.result is not None
    for name, final in zip(names, record.game.result.final, strict=True):
        assert re.search(rf"^  {name}: .*\b{final}\b", out, re.MULTILINE)
    taken_back = [entry for entry in record.log if isinstance(entry, TakenBack)]
    assert out.count(" was taken back.") == len(taken_back) > 0
    assert str(plain.path) in out


@pytest.mark.parametrize("wall", Wall)
def test_lines_are_plain_and_at_most_80_cells_wide(plain: Session, wall: Wall) -> None:
    out = plain.run([*NAMES, "--wall", wall.value, "--seed", "3"], Player(seed=1))
    printed = out.replace(str(plain.path), "")
    assert printed.isascii()
    assert "\x1b" not in printed
    assert max(width(line) for line in printed.splitlines()) <= 80


def test_a_game_goes_on_where_it_was_left(plain: Session) -> None:
    """It is left every few answers, by q or the end of the input, and yet played to its end."""
    wanted = Player(seed=5)
    plain.run(["Ana", "Bor", "--seed", "9", "--wall", "gray"], lines("q"))
    for run in range(1000):
        left = 7 + run % 5
        leave = "q" if run % 2 else None
        answers = Answers(wanted, left, leave)
        out = plain.run(["--resume"], answers)
        assert plain.status == 0
        if "The game is over" in out:
            break
        assert "The game is saved. Go on with it: azul-tui --plain --resume" in out
    assert plain.record.game.phase is Phase.OVER
    assert plain.run(["--resume"], lines()) == ""
    assert plain.status == 2
    assert plain.errors == "azul-tui: There is no unfinished game to go on with.\n"


class Answers:
    """The first answers of a player, then ``last``."""

    def __init__(self, player: Player, most: int, last: str | None) -> None:
        self._player = player
        self._left = most
        self._last = last

    def __call__(self, printed: str) -> str | None:
        self._left -= 1
        return self._last if self._left < 0 else self._player(printed)


def test_the_same_seed_and_answers_make_the_same_game(plain: Session) -> None:
    first = plain.run(["Ana", "Bor", "--seed", "4"], Player(seed=2))
    path = plain.path
    text = path.read_text(encoding="utf-8").splitlines()[1:]
    path.unlink()
    second = plain.run(["Ana", "Bor", "--seed", "4"], Player(seed=2))
    assert plain.path.read_text(encoding="utf-8").splitlines()[1:] == text
    assert first.replace(str(path), "") == second.replace(str(plain.path), "")


def test_a_seed_is_drawn_and_said_at_the_end_of_the_table(plain: Session) -> None:
    out = plain.run(["Ana", "Bor"], lines("t"))
    assert plain.record.header.seed is not None
    assert out.count("seed") == 1
    assert f"\nThe seed of this game is {plain.record.header.seed}.\n" in out


def test_the_first_words_are_who_plays_and_whose_turn_it_is(plain: Session) -> None:
    out = plain.run(["Ana", "Bor", "--first", "Bor", "--wall", "gray"], lines())
    assert out.startswith("Ana and Bor play Azul on the gray wall. It is Bor's turn.\n")
    assert "words to have boards in words" in out
    assert "words to have boards in words" not in plain.run(["--words", "Ana", "Bor"], lines())


@pytest.mark.parametrize("wall", Wall)
def test_random_typing_does_no_harm(plain: Session, wall: Wall) -> None:
    words = [
        *"byrkwcf0123456789utslmh? ",
        "moves",
        "last",
        "turn",
        "b 3",
        "3b2",
        "u 2",
        "end",
        "y",
        "n",
        "",
        "é\0",
    ]
    for seed in range(8):
        random = Random(seed)
        typed = ["".join(random.choices(words, k=random.randint(0, 4))) for _ in range(300)]
        plain.run(["Ana", "Bor", "--wall", wall.value, "--seed", str(seed)], lines(*typed))
        assert plain.status == 0
        assert plain.errors == ""
        assert plain.record.notices == ()
