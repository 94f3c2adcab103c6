"""Saving when the disk does not play along: the game goes on, and is saved as soon as it can be."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from azul_tui.engine import Phase
from azul_tui.record import GameIsOpen, Session, Store, new_header
from azul_tui.record.locking import is_locked
from azul_tui.record.reading import parse_record, read_record
from tests.record.playing import assert_same, played, start


class Disk:
    """A disk of limited size, or one that refuses; stands in for the calls to the system."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.room: int | None = None
        """Bytes that still fit; None is enough for all."""
        self.refuses: dict[str, int] = {}
        """Name of a call: the error it ends with."""
        self._write = os.write
        for name in ("open", "fsync", "ftruncate", "replace"):
            self._replace(monkeypatch, name, getattr(os, name))
        monkeypatch.setattr(os, "write", self.write)

    def _replace(
        self, monkeypatch: pytest.MonkeyPatch, name: str, call: Callable[..., object]
    ) -> None:
        def guarded(*args: object, **kwargs: object) -> object:
            if name in self.refuses:
                raise OSError(self.refuses[name], os.strerror(self.refuses[name]), str(args[0]))
            return call(*args, **kwargs)

        monkeypatch.setattr(os, name, guarded)

    def write(self, descriptor: int, data: bytes) -> int:
        """Write as much as there is room for."""
        if "write" in self.refuses:
            raise OSError(self.refuses["write"], os.strerror(self.refuses["write"]))
        if self.room is None:
            return self._write(descriptor, data)
        if self.room == 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written = self._write(descriptor, data[: self.room])
        self.room -= written
        return written


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """The disk, which does as it is told."""
    return Disk(monkeypatch)


def play(session: Session) -> None:
    """Play the first legal take."""
    session.play(session.game.legal_moves()[0])


def saved(session: Session) -> bytes:
    assert session.path is not None
    return session.path.read_bytes()


def assert_all_is_saved(session: Session) -> None:
    """The file holds the whole game, and nothing else lies beside it but the lock."""
    assert session.problem is None
    assert session.path is not None
    record = read_record(session.path)
    assert_same(record.game, session.game)
    assert list(record.log) == list(session.log)
    assert record.notices == ()
    names = {path.name for path in session.path.parent.iterdir()}
    assert {name for name in names if name.startswith(".")} == {f".{session.path.name}.lock"}


@pytest.mark.parametrize("room", [0, 1, 10, 26])
def test_a_full_disk_stops_the_saving_but_not_the_game(
    room: int, tmp_path: Path, disk: Disk
) -> None:
    session = played(tmp_path)
    before = saved(session)
    disk.room = room
    for _ in range(3):
        play(session)
        assert session.problem == f"The game is not being saved: the disk is full ({tmp_path})."
        assert saved(session) == before
        disk.room = room
    assert session.game.phase is Phase.OFFER
    disk.room = None
    play(session)
    assert_all_is_saved(session)


def test_what_did_not_fit_and_could_not_be_cut_off_is_no_harm(tmp_path: Path, disk: Disk) -> None:
    session = played(tmp_path)
    before = saved(session)
    disk.room = 9
    disk.refuses = {"ftruncate": errno.EIO}
    play(session)
    assert session.problem
    assert saved(session) == before + b'{"seat": '
    assert parse_record(saved(session), "game.azul").torn
    disk.room, disk.refuses = None, {}
    play(session)
    assert_all_is_saved(session)


@pytest.mark.parametrize("call", ["open", "write", "fsync"])
@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO, errno.EROFS, errno.EACCES, errno.EDQUOT])
def test_any_refusal_is_said_and_tried_again(
    call: str, code: int, tmp_path: Path, disk: Disk
) -> None:
    session = played(tmp_path)
    before = saved(session)
    disk.refuses = {call: code}
    play(session)
    assert session.problem is not None
    assert session.problem.startswith("The game is not being saved: ")
    assert session.problem.endswith(".")
    session.save()
    assert session.problem
    assert saved(session).startswith(before)
    disk.refuses = {}
    session.save()
    assert_all_is_saved(session)


