"""Two windows: a game is played in one of them, and whoever died holds nothing."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from azul_tui.record import GameIsOpen, Session, Store
from azul_tui.record.locking import GameLock, is_locked
from azul_tui.record.reading import read_record
from tests.golden import DATA
from tests.record.playing import assert_same, played, start

ROOT = DATA.parents[1]
HOLDER = """
import sys
from pathlib import Path
from azul_tui.record import Session
session = Session.resume(Path(sys.argv[1]))
print("open", flush=True)
sys.stdin.read()
"""


@contextmanager
def other_window(path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that plays the game."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        try:
            yield process
        finally:
            process.kill()


def closed_game(directory: Path) -> Path:
    session = played(directory)
    session.close()
    assert session.path is not None
    return session.path


def test_a_game_open_in_a_living_process_is_not_opened(tmp_path: Path) -> None:
    path = closed_game(tmp_path)
    with other_window(path):
        assert is_locked(path)
        with pytest.raises(GameIsOpen) as caught:
            Session.resume(path)
        assert str(caught.value) == f"The game {path.name} is open in another window."


@pytest.mark.parametrize("how", [signal.SIGTERM, getattr(signal, "SIGKILL", signal.SIGTERM)])
def test_a_lock_of_a_dead_process_does_not_block(tmp_path: Path, how: signal.Signals) -> None:
    path = closed_game(tmp_path)
    with other_window(path) as process:
        process.send_signal(how)
        process.wait()
        assert (tmp_path / f".{path.name}.lock").exists()
        Session.resume(path).close()
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_a_lock_left_by_a_dead_process_is_no_open_game(tmp_path: Path) -> None:
    path = closed_game(tmp_path)
    (tmp_path / f".{path.name}.lock").touch()
    assert not is_locked(path)


def test_the_same_window_does_not_open_a_game_twice_either(tmp_path: Path) -> None:
    session = played(tmp_path)
    assert session.path is not None
    with pytest.raises(GameIsOpen):
        Session.resume(session.path)
    session.close()
    Session.resume(session.path).close()


def test_a_new_game_is_locked_from_its_beginning(tmp_path: Path) -> None:
    session = start(store=Store(tmp_path))
    assert session.path is not None
    with pytest.raises(GameIsOpen):
        Session.resume(session.path)


def test_a_link_leads_to_the_same_lock(tmp_path: Path) -> None:
    session = played(tmp_path)
    assert session.path is not None
    link = tmp_path / "link.azul"
    link.symlink_to(session.path)
    assert is_locked(link.resolve())
    with pytest.raises(GameIsOpen):
        Session.resume(link)


def test_reading_needs_no_lock(tmp_path: Path) -> None:
    session = played(tmp_path)
    assert session.path is not None
    assert_same(read_record(session.path).game, session.game)
    assert len(Store(tmp_path).catalog().waiting) == 1


def test_two_games_at_once_do_not_touch_each_other(tmp_path: Path) -> None:
    sessions = [played(tmp_path) for _ in range(2)]
    for session in sessions:
        session.play(session.game.legal_moves()[0])
    for session in sessions:
        assert session.path is not None
        assert_same(read_record(session.path).game, session.game)


def test_the_lock_holds_while_the_record_is_replaced(tmp_path: Path) -> None:
    session = played(tmp_path)
    assert session.path is not None
    session.path.unlink()
    session.play(session.game.legal_moves()[0])
    with pytest.raises(GameIsOpen):
        Session.resume(session.path)


def test_a_lock_whose_file_was_removed_is_taken_again(tmp_path: Path) -> None:
    path = tmp_path / "game.azul"
    lock = GameLock(path)
    lock.path.unlink()
    lock.renew()
    assert is_locked(path)
    lock.release()
    assert not is_locked(path)


def test_a_lock_that_went_to_another_is_said(tmp_path: Path) -> None:
    path = tmp_path / "game.azul"
    lock = GameLock(path)
    lock.path.unlink()
    other = GameLock(path)
    with pytest.raises(GameIsOpen):
        lock.renew()
    other.release()
    lock.renew()
    assert is_locked(path)


def test_where_no_lock_can_be_made_the_game_is_played_without(tmp_path: Path) -> None:
    lock = GameLock(tmp_path / "missing" / "game.azul")
    lock.release()
    assert not (tmp_path / "missing").exists()


def test_only_one_of_many_gets_the_lock(tmp_path: Path) -> None:
    path = tmp_path / "game.azul"
    inside = 0
    most = 0
    rounds = 0

    def fight() -> None:
        nonlocal inside, most, rounds
        for _ in range(200):
            try:
                lock = GameLock(path)
            except GameIsOpen:
                continue
            inside += 1
            most = max(most, inside)
            rounds += 1
            inside -= 1
            lock.release()

    threads = [threading.Thread(target=fight) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert rounds > 0
    assert most == 1
    assert not list(tmp_path.iterdir())
