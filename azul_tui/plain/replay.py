"""A stored game told from its start: a sentence for each event, the boards after each round."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Final

from azul_tui.appearance import Boards
from azul_tui.cli import Options
from azul_tui.engine import Dealt, FloorCharged, GameEnded, RoundEnded, TilesTaken
from azul_tui.plain import showing
from azul_tui.plain.cells import shown_names
from azul_tui.plain.console import Console, OutputError, Stopped
from azul_tui.plain.preferences import Preferences
from azul_tui.record import LogEntry, RecordError
from azul_tui.record.actions import perform
from azul_tui.record.reading import Record, read_record
from azul_tui.text import replay, take_in_full

_STATUS_NO_OUTPUT: Final = 1
_STATUS_USAGE: Final = 2


def main(options: Options) -> int:
    """Tell the game of the file that ``options`` name, and return the exit status.

    0 when all is told; 1 when the output cannot be written; 2 when the record cannot be read;
    128+n after signal n.

    Raises:
        BrokenPipeError: nobody reads the output any more.
    """
    assert options.file is not None
    console = Console()
    try:
        with console.signals():
            record = read_record(options.file)
            for line in told(record, Preferences(options).boards, console.encoding):
                console.say(line)
            console.flush()
    except Stopped as stop:
        return 128 + stop.number
    except OutputError as error:
        print(f"azul-tui: {error}", file=sys.stderr)
        return _STATUS_NO_OUTPUT
    except RecordError as error:
        print(f"azul-tui: {error}", file=sys.stderr)
        return _STATUS_USAGE
    return 0


def told(record: Record, boards: Boards, encoding: str = "utf-8") -> Iterator[str]:
    """The lines that tell a game, each a sentence or more, or a line of a board."""
    names = shown_names(record.names, encoding)
    game = record.header.new_game()
    wall = game.state.wall

    def sentences(entry: LogEntry) -> Iterator[str]:
        if isinstance(entry, TilesTaken):
            yield take_in_full(entry, names)
            return
        said = replay.step(entry, names, wall)
        yield said.sentence
        yield from said.details

    start = replay.start(names, wall, game.state.starter, record.header.created)
    yield from (start.sentence, *start.details, *record.notices)
    for step in record.steps:
        perform(game, step.action)
        for entry in step.events:
            if isinstance(entry, Dealt | GameEnded):
                yield ""
            if not isinstance(entry, FloorCharged) or entry.spaces:
                yield from sentences(entry)
            if isinstance(entry, RoundEnded):
                for seat, name in enumerate(names):
                    yield ""
                    yield from showing.board(game.view, seat, name, boards)
    if game.result is None:
        yield from ("", replay.unfinished(game.view, names))
