"""Keeps the tests of records quick."""

from __future__ import annotations

import os

import pytest


@pytest.fixture(autouse=True)
def no_power_cuts(monkeypatch: pytest.MonkeyPatch) -> None:
    """No power is cut in tests, so that nothing need be on the disk; asking for it is slow."""
    monkeypatch.setattr(os, "fsync", lambda _descriptor: None)
