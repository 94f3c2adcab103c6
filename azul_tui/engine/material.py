"""What there is to play with (R1.1, R1.2)."""

from __future__ import annotations

from typing import Final

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4
TILES_PER_COLOR: Final = 20
TILES_PER_FACTORY: Final = 4


def factory_count(players: int) -> int:
    """How many factories a game of so many players has: 5, 7 or 9 (R1.2)."""
    return 2 * players + 1
