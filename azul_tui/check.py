"""``--check``: replay records without a screen, and say of each whether it holds."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from azul_tui.record import RecordError
from azul_tui.record.reading import Record, read_record
from azul_tui.streams import print_any_text

STDIN = "-"
_BAD_FILE = 2


def main(files: Sequence[str]) -> int:
    """Print a line for each file: ``NAME: OK, 5 rounds, 57-43`` or ``FILE:LINE: reason``.

    What is passed over in a record that holds, such as a torn last line, is said on standard
    error.

    Args:
        files: paths of records; "-" is standard input.

    Returns:
        0 when all hold, otherwise 2.
    """
    print_any_text(sys.stdout, sys.stderr)
    status = 0
    for name in files:
        try:
            record = _read(name)
        except RecordError as error:
            print(error)
            status = _BAD_FILE
        else:
            print(f"{name}: {verdict(record)}")
            for notice in record.notices:
                print(f"{name}: {notice}", file=sys.stderr)
    return status


def verdict(record: Record) -> str:
    """What a record holds: ``OK, 5 rounds, 57-43``, or ``OK, unfinished, 2 rounds, 12-9``."""
    state, result = record.game.state, record.game.result
    scores = result.final if result else [board.score for board in state.boards]
    rounds = "1 round" if state.round == 1 else f"{state.round} rounds"
    return f"OK, {'' if result else 'unfinished, '}{rounds}, {'-'.join(map(str, scores))}"


def _read(name: str) -> Record:
    if name != STDIN:
        return read_record(Path(name), name)
    if sys.stdin is None:
        raise RecordError(name, None, "Standard input is closed.")
    return read_record(sys.stdin.buffer, name)
