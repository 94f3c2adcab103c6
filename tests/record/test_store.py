"""The directory of games: what is in it, found again quickly, and never changed."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from azul_tui.engine import End, Phase, Wall
from azul_tui.places import config_dir, data_dir
from azul_tui.record import RecordError, Session, Store, listing, new_header
from azul_tui.record.catalog import Catalog
from azul_tui.record.index import NAME as INDEX
from azul_tui.record.reading import Record, read_record
from tests.golden import GAMES
from tests.record.playing import play_to_the_end, played, start


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """A directory with five finished games, one unfinished and one damaged."""
    store = Store(tmp_path / "games")
    store.directory.mkdir()
    for path in GAMES[:5]:
        shutil.copy(path, store.directory)
    lines = GAMES[0].read_bytes().splitlines(keepends=True)
    (store.directory / "unfinished.azul").write_bytes(b"".join(lines[:8]))
    (store.directory / "damaged.azul").write_bytes(b"".join([*lines[:8], b"oops\n", *lines[8:]]))
    make_old(store)
    return store


def make_old(store: Store) -> None:
    """Let all files have been written a while ago, as far as their times tell."""
    for path in store.directory.glob("*.azul"):
        os.utime(path, (1_700_000_000, 1_700_000_000))


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the records that are read, in order."""
    names: list[str] = []

    def reading(path: Path) -> object:
        names.append(path.name)
        return read_record(path)

    monkeypatch.setattr(listing, "read_record", reading)
    return names


