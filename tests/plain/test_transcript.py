"""A short session, word for word. ``python -m tests.plain.test_transcript`` rewrites it."""

from __future__ import annotations

import os
import re
import tempfile
from pathlib import Path

import pytest

from tests.plain.driving import Session, lines
from tests.text.positions import with_offer

TRANSCRIPT = Path(__file__).with_name("transcript.txt")
POSITION = with_offer("-/-/-/-/BBKW", "RRK")
TYPED = ("hello", "b", "1", "r c 1", "u", "k", "c", "4", "5b1", "w2", "f", "r f", "k f", "")


def session(plain: Session) -> str:
    """What is printed and typed, without the name of the record."""
    out = plain.run(["--position", POSITION, "Ana", "Bor", "--seed", "1"], lines(*TYPED))
    return re.sub(r"(?m)^(The record of this game is) .*$", r"\1 RECORD", out)


def test_a_short_session(plain: Session) -> None:
    assert session(plain) == TRANSCRIPT.read_text(encoding="utf-8")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home, pytest.MonkeyPatch.context() as patch:
        patch.setitem(os.environ, "AZUL_TUI_HOME", home)
        TRANSCRIPT.write_text(session(Session(patch)), encoding="utf-8")
