"""What the tests of known faults share."""

from __future__ import annotations

import pytest

from tests.plain.driving import Session


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> Session:
    """Runs line mode."""
    return Session(monkeypatch)
