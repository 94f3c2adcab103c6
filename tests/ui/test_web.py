"""The game in a browser: a server gives the screen, and there is no terminal."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from threading import Timer
from typing import IO

ROOT = Path(__file__).parents[2]
HELLO = b"__GANGLION__\n"
DATA = b"D"
META = b"M"
PATIENCE = 60


def packet(kind: bytes, payload: bytes) -> bytes:
    """A packet as servers exchange them with the app: kind, length, payload."""
    return kind + len(payload).to_bytes(4, "big") + payload


def drawn_until(stream: IO[bytes], *words: bytes) -> bytes:
    """What the app draws until all these words were there; less when it ends before."""
    drawn = b""
    while not all(word in drawn for word in words):
        head = stream.read(5)
        if len(head) < 5:
            break
        drawn += stream.read(int.from_bytes(head[1:], "big"))
    return drawn


def test_a_game_is_played_where_a_server_gives_the_screen(azul_home: Path) -> None:
    server = {
        "TEXTUAL_DRIVER": "textual.drivers.web_driver:WebDriver",
        "TEXTUAL_COLOR_SYSTEM": "truecolor",
        "COLUMNS": "80",
        "ROWS": "24",
    }
    app = subprocess.Popen(
        [sys.executable, "-m", "azul_tui", "Ana", "Bor", "--seed", "7", "--first", "Ana"],
        cwd=ROOT,
        env=os.environ | server,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert app.stdin is not None
    assert app.stdout is not None
    watchdog = Timer(PATIENCE, app.kill)
    watchdog.start()
    assert app.stdout.readline() == HELLO
    first = drawn_until(app.stdout, b"Ana to move")
    assert b";48;2;" in first, "in all colors"
    app.stdin.write(b"".join(packet(DATA, key) for key in (b"b", b"3", b"2")))
    app.stdin.flush()
    assert b"Bor to move" in drawn_until(app.stdout, b"Bor to move")
    _, errors = app.communicate(packet(META, json.dumps({"type": "quit"}).encode()))
    watchdog.cancel()
    assert (app.returncode, errors) == (0, b"")
    (record,) = (azul_home / "games").glob("*.azul")
    assert '"take": "3B2"' in record.read_text(encoding="utf-8")
