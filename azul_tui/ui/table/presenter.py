"""From a moment of a game to everything the screen shows of it; pure, tested without a screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from azul_tui.engine import BoardView, Event, Phase, State, TableView, TilesTaken
from azul_tui.record import TakenBack
from azul_tui.text import notices
from azul_tui.turn import Turn
from azul_tui.ui.draw import Row, row
from azul_tui.ui.scoring import Scoring
from azul_tui.ui.table import picking, questions
from azul_tui.ui.table.bars import BarView, LogView
from azul_tui.ui.table.history import last_moves, log_lines
from azul_tui.ui.table.mode import Mode, mode_of
from azul_tui.ui.table.named import Named, shortened
from azul_tui.ui.table.prompt import PromptView
from azul_tui.ui.table.scene import (
    Look,
    Scene,
    Table,
    column_scene,
    final_scene,
    scoring_scene,
    turn_scene,
)

_LOG_LINES = 60
_BAR_MOVES = 16


class Moment(NamedTuple):
    """All that the screen is drawn from.

    Attributes:
        view: the table.
        state: the same, for forecasts; read only.
        names: the players' names in seat order.
        log: what happened so far.
        turn: what the player in turn has picked.
        scoring: the scoring that is being shown, if one is.
        columns: the columns that can be chosen on the gray wall.
        column: the column under the cursor.
        trouble: why the game is not being saved in a few words, if it is not.
    """

    view: TableView
    state: State
    names: Sequence[str]
    log: Sequence[Event | TakenBack]
    turn: Turn
    scoring: Scoring | None = None
    columns: Sequence[int] = ()
    column: int | None = None
    trouble: str | None = None

    @property
    def mode(self) -> Mode:
        """What the table waits for."""
        return mode_of(self.view.phase, self.scoring)

    @property
    def told(self) -> Sequence[Event | TakenBack]:
        """The log up to what is shown: what is still to be shown must not be read before."""
        if self.scoring is None or self.scoring.done:
            return self.log
        first = self.scoring.waiting[0]
        return self.log[: next(at for at, entry in enumerate(self.log) if entry is first)]

    @property
    def boards(self) -> tuple[BoardView, ...]:
        """The boards as they are shown."""
        if self.scoring is None or self.scoring.done:
            return self.view.boards
        return self.scoring.boards


class Shown(NamedTuple):
    """The views of everything on the screen but the keys."""

    scene: Scene
    bar: BarView
    prompt: PromptView
    log: LogView


def present(moment: Moment, look: Look, size: int) -> Shown:
    """What to show of a moment with tiles of this size."""
    table = Table(moment.view, moment.names, look, size)
    scene, prompt = _SCENES[moment.mode](moment, table, look)
    lines = log_lines(moment.told, moment.names, _LOG_LINES, ascii_only=look.ascii_only)
    return Shown(scene, _bar(moment, look), prompt, LogView(lines, ascii_only=look.ascii_only))


def _turn(moment: Moment, table: Table, look: Look) -> tuple[Scene, PromptView]:
    return (
        turn_scene(table, moment.state, moment.turn),
        picking.turn_prompt(moment.view, moment.state, moment.names, moment.turn, look),
    )


def _ready(moment: Moment, table: Table, look: Look) -> tuple[Scene, PromptView]:
    last = next((entry for entry in reversed(moment.log) if isinstance(entry, TilesTaken)), None)
    return table.scene(), questions.ready_prompt(moment.names, last and last.seat, look)


def _showing(moment: Moment, table: Table, look: Look) -> tuple[Scene, PromptView]:
    assert moment.scoring is not None
    return (
        scoring_scene(table, moment.scoring),
        questions.scoring_prompt(moment.view, moment.names, moment.scoring, look),
    )


def _column(moment: Moment, table: Table, look: Look) -> tuple[Scene, PromptView]:
    return (
        column_scene(table, moment.state, moment.columns, moment.column),
        questions.column_prompt(moment.view, moment.state, moment.names, moment.column, look),
    )


def _between(moment: Moment, table: Table, look: Look) -> tuple[Scene, PromptView]:
    return table.scene(), questions.deal_prompt(moment.view, moment.names, look)


def _over(moment: Moment, table: Table, look: Look) -> tuple[Scene, PromptView]:
    result = moment.view.result
    assert result is not None
    return final_scene(table.scene(), result), questions.over_prompt(look)


_SCENES = {
    Mode.TURN: _turn,
    Mode.READY: _ready,
    Mode.SHOWING: _showing,
    Mode.COLUMN: _column,
    Mode.BETWEEN: _between,
    Mode.OVER: _over,
}


def _bar(moment: Moment, look: Look) -> BarView:
    view = moment.view
    lid = sum(view.lid)
    if moment.scoring is not None and not moment.scoring.done:
        lid = moment.scoring.lid(view)
    return BarView(
        view.round,
        sum(view.bag),
        lid,
        Named(*_status(moment), ascii_only=look.ascii_only),
        _notices(moment, look),
        last_moves(moment.log, moment.names, _BAR_MOVES, ascii_only=look.ascii_only),
    )


def _notices(moment: Moment, look: Look) -> tuple[str, ...]:
    """What has to be known, in full and with shorter names."""
    if moment.trouble is not None:
        return (notices.not_saved_short(moment.trouble),)
    return ending_notices(moment.view, moment.names, look)


def ending_notices(view: TableView, names: Sequence[str], look: Look) -> tuple[str, ...]:
    """That the game ends with this round or may, in full and with shorter names."""
    if view.phase not in {Phase.OFFER, Phase.OFFERED}:
        return ()
    some = shortened(names, ascii_only=look.ascii_only)
    texts = (notices.ending_short(view, cut) for cut in some)
    return tuple(dict.fromkeys(text for text in texts if text))


def _status(moment: Moment) -> tuple[str, tuple[Row, ...]]:
    """What the table waits for: a name and what follows it, in full and shorter."""
    if moment.mode is Mode.TURN:
        return moment.names[moment.view.turn], (row(" to move"),)
    if moment.mode is Mode.COLUMN:
        return moment.names[moment.view.turn], (row(": choose a column"), row(": column"))
    text = {
        Mode.READY: "end of the round",
        Mode.SHOWING: "scoring",
        Mode.BETWEEN: "next round",
        Mode.OVER: "game over",
    }[moment.mode]
    return "", (row(text),)
