"""The second reading of the rules on whole games: stored, broken and torn ones."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from tests.golden import GAMES, Broken, broken_games, read_lines
from tests.referee import RefereeError, replay

SHARED = Path(__file__).parents[2] / "shared" / "cases"
CLAUSES = [
    "H2.7 the marker with a full floor",
    "H4.4 nobody took from the center",
    "H5.4 no tile to deal",
    "H6.4 the only space",
    "R2.2 the marker on a later floor space",
    "R2.4 all on the floor",
    "R2.4 too many for the line",
    "R2.6 a tile beyond the floor",
    "R3.3 the cut at zero",
    "R4.1 the lid is poured before the first factory",
    "R4.1 the lid is poured between two factories",
    "R4.1 the lid is poured in the middle of a factory",
    "R4.2 a short factory",
    "R4.2 an empty factory",
    "R5.1 two players complete a row",
    "R5.2 a complete color",
    "R5.2 a complete column",
    "R5.2 a complete row",
    "R5.3 a shared win",
    "R5.3 a tie decided by rows",
    "R6.1 a choice of columns",
    "R6.2 a dropped line",
    "R6.2 a dropped line beyond the floor",
    "end agreed",
    "end no-tiles",
    "end row",
    "undo",
    "undo across players",
    "undo after the last take of a round",
    "undo back to the start of a round",
]


def check_whole(lines: list[str]) -> None:
    verdict = replay(lines)
    result = json.loads(lines[-1])
    assert verdict.finished
    assert verdict.final == result["final"]
    assert verdict.winners == result["winners"]
    assert [list(counts) for counts in verdict.bonus] == result["bonus"]
    written = [json.loads(line)["scores"] for line in lines if line.startswith('{"scores"')]
    assert verdict.scores == written
    assert verdict.rounds == len(written)


def shuffled_inside_the_factories(line: str) -> str:
    event = json.loads(line)
    if "deal" in event:
        event["deal"] = [factory[::-1] for factory in event["deal"]]
    return json.dumps(event)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_stored_game_replays(path: Path) -> None:
    lines = read_lines(path)
    check_whole(lines)
    check_whole([shuffled_inside_the_factories(line) for line in lines])


@pytest.mark.parametrize("broken", broken_games(), ids=lambda broken: broken.name)
def test_a_broken_game_is_refused_at_its_first_fault(broken: Broken) -> None:
    with pytest.raises(RefereeError) as refused:
        replay(broken.lines)
    assert refused.value.line == broken.line


def test_a_torn_last_line_is_dropped_and_said() -> None:
    lines = read_lines(GAMES[0])
    torn = replay([*lines[:-1], lines[-1][:20]])
    assert torn.torn
    assert not torn.finished
    assert torn.scores == replay(lines).scores


def test_unknown_keys_are_reported_and_ignored() -> None:
    lines = read_lines(GAMES[0])
    lines[0] = lines[0].replace('"azul": 1', '"azul": 1, "weather": "rain"')
    verdict = replay(lines)
    assert verdict.warnings == ["unknown key 'weather'"]


def test_a_game_from_a_position_is_not_followed() -> None:
    header = json.loads(read_lines(GAMES[0])[0])
    header["position"] = "anything"
    with pytest.raises(RefereeError, match="position"):
        replay([json.dumps(header)])


def test_the_stored_games_meet_every_clause_that_a_game_can_miss() -> None:
    seen: Counter[str] = Counter()
    for path in GAMES:
        seen.update(replay(read_lines(path)).seen)
    assert sorted(seen) == CLAUSES


@pytest.mark.parametrize("path", sorted(SHARED.glob("records/*.azul")), ids=lambda path: path.stem)
def test_a_game_of_another_engine_replays(path: Path) -> None:
    check_whole(read_lines(path))


@pytest.mark.parametrize("path", sorted(SHARED.glob("broken/*.azul")), ids=lambda path: path.stem)
def test_a_broken_record_is_refused_at_the_line_expected(path: Path) -> None:
    expected = json.loads((SHARED / "broken" / "expected.json").read_text(encoding="utf-8"))
    with pytest.raises(RefereeError) as refused:
        replay(read_lines(path))
    assert refused.value.line == expected[path.name]["line"]


@pytest.mark.parametrize("path", sorted(SHARED.glob("torn/*.azul")), ids=lambda path: path.stem)
def test_a_torn_record_opens_unless_the_header_is_torn(path: Path) -> None:
    lines = read_lines(path)
    if path.stem == "header-half":
        with pytest.raises(RefereeError):
            replay(lines)
    else:
        assert replay(lines).torn == (path.stem == "last-line-half")
