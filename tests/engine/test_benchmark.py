"""The benchmark runs; what it prints is for people, so no figure is held to anything here."""

from __future__ import annotations

import re
import sys

import pytest

from tests.benchmarks import engine


def test_the_benchmark_prints_its_figures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["engine", "0.05"])
    engine.main()
    printed = capsys.readouterr().out
    for players in (2, 4):
        assert re.search(
            rf"^{players} players: [\d,]+ games/s, [\d,]+ moves/s, [\d,]+ legal-move lists/s$",
            printed,
            re.MULTILINE,
        )
    assert "azul-game-engine" in printed
