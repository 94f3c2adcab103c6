"""``--plain --replay FILE``: a stored game as sentences, with the boards after each round."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from azul_tui.appearance import Boards
from azul_tui.engine import RoundEnded
from azul_tui.plain.replay import told
from azul_tui.record.reading import parse_record, read_record
from tests.golden import GAMES
from tests.plain.driving import Session, lines

GAME = next(path for path in GAMES if path.stem == "colored-2p-08")


def test_it_begins_with_who_plays_and_ends_with_who_won(plain: Session) -> None:
    said = plain.run(["--replay", str(GAME)], lines()).splitlines()
    assert plain.status == 0
    assert said[0] == "Ana and Bor play on the colored wall; Bor starts."
    assert said[3] == "Round 1 is dealt: Bor starts."
    assert said[4] == "Bor took 3 blue from factory 4 into row 3: row 3 is full."
    assert "Ana: the marker and 1 tile on the floor line: -2" in said
    result = said[-said[::-1].index("") :]
    assert result[0].startswith("Ana wins with 60 points")
    assert result[-2] == "Ana: 39 + 4 for 2 rows + 7 for 1 column + 10 for 1 color = 60."


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_take_and_every_board_of_each_round_is_told(path: Path) -> None:
    record = read_record(path)
    said = list(told(record, Boards.GRID))
    events = [type(event).__name__ for event in record.log]
    takes = [line for line in said if re.match(r"\w+ took \d", line)]
    assert len(takes) == events.count("TilesTaken")
    for name in record.names:
        headings = [line for line in said if re.match(rf"{name}: -?\d+ points?$", line)]
        assert len(headings) == events.count("RoundEnded")
    for event in record.log:
        if isinstance(event, RoundEnded):
            assert any(line.startswith(f"After round {event.round}") for line in said)


def test_a_take_that_was_taken_back_is_told_and_so_is_that() -> None:
    path = next(path for path in GAMES if b'"undo"' in path.read_bytes())
    assert any(line.endswith("taken back.") for line in told(read_record(path), Boards.GRID))


def test_an_unfinished_game_says_what_comes_next() -> None:
    data = b"".join(GAME.read_bytes().splitlines(keepends=True)[:3])
    said = list(told(parse_record(data + b'{"se', "game.azul"), Boards.GRID))
    assert "Line 4, the last, was not written to its end and is left out." in said
    assert said[-1] == "The game is not finished: Ana is to move."


def test_boards_are_told_in_words_to_who_wants_them_so(plain: Session) -> None:
    grid = plain.run(["--replay", str(GAME)], lines())
    words = plain.run(["--words", "--replay", str(GAME)], lines())
    assert "floor -1 -1 -2" in grid
    assert "floor -1 -1 -2" not in words


@pytest.mark.parametrize("name", ["nowhere.azul", "."])
def test_what_cannot_be_read_is_a_sentence(plain: Session, name: str) -> None:
    assert plain.run(["--replay", name], lines()) == ""
    assert plain.status == 2
    assert plain.errors.startswith(f"azul-tui: {name}: The file cannot be read: ")
    assert plain.errors.count("\n") == 1
