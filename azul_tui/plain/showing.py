"""What line mode prints: boards, sources, the steps of a scoring, the result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from azul_tui import text
from azul_tui.appearance import Boards
from azul_tui.engine import (
    COLORS,
    Color,
    Dealt,
    Event,
    FloorCharged,
    Game,
    LineDropped,
    Move,
    Phase,
    State,
    TableView,
    TileScored,
    TilesTaken,
    Wall,
    forecast,
)
from azul_tui.plain.cells import GLUE
from azul_tui.record import LogEntry, Session, TakenBack
from azul_tui.record.statistics import statistics
from azul_tui.text import line_mode
from azul_tui.text.numbers import statistics_lines
from azul_tui.text.outcomes import decided, headline
from azul_tui.text.story import story
from azul_tui.text.words import spoken
from azul_tui.turn import Turn

_LAST_TAKES: Final = 4


def greeting(session: Session, names: Sequence[str], boards: Boards, *, resumed: bool) -> list[str]:
    """Return who plays; in a game that goes on, what happened last."""
    view = session.game.view
    if view.result:
        return [line_mode.finished(names, view.wall), *session.notices]
    if not resumed:
        return [line_mode.started(names, view), line_mode.HINTS[boards]]
    return [
        line_mode.resumed(names, view),
        *session.notices,
        *log(session.log, names)[-_LAST_TAKES:],
    ]


def heading(view: TableView, seat: int, name: str, boards: Boards) -> str:
    """Return how a player stands."""
    return text.board_heading(view, seat, name, aloud=boards is Boards.WORDS)


def board(view: TableView, seat: int, name: str, boards: Boards) -> list[str]:
    """Return a board under its heading."""
    tell = text.board_words if boards is Boards.WORDS else text.board_lines
    return [heading(view, seat, name, boards), *tell(view.boards[seat], view.wall)]


def sources(view: TableView, boards: Boards) -> list[str]:
    """Return the factories that hold tiles, and the center."""
    if boards is Boards.WORDS:
        return text.sources_words(view)
    groups = [group.replace(" ", GLUE) for group in text.factories(view)]
    center = f"Center: {text.center(view)}"
    return [f"Factories: {', '.join(groups)}", center] if groups else [center]


def question(game: Game, names: Sequence[str], turn: Turn) -> str:
    """Return what the game waits for; ``turn`` is what is picked of a take."""
    view = game.view
    if game.phase is Phase.OFFERED:
        last = game.events[-1] if game.takes_to_take_back else None
        taker = names[last.seat] if isinstance(last, TilesTaken) else None
        return text.score_question(taker)
    if game.phase is Phase.TILING:
        asked = text.column_question(view, names)
        return f"{asked} {text.column_choices(game.state, game.placements())}"
    asked = line_mode.turn_question(view, names, turn.possible, turn.color, turn.source)
    for color in COLORS:
        # A key stays on the line of its color.
        choice = f"{text.color_key(color)} {text.color_name(color)}"
        asked = asked.replace(choice, choice.replace(" ", GLUE))
    return asked


def moves(state: State, legal: Iterable[Move], boards: Boards) -> list[str]:
    """Return moves with their consequences, under what is taken."""
    view = state.view()
    lines = []
    told = ""
    for move in legal:
        group = text.group(view, move.color, move.source)
        if group != told:
            told = group
            lines.append(f"{group}:")
        lines.append(f"  {move}: {_consequence(state, move, boards)}")
    return lines


def rows(state: State, color: Color, source: int, boards: Boards) -> list[str]:
    """Return the six targets of a take with what each brings, or why it is not possible."""
    return [
        f"  {choice.key}: "
        + (
            _consequence(state, Move(source, color, choice.row), boards)
            if choice.possible
            else choice.text
        )
        for choice in text.row_choices(state, color, source)
    ]


def _consequence(state: State, move: Move, boards: Boards) -> str:
    told = text.forecast_long(forecast(state, move))
    return spoken(told) if boards is Boards.WORDS else told


def scoring(events: Iterable[Event], names: Sequence[str], wall: Wall) -> list[str]:
    """Return the steps of a scoring, player by player."""
    lines: list[str] = []
    before: int | None = None
    for event in events:
        if isinstance(event, TileScored | LineDropped | FloorCharged):
            if event.seat != before:
                before = event.seat
                lines.append(f"{names[before]}:")
            lines += [f"  {step}" for step in _steps(event, names, wall)]
    return lines


def _steps(
    event: TileScored | LineDropped | FloorCharged, names: Sequence[str], wall: Wall
) -> list[str]:
    if isinstance(event, TileScored):
        return [text.tile_scored(event, wall)]
    if isinstance(event, LineDropped):
        return [text.line_dropped(event)]
    return [text.floor_charged(event), line_mode.scores_now(names[event.seat], event.score)]


def ending(session: Session, names: Sequence[str]) -> list[str]:
    """Return who won, how the scores add up, and how everybody played."""
    lines = []
    if result := session.game.result:
        won = f"{headline(result, names)} {decided(result, names)}".strip()
        sums = [f"  {name}: {text.final_sum(result, seat)}" for seat, name in enumerate(names)]
        lines += ["", won, text.end_reason(result, names), *sums, ""]
    return [*lines, *statistics_lines(statistics(session.log, len(names)), names)]


def log(entries: Sequence[LogEntry], names: Sequence[str]) -> list[str]:
    """Return the takes of the round, with those that were taken back."""
    lines: list[str] = []
    for entry in entries:
        if isinstance(entry, Dealt):
            lines = []
        elif isinstance(entry, TilesTaken):
            lines.append(text.take_in_full(entry, names))
        elif isinstance(entry, TakenBack):
            lines.append(f"{text.taken_back(entry.takes, names)}.")
    return lines or [line_mode.NOTHING_YET]


def last(session: Session, names: Sequence[str]) -> str:
    """Return what happened last; when a round was dealt, also how the one before it ended."""
    entries = session.log[-1:]
    if entries and isinstance(entries[0], Dealt):
        entries = session.log[-2:]
    told = [line.text for line in story(entries, names, session.game.view.wall)]
    ended = [line if line.endswith((".", "!")) else f"{line}." for line in told]
    return " ".join(ended) or line_mode.NOTHING_YET
