"""Every fault of the list of faults seen elsewhere has its place here, and one only."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

HERE = Path(__file__).parent
LIST = HERE.parents[2] / "shared" / "cases" / "faults.md"

FAULTS: Final = (
    "floor costs",
    "scores at zero",
    "the last round",
    "tiles beyond the floor line",
    "the marker",
    "only the marker left",
    "the lid poured too early",
    "short deals",
    "the gray wall",
    "the last round announced",
    "a player who is done",
    "games that never end",
    "a take split",
    "forgiven penalties",
    "a column has to be chosen",
    "the center counted",
    "put back and taken back",
    "tiles told apart",
    "the points in their place",
    "all at once or one by one",
    "the final boards",
    "names",
    "the bag is empty",
    "poor terminals",
    "any size",
    "alignment",
    "keys that never arrive",
    "the mouse grabbed",
    "mouse codes in the shell",
    "bytes for nothing",
    "the users own terminal",
    "progress lost",
    "a slow start",
    "the screen reader",
)
"""What other programs got wrong, in the order of their numbers, from 1 on."""


def places() -> list[ast.ClassDef]:
    """The classes that hold the tests of one fault each, by their numbers."""
    found = [
        node
        for path in sorted(HERE.glob("test_*.py"))
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    ]
    return sorted(found, key=lambda place: place.name)


def class_name(number: int, title: str) -> str:
    """The name of the class for a fault."""
    words = "".join(word.capitalize() for word in title.split())
    return f"TestFault{number:02}{words}"


def test_every_fault_has_one_place() -> None:
    expected = [class_name(number, title) for number, title in enumerate(FAULTS, start=1)]
    assert [place.name for place in places()] == expected


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
        assert len(numbers) == len(FAULTS)
