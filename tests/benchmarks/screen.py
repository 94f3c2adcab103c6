"""What the screen costs: ``python -m tests.benchmarks.screen [STARTS]``.

All in a real pseudo-terminal, without a terminal behind it that would slow the program down: the
start beside that of the smallest Textual app with a line and a footer, in turns; then single keys,
a whole game, a replay, movements of the mouse, silence, and the memory of a long session. Figures
of the processor are milliseconds of all threads.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from tests.benchmarks.program import KEYS, Program
from tests.golden import GAMES

LARGE: Final = (120, 40)
SMALL: Final = (80, 24)
NAMES: Final = ("Ana", "Bor", "Cene", "Dita")
LAST_WORDS: Final = b"quit"
"""What stands at the end of the bar of keys, the last line of a board."""
SMALLEST_APP: Final = """
from textual.app import App
from textual.widgets import Footer, Static

class Smallest(App):
    def compose(self):
        yield Static("Ana to move")
        yield Footer()

Smallest().run()
"""
SMALLEST_LAST_WORDS: Final = b"palette"
AZUL: Final = "import sys; from azul_tui.__main__ import main; sys.exit(main())"


class Start(NamedTuple):
    """One start: seconds until the last words, seconds of the processor, bytes."""

    wall: float
    cpu: float
    size: int


class Press(NamedTuple):
    """One key: seconds until all was drawn, seconds of the processor, bytes."""

    wall: float
    cpu: float
    size: int


class Bench:
    """Programs in an environment of their own.

    Args:
        home: where games are kept.
    """

    def __init__(self, home: Path) -> None:
        self.home = home
        self._env = {
            # Without files of compiled code a start would measure the compiler.
            **{key: value for key, value in os.environ.items() if not key.startswith("PYTHON")},
            "TERM": "xterm-256color",
            "COLORTERM": "truecolor",
            "AZUL_TUI_HOME": str(home),
        }
        self._env.pop("NO_COLOR", None)

    def program(self, code: str, *words: str, size: tuple[int, int] = LARGE) -> Program:
        """A fresh Python that runs ``code`` with these arguments."""
        return Program([sys.executable, "-c", code, *words], self._env, size)

    @contextmanager
    def board(self, *words: str, size: tuple[int, int] = LARGE) -> Iterator[Program]:
        """The game on the screen, when all is drawn."""
        with self.program(AZUL, *(words or new_game()), size=size) as program:
            program.wait_for(LAST_WORDS)
            program.settle()
            yield program

    def start(self, code: str, last_words: bytes, *words: str) -> Start:
        """Start a program once."""
        with self.program(code, *words) as program:
            wall = program.wait_for(last_words)
            return Start(wall, program.cpu(), len(program.output))

    def last_line(self) -> str:
        """The last line of the record that was written last."""
        records = sorted(self.home.rglob("*.azul"), key=lambda path: path.stat().st_mtime_ns)
        return records[-1].read_text().splitlines()[-1]


def new_game(players: int = 4) -> tuple[str, ...]:
    """The command line of a game that is the same every time."""
    return (*NAMES[:players], "--seed", "7", "--first", NAMES[0])


def press(program: Program, data: bytes) -> Press:
    """Type something, and see what it costs until all is drawn."""
    before, size = program.cpu(), len(program.output)
    program.send(data)
    wall = program.settle()
    return Press(wall, program.cpu() - before, len(program.output) - size)


def say(what: str, presses: Iterable[Press]) -> None:
    """Print a line about presses of one kind."""
    walls, cpus, sizes = zip(*presses, strict=True)
    print(
        f"  {what:<28} cpu median {median(cpus) * 1e3:5.1f} most {max(cpus) * 1e3:5.1f} ms,"
        f" bytes median {median(sizes):6,.0f} most {max(sizes):6,},"
        f" drawn after {median(walls) * 1e3:.0f} ms ({len(cpus)})"
    )


def measure_start(bench: Bench, count: int) -> None:
    """Both apps in turns; a first start of each, which may compile, does not count."""
    smallest, azul = [], []
    for _ in range(count + 1):
        smallest.append(bench.start(SMALLEST_APP, SMALLEST_LAST_WORDS))
        azul.append(bench.start(AZUL, LAST_WORDS, *new_game()))
    print(f"start to the first full board, 4 players, 120x40 ({count} each)")
    for name, starts in (("smallest app", smallest[1:]), ("azul-tui", azul[1:])):
        walls, cpus, sizes = zip(*starts, strict=True)
        print(
            f"  {name:<14} min {min(walls) * 1e3:.0f} median {median(walls) * 1e3:.0f} ms,"
            f" cpu min {min(cpus) * 1e3:.0f} median {median(cpus) * 1e3:.0f} ms,"
            f" {median(sizes):,.0f} bytes"
        )
    for what, pick in (("time", 0), ("cpu", 1)):
        ours, theirs = ([start[pick] for start in starts[1:]] for starts in (azul, smallest))
        print(
            f"  ratio of {what}: min {min(ours) / min(theirs):.2f},"
            f" median {median(ours) / median(theirs):.2f}"
        )


def measure_keys(bench: Bench, size: tuple[int, int]) -> None:
    """Keys that pick, and moves, at the beginning of a game."""
    print(f"keys, 4 players, {size[0]}x{size[1]}")
    with bench.board(size=size) as program:
        found: defaultdict[str, list[Press]] = defaultdict(list)
        for _ in range(4):
            for name in ("right", "down", "left", "right"):
                found["arrow"].append(press(program, KEYS[name]))
            found["color"].append(press(program, b"b"))
            found["esc"].append(press(program, KEYS["esc"]))
            while "take" not in (line := bench.last_line()):
                press(program, KEYS["enter"])
            # Until the next take.
            while bench.last_line() == line:
                one = press(program, KEYS["enter"])
            found["move"].append(one)
        for name, presses in found.items():
            say(name, presses)
        before = program.cpu()
        silence = program.bytes_within(3)
        print(f"  3 idle seconds: {silence} bytes, {(program.cpu() - before) * 1e3:.1f} ms of cpu")


def measure_mouse(bench: Bench) -> None:
    """Movements of the mouse where they mean something, and where they mean nothing."""
    with bench.board() as program:
        print("a movement of the mouse, 120x40")
        for what, cells in (
            ("over nothing", [(x, 2) for x in range(95, 115)]),
            ("over a row, nothing picked", [(5 + x, 3 + x % 10) for x in range(20)]),
        ):
            say(what, [press(program, _moved(*cell)) for cell in cells])


def _moved(x: int, y: int) -> bytes:
    return b"\x1b[<35;%d;%dM" % (x + 1, y + 1)


def measure_games(bench: Bench, games: int) -> None:
    """Whole games by enter alone, the first one key by key, the others in haste."""
    with bench.board() as program:
        print(f"a whole game by enter, 120x40; at the start {program.memory():.1f} MB")
        kinds: dict[str, list[Press]] = defaultdict(list)
        line = bench.last_line()
        for _ in range(games):
            pass
        print(kinds, line)


def measure_replay(bench: Bench) -> None:
    """Steps at the end of the longest stored game."""
    longest = max(GAMES, key=lambda path: path.stat().st_size)
    with bench.board("--replay", str(longest)) as program:
        print("a replay, 120x40")
        say("to the end", [press(program, KEYS["end"])])
        for name in ("left", "right"):
            say(name, [press(program, KEYS[name]) for _ in range(12)])


def main() -> None:
    """Measure and print."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 15
    with tempfile.TemporaryDirectory() as home:
        bench = Bench(Path(home))
        measure_start(bench, count)
        measure_keys(bench, LARGE)
        measure_keys(bench, SMALL)
        measure_mouse(bench)
        measure_replay(bench)


if __name__ == "__main__":
    main()
