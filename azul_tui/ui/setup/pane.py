"""The fields for a new game, below each other, with their names beside them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from azul_tui.engine import MAX_PLAYERS
from azul_tui.ui.draw import Tiles
from azul_tui.ui.setup import words
from azul_tui.ui.setup.drawing import ChoiceView, LabelsView
from azul_tui.ui.setup.fields import Choice, Labels, TextField
from azul_tui.ui.setup.form import PLAYER_COUNTS, Form

NAMES: Final = tuple(f"name-{seat + 1}" for seat in range(MAX_PLAYERS))
"""The ids of the fields for names, in seat order."""


class FormPane(Horizontal):
    """Players, their names, who starts, and the seed."""

    def __init__(self, form: Form, tiles: Tiles) -> None:
        """Begin with what stands in ``form``."""
        super().__init__(id="form")
        self.border_title = words.TITLE_NEW
        self._first = form
        self._tiles = tiles

    def compose(self) -> ComposeResult:
        """Put the names of the fields on the left, the fields on the right."""
        form = self._first
        choice = ChoiceView((), 0, "", self._tiles)
        yield Labels(LabelsView(()), widget_id="labels")
        with Vertical(id="fields"):
            yield Choice(choice, widget_id="players")
            for seat, name in enumerate(NAMES):
                yield TextField(form.typed[seat], placeholder=words.player(seat), widget_id=name)
            yield Choice(choice, widget_id="starts")
            yield TextField(form.seed, placeholder=words.RANDOM, widget_id="seed")

    def read(self, form: Form) -> Form:
        """Return ``form`` with what the fields say now."""
        names = tuple([self.query_one(f"#{name}", TextField).value for name in NAMES])
        starter = self.query_one("#starts", Choice).view.chosen - 1
        return replace(
            form,
            typed=names,
            players=PLAYER_COUNTS[self.query_one("#players", Choice).view.chosen],
            starter=None if starter < 0 else starter,
            seed=self.query_one("#seed", TextField).value,
        )

    def show(self, form: Form, tiles: Tiles) -> None:
        """Show what is chosen."""
        labels = self.query_one("#labels", Labels)
        labels.view = replace(labels.view, ascii_only=tiles.ascii)
        players = self.query_one("#players", Choice)
        players.view = replace(
            players.view,
            signs=tuple(map(str, PLAYER_COUNTS)),
            chosen=PLAYER_COUNTS.index(form.players),
            tiles=tiles,
        )
        starts = self.query_one("#starts", Choice)
        starts.view = replace(
            starts.view,
            signs=(words.RANDOM_SIGN, *[str(seat + 1) for seat in range(form.players)]),
            chosen=0 if form.start is None else form.start + 1,
            words=words.RANDOM if form.start is None else form.names[form.start],
            tiles=tiles,
        )
        for seat, name in enumerate(NAMES):
            self.query_one(f"#{name}").display = seat < form.players

    def point(self, form: Form, here: str, pitch: int) -> None:
        """Point at the field that has the focus, and at the one that is wrong.

        Args:
            form: what is chosen.
            here: the id of the widget that has the focus.
            pitch: rows from one field to the next.
        """
        order = ["players", *NAMES[: form.players], "starts", "seed"]
        labels = self.query_one("#labels", Labels)
        labels.view = replace(
            labels.view,
            labels=words.labels(form.players),
            focused=order.index(here) if here in order else None,
            wrong=order.index("seed") if form.seed_is_wrong else None,
            pitch=pitch,
        )
