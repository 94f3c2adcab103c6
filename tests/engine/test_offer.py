"""R2.1 to R2.3, R2.8, R2.9 and H2.7: taking tiles, the marker, the end of the offer."""

from __future__ import annotations

from azul_tui.engine import CENTER, Color, Game, Move, Phase, State, TilesTaken
from tests.engine.tables import colors, play, table, texts


def test_r2_1_all_tiles_of_the_color_are_taken_and_the_others_go_to_the_center() -> None:
    game = table("0", factories="BBYK/RRRW")
    event = game.play(Move.parse("1B3"))
    assert event.tiles == 2
    assert game.view.factories[0] == ()
    assert game.view.tiles_at(CENTER) == (0, 1, 0, 1, 0)
    assert game.view.factories[1] == colors("RRRW")


def test_r2_1_from_the_center_only_that_color_goes() -> None:
    game = table("0", factories="BBYK", center="RRKW", marker=2, turn=1)
    assert game.play(Move.parse("CR5")).tiles == 2
    assert game.view.center == (0, 0, 0, 1, 1)
    assert game.view.factories[0] == colors("BBYK")


def test_r2_1_a_take_joins_the_tiles_that_lie_in_the_center_already() -> None:
    game = table("0", factories="BBYK", center="RYY")
    play(game, "1BF")
    assert game.view.center == (0, 3, 1, 1, 0)


def test_r2_1_nobody_may_pass_while_there_are_tiles() -> None:
    """Even when no pattern line takes the color, the floor line does."""
    game = table("0;B1,B2,B3,B4,B5", center="Y")
    assert texts(game.legal_moves()) == {"CYF"}


def test_r2_2_the_first_to_take_from_the_center_takes_the_marker() -> None:
    game = table("0", factories="BBYK")
    play(game, "1B2")
    event = game.play(Move.parse("CY1"))
    assert event.marker
    assert game.view.marker == 1
    assert not game.view.marker_in_center
    assert game.view.boards[1].floor == (None,)


def test_r2_2_the_marker_goes_on_the_floor_before_the_tiles() -> None:
    game = table("0;;;R", center="YYY")
    play(game, "CY1")
    assert game.view.boards[0].floor == (Color.RED, None, Color.YELLOW, Color.YELLOW)


def test_r2_2_the_marker_counts_as_a_tile_on_the_floor() -> None:
    game = table("0;;;RRRRR", center="YYY")
    event = game.play(Move.parse("CYF"))
    assert (event.floored, event.discarded) == (1, 2)
    assert game.view.boards[0].floor == (*colors("RRRRR"), None, Color.YELLOW)


def test_r2_2_later_takers_of_the_center_take_no_marker() -> None:
    game = table("0", center="YYKB")
    assert game.play(Move.parse("CY2")).marker
    assert not game.play(Move.parse("CK1")).marker
    assert not game.play(Move.parse("CB1")).marker
    assert game.view.marker == 0
    assert game.view.boards[1].floor == ()


def test_r2_2_a_take_from_a_factory_never_takes_the_marker() -> None:
    game = table("0", factories="BBBB/YYYY")
    assert not game.play(Move.parse("1B5")).marker
    assert game.view.marker_in_center


def test_r2_3_the_marker_alone_is_no_source() -> None:
    game = table("0", factories="BBBB/YYYY")
    assert all(move.source != CENTER for move in game.legal_moves())
    play(game, "1B5")
    assert all(move.source != CENTER for move in game.legal_moves())


def test_h2_7_with_a_full_floor_the_marker_takes_no_space_but_is_held() -> None:
    game = table("9;;;RRRRRRR", center="Y")
    event = game.play(Move.parse("CY1"))
    assert event.marker
    assert game.view.marker == 0
    assert game.view.boards[0].floor == colors("RRRRRRR")


def test_h2_7_its_holder_pays_nothing_for_it_and_starts_the_next_round() -> None:
    game = table("20", "20;;;RRRRRRR", center="Y", turn=2)
    play(game, "CY5")
    game.score_round()
    assert game.view.boards[1].score == 20 - 14
    assert game.view.starter == game.view.turn == 1


def test_r2_8_the_offer_ends_with_the_last_tile() -> None:
    game = table("0", center="YB")
    phases = []
    for move in ("CY1", "CB1"):
        play(game, move)
        phases.append(game.phase)
    assert phases == [Phase.OFFER, Phase.OFFERED]
    assert game.legal_moves() == []


def test_r2_8_the_marker_left_in_the_center_does_not_keep_the_offer_open() -> None:
    game = table("0", factories="BBBB")
    play(game, "1B5")
    assert game.phase is Phase.OFFERED
    assert game.view.marker_in_center


def test_r2_9_bag_and_lid_are_open_information_but_their_order_is_not() -> None:
    one, other = Game(State(2), seed=1), Game(State(2), seed=2)
    assert one.view == other.view
    assert one.state.bag == other.state.bag
    one.deal()
    assert sum(one.view.bag) == 80


def test_a_take_tells_what_happened() -> None:
    game = table("0;-,-,Y2", center="YYYYB")
    assert game.play(Move.parse("CY3")) == TilesTaken(
        seat=0,
        move=Move(CENTER, Color.YELLOW, 2),
        marker=True,
        placed=1,
        floored=3,
        discarded=0,
        filled=True,
    )
    assert game.events[-1].__class__ is TilesTaken
