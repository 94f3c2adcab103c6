"""Random keys, clicks, pastes and resizes in a real pseudo-terminal, for as long as one likes.

Run as ``python -m tests.benchmarks.abuse [MINUTES [PLAYERS [WALL]]]`` (1, 4, gray). Prints memory
and the time of a key press at the start and at the end, and checks the record that was written.
"""

from __future__ import annotations

import os
import random
import statistics
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Final

from azul_tui.record.reading import read_record
from tests.benchmarks.program import Program

NAMES: Final = ("Ana", "Bor [/x]", "名前", "Dita")
SIZE: Final = (100, 30)
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
        column, row = chance.randint(1, 110), chance.randint(1, 34)
        return f"\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"
    return chance.choice(_PASTES)


def latency(program: Program) -> float:
    """The median time from a key to its last words, in ms."""
    times = []
    for key in (b"\x1b", b"\x1b", *[b"\x1b[C", b"\x1b[D"] * 10):
        program.send(key)
        times.append(program.settle() * 1000)
    return statistics.median(times)


def abuse(minutes: float, players: int, wall: str, home: str) -> None:
    """Play at random and print what it did to the program.

    Raises:
        RuntimeError: the program has ended by a fault of its own.
    """
    chance = random.Random(f"{players} {wall}")
    env = {**os.environ, "AZUL_TUI_HOME": home, "TERM": "xterm-256color", "COLORTERM": "truecolor"}
    command = [sys.executable, "-m", "azul_tui", *NAMES[:players], "--wall", wall, "--seed", "1"]
    end = perf_counter() + 60 * minutes
    while perf_counter() < end:
        with Program(command, env, SIZE) as program:
            program.wait_for(b"quit")
            program.settle()
            print(f"start: {program.memory():.1f} MB, {latency(program):.1f} ms for a key")
            sent = bombard(program, chance, end)
            if b"Traceback" in program.output or b"fault of the program" in program.output:
                raise RuntimeError(program.output.decode(errors="replace")[-30000:])
            if perf_counter() >= end:
                print(f"end: {program.memory():.1f} MB, {latency(program):.1f} ms for a key")
        print(f"{sent} keys and clicks; the last of them left the game" * (perf_counter() < end))
    for path in sorted((Path(home) / "games").glob("*.azul")):
        record = read_record(path)
        print(f"{path.name}: {len(record.steps)} steps, {record.game.phase.value}")


def bombard(program: Program, chance: random.Random, end: float) -> int:
    """Send things until the time is over or the program has ended; return how many."""
    sent = 0
    try:
        while perf_counter() < end:
            program.output = b""
            for _ in range(_BURST):
                program.send(something(chance).encode())
                sent += 1
            program.settle()
    except OSError:  # A click on "quit" and a "y" have left the game: that is allowed.
        pass
    return sent


def main() -> None:
    """Run with the minutes, players and wall of the command line."""
    minutes, players, wall = (*sys.argv[1:], *("1", "4", "gray")[len(sys.argv) - 1 :])[:3]
    with tempfile.TemporaryDirectory() as home:
        abuse(float(minutes), int(players), wall, home)


if __name__ == "__main__":
    main()
