"""What the table waits for: which keys mean something, and what the prompt asks."""

from __future__ import annotations

from enum import Enum

from azul_tui.engine import Phase
from azul_tui.ui.scoring import Scoring


class Mode(Enum):
    """What the next key is about."""

    TURN = "a take is picked"
    READY = "all tiles are taken, the scoring can begin"
    SHOWING = "the scoring is shown step by step"
    COLUMN = "a column of the gray wall is chosen"
    BETWEEN = "the next round can be dealt"
    OVER = "the game is over"


_BY_PHASE = {
    Phase.OFFER: Mode.TURN,
    Phase.OFFERED: Mode.READY,
    Phase.TILING: Mode.COLUMN,
    Phase.DEAL: Mode.BETWEEN,
    Phase.OVER: Mode.OVER,
}


def mode_of(phase: Phase, scoring: Scoring | None) -> Mode:
    """The mode of a game in ``phase`` of which ``scoring``, if any, is being shown."""
    if scoring is not None and not (scoring.seen and phase is Phase.TILING):
        return Mode.SHOWING
    return _BY_PHASE[phase]


_ACTIONS = {
    Mode.TURN: {"color", "number", "center", "floor", "step", "confirm", "back"},
    Mode.READY: {"confirm"},
    Mode.SHOWING: {"next_step", "skip_player", "skip_all"},
    Mode.COLUMN: {"column", "column_step", "confirm"},
    Mode.BETWEEN: {"confirm"},
    Mode.OVER: {"confirm"},
}
_ALWAYS = {"tiles_left", "log", "copy_position", "help", "menu", "leave"}


def allows(mode: Mode, action: str) -> bool:
    """The action, one of the table of commands, means something in this mode.

    Whether a take can be taken back, and whether there is a game left to end, is for the game to
    say.
    """
    return action in _ALWAYS or action in _ACTIONS[mode]


_CONFIRM = {
    Mode.READY: "score",
    Mode.COLUMN: "place",
    Mode.BETWEEN: "deal",
    Mode.OVER: "result",
}


def confirm_label(mode: Mode, *, has_cursor: bool) -> str:
    """What enter does in this mode, in one word; nothing in a turn without a cursor."""
    if mode is Mode.COLUMN and not has_cursor:
        return "choose"
    return _CONFIRM.get(mode, "pick" if has_cursor else "")