@pytest.mark.parametrize("code", [errno.EINVAL, errno.ENOSYS, errno.ENOTSUP])
def test_a_disk_that_knows_no_syncing_is_not_a_problem(
    code: int, tmp_path: Path, disk: Disk
) -> None:
    disk.refuses = {"fsync": code}
    session = played(tmp_path)
    assert_all_is_saved(session)


def test_the_whole_record_is_synced_before_it_takes_the_place_of_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    replace = Path.replace

    def note_replace(path: Path, target: Path) -> Path:
        done.append("replace")
        return replace(path, target)

    monkeypatch.setattr(os, "fsync", lambda _descriptor: done.append("sync"))
    monkeypatch.setattr(Path, "replace", note_replace)
    session = start(store=Store(tmp_path))
    assert done == ["sync", "replace", "sync"]
    done.clear()
    session.deal()
    assert done == ["sync"]


def test_a_failed_replacement_leaves_the_file_and_nothing_beside_it(
    tmp_path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = played(tmp_path)
    before = saved(session)

    def refuse(path: Path, target: Path) -> Path:
        raise OSError(errno.EIO, "Input/output error", str(target))

    with monkeypatch.context() as context:
        context.setattr(Path, "replace", refuse)
        disk.refuses = {"fsync": errno.EIO}
        play(session)
        disk.refuses = {}
        play(session)
        assert session.problem
        assert saved(session).startswith(before)
        assert not list(tmp_path.glob(".*.new"))
    play(session)
    assert_all_is_saved(session)


def test_a_file_that_vanished_is_written_again(tmp_path: Path) -> None:
    session = played(tmp_path)
    assert session.path is not None
    session.path.unlink()
    play(session)
    assert_all_is_saved(session)


def test_a_directory_that_vanished_is_made_again(tmp_path: Path) -> None:
    session = played(tmp_path / "games")
    shutil.rmtree(tmp_path / "games")
    play(session)
    assert_all_is_saved(session)
    assert session.path is not None
    with pytest.raises(GameIsOpen):
        Session.resume(session.path)


def test_an_emptied_or_shortened_file_is_made_whole(tmp_path: Path) -> None:
    session = played(tmp_path)
    assert session.path is not None
    for length in (0, 7, 200):
        with session.path.open("r+b") as file:
            file.truncate(length)
        play(session)
        assert_all_is_saved(session)


def test_what_another_program_wrote_is_left_alone_and_the_game_moves(tmp_path: Path) -> None:
    session = played(tmp_path)
    first = session.path
    assert first is not None
    first.write_bytes(b"something else\n")
    play(session)
    assert first.read_bytes() == b"something else\n"
    assert session.path == first.with_name(f"{first.stem}-2.azul")
    assert session.notices == (
        f"Another program changed the file; the game is now saved in {session.path}.",
    )
    assert_all_is_saved(session)
    assert not is_locked(first)
    assert is_locked(session.path)


def test_an_added_line_end_is_not_another_program(tmp_path: Path) -> None:
    session = played(tmp_path)
    first = session.path
    assert first is not None
    first.write_bytes(first.read_bytes())
    play(session)
    assert session.path == first
    assert_all_is_saved(session)


@pytest.mark.parametrize("torn", [b'{"seat": 1, "take": "9', b"\x00" * 50, b"  "])
def test_the_first_later_move_repairs_a_torn_last_line(torn: bytes, tmp_path: Path) -> None:
    session = played(tmp_path)
    session.close()
    path = session.path
    assert path is not None
    whole = path.read_bytes()
    path.write_bytes(whole + torn)
    again = Session.resume(path)
    assert bool(again.notices) is bool(torn.strip())
    play(again)
    assert again.problem is None
    assert path.read_bytes().startswith(whole + b'{"seat": ')
    record = read_record(path)
    assert_same(record.game, again.game)
    assert record.notices == ()


@pytest.mark.parametrize("end", [b"\r\n", b"\r"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_a_file_of_another_system_is_gone_on_with_as_it_is(
    end: bytes, mark: bytes, tmp_path: Path
) -> None:
    session = played(tmp_path)
    session.close()
    path = session.path
    assert path is not None
    foreign = mark + path.read_bytes().replace(b"\n", end)
    path.write_bytes(foreign)
    with Session.resume(path) as again:
        play(again)
        assert path.read_bytes().startswith(foreign)
        assert_same(read_record(path).game, again.game)


def test_a_header_without_its_line_end_gets_one(tmp_path: Path) -> None:
    session = start(store=Store(tmp_path))
    session.close()
    path = session.path
    assert path is not None
    path.write_bytes(path.read_bytes().rstrip())
    with Session.resume(path) as again:
        again.deal()
    assert len(path.read_bytes().splitlines()) == 2


def test_a_directory_that_cannot_be_made_stops_no_game(tmp_path: Path) -> None:
    (tmp_path / "games").write_bytes(b"a file where the directory should be")
    session = start(store=Store(tmp_path / "games"))
    assert session.problem is not None
    assert session.path is None
    session.deal()
    play(session)
    assert session.problem
    (tmp_path / "games").unlink()
    play(session)
    assert_all_is_saved(session)


def test_leaving_tries_once_more(tmp_path: Path, disk: Disk) -> None:
    session = played(tmp_path)
    disk.room = 0
    play(session)
    disk.room = None
    session.close()
    assert session.path is not None
    assert_same(read_record(session.path).game, session.game)


def test_leaving_without_a_move_writes_nothing(tmp_path: Path) -> None:
    session = played(tmp_path)
    session.close()
    assert session.path is not None
    before = session.path.stat()
    Session.resume(session.path).close()
    assert session.path.stat().st_mtime_ns == before.st_mtime_ns
    assert [path.name for path in tmp_path.iterdir()] == [session.path.name]


def test_a_read_only_file_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = played(tmp_path)
    assert session.path is not None
    before = session.path.read_bytes()
    access = os.access
    monkeypatch.setattr(os, "access", lambda path, mode: mode != os.W_OK and access(path, mode))
    session.path.unlink()
    session.path.write_bytes(before[:100])
    play(session)
    assert session.problem is not None
    assert "ermission denied" in session.problem
    assert session.path.read_bytes() == before[:100]


def test_the_permissions_of_the_file_stay(tmp_path: Path, disk: Disk) -> None:
    session = played(tmp_path)
    assert session.path is not None
    session.path.chmod(0o600)
    disk.refuses = {"fsync": errno.EIO}
    play(session)
    disk.refuses = {}
    play(session)
    assert session.path.stat().st_mode & 0o777 == 0o600


def test_a_link_to_a_game_stays_a_link(tmp_path: Path, disk: Disk) -> None:
    session = played(tmp_path)
    session.close()
    assert session.path is not None
    link = tmp_path / "link.azul"
    link.symlink_to(session.path)
    again = Session.resume(link)
    disk.refuses = {"fsync": errno.EIO}
    play(again)
    disk.refuses = {}
    play(again)
    assert link.is_symlink()
    assert_all_is_saved(again)


LIMITED = """
import resource, sys
from pathlib import Path
from azul_tui.record import GameIsOpen, Session, Store, new_header
from azul_tui.record.reading import read_record

session = Session.start(new_header(["Ana", "Bor"], seed=1, start=0), Store(Path(sys.argv[1])))
session.deal()
limit = session.path.stat().st_size + 40
hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
resource.setrlimit(resource.RLIMIT_FSIZE, (limit, hard))
problems = []
for _ in range(4):
    session.play(session.game.legal_moves()[0])
    problems.append(session.problem)
assert problems[0] is None, problems
assert "the disk is full" in problems[1], problems
assert read_record(session.path).game.events == session.game.events[:2]
resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
session.play(session.game.legal_moves()[0])
assert session.problem is None
assert read_record(session.path).game.view == session.game.view
"""


def test_a_limit_of_the_system_is_a_full_disk(tmp_path: Path) -> None:
    if sys.platform == "win32":
        return
    subprocess.run([sys.executable, "-c", LIMITED, str(tmp_path)], check=True)


def test_two_games_of_one_moment_get_two_names(tmp_path: Path) -> None:
    header = new_header(["Ana", "Bor"], seed=1)
    sessions = [Session.start(header, Store(tmp_path)) for _ in range(3)]
    names = [session.path.stem for session in sessions if session.path]
    assert names == [names[0], f"{names[0]}-2", f"{names[0]}-3"]
    for session in sessions:
        session.deal()
        assert session.path is not None
        assert_same(read_record(session.path).game, session.game)
