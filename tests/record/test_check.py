"""``--check``: a line for each file, and no screen."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from azul_tui.check import main
from tests.golden import DATA, GAMES

BASE = next(path for path in GAMES if path.stem == "colored-2p-08")


def test_a_game_that_holds_is_ok_with_rounds_and_scores(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([str(BASE)]) == 0
    assert capsys.readouterr() == (f"{BASE}: OK, 5 rounds, 60-57\n", "")


def test_all_stored_games_hold(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(path) for path in GAMES]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(GAMES)
    assert all(": OK, " in line for line in lines)


@pytest.mark.parametrize(
    ("keep", "verdict"),
    [
        (1, "OK, unfinished, 0 rounds, 0-0"),
        (9, "OK, unfinished, 1 round, 0-0"),
        (15, "OK, unfinished, 1 round, 1-5"),
        (68, "OK, 5 rounds, 60-57"),
    ],
)
def test_an_unfinished_game_says_so(
    keep: int, verdict: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.azul"
    path.write_bytes(b"".join(BASE.read_bytes().splitlines(keepends=True)[:keep]))
    assert main([str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: {verdict}\n"


def test_each_file_has_its_line_and_one_fault_is_enough_for_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.azul"
    bad.write_bytes(BASE.read_bytes().replace(b'"take": "5B', b'"take": "9B'))
    files = [str(BASE), str(bad), str(tmp_path / "missing.azul"), str(tmp_path), str(BASE)]
    assert main(files) == 2
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 5
    assert lines[0] == lines[4] == f"{BASE}: OK, 5 rounds, 60-57"
    assert lines[1].startswith(f"{bad}:9: The take '9B")
    assert lines[2] == f"{files[2]}: The file cannot be read: no such file or directory."
    assert lines[3].startswith(f"{tmp_path}: The file cannot be read: ")


def test_what_is_passed_over_is_said_beside_the_verdict(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.azul"
    path.write_bytes(BASE.read_bytes()[:300])
    assert main([str(path)]) == 0
    out, err = capsys.readouterr()
    assert out == f"{path}: OK, unfinished, 1 round, 0-0\n"
    assert err == (f"{path}: Line 7, the last, was not written to its end and is left out.\n")


def test_a_dash_is_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(BASE.read_bytes())))
    assert main(["-", "-"]) == 2
    out = capsys.readouterr().out.splitlines()
    assert out == ["-: OK, 5 rounds, 60-57", "-:1: The file is empty: it holds no game."]


def test_a_closed_standard_input_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["-"]) == 2
    assert capsys.readouterr().out == "-: Standard input is closed.\n"


def test_a_terminal_of_few_letters_shows_the_others_as_escapes(tmp_path: Path) -> None:
    path = tmp_path / "igra-č.azul"
    path.write_bytes(BASE.read_bytes())
    done = subprocess.run(
        [sys.executable, "-X", "utf8=0", "-m", "azul_tui", "--check", str(path)],
        cwd=DATA.parents[1],
        env={"PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("OK, 5 rounds, 60-57\n")


@pytest.mark.parametrize("option", [["--check", str(BASE)], ["--history"]])
def test_no_screen_is_loaded(option: list[str], azul_home: Path) -> None:
    code = (
        "import sys\n"
        "from azul_tui.__main__ import main\n"
        f"status = main({option!r})\n"
        "print(status, sorted({'textual', 'rich'} & {name.split('.')[0] for name in sys.modules}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=DATA.parents[1],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines()[-1] == "0 []"
