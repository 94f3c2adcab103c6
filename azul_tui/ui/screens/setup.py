"""The setup screen: go on with a game, or choose who plays what in a new one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import ClassVar, Final

from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.reactive import Reactive
from textual.widget import Widget
from textual.widgets import Input

from azul_tui.engine import Wall
from azul_tui.ui.choices import ReplayGame, ResumeGame, ShowHistory, Start
from azul_tui.ui.commands import Command, Place, bindings
from azul_tui.ui.screens.commanded import CommandScreen
from azul_tui.ui.setup import words
from azul_tui.ui.setup.fields import Field, Games
from azul_tui.ui.setup.form import Form, Spot, UnfinishedGame, first_form
from azul_tui.ui.setup.games import game_rows
from azul_tui.ui.setup.page import Page
from azul_tui.ui.setup.pane import NAMES
from azul_tui.ui.table.bars import KeysView
from azul_tui.ui.table.scene import Look
from azul_tui.ui.table.targets import ActionTarget
from azul_tui.ui.widgets.parts import Keys

_AFTER: Final = {
    "players": NAMES[0],
    **dict(pairwise(NAMES)),
    "starts": "seed",
    "seed": "walls",
}
"""Where enter goes on; from the last name, and from what is not named here, to the button."""
_NOWHERE: Final = Spot()
_LIST_WIDTH: Final = 66
"""Cells of a game in the list of all of them, which lies over the screen."""


class SetupScreen(CommandScreen[Start | None]):
    """Asks what to play; None is leaving.

    It needs no store and no settings: it is given plain data, and returns a choice.
    """

    CSS_PATH = "setup.tcss"
    AUTO_FOCUS = "#games, #name-1"
    PLACES = (Place.SETUP, Place.ANYWHERE)
    BINDINGS: ClassVar[list[BindingType]] = [*bindings(*PLACES)]

    focused: Reactive[Widget | None] = Reactive(None, repaint=False)
    """Without `repaint` a step from field to field does not write the whole screen anew."""

    def __init__(
        self,
        look: Look,
        *,
        names: Sequence[str] = (),
        players: int | None = None,
        wall: Wall = Wall.COLORED,
        start: int | None = None,
        seed: int | None = None,
        form: Form | None = None,
        spot: Spot = _NOWHERE,
        games: Sequence[UnfinishedGame] = (),
        notices: Sequence[str] = (),
    ) -> None:
        """Begin with these choices; everything can still be changed.

        Args:
            look: how tiles look.
            names: the names of last time, in seat order; they say how many play.
            players: how many play, where it is not the number of names.
            wall: the side of the boards.
            start: the seat that starts, from 0; None draws it.
            seed: for the draws; None makes one up.
            form: the `form` of an earlier setup screen, instead of all of the above.
            spot: where the cursor shall stand, such as the `spot` of an earlier setup screen.
            games: the unfinished games, the latest first.
            notices: sentences about what is worth knowing, such as damaged files.
        """
        super().__init__(look)
        self._form = form or first_form(tuple(names), players, wall, start, seed)
        self._spot = spot
        self._games = tuple(games)
        self._notices = tuple(notices)

    @property
    def form(self) -> Form:
        """What is chosen so far, for the next setup screen to begin with."""
        return self._form

    @property
    def spot(self) -> Spot:
        """Where the cursor stands, or stood when the screen closed."""
        return self._spot

    def compose(self) -> ComposeResult:
        """The page, and the keys at the bottom."""
        yield Page(self._form, self._games, self._notices, self.look.tiles(1))
        yield Keys(KeysView(()), widget_id="keys")

    def on_mount(self) -> None:
        """Show everything in the sizes of this terminal, with the cursor in its place."""
        self.query_one(Page).fit_into(self.app.size)
        for games in self.query(Games):
            if self._spot.path:
                games.point_at(self._spot.path)
        for field in self.query(f"#{self._spot.field}") if self._spot.field else ():
            self.set_focus(field)
        self._show()

    def on_resize(self, event: events.Resize) -> None:
        """Find the sizes anew."""
        if self.is_closed:
            return
        self.query_one(Page).fit_into(event.size)
        self._show()

    def on_descendant_focus(self) -> None:
        """Say what can be done in the field that has the focus now."""
        self._explain()

    def set_look(self, look: Look) -> None:
        """Draw tiles in another way from now on."""
        self.look = look
        if not self.is_closed:
            self._show()

    def _show(self) -> None:
        self.set_class(self.look.ascii_only, "-ascii")
        self.query_one(Page).show(self._form, self.look.tiles(1), gray=self.app.no_color)
        self._explain()

    def _explain(self) -> None:
        if self.is_closed:
            return
        if self._here:
            game = self._game_under_cursor()
            self._spot = Spot(self._here, game.path if game else None)
        self.query_one(Page).explain(self._form, self._here, self._place)
        self.query_one(Keys).view = KeysView(self.key_bar)

    @property
    def _here(self) -> str:
        """The id of the field that has the focus, or nothing."""
        return (self.focused.id or "") if self.focused else ""

    @property
    def _place(self) -> str:
        """The same in the words of the help."""
        here = self._here
        if here == NAMES[self._form.players - 1]:
            return "last"
        if here == "games" and self._game_under_cursor() is None:
            return "more"
        return "name" if here in NAMES else here

    @property
    def _typing(self) -> bool:
        """Letters go into a field and are no commands."""
        return isinstance(self.focused, Input)

    # -- what the keys are ---------------------------------------------------------------

    def allowed(self, action: str) -> bool:
        """The command means something in the field that has the focus."""
        if action == "new":
            return self._here in {"games", "notices", ""}
        return action != "replay" or self._game_under_cursor() is not None

    def label_of(self, command: Command) -> str:
        """Say what enter does here; arrows need no label in a list."""
        if command.name == "confirm":
            return words.enter(self._place)
        return "" if command.name == "step" and self._here == "games" else command.label

    def key_of(self, command: Command) -> str:
        """Name a key that is not typed into a field."""
        # A question mark is a choice there, as in a name it is a letter.
        taken = self._typing or (self._here == "starts" and command.name == "help")
        return words.key_while_typing(command) if taken else command.key

    # -- what somebody does --------------------------------------------------------------

    @on(Field.Changed)
    @on(Input.Changed)
    def _read(self) -> None:
        """Take what the fields say now."""
        if self.is_closed:
            return
        self._form = self.query_one(Page).read(self._form)
        self._show()

    def action_step(self, by: int) -> None:
        """Go to the next field or to the one before."""
        if by > 0:
            self.focus_next()
        else:
            self.focus_previous()

    def action_confirm(self) -> None:
        """Go through the names to the button, and there start the game."""
        if self.is_closed:
            return
        here = self._here
        # Messages may still be on their way from the fields.
        self._read()
        if here == "games":
            self._open_game()
        elif here == "notices":
            self._read_notices()
        elif here == "start":
            self._start()
        elif here == NAMES[self._form.players - 1]:
            self._go_to("start")
        else:
            self._go_to(_AFTER.get(here, "start"))

    def _go_to(self, field: str) -> None:
        # At once, and not when `Widget.focus` finds the time: more keys may be waiting.
        self.set_focus(self.query_one(f"#{field}"))

    def _start(self) -> None:
        if self._form.seed_is_wrong:
            self._go_to("seed")
        else:
            self.dismiss(self._form.new_game())

    def _open_game(self) -> None:
        index = self.query_one(Games).index
        if index is None:
            self._list_games()
        else:
            self._resume(index)

    def _resume(self, index: int | None) -> None:
        if index is not None:
            self.dismiss(ResumeGame(self._games[index].path))

    def _list_games(self) -> None:
        from azul_tui.ui.screens.choose import ListScreen

        ascii_only = self.look.ascii_only
        rows = game_rows(self._games, _LIST_WIDTH, ascii_only=ascii_only)
        screen = ListScreen(words.TITLE_ALL_GAMES, rows, ascii_only=ascii_only)
        self.app.push_screen(screen, self._resume)

    def _read_notices(self) -> None:
        from azul_tui.ui.screens.confirm import ConfirmScreen

        text = "\n\n".join(self._notices)
        ascii_only = self.look.ascii_only
        self.app.push_screen(
            ConfirmScreen(words.TITLE_NOTICES, text, yes=words.CLOSE, no="", ascii_only=ascii_only)
        )

    @on(Keys.Clicked, "#keys")
    async def _press(self, event: Keys.Clicked) -> None:
        """A click on a key of the bar does what the key does."""
        event.stop()
        if isinstance(event.target, ActionTarget):
            await self.run_action(event.target.action)

    # -- commands ------------------------------------------------------------------------

    def _game_under_cursor(self) -> UnfinishedGame | None:
        index = self.focused.index if isinstance(self.focused, Games) else None
        return None if index is None else self._games[index]

    def action_new(self) -> None:
        """Go to the fields for a new game."""
        self._go_to(NAMES[0])

    def action_replay(self) -> None:
        """Step through the game under the cursor."""
        if game := self._game_under_cursor():
            self.dismiss(ReplayGame(game.path))

    def action_history(self) -> None:
        """Look at the finished games."""
        self.dismiss(ShowHistory())

    def action_leave(self) -> None:
        """Leave the program: nothing was begun that could be lost."""
        self.dismiss(None)
