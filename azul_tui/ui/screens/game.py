"""The game: keys and clicks become picks and actions, and the table shows what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from textual.binding import BindingType
from textual.geometry import Size

from azul_tui.engine import (
    CENTER,
    FLOOR,
    Color,
    IllegalAction,
    Move,
    Phase,
    Placement,
    TileScored,
)
from azul_tui.settings import Pace
from azul_tui.text import prompts
from azul_tui.text.reasons import column_reason
from azul_tui.text.refusals import refused
from azul_tui.text.scoring import tile_scored
from azul_tui.text.words import capital
from azul_tui.turn import NotPossible, Stage, Step, Turn
from azul_tui.ui.commands import Place, bindings
from azul_tui.ui.scoring import Scoring
from azul_tui.ui.screens import modals
from azul_tui.ui.screens.session import SessionScreen
from azul_tui.ui.table import questions
from azul_tui.ui.table.mode import Mode, allows, mode_of
from azul_tui.ui.table.plan import tile_size
from azul_tui.ui.table.presenter import Moment, Shown, present
from azul_tui.ui.table.scene import Look
from azul_tui.ui.table.targets import (
    ActionTarget,
    ColorTarget,
    ColumnTarget,
    GroupTarget,
    RowTarget,
    SourceTarget,
)
from azul_tui.ui.widgets.base import TableWidget
from azul_tui.ui.widgets.tabletop import Tabletop

if TYPE_CHECKING:
    from azul_tui.record import Session
    from azul_tui.ui.preferences import Preferences

_STEPS = {
    Pace.STEP: Scoring.next,
    Pace.PLAYER: Scoring.to_next_player,
    Pace.ALL: Scoring.to_end,
}


class GameScreen(SessionScreen):
    """A game being played; ends with what the players want next.

    Args:
        session: the game and its record; the screen changes the game only through it.
        look: how tiles look.
        preferences: for the pace of the scoring.
        window: the size of the window, so that the first board needs no second look.
    """

    PLACES = (Place.TURN, Place.SCORING, Place.GAME, Place.ANYWHERE)
    BINDINGS: ClassVar[list[BindingType]] = [*bindings(*PLACES)]

    def __init__(
        self, session: Session, look: Look, preferences: Preferences, window: Size
    ) -> None:
        if session.game.phase is Phase.DEAL and not session.game.view.round:
            session.deal()
        self.session = session
        self._preferences = preferences
        self.scoring: Scoring | None = None
        self._begin()
        size = tile_size(*window, len(session.names))
        super().__init__(look, Tabletop(present(self._moment(), look, size)))
        self._message = " ".join([*self.news_of_saving(), *session.notices])

    def _moment(self) -> Moment:
        session, game = self.session, self.session.game
        return Moment(
            game.view,
            game.state,
            session.names,
            session.log,
            self.turn,
            self.scoring,
            self._columns,
            self._column,
            session.trouble,
        )

    def shown(self, size: int) -> Shown:
        """The game as it stands."""
        return present(self._moment(), self.look, size)

    @property
    def _mode(self) -> Mode:
        return mode_of(self.session.game.phase, self.scoring)

    @property
    def _columns(self) -> Sequence[int]:
        return [placement.column for placement in self.session.game.placements()]

    def allowed(self, action: str) -> bool:
        """The command means something at this point of the game."""
        if action == "take_back":
            return self.session.game.takes_to_take_back > 0
        if action == "agree_end":
            # At any time (H5.5): also while a scoring is shown that has not ended the game.
            return self.session.game.phase is not Phase.OVER
        if action == "back":
            return self.turn.previous is not None
        return allows(self._mode, action)

    # -- picking a take ---------------------------------------------------------------

    def _begin(self) -> None:
        """Start afresh with what the game waits for."""
        self.turn = Turn(tuple(self.session.game.legal_moves()))
        # No column before somebody points at one: it cannot be taken back, and the key that went
        # through the scoring so far would choose it unnoticed.
        self._column: int | None = None

    def _pick(self, picked: Turn | Move | NotPossible) -> None:
        """Go on with what came of a key or a click: a step of the turn, a take, or a refusal."""
        if isinstance(picked, NotPossible):
            self.show(refused(picked, self.session.game.state))
            return
        if isinstance(picked, Turn):
            self.turn = picked
        else:
            self.session.play(picked)
            self._begin()
        self.show()

    def action_color(self, number: int) -> None:
        """Pick a color."""
        self._pick(self.turn.pick_color(Color(number)))

    def action_number(self, number: int) -> None:
        """Pick a factory, or the row once color and source are picked."""
        self._pick(self.turn.pick_number(number))

    def action_center(self) -> None:
        """Pick the center."""
        self._pick(self.turn.pick_source(CENTER))

    def action_floor(self) -> None:
        """Place the tiles picked on the floor line."""
        self._pick(self.turn.move_to(FLOOR))

    def action_step(self, direction: str) -> None:
        """Move the cursor."""
        self.turn = self.turn.step(Step[direction.upper()])
        self.show()

    def action_back(self) -> None:
        """Go one step back."""
        self.turn = self.turn.previous or self.turn
        self.show()

    def action_confirm(self) -> None:
        """Pick what the cursor is on, or go on with the game."""
        mode = self._mode
        if mode is Mode.READY:
            self._score()
        elif mode is Mode.COLUMN:
            self._confirm_column()
        elif mode is Mode.BETWEEN:
            self._next_round()
        elif mode is Mode.OVER:
            self.show_result()
        elif self.turn.stage is Stage.ROW and self.turn.row_cursor is not None:
            self._pick(self.turn.move_to(self.turn.row_cursor))
        elif self.turn.cursor is not None:
            self._pick(self.turn.pick_group(self.turn.cursor))
        else:
            self.action_step("right")

    def action_take_back(self) -> None:
        """Take back the last take, whoever made it."""
        self.session.take_back()
        self._begin()
        self.show()

    # -- scoring a round ----------------------------------------------------------------

    def _score(self) -> None:
        boards = self.session.game.view.boards
        self._show_steps(Scoring(boards).add(self.session.score_round()))

    def _show_steps(self, scoring: Scoring) -> None:
        self.scoring = _STEPS[self._preferences.pace](scoring)
        self._begin()
        self.show()

    def action_next_step(self) -> None:
        """Show the next step of the scoring, or leave it after the last."""
        assert self.scoring is not None
        if not self.scoring.done:
            self._show_steps(self.scoring)
            return
        self.scoring = None
        if self.session.game.phase is Phase.OVER:
            self.show_result()
        else:
            self._next_round()

    def action_skip_player(self) -> None:
        """Show the end of this player's scoring."""
        assert self.scoring is not None
        self.scoring = self.scoring.to_next_player()
        self.show()

    def action_skip_all(self) -> None:
        """Show the end of the scoring."""
        assert self.scoring is not None
        self.scoring = self.scoring.to_end()
        self.show()

    def action_column(self, number: int) -> None:
        """Place the tile that is due in a column of the gray wall."""
        self._place(number - 1)

    def action_column_step(self, direction: int) -> None:
        """Move the cursor to another possible column."""
        columns = self._columns
        if self._column in columns:
            at = columns.index(self._column) + direction
        else:
            at = 0 if direction > 0 else -1
        self._column = columns[at % len(columns)]
        self.show()

    def _confirm_column(self) -> None:
        if self._column is None:
            self.action_column_step(1)
            self.show(prompts.CHOOSE_COLUMN)
        else:
            self._place(self._column)

    def _place(self, column: int) -> None:
        game = self.session.game
        scoring = self.scoring or Scoring(game.view.boards)
        try:
            steps = self.session.place(Placement(game.state.tiling_line, column))
        except IllegalAction as error:
            self.show(column_reason(error.reason, game.view, column))
            return
        self._show_steps(scoring.add(steps))
        if self._mode is Mode.COLUMN and isinstance(steps[0], TileScored):
            # The next choice is there at once: what the last one brought must not be missed.
            self.show(capital(tile_scored(steps[0], game.view.wall)))

    # -- between rounds ------------------------------------------------------------------

    def _next_round(self) -> None:
        if self.session.game.state.stuck:
            self.app.push_screen(modals.stuck(self.look), self._after_stuck)
        else:
            self._deal()

    def _after_stuck(self, ended: bool | None) -> None:
        if ended:
            self.end_by_agreement()
        else:
            self._deal()

    def _deal(self) -> None:
        dealt = self.session.deal()
        self._begin()
        bag = sum(self.session.game.view.bag)
        self.show(questions.deal_notice(dealt, bag, self.session.names))

    def after_agreement(self) -> None:
        """Show the result of the game that the players have agreed to end."""
        # The steps of a scoring that was being shown are no longer how the boards stand.
        self.scoring = None
        self._begin()
        self.show_result()

    # -- the mouse ---------------------------------------------------------------------------

    def picked(self, target: object) -> None:
        """Do what a click means."""
        mode = self._mode
        if isinstance(target, ActionTarget):
            self.call_later(self.run_action, target.action)
        elif isinstance(target, ColumnTarget) and mode is Mode.COLUMN:
            self._place(target.column)
        elif mode is not Mode.TURN:
            return
        elif isinstance(target, GroupTarget):
            self._pick(self.turn.pick_group((target.source, target.color)))
        elif isinstance(target, SourceTarget):
            self._pick(self.turn.pick_source(target.source))
        elif isinstance(target, ColorTarget):
            self._pick(self.turn.pick_color(target.color))
        elif isinstance(target, RowTarget) and target.seat == self.session.game.view.turn:
            self._pick(self.turn.move_to(target.row))

    def on_table_widget_hovered(self, message: TableWidget.Hovered) -> None:
        """Let the cursor follow the mouse, so that a click shows beforehand what it does."""
        target = message.target
        if isinstance(target, RowTarget) and self._mode is Mode.TURN:
            if target.seat == self.session.game.view.turn:
                self.turn = self.turn.point_at(target.row)
                self.show(self._message)
        elif isinstance(target, ColumnTarget) and target.column in self._columns:
            self._column = target.column
            self.show(self._message)
