"""Killed at any moment, a game has lost nothing that was seen on the screen.

Every time the game is gone on with where it stood. All 200 moments: ``KILLS=200 pytest ...``
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from azul_tui.engine import Wall
from azul_tui.record import LogEntry, Session, Store, new_header
from azul_tui.record.reading import parse_record
from azul_tui.ui.draw import plain_lines
from azul_tui.ui.table.bars import LogView, draw_log
from azul_tui.ui.table.history import log_lines
from azul_tui.ui.table.plan import plan
from tests.terminal.pty import Terminal
from tests.terminal.starting import Starter
from tests.terminal.typist import Typist

KILLS = int(os.environ.get("KILLS", "20"))
NAMES = ("Ana", "Bor")


class Killer:
    """Plays one game after the other, kills the program all the time, and looks at the record."""

    def __init__(self, start: Starter, wall: Wall, chance: Random, *, lines: bool) -> None:
        self._start = start
        self._wall = wall
        self._chance = chance
        self._lines = lines
        self.compared = 0
        """How often something was seen that has to be in the record."""

    def kill(self, times: int) -> None:
        """Start, type, kill, compare; so many times, and until something was seen."""
        path = self._new_game()
        while times > 0 or not self.compared:
            times -= 1
            copy = path.with_suffix(".copy")
            typist = Typist(path, copy, self._chance, lines=self._lines)
            if typist.is_over:
                typist.close()
                path = self._new_game()
                typist = Typist(path, copy, self._chance, lines=self._lines)
            keys = typist.keys(self._chance.randint(1, 25))
            begun = path.read_bytes()
            seen = self._type_and_kill(path, keys)
            self._compare(path, begun, typist.close(), seen)

    def _new_game(self) -> Path:
        header = new_header(NAMES, wall=self._wall, seed=self._chance.randrange(10**6), start=0)
        with Session.start(header, Store(self._start.home / "games")) as session:
            session.deal()
            assert session.path is not None
            return session.path

    def _type_and_kill(self, path: Path, keys: list[str]) -> Terminal:
        mode = ["--plain"] if self._lines else []
        terminal = self._start(*mode, "--resume", str(path))
        if self._chance.random() < 0.9:
            terminal.wait_for("Ana|Bor")
        # Somewhere between the first key and all of them heard.
        keys = keys[: self._chance.randint(0, len(keys))]
        while keys:
            count = self._chance.randint(1, 5)
            terminal.send("".join(keys[:count]))
            keys = keys[count:]
            terminal.bytes_within(self._chance.choice([0, 0, 0.005, 0.02]))
        terminal.bytes_within(self._chance.choice([0, 0.001, 0.01, 0.1, 0.3]))
        terminal.kill(9)
        # Line mode may have ended by itself, with the game.
        assert terminal.wait_for_end() in ({-9, 0} if self._lines else {-9})
        return terminal

    def _compare(self, path: Path, begun: bytes, expected: bytes, seen: Terminal) -> None:
        found = path.read_bytes()
        # At worst a part of the line that was being written.
        assert expected.startswith(found)
        with Session.resume(path) as session:
            log = list(session.log)
        assert path.read_bytes() == found
        path.with_suffix(".copy").write_bytes(expected)
        with Session.resume(path.with_suffix(".copy")) as session:
            whole = list(session.log)
        assert whole[: len(log)] == log
        if self._lines:
            shown = printed_takes(seen)
            assert shown <= len(re.findall(rb'"take"|"undo"', found[len(begun) :]))
            self.compared += shown > 0
        else:
            before = len(parse_record(begun, path.name).log)
            least = least_shown(seen, whole, before)
            assert least <= len(log)
            self.compared += least > before


def printed_takes(seen: Terminal) -> int:
    """How many takes, and takes taken back, line mode has told since its first prompt."""
    _, _, told = seen.output.partition(b"\n> ")
    return len(re.findall(rb"(?:Ana|Bor)\s+took|taken\s+back", told))


def least_shown(seen: Terminal, log: Sequence[LogEntry], before: int) -> int:
    """How much of the log the screen has shown at least; ``before`` was there at the start."""
    # The panel with the last moves stands in the lower left corner.
    panel = plan(80, 24, len(NAMES)).log
    assert panel is not None
    told = seen.text.splitlines()[panel.y : panel.y + panel.height]
    shown = [line[: panel.width].rstrip() for line in told]
    for count in range(before, len(log) + 1):
        lines = LogView(log_lines(log[:count], NAMES, panel.height))
        if plain_lines(draw_log(lines, panel.width, panel.height)) == shown[: len(lines.lines) + 1]:
            return count
    return before


@pytest.mark.parametrize("wall", Wall)
@pytest.mark.parametrize("lines", [False, True], ids=["screen", "lines"])
def test_nothing_that_was_seen_is_lost(start: Starter, wall: Wall, lines: bool) -> None:
    Killer(start, wall, Random(KILLS), lines=lines).kill(KILLS // 4)
