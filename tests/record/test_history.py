"""``--history``: finished games and standings as plain tables."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from azul_tui.cells import width
from azul_tui.history import main
from azul_tui.history import report as report_lines
from azul_tui.record import Store
from tests.golden import GAMES


def report(capsys: pytest.CaptureFixture[str]) -> list[str]:
    assert main() == 0
    return capsys.readouterr().out.splitlines()


def add(name: str, data: bytes) -> Path:
    directory = Store().directory
    directory.mkdir(exist_ok=True)
    path = directory / name
    path.write_bytes(data)
    return path


def test_before_the_first_game_it_says_where_games_will_be(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert report(capsys) == [
        "No game has been finished yet.",
        "",
        f"The games are in {Store().directory}",
    ]


def test_games_and_standings(capsys: pytest.CaptureFixture[str]) -> None:
    for day, stem in enumerate(("colored-2p-03", "colored-2p-08", "gray-3p-01"), start=1):
        data = next(path for path in GAMES if path.stem == stem).read_bytes()
        header = json.loads(data.splitlines()[0])
        # Noon without a zone is noon where the tests run.
        header["created"] = f"2026-11-0{day}T12:00:00"
        lines = [json.dumps(header).encode(), *data.splitlines()[1:], b""]
        add(f"{stem}.azul", b"\n".join(lines))
    assert report(capsys)[:11] == [
        "Finished games",
        "DATE              WALL     ROUNDS  WINNER     SCORES",
        "2026-11-03 12:00  gray          5  Cene       Ana 8, Bor 27, Cene 27",
        "2026-11-02 12:00  colored       5  Ana        Ana 60, Bor 57",
        "2026-11-01 12:00  colored       7  Ana & Bor  Ana 2, Bor 2",
        "",
        "Standings",
        "NAME  GAMES  WINS  SHARED  AVERAGE  BEST  FLOOR",
        "Ana       3     1       1     23.3    60  -24.0",
        "Cene      1     1       0     27.0    27  -14.0",
        "Bor       3     0       1     28.7    57  -16.3",
    ]


def test_unfinished_and_damaged_files_are_listed_as_such(
    capsys: pytest.CaptureFixture[str],
) -> None:
    lines = GAMES[0].read_bytes().splitlines(keepends=True)
    add("one.azul", b"".join(lines[:9]))
    bad = add("bad.azul", b"".join([*lines[:9], b"[]\n", *lines[9:]]))
    text = "\n".join(report(capsys))
    assert "1 unfinished game; azul-tui --resume goes on with the last one." in text
    assert "Damaged, and left as they are\nbad.azul:10: An event must be an object" in text
    assert bad.exists()


def test_wide_letters_and_long_names_keep_the_columns(
    capsys: pytest.CaptureFixture[str],
) -> None:
    data = GAMES[0].read_bytes()
    header = data.splitlines()[0]
    rows = ['"高橋", "Bor"', '"Ana", "%s"' % ("x" * 300), '"काका", "Bor"']
    for number, names in enumerate(rows):
        add(f"{number}.azul", data.replace(header, header.replace(b'"Ana", "Bor"', names.encode())))
    lines = report(capsys)
    table = lines[2:5]
    columns = {width(line[: line.index(" 91, ")].rsplit("  ", 1)[0]) for line in table}
    assert len(columns) == 1


LONG = ("Maximiliane Wintergerst", "Maximilian Wintergerst", "高橋さくら子ちゃん", "Bor")


def add_game_of_four(players: Sequence[str]) -> None:
    data = next(path for path in GAMES if path.stem == "colored-4p-01").read_bytes()
    header = json.loads(data.splitlines()[0]) | {"players": players}
    lines = [json.dumps(header).encode(), *data.splitlines()[1:], b""]
    add(f"{len(players[0])}.azul", b"\n".join(lines))


def test_scores_go_on_below_where_a_row_does_not_fit_a_terminal() -> None:
    add_game_of_four(LONG)
    assert table_lines(Store(), None)[2].endswith(
        "Maximiliane Wintergerst 63, Maximilian Wintergerst 36, 高橋さくら子ちゃん 65, Bor 45"
    )
    assert [line.split("  ")[-1].strip() for line in table_lines(Store(), 100)[2:5]] == [
        "Maximiliane Wintergerst 63,",
        "Maximilian Wintergerst 36,",
        "高橋さくら子ちゃん 65, Bor 45",
    ]
    assert table_lines(Store(), 1000) == table_lines(Store(), None)


def test_names_are_cut_before_a_line_is_too_long_for_a_terminal() -> None:
    add_game_of_four(LONG)
    add_game_of_four(("x" * 300, "y" * 299, "z", "Player 4"))
    for columns in (60, 80, 100):
        told = table_lines(Store(), columns)
        assert max(map(width, told)) <= columns
        assert sum(line.endswith("Bor 45") for line in told) == 1
    assert table_lines(Store(), 10) == table_lines(Store(), 20), "there is an end to cutting"


def test_names_that_begin_alike_stay_apart() -> None:
    add_game_of_four([f"Somebody whose number is {number}" for number in range(4)])
    told = " ".join(table_lines(Store(), 70))
    assert len(set(re.findall(r"\S*~ \d \d\d", told))) == 4


def table_lines(store: Store, columns: int | None) -> list[str]:
    """The lines of both tables, without what follows them."""
    lines = report_lines(store.catalog(), store, columns)
    return lines[: lines.index("", lines.index("Standings"))]


def test_a_directory_that_cannot_be_read_is_said(
    azul_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (azul_home / "games").write_bytes(b"")
    assert main() == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("azul-tui: The games in ")


def test_a_second_look_finds_what_has_changed(capsys: pytest.CaptureFixture[str]) -> None:
    path = add("one.azul", GAMES[0].read_bytes())
    assert report(capsys)[0] == "Finished games"
    path.write_bytes(GAMES[0].read_bytes()[:-200])
    assert report(capsys)[0] == "No game has been finished yet."
    shutil.rmtree(path.parent)
    assert len(report(capsys)) == 3
