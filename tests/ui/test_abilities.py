"""What the terminal can show decides on the first look, and on what cannot be asked of it."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest
from textual import constants

from azul_tui import cli
from azul_tui.settings import Settings, load_settings, save_settings
from azul_tui.ui.abilities import abilities
from azul_tui.ui.app import AzulApp
from azul_tui.ui.draw import TileSet
from azul_tui.ui.preferences import Preferences
from azul_tui.ui.themes import ANSI, DARK, LIGHT


@pytest.fixture
def good_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal that can show everything."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLORTERM", "truecolor")


@pytest.mark.usefixtures("good_terminal")
@pytest.mark.parametrize(
    ("variables", "shades"),
    [
        ({}, True),
        ({"COLORTERM": "", "TERM": "xterm-256color"}, True),
        ({"COLORTERM": "", "TERM": "xterm"}, False),
        ({"COLORTERM": "", "TERM": "linux"}, False),
        ({"NO_COLOR": "1"}, False),
    ],
)
def test_shades_need_256_colors_and_nobody_who_wants_none(
    variables: dict[str, str], shades: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert abilities().shades is shades
    assert AzulApp(cli.parse([])).theme == (DARK if shades else ANSI)


def test_what_the_player_says_of_the_colors_counts_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(constants, "COLOR_SYSTEM", "truecolor")
    monkeypatch.setenv("TERM", "xterm")
    assert abilities().shades


@pytest.mark.parametrize(
    ("term", "encoding", "glyphs"),
    [
        ("xterm-256color", "utf-8", True),
        ("xterm-256color", None, True),
        ("linux", "utf-8", False),
        ("xterm-256color", "latin-1", False),
        ("xterm-256color", "cp437", False),
        ("xterm-256color", "no such encoding", False),
    ],
)
def test_glyphs_need_a_font_and_an_encoding(
    term: str, encoding: str | None, glyphs: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setenv("TERM", term)
        patch.setattr(sys, "__stdout__", SimpleNamespace(encoding=encoding))
        assert abilities().glyphs is glyphs


def test_without_shades_no_other_theme_can_be_had() -> None:
    save_settings(Settings(theme=LIGHT))
    app = AzulApp(cli.parse(["--theme", "contrast"]))
    assert app.theme == ANSI
    app.theme = DARK
    assert app.theme == ANSI
    assert load_settings()[0].theme == LIGHT


def test_without_glyphs_only_the_command_line_asks_for_some() -> None:
    save_settings(Settings(tiles="shapes"))
    assert Preferences(cli.parse([])).tiles is TileSet.SHAPES
    assert Preferences(cli.parse([]), glyphs=False).tiles is TileSet.ASCII
    assert Preferences(cli.parse(["--tiles", "letters"]), glyphs=False).tiles is TileSet.LETTERS


async def test_the_command_for_themes_says_why_there_is_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = AzulApp(cli.parse(["Ana", "Bor"]))
    async with app.run_test() as pilot:
        await pilot.pause()
        app.action_change_theme()
        await pilot.pause()
        assert len(app.screen_stack) == 2
        assert [notice.message for notice in app._notifications] == [
            "There is one theme here: the terminal has 16 colors, or NO_COLOR is set."
        ]
