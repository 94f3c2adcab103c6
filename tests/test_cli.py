"""The command line: what is understood, and the sentence for what is not."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import get_args

import pytest
from textual.types import AnimationLevel

from azul_tui import __version__
from azul_tui.appearance import Animation, Theme, TileSet
from azul_tui.cli import Mode, Options, WallSide, parse
from azul_tui.engine import Wall
from azul_tui.ui.themes import SHORT_NAMES


@pytest.mark.parametrize(
    ("line", "options"),
    [
        ("", Options()),
        ("Ana Bor", Options(names=("Ana", "Bor"), players=2)),
        ("Ana Bor Cene Dan", Options(names=("Ana", "Bor", "Cene", "Dan"), players=4)),
        ("Ana Ana", Options(names=("Ana", "Ana 2"), players=2)),
        ("Ana --wall gray Bor", Options(names=("Ana", "Bor"), players=2, wall=WallSide.GRAY)),
        ("Ana Bor --wall Grey", Options(names=("Ana", "Bor"), players=2, wall=WallSide.GRAY)),
        ("--wall GRAY --theme Dark", Options(wall=WallSide.GRAY, theme=Theme.DARK)),
        ("Ana Bor --first bor", Options(names=("Ana", "Bor"), players=2, first=1)),
        ("Ana ana --first ANA\t2", Options(names=("Ana", "ana 2"), players=2, first=1)),
        ("-- -x --wall", Options(names=("-x", "--wall"), players=2)),
        ("Ana -- -x", Options(names=("Ana", "-x"), players=2)),
        ("--players 3", Options(players=3)),
        ("--players 2 Ana Bor", Options(names=("Ana", "Bor"), players=2)),
        ("Ana Bor --first Bor", Options(names=("Ana", "Bor"), players=2, first=1)),
        ("Ana Ana --first=Ana", Options(names=("Ana", "Ana 2"), players=2, first=0)),
        ("--players 3 --first Player\t3", Options(players=3, first=2)),
        ("--seed 42", Options(seed=42)),
        ("--seed -7", Options(seed=-7)),
        ("--position X", Options(position="X")),
        ("--plain Ana Bor", Options(plain=True, names=("Ana", "Bor"), players=2)),
        ("--words", Options(plain=True, words=True)),
        ("--plain --history", Options(mode=Mode.HISTORY, plain=True)),
        ("--plain --replay a", Options(mode=Mode.REPLAY, plain=True, file=Path("a"))),
        ("--resume --words", Options(mode=Mode.RESUME, plain=True, words=True)),
        ("--tiles ascii --theme ansi", Options(tiles=TileSet.ASCII, theme=Theme.ANSI)),
        ("--animation none --no-mouse", Options(animation=Animation.NONE, mouse=False)),
        ("--resume", Options(mode=Mode.RESUME)),
        ("--resume a.azul", Options(mode=Mode.RESUME, file=Path("a.azul"))),
        ("--resume --plain", Options(mode=Mode.RESUME, plain=True)),
        ("--replay a.azul", Options(mode=Mode.REPLAY, file=Path("a.azul"))),
        ("--check a.azul -", Options(mode=Mode.CHECK, files=("a.azul", "-"))),
        ("--history --theme light", Options(mode=Mode.HISTORY, theme=Theme.LIGHT)),
    ],
)
def test_a_line_is_understood(line: str, options: Options) -> None:
    assert parse(line.split(" ") if line else []) == options


def test_an_empty_name_is_a_seat() -> None:
    assert parse(["", "Bor"]).names == ("Player 1", "Bor")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("Ana", "Azul is for 2, 3 or 4 players, but 1 name is given."),
        ("A B C D E", "Azul is for 2, 3 or 4 players, but 5 names are given."),
        ("--players 5", "--players must be 2, 3 or 4, not '5'."),
        ("--players two", "--players must be 2, 3 or 4, not 'two'."),
        ("--players 3 Ana Bor", "--players 3 contradicts the 2 names given."),
        ("Ana Bor --first Cene", "--first must be one of Ana, Bor, not 'Cene'."),
        ("--first Ana", "--first needs the names of the players."),
        ("--seed x", "--seed must be a whole number, not 'x'."),
        ("--seed 1.5", "--seed must be a whole number, not '1.5'."),
        ("--seed 1_000", "--seed must be a whole number, not '1_000'."),
        ("--wall blue", "--wall must be colored or gray, not 'blue'."),
        ("--tiles emoji", "--tiles must be letters, shapes or ascii, not 'emoji'."),
        ("--theme pink", "--theme must be dark, light, contrast or ansi, not 'pink'."),
        ("--animation more", "--animation must be none, basic or full, not 'more'."),
        ("--resume --history", "--resume and --history exclude each other."),
        ("--replay a --check b", "--replay and --check exclude each other."),
        ("--seed=--", "--seed: expected one argument. See azul-tui --help."),
        ("--resume a --seed 1", "--resume is about saved games, --seed about a new one."),
        ("Ana --history", "--history is about saved games, the name 'Ana' about a new one."),
        ("--position X --wall gray", "The text of --position says it already: leave out --wall."),
        ("--replay=", "The name of the file is empty."),
        ("--resume=", "The name of the file is empty."),
        ("--seed", "--seed: expected one argument. See azul-tui --help."),
        ("--check", "--check: expected at least one argument. See azul-tui --help."),
        ("--sed 1", "unrecognized arguments: --sed. See azul-tui --help."),
    ],
)
def test_wrong_use_is_one_sentence_and_status_2(
    line: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as leaving:
        parse(line.split())
    assert leaving.value.code == 2
    assert capsys.readouterr() == ("", f"azul-tui: {sentence}\n")


def test_a_seed_of_thousands_of_digits_is_refused_in_a_short_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        parse(["--seed", "9" * 10_000])
    assert len(capsys.readouterr().err) < 120


def test_help_fits_80_columns_and_names_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        parse(["--help"])
    assert leaving.value.code == 0
    text = capsys.readouterr().out
    assert max(map(len, text.splitlines())) < 80
    assert text.isascii()
    for option in (
        *("--players", "--wall", "--first", "--seed", "--position", "--tiles", "--theme"),
        *("--animation", "--no-mouse", "--resume", "--replay", "--check", "--history"),
        *("--plain", "--version", "--help"),
    ):
        assert f"  {option}" in text or f", {option}" in text


def test_help_tells_the_exit_status_of_a_bad_file(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse(["--help"])
    assert "2 for wrong use, a bad file or no terminal" in capsys.readouterr().out


def test_version_is_the_package_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        parse(["--version"])
    assert leaving.value.code == 0
    assert capsys.readouterr().out == f"azul-tui {__version__}\n"


def test_without_an_argument_the_line_of_the_process_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "argv", ["azul-tui", "Ana", "Bor"])
    assert parse().names == ("Ana", "Bor")


def test_the_walls_are_those_of_the_engine() -> None:
    assert [side.value for side in WallSide] == [wall.value for wall in Wall]


def test_what_can_be_typed_can_be_shown() -> None:
    assert set(SHORT_NAMES) == set(Theme)
    assert set(get_args(AnimationLevel)) == set(Animation)