@pytest.fixture
def no_clock_ticks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two writes never have the same time, so that the index may trust what was just written."""
    monkeypatch.setattr("azul_tui.record.index._CLOCK_TICK_NS", -10_000_000_000)


def test_every_file_is_of_one_kind(store: Store) -> None:
    catalog = store.catalog()
    assert {game.path.name for game in catalog.finished} == {path.name for path in GAMES[:5]}
    assert [game.path.name for game in catalog.unfinished] == ["unfinished.azul"]
    assert [game.path.name for game in catalog.damaged] == ["damaged.azul"]
    assert catalog.problem is None


def test_a_finished_game_tells_its_result(store: Store) -> None:
    (game,) = [game for game in store.catalog().finished if game.path.name == "colored-2p-01.azul"]
    assert game.finished
    assert (game.rounds, game.scores, game.winners) == (5, (91, 0), (0,))
    assert (game.end, game.wall, game.phase) == (End.ROW, Wall.COLORED, Phase.OVER)
    assert game.winning_names == (game.names[0],)
    assert game.floor == (4, 14)
    assert game.created == read_record(game.path).header.created


def test_an_unfinished_game_tells_where_it_stands(store: Store) -> None:
    (game,) = store.catalog().waiting
    record = read_record(game.path)
    assert not game.finished
    assert (game.names, game.rounds, game.phase) == (record.names, 1, Phase.OFFER)
    assert (game.scores, game.takes) == ((0, 0), len(record.game.takes))
    assert game.winning_names == ()
    assert game.changed == datetime.fromtimestamp(1_700_000_000, UTC)


def test_a_damaged_file_is_named_with_line_and_reason_and_left_alone(store: Store) -> None:
    (game,) = store.catalog().damaged
    before = game.path.read_bytes()
    assert game.line == 9
    assert str(game) == f"damaged.azul:9: {game.reason}"
    assert "not JSON" in game.reason
    store.catalog()
    assert game.path.read_bytes() == before


def test_the_last_game_comes_first(tmp_path: Path) -> None:
    sessions = [played(tmp_path) for _ in range(3)]
    for age, session in enumerate(sessions):
        assert session.path is not None
        os.utime(session.path, (1_700_000_000 - age, 1_700_000_000 - age))
    paths = [game.path for game in Store(tmp_path).catalog().waiting]
    assert paths == [session.path for session in sessions]


def test_games_in_which_nothing_was_taken_are_kept_but_not_offered(tmp_path: Path) -> None:
    """They are the last resort of somebody who goes on with "the last game"."""
    store = Store(tmp_path)
    assert store.catalog().last is None
    unplayed = played(tmp_path, takes=0)
    taken_back = played(tmp_path, takes=2)
    taken_back.take_back(2)
    assert store.catalog().waiting == ()
    last = store.catalog().last
    assert last is not None
    assert last.path in {unplayed.path, taken_back.path}
    game = played(tmp_path, takes=1)
    for age, session in enumerate((unplayed, taken_back, game)):
        assert session.path is not None
        os.utime(session.path, (1_700_000_000 - age, 1_700_000_000 - age))
    catalog = store.catalog()
    assert [saved.path for saved in catalog.waiting] == [game.path]
    assert catalog.last == catalog.waiting[0]
    assert [saved.takes for saved in catalog.unfinished] == [0, 0, 1]


def test_a_directory_that_does_not_exist_yet_is_empty_and_stays_away(tmp_path: Path) -> None:
    assert Store(tmp_path / "games").catalog() == Catalog()
    assert not (tmp_path / "games").exists()


def test_a_directory_that_cannot_be_listed_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "games").write_bytes(b"")
    problem = Store(tmp_path / "games").catalog().problem
    assert problem is not None
    assert problem.startswith(f"The games in {tmp_path / 'games'} cannot be listed: ")


def test_what_is_no_record_file_is_passed_over(store: Store) -> None:
    (store.directory / "notes.txt").write_text("hello", encoding="utf-8")
    (store.directory / ".hidden.azul").write_text("hello", encoding="utf-8")
    (store.directory / "folder.azul").mkdir()
    (store.directory / "gone.azul").symlink_to(store.directory / "nowhere")
    (store.directory / "loop.azul").symlink_to(store.directory / "loop.azul")
    if sys.platform != "win32":
        os.mkfifo(store.directory / "pipe.azul")
    assert len(store.catalog().finished) == 5
    assert len(store.catalog().damaged) == 1


def test_what_killed_processes_left_is_cleaned_up_but_not_what_is_in_use(tmp_path: Path) -> None:
    session = played(tmp_path)
    assert session.path is not None
    mine = tmp_path / f".{session.path.name}.new"
    for name in (".dead.azul.lock", ".dead.azul.new", ".half.azul.new", ".notes.lock"):
        (tmp_path / name).touch()
    mine.touch()
    Store(tmp_path).catalog()
    names = {path.name for path in tmp_path.iterdir()} - {INDEX}
    assert names == {session.path.name, f".{session.path.name}.lock", mine.name, ".notes.lock"}


# -- the index -----------------------------------------------------------------------------------


@pytest.mark.usefixtures("no_clock_ticks")
def test_a_record_is_read_once(store: Store, reads: list[str]) -> None:
    first = store.catalog()
    assert len(reads) == 7
    reads.clear()
    assert store.catalog() == first
    assert reads == []


@pytest.mark.usefixtures("no_clock_ticks")
@pytest.mark.parametrize("change", ["byte", "line", "swap"])
def test_a_changed_file_is_read_again(store: Store, reads: list[str], change: str) -> None:
    store.catalog()
    reads.clear()
    path = store.directory / GAMES[1].name
    data = path.read_bytes()
    if change == "byte":
        path.write_bytes(data.replace(b'"take"', b'"tale"', 1))
    elif change == "line":
        path.write_bytes(b"".join(data.splitlines(keepends=True)[:-1]))
    else:
        other = path.with_suffix(".new")
        other.write_bytes(data.replace(b'"take"', b'"tale"', 1))
        other.replace(path)
    os.utime(path, (1_700_000_000, 1_700_000_000))
    catalog = store.catalog()
    assert reads == [path.name]
    damaged = {game.path.name for game in catalog.damaged}
    assert (path.name in damaged) is (change != "line")


@pytest.mark.usefixtures("no_clock_ticks")
def test_removed_new_and_renamed_files_are_noticed(store: Store, reads: list[str]) -> None:
    store.catalog()
    reads.clear()
    (store.directory / GAMES[0].name).unlink()
    (store.directory / GAMES[1].name).rename(store.directory / "renamed.azul")
    shutil.copy(GAMES[6], store.directory)
    names = {game.path.name for game in store.catalog().finished}
    assert names == {"renamed.azul", GAMES[2].name, GAMES[3].name, GAMES[4].name, GAMES[6].name}
    assert sorted(reads) == sorted(["renamed.azul", GAMES[6].name])


def test_a_file_that_was_just_written_is_not_trusted_to_stay(
    store: Store, reads: list[str]
) -> None:
    path = store.directory / "fresh.azul"
    path.write_bytes(GAMES[0].read_bytes())
    store.catalog()
    reads.clear()
    store.catalog()
    assert "fresh.azul" in reads


@pytest.mark.usefixtures("no_clock_ticks")
@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: data[:-1],
        lambda data: data[: len(data) // 2],
        lambda data: data.replace(b"colored", b"colorde", 1),
        lambda data: data.replace(b"[91, 0]", b"[92, 0]"),
        lambda data: b"[]",
        lambda data: b"\xff\x00" * 50,
        lambda data: data.replace(b" index 3 ", b" index 2 "),
        lambda data: data.replace(b" index 3 ", b" index 4 "),
    ],
)
def test_a_damaged_index_is_as_good_as_none(
    store: Store, reads: list[str], damage: Callable[[bytes], bytes]
) -> None:
    first = store.catalog()
    index = store.directory / INDEX
    damaged = damage(index.read_bytes())
    assert damaged != index.read_bytes()
    index.write_bytes(damaged)
    reads.clear()
    assert store.catalog() == first
    assert len(reads) == 7


@pytest.mark.usefixtures("no_clock_ticks")
def test_an_update_of_the_program_does_not_read_all_games_again(store: Store) -> None:
    store.catalog()
    title = (store.directory / INDEX).read_bytes().partition(b"\n")[0].decode()
    assert re.fullmatch(r"azul-tui index 3 \d+", title)


def test_an_index_that_cannot_be_written_is_done_without(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, data: bytes) -> int:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "write_bytes", refuse)
    assert len(store.catalog().finished) == 5
    assert not list(store.directory.glob(f"{INDEX}*"))


def test_an_unreadable_file_is_listed_and_tried_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = store.directory / GAMES[0].name

    def refuse(refused: Path) -> Record:
        if refused != path:
            return read_record(refused)
        raise RecordError(str(refused), None, "The file cannot be read: permission denied.")

    with monkeypatch.context() as context:
        context.setattr(listing, "read_record", refuse)
        (game,) = [game for game in store.catalog().damaged if game.path == path]
        assert game.line is None
        assert str(game) == f"{path.name}: The file cannot be read: permission denied."
    assert path in {game.path for game in store.catalog().finished}


def test_a_game_that_was_just_finished_is_listed_with_its_result(tmp_path: Path) -> None:
    session = start(2, store=Store(tmp_path), seed=6)
    play_to_the_end(session, Random(1))
    (game,) = Store(tmp_path).catalog().finished
    result = session.game.result
    assert result is not None
    assert game.scores == result.final


# -- names and places ----------------------------------------------------------------------------


def test_a_file_is_named_after_the_moment_and_the_players() -> None:
    header = new_header(["Ana Marija", "Bor"], seed=1)
    when = header.created.astimezone()
    assert Store().path_for(header).name == f"{when:%Y-%m-%d-%H%M%S}-ana-marija-bor.azul"


@pytest.mark.parametrize(
    ("names", "slug"),
    [
        (["Ćene", "Žiga"], "-ćene-žiga"),
        (["高橋", "Bor"], "-高橋-bor"),
        (["../..", "a/b\\c:d"], "-a-b-c-d"),
        (["🙂", "***"], ""),
        (["CON", "NUL"], "-con-nul"),
        (["é" * 100, "x"], "-" + "é" * 30),
    ],
)
def test_names_of_players_make_harmless_file_names(names: list[str], slug: str) -> None:
    path = Store().path_for(new_header(names, seed=1))
    assert path.stem[len("2026-11-30-101200") :] == slug
    assert path.parent == Store().directory


def test_everything_is_in_the_home_that_the_environment_names(azul_home: Path) -> None:
    assert data_dir() == azul_home
    assert config_dir() == azul_home
    assert Store().directory == azul_home / "games"
    session = Session.start(new_header(["Ana", "Bor"]))
    assert session.path is not None
    assert session.path.parent == azul_home / "games"


def test_without_it_the_system_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("AZUL_TUI_HOME")
    assert data_dir().name == "azul-tui"
    assert config_dir().name == "azul-tui"
    monkeypatch.setenv("AZUL_TUI_HOME", "")
    assert data_dir().name == "azul-tui"
