"""The examples in the engine's docstrings are true."""

from __future__ import annotations

import doctest
import pkgutil
from importlib import import_module

import pytest

import azul_tui.engine

MODULES = [
    import_module(f"azul_tui.engine.{module.name}")
    for module in pkgutil.iter_modules(azul_tui.engine.__path__)
]
EXAMPLES = [test for module in MODULES for test in doctest.DocTestFinder().find(module)]
WITH_EXAMPLES = [test for test in EXAMPLES if test.examples]


@pytest.mark.parametrize("example", WITH_EXAMPLES, ids=lambda test: test.name)
def test_an_example_comes_out_as_written(example: doctest.DocTest) -> None:
    told: list[str] = []
    result = doctest.DocTestRunner().run(example, out=told.append)
    assert result.failed == 0, "".join(told)


def test_there_are_examples_for_what_one_starts_with() -> None:
    names = {test.name.removeprefix("azul_tui.engine.") for test in WITH_EXAMPLES}
    assert {"game.Game", "state.State", "moves.Move", "moves.Placement"} <= names
