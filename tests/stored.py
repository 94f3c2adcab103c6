"""Stored games for the tests of what is drawn about them."""

from __future__ import annotations

from functools import cache

from azul_tui.record.reading import Record, parse_record
from tests.golden import DATA, GAMES

ALL = [path.stem for path in GAMES]
LONG_NAMES = (
    "Maximiliane-Alexandra von und zu Hohenfels-Rotenstein " * 4,
    "Ann [/x] [b]bold[/b] [link=x]",
    "王小明很长的名字在这里王小明很长的名字在这里",
    "ישראל ישראלי 🎲🎲🎲 عبد الله",
)


@cache
def stored(name: str, lines: int | None = None) -> Record:
    """A stored game, to its end or as far as its first lines tell."""
    data = (DATA / "games" / f"{name}.azul").read_bytes().splitlines(keepends=True)
    return parse_record(b"".join(data[:lines]), name)
