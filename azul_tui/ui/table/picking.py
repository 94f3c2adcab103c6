"""The prompt of a turn: what was picked, what is asked, and what each answer means."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from azul_tui.engine import CENTER, Color, State, TableView
from azul_tui.text import prompts, things, words
from azul_tui.turn import Automatic, Stage, Turn
from azul_tui.ui.draw import Row, row
from azul_tui.ui.draw.roles import color_role
from azul_tui.ui.table.prompt import Option, PromptView
from azul_tui.ui.table.scene import Look
from azul_tui.ui.table.targets import ColorTarget, RowTarget, SourceTarget

_NOTES: Final = {
    Automatic.COLOR: " (the only color)",
    Automatic.SOURCE: " (the only source)",
}
_QUESTIONS: Final = {
    Stage.GROUP: ("pick a color or a source", "color or source?"),
    Stage.SOURCE: ("from where?", "from where?"),
    Stage.COLOR: ("which color?", "color?"),
    Stage.ROW: ("into which row?", "row?"),
}


def turn_prompt(
    view: TableView, state: State, names: Sequence[str], turn: Turn, look: Look
) -> PromptView:
    """What the player in turn has to pick next, and what each choice means."""
    if turn.stage is Stage.ROW:
        options, cursor = _row_options(state, turn)
    elif turn.stage is Stage.SOURCE:
        options, cursor = _source_options(view, turn)
    else:
        options, cursor = _color_options(view, turn)
    full, *shorter = dict.fromkeys(_versions(view, turn, look))
    return PromptView(full, options, cursor, look.ascii_only, names[view.turn], tuple(shorter))


def _versions(view: TableView, turn: Turn, look: Look) -> Iterator[Row]:
    """What was picked and what is asked, from "› 2 blue from factory 3 › into which row?" on.

    All of them end with the question.
    """
    full, short = ((text, "strong") for text in _QUESTIONS[turn.stage])
    path = _path(view, turn, look, " + marker", " from the center")
    if turn.automatic:
        yield row(*path, full, (_NOTES[turn.automatic], "dim"))
    yield row(*path, full)
    yield row(*path, short)
    for marker, center in ((" + marker", " from center"), (" +1st", " from center")):
        yield row(*_path(view, turn, look, marker, center), short)
    yield row(*_path(view, turn, look, " +1st", " center"), short)


def _path(
    view: TableView, turn: Turn, look: Look, marker: str, center: str
) -> list[tuple[str, str]]:
    """What was picked so far, between arrows."""
    arrow = (" > " if look.ascii_only else " › ", "dim")
    color, source = turn.color, turn.source
    parts: list[tuple[str, str]] = [arrow]
    if color is not None:
        if source is not None:
            parts.append((f"{view.tiles_at(source)[color]} ", "strong"))
        parts.append((things.color_name(color), color_role(color)))
        if source == CENTER and view.marker_in_center:
            parts.append((marker, "strong"))
    if source is not None:
        if color is None:
            parts.append((things.source_name(source), "strong"))
        else:
            place = center if source == CENTER else f" from {things.source_name(source)}"
            parts.append((place, "strong"))
    if color is not None or source is not None:
        parts.append(arrow)
    return parts


def _row_options(state: State, turn: Turn) -> tuple[tuple[Option, ...], int | None]:
    assert turn.group is not None
    source, color = turn.group
    choices = prompts.row_choices(state, color, source)
    options = tuple(
        Option.of(choice, choice.key, RowTarget(state.turn, choice.row)) for choice in choices
    )
    rows = [choice.row for choice in choices]
    return options, rows.index(turn.row_cursor) if turn.row_cursor is not None else None


def _color_options(view: TableView, turn: Turn) -> tuple[tuple[Option, ...], int | None]:
    options = tuple(
        Option(
            things.color_key(color),
            f"{things.color_name(color)} {_where(view, turn, color)}",
            target=ColorTarget(color),
        )
        for color in turn.colors
    )
    under = turn.cursor and turn.cursor[1]
    return options, turn.colors.index(under) if under in turn.colors else None


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


def _source_options(view: TableView, turn: Turn) -> tuple[tuple[Option, ...], int | None]:
    assert turn.color is not None
    options = []
    for source in turn.sources:
        text = words.counted(view.tiles_at(source)[turn.color], "tile")
        if source == CENTER and view.marker_in_center:
            text += " + marker"
        options.append(Option(things.source_key(source), text, target=SourceTarget(source)))
    under = turn.cursor and turn.cursor[0]
    return tuple(options), turn.sources.index(under) if under in turn.sources else None
