"""The end of a round as it is shown: its scoring step by step, and columns of the gray wall."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from azul_tui.appearance import Pace
from azul_tui.engine import IllegalAction, Phase, Placement, TileScored
from azul_tui.text import prompts
from azul_tui.text.reasons import column_reason
from azul_tui.text.scoring import tile_scored
from azul_tui.ui.scoring import Scoring, worth_showing
from azul_tui.ui.table.mode import Mode, mode_of

if TYPE_CHECKING:
    from azul_tui.record import Session

_STEPS: Final = {
    Pace.STEP: Scoring.next,
    Pace.PLAYER: Scoring.to_next_player,
    Pace.ALL: Scoring.to_end,
}


class RoundEnd:
    """What the table waits for, and how far the scoring of the round has been shown.

    The game is always ahead of it: it scores at once, up to the next choice of a column.

    Args:
        session: the game.
        pace: how much of a scoring is shown at once.

    Attributes:
        scoring: the scoring that is being shown, or None.
        column: the column of the gray wall under the cursor. There is none before somebody points
            at one: it cannot be taken back, and the key that went through the scoring so far would
            choose it unnoticed.
    """

    def __init__(self, session: Session, pace: Callable[[], Pace]) -> None:
        self._session = session
        self._pace = pace
        self.scoring: Scoring | None = None
        self.column: int | None = None

    @property
    def mode(self) -> Mode:
        """What the next key is about."""
        return mode_of(self._session.game.phase, self.scoring)

    @property
    def columns(self) -> Sequence[int]:
        """The columns for the tile that is due on the gray wall (R6.1), counted from 0."""
        return [placement.column for placement in self._session.game.placements()]

    @property
    def can_skip(self) -> bool:
        """More of the scoring than the step that is shown is known, or another choice comes."""
        return self.scoring is not None and (
            not self.scoring.done or self._session.game.phase is Phase.TILING
        )

    def score(self) -> None:
        """Score the round as far as nobody has to choose a column."""
        boards = self._session.game.view.boards
        self._show(Scoring(boards).add(self._session.score_round()))

    def next_step(self) -> bool:
        """Show the next step, or the choice after the last; False when neither is left."""
        if self.scoring is None or not self.can_skip:
            self.scoring = None
            return False
        if self.scoring.done:
            self.scoring = self.scoring._replace(seen=True)
        else:
            self._show(self.scoring)
        return True

    def skip_player(self) -> None:
        """Show the end of this player's scoring, or the choice that comes next."""
        if self.scoring is not None:
            self.scoring = self.scoring.to_next_player()._replace(seen=self.scoring.done)

    def skip_all(self) -> None:
        """Show the end of the scoring, or the next choice."""
        if self.scoring is not None:
            self.scoring = self.scoring.to_end()._replace(seen=True)

    def place(self, column: int) -> str:
        """Place the tile that is due; return what to say about it, if there is anything."""
        session, game = self._session, self._session.game
        scoring = self.scoring or Scoring(game.view.boards)
        try:
            steps = session.place(Placement(game.state.tiling_line, column))
        except IllegalAction as error:
            return column_reason(error.reason, game.view, column)
        self._show(scoring.add(steps))
        (first, *others) = filter(worth_showing, steps)
        if others or game.phase is not Phase.TILING or not isinstance(first, TileScored):
            return ""
        if first.seat == game.view.turn:
            # The next choice of the same player comes at once, and has to say what this brought.
            self.skip_all()
            name = session.names[first.seat]
            return f"{name}: {tile_scored(first, game.view.wall)}"
        return ""

    def step_column(self, direction: int) -> None:
        """Move the cursor to the next possible column, round the end."""
        columns = self.columns
        if self.column in columns:
            at = columns.index(self.column) + direction
        else:
            at = 0 if direction > 0 else -1
        self.column = columns[at % len(columns)]

    def confirm_column(self) -> str:
        """Place the tile under the cursor, or show a cursor first; return what to say."""
        if self.column is not None:
            return self.place(self.column)
        self.step_column(1)
        return prompts.CHOOSE_COLUMN

    def stop(self) -> None:
        """Show no more of a scoring."""
        self.scoring = None
        self.column = None

    def _show(self, scoring: Scoring) -> None:
        pace = self._pace()
        scoring = _STEPS[pace](scoring)
        self.scoring = scoring._replace(seen=pace is Pace.ALL or scoring.current is None)
        self.column = None
