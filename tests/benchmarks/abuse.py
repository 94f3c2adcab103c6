"""Random keys, clicks, pastes and resizes in a real pseudo-terminal, for as long as one likes.

Run as ``python -m tests.benchmarks.abuse [MINUTES [PLAYERS [WALL [SPEED]]]]`` (1, 4, gray, 0).
SPEED is how many things come in a second, so that several can run side by side; 0 is no limit.
Prints memory and what a key press costs from time to time, and checks the records in the end.
"""

from __future__ import annotations

import os
import random
import statistics
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import Final

from azul_tui.record.reading import read_record
from tests.benchmarks.program import Program
from tests.engine.checking import check_table

NAMES: Final = ("Ana", "Bor [/x]", "名前", "Dita")
SIZE: Final = (100, 30)
_SIZES: Final = [(80, 24), (81, 25), (120, 40), (150, 44), (200, 60), (72, 20), (1, 1), (400, 120)]
_PLAYING: Final[list[str]] = [
    *"byrkwbyrkw",
    *"123456789",
    "c",
    "f",
    "\r",
    "\r",
    "\r",
    "s",
    "s",
    "\t",
]
_MOVING: Final[list[str]] = [
    "\x1b[A",
    "\x1b[B",
    "\x1b[C",
    "\x1b[D",
    "\x1b",
    "\x7f",
    "\x1b[F",
    "\x1b[6~",
]
_OTHER: Final[list[str]] = [
    *"utlemjphxz?/%ß😀",
    "\x10",
    "\x1bOP",
    "\x0b",
    "\x00",
    "\x1b[999~",
    "\x1b[<",
    "\r\r\r",
]
_PASTES: Final = ["\x1b[200~b32\nfoo[/x]\x1b[201~", "\x1b[200~" + "junk " * 400 + "\x1b[201~"]
_BURST: Final = 40
_REPORTS: Final = 6
"""How often memory and time are printed, over the whole time."""


def something(chance: random.Random) -> str:
    """Something that a hand, a cat or another program might send."""
    what = chance.random()
    if what < 0.80:
        return chance.choice(_PLAYING)
    if what < 0.90:
        return chance.choice(_MOVING)
    if what < 0.95:
        return chance.choice(_OTHER)
    if what < 0.99:
        return mouse(chance)
    return chance.choice(_PASTES)


def mouse(chance: random.Random) -> str:
    """A click, a click with another button, a turn of the wheel, or a pointer that passes."""
    place = f"{chance.randint(1, 110)};{chance.randint(1, 34)}"
    button = chance.choice([0, 0, 0, 0, 2, 35, 64, 65])
    return f"\x1b[<{button};{place}M" + f"\x1b[<{button};{place}m" * (button < 3)


def cost_of_key(program: Program) -> str:
    """Memory, and the median time and processor time from a key to its last words."""
    times, spent = [], []
    for key in (b"\x1b", b"\x1b", *[b"\x1b[C", b"\x1b[D"] * 10):
        before = program.cpu()
        program.send(key)
        times.append(program.settle() * 1000)
        spent.append((program.cpu() - before) * 1000)
    return (
        f"{program.memory():.1f} MB, {statistics.median(times):.1f} ms"
        f" ({statistics.median(spent):.1f} of the processor) for a key"
    )


def bombard(
    program: Program, chance: random.Random, end: float, seconds: float, rate: float
) -> Iterator[int]:
    """Send things and see to it that the program still answers.

    Args:
        end: the moment of ``perf_counter`` to stop at.
        seconds: the time between reports.
        rate: how many things a second; 0 for as many as the program takes.

    Yields:
        How many were sent since the last report.

    Raises:
        OSError: a click on "quit" and a "y" have left the game.
        TimeoutError: the program does not draw any more.
    """
    sent, begin = 0, perf_counter()
    while perf_counter() < end:
        program.output = b""
        for _ in range(_BURST):
            program.send(something(chance).encode())
            sent += 1
            if b"Leave the game?" in program.read():
                program.send(b"n")  # One process shall last: what grows would not be seen.
        program.resize(*chance.choice(_SIZES))
        program.settle()
        program.output = b""
        program.resize(*SIZE)
        program.wait_for(b"\x1b[")
        program.settle()
        if rate:
            program.settle_until(begin + sent / rate)
        if perf_counter() >= min(begin + seconds, end):
            yield sent
            sent, begin = 0, perf_counter()


def abuse(minutes: float, players: int, wall: str, rate: float, home: str) -> None:
    """Play at random and print what it did to the program.

    Raises:
        RuntimeError: the program has ended by a fault of its own.
    """
    chance = random.Random(f"{players} {wall}")
    env = {**os.environ, "AZUL_TUI_HOME": home, "TERM": "xterm-256color", "COLORTERM": "truecolor"}
    command = [sys.executable, "-m", "azul_tui", *NAMES[:players], "--wall", wall]
    end = perf_counter() + 60 * minutes
    total = 0
    while perf_counter() < end:
        with Program([*command, "--seed", str(total)], env, SIZE) as program:
            program.wait_for(b"quit")
            program.settle()
            print(f"start: {cost_of_key(program)}", flush=True)
            try:
                for sent in bombard(program, chance, end, 60 * minutes / _REPORTS, rate):
                    total += sent
                    print(f"{total} sent: {cost_of_key(program)}", flush=True)
            except OSError:
                print("somebody left the game", flush=True)
            for report in Path(home).glob("crash-*.txt"):
                raise RuntimeError(report.read_text(encoding="utf-8"))
    check(sorted((Path(home) / "games").glob("*.azul")))


def check(paths: Sequence[Path]) -> None:
    """Replay what was written; no tile is lost (R1.1).

    Raises:
        ValueError: a record that does not replay.
    """
    for path in paths:
        record = read_record(path)
        check_table(record.game)
        print(f"{path.name}: {len(record.steps)} steps, {record.game.phase.value}")


def main() -> None:
    """Run with the minutes, players, wall and speed of the command line."""
    minutes, players, wall, rate = (
        *sys.argv[1:],
        *("1", "4", "gray", "0")[len(sys.argv) - 1 :],
    )
    with tempfile.TemporaryDirectory() as home:
        abuse(float(minutes), int(players), wall, float(rate), home)


if __name__ == "__main__":
    main()
