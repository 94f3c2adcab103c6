"""Reading records: which are read, which are refused, and where."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from azul_tui.engine import Phase
from azul_tui.record import RecordError
from azul_tui.record.reading import parse_record, read_record
from tests.golden import GAMES, Broken, broken_games, read_lines
from tests.record.playing import ALL_GAMES, SHARED, second_reading

BASE = (Path(GAMES[0].parent) / "colored-2p-08.azul").read_bytes()
HEADER = BASE.splitlines(keepends=True)[0]


def shared_broken() -> list[Broken]:
    """The broken cases beside the repository, where they are at hand."""
    folder = SHARED / "broken"
    if not folder.exists():
        return []
    expected = json.loads((folder / "expected.json").read_text(encoding="utf-8"))
    return [
        Broken(name, tuple(read_lines(folder / name)), case["line"], case["gist"])
        for name, case in expected.items()
    ]


def as_bytes(broken: Broken) -> bytes:
    return "".join(f"{line}\n" for line in broken.lines).encode()


def with_header(**changes: object) -> bytes:
    """The base game with another header."""
    header = json.loads(HEADER) | changes
    return BASE.replace(HEADER, json.dumps(header).encode() + b"\n")


def refusal(data: bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        parse_record(data, "game.azul")
    return caught.value


@pytest.mark.parametrize("path", ALL_GAMES, ids=lambda path: path.stem)
def test_a_game_of_another_engine_replays_to_its_end(path: Path) -> None:
    record = read_record(path)
    second = second_reading(path)
    result = record.game.result
    assert result is not None
    assert record.ended
    assert record.notices == ()
    assert list(result.final) == second.final
    assert [seat + 1 for seat in result.winners] == second.winners
    assert result.end.value == second.end


@pytest.mark.parametrize("broken", [*broken_games(), *shared_broken()], ids=lambda b: b.name)
def test_a_fault_is_found_on_its_line_and_said_in_a_sentence(broken: Broken) -> None:
    error = refusal(as_bytes(broken))
    assert (error.file, error.line) == ("game.azul", broken.line)
    assert error.reason[0].isupper()
    assert error.reason.endswith(".")
    assert str(error) == f"game.azul:{broken.line}: {error.reason}"


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(BASE.replace(b"\n", b"\r\n"), id="windows"),
        pytest.param(BASE.replace(b"\n", b"\r"), id="old-mac"),
        pytest.param(b"\xef\xbb\xbf" + BASE, id="byte-order-mark"),
        pytest.param(b"\xef\xbb\xbf" + BASE.replace(b"\n", b"\r\n"), id="mark-and-windows"),
        pytest.param(BASE.replace(b"\n", b" \t \n"), id="trailing-blanks"),
        pytest.param(BASE.replace(b"\n", b"\n\n  \n"), id="blank-lines-between"),
        pytest.param(b"\n \n" + BASE, id="blank-lines-before"),
        pytest.param(BASE + b"\n\n   \n\t", id="blank-lines-after"),
        pytest.param(BASE.rstrip(), id="no-line-end-after-the-end"),
        pytest.param(BASE.replace(b", ", b" ,  ").replace(b": ", b":"), id="other-spacing"),
    ],
)
def test_what_editors_and_other_systems_do_to_a_file_is_read(data: bytes) -> None:
    record = parse_record(data, "game.azul")
    assert record.ended
    assert record.game.view == parse_record(BASE, "game.azul").game.view
    assert record.notices == ()


def test_blank_lines_count_as_lines() -> None:
    lines = BASE.splitlines(keepends=True)
    lines[5:5] = [b"\n", b"\n", b"[]\n"]
    assert refusal(b"".join(lines)).line == 8


def test_a_stream_is_read_to_its_end_and_called_by_its_name() -> None:
    record = read_record(io.BytesIO(BASE), "-")
    assert record.name == "-"
    assert record.ended


# -- what a power cut leaves ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "tail",
    [
        b'{"seat": ',
        b'{"seat": 2, "take": "5B4"}',
        b'{"seat": 2, "take": "9Z9"}',
        b"\x00" * 4096,
        b"\xff\xfe\x80",
        b"\x00" * 100 + b"\n",
        b'{"seat": 2, \x00\x00\x00\x00\x00"5B4"}\n',
        b"[",
    ],
)
def test_a_torn_last_line_is_dropped_and_said(tail: bytes) -> None:
    whole = b"".join(BASE.splitlines(keepends=True)[:8])
    record = parse_record(whole + tail, "game.azul")
    assert record.torn
    assert record.notices == ("Line 9, the last, was not written to its end and is left out.",)
    assert len(record.steps) == 7
    assert record.text == whole


@pytest.mark.parametrize("line", [b"hello", b'{"seat": ', b'{"seat": 2, "take": "5B4"}}'])
@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\n\n"])
def test_a_last_line_with_its_end_was_written_to_it_and_is_refused(line: bytes, end: bytes) -> None:
    whole = b"".join(BASE.splitlines(keepends=True)[:8])
    error = refusal(whole + line + end)
    assert error.line == 9
    assert error.reason.startswith("The line is not JSON: ")


def test_a_line_without_its_end_counts_only_when_it_ends_the_game() -> None:
    lines = BASE.splitlines(keepends=True)
    cut_end = parse_record(BASE.rstrip(b"\n"), "game.azul")
    assert (cut_end.torn, cut_end.ended) == (False, True)
    cut_scores = parse_record(b"".join(lines[:-1]).rstrip(b"\n"), "game.azul")
    assert (cut_scores.torn, cut_scores.ended) == (True, False)
    assert cut_scores.game.phase is Phase.OFFERED


@pytest.mark.parametrize(
    ("written", "wrong", "sentence"),
    [
        ('"scores": [1, 5]', '"scores": [1, 6]', "Scores: the file says 1, 6; by {} 1, 5."),
        ('"scores": [1, 5]', '"scores": [1]', "Scores: the file says 1; by {} 1, 5."),
        ('"scores": [1, 5]', '"scores": "1-5"', "Scores: the file says '1-5'; by {} 1, 5."),
        (
            '"final": [60, 57]',
            '"final": [61, 57]',
            "Final scores: the file says 61, 57; by {} 60, 57.",
        ),
        (
            '"bonus": [[2, 1, 1], ',
            '"bonus": [[2, 0, 1], ',
            "Bonuses (rows/columns/colors): the file says 2/0/1, 2/0/1; by {} 2/1/1, 2/0/1.",
        ),
        ('"winners": [1]', '"winners": [1, 2]', "Winning seats: the file says 1, 2; by {} 1."),
        (', "winners": [1]', "", "Winning seats: the file says nothing; by {} 1."),
        ('"end": "row"', '"end": "no-tiles"', "End: the file says no-tiles; by {} row."),
    ],
)
def test_what_does_not_follow_is_told_as_it_is_written_and_as_it_should_be(
    written: str, wrong: str, sentence: str
) -> None:
    assert written.encode() in BASE
    reason = refusal(BASE.replace(written.encode(), wrong.encode())).reason
    assert reason == sentence.format("the rules it is")


def test_a_wrong_end_of_the_game_is_refused_also_without_its_line_end() -> None:
    wrong = BASE.replace(b'"final": [60, ', b'"final": [61, ')
    assert refusal(wrong.rstrip()).line == 69


def test_a_game_whose_last_line_is_missing_is_over_all_the_same() -> None:
    record = parse_record(b"".join(BASE.splitlines(keepends=True)[:-1]), "game.azul")
    assert not record.ended
    assert record.game.result is not None


@pytest.mark.parametrize("cut", [1, 20, len(HEADER) - 2])
def test_half_a_header_holds_no_game(cut: int) -> None:
    error = refusal(HEADER[:cut])
    assert error.line == 1
    assert error.reason == "The header was not written to its end: there is no game."


def test_a_header_alone_is_a_game_that_waits_for_its_first_deal() -> None:
    for data in (HEADER, HEADER.rstrip()):
        record = parse_record(data, "game.azul")
        assert record.game.phase is Phase.DEAL
        assert record.notices == ()


@pytest.mark.parametrize("data", [b"", b"\n", b" \n\t\n", b"\xef\xbb\xbf", b"\xef\xbb\xbf\n"])
def test_an_empty_file_holds_no_game(data: bytes) -> None:
    assert refusal(data).reason == "The file is empty: it holds no game."


def test_the_torn_cases_open_without_their_last_line() -> None:
    for path in (SHARED / "torn").glob("last-line-*"):
        before = path.read_bytes()
        record = read_record(path)
        assert record.torn
        assert len(record.steps) == len(before.splitlines()) - 2
        assert path.read_bytes() == before


# -- keys of other versions ----------------------------------------------------------------------


def test_unknown_keys_are_ignored_with_a_notice() -> None:
    lines = BASE.splitlines()
    lines[0] = lines[0][:-1] + b', "table": "kitchen"}'
    lines[3] = lines[3][:-1] + b', "seconds": 12}'
    lines[4] = b'{"comment": "well played"}\n' + lines[4]
    record = parse_record(b"\n".join(lines) + b"\n", "game.azul")
    assert record.ended
    assert record.notices == (
        "Line 1: the unknown key 'table' is ignored.",
        "Line 4: the unknown key 'seconds' is ignored.",
        "Line 5: the unknown key 'comment' is ignored.",
    )


def test_a_thousand_unknown_keys_are_told_in_a_few_lines() -> None:
    extra = b"".join(b'{"x%d": 1}\n' % number for number in range(1000))
    whole = b"".join(BASE.splitlines(keepends=True)[:-1]) + extra + BASE.splitlines()[-1]
    notices = parse_record(whole, "game.azul").notices
    assert len(notices) == 6
    assert notices[-1] == "995 more unknown keys are ignored."


def test_another_version_is_refused_with_a_sentence() -> None:
    assert refusal(with_header(azul=2)).reason == (
        "This record was written by a newer version (format 2)."
    )
    assert "unknown version" in refusal(with_header(azul=0)).reason


# -- types are strict ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("azul", True),
        ("azul", 1.0),
        ("azul", "1"),
        ("azul", None),
        ("players", "Ana"),
        ("players", {"Ana": 1, "Bor": 2}),
        ("players", ["Ana", None]),
        ("players", []),
        ("wall", None),
        ("wall", "Colored"),
        ("wall", ["colored"]),
        ("seed", "42"),
        ("seed", True),
        ("seed", 4.0),
        ("start", True),
        ("start", 1.0),
        ("start", "1"),
        ("start", 10**30),
        ("start", -1),
        ("created", None),
        ("created", 2026),
        ("created", "yesterday"),
        ("created", "9999-12-31T23:59:59-23:59"),
        ("position", 5),
        ("position", "azul1"),
    ],
)
def test_a_header_with_a_wrong_value_is_refused(key: str, value: object) -> None:
    assert refusal(with_header(**{key: value})).line == 1


@pytest.mark.parametrize("key", ["players", "wall", "seed", "start", "created"])
def test_a_header_says_everything_that_is_fixed_before_the_game(key: str) -> None:
    header = json.loads(HEADER)
    del header[key]
    error = refusal(json.dumps(header).encode() + b"\n")
    assert error.reason == f"The header does not say {key!r}."


@pytest.mark.parametrize(
    "event",
    [
        '{"seat": true, "take": "%s"}',
        '{"seat": 1.0, "take": "%s"}',
        '{"seat": "1", "take": "%s"}',
        '{"seat": null, "take": "%s"}',
        '{"seat": [1], "take": "%s"}',
        '{"seat": 1e0, "take": "%s"}',
        '{"seat": 10000000000000000000000000, "take": "%s"}',
        '{"seat": 0, "take": "%s"}',
        '{"seat": -1, "take": "%s"}',
        '{"seat": 1, "take": ["%s"]}',
        '{"seat": 1, "take": null}',
        '{"seat": 1, "take": "%s "}',
        '{"seat": 1, "seat": 1, "take": "%s"}',
        '{"seat": 1, "take": "%s", "take": "CBF"}',
        '{"seat": NaN, "take": "%s"}',
        '{"seat": Infinity, "take": "%s"}',
        '{"seat": 1, "take": "\\ud800"}',
        '{"seat": 1, "take": "\\u0000"}',
        '{"seat": 1, "take": "%s"} {}',
        '{"seat": 1, "take": "%s"},',
        '{"undo": 1.0}',
        '{"undo": "1"}',
        '{"undo": -1}',
        '{"undo": 100000000000000000000}',
        '{"scores": {}}',
        '{"scores": [0, 0]}',
        '{"deal": {"1": "BBBB"}}',
        '{"deal": ["BBBB", ["BBBB"]]}',
        '{"deal": "BBBB"}',
        '{"end": 1}',
        '{"end": null}',
        '{"end": ["row"]}',
        '{"end": "agreed"}',
        '{"end": "agreed", "bonus": [[0, 0, 0], [0, 0, 0]], "final": [0, 0], "winners": [1, true]}',
        '{"end": "agreed", "bonus": [[0, 0, 0], [0, 0, 0]], "final": [0, 0.0], "winners": [1, 2]}',
        '{"end": "agreed", "bonus": [[0, 0], [0, 0]], "final": [0, 0], "winners": [1, 2]}',
        "{}",
        "null",
        "true",
        "1",
        '"take"',
        "NaN",
    ],
)
def test_an_event_with_a_wrong_value_is_refused_on_its_line(event: str) -> None:
    header, deal, take = with_header(start=1).splitlines()[:3]
    move = json.loads(take)["take"]
    right = b'{"seat": 1, "take": "%s"}' % move.encode()
    assert len(parse_record(b"\n".join([header, deal, right, b""]), "game.azul").steps) == 2
    wrong = event.replace("%s", move).encode()
    assert refusal(b"\n".join([header, deal, wrong, b'{"undo": 1}', b""])).line == 3


def test_a_take_in_small_letters_is_refused() -> None:
    lines = BASE.splitlines(keepends=True)
    lines[2] = lines[2].lower()
    assert "must be written as" in refusal(b"".join(lines)).reason


# -- monsters ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        pytest.param(b"[" * 1_000_000, id="nested-lists"),
        pytest.param(b'{"a":' * 100_000, id="nested-objects"),
        pytest.param(b'{"undo": ' + b"9" * 5_000 + b"}", id="5000-digits"),
        pytest.param(b'{"undo": ' + b"9" * 4_000 + b"}", id="4000-digits"),
        pytest.param(b'{"seat": 1, "take": "' + b"3" * 10_000_000 + b'"}', id="10-mb"),
        pytest.param(b"x" * 10_000_000, id="10-mb-of-nothing"),
        pytest.param(
            b"{" + b", ".join(b'"k%d": 1' % n for n in range(50_000)) + b', "k49999": 1}',
            id="many-keys",
        ),
        pytest.param(b'{"deal": [' + b'"B", ' * 100_000 + b'"B"]}', id="many-factories"),
        pytest.param(b'{"deal": ["' + b"B" * 500_000 + b'"]}', id="a-large-factory"),
        pytest.param(b'{"scores": [' + b"[" * 500 + b"]" * 500 + b"]}", id="deep-scores"),
        pytest.param(b"\x00" * 1_000_000, id="zeros"),
        pytest.param(b"\xff" * 1_000_000, id="no-utf-8"),
    ],
)
@pytest.mark.parametrize("at", [1, 2, 30])
def test_a_monstrous_line_ends_in_a_short_sentence(line: bytes, at: int) -> None:
    lines = BASE.splitlines()
    lines[at - 1] = line
    error = refusal(b"\n".join(lines) + b"\n")
    assert error.line == at
    assert len(error.reason) < 200


def test_a_hundred_thousand_lines_are_read() -> None:
    lines = BASE.splitlines()[:3] + [b'{"undo": 1}', BASE.splitlines()[2]] * 50_000
    record = parse_record(b"\n".join(lines) + b"\n", "game.azul")
    assert len(record.steps) == 100_002
    assert len(record.game.takes) == 1


@pytest.mark.parametrize("end", [b"\n", b"\r", b"\r\n", b"{}\n"])
def test_more_lines_than_any_game_has_are_refused(end: bytes) -> None:
    assert "too large" in refusal(HEADER + end * 600_000).reason


def test_a_file_that_never_ends_is_refused(tmp_path: Path) -> None:
    class Endless(io.BytesIO):
        def read(self, size: int | None = -1) -> bytes:
            assert size is not None
            assert size > 0
            return b" " * size

    with pytest.raises(RecordError, match="too large"):
        read_record(Endless(), "-")


@pytest.mark.parametrize("make", ["missing", "folder"])
def test_a_file_that_cannot_be_read_is_an_error_without_a_line(tmp_path: Path, make: str) -> None:
    path = tmp_path / "game.azul"
    if make == "folder":
        path.mkdir()
    with pytest.raises(RecordError, match=r"cannot be read") as caught:
        read_record(path)
    assert caught.value.line is None
    assert str(caught.value).startswith(f"{path}: The file cannot be read: ")


def test_names_that_would_upset_a_screen_are_cleaned_and_told_apart() -> None:
    record = parse_record(with_header(players=["Ana\x1b[2J", "\u202eAna[2J"]), "game.azul")
    assert record.names == ("Ana[2J", "Ana[2J 2")


def test_every_reading_gives_a_game_of_its_own() -> None:
    one, other = (parse_record(BASE, "game.azul") for _ in range(2))
    assert one.game is not other.game
    assert one.log == other.log
