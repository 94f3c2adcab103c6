"""R4.1 and R4.2: filling the factories, from the bag and then from the lid."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from azul_tui.engine import Color, Game, IllegalAction, Phase, Reason, State
from tests.engine.tables import advance, colors, table


def deal_due(bag: str) -> Game:
    """A game that waits for a deal, with these tiles in the bag and all others in the lid."""
    return table("0", phase="deal", bag=bag)


def refusal(game: Game, *factories: str) -> Reason:
    """Why these tiles cannot be dealt; nothing may have changed."""
    before, random = game.view, game.state.copy()
    with pytest.raises(IllegalAction) as refused:
        game.deal([colors(letters) for letters in factories])
    assert game.view == before
    assert game.state.bag == random.bag
    return refused.value.reason


def test_r4_1_every_factory_gets_four_tiles_from_the_bag() -> None:
    game = Game(State(3), seed=5)
    event = game.deal()
    assert event.poured == 0
    assert event.missing == 0
    assert game.view.round == event.round == 1
    dealt = Counter(color for factory in event.factories for color in factory)
    assert all(game.view.bag[color] == 20 - dealt[color] for color in Color)
    for shown, drawn in zip(game.view.factories, event.factories, strict=True):
        assert shown == tuple(sorted(drawn))


def test_r4_1_the_lid_is_not_poured_while_the_bag_is_enough() -> None:
    game = deal_due("BBBBBYYYYYRRRRRKKKKK")
    event = game.deal()
    assert event.poured == 0
    assert sum(game.view.bag) == 0
    assert sum(game.view.lid) == 80


def test_r4_1_the_lid_is_poured_when_the_bag_is_empty_and_a_tile_is_needed() -> None:
    game = deal_due("")
    event = game.deal()
    assert event.poured == 100
    assert sum(game.view.bag) == 80
    assert sum(game.view.lid) == 0


@pytest.mark.parametrize("left", range(1, 20))
def test_r4_1_the_lid_is_poured_in_the_middle_and_the_tiles_of_the_bag_come_first(
    left: int,
) -> None:
    game = deal_due("B" * left)
    event = game.deal()
    assert event.poured == 100 - left
    tiles = [tile for factory in event.factories for tile in factory]
    assert set(tiles[:left]) == {Color.BLUE}
    assert sum(game.view.bag) == 80
    assert sum(game.view.lid) == 0


def test_r4_1_a_deal_that_empties_the_bag_exactly_leaves_the_lid_alone() -> None:
    game = deal_due("W" * 20)
    assert game.deal().poured == 0
    assert sum(game.view.lid) == 80


WALL = "BYRK,WBYR,KWBY,RKWB,YRKW"
SCARCE = [f"0;;{WALL}", f"0;;{WALL}", f"0;-,K1;{WALL}", f"0;-,-,R1;{WALL}"]
"""Four boards that hold 82 tiles, so that 18 are left for 9 factories."""


def test_r4_2_with_bag_and_lid_empty_factories_stay_short_or_empty() -> None:
    game = table(*SCARCE, phase="deal", bag="")
    event = game.deal()
    assert [len(factory) for factory in event.factories] == [4, 4, 4, 4, 2, 0, 0, 0, 0]
    assert (event.missing, event.poured) == (18, 18)
    assert game.phase is Phase.OFFER
    assert sum(game.view.bag) == sum(game.view.lid) == 0


def test_r4_2_such_a_round_is_played_like_any_other() -> None:
    game = table(*SCARCE, phase="deal", bag="")
    game.deal()
    random = Random(1)
    while game.phase is Phase.OFFER:
        advance(game, random)
    assert game.phase is Phase.OFFERED


def test_a_given_deal_is_taken_as_given() -> None:
    game = Game(State(2))
    event = game.deal([colors(tiles) for tiles in ("WBYK", "BBBB", "YYYY", "RRRR", "KKKK")])
    assert event.factories[0] == colors("WBYK")
    assert game.view.factories[0] == colors("BYKW")
    assert game.view.bag == (15, 15, 16, 15, 19)


def test_a_given_deal_may_empty_the_bag_in_the_middle_of_a_factory() -> None:
    """The order inside a factory means nothing, so the tiles of the bag may stand anywhere."""
    game = deal_due("BBBBBB")
    event = game.deal([colors(tiles) for tiles in ("BBBB", "YBRB", "YYYY", "RRRR", "KKKK")])
    assert event.poured == 94
    assert game.view.bag == (14, 15, 15, 16, 20)
    assert game.view.lid == (0, 0, 0, 0, 0)


def test_r4_1_the_lid_may_give_more_of_what_the_bag_ended_with() -> None:
    game = deal_due("BBBBB")
    game.deal([colors(tiles) for tiles in ("BBBB", "BBBB", "YYYY", "RRRR", "KKKK")])
    assert game.view.bag == (12, 16, 16, 16, 20)


def test_r4_1_a_deal_that_passes_over_the_rest_of_the_bag_is_refused() -> None:
    game = deal_due("BBBBBB")
    assert refusal(game, "BBBB", "BYYY", "YYYY", "RRRR", "KKKK") is Reason.TILES_NOT_AVAILABLE
    assert refusal(game, "BBBY", "BBBY", "YYYY", "RRRR", "KKKK") is Reason.TILES_NOT_AVAILABLE


def test_r4_1_a_deal_of_what_lies_in_the_lid_is_refused_while_the_bag_has_tiles() -> None:
    game = deal_due("B" * 20)
    assert refusal(game, "YYYY", "BBBB", "BBBB", "BBBB", "BBBB") is Reason.TILES_NOT_AVAILABLE


def test_a_deal_of_more_than_twenty_of_a_color_is_refused() -> None:
    game = Game(State(4))
    blue = ["BBBB"] * 6 + ["YYYY"] * 3
    assert refusal(game, *blue) is Reason.TILES_NOT_AVAILABLE


def test_r1_4_a_factory_gets_neither_more_nor_fewer_than_four() -> None:
    game = Game(State(2))
    assert refusal(game, "BBBBB", "Y", "RRRR", "KKKK", "WWWW") is Reason.FACTORY_TOO_FULL
    assert refusal(game, "BBBB", "YYY", "RRRR", "KKKK", "WWWW") is Reason.FACTORY_TOO_SHORT
    assert refusal(game, "BBBB", "YYYY", "RRRR", "KKKK", "") is Reason.FACTORY_TOO_SHORT
    assert refusal(game, "BBBB", "YYYY", "RRRR", "KKKK") is Reason.WRONG_FACTORY_COUNT
    assert refusal(game) is Reason.WRONG_FACTORY_COUNT


def test_r4_2_what_is_left_is_dealt_one_factory_after_the_other() -> None:
    game = table(*SCARCE, phase="deal", bag="")
    left = "BBBBYYYYWWWWRRRKKK"
    good = [left[at : at + 4] for at in range(0, 36, 4)]
    spread = [left[at : at + 2] for at in range(0, 18, 2)]
    assert refusal(game, *spread) is Reason.FACTORY_TOO_SHORT
    for too_many in ("KKK", "KKKK"):
        factories = [*good[:4], too_many, *good[5:]]
        assert refusal(game, *factories) is Reason.TILES_NOT_AVAILABLE
    game.deal([colors(letters) for letters in good])
    assert game.view.factories[4] == colors("KK")


def test_no_deal_is_made_twice_or_after_the_end() -> None:
    game = Game(State(2), seed=1)
    game.deal()
    with pytest.raises(IllegalAction) as refused:
        game.deal()
    assert refused.value.reason is Reason.NO_DEAL_DUE
    game.end_by_agreement()
    with pytest.raises(IllegalAction) as refused:
        game.deal()
    assert refused.value.reason is Reason.GAME_OVER


def test_a_refused_deal_does_not_change_the_draws_to_come() -> None:
    one, other = Game(State(2), seed=3), Game(State(2), seed=3)
    refusal(one, "BBBB")
    assert one.deal() == other.deal()


def test_the_same_seed_draws_the_same_tiles() -> None:
    assert Game(State(4), seed=8).deal() == Game(State(4), seed=8).deal()
    assert Game(State(4), seed=8).deal() != Game(State(4), seed=9).deal()


def test_given_deals_leave_the_later_draws_as_they_would_have_been() -> None:
    """So a game that was stored goes on with the tiles it would have drawn."""
    played = Game(State(2), seed=3)
    random = Random(1)
    replayed = Game(State(2), seed=3)
    for _ in range(4):
        event = played.deal()
        assert replayed.deal(event.factories) == event
        while played.phase is Phase.OFFER:
            replayed.play(played.play(random.choice(played.legal_moves())).move)
        assert replayed.score_round() == played.score_round()
    assert replayed.deal() == played.deal()


def test_every_tile_of_the_bag_is_equally_likely() -> None:
    """2,000 deals of 20 tiles out of 100: each color takes its fifth, in every factory."""
    total = Counter[tuple[int, Color]]()
    for seed in range(2000):
        for factory, tiles in enumerate(Game(State(2), seed=seed).deal().factories):
            total.update((factory, tile) for tile in tiles)
    assert all(abs(total[factory, color] - 1600) < 160 for factory in range(5) for color in Color)
