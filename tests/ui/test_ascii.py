"""With ASCII tiles no other sign is drawn anywhere, whatever the names."""

from __future__ import annotations

import pytest
from rich.segment import Segment
from textual.color import Color as Paint

from azul_tui.cells import char_width
from azul_tui.engine import Phase, Wall
from azul_tui.ui.app import AzulApp
from azul_tui.ui.draw import TileSet
from azul_tui.ui.plain_signs import PLAIN_SIGNS, SIGNS
from azul_tui.ui.screens.game import GameScreen
from tests.screenshots import stage
from tests.screenshots.stage import Play
from tests.ui.driving import game_on_screen, press
from tests.ui.hosting import screen_text

NAMES = ("Bartholomaeus-Maximilian", "Wilhelmina-Alexandrine", "Cunigunde-Margarethe", "Dee")
ASCII = ("--tiles", "ascii")
SIZES = ((80, 24), (132, 43))


def foreign(text: str) -> str:
    """The lines with signs that a terminal with ASCII does not have."""
    return "\n".join(line for line in text.splitlines() if not line.isascii())


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(
    "keys",
    [
        "",
        "right",
        "b",
        "b c down",
        "z",
        "question_mark",
        *(f"question_mark {page}" for page in range(2, 8)),
        "l",
        "t",
        "m",
        "q",
        "x",
    ],
)
async def test_in_a_game(keys: str, players: int, size: tuple[int, int]) -> None:
    path = Play(NAMES[:players], 7, 2, 5).record()
    async with stage.showing(size, "--resume", str(path), *ASCII) as pilot:
        await press(pilot, *keys.split())
        assert foreign(screen_text(pilot)) == ""


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(
    ("wall", "keys"),
    [
        (Wall.COLORED, "enter enter"),
        (Wall.COLORED, "enter s enter"),
        (Wall.GRAY, "enter s"),
        (Wall.GRAY, "enter s right"),
    ],
)
async def test_while_a_round_is_scored(wall: Wall, keys: str, size: tuple[int, int]) -> None:
    path = Play(NAMES[:2], 6, 3, phase=Phase.OFFERED, wall=wall).record()
    async with stage.showing(size, "--resume", str(path), *ASCII) as pilot:
        await press(pilot, *keys.split())
        assert foreign(screen_text(pilot)) == ""


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(
    ("mode", "keys"),
    [
        ("--resume", ""),
        ("--resume", "enter"),
        ("--resume", "enter right right"),
        ("--resume", "enter b"),
        ("--replay", ""),
        ("--replay", "right right right"),
        ("--replay", "end"),
        ("--replay", "j"),
    ],
)
async def test_at_the_end_and_in_a_replay(mode: str, keys: str, size: tuple[int, int]) -> None:
    path = Play(NAMES, 5, 5, phase=Phase.OVER).record()
    async with stage.showing(size, mode, str(path), *ASCII) as pilot:
        await press(pilot, *keys.split())
        assert foreign(screen_text(pilot)) == ""


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("keys", ["", "down", "f1", "f2", "f2 tab", "f10", "ctrl+p"])
async def test_in_setup_and_history(keys: str, size: tuple[int, int]) -> None:
    Play(NAMES, 5, 5, phase=Phase.OVER).record()
    Play(NAMES[:2], 7, 2, 5).record()
    async with stage.showing(size, *ASCII) as pilot:
        await press(pilot, *keys.split())
        await pilot.pause()
        assert foreign(screen_text(pilot)) == ""


async def test_what_stays_on_the_screen_changes_as_well_when_tiles_do() -> None:
    async with game_on_screen(*NAMES, "--tiles", "letters") as (pilot, screen):
        assert isinstance(screen, GameScreen)
        assert foreign(screen_text(pilot)) != ""
        assert isinstance(pilot.app, AzulApp)
        pilot.app.set_tiles(TileSet.ASCII)
        await pilot.pause()
        assert foreign(screen_text(pilot)) == ""
        pilot.app.set_tiles(TileSet.LETTERS)
        await pilot.pause()
        assert foreign(screen_text(pilot)) != ""


def test_signs_keep_their_width_and_names_what_they_consist_of() -> None:
    for plain, signs in SIGNS.items():
        assert plain.isascii()
        assert [char_width(sign) for sign in signs] == [1] * len(signs)
    said = PLAIN_SIGNS.apply([Segment("山田⋯ Élise ▸"), Segment("b")], Paint(0, 0, 0))
    assert [segment.text for segment in said] == ["山田~ Élise >", "b"]
