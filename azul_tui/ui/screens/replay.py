"""The replay of a game, step by step, on the same table as the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.binding import BindingType

from azul_tui.engine import Phase
from azul_tui.text import questions
from azul_tui.text import replay as text
from azul_tui.ui.choices import NewGame
from azul_tui.ui.commands import Command, Place, bindings
from azul_tui.ui.replaying import Film, Replay
from azul_tui.ui.screens.table import TableScreen
from azul_tui.ui.table.presenter import Shown
from azul_tui.ui.table.scene import Look
from azul_tui.ui.table.story import neighbors, present_replay
from azul_tui.ui.table.targets import ActionTarget, StopTarget
from azul_tui.ui.widgets.tabletop import Tabletop

if TYPE_CHECKING:
    from azul_tui.record.reading import Record


class ReplayScreen(TableScreen[NewGame | None]):
    """Steps through a record, finished or not.

    Ends with a game to start from a position of it, or with None.

    Args:
        record: the game.
        look: how tiles look.
        at: the stop to begin with; 0 is the start.
    """

    PLACES = (Place.REPLAY, Place.ANYWHERE)
    BINDINGS: ClassVar[list[BindingType]] = [*bindings(*PLACES)]

    def __init__(self, record: Record, look: Look, at: int = 0) -> None:
        self.record = record
        self.replay = Replay(Film(record)).jump(at)
        super().__init__(look, Tabletop(present_replay(self.replay, look, 1)))
        self._message = " ".join(record.notices)

    def shown(self, size: int) -> Shown:
        """The table and the story where the replay stands."""
        return present_replay(self.replay, self.look, size)

    def label_of(self, command: Command) -> str:
        """What the bar of keys calls the command: the way out is "back", not "quit"."""
        if command.name == "backward" and not self.allowed("forward"):
            return text.STEP
        return "" if command.name == "leave" else super().label_of(command)

    def allowed(self, action: str) -> bool:
        """The command means something at this point of the replay."""
        if action in {"forward", "next_round", "last_step"}:
            return self.replay.at < self.replay.film.last
        if action in {"backward", "previous_round", "first_step"}:
            return self.replay.at > 0
        return action != "jump" or self.replay.film.last > 0

    # -- stepping -----------------------------------------------------------------------

    def _go(self, replay: Replay) -> None:
        self.replay = replay
        self.show()

    def action_forward(self) -> None:
        """One step on."""
        self._go(self.replay.forward())

    def action_backward(self) -> None:
        """One step back."""
        self._go(self.replay.backward())

    def action_next_round(self) -> None:
        """To the next round."""
        self._go(self.replay.next_round())

    def action_previous_round(self) -> None:
        """To the beginning of this round, or of the one before."""
        self._go(self.replay.previous_round())

    def action_first_step(self) -> None:
        """To the start."""
        self._go(self.replay.first())

    def action_last_step(self) -> None:
        """To the end."""
        self._go(self.replay.end())

    def action_jump(self) -> None:
        """Choose a step to jump to."""
        from azul_tui.ui.screens.choose import ListScreen

        rows = [step.sentence for step in neighbors(self.replay.film, self.look)[1:]]
        chosen = max(0, self.replay.at - 1)
        ascii_only = self.look.ascii_only
        screen = ListScreen(text.JUMP, rows, chosen=chosen, ascii_only=ascii_only)
        self.app.push_screen(screen, self._jumped)

    def _jumped(self, row: int | None) -> None:
        if row is not None:
            self._go(self.replay.jump(row + 1))

    # -- positions ----------------------------------------------------------------------

    def action_copy_position(self) -> None:
        """Copy the position as text."""
        self.app.copy_to_clipboard(self.replay.film.position(self.replay.at))
        self.show(questions.POSITION_COPIED)

    def action_play_from_here(self) -> None:
        """Ask whether to start a new game from this position."""
        from azul_tui.ui.screens.confirm import ConfirmScreen

        view = self.replay.film.view(self.replay.at)
        if view.phase is Phase.OVER and self.replay.stop.whole:
            self.show(text.OVER_HERE)
            return
        detail = text.play_on_detail(self.record.names, view.round)
        question = ConfirmScreen(
            text.PLAY_ON, detail, default=True, ascii_only=self.look.ascii_only
        )
        self.app.push_screen(question, self._play_on)

    def _play_on(self, agreed: bool | None) -> None:
        if agreed:
            header = self.record.header
            position = self.replay.film.position(self.replay.at)
            self.dismiss(NewGame(header.players, header.wall, position=position))

    # -- the rest -----------------------------------------------------------------------

    def action_step_back(self) -> None:
        """Leave the replay."""
        self.dismiss(None)

    def action_leave(self) -> None:
        """Leave the replay."""
        self.action_step_back()

    def clicked(self, target: object) -> None:
        """Do what a click means."""
        if isinstance(target, ActionTarget):
            self.call_later(self.run_action, target.action)
        elif isinstance(target, StopTarget):
            self._go(self.replay.jump(target.at))
