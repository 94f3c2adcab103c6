"""How fast records are read and written: ``python -m tests.benchmarks.records``.

Reading a record of about 100 moves, saving a move, and ``--history`` with 1,000 finished games:
the first time, when all have to be read, and later, when the index knows them.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time

from azul_tui.engine import Phase
from azul_tui.record import Session, Store, new_header
from azul_tui.record.reading import parse_record
from tests.golden import DATA, GAMES

GAMES_IN_HISTORY = 1000
RUNS = 7


def fastest(work: Callable[[], object], clock: Callable[[], float] = process_time) -> float:
    """The seconds of the fastest of a few runs."""
    times = []
    for _ in range(RUNS):
        begin = clock()
        work()
        times.append(clock() - begin)
    return min(times)


def hundred_moves() -> bytes:
    """The stored game whose number of moves is nearest to 100."""
    return min(
        (path.read_bytes() for path in GAMES), key=lambda data: abs(data.count(b"take") - 100)
    )


def fill(directory: Path) -> None:
    """Put finished games into ``directory``."""
    for number in range(GAMES_IN_HISTORY):
        data = GAMES[number % len(GAMES)].read_bytes()
        name = b'["Player%d", ' % (number % 9)
        (directory / f"{number:04}.azul").write_bytes(data.replace(b'["Ana", ', name, 1))


def python(*words: str, home: Path) -> Callable[[], object]:
    """A fresh Python that runs ``words``."""
    return lambda: subprocess.run(
        [sys.executable, *words],
        cwd=DATA.parents[1],
        env=os.environ | {"AZUL_TUI_HOME": str(home)},
        stdout=subprocess.DEVNULL,
        check=True,
    )


def save_moves(directory: Path) -> tuple[int, float]:
    """Play a game with saving and return the number of saved takes and their seconds."""
    takes, seconds = 0, 0.0
    with Session.start(new_header(["Ana", "Bor"], seed=1), Store(directory)) as session:
        while session.game.phase is not Phase.OVER:
            session.deal()
            while moves := session.game.legal_moves():
                begin = perf_counter()
                session.play(moves[takes % len(moves)])
                seconds += perf_counter() - begin
                takes += 1
            session.score_round()
    return takes, seconds


def main() -> None:
    """Measure and print."""
    data = hundred_moves()
    seconds = fastest(lambda: parse_record(data, "game.azul"))
    print(f"read and replay {data.count(b'take')} moves: {seconds * 1000:.2f} ms of CPU")
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        takes, seconds = save_moves(home / "saving")
        print(f"play and save a move, synced: {seconds / takes * 1000:.2f} ms")
        (home / "games").mkdir()
        fill(home / "games")
        start = fastest(python("-c", "pass", home=home), perf_counter)
        history = python("-m", "azul_tui", "--history", home=home)
        begin = perf_counter()
        history()
        first = perf_counter() - begin
        later = fastest(history, perf_counter)
    print(f"start Python: {start * 1000:.0f} ms")
    print(f"--history, {GAMES_IN_HISTORY} games, first time: {(first - start) * 1000:.0f} ms more")
    print(f"--history, {GAMES_IN_HISTORY} games, later: {(later - start) * 1000:.0f} ms more")


if __name__ == "__main__":
    main()
