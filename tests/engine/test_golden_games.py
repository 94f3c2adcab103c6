"""Stored whole games, played line by line through the engine with the referee beside it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from azul_tui.engine import Color, Game, Move, Phase, Placement, State, Wall
from tests.engine.checking import check_scoring, check_table
from tests.golden import GAMES, read_lines

games = pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)


def follow(game: Game, line: dict[str, Any]) -> None:
    """Play one line of a record after its header."""
    view = game.view
    if "deal" in line:
        tiles = [tuple(map(Color.from_letter, letters)) for letters in line["deal"]]
        assert list(map(list, game.deal(tiles).factories)) == list(map(list, tiles))
    elif "take" in line:
        assert line["seat"] == view.turn + 1
        move = Move.parse(line["take"])
        assert move in game.legal_moves()
        assert game.play(move).move == move
    elif "undo" in line:
        assert len(game.take_back(line["undo"])) == line["undo"]
    elif "place" in line:
        begin_scoring(game)
        assert line["seat"] == game.view.turn + 1
        placement = Placement.parse(line["place"])
        assert placement in game.placements()
        before = game.view
        check_scoring(before, game.place(placement))
    elif "scores" in line:
        begin_scoring(game)
        assert [board.score for board in game.view.boards] == line["scores"]
        assert game.phase in {Phase.DEAL, Phase.OVER}
    else:
        if line["end"] == "agreed":
            game.end_by_agreement()
        check_result(game, line)


def begin_scoring(game: Game) -> None:
    """Score as far as it goes, unless that is done."""
    if game.phase is Phase.OFFERED:
        before = game.view
        check_scoring(before, game.score_round())


def check_result(game: Game, line: dict[str, Any]) -> None:
    """The result is the one that was stored."""
    result = game.result
    assert result is not None
    assert result.end.value == line["end"]
    assert [list(bonus) for bonus in result.bonuses] == line["bonus"]
    assert list(result.final) == line["final"]
    assert [seat + 1 for seat in result.winners] == line["winners"]


@games
def test_a_stored_game_comes_out_as_it_was_played(path: Path) -> None:
    header, *lines = map(json.loads, read_lines(path))
    players, start = len(header["players"]), header["start"] - 1
    game = Game(State(players, Wall(header["wall"]), start))
    for line in lines:
        follow(game, line)
        check_table(game)
    assert game.phase is Phase.OVER


def test_there_are_games_for_each_number_of_players_on_both_walls() -> None:
    kinds = {path.stem.rpartition("-")[0] for path in GAMES}
    assert kinds == {f"{wall.value}-{players}p" for wall in Wall for players in (2, 3, 4)}
