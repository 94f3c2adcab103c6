"""The game: keys and clicks become picks and actions, and the table shows what came of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.binding import BindingType
from textual.geometry import Size

from azul_tui.engine import CENTER, FLOOR, Color, Move, Phase
from azul_tui.text import notices
from azul_tui.text.refusals import refused
from azul_tui.turn import NotPossible, Stage, Step, Turn
from azul_tui.ui.commands import Command, Place, bindings
from azul_tui.ui.round_end import RoundEnd
from azul_tui.ui.screens import modals
from azul_tui.ui.screens.session import SessionScreen
from azul_tui.ui.table import questions
from azul_tui.ui.table.mode import Mode, allows, confirm_label
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


_NOTHING_TO_TAKE_BACK = {
    Mode.TURN: notices.NOTHING_TO_TAKE_BACK,
    Mode.READY: notices.NOTHING_TO_TAKE_BACK,
    Mode.SHOWING: notices.SCORED_STAYS,
    Mode.COLUMN: notices.SCORED_STAYS,
    Mode.BETWEEN: notices.SCORED_STAYS,
    Mode.OVER: notices.OVER_STAYS,
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
        self.session = session
        self.round_end = RoundEnd(session, lambda: preferences.pace)
        self._begin()
        size = tile_size(*window, len(session.names))
        super().__init__(look, Tabletop(present(self.moment(), look, size)))
        self._message = " ".join([*self.news_of_saving(), *session.notices])

    def moment(self) -> Moment:
        """All that is drawn."""
        session, game = self.session, self.session.game
        return Moment(
            game.view,
            game.state,
            session.names,
            session.log,
            self.turn,
            self.round_end.scoring,
            self.round_end.columns,
            self.round_end.column,
            session.trouble,
        )

    def shown(self, size: int) -> Shown:
        """The game as it stands."""
        return present(self.moment(), self.look, size)

    def allowed(self, action: str) -> bool:
        """The command means something at this point of the game."""
        if action == "take_back":
            return self.session.game.takes_to_take_back > 0
        if action == "agree_end":
            # At any time (H5.5): also while a scoring is shown that has not ended the game.
            return self.session.game.phase is not Phase.OVER
        if action == "back":
            return self.turn.previous is not None
        if action in {"skip_player", "skip_all"} and not self.round_end.can_skip:
            return False
        return allows(self.round_end.mode, action)

    def label_of(self, command: Command) -> str:
        """What enter does now; arrows, as long as there is no cursor for it."""
        name = command.name
        if name == "confirm":
            turn, column = self.turn, self.round_end.column
            has_cursor = (
                turn.cursor is not None or turn.row_cursor is not None or column is not None
            )
            return confirm_label(self.round_end.mode, has_cursor=has_cursor)
        if command.shown == "arrows" and name == "step":
            return "choose" if self.turn.cursor is None and self.turn.row_cursor is None else ""
        return command.label

    def refusal_of_key(self, key: str) -> str:
        """Why a key does nothing now."""
        mode = self.round_end.mode
        if key == "u":
            return _NOTHING_TO_TAKE_BACK[mode]
        if key == "e":
            return notices.GAME_ENDS_ANYWAY
        if mode is Mode.COLUMN and key.isdigit():
            return notices.NO_SUCH_COLUMN
        return super().refusal_of_key(key)

    # -- picking a take ---------------------------------------------------------------

    def _begin(self) -> None:
        """Start afresh with what the game waits for."""
        self.turn = Turn(tuple(self.session.game.legal_moves()))

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
        before = self.turn
        self._pick(before.pick_number(number))
        if self.turn is not before and self.turn.group == before.group is not None:
            self.show(notices.picked_already(number))

    def action_center(self) -> None:
        """Pick the center."""
        self._pick(self.turn.pick_source(CENTER))

    def action_floor(self) -> None:
        """Place the tiles picked on the floor line."""
        self._pick(self.turn.move_to(FLOOR))

    def action_step(self, direction: str) -> None:
        """Move the cursor."""
        across = self.tabletop.factories_across
        self.turn = self.turn.step(Step[direction.upper()], across)
        self.show()

    def action_back(self) -> None:
        """Go one step back."""
        self.turn = self.turn.back() or self.turn
        self.show()

    def action_confirm(self) -> None:
        """Pick what the cursor is on, or go on with the game."""
        mode = self.round_end.mode
        if mode is Mode.READY:
            self.round_end.score()
            self._begin()
            self.show()
        elif mode is Mode.COLUMN:
            self.show(self.round_end.confirm_column())
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

    # -- the end of a round -------------------------------------------------------------

    def action_next_step(self) -> None:
        """Show the next step of the scoring, or leave it after the last."""
        if self.round_end.next_step():
            self._begin()
            self.show()
        elif self.session.game.phase is Phase.OVER:
            self.show_result()
        else:
            self._next_round()

    def action_skip_player(self) -> None:
        """Show the end of this player's scoring."""
        self.round_end.skip_player()
        self.show()

    def action_skip_all(self) -> None:
        """Show the end of the scoring."""
        self.round_end.skip_all()
        self.show()

    def action_column(self, number: int) -> None:
        """Place the tile that is due in a column of the gray wall."""
        self.show(self.round_end.place(number - 1))

    def action_column_step(self, direction: int) -> None:
        """Move the cursor to another possible column."""
        self.round_end.step_column(direction)
        self.show()

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
        self.round_end.stop()
        self._begin()
        self.show_result()

    # -- the mouse ---------------------------------------------------------------------------

    def clicked(self, target: object) -> None:
        """Do what a click means."""
        mode = self.round_end.mode
        if isinstance(target, ActionTarget):
            self.call_later(self.run_action, target.action)
        elif isinstance(target, ColumnTarget) and mode is Mode.COLUMN:
            self.action_column(target.column + 1)
        elif mode is not Mode.TURN:
            return
        elif isinstance(target, GroupTarget):
            self._pick(self.turn.pick_group((target.source, target.color)))
        elif isinstance(target, SourceTarget):
            self._pick(self.turn.pick_source(target.source))
        elif isinstance(target, ColorTarget):
            self._pick(self.turn.pick_color(target.color))
        elif isinstance(target, RowTarget):
            turn = self.session.game.view.turn
            if target.seat == turn:
                self._pick(self.turn.move_to(target.row))
            else:
                self.show(notices.turn_of(self.session.names[turn]))

    def on_table_widget_pointed(self, message: TableWidget.Pointed) -> None:
        """Let the cursor follow the mouse, so that a click shows beforehand what it does."""
        target = message.target
        if isinstance(target, RowTarget) and self.round_end.mode is Mode.TURN:
            if target.seat == self.session.game.view.turn:
                self.turn = self.turn.point_at(target.row)
                self.show(self._message)
        elif isinstance(target, ColumnTarget) and target.column in self.round_end.columns:
            self.round_end.column = target.column
            self.show(self._message)
