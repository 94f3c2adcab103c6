"""Pasted text never turns into keys."""

from __future__ import annotations

from random import Random

import pytest

from azul_tui.ui.pastes import Pastes

START, END = "\x1b[200~", "\x1b[201~"


def in_pieces(text: str, random: Random) -> str:
    """What becomes of text that comes in pieces of random sizes."""
    pastes, cleaned = Pastes(), ""
    while text:
        size = random.randint(1, 8)
        cleaned += pastes.clean(text[:size])
        text = text[size:]
    return cleaned


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("b32", "b32"),
        ("\x1b[A\x1bb\x1b", "\x1b[A\x1bb\x1b"),
        (f"b{START}b32\nfoo{END}3", f"b{START}b32\nfoo{END}3"),
        (f"{START}b\x1b[A32{END}", f"{START}b[A32{END}"),
        (f"{START}\x1b\x1b\x1b{END}\x1b", f"{START}{END}\x1b"),
        (f"{START}\x1b[2\x1b[20{END}b", f"{START}[2[20{END}b"),
        (f"{START}b{START}32{END}\x1b[B", f"{START}b[200~32{END}\x1b[B"),
        (f"{START}a{END}{START}b\x1b{END}", f"{START}a{END}{START}b{END}"),
        (f"\x1b{START}\x1bO{END}", f"\x1b{START}O{END}"),
        (f"{END}b", f"{END}b"),
        (f"{START}{'x' * 10_000}", f"{START}{'x' * 10_000}"),
    ],
)
def test_a_paste_loses_its_escape_characters_and_nothing_else(text: str, cleaned: str) -> None:
    assert Pastes().clean(text) == cleaned
    for seed in range(20):
        assert in_pieces(text, Random(seed)) == cleaned


def test_a_paste_whose_end_was_lost_ends_after_a_while() -> None:
    pastes = Pastes()
    pastes.clean(f"{START}b32\x1b[20")
    ends = [pastes.tick() for _ in range(100)]
    assert [end for end in ends if end] == [END]
    assert ends.index(END) >= 10
    assert pastes.clean("\x1b[A") == "\x1b[A"


def test_a_paste_that_goes_on_does_not_end() -> None:
    pastes = Pastes()
    pastes.clean(START)
    for _ in range(100):
        assert [pastes.tick(), pastes.tick(), pastes.clean("b")] == ["", "", "b"]


def test_what_comes_too_late_begins_no_paste() -> None:
    pastes = Pastes()
    pastes.clean(START[:3])
    pastes.tick()
    pastes.clean(START[3:])
    assert pastes.clean("\x1b[A") == "\x1b[A"
