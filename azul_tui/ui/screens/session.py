"""What can be done at any time of a game: look things up, agree to end it, leave."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from azul_tui.engine import format_position
from azul_tui.text import questions
from azul_tui.ui.choices import AfterGame
from azul_tui.ui.screens import modals
from azul_tui.ui.screens.table import TableScreen

if TYPE_CHECKING:
    from azul_tui.record import Session


class SessionScreen(TableScreen[AfterGame]):
    """A table with a game that is being played; ends with what the players want next.

    Attributes:
        session: the game and its record; the screen changes the game only through it.
    """

    session: Session

    @abstractmethod
    def after_agreement(self) -> None:
        """Go on after the players have agreed to end the game."""

    def action_agree_end(self) -> None:
        """Ask whether all agree to end the game now."""
        self.app.push_screen(modals.agree_to_end(self.look), self._after_question)

    def _after_question(self, agreed: bool | None) -> None:
        if agreed:
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
        if choice is not None and choice is not AfterGame.BOARDS:
            self.dismiss(choice)

    def action_tiles_left(self) -> None:
        """Show bag, lid and scores."""
        self.app.push_screen(modals.tiles_left(self.session, self.look))

    def action_log(self) -> None:
        """Show all moves so far."""
        self.app.push_screen(modals.log(self.session, self.look))

    def action_help(self) -> None:
        """Show rules and keys."""
        self.app.push_screen(modals.help_pages(self.look))

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
