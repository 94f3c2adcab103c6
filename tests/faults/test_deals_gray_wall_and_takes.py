"""Faults in rules and state, 8 to 14 of the list: each made impossible here."""

from __future__ import annotations

from random import Random

import pytest

from azul_tui.engine import (
    ROWS,
    Color,
    FloorCharged,
    Game,
    IllegalAction,
    Phase,
    Placement,
    State,
    TilesTaken,
    Wall,
    outlook,
)
from azul_tui.record.statistics import statistics
from azul_tui.ui.screens.result import ResultScreen
from tests.engine.checking import check_table
from tests.engine.tables import advance, boards_that_hold_every_tile, play, table
from tests.faults.helping import table_on_screen, text_of
from tests.record.playing import play_to_the_end, start
from tests.ui.driving import press
from tests.ui.hosting import screen_text


class TestFault08ShortDeals:
    """A short deal was taken as an error, or a full factory was forged."""

    def test_some_factories_stay_empty(self) -> None:
        walls = "BYRK,WBYR,KWBY,RKWB,YRKW"
        game = table(*[f"0;;{walls}"] * 4, phase="deal", bag="")
        assert [len(factory) for factory in game.deal().factories] == [4] * 5 + [0] * 4
        check_table(game)
        random = Random(1)
        while game.phase is Phase.OFFER:
            advance(game, random)
        assert game.phase is Phase.OFFERED

    def test_one_factory_may_be_filled_in_part(self) -> None:
        walls = ["BYR,WBYR,KWBY,RKWB,YRKW", *["BYRK,WBYR,KWBY,RKWB,YRKW"] * 3]
        game = table(*(f"0;;{wall}" for wall in walls), phase="deal", bag="KK")
        assert [len(factory) for factory in game.deal().factories] == [4] * 5 + [1, 0, 0, 0]

    def test_without_any_tile_the_game_ends_and_is_scored(self) -> None:
        game = table(*boards_that_hold_every_tile(), phase="offered")
        game.score_round()
        assert game.result is not None


class TestFault09TheGrayWall:
    """A color twice in a column, the choice in another line, a stuck game, a dead button."""

    def test_what_is_placed_without_asking_keeps_the_columns(self) -> None:
        # Both lines hold blue and have one space left each, in the same column.
        game = table("0;B1,B2;.YRKW,.RKWY", wall="gray")
        game.score_round()
        assert game.view.boards[0].wall[0][0] is Color.BLUE
        assert game.view.boards[0].wall[1][0] is None

    def test_the_choice_is_for_the_line_that_is_due(self) -> None:
        game = table("0;B1,-,R3", wall="gray")
        game.score_round()
        with pytest.raises(IllegalAction):
            game.place(Placement(2, 4))
        game.place(Placement(0, 4))
        assert game.view.boards[0].wall[0] == (None, None, None, None, Color.BLUE)
        assert (game.view.tiling_line, game.view.boards[0].lines[2].tiles) == (2, 3)

    def test_nobody_with_a_choice_is_no_reason_to_stop(self) -> None:
        dropped = "20;-,-,B3;....B,,YRKW"
        game = table(dropped, dropped, wall="gray")
        game.score_round()
        assert game.phase is Phase.DEAL

    async def test_on_the_screen_every_way_through_a_scoring_comes_to_its_end(self) -> None:
        boards = ("0;B1,-,R3", "0;-,-,B3;....B,,YRKW", "0;K1;BYR..", "0;Y1,W2;;RR")
        for keys in (["enter"], ["s", "enter"], ["tab", "right", "enter"], ["3", "4", "enter"]):
            game = table(*boards, wall="gray")
            async with table_on_screen(game) as (pilot, screen):
                for _ in range(40):
                    await press(pilot, *keys)
                    if screen.session.game.view.round == game.view.round + 1:
                        break
                assert screen.session.game.phase is Phase.OFFER, keys
                for board in screen.session.game.view.boards:
                    for line in (*board.wall, *zip(*board.wall, strict=True)):
                        held = [color for color in line if color is not None]
                        assert len(held) == len(set(held))


class TestFault10TheLastRoundAnnounced:
    """ "Last round" was said of a line that cannot be placed, or stayed after a take-back."""

    def test_a_line_that_cannot_be_placed_ends_nothing(self) -> None:
        board = table("0;-,-,B3;....B,,YRKW", wall="gray").view.boards[0]
        assert not outlook(board, Wall.GRAY).can_complete_row

    async def test_the_notice_comes_and_goes_with_the_take(self) -> None:
        game = table("0;;BYRK", center="WWR", marker=2)
        async with table_on_screen(game) as (pilot, screen):
            seen = []
            for key in ("w", "1", "u"):
                await press(pilot, key)
                seen.append("Ana ends the game" in text_of(screen.tabletop.bar))
            assert seen == [False, True, False]
            assert "ends the game" not in screen_text(pilot)

    async def test_nothing_is_announced_for_a_line_that_falls(self) -> None:
        game = table("0;-,-,B2;....B,,YRKW", center="BR", wall="gray", marker=2)
        async with table_on_screen(game) as (pilot, screen):
            await press(pilot, "b", "3")
            assert len(screen.session.game.takes) == 1
            assert "end the game" not in screen_text(pilot)


