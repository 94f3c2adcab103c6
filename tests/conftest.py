"""Keeps the machine out of the tests: its environment, its files, its speed."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.environment import forget_terminal

forget_terminal()

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
