"""Damaged files: each opens or is refused with a sentence, and none is changed by reading."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from azul_tui.engine import Phase
from azul_tui.record import RecordError, Session, Store
from azul_tui.record.reading import parse_record, read_record
from tests.golden import GAMES
from tests.record.playing import act, play_to_the_end

CUT = [path for path in GAMES if path.stem in {"colored-2p-09", "gray-2p-03"}]
DAMAGED = [path.read_bytes() for path in GAMES if path.stat().st_size < 4000]


def opens(data: bytes) -> bool:
    """The bytes hold a game; if not, they are refused as they should be."""
    refused: RecordError | None = None
    try:
        parse_record(data, "game.azul")
    except RecordError as error:
        refused = error
    if refused is None:
        return True
    assert refused.line is not None
    assert 1 <= refused.line <= max(1, len(data.splitlines()))
    assert refused.reason[0].isupper()
    assert refused.reason[-1] == "."
    assert len(refused.reason) < 250
    return False


@pytest.mark.parametrize("path", CUT, ids=lambda path: path.stem)
def test_a_record_cut_at_any_byte_opens_with_every_whole_line(path: Path) -> None:
    data = path.read_bytes()
    whole = parse_record(data, "game.azul").steps
    header = data.index(b"\n")
    for cut in range(len(data) - 1):
        part = data[:cut]
        if cut < header:
            assert not opens(part)
            continue
        record = parse_record(part, "game.azul")
        complete = part[: part.rfind(b"\n") + 1] or part + b"\n"
        assert record.text == complete
        assert record.torn == (part != complete and cut > header)
        steps = record.steps
        assert steps == whole[: len(steps)]
        assert {step.line for step in whole[len(steps) :]}.isdisjoint(
            range(1, complete.count(b"\n") + 1)
        )


@pytest.mark.parametrize("path", CUT, ids=lambda path: path.stem)
def test_reading_and_resuming_a_cut_file_changes_nothing(path: Path, tmp_path: Path) -> None:
    data = path.read_bytes()
    file = tmp_path / "games" / "game.azul"
    file.parent.mkdir()
    for cut in range(0, len(data), 61):
        file.write_bytes(data[:cut])
        before = file.stat()
        try:
            read_record(file)
            Session.resume(file).close()
        except RecordError:
            assert b"\n" not in data[:cut]
        Store(file.parent).catalog()
        after = file.stat()
        assert file.read_bytes() == data[:cut]
        assert (after.st_mtime_ns, after.st_ino) == (before.st_mtime_ns, before.st_ino)


@pytest.mark.parametrize("path", CUT, ids=lambda path: path.stem)
def test_a_cut_game_goes_on_to_a_whole_record(path: Path, tmp_path: Path) -> None:
    data = path.read_bytes()
    file = tmp_path / "game.azul"
    random = Random(7)
    for cut in range(data.index(b"\n"), len(data), 97):
        file.write_bytes(data[:cut])
        with Session.resume(file) as session:
            if session.game.phase is Phase.OVER:
                continue
            kept = parse_record(data[:cut], "game.azul").text
            act(session, random)
            assert session.problem is None
            assert file.read_bytes().startswith(kept)
            play_to_the_end(session, random)
        record = read_record(file)
        assert record.ended
        assert record.notices == ()


def flip(data: bytes, random: Random) -> bytes:
    at = random.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << random.randrange(8)]) + data[at + 1 :]


def overwrite(data: bytes, random: Random) -> bytes:
    at = random.randrange(len(data))
    return data[:at] + random.randbytes(random.randint(1, 4)) + data[at + 1 :]


def remove(data: bytes, random: Random) -> bytes:
    at = random.randrange(len(data))
    return data[:at] + data[at + random.randint(1, 40) :]


def swap_lines(data: bytes, random: Random) -> bytes:
    lines = data.splitlines(keepends=True)
    one, other = random.randrange(len(lines)), random.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def double_line(data: bytes, random: Random) -> bytes:
    lines = data.splitlines(keepends=True)
    at = random.randrange(len(lines))
    return b"".join([*lines[: at + 1], *lines[at:]])


def remove_line(data: bytes, random: Random) -> bytes:
    lines = data.splitlines(keepends=True)
    del lines[random.randrange(len(lines))]
    return b"".join(lines)


def borrow_line(data: bytes, random: Random) -> bytes:
    lines = data.splitlines(keepends=True)
    other = random.choice(DAMAGED).splitlines(keepends=True)
    lines[random.randrange(len(lines))] = random.choice(other)
    return b"".join(lines)


KINDS = [flip, overwrite, remove, swap_lines, double_line, remove_line, borrow_line]


@pytest.mark.parametrize("damage", KINDS, ids=lambda damage: damage.__name__)
def test_no_damage_is_too_much(damage: Callable[[bytes, Random], bytes]) -> None:
    random = Random(2018)
    opened = 0
    times = 10_000 // len(KINDS) + 1
    for _ in range(times):
        data = damage(random.choice(DAMAGED), random)
        if random.random() < 0.2:
            data = random.choice(KINDS)(data, random)
        opened += opens(data)
    assert opened < times / 2, "most damage must be noticed"
