"""The screen and line mode are the same game: what works in one at some point works in both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from azul_tui import cli
from azul_tui.engine import End, Game, Move, Phase, format_position, parse_position
from azul_tui.record import NothingToResume
from azul_tui.text import prompt
from azul_tui.ui.running import run
from azul_tui.ui.screens.result import ResultScreen
from tests.plain.driving import Session as PlainSession
from tests.plain.driving import lines
from tests.text.positions import GRAY_CHOICE, OFFER, with_offer
from tests.ui.driving import game_of, game_on_screen, press

PLAYED: Final = {
    "a take is due": (OFFER, []),
    "a take was made": (OFFER, ["4W1"]),
    "all tiles are taken": (with_offer("-/-/-/-/-", "W"), ["CWF"]),
    "a column is chosen": (GRAY_CHOICE, []),
}
at_every_point = pytest.mark.parametrize(("position", "moves"), PLAYED.values(), ids=PLAYED.keys())


def after(position: str, moves: Sequence[str]) -> Game:
    game = Game(parse_position(position))
    for move in moves:
        game.play(Move.parse(move))
    return game


def words(position: str) -> list[str]:
    return ["Ana", "Bor", "--position", position, "--seed", "1"]


def keys(moves: Sequence[str]) -> str:
    return "".join(f"{move[1]}{move[0]}{move[2]}".lower() for move in moves)


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> PlainSession:
    return PlainSession(monkeypatch)


@at_every_point
async def test_the_players_may_agree_to_end_the_game_at_any_time(
    plain: PlainSession, position: str, moves: list[str]
) -> None:
    plain.run(words(position), lines(*moves, "end", "y"))
    typed = plain.record.game
    async with game_on_screen(*words(position)) as (pilot, screen):
        await press(pilot, *keys(moves), "e", "y")
        pressed = game_of(screen)
        assert isinstance(pilot.app.screen, ResultScreen)
    assert typed.result is not None
    assert typed.result.end is End.AGREED
    assert format_position(pressed.state) == format_position(typed.state)


@pytest.mark.parametrize(
    "picks", ["y1r", "y1k", "k2c", "12", "w5b", "b1w", "cbk", "rc9", "4w4", "b1", "f", "3", "k2w5"]
)
async def test_the_same_keys_pick_the_same(plain: PlainSession, picks: str) -> None:
    """A line for each key is the same as the key alone."""
    out = plain.run(words(OFFER), lines(*picks))
    async with game_on_screen(*words(OFFER)) as (pilot, screen):
        await press(pilot, *picks)
        turn, view = screen.turn, game_of(screen).view
        asked = prompt(view, ["Ana", "Bor"], turn.possible, turn.color, turn.source)
        said = screen.tabletop.keys.view.message
        assert list(plain.record.game.takes) == list(game_of(screen).takes)
    told = " ".join(out.rpartition("\n> ")[2].split())
    # Line mode names the tiles in the question for the row, too.
    assert asked.removeprefix("Ana, ") in told
    assert said in told


@at_every_point
async def test_takes_are_taken_back_at_the_same_points(
    plain: PlainSession, position: str, moves: list[str]
) -> None:
    out = plain.run(words(position), lines(*moves, "u"))
    possible = bool(after(position, moves).takes_to_take_back)
    assert ("Nothing is left to take back" in out) is not possible
    async with game_on_screen(*words(position)) as (pilot, screen):
        await press(pilot, *keys(moves))
        assert screen.allowed("take_back") is possible


@at_every_point
async def test_tables_can_be_looked_at_and_left_at_any_time(
    plain: PlainSession, position: str, moves: list[str]
) -> None:
    for line, said in (("bag", "Lid: "), ("log", ""), ("?", "Other words:"), ("q", "is saved")):
        assert said in plain.run(words(position), lines(*moves, line))
    async with game_on_screen(*words(position)) as (pilot, screen):
        await press(pilot, *keys(moves))
        assert all(map(screen.allowed, ("tiles_left", "log", "help", "leave")))


LAST_TAKE: Final = with_offer("-/-/-/-/-", "W")


async def test_the_game_may_be_ended_while_a_scoring_is_shown() -> None:
    async with game_on_screen(*words(LAST_TAKE)) as (pilot, screen):
        await press(pilot, *keys(["CWF"]), "enter")
        on_its_way = screen.round_end.scoring is not None and not screen.round_end.scoring.done
        assert on_its_way
        await press(pilot, "e", "y")
        assert isinstance(pilot.app.screen, ResultScreen)
        await press(pilot, "b")
        assert screen.round_end.scoring is None, (
            "the boards are the final ones, not those of a step"
        )
        assert "The game is over." in str(screen.tabletop.prompt.view.question)


async def test_a_scoring_that_ended_the_game_leaves_nothing_to_agree_about() -> None:
    async with game_on_screen(*words(with_offer("-/-/-/-/-", "BW"))) as (pilot, screen):
        await press(pilot, *keys(["CWF", "CB1"]), "enter")
        assert screen.round_end.scoring is not None
        assert game_of(screen).phase is Phase.OVER
        assert not screen.allowed("agree_end")


def test_without_an_unfinished_game_both_say_so_alike(
    plain: PlainSession, capsys: pytest.CaptureFixture[str]
) -> None:
    plain.run(["--resume"], lines())
    assert run(cli.parse(["--resume"])) == plain.status == 2
    assert capsys.readouterr().err == plain.errors == f"azul-tui: {NothingToResume()}\n"


@pytest.mark.parametrize(
    ("key", "told", "shown"),
    [
        ("1", "Only blue is on factory 1.", "(the only color)"),
        ("k", "Black is only on factory 4.", "(the only source)"),
    ],
)
async def test_both_say_what_was_picked_by_itself(
    plain: PlainSession, key: str, told: str, shown: str
) -> None:
    position = with_offer("BBBB/-/-/RK/-", "-")
    assert told in plain.run(words(position), lines(key))
    async with game_on_screen(*words(position)) as (pilot, screen):
        await press(pilot, key)
        assert shown in str(screen.tabletop.prompt.view.question)
