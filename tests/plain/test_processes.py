"""Line mode in a process of its own: signals, pipes, terminals, an output that is gone."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.plain.driving import Session
from tests.text.positions import OFFER


class Process:
    """``azul-tui --plain`` in a process, with pipes."""

    def __init__(self, home: Path, *arguments: str, **more: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "azul_tui", "--plain", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "AZUL_TUI_HOME": str(home), **more},
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self.stdin = self._process.stdin
        self.stdout = self._process.stdout

    def type(self, *lines: str) -> None:
        self.stdin.write("".join(f"{line}\n" for line in lines).encode())
        self.stdin.flush()

    def wait_for(self, text: str) -> None:
        """Read on to the next line that holds ``text``."""
        for line in self.stdout:
            if text in line.decode():
                return
        raise AssertionError(f"{text!r} was not printed")

    def signal(self, number: int) -> None:
        self._process.send_signal(number)

    def end(self) -> tuple[int, str, str]:
        """The exit status, and what was printed last on both streams."""
        with self._process as process:
            out = self.stdout.read() if not self.stdout.closed else b""
            errors = process.stderr.read() if process.stderr else b""
        return process.returncode, out.decode(errors="replace"), errors.decode()


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_signals_end_the_game_with_their_status_and_it_is_saved(
    plain: Session, azul_home: Path, name: str
) -> None:
    number = getattr(signal, name, None)
    if number is None or sys.platform == "win32":
        return
    process = Process(azul_home, "Ana", "Bor", "--position", OFFER)
    process.type("4w1")
    process.wait_for("Bor, which color?")
    process.signal(number)
    status, out, errors = process.end()
    assert status == 128 + number
    assert (out, errors) == ("", "")
    assert [str(move) for move in plain.record.game.takes] == ["4W1"]


def test_a_reader_who_leaves_is_no_error(plain: Session, azul_home: Path) -> None:
    process = Process(azul_home, "Ana", "Bor", "--position", OFFER)
    process.type("4w1")
    process.wait_for("Bor, which color?")
    process.stdout.close()
    process.type("1b1")
    status, _, errors = process.end()
    assert status == 128 + 13
    assert errors == ""
    assert [str(move) for move in plain.record.game.takes] == ["4W1", "1B1"]


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_names_and_input_that_the_streams_cannot_hold(
    plain: Session, azul_home: Path, encoding: str
) -> None:
    process = Process(azul_home, "漢字", "Zoë", "--seed", "1", PYTHONIOENCODING=encoding)
    process.stdin.write(b"\xff\xfe\x81\n")
    process.type("x")
    process.stdin.close()
    status, out, errors = process.end()
    assert (status, errors) == (0, "")
    assert "Player 1" in out
    assert plain.record.header.players == ("漢字", "Zoë")


def test_without_any_standard_stream_nothing_breaks(azul_home: Path) -> None:
    if sys.platform == "win32":
        return
    command = f'exec "{sys.executable}" -m azul_tui --plain Ana Bor <&- >&- 2>&-'
    done = subprocess.run(
        ["sh", "-c", command], env={**os.environ, "AZUL_TUI_HOME": str(azul_home)}, check=False
    )
    assert done.returncode == 0
    assert len(list((azul_home / "games").glob("*.azul"))) == 1


def test_a_full_disk_under_the_output_is_a_sentence(azul_home: Path) -> None:
    full = Path("/dev/full")
    if not full.exists():
        return
    with full.open("w", encoding="utf-8") as out:
        done = subprocess.run(
            [sys.executable, "-m", "azul_tui", "--plain", "Ana", "Bor"],
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.PIPE,
            env={**os.environ, "AZUL_TUI_HOME": str(azul_home)},
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr.decode().startswith("azul-tui: The output cannot be written: ")
    assert done.stderr.count(b"\n") == 1


def read_until(terminal: int, text: str) -> str:
    """Read from the other side of a pseudo-terminal until ``text`` was seen, or it closed."""
    seen = ""
    while text not in seen:
        try:
            data = os.read(terminal, 1000)
        except OSError:
            data = b""
        if not data:
            break
        seen += data.decode()
    return seen.replace("\r\n", "\n")


@pytest.fixture
def terminal(azul_home: Path) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """The other side of a pseudo-terminal in which a game is played, and the game."""
    terminal, other_side = os.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "azul_tui", "--plain", "Ana", "Bor", "--position", OFFER],
        stdin=other_side,
        stdout=other_side,
        stderr=other_side,
        env={**os.environ, "AZUL_TUI_HOME": str(azul_home)},
    )
    os.close(other_side)
    try:
        yield terminal, process
    finally:
        os.close(terminal)
        process.kill()
        process.wait()


if sys.platform != "win32":

    def test_a_terminal_is_asked_on_the_line_and_told_what_happens_on_ctrl_c(
        plain: Session, terminal: tuple[int, subprocess.Popen[bytes]]
    ) -> None:
        other_side, process = terminal
        assert read_until(other_side, "\n> ").endswith("k black or w white\n> ")
        os.write(other_side, b"4w1\n")
        assert "\nAna took 1 white from factory 4" in read_until(other_side, "\n> ")
        process.send_signal(signal.SIGINT)
        words = read_until(other_side, "never")
        assert words.startswith("\nThe game is saved. Go on with it:")
        assert words.endswith(" -m azul_tui --plain --resume\n"), "no line is broken there"
        assert process.wait() == 130
        assert [str(move) for move in plain.record.game.takes] == ["4W1"]

    def test_who_comes_back_after_ctrl_z_is_asked_again(
        terminal: tuple[int, subprocess.Popen[bytes]],
    ) -> None:
        other_side, process = terminal
        question = read_until(other_side, "\n> ").splitlines()[-2]
        for _ in range(2):
            process.send_signal(signal.SIGSTOP)
            process.send_signal(signal.SIGCONT)
            assert read_until(other_side, "\n> ") == f"\n{question}\n> "
        os.write(other_side, b"4w1\n")
        assert "\nAna took 1 white from factory 4" in read_until(other_side, "\n> ")


def test_line_mode_needs_neither_textual_nor_rich() -> None:
    code = "import sys, azul_tui.plain; print({'textual', 'rich'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert done.stdout.split() == [b"set()"]
