"""Where the setup screen has room for what."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

_FIELDS: Final = 7
_BORDERS: Final = 2
_KEYS: Final = 1
_NOTE: Final = 1
_CAPTIONS: Final = 2
"""Rows of the walls' names and of the sentence below the pictures."""
_LETTER_ROWS: Final = 5
_FEW_GAMES: Final = 3
_MANY_GAMES: Final = 8
_WIDTHS: Final = {1: 76, 2: 100, 3: 150}
"""The title, and all below it, in cells by the size of its tiles."""
_LEAST: Final = 48
"""Below this the fields are cut off."""


@dataclass(frozen=True)
class Plan:
    """The sizes on the setup screen.

    Attributes:
        width: cells of everything.
        title: size of the title's tiles; 0 leaves it out.
        picture: size of the tiles in the pictures of the walls.
        pitch: rows from one field to the next.
        games: how many unfinished games are listed at once.
        button: rows of the button.
        gap: blank rows above each block.
        padding: blank rows inside the frames, above and below.
        stacked: the walls stand below the other fields, because they do not fit beside them.
    """

    width: int
    title: int
    picture: int
    pitch: int
    games: int
    button: int
    gap: int
    padding: int = 0
    stacked: bool = False

    @property
    def title_height(self) -> int:
        """Rows of the title."""
        return _LETTER_ROWS * self.title

    @property
    def wall_width(self) -> int:
        """Cells of the walls with their frame."""
        return self.width if self.stacked else 2 * self.picture_width + 7 + 4 * self.padding

    @property
    def picture_width(self) -> int:
        """Cells of the picture of one wall."""
        return _LETTER_ROWS * (3 if self.picture == 1 else 2 * self.picture)

    @property
    def pane_height(self) -> int:
        """Rows of the fields and of the walls, with their frames."""
        fields = _FIELDS * self.pitch - (self.pitch - 1)
        inside = max(fields, _LETTER_ROWS * self.picture + _CAPTIONS)
        return inside + 2 * self.padding + _BORDERS

    @property
    def panes_height(self) -> int:
        """Rows of both, beside or below each other."""
        return self.pane_height * (2 if self.stacked else 1)


def games_rows(games: int, shown: int) -> int:
    """Rows of the list of ``games`` of which at most ``shown`` are listed, with its frame."""
    return min(games, shown) + (games > shown) + _BORDERS if games else 0


def plan(width: int, height: int, *, games: int = 0, notices: bool = False) -> Plan:
    """Return the largest sizes that show everything on ``width`` x ``height`` cells.

    ``games`` is how many are unfinished, ``notices`` whether there is anything to notice.
    """
    sizes = [
        Plan(_WIDTHS[3], title=3, picture=3, pitch=2, games=_FEW_GAMES, button=3, gap=1, padding=1),
        Plan(_WIDTHS[2], title=2, picture=2, pitch=2, games=_FEW_GAMES, button=3, gap=1, padding=1),
        Plan(_WIDTHS[2], title=2, picture=1, pitch=1, games=_FEW_GAMES, button=1, gap=1),
        Plan(_WIDTHS[1], title=1, picture=1, pitch=1, games=_FEW_GAMES, button=1, gap=0),
    ]
    for size in sizes:
        free = height - _rows(size, games, notices)
        if size.width + 4 <= width and free >= 0:
            return _use(size, free, games, notices)
    smallest = sizes[-1]
    stacked = width < smallest.width
    cells = min(smallest.width, max(width - 2, _LEAST)) if stacked else smallest.width
    return Plan(
        cells, title=0, picture=1, pitch=1, games=_FEW_GAMES, button=1, gap=0, stacked=stacked
    )


def _rows(size: Plan, games: int, notices: bool) -> int:
    blocks = [
        size.title_height,
        int(notices),
        games_rows(games, size.games),
        size.pane_height,
        size.button,
    ]
    return sum(blocks) + size.gap * sum(map(bool, blocks)) + _NOTE + _KEYS


def _use(size: Plan, free: int, games: int, notices: bool) -> Plan:
    """Give ``free`` rows away: to more games first, then between the blocks, then to the button."""

    def take(wanted: Plan) -> None:
        nonlocal size, free
        cost = _rows(wanted, games, notices) - _rows(size, games, notices)
        if cost <= free:
            size, free = wanted, free - cost

    take(replace(size, games=max(size.games, min(games, _MANY_GAMES))))
    if games == size.games + 1:
        # The row that counts the others has room for the only one.
        size = replace(size, games=games)
    take(replace(size, gap=size.gap + 1))
    take(replace(size, button=3))
    return size
