"""From what a terminal sends to keys, clicks and pastes."""

from __future__ import annotations

import sys
from itertools import count
from random import Random

import pytest
from textual import events
from textual.message import Message

if sys.platform != "win32":
    from azul_tui.ui.terminal import Reading

    @pytest.fixture(autouse=True)
    def clock(monkeypatch: pytest.MonkeyPatch) -> None:
        """Time in which every look at the clock takes a tenth of a second."""
        times = count()
        monkeypatch.setattr("textual._parser.get_time", lambda: next(times) / 10)

    def heard(*pieces: str) -> list[str]:
        """The keys in pieces of text, each of which comes at once; an empty one is a pause."""
        reading = Reading(debug=False)
        messages: list[Message] = []
        for piece in (*pieces, "", ""):
            messages += reading.feed(piece) if piece else reading.tick()
        return [message.key for message in messages if isinstance(message, events.Key)]

    @pytest.mark.parametrize(
        ("text", "keys"),
        [
            ("b32", ["b", "3", "2"]),
            ("\x1b", ["escape"]),
            ("\x1bb", ["escape", "b"]),
            ("\x1b\x1bf", ["escape", "escape", "f"]),
            ("b\x1b3\x1b\r", ["b", "escape", "3", "escape", "enter"]),
            ("\x1b[A\x1bu\x1b[B", ["up", "escape", "u", "down"]),
            ("\x1b\x1b[C", ["escape", "right"]),
            ("\x1bOP?", ["f1", "question_mark"]),
            ("\x1b[98;;98u\x1b[27u", ["b", "escape"]),
            ("\x1b[200~b\x1b3\x1b[201~2", ["2"]),
            ("\x1b[I\x1b[O", []),
        ],
    )
    def test_no_key_is_lost_however_the_text_is_cut(text: str, keys: list[str]) -> None:
        assert heard(text) == keys
        for cut in range(len(text)):
            assert heard(text[:cut], text[cut:]) == keys
        assert heard(*text) == keys

    @pytest.mark.parametrize(
        "garbled",
        [
            "\x1b[48;0;0;0;0t\x1b[<0;5;5M",
            "\x1b[48;24;80;0;0t\x1b[<0;5;5M",
            "\x1b[99999999999999999999;1u",
            "\x1b[1114112;1u",
            "\x1b[;:;:u",
            "\x1b[<0;;M",
            "\ufffd\x00\x9b",
        ],
    )
    def test_after_nonsense_keys_mean_something_again(garbled: str) -> None:
        assert heard(garbled, "", "b", "3")[-2:] == ["b", "3"]

    def test_no_nonsense_ends_it() -> None:
        pieces = ["\x1b", "[", "<", "0", ";", "9", "M", "u", "t", "48;", "R", "~", "?", "$y", ":"]
        pieces += ["\x1b[200~", "\x1b[201~", "b", "\r", "-", "1114112", "99999999999", "", "é"]
        for seed in range(500):
            chance = Random(seed)
            assert heard(*chance.choices(pieces, k=40), *[""] * 40, "z")[-1] == "z"
