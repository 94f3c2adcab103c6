"""What the screen costs: ``python -m tests.benchmarks.screen [STARTS]``.

All in a real pseudo-terminal, without a terminal behind it that would slow the program down: the
start beside that of the smallest Textual app with a line and a footer, in turns; then single keys,
movements of the mouse, a replay, and whole games, the last ones in haste. Figures of the processor
are those of all threads.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from tests.benchmarks.program import KEYS, Program
from tests.golden import GAMES

LARGE: Final = (120, 40)
SMALL: Final = (80, 24)
NAMES: Final = ("Ana", "Bor", "Cene", "Dita")
GAMES_IN_HASTE: Final = 3
HASTE: Final = KEYS["enter"] * 19 + b"r"
"""Keys that are typed at once. An odd number of enters opens the result, where r is a rematch."""
AZUL: Final = "import sys; from azul_tui.__main__ import main; sys.exit(main())"
LAST_WORDS: Final = b"menu"
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
# Textual takes 0.1 s to know that a lone escape is a key.
_AFTER_ESCAPE: Final = 0.3
_BRISK: Final = 0.05


class Cost(NamedTuple):
    """What one start or one key costs: seconds until all is drawn, of the processor, bytes."""

    wall: float
    cpu: float
    size: int


class Bench:
    """Starts programs, with games in a directory of their own.

    Args:
        home: the directory.
    """

    def __init__(self, home: Path) -> None:
        self._home = home
        # Without compiled files a start would measure the compiler.
        unwanted = ("PYTHON", "TEXTUAL", "NO_COLOR", "AZUL_TUI")
        kept = {key: value for key, value in os.environ.items() if not key.startswith(unwanted)}
        self._env = kept | {
            "TERM": "xterm-256color",
            "COLORTERM": "truecolor",
            "AZUL_TUI_HOME": str(home),
        }

    def program(self, code: str, *words: str, size: tuple[int, int] = LARGE) -> Program:
        """A fresh Python that runs ``code`` with these arguments."""
        return Program([sys.executable, "-c", code, *words], self._env, size)

    def start(self, code: str, last_words: bytes, *words: str) -> Cost:
        """Start a program once."""
        with self.program(code, *words) as program:
            wall = program.wait_for(last_words)
            return Cost(wall, program.cpu(), len(program.output))

    @contextmanager
    def board(self, *words: str, size: tuple[int, int] = LARGE) -> Iterator[Program]:
        """The game on the screen, when all is drawn."""
        with self.program(AZUL, *words, size=size) as program:
            program.wait_for(LAST_WORDS)
            program.settle()
            yield program

    def records(self) -> list[list[str]]:
        """The lines of all records, the one that was written last at the end."""
        paths = sorted(self._home.rglob("*.azul"), key=lambda path: path.stat().st_mtime_ns)
        return [path.read_text(encoding="utf-8").splitlines() for path in paths]

    def last_line(self) -> str:
        """The last line that was written."""
        return self.records()[-1][-1]


def new_game(players: int = 4) -> tuple[str, ...]:
    """The command line of a game that is the same every time."""
    return (*NAMES[:players], "--seed", "7", "--first", NAMES[0])


def press(program: Program, data: bytes, quiet: float = _BRISK) -> Cost:
    """Type something, and see what it costs until all is drawn."""
    before, size = program.cpu(), len(program.output)
    program.send(data)
    wall = program.settle(_AFTER_ESCAPE if data == KEYS["esc"] else quiet)
    return Cost(wall, program.cpu() - before, len(program.output) - size)


def say(what: str, costs: Sequence[Cost]) -> None:
    """Print a line about keys of one kind."""
    walls, cpus, sizes = zip(*costs, strict=True)
    print(
        f"  {what:<20} cpu {median(cpus) * 1e3:5.1f}, most {max(cpus) * 1e3:5.1f} ms;"
        f" {median(sizes):7,.0f}, most {max(sizes):7,} bytes;"
        f" drawn after {median(walls) * 1e3:3.0f} ms ({len(costs)}x)"
    )


def measure_start(bench: Bench, count: int) -> None:
    """Both apps in turns; the first start of each, which may compile, does not count."""
    smallest, azul = [], []
    for _ in range(count + 1):
        smallest.append(bench.start(SMALLEST_APP, SMALLEST_LAST_WORDS))
        azul.append(bench.start(AZUL, LAST_WORDS, *new_game()))
    print(f"start to the first full board, 4 players, 120x40, {count} times")
    figures = []
    for name, starts in (("smallest app", smallest[1:]), ("azul-tui", azul[1:])):
        walls, cpus, sizes = zip(*starts, strict=True)
        figure = [of(what) * 1e3 for what in (walls, cpus) for of in (min, median)]
        figures.append(figure)
        print(
            f"  {name:<20} {figure[0]:.0f}, median {figure[1]:.0f} ms;"
            f" cpu {figure[2]:.0f}, median {figure[3]:.0f} ms; {median(sizes):,.0f} bytes"
        )
    ratios = [f"{ours / theirs:.2f}" for theirs, ours in zip(*figures, strict=True)]
    print(f"  {'ratio':<20} {ratios[0]}, median {ratios[1]}; cpu {ratios[2]}, median {ratios[3]}")


def measure_keys(bench: Bench, size: tuple[int, int]) -> None:
    """Keys that pick, and moves, at the beginning of a game; then nothing for a while."""
    print(f"keys, 4 players, {size[0]}x{size[1]}")
    with bench.board(*new_game(), size=size) as program:
        costs: dict[str, list[Cost]] = defaultdict(list)
        for _ in range(4):
            for name in ("right", "down", "left", "right"):
                costs["arrow"].append(press(program, KEYS[name]))
            costs["color"].append(press(program, b"b"))
            costs["esc"].append(press(program, KEYS["esc"]))
            line = bench.last_line()
            while bench.last_line() == line:
                last = press(program, KEYS["enter"])
            costs["move"].append(last)
        for what, found in costs.items():
            say(what, found)
        before = program.cpu()
        silence = program.bytes_within(3)
        print(f"  3 idle seconds: {silence} bytes, {(program.cpu() - before) * 1e3:.1f} ms of cpu")


def measure_mouse(bench: Bench) -> None:
    """Movements of the mouse where they mean something, and where they mean nothing."""
    print("a movement of the mouse, 4 players, 120x40")
    with bench.board(*new_game()) as program:
        over_rows = [(5 + x, 3 + x % 10) for x in range(20)]
        say("over nothing", [press(program, _moved(x, 1)) for x in range(95, 115)])
        say("nothing picked", [press(program, _moved(*cell)) for cell in over_rows])
        press(program, KEYS["enter"])
        press(program, KEYS["enter"])
        say("over rows to choose", [press(program, _moved(*cell)) for cell in over_rows])


def _moved(x: int, y: int) -> bytes:
    return b"\x1b[<35;%d;%dM" % (x + 1, y + 1)


def measure_replay(bench: Bench) -> None:
    """Steps at the end of the longest stored game."""
    longest = max(GAMES, key=lambda path: path.stat().st_size)
    print("a replay, 120x40")
    with bench.board("--replay", str(longest)) as program:
        say("to the end", [press(program, KEYS["end"])])
        for name in ("left", "right"):
            say(name, [press(program, KEYS[name]) for _ in range(20)])


def measure_games(bench: Bench) -> None:
    """A whole game by enter alone, key by key, then more of them in haste."""
    print("a whole game by enter alone, 4 players, 120x40")
    with bench.board(*new_game()) as program:
        print(f"  memory at the start: {program.memory():.1f} MB")
        costs: dict[str, list[Cost]] = defaultdict(list)
        line, scoring = bench.last_line(), False
        before = len(bench.records())
        while "end" not in line:
            cost = press(program, KEYS["enter"])
            line, last = bench.last_line(), line
            if line == last:
                costs["step of a scoring" if scoring else "pick"].append(cost)
            elif "take" in line:
                costs["move"].append(cost)
            else:
                scoring = "deal" not in line
                costs["end of a round" if scoring else "deal"].append(cost)
        for what, found in costs.items():
            say(what, found)
        print(f"  memory after a game: {program.memory():.1f} MB")
        while sum("end" in record[-1] for record in bench.records()[before:]) < GAMES_IN_HASTE:
            press(program, HASTE)
            program.output = b""
        print(f"  memory after {GAMES_IN_HASTE} more in haste: {program.memory():.1f} MB", end="")
        print(f", at most {program.peak_memory():.1f} MB")


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
        measure_games(bench)


if __name__ == "__main__":
    main()
