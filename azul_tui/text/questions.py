"""Questions that are answered with yes or no."""

from __future__ import annotations

from typing import Final

LEAVE: Final = "Leave the game?"
SAVED: Final = "The game is saved. The next start offers to go on with it."
UNTOUCHED: Final = "Nobody has taken tiles yet: there is nothing to go on with."
KEPT: Final = "The game is over and kept in the history."

LEAVE_YES: Final = "Leave"
PLAY_ON: Final = "Play on"
STAY: Final = "Stay"
END_YES: Final = "End the game"

AGREE: Final = "Do all players agree to end the game now?"
AGREE_DETAIL: Final = (
    "The walls are scored as they stand, with the bonuses for rows, columns and colors. "
    "What has not been scored yet counts for nothing."
)

STUCK: Final = "No tile has reached any wall for two rounds. End the game here?"
STUCK_DETAIL: Final = (
    "The walls are scored as they stand, with all bonuses (house ruling H5.5). "
    "You may also play on."
)

POSITION_COPIED: Final = "The position is copied as text, for a bug report or another game."

THIS_GAME: Final = "this game"
"""What a record is called that has no file."""


def leave_detail(problem: str | None, *, over: bool, begun: bool = True) -> str:
    """What becomes of the game when its players leave; ``problem`` is why it is not saved."""
    if problem is not None:
        return f"{problem} Who leaves now loses what was played since."
    if over:
        return KEPT
    return SAVED if begun else UNTOUCHED
