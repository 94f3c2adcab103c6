from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from azul_tui.ui import garbage


@pytest.fixture(autouse=True)
def _collector_as_before() -> Iterator[None]:
    yield
    gc.unfreeze()
    gc.enable()


def test_nothing_is_looked_for_during_the_start() -> None:
    garbage.postpone()
    assert not gc.isenabled()


def test_what_the_start_made_is_never_looked_through() -> None:
    garbage.postpone()
    garbage.resume()
    assert gc.isenabled()
    assert gc.get_freeze_count() > 0


def test_an_app_that_did_not_postpone_it_keeps_nothing_for_ever() -> None:
    garbage.resume()
    assert gc.get_freeze_count() == 0
