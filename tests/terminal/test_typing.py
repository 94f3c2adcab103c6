"""Whatever is typed, pasted or clicked, at whatever speed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from azul_tui.engine import Wall
from azul_tui.layouts import LETTERS
from azul_tui.record import Session, Store, new_header
from azul_tui.record.reading import read_record
from tests.terminal.pty import Terminal, click
from tests.terminal.starting import Starter
from tests.terminal.typist import Typist

Typed = Callable[[str], str]

KEYS = 300
NONSENSE = {
    "bytes that are no text": b"\xff\xfe\x80\xc3",
    "all bytes but ctrl+c": bytes(set(range(256)) - {3, 17}),
    "clicks beyond the window": b"\x1b[<0;;M\x1b[<0;99999;99999M\x1b[<0;99999;99999m\x1b[<999;1;1M",
    "sizes that nobody asked for": b"\x1b[48;0;0;0;0t\x1b[48;24;80;0;0t\x1b[<0;5;5M\x1b[<0;5;5m",
    "keys that do not exist": b"\x1b[99999999999999;1u\x1b[1114112u\x1b[55296u\x1b[;:u",
    "old mouse reports": b"\x1b[M   \x1b[M\xff\xff\xff",
    "answers nobody asked for": b"\x1b[?2026;2$y\x1b[?2048;2$y\x1b[3;4R\x1b[?62;22c\x1bPx\x1b\\",
    "focus lost and found": b"\x1b[O\x1b[I" * 50,
    "escape 50 times": b"\x1b" * 50,
    "a sequence without an end": b"\x1b[" + b"1;" * 200,
}
PASTES = {
    "a move": b"b32\nfoo",
    "moves among arrows": b"\x1b[Ab32\x1b[B\rb32\x1bb32" * 10,
    "10 KB of anything": Random(1).randbytes(10_000).replace(b"\x1b[201~", b""),
}


def latin(key: str) -> str:
    return key


def cyrillic(key: str) -> str:
    """The letter on a Russian keyboard."""
    letters = {same: letter for letter, same in LETTERS.items() if "а" <= letter <= "я"}
    return letters.get(key, key)


def kitty(key: str) -> str:
    """The key as the protocol of kitty has it."""
    return f"\x1b[{ord(key)};;{ord(key)}u" if key.isalnum() else key


def new_game(start: Starter, wall: Wall) -> Path:
    """A game whose first round is dealt."""
    header = new_header(("Ana", "Bor"), wall=wall, seed=5, start=0)
    with Session.start(header, Store(start.home / "games")) as session:
        session.deal()
        assert session.path is not None
        return session.path


@pytest.mark.parametrize("typed", [latin, cyrillic, kitty])
@pytest.mark.parametrize("wall", Wall)
def test_of_many_keys_at_once_none_is_lost_or_doubled(
    start: Starter, tmp_path: Path, wall: Wall, typed: Typed
) -> None:
    record = new_game(start, wall)
    typist = Typist(record, tmp_path / "copy", Random(2))
    keys = ""
    while len(keys) < KEYS and not typist.is_over:
        keys += "".join(typist.keys(1))
    expected = typist.close()
    terminal = start("--resume", str(record))
    terminal.wait_for("pick a color")
    terminal.send("".join(map(typed, keys)))
    terminal.wait_until(lambda _: record.read_bytes() == expected, "all moves")
    terminal.wait_for_rest()
    assert record.read_bytes() == expected


@pytest.mark.parametrize(
    ("opened", "shown", "closed"),
    [
        ("m", "Search", "\x1b"),
        ("?", "esc close", "\x1b"),
        ("l", "esc close", "\x1b"),
        ("q", "Leave the game", "n"),
        ("e", "Do all players agree", "\x1b"),
    ],
)
def test_keys_behind_the_one_that_closes_something_are_for_the_game(
    start: Starter, opened: str, shown: str, closed: str
) -> None:
    terminal = start.game()
    terminal.send(opened)
    terminal.wait_for(shown)
    terminal.send(f"{closed}b32y11u")
    terminal.wait_for("was taken back")
    assert [str(move) for move in read_record(start.record).game.takes] == ["3B2"]


def assert_plays(start: Starter, terminal: Terminal) -> None:
    """After all that, the first take can be played, and is the first."""
    terminal.press("esc", "esc", "esc")
    terminal.press("b", "3", "2")
    terminal.wait_for("Ana 3B2", patience=10)
    assert len(read_record(start.record).game.takes) == 1
    terminal.press("ctrl+c")
    assert terminal.wait_for_end() == 130
    assert terminal.left_over == []


@pytest.mark.parametrize("nonsense", NONSENSE.values(), ids=NONSENSE)
def test_nonsense_ends_nothing(start: Starter, nonsense: bytes) -> None:
    terminal = start.game()
    terminal.send(nonsense)
    terminal.wait_for_rest()
    assert terminal.process.poll() is None
    terminal.press("ctrl+c")
    assert terminal.wait_for_end() == 130
    assert terminal.left_over == []


@pytest.mark.parametrize("pasted", PASTES.values(), ids=PASTES)
def test_what_is_pasted_is_not_played(start: Starter, pasted: bytes) -> None:
    terminal = start.game()
    terminal.send(b"\x1b[200~" + pasted + b"\x1b[201~")
    assert_plays(start, terminal)


def test_a_name_can_be_pasted(start: Starter) -> None:
    terminal = start()
    terminal.wait_for("Player 1")
    terminal.send("\x1b[200~Ann [/x]\nb32\x1b[201~")
    terminal.wait_for(r"Ann \[/x\]")
    terminal.press("enter", "enter", "enter")
    terminal.wait_for("pick a color")
    assert "Ann [/x]" in read_record(start.record).names[0]


@pytest.mark.parametrize("arguments", [(), ("Ana", "Bor", "--wall", "gray")], ids=["setup", "game"])
def test_a_click_on_every_cell(start: Starter, arguments: tuple[str, ...]) -> None:
    terminal = start(*arguments)
    terminal.wait_for("q quit")
    cells = [(column, row) for row in range(24) for column in range(80)]
    Random(4).shuffle(cells)
    for at in range(0, len(cells), 40):
        terminal.send("".join(click(*cell) for cell in cells[at : at + 40]) + "\x1b")
    terminal.press("esc", "esc")
    terminal.wait_for_rest()
    if terminal.process.poll() is None:
        terminal.press("ctrl+c")
    # A click may have chosen to quit.
    assert terminal.wait_for_end() in {0, 130}
    assert b"Traceback" not in terminal.output
    assert terminal.left_over == []
