"""The stored games of ``tests/data``, and the broken ones that are made from them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent / "data"
GAMES = sorted((DATA / "games").glob("*.azul"))


@dataclass(frozen=True)
class Broken:
    """A record with one fault: its lines, the line of the fault from 1, and what it is."""

    name: str
    lines: tuple[str, ...]
    line: int
    gist: str


def read_lines(path: Path) -> list[str]:
    """The lines of a stored game, without line ends."""
    return path.read_text(encoding="utf-8").splitlines()


def broken_games() -> list[Broken]:
    """Every case of ``broken.json``; ``data/games/README.md`` says how they are written."""
    cases: list[dict[str, Any]] = json.loads((DATA / "broken.json").read_text(encoding="utf-8"))
    return [_make(case) for case in cases]


def _make(case: dict[str, Any]) -> Broken:
    lines = read_lines(DATA / "games" / case["game"])
    if "keep" in case:
        lines = lines[: case["keep"]]
    for number, text in case.get("replace", {}).items():
        lines[int(number) - 1] = text
    for number in case.get("delete", []):
        del lines[number - 1]
    for number, text in case.get("insert", {}).items():
        lines.insert(int(number) - 1, text)
    return Broken(case["name"], tuple(lines), case["line"], case["gist"])
