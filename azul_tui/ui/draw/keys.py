"""The keys and what they do, in two columns: neighbors that do the same thing share a line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, groupby
from typing import Final, NamedTuple

from azul_tui.cells import fit, width
from azul_tui.engine import COLORS
from azul_tui.ui.draw.prose import wrap
from azul_tui.ui.draw.rows import Block, beside, pad, row, stack

_GAP: Final = 3
_COLOR: Final = re.compile(rf"\b({'|'.join(color.name.lower() for color in COLORS)})\b")
_NOTE: Final = re.compile(r" \([^)]*\)$")

KeyGroup = tuple[str, tuple[tuple[str, str], ...]]
"""A heading with (key, what it does) pairs."""


class _Line(NamedTuple):
    """A key and what it does; ``gist`` is the same for keys that differ in ``thing`` only."""

    key: str
    gist: str
    thing: str
    note: str

    @property
    def text(self) -> str:
        return self.gist.replace("{}", self.thing) + self.note


def share_lines(pairs: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return the pairs with neighbors joined that do the same with another number or color.

    >>> share_lines([("1", "pick factory 1"), ("2", "pick factory 2"), ("c", "pick the center")])
    [('1-2', 'pick factory 1-2'), ('c', 'pick the center')]
    """
    joined = []
    for _, group in groupby([_line(key, text) for key, text in pairs], lambda line: line.gist):
        lines = list(group)
        keys, things = [line.key for line in lines], [line.thing for line in lines]
        digits = len(lines) > 1 and all(key.isdigit() for key in keys)
        span = f"{keys[0]}-{keys[-1]}"
        line = _Line(
            span if digits else " ".join(keys),
            lines[0].gist,
            span if digits else things[0] if len(lines) == 1 else "a color",
            max([line.note for line in lines], key=len),
        )
        joined.append((line.key, line.text))
    return joined


@lru_cache(maxsize=16)
def draw_keys(groups: tuple[KeyGroup, ...], cells: int, height: int) -> Block:
    """Return all keys, ``cells`` wide, in the two columns that need the fewest rows.

    Groups stay in their order within a column. Where ``height`` is short, no blank rows stand
    between them.
    """
    shared = [(heading, share_lines(pairs)) for heading, pairs in groups]
    narrow, wide = cells // 3, cells - _GAP - cells // 3
    # One column of keys for all groups: what they do stands below each other.
    keys = max(width(key) for _, pairs in shared for key, _ in pairs) + 2
    blocks = {
        side: [_group(heading, pairs, keys, side) for heading, pairs in shared]
        for side in range(narrow, wide + 1)
    }
    first, *others = range(len(shared))
    best: tuple[int, int, int, tuple[int, ...]] | None = None
    for left, lefts in blocks.items():
        rights = blocks[cells - _GAP - left]
        for some in _subsets(others):
            chosen = (first, *some)
            rest = [at for at in others if at not in some]
            rows = max(_rows(lefts, chosen), _rows(rights, rest))
            key = (rows, abs(cells - _GAP - 2 * left), left, chosen)
            best = min(best or key, key)
    assert best is not None
    rows, _, left, chosen = best
    gap = 1 if rows <= height else 0
    lefts, rights = blocks[left], blocks[cells - _GAP - left]
    column = _joined([lefts[at] for at in chosen], gap)
    other = _joined([block for at, block in enumerate(rights) if at not in chosen], gap)
    return beside(pad(column, left, max(len(column), len(other))), other, gap=_GAP)


def _line(key: str, text: str) -> _Line:
    note = match.group() if (match := _NOTE.search(text)) else ""
    base = text.removesuffix(note)
    if key.isdigit():
        return _Line(key, re.sub(rf"\b{key}\b", "{}", base), key, note)
    if match := _COLOR.search(base):
        return _Line(key, _COLOR.sub("{}", base), match.group(), note)
    return _Line(key, base, "", note)


def _subsets(items: Sequence[int]) -> Iterator[tuple[int, ...]]:
    for size in range(len(items)):
        yield from combinations(items, size)


def _rows(blocks: Sequence[Block], chosen: Sequence[int]) -> int:
    """Return the rows of the chosen blocks with a blank one between."""
    return sum([len(blocks[at]) for at in chosen]) + len(chosen) - 1


def _joined(blocks: Sequence[Block], gap: int) -> Block:
    parts: list[Block] = []
    for block in blocks:
        parts += [((),) * gap if parts else (), block]
    return stack(*parts)


def _group(heading: str, pairs: Sequence[tuple[str, str]], keys: int, cells: int) -> Block:
    entries = [_entry(key, text, keys, cells) for key, text in pairs]
    return stack((row((heading, "title-active")),), *entries)


def _entry(key: str, text: str, keys: int, cells: int) -> Block:
    lines = wrap(text, max(8, cells - keys))
    first = row((fit(key, keys), "key"), *lines[0])
    return (first, *(row(" " * keys, *line) for line in lines[1:]))
