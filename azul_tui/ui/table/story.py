"""What a replay shows of one stop: the table with the last move lit, and its story in words."""

from __future__ import annotations

from collections.abc import Sequence
from weakref import WeakKeyDictionary

from azul_tui.engine import (
    FLOOR,
    Dealt,
    FloorCharged,
    GameEnded,
    LineDropped,
    Phase,
    TileScored,
    TilesTaken,
)
from azul_tui.record import LogEntry, TakenBack
from azul_tui.text import replay as text
from azul_tui.ui.draw import Row, clean, cut, row
from azul_tui.ui.draw.signs import ellipsis
from azul_tui.ui.replaying import Film, Replay
from azul_tui.ui.table.bars import BarView, LogView
from azul_tui.ui.table.history import last_moves, log_lines
from azul_tui.ui.table.named import Named
from azul_tui.ui.table.presenter import Shown, ending_notices
from azul_tui.ui.table.scene import BoardScene, Look, Scene, Table, final_scene, scoring_scene
from azul_tui.ui.table.sources import Pick
from azul_tui.ui.table.timeline import Neighbor, StoryView

_LOG_LINES = 60
_BAR_MOVES = 16
_NAME = 24
_SHORT_NAME = 8
_NEIGHBORS = 30
"""Steps before and after the one that is shown: as many as fit side by side on a wide screen."""
_NEIGHBORS_OF: WeakKeyDictionary[Film, dict[Look, tuple[Neighbor, ...]]] = WeakKeyDictionary()


def present_replay(replay: Replay, look: Look, size: int) -> Shown:
    """What to show of a replay with tiles of this size."""
    film, at = replay.film, replay.at
    names = short_names(film.record.names, _NAME, look)
    view = film.view(at)
    table = Table(view, film.record.names, look, size)
    log = film.log(at)
    scoring = film.scoring(at)
    bar = BarView(
        view.round,
        sum(view.bag),
        sum(view.lid) if scoring is None else scoring.lid(view),
        Named("", (row(text.place(at, film.last)),)),
        ending_notices(view, names, look),
        last_moves(log, names, _BAR_MOVES, ascii_only=look.ascii_only),
    )
    return Shown(
        _scene(replay, table),
        bar,
        _story(replay, names, look),
        LogView(
            log_lines(log, names, _LOG_LINES, ascii_only=look.ascii_only),
            ascii_only=look.ascii_only,
        ),
    )


def short_names(names: Sequence[str], cells: int, look: Look) -> tuple[str, ...]:
    """The names, each cut to at most ``cells`` cells and fit for one line."""
    sign = ellipsis(ascii_only=look.ascii_only)
    return tuple(cut(clean(name), cells, sign) for name in names)


# -- the table ------------------------------------------------------------------------------------


def _scene(replay: Replay, table: Table) -> Scene:
    film, at = replay.film, replay.at
    scoring = film.scoring(at)
    if scoring is not None:
        return scoring_scene(table, scoring)
    scene = table.scene()
    entry = replay.stop.entry
    if isinstance(entry, TilesTaken):
        before = film.view_before(at).boards[entry.seat]
        return _taken(scene, entry, len(before.floor))
    if isinstance(entry, TakenBack):
        lit = frozenset((take.move.source, take.move.color) for take in entry.takes)
        return _picked(scene, Pick(lit))
    if isinstance(entry, GameEnded):
        return final_scene(scene, entry.result)
    return scene


def _taken(scene: Scene, take: TilesTaken, floor_before: int) -> Scene:
    """The table after a take: where it came from, and its tiles where they landed."""
    source, color, target = take.move
    boards = [
        board._replace(frame=board.frame._replace(active=board.frame.seat == take.seat))
        for board in scene.boards
    ]
    board: BoardScene = boards[take.seat]
    fallen = len(board.floor.floor) - floor_before
    board = board._replace(floor=board.floor._replace(fresh=fallen))
    if target != FLOOR:
        board = board._replace(lines=board.lines._replace(lit=target, fresh=take.placed))
    boards[take.seat] = board
    scene = scene._replace(boards=tuple(boards))
    return _picked(scene, Pick(cursor=(source, color), gone=take.tiles))


def _picked(scene: Scene, pick: Pick) -> Scene:
    return scene._replace(
        factories=scene.factories._replace(pick=pick),
        center=scene.center._replace(pick=pick),
    )


# -- the words ------------------------------------------------------------------------------------


def neighbors(film: Film, look: Look) -> tuple[Neighbor, ...]:
    """All stops of a film in words, the start included; they are kept as long as the film is."""
    told = _NEIGHBORS_OF.setdefault(film, {})
    if look not in told:
        told[look] = _neighbors(film, look)
    return told[look]


def _neighbors(film: Film, look: Look) -> tuple[Neighbor, ...]:
    names = short_names(film.record.names, _NAME, look)
    shortest = short_names(film.record.names, _SHORT_NAME, look)
    return tuple(
        Neighbor(
            at,
            text.step_short(stop.entry, shortest) if at else text.START,
            _step_row(film, at, names),
            at in film.rounds,
        )
        for at, stop in enumerate(film.stops)
    )


def _story(replay: Replay, names: Sequence[str], look: Look) -> StoryView:
    film, at = replay.film, replay.at
    told = _told(film, at, names)
    details = list(told.details)
    if at in film.undone:
        details.append(text.UNDONE)
    if at == film.last and film.record.game.phase is not Phase.OVER:
        details.append(text.unfinished(film.view(at), names))
    first, last = max(0, at - _NEIGHBORS), at + _NEIGHBORS
    return StoryView(
        row((told.who, "active"), (told.what, _role(film.stops[at].entry))),
        ascii_only=look.ascii_only,
        details=tuple(row(detail) for detail in details),
        around=neighbors(film, look)[first : last + 1],
        at=at,
        last=film.last,
        rounds=tuple(
            (stop, entry.round)
            for stop in film.rounds
            if isinstance(entry := film.stops[stop].entry, Dealt)
        ),
    )


def _role(entry: LogEntry | None) -> str:
    """The role of a sentence, as in the game."""
    match entry:
        case TileScored():
            return "gain"
        case FloorCharged():
            return "loss"
        case LineDropped() | TakenBack():
            return "warn"
        case _:
            return "strong"


def _told(film: Film, at: int, names: Sequence[str]) -> text.Told:
    header = film.record.header
    entry = film.stops[at].entry
    if entry is not None:
        return text.step(entry, names, header.wall)
    if at:
        return text.Told("", text.SCORING)
    return text.start(names, header.wall, header.start, header.created)


def _step_row(film: Film, at: int, names: Sequence[str]) -> Row:
    told = _told(film, at, names)
    if at in film.rounds:
        return row((told.sentence, "strong"))
    if at in film.undone or isinstance(film.stops[at].entry, TakenBack):
        return row("  ", (told.sentence, "dim"))
    return row("  ", (told.who, "active"), told.what)
