"""What can be wrong with an action: it cannot be read, or it breaks a rule."""

from __future__ import annotations

from enum import Enum


class NotationError(ValueError):
    """A text that is no move, no placement or no position."""


class Reason(Enum):
    """Why the rules forbid an action.

    The value is a phrase in the words of the rules: what is said of a record that cannot be
    followed, and of an `IllegalAction` that nobody catches.
    """

    NO_TAKE_DUE = "no take is due"
    NO_SUCH_FACTORY = "there is no such factory"
    COLOR_NOT_THERE = "the source does not hold that color"
    LINE_FULL = "the pattern line is full"
    LINE_HOLDS_OTHER_COLOR = "the pattern line holds another color"
    WALL_ROW_HAS_COLOR = "the row of the wall has that color already"
    NOT_READY_TO_SCORE = "the round is not ready to be scored"
    NO_CHOICE_DUE = "no choice of a column is due"
    OTHER_LINE_DUE = "another line is due"
    SPACE_TAKEN = "the space on the wall is taken"
    COLUMN_HAS_COLOR = "the column of the wall has that color already"
    NO_DEAL_DUE = "no deal is due"
    WRONG_FACTORY_COUNT = "the number of factories is wrong"
    FACTORY_TOO_FULL = "a factory gets at most four tiles"
    FACTORY_TOO_SHORT = "a factory was left short though tiles remain"
    TILES_NOT_AVAILABLE = "the bag does not hold these tiles"
    NOTHING_TO_TAKE_BACK = "there is nothing left to take back in this round"
    GAME_OVER = "the game is over"


class IllegalAction(ValueError):
    """An action that the rules forbid; ``reason`` says which rule."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason
