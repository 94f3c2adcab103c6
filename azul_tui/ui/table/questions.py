"""The prompt at every point of the game: a question, and what can be answered."""

from __future__ import annotations

from collections.abc import Sequence

from azul_tui.engine import (
    CENTER,
    Color,
    Dealt,
    FloorCharged,
    LineDropped,
    Phase,
    RoundEnded,
    State,
    TableView,
    TileScored,
    column_points,
)
from azul_tui.text import notices, prompts, things, words
from azul_tui.text import scoring as scoring_text
from azul_tui.turn import Automatic, Stage, Turn
from azul_tui.ui.draw import Row, clean, cut, row
from azul_tui.ui.draw.roles import color_role
from azul_tui.ui.scoring import Scoring
from azul_tui.ui.table.prompt import Option, PromptView
from azul_tui.ui.table.scene import Look
from azul_tui.ui.table.targets import (
    ActionTarget,
    ColorTarget,
    ColumnTarget,
    RowTarget,
    SourceTarget,
)

_LONGEST_NAME = 16


def turn_prompt(
    view: TableView, state: State, names: Sequence[str], turn: Turn, look: Look
) -> PromptView:
    """What the player in turn has to pick next, and what each choice means."""
    question, short = _path(view, names, turn, look)
    if turn.stage is Stage.ROW:
        options, cursor = _row_options(state, turn)
    elif turn.stage is Stage.SOURCE:
        options, cursor = _source_options(view, turn), None
    else:
        options, cursor = _color_options(view, turn), None
    return PromptView(question, options, cursor, look.ascii_only, short)


def scoring_prompt(
    view: TableView, names: Sequence[str], scoring: Scoring, look: Look
) -> PromptView:
    """The current step of a scoring as a sum, and how to go on."""
    event = scoring.current
    question: Row = row(("The round is scored.", "strong"))
    if isinstance(event, TileScored):
        question = _step(names[event.seat], scoring_text.tile_scored(event, view.wall), "gain")
    elif isinstance(event, LineDropped):
        question = _step(names[event.seat], scoring_text.line_dropped(event), "warn")
    elif isinstance(event, FloorCharged):
        question = _step(names[event.seat], scoring_text.floor_charged(event), "loss")
    elif isinstance(event, RoundEnded):
        question = row((scoring_text.round_ended(event, names), "strong"))
    options: tuple[Option, ...]
    if not scoring.done:
        options = (
            _action("enter", "the next step", "next_step"),
            _action("tab", "the end of this player", "skip_player"),
            _action("s", "the end of the scoring", "skip_all"),
        )
    elif view.phase is Phase.OVER:
        options = (_action("enter", "the result", "next_step"),)
    else:
        options = (_action("enter", f"deal round {view.round + 1}", "next_step"),)
    return PromptView(question, options, 0, look.ascii_only)


def column_prompt(
    view: TableView,
    state: State,
    names: Sequence[str],
    columns: Sequence[int],
    cursor: int | None,
    look: Look,
) -> PromptView:
    """Which column of the gray wall a tile goes to, with the points of each (R6.1)."""
    options = tuple(
        Option(
            str(column + 1),
            f"column {column + 1}: {words.signed(column_points(state, state.tiling_line, column))}",
            target=ColumnTarget(state.turn, column),
        )
        for column in columns
    )
    return PromptView(
        row((prompts.column_question(view, names), "strong")),
        options,
        columns.index(cursor) if cursor is not None and cursor in columns else None,
        look.ascii_only,
    )


def ready_prompt(names: Sequence[str], last: int | None, look: Look) -> PromptView:
    """All tiles are taken: the last take can still be taken back."""
    whose = f"take back {words.possessive(names[last])} take" if last is not None else "take back"
    return PromptView(
        row(("All tiles are taken.", "strong")),
        (_action("enter", "score the round", "confirm"), _action("u", whose, "take_back")),
        0,
        look.ascii_only,
    )


def deal_prompt(view: TableView, names: Sequence[str], look: Look) -> PromptView:
    """The next round waits to be dealt."""
    return PromptView(
        row((f"{names[view.starter]} starts round {view.round + 1}.", "strong")),
        (_action("enter", f"deal round {view.round + 1}", "confirm"),),
        0,
        look.ascii_only,
    )


def over_prompt(look: Look) -> PromptView:
    """The game is over and its boards are looked at."""
    return PromptView(
        row(("The game is over.", "strong")),
        (_action("enter", "the result", "confirm"), _action("q", "leave", "leave")),
        0,
        look.ascii_only,
    )


def deal_notice(event: Dealt, bag: int, names: Sequence[str]) -> str:
    """What has to be known about a new round: the lid poured, a short deal, or who starts."""
    usual = f"{_name(names[event.starter])} starts round {event.round}."
    return notices.deal_in_short(event, bag) or usual


def _path(view: TableView, names: Sequence[str], turn: Turn, look: Look) -> tuple[Row, Row]:
    """The name, what was picked, what is asked, in full and short.

    For example "Ana › 2 blue from factory 3 › into which row?".
    """
    arrow = (" > " if look.ascii_only else " › ", "dim")
    color, source = turn.color, turn.source
    parts: list[tuple[str, str]] = [(_name(names[view.turn]), "active"), arrow]
    if color is not None:
        if source is not None:
            parts.append((f"{view.tiles_at(source)[color]} ", "strong"))
        parts.append((things.color_name(color), color_role(color)))
        if source == CENTER and view.marker_in_center:
            parts.append((" + marker", "strong"))
    if source is not None:
        place = things.source_name(source)
        parts.append((place if color is None else f" from {place}", "strong"))
    if color is not None or source is not None:
        parts.append(arrow)
    full, short = _QUESTIONS[turn.stage]
    note = [(_NOTES[turn.automatic] if turn.automatic else "", "dim")]
    return row(*parts, (full, "strong"), *note), row(*parts, (short, "strong"))


_NOTES = {
    Automatic.COLOR: " (the only color)",
    Automatic.SOURCE: " (the only source)",
}
_QUESTIONS = {
    Stage.GROUP: ("pick a color or a source", "color or source?"),
    Stage.SOURCE: ("from where?", "from where?"),
    Stage.COLOR: ("which color?", "color?"),
    Stage.ROW: ("into which row?", "row?"),
}


def _name(name: str) -> str:
    return cut(clean(name), _LONGEST_NAME)


def _row_options(state: State, turn: Turn) -> tuple[tuple[Option, ...], int | None]:
    assert turn.group is not None
    source, color = turn.group
    choices = prompts.row_choices(state, color, source)
    options = tuple(
        Option(
            choice.key,
            choice.text,
            choice.full_text,
            "warn" if choice.warns else "",
            choice.possible,
            RowTarget(state.turn, choice.row),
        )
        for choice in choices
    )
    rows = [choice.row for choice in choices]
    return options, rows.index(turn.row_cursor) if turn.row_cursor is not None else None


def _color_options(view: TableView, turn: Turn) -> tuple[Option, ...]:
    return tuple(
        Option(
            things.color_key(color),
            f"{things.color_name(color)} {_where(view, turn, color)}",
            target=ColorTarget(color),
        )
        for color in turn.colors
    )


def _where(view: TableView, turn: Turn, color: Color) -> str:
    """Where a color lies: "in 1, 3 and c"; from one source, how many tiles it has."""
    if turn.source is not None:
        return words.counted(view.tiles_at(turn.source)[color], "tile")
    sources = [source for source, held in turn.groups if held is color]
    return f"in {words.listed(_ranges(sources))}"


def _ranges(sources: Sequence[int]) -> list[str]:
    """The keys of sources, three and more factories in a row as "1-8"."""
    keys: list[str] = []
    at = 0
    while at < len(sources):
        end = at
        while end + 1 < len(sources) and sources[end + 1] == sources[end] + 1 != CENTER:
            end += 1
        if end - at >= 2:
            keys.append(f"{things.source_key(sources[at])}-{things.source_key(sources[end])}")
        else:
            keys += [things.source_key(source) for source in sources[at : end + 1]]
        at = end + 1
    return keys


def _source_options(view: TableView, turn: Turn) -> tuple[Option, ...]:
    assert turn.color is not None
    options = []
    for source in turn.sources:
        text = words.counted(view.tiles_at(source)[turn.color], "tile")
        if source == CENTER and view.marker_in_center:
            text += " + marker"
        options.append(Option(things.source_key(source), text, target=SourceTarget(source)))
    return tuple(options)


def _step(name: str, text: str, role: str) -> Row:
    return row((_name(name), "active"), ": ", (text, role))


def _action(key: str, text: str, action: str) -> Option:
    return Option(key, text, target=ActionTarget(action))
