"""A game in play and its record: whatever is done can be read, and gone on with."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from azul_tui.engine import (
    Dealt,
    Game,
    IllegalAction,
    Move,
    NotationError,
    Phase,
    Placement,
    State,
    TileScored,
    Wall,
    format_position,
)
from azul_tui.record import RecordError, Session, Store, TakenBack, header_at, new_header
from azul_tui.record.reading import read_record
from tests.golden import read_lines
from tests.record.playing import (
    NAMES,
    SEATS_AND_WALLS,
    act,
    assert_same,
    play_to_the_end,
    play_until,
    played,
    start,
)
from tests.referee.record import replay


def path_of(session: Session) -> Path:
    assert session.path is not None
    return session.path


def last_line(session: Session) -> object:
    return json.loads(path_of(session).read_text(encoding="utf-8").splitlines()[-1])


@pytest.mark.parametrize(("players", "wall"), SEATS_AND_WALLS)
@pytest.mark.parametrize("seed", range(4))
def test_every_moment_of_a_game_can_be_read_as_it_stands(
    players: int, wall: Wall, seed: int
) -> None:
    random = Random(seed)
    session = start(players, wall, seed)
    while session.game.phase is not Phase.OVER:
        act(session, random)
        assert session.problem is None
        if random.random() < 0.2:
            record = read_record(path_of(session))
            assert record.notices == ()
            if session.game.phase is not Phase.TILING:
                assert_same(record.game, session.game)
                assert list(record.log) == list(session.log)
        if session.game.state.round > 12:
            session.end_by_agreement()
    record = read_record(path_of(session))
    assert record.ended
    assert_same(record.game, session.game)
    assert list(record.log) == list(session.log)


@pytest.mark.parametrize(("players", "wall"), SEATS_AND_WALLS)
def test_the_second_reading_of_the_rules_agrees_with_what_is_written(
    players: int, wall: Wall
) -> None:
    session = start(players, wall, seed=11)
    play_to_the_end(session, Random(11))
    verdict = replay(read_lines(path_of(session)))
    result = session.game.result
    assert result is not None
    assert verdict.finished
    assert verdict.final == list(result.final)
    assert verdict.warnings == []


@pytest.mark.parametrize(("players", "wall"), SEATS_AND_WALLS)
def test_a_game_that_is_resumed_all_the_time_is_the_same_game(players: int, wall: Wall) -> None:
    one, other = start(players, wall, seed=5), start(players, wall, seed=5)
    play_to_the_end(one, Random(3))
    random = Random(3)
    while other.game.phase is not Phase.OVER:
        if other.game.state.round > 12:
            other.end_by_agreement()
        else:
            act(other, random)
        # Nothing says that a scoring began until its first choice is made.
        if other.game.phase is not Phase.TILING or _has_placed(other):
            other.close()
            other = Session.resume(path_of(other))
    assert_same(one.game, other.game)
    assert read_lines(path_of(one))[1:] == read_lines(path_of(other))[1:]


def _has_placed(session: Session) -> bool:
    return isinstance(last_line(session), dict) and "place" in str(last_line(session))


def test_a_scoring_that_waits_for_its_first_choice_begins_again() -> None:
    session = start(2, Wall.GRAY)
    play_until(session, Phase.TILING, Random(1))
    session.close()
    again = Session.resume(path_of(session))
    assert again.game.phase is Phase.OFFERED
    again.score_round()
    assert_same(again.game, session.game)


def test_the_header_comes_first_and_every_action_is_a_line() -> None:
    session = Session.start(new_header(["Ana", "Bor"], seed=42, start=1))
    header = last_line(session)
    assert isinstance(header, dict)
    created = header.pop("created")
    assert header == {
        "azul": 1,
        "players": ["Ana", "Bor"],
        "wall": "colored",
        "seed": 42,
        "start": 2,
    }
    assert created == session.header.created.isoformat()
    dealt = session.deal()
    letters = ["".join(color.letter for color in tiles) for tiles in dealt.factories]
    assert last_line(session) == {"deal": letters}
    move = session.game.legal_moves()[0]
    session.play(move)
    assert last_line(session) == {"seat": 2, "take": str(move)}
    session.take_back()
    assert last_line(session) == {"undo": 1}
    play_until(session, Phase.OFFERED, Random(1))
    session.score_round()
    scores = [board.score for board in session.game.view.boards]
    assert last_line(session) == {"scores": scores}


def test_the_last_line_is_the_result() -> None:
    session = start(2, Wall.GRAY, seed=3)
    play_to_the_end(session, Random(3))
    result = session.game.result
    assert result is not None
    assert last_line(session) == {
        "end": result.end.value,
        "bonus": [list(bonus) for bonus in result.bonuses],
        "final": list(result.final),
        "winners": [seat + 1 for seat in result.winners],
    }


def test_a_refused_action_writes_nothing() -> None:
    session = start()
    session.deal()
    before = path_of(session).read_bytes()
    refused: list[Callable[[], object]] = [
        session.deal,
        session.score_round,
        session.take_back,
        lambda: session.place(Placement(0, 0)),
        lambda: session.play(Move.parse("9B1")),
    ]
    for action in refused:
        with pytest.raises(IllegalAction):
            action()
    assert path_of(session).read_bytes() == before
    assert len(session.log) == 1


def test_take_backs_stand_in_the_log_and_survive() -> None:
    session = start()
    session.deal()
    first, second = (session.play(session.game.legal_moves()[0]) for _ in range(2))
    assert session.take_back(2) == [second, first]
    session.close()
    again = Session.resume(path_of(session))
    assert list(again.log[1:]) == [first, second, TakenBack((second, first))]
    again.play(first.move)
    assert again.take_back() == [first]


def test_a_take_can_be_taken_back_after_resuming_but_never_past_a_deal() -> None:
    session = start()
    play_until(session, Phase.OFFERED, Random(2))
    takes = session.game.takes_to_take_back
    session.close()
    with Session.resume(path_of(session)) as again:
        assert again.game.takes_to_take_back == takes
        again.take_back(takes)
        with pytest.raises(IllegalAction):
            again.take_back()
        assert isinstance(again.log[0], Dealt)


def test_draws_go_on_as_they_would_have(tmp_path: Path) -> None:
    sessions = [start(3, seed=9, store=Store(tmp_path)) for _ in range(2)]
    for session in sessions:
        play_until(session, Phase.OFFERED, Random(4))
    sessions[1].close()
    sessions[1] = Session.resume(path_of(sessions[1]))
    for session in sessions:
        session.score_round()
        session.deal()
    assert_same(sessions[0].game, sessions[1].game)


def test_lines_cut_off_after_a_power_cut_are_written_before_the_next_one() -> None:
    session = start(2, Wall.GRAY)
    play_until(session, Phase.TILING, Random(1))
    while session.game.phase is Phase.TILING:
        session.place(session.game.placements()[0])
    session.close()
    path = path_of(session)
    lines = path.read_bytes().splitlines(keepends=True)
    assert lines[-1].startswith(b'{"scores"')
    path.write_bytes(b"".join(lines[:-1]))
    with Session.resume(path) as again:
        assert_same(again.game, session.game)
        again.deal()
    assert path.read_bytes().splitlines(keepends=True)[: len(lines)] == lines
    assert read_record(path).game.phase is Phase.OFFER


# -- where a game may begin ----------------------------------------------------------------------


@pytest.mark.parametrize("phase", [Phase.DEAL, Phase.OFFER, Phase.OFFERED, Phase.TILING])
def test_a_game_starts_from_a_position_in_any_phase(phase: Phase) -> None:
    source = start(3, Wall.GRAY, seed=8)
    act(source, Random(0))
    play_until(source, phase, Random(8))
    position = format_position(source.game.state)
    session = Session.start(header_at(position, NAMES[:3], seed=1))
    assert session.game.view == source.game.view
    assert session.game.takes_to_take_back == 0
    play_to_the_end(session, Random(1))
    record = read_record(path_of(session))
    assert record.ended
    assert_same(record.game, session.game)
    assert record.header.position == position


def test_a_position_says_who_plays_unless_names_are_given() -> None:
    position = format_position(State(3, Wall.GRAY, 2))
    header = header_at(position)
    assert header.players == ("Player 1", "Player 2", "Player 3")
    assert (header.wall, header.start) == (Wall.GRAY, 2)
    assert header_at(f"  {position}\n", ["A", "A", ""]).players == ("A", "A 2", "Player 3")


def test_a_position_that_cannot_be_played_is_refused() -> None:
    over = Game(State(2), seed=1)
    over.end_by_agreement()
    for text, names in [
        ("azul1", ()),
        (format_position(State(2)), NAMES[:3]),
        (format_position(over.state), ()),
    ]:
        with pytest.raises(NotationError):
            header_at(text, names)


@pytest.mark.parametrize(
    "change",
    [
        {"wall": "gray"},
        {"start": 2},
        {"players": ["A", "B", "C"]},
        {"position": "azul1"},
        {"position": 1},
    ],
)
def test_a_record_that_contradicts_its_position_is_refused(
    change: dict[str, object], tmp_path: Path
) -> None:
    header = header_at(format_position(State(2))).as_json() | change
    path = tmp_path / "game.azul"
    path.write_text(json.dumps(header) + "\n", encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        read_record(path)
    assert caught.value.line == 1


def test_who_starts_is_drawn_by_the_seed() -> None:
    starts = [new_header(NAMES, seed=seed).start for seed in range(40)]
    assert set(starts) == {0, 1, 2, 3}
    assert starts == [new_header(NAMES, seed=seed).start for seed in range(40)]


@pytest.mark.parametrize(("names", "seat"), [(["A"], None), (["A"] * 5, None), (["A", "B"], 2)])
def test_a_header_is_for_two_to_four_players(names: list[str], seat: int | None) -> None:
    with pytest.raises(ValueError, match=r"two to four|no seat"):
        new_header(names, start=seat)


@pytest.mark.parametrize(
    "names",
    [
        ["Ann [/x]", 'B"or\\'],
        ["Ćene Žižek", "高橋"],
        ["שלום", "مرحبا"],
        ["🙂", "👩‍👩‍👧"],
        ["a" * 200, "b" * 100_000],
        ["", ""],
        ["../../etc", "CON"],
        ["line\nbreak", "tab\there\u2028"],
        ["\ud800", "\x00"],
    ],
)
def test_names_of_any_script_and_length_come_back(names: list[str]) -> None:
    session = Session.start(new_header(names, seed=1))
    session.deal()
    record = read_record(path_of(session))
    assert session.problem is None
    assert record.names == session.names
    assert path_of(session).parent == Store().directory
    assert len(path_of(session).name.encode()) < 100


# -- ending by agreement -------------------------------------------------------------------------


@pytest.mark.parametrize("phase", [Phase.DEAL, Phase.OFFER, Phase.OFFERED, Phase.TILING])
@pytest.mark.parametrize("seed", range(3))
def test_the_players_may_agree_to_end_at_any_time(phase: Phase, seed: int) -> None:
    session = start(4, Wall.GRAY, seed)
    act(session, Random(seed))
    play_until(session, phase, Random(seed))
    session.end_by_agreement()
    record = read_record(path_of(session))
    assert record.ended
    assert_same(record.game, session.game)


def test_an_agreement_before_the_first_choice_of_a_column_keeps_what_was_scored() -> None:
    session = start(4, Wall.GRAY, seed=1)
    random = Random(1)
    # Until a tile that had only one space comes before the first choice of a round.
    while not (session.game.phase is Phase.TILING and isinstance(session.log[-1], TileScored)):
        if session.game.phase is Phase.TILING:
            play_until(session, Phase.DEAL, random)
        act(session, random, undo=0)
    session.end_by_agreement()
    line = last_line(session)
    assert isinstance(line, dict)
    assert line["scoring"] is True
    record = read_record(path_of(session))
    assert (record.ended, record.notices) == (True, ())
    assert_same(record.game, session.game)


def test_an_agreement_in_a_position_that_waits_for_a_choice_is_recorded() -> None:
    source = start(3, Wall.GRAY, seed=8)
    play_until(source, Phase.TILING, Random(8))
    session = Session.start(header_at(format_position(source.game.state)))
    session.end_by_agreement()
    record = read_record(path_of(session))
    assert record.ended
    assert_same(record.game, session.game)


@pytest.mark.parametrize("scoring", ["1", "false", "null", "{}"])
def test_a_scoring_begins_or_is_not_mentioned(scoring: str) -> None:
    session = start(4, Wall.GRAY, seed=1)
    play_until(session, Phase.TILING, Random(1))
    session.end_by_agreement()
    path = path_of(session)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('"scoring": true', f'"scoring": {scoring}'), encoding="utf-8")
    with pytest.raises(RecordError, match="scoring"):
        read_record(path)


def test_an_agreement_between_two_choices_of_columns_is_recorded() -> None:
    session = start(4, Wall.GRAY)
    play_until(session, Phase.TILING, Random(6))
    session.place(session.game.placements()[0])
    assert session.game.phase is Phase.TILING
    session.end_by_agreement()
    assert_same(read_record(path_of(session)).game, session.game)


# -- replay --------------------------------------------------------------------------------------


@pytest.mark.parametrize("wall", Wall)
def test_a_record_gives_every_moment_of_its_game(wall: Wall) -> None:
    session = start(3, wall, seed=2)
    random = Random(2)
    views = [session.game.view]
    while session.game.phase is not Phase.OVER:
        act(session, random)
        views.append(session.game.view)
    record = read_record(path_of(session))
    assert len(record.steps) == len(views) - 1
    assert [record.game_at(count).view for count in range(len(views))] == views
    with pytest.raises(IndexError):
        record.game_at(len(views))


def test_moments_of_a_record_do_not_touch_each_other() -> None:
    record = read_record(path_of(played(Store().directory)))
    game = record.game_at(3)
    game.play(game.legal_moves()[0])
    assert record.game_at(3).view != game.view
    assert record.game.view == record.game_at(len(record.steps)).view


@pytest.mark.parametrize("make", ["missing", "folder", "damaged"])
def test_what_is_no_game_cannot_be_resumed_and_is_left_alone(tmp_path: Path, make: str) -> None:
    path = tmp_path / "game.azul"
    if make == "folder":
        path.mkdir()
    elif make == "damaged":
        path.write_bytes(b"not a game\n")
    with pytest.raises(RecordError) as caught:
        Session.resume(path)
    assert caught.value.file == str(path)
    assert [file.name for file in tmp_path.iterdir()] == ([] if make == "missing" else [path.name])
