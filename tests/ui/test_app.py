"""The app around the screens: what is typed before there is one."""

from __future__ import annotations

import pytest
from textual import events

from azul_tui import cli
from azul_tui.engine import Color
from azul_tui.ui.app import AzulApp
from azul_tui.ui.screens.game import GameScreen


async def test_what_is_typed_during_the_start_is_done_in_its_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start = AzulApp.on_mount

    def typing(app: AzulApp) -> None:
        app.post_message(events.Key("b", "b"))
        app.post_message(events.Key("1", "1"))
        start(app)
        app.post_message(events.Key("escape", None))
        app.post_message(events.Key("3", "3"))

    monkeypatch.setattr(AzulApp, "on_mount", typing)
    app = AzulApp(cli.parse(["Ana", "Bor", "Cene", "Dita", "--seed", "7", "--first", "Ana"]))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)
        assert app.screen.turn.group == (2, Color.BLUE)
