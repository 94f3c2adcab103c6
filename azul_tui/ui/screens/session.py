"""What can be done at any time of a game: look things up, agree to end it, leave."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from azul_tui.engine import format_position
from azul_tui.text import notices, questions
from azul_tui.ui.choices import AfterGame, Start
from azul_tui.ui.screens import modals
from azul_tui.ui.screens.table import TableScreen

if TYPE_CHECKING:
    from azul_tui.record import Session
    from azul_tui.ui.table.presenter import Moment

_RETRY_SECONDS: Final = 3.0


class SessionScreen(TableScreen[AfterGame | Start]):
    """A table with a game that is being played; ends with what the players want next.

    Attributes:
        session: the game and its record; the screen changes the game only through it.
    """

    session: Session
    _problem: str | None = None
    """Why the game was not being saved when it was last said."""
    _retrying = False

    def on_mount(self) -> None:
        """Begin to care for a game that could not be saved from the start."""
        self._retry_later()

    def show(self, message: str = "") -> None:
        """Show what there is now; say it when saving begins to fail, or works again."""
        super().show(" ".join([*self.news_of_saving(), *([message] if message else [])]))
        self._retry_later()

    def news_of_saving(self) -> list[str]:
        """A sentence when it is another than the last time whether, and why not, all is saved."""
        before, self._problem = self._problem, self.session.problem
        if self._problem == before:
            return []
        return [self._problem or notices.SAVED_AGAIN]

    def _retry_later(self) -> None:
        """Try again to save after a while, in case that nobody moves so soon."""
        if self.session.problem and not self._retrying:
            self._retrying = True
            self.set_timer(_RETRY_SECONDS, self._retry)

    def _retry(self) -> None:
        self._retrying = False
        self.session.save()
        if self.session.problem == self._problem:
            self._retry_later()
        else:
            self.show()

    @abstractmethod
    def moment(self) -> Moment:
        """What the table shows."""

    @abstractmethod
    def after_agreement(self) -> None:
        """Go on after the players have agreed to end the game."""

    def action_agree_end(self) -> None:
        """Ask whether all agree to end the game now."""
        self.app.push_screen(modals.agree_to_end(self.look), self._after_question)

    def _after_question(self, agreed: bool | None) -> None:
        # A second question about it may have been answered before.
        if agreed and self.allowed("agree_end"):
            self.end_by_agreement()

    def end_by_agreement(self) -> None:
        """End the game because the players have agreed to (H5.5)."""
        self.session.end_by_agreement()
        self.after_agreement()

    def show_result(self) -> None:
        """Show the result over the final boards, which can still be looked at."""
        self.show()
        self.app.push_screen(modals.result(self.session, self.look), self._after_result)

    def _after_result(self, choice: AfterGame | None) -> None:
        if choice is AfterGame.REPLAY:
            self.app.push_screen(modals.replay(self.session, self.look), self._go_on)
        elif choice is AfterGame.HISTORY:
            self.app.push_screen(modals.history(self.look), self._go_on)
        elif choice is not None and choice is not AfterGame.BOARDS:
            self.dismiss(choice)

    def _go_on(self, choice: Start | None) -> None:
        """Go on with what replay or history led to, or with the result."""
        if choice is None:
            self.show_result()
        else:
            self.dismiss(choice)

    def action_tiles_left(self) -> None:
        """Show bag, lid and scores."""
        self.app.push_screen(modals.tiles_left(self.moment(), self.look))

    def action_log(self) -> None:
        """Show all that has been shown so far."""
        self.app.push_screen(modals.log(self.moment(), self.look))

    def action_copy_position(self) -> None:
        """Copy the position as text."""
        self.app.copy_to_clipboard(format_position(self.session.game.state))
        self.show(questions.POSITION_COPIED)

    def action_leave(self) -> None:
        """Ask once whether to leave; the game is saved."""
        self.app.push_screen(modals.leave(self.session, self.look), self._after_leave)

    def _after_leave(self, leave: bool | None) -> None:
        if leave:
            self.dismiss(AfterGame.LEAVE)
