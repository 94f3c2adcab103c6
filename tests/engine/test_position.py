"""The position as one line of text: exact both ways, and nothing impossible gets in."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azul_tui.engine import (
    End,
    Game,
    NotationError,
    Phase,
    State,
    Wall,
    format_position,
    outlook,
    parse_position,
)
from tests.engine.tables import advance, boards_that_hold_every_tile, play, table


def test_a_position_has_a_field_for_everything() -> None:
    game = table(
        "23;W1,-,Y3,K1,B5;B,,..R;K*",
        "0",
        wall="gray",
        number=3,
        turn=2,
        marker=1,
        factories="/BBYK",
        center="RRW",
        lid="KK",
    )
    assert format_position(game.state) == (
        "azul1 gray 3 offer 2 1 1 0 -/BBYK/-/-/- RRW 12.16.17.15.18 0.0.0.2.0"
        " 23;W1,-,Y3,K1,B5;B....,.....,..R..,.....,.....;K* 0;-,-,-,-,-;.....,.....,.....,.....,"
        ".....;-"
    )


def test_every_phase_has_its_text() -> None:
    game = Game(State(2, Wall.GRAY), seed=1)
    assert format_position(game.state).split()[3] == "deal"
    tiling = table("0;B1", "0;-,R2", wall="gray")
    assert format_position(tiling.state).split()[3] == "offered"
    tiling.score_round()
    assert format_position(tiling.state).split()[3] == "tiling:0:1"
    tiling.place(tiling.placements()[0])
    assert format_position(tiling.state).split()[3] == "tiling:1:2"
    tiling.end_by_agreement()
    assert format_position(tiling.state).split()[3] == "over:agreed"


def positions(players: int, wall: Wall, seed: int) -> list[State]:
    """Every position of a random game, and each with an agreed end as well."""
    random = Random(seed)
    game = Game(State(players, wall, starter=seed % players), seed=seed)
    states = []
    while game.phase is not Phase.OVER:
        states.append(game.state.copy())
        agreed = Game(game.state.copy())
        agreed.end_by_agreement()
        states.append(agreed.state)
        advance(game, random)
    return [*states, game.state]


def same(one: State, other: State) -> bool:
    """Every attribute is equal, those included that the view does not show."""
    boards = zip(one.boards, other.boards, strict=True)
    return all(
        getattr(one, name) == getattr(other, name) for name in State.__slots__ if name != "boards"
    ) and all(
        getattr(mine, name) == getattr(its, name)
        for mine, its in boards
        for name in type(mine).__slots__
    )


@pytest.mark.parametrize("wall", Wall)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_reads_back_equal_in_every_detail(
    players: int, wall: Wall
) -> None:
    for seed in range(3):
        for state in positions(players, wall, seed):
            text = format_position(state)
            again = parse_position(text)
            assert same(again, state)
            assert format_position(again) == text
            assert len(text) < 400
            assert text.isascii()


@pytest.mark.parametrize("wall", Wall)
def test_a_game_goes_on_the_same_from_its_position(wall: Wall) -> None:
    random = Random(5)
    game = Game(State(3, wall), seed=5)
    while game.phase is not Phase.OVER:
        other = Game(parse_position(format_position(game.state)), seed=77)
        assert other.legal_moves() == game.legal_moves()
        assert other.placements() == game.placements()
        if game.phase is Phase.OFFER:
            move = random.choice(game.legal_moves())
            assert other.play(move) == game.play(move)
        elif game.phase is Phase.TILING:
            placement = random.choice(game.placements())
            assert other.place(placement) == game.place(placement)
        elif game.phase is Phase.OFFERED:
            assert other.score_round() == game.score_round()
        elif game.state.stuck:
            game.end_by_agreement()
            break
        else:
            assert other.deal(game.deal().factories) == game.events[-1]
        assert other.view == game.view


def test_takes_before_the_position_cannot_be_taken_back_but_later_ones_can() -> None:
    game = table("0", factories="BBYK", center="R", seed=3)
    play(game, "1B1")
    other = Game(parse_position(format_position(game.state)))
    assert other.takes_to_take_back == 0
    before = other.view
    play(other, "CY1")
    other.take_back()
    assert other.view == before


GOOD = format_position(table("1;-,B1;.Y;R", "2;;..R", center="BBY", marker=1).state)


def test_blanks_around_and_between_do_not_matter() -> None:
    assert format_position(parse_position(f"  {GOOD.replace(' ', '   ')}\n")) == GOOD


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("azul1", "azul2", "starts with azul1"),
        ("colored", "coloured", "is not a wall"),
        (" 2 offer", " two offer", "is not a round"),
        (" 2 offer", " -2 offer", "is not a round"),
        (" 2 offer", " 0 offer", "first round"),
        ("offer", "dealt", "is not a phase"),
        ("offer", "offer:1", "is not a phase"),
        ("offer", "tiling:0", "is not a phase"),
        ("offer", "tiling:2:1", "is not a phase"),
        ("offer", "tiling:0:6", "is not a phase"),
        ("offer", "tiling:0:1", "does not fit the tiles on offer"),
        ("offer", "offered", "does not fit the tiles on offer"),
        ("offer", "deal", "does not fit the tiles on offer"),
        ("offer", "over:row", "does not fit the tiles on offer"),
        ("offer", "over:quit", "is not a reason to end"),
        ("offer", "over", "is not a phase"),
        ("offer 1 ", "offer 3 ", "there is no seat 3"),
        ("offer 1 ", "offer 0 ", "there is no seat 0"),
        (" 1 0 -/", " 2 0 -/", "the marker"),
        (" 1 0 -/", " - 0 -/", "the marker"),
        (" 1 0 -/", " 1 2 -/", "rounds without a tile"),
        ("-/-/-/-/-", "-/-/-/-", "5 factories"),
        ("-/-/-/-/-", "BBBBB/-/-/-/-", "at most four tiles"),
        ("-/-/-/-/-", "B/-/-/-/-", "21 blue tiles"),
        (" BBY ", " BBYG ", "is not a color"),
        (" BBY ", " BBYb ", "is not a color"),
        (" BBY ", " BB ", "19 yellow tiles"),
        ("0.0.0.0.0", "0.0.0.0", "five colors"),
        ("0.0.0.0.0", "0.0.0.0.0.0", "five colors"),
        ("0.0.0.0.0", "0.0.0.0.999999999", "five colors"),
        ("0.0.0.0.0", "0.0.0.0.-1", "is not a number of tiles"),
        ("0.0.0.0.0", "0.0.0.0.٣", "is not a number of tiles"),
        ("1;-,B1", "-1;-,B1", "is not a score"),
        ("1;-,B1", "1;-,B3", "cannot hold 3 tiles"),
        ("1;-,B1", "1;-,B0", "cannot hold 0 tiles"),
        ("1;-,B1", "1;-,B", "is not a number of tiles"),
        ("1;-,B1,-", "1;-,B1", "five pattern lines"),
        (".Y...", ".Y..", "five by five"),
        (";*R", ";*RRRRRRR", "seven spaces"),
        (";*R", ";R", "the marker is missing"),
        (";*R", ";**R", "the marker lies"),
        (";*R", "", "is not a board"),
    ],
)
def test_what_is_wrong_is_said(old: str, new: str, said: str) -> None:
    assert old in GOOD
    with pytest.raises(NotationError, match=said):
        parse_position(GOOD.replace(old, new, 1))


@pytest.mark.parametrize(
    ("board", "wall", "said"),
    [
        ("0;;B.B", "gray", "twice in a row"),
        ("0;;B,B", "gray", "twice in a column"),
        ("0;-,B1;B,...B", "gray", "wall row has already"),
        ("0;-,B1;,.B", "colored", "wall row has already"),
        ("0;;.B", "colored", "space of another color"),
        ("0;;BYRKW", "colored", "complete row should have ended"),
    ],
)
def test_boards_that_break_a_rule_are_refused(board: str, wall: str, said: str) -> None:
    with pytest.raises(NotationError, match=said):
        table(board, wall=wall)


@pytest.mark.parametrize(
    ("boards", "phase", "said"),
    [
        (("0;B1", "0"), "deal", "was not scored"),
        (("0;;;R", "0"), "deal", "was not scored"),
        (("0;B1", "0"), "over:row", "was not scored"),
        (("0", "0"), "over:row", "reason to end does not fit"),
        (("0;;BYRKW", "0"), "over:no-tiles", "reason to end does not fit"),
        (("0", "0"), "over:no-tiles", "tiles remain"),
        (("0", "0"), "tiling:0:1", "no choice of a column is due"),
        (("0;-,B1", "0"), "tiling:0:2", "no choice of a column is due"),
        (("0;B1;.YRKW", "0"), "tiling:0:1", "leaves no choice"),
        (("0;B1,B2", "0"), "tiling:0:2", "further up"),
        (("0;B1", "0"), "tiling:1:1", "another player"),
    ],
)
def test_phases_that_do_not_fit_are_refused(boards: tuple[str, ...], phase: str, said: str) -> None:
    with pytest.raises(NotationError, match=said):
        table(*boards, wall="gray", phase=phase)


def test_h2_7_the_marker_held_with_a_full_floor_reads_back() -> None:
    game = table("0;;;RRRRRRR", center="YB")
    play(game, "CY1")
    text = format_position(game.state)
    assert parse_position(text).view() == game.view
    assert Game(parse_position(text)).view.marker == 0


@pytest.mark.parametrize("phase", ["deal", "offered"])
def test_r4_3_between_the_offers_the_starter_is_in_turn(phase: str) -> None:
    with pytest.raises(NotationError, match="starter acts first"):
        table("0", phase=phase, turn=2, starter=1)


def test_a_player_who_is_done_has_nothing_left_to_score() -> None:
    with pytest.raises(NotationError, match="still has tiles to score"):
        table("0;;;R", "0;B1", wall="gray", phase="tiling:1:1", turn=2)


def test_the_colored_wall_has_no_choice_of_a_column() -> None:
    with pytest.raises(NotationError, match="no choice of a column is due"):
        table("0;B1", phase="tiling:0:1")


def test_when_no_tile_is_left_no_deal_is_due() -> None:
    boards = boards_that_hold_every_tile()
    with pytest.raises(NotationError, match="not one tile can be dealt"):
        table(*boards, bag="", phase="deal")
    result = table(*boards, bag="", phase="over:no-tiles").result
    assert result is not None
    assert result.end is End.NO_TILES


@pytest.mark.parametrize("text", ["", " ", "azul1", GOOD + " 0", "x" * 10_000_000, GOOD * 100])
def test_what_is_no_position_at_all_is_a_short_sentence(text: str) -> None:
    with pytest.raises(NotationError) as error:
        parse_position(text)
    assert len(str(error.value)) < 100


CORPUS = [
    format_position(state)
    for players, wall, seed in [(2, Wall.GRAY, 1), (3, Wall.COLORED, 2), (4, Wall.GRAY, 3)]
    for state in positions(players, wall, seed)[::3]
]
LETTERS = "BYRKW.-*,;/: 0123456789azulofferdtingvwcy\n٣é"


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A position with some characters replaced, put in or left out, and fields exchanged."""
    fields = draw(st.sampled_from(CORPUS)).split(" ")
    for _ in range(draw(st.integers(0, 2))):
        other = draw(st.sampled_from(CORPUS)).split(" ")
        field = draw(st.integers(0, min(len(fields), len(other)) - 1))
        fields[field] = other[field]
    text = " ".join(fields)
    for _ in range(draw(st.integers(0, 3))):
        at = draw(st.integers(0, len(text)))
        put = draw(st.text(LETTERS, max_size=2))
        text = text[:at] + put + text[at + draw(st.integers(0, 2)) :]
    return text


@settings(max_examples=300)
@given(damaged(), st.randoms(use_true_random=False))
def test_a_damaged_position_is_refused_or_can_be_played_to_its_end(
    text: str, random: Random
) -> None:
    try:
        state = parse_position(text)
    except NotationError:
        return
    game = Game(state, seed=1)
    for _ in range(3000):
        again = parse_position(format_position(game.state))
        assert same(again, game.state)
        assert [outlook(board, game.view.wall) for board in game.view.boards]
        if game.phase is Phase.OVER:
            return
        assert bool(game.legal_moves()) is (game.phase is Phase.OFFER)
        advance(game, random)
    raise AssertionError("the game does not end")
