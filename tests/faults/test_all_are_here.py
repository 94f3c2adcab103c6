"""Every fault of the project's list of faults seen elsewhere has its place here, and one only."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
LIST = HERE.parents[2] / "shared" / "cases" / "faults.md"
KNOWN = 34


def places() -> list[ast.ClassDef]:
    """The classes that hold the tests of one fault each."""
    return [
        node
        for path in sorted(HERE.glob("test_*.py"))
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    ]


def number(place: ast.ClassDef) -> int:
    """The number of the fault that a class is about."""
    match = re.match(r"TestFault(\d\d)[A-Z]", place.name)
    assert match, place.name
    return int(match[1])


def test_every_number_is_there_once_and_in_order() -> None:
    assert [number(place) for place in places()] == list(range(1, KNOWN + 1))


def test_each_says_what_the_fault_was_and_has_tests() -> None:
    for place in places():
        said = ast.get_docstring(place)
        assert said, place.name
        assert "\n" not in said, place.name
        defined = (ast.FunctionDef, ast.AsyncFunctionDef)
        tests = [node.name for node in place.body if isinstance(node, defined)]
        assert [name for name in tests if name.startswith("test_")], place.name


def test_the_list_is_not_longer_than_what_is_known() -> None:
    if LIST.exists():
        numbers = re.findall(r"^(\d+)\. ", LIST.read_text(encoding="utf-8"), re.MULTILINE)
        assert len(numbers) == KNOWN
