"""The prompt between the turns: the scoring, the columns of the gray wall, the next round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from azul_tui.engine import (
    Dealt,
    FloorCharged,
    LineDropped,
    Phase,
    RoundEnded,
    State,
    TableView,
    TileScored,
)
from azul_tui.text import notices, prompts, words
from azul_tui.text import scoring as scoring_text
from azul_tui.ui.draw import Row, clean, cut, row
from azul_tui.ui.scoring import Scoring
from azul_tui.ui.table.named import shortened
from azul_tui.ui.table.prompt import Option, PromptView
from azul_tui.ui.table.scene import Look
from azul_tui.ui.table.targets import ActionTarget, ColumnTarget

_LONGEST_NAME: Final = 40
"""Cells of a name in a notice, which is at most 78 cells wide."""


def scoring_prompt(
    view: TableView, names: Sequence[str], scoring: Scoring, look: Look
) -> PromptView:
    """The current step of a scoring as a sum, and how to go on."""
    event = scoring.current
    name, text, role = "", "The round is scored.", "strong"
    shorter: tuple[Row, ...] = ()
    if isinstance(event, TileScored):
        name, role = names[event.seat], "gain"
        text = f": {scoring_text.tile_scored(event, view.wall)}"
    elif isinstance(event, LineDropped):
        name, role = names[event.seat], "warn"
        text = f": {scoring_text.line_dropped(event)}"
    elif isinstance(event, FloorCharged):
        name, role = names[event.seat], "loss"
        text = f": {scoring_text.floor_charged(event)}"
    elif isinstance(event, RoundEnded):
        told = [
            scoring_text.round_ended(event, some)
            for some in shortened(names, ascii_only=look.ascii_only)
        ]
        text, shorter = told[0], tuple(row((line, role)) for line in told[1:])
    options: tuple[Option, ...]
    if not scoring.done:
        options = (
            _action("enter", "the next step", "next_step"),
            _action("tab", "the end of this player", "skip_player"),
            _action("s", "the end of the scoring", "skip_all"),
        )
    elif view.phase is Phase.OVER:
        options = (_action("enter", "the result: the game is over", "next_step"),)
    elif view.phase is Phase.TILING:
        next_ = _action("enter", prompts.column_asked(view), "next_step")
        options = (next_._replace(full_text=prompts.column_question(view, names)),)
    else:
        options = (_action("enter", f"deal round {view.round + 1}", "next_step"),)
    return PromptView(row((text, role)), options, None, look.ascii_only, name, shorter)


def column_prompt(
    view: TableView,
    state: State,
    names: Sequence[str],
    cursor: int | None,
    look: Look,
) -> PromptView:
    """Which column of the gray wall a tile goes to, and what each would bring (R6.1)."""
    choices = prompts.column_options(state, view)
    options = tuple(
        Option.of(choice, str(choice.column + 1), ColumnTarget(state.turn, choice.column))
        for choice in choices
    )
    return PromptView(
        row((f", {prompts.column_asked(view)}", "strong")),
        options,
        cursor,
        look.ascii_only,
        names[view.turn],
    )


def ready_prompt(names: Sequence[str], last: int | None, look: Look) -> PromptView:
    """All tiles are taken: the last take can still be taken back."""
    back = Option("u", "take back")
    if last is not None:
        some = shortened(names, ascii_only=look.ascii_only)
        full, short, *_ = (words.possessive(cut_[last]) for cut_ in some)
        back = Option("u", f"take back {short} take", f"take back {full} take")
    back = back._replace(target=ActionTarget("take_back"))
    return PromptView(
        row(("All tiles are taken.", "strong")),
        (_action("enter", "score the round", "confirm"), back),
        ascii_only=look.ascii_only,
    )


def deal_prompt(view: TableView, names: Sequence[str], look: Look) -> PromptView:
    """The next round waits to be dealt."""
    return PromptView(
        row((f" starts round {view.round + 1}.", "strong")),
        (_action("enter", f"deal round {view.round + 1}", "confirm"),),
        ascii_only=look.ascii_only,
        name=names[view.starter],
    )


def over_prompt(look: Look) -> PromptView:
    """The game is over and its boards are looked at."""
    return PromptView(
        row(("The game is over.", "strong")),
        (_action("enter", "the result", "confirm"), _action("q", "leave", "leave")),
        ascii_only=look.ascii_only,
    )


def deal_notice(event: Dealt, bag: int, names: Sequence[str]) -> str:
    """What has to be known about a new round: the lid poured, a short deal, or who starts."""
    usual = f"{cut(clean(names[event.starter]), _LONGEST_NAME)} starts round {event.round}."
    return notices.deal_in_short(event, bag) or usual


def _action(key: str, text: str, action: str) -> Option:
    return Option(key, text, target=ActionTarget(action))