class TestFault11APlayerWhoIsDone:
    """A player who had a complete row stopped the table."""

    def test_the_others_still_tile_choose_and_are_charged(self) -> None:
        game = table("0;W1;BYRK", "5;K1;;R", "5;Y1;;RR", wall="gray")
        game.score_round()
        while game.placements():
            game.place(game.placements()[0])
        assert game.phase is Phase.OVER
        assert [board.score for board in game.view.boards] == [5, 5, 4]

    async def test_on_the_screen_the_result_comes_after_them(self) -> None:
        game = table("0;W1;BYRK", "5;K1;;R", "5;Y1;;RR", wall="gray")
        async with table_on_screen(game) as (pilot, screen):
            await press(pilot, "enter", "s", "2", "s", "5", "s", "enter")
            await pilot.pause()
            assert screen.session.game.phase is Phase.OVER
            assert isinstance(pilot.app.screen, ResultScreen)
            result = pilot.app.screen.view.table.result
            assert result is not None
            assert result.winners == (0,)


class TestFault12GamesThatNeverEnd:
    """Games that can never end hung the program."""

    @pytest.mark.parametrize("wall", Wall)
    def test_when_everybody_takes_to_the_floor_an_end_is_offered(self, wall: Wall) -> None:
        game = Game(State(2, wall), seed=1)
        for _ in range(2):
            assert not game.state.stuck
            game.deal()
            while game.legal_moves():
                game.play(next(move for move in game.legal_moves() if move.row == ROWS))
            game.score_round()
        assert game.state.stuck
        game.end_by_agreement()
        assert game.result is not None
        assert game.result.final == (0, 0)

    async def test_the_screen_offers_it_and_goes_on_if_nobody_wants_to(self) -> None:
        game = table("7", "3", phase="deal", idle=2)
        async with table_on_screen(game) as (pilot, screen):
            await press(pilot, "enter")
            assert "No tile has reached any wall" in screen_text(pilot)
            await press(pilot, "n")
            assert screen.session.game.phase is Phase.OFFER
        async with table_on_screen(game) as (pilot, screen):
            await press(pilot, "enter", "y")
            await pilot.pause()
            assert screen.session.game.phase is Phase.OVER
            assert isinstance(pilot.app.screen, ResultScreen)
            result = pilot.app.screen.view.table.result
            assert result is not None
            assert (result.winners, result.final[0]) == ((0,), 7)


class TestFault13ATakeSplit:
    """A take could be split over several lines, or kept off a line that had room."""

    def test_a_take_goes_into_one_line_as_far_as_it_fits(self) -> None:
        random = Random(13)
        game = Game(State(2), seed=13)
        while game.phase is not Phase.OVER:
            before = game.view
            advance(game, random)
            event = game.events[-1]
            if not isinstance(event, TilesTaken) or event.move.row == ROWS:
                continue
            lines, after = before.boards[event.seat].lines, game.view.boards[event.seat].lines
            line = lines[event.move.row]
            assert event.placed == min(event.tiles, event.move.row + 1 - line.tiles)
            changed = [row for row in range(ROWS) if lines[row] != after[row]]
            assert changed == [event.move.row]

    def test_what_does_not_fit_falls(self) -> None:
        game = table("0;-,B1", factories="BBBB")
        play(game, "1B2")
        assert game.view.boards[0].floor == (Color.BLUE,) * 3


class TestFault14ForgivenPenalties:
    """Statistics counted points of the floor line that the cut at zero had forgiven."""

    def test_what_was_lost_and_what_was_forgiven_are_told_apart(self) -> None:
        charged = [
            (event.charged, event.forgiven)
            for event in table("3;;;RRRR", "3;;;RR").score_round()
            if isinstance(event, FloorCharged)
        ]
        assert charged == [(3, 3), (2, 0)]

    @pytest.mark.parametrize("wall", Wall)
    def test_the_statistics_add_up_to_the_final_score(self, wall: Wall) -> None:
        session = start(3, wall, seed=14)
        play_to_the_end(session, Random(14))
        forgiven = 0
        for seat in statistics(session.log, 3):
            assert seat.wall_points - seat.floor_charged + seat.bonus_points == seat.final
            forgiven += seat.floor_forgiven
        assert forgiven, "nothing was cut at zero in this game"

    async def test_the_result_shows_only_what_was_really_lost(self) -> None:
        game = table("3;W1;BYRK;RRRRRRR", "20;;;RR", marker=None)
        async with table_on_screen(game) as (pilot, screen):
            await press(pilot, "enter", "s", "enter", "tab")
            await pilot.pause()
            shown = screen_text(pilot).splitlines()
            lost = next(line for line in shown if "lost to the floor line" in line)
            assert "8" in lost
            assert "14" not in lost
            assert screen.session.game.phase is Phase.OVER
