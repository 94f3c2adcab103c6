"""How a game in line mode ends or is left: by agreement, by signals, with the output gone."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from azul_tui.engine import End, Phase, format_position
from tests.plain.driving import Session, lines
from tests.text.positions import OFFER, with_rest_in_bag

SAVED = "The game is saved. Go on with it: azul-tui --plain --resume"


def play(plain: Session, *answers: str, position: str = OFFER) -> str:
    return plain.run(["Ana", "Bor", "--position", position, "--seed", "1"], lines(*answers))


@pytest.mark.parametrize("answers", [("4w1",), ("4w1", "q"), ("4w1", "b", "1", "q", "never read")])
def test_a_game_that_is_left_is_saved(plain: Session, answers: tuple[str, ...]) -> None:
    out = play(plain, *answers)
    assert plain.status == 0
    assert out.splitlines()[-1] == SAVED
    assert [str(move) for move in plain.record.game.takes] == ["4W1"]


def test_an_agreed_end_is_asked_for_twice_and_scored(plain: Session) -> None:
    out = play(plain, "end", "n", "end", "maybe", "y")
    assert "The game goes on." in out
    assert "Please answer y for yes or n for no." in out
    assert "The game is over: you agreed to end it." in out
    assert "  Ana: 23, no bonus" in out
    assert "Bor wins with 31 points!" in out
    assert plain.record.game.result is not None
    assert plain.record.game.result.end is End.AGREED


def stuck_position() -> str:
    """A table before a deal at which no tile has reached a wall for two rounds."""
    fields = OFFER.split()
    fields[3:10] = ["deal", "1", "1", "-", "2", "-/-/-/-/-", "-"]
    fields[12:] = [
        "23;-,B1,-,K1,B1;B....,W....,.....,R....,.....;-",
        "31;-,R1,-,B3,B1;.YRKW,.....,.....,.....,.....;-",
    ]
    return with_rest_in_bag(fields)


def test_a_stuck_game_is_offered_to_end(plain: Session) -> None:
    notice = "No tile has reached any wall for two rounds: you may agree to end the game here."
    out = play(plain, "y", position=stuck_position())
    assert notice in out
    assert plain.record.game.result is not None
    assert plain.record.game.result.end is End.AGREED
    out = play(plain, "n", position=stuck_position())
    assert out.count(notice) == 1
    assert "Round 4. Ana starts." in out
    assert plain.record.game.phase is Phase.OFFER


def test_a_game_that_cannot_be_saved_says_so_and_goes_on(plain: Session, azul_home: Path) -> None:
    (azul_home / "games").write_text("in the way", encoding="utf-8")
    out = play(plain, "4w1", "q")
    assert out.count("The game is not being saved: ") == 2
    assert "Ana took 1 white from factory 4" in out
    assert SAVED not in out
    assert plain.status == 0


def test_saving_again_is_said(plain: Session, azul_home: Path) -> None:
    games = azul_home / "games"
    games.write_text("in the way", encoding="utf-8")
    typed = iter(["4w1", "1b1"])

    def answer(printed: str) -> str | None:
        move = next(typed, None)
        if move == "1b1":
            games.unlink()
        return move

    out = plain.run(["Ana", "Bor", "--position", OFFER], answer)
    assert "The game is being saved again." in out
    assert [str(move) for move in plain.record.game.takes] == ["4W1", "1B1"]


def test_who_won_comes_first_and_boards_only_when_they_are_asked_for(plain: Session) -> None:
    out = play(plain, "end", "y", "t bor", "words", "t bor", "xyz", "u", "", "never read")
    said = out.partition("> y\n")[2].split("\n> ")
    result = said[0].splitlines()
    assert result[:5] == [
        "",
        "Bor wins with 31 points!",
        "The game is over: you agreed to end it.",
        "  Ana: 23, no bonus",
        "  Bor: 31, no bonus",
    ]
    assert not any("|" in line for line in result)
    assert result[-1] == "t tells the boards once more; enter leaves."
    assert "5 . . . . B | y r k w b" in said[1]
    assert "Wall: row 1 yellow in 2" in said[3]
    assert "\nThe game is over.\n" in said[4]
    assert len(said) == 7, "enter leaves"


def test_a_game_that_is_over_does_not_go_on(plain: Session) -> None:
    play(plain, "end", "y")
    out = plain.run(["--resume", str(plain.path)], lines())
    assert out.splitlines()[:3] == [
        "This game of Ana and Bor on the colored wall is over.",
        "",
        "Bor wins with 31 points!",
    ]
    assert "go on playing" not in out
    assert plain.status == 0


# From here on in a process of its own.


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


def test_what_was_left_goes_on_exactly(plain: Session) -> None:
    play(plain, "4w1", "b", "1")
    before = format_position(plain.record.game.state)
    plain.run(["--resume"], lines())
    assert format_position(plain.record.game.state) == before


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
        assert words.endswith("python -m azul_tui --plain --resume\n"), "no line is broken there"
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
