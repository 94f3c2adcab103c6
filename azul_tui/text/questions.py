"""Questions that are answered with yes or no."""

from __future__ import annotations

from typing import Final

LEAVE: Final = "Leave the game?"
SAVED: Final = "The game is saved. azul-tui offers to go on with it."

LEAVE_YES: Final = "Leave"
PLAY_ON: Final = "Play on"
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

POSITION_COPIED: Final = (
    "The position is copied as text; azul-tui --position starts a game from it."
)



def leave_detail(problem: str | None) -> str:
    """What becomes of the game when its players leave; ``problem`` is why it is not saved."""
    return SAVED if problem is None else f"{problem} Who leaves now loses what was played since."
