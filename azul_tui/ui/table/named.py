"""A line about a player that fits: what is said gets shorter before the name is hardly left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from azul_tui.ui.draw import Row, Span, clean, cut, row_width, width
from azul_tui.ui.draw.signs import ellipsis

LEAST: Final = 16
"""Cells of a name that stay as long as what is said can be shortened instead."""

_KNOWN: Final = 8
"""Cells of a name that are enough to know whose it is."""

_SHORTER: Final = (LEAST, 10, 6, 3)
"""Cells to which names are cut one after the other where several share a line."""


def shortened(names: Sequence[str], *, ascii_only: bool) -> Iterator[tuple[str, ...]]:
    """The names as they are, then all of them shorter and shorter."""
    sign = ellipsis(ascii_only=ascii_only)
    cleaned = [clean(name) for name in names]
    yield tuple(cleaned)
    for cells in _SHORTER:
        yield tuple(cut(name, cells, sign) for name in cleaned)


class Named(NamedTuple):
    """A name, and what follows it.

    Attributes:
        name: the name, as long as it is; "" where nobody is meant.
        versions: what follows, in full first, then in fewer and fewer words.
        role: the role of the name.
        ascii_only: a cut is shown in ASCII.
    """

    name: str
    versions: tuple[Row, ...]
    role: str = "active"
    ascii_only: bool = False

    def within(self, cells: int) -> Row:
        """The first version that fits behind enough of the name, else the last one.

        Only the name is ever cut: a line of which even the last version is too long stays so.
        """
        room = 0
        for version in self.versions:
            room = cells - row_width(version)
            if room >= min(width(clean(self.name)), LEAST):
                break
        return self._line(room, version)

    def names_somebody(self, cells: int) -> bool:
        """In a line of so many cells, enough is left of the name to know whose it is."""
        room = cells - min(map(row_width, self.versions))
        return room >= min(width(clean(self.name)), _KNOWN)

    def wrapped_for(self, version: Row) -> Row:
        """A version behind as much of the name as is always there."""
        return self._line(LEAST, version)

    def _line(self, room: int, version: Row) -> Row:
        sign = ellipsis(ascii_only=self.ascii_only)
        name = cut(clean(self.name), max(0, room), sign)
        return (Span(name, self.role), *version) if name else version
