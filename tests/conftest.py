"""Keeps the machine out of the tests: its environment, its files, its speed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Textual and Rich read these when they are imported, so they go before any test module loads.
_SCREEN_SETTINGS = (
    "CLICOLOR",
    "CLICOLOR_FORCE",
    "COLORFGBG",
    "COLORTERM",
    "COLUMNS",
    "FORCE_COLOR",
    "JUPYTER_COLUMNS",
    "JUPYTER_LINES",
    "LINES",
    "NO_COLOR",
    "TERM_PROGRAM",
    "TTY_COMPATIBLE",
    "TTY_INTERACTIVE",
)
for _name in list(os.environ):
    if _name in _SCREEN_SETTINGS or _name.startswith(("TEXTUAL", "AZUL_TUI")):
        del os.environ[_name]
os.environ["TERM"] = "xterm-256color"

# The same examples on every run, and no verdict that depends on how busy the machine is.
settings.register_profile(
    "steady",
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
# For a search by hand: pytest --hypothesis-profile=search
settings.register_profile(
    "search", settings.get_profile("steady"), derandomize=False, max_examples=2000
)
settings.load_profile("steady")


@pytest.fixture(autouse=True)
def azul_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The empty directory that stands in for the user's own in this test."""
    home = tmp_path_factory.mktemp("azul-home")
    monkeypatch.setenv("AZUL_TUI_HOME", str(home))
    return home
