"""Any actions in any order: hypothesis looks for a way to break the table.

The referee plays along until something happens that it does not know (a take taken back, a
position read again).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from azul_tui.engine import (
    CENTER,
    COLORS,
    Game,
    IllegalAction,
    Move,
    Phase,
    Placement,
    State,
    Wall,
    format_position,
    parse_position,
)
from tests.engine.checking import Beside, check_scoring, check_table
from tests.engine.tables import advance

sources = st.one_of(st.integers(0, 8), st.just(CENTER))
ANY_MOVE = st.builds(Move, sources, st.sampled_from(COLORS), st.integers(0, 5))
ANY_PLACEMENT = st.builds(Placement, st.integers(0, 4), st.integers(0, 4))
CHOICE = st.integers(0, 10_000)


class TableMachine(RuleBasedStateMachine):
    """A game, what was done so far, and the referee beside it."""

    @initialize(
        players=st.integers(2, 4),
        wall=st.sampled_from(Wall),
        starter=st.integers(0, 1),
        seed=st.integers(0, 2**32),
    )
    def start(self, players: int, wall: Wall, starter: int, seed: int) -> None:
        self.setting = (players, wall, starter)
        self.seed = seed
        self.game = Game(State(players, wall, starter), seed=seed)
        self.done: list[Callable[[Game], object]] = []
        """What was done and still stands."""
        self.referee: Beside | None = Beside(self.game)

    @precondition(lambda self: self.game.phase is Phase.DEAL)
    @rule()
    def deal(self) -> None:
        self.done.append(Game.deal)
        if self.referee:
            self.referee.deal()
        else:
            self.game.deal()

    @precondition(lambda self: self.game.phase is Phase.OFFER)
    @rule(choice=CHOICE)
    def play(self, choice: int) -> None:
        moves = self.game.legal_moves()
        move = moves[choice % len(moves)]
        self.done.append(lambda game: game.play(move))
        if self.referee:
            self.referee.play(move)
        else:
            self.game.play(move)

    @precondition(lambda self: self.game.phase is Phase.OFFERED)
    @rule()
    def score_round(self) -> None:
        self.done.append(Game.score_round)
        if self.referee:
            self.referee.score_round()
        else:
            before = self.game.view
            check_scoring(before, self.game.score_round())

    @precondition(lambda self: self.game.phase is Phase.TILING)
    @rule(choice=CHOICE)
    def place(self, choice: int) -> None:
        placements = self.game.placements()
        placement = placements[choice % len(placements)]
        self.done.append(lambda game: game.place(placement))
        if self.referee:
            self.referee.place(placement)
        else:
            before = self.game.view
            check_scoring(before, self.game.place(placement))

    @rule(random=st.randoms(use_true_random=False), steps=st.integers(5, 60))
    def go_on(self, random: Random, steps: int) -> None:
        """Many steps at once, so that later rounds come up as well."""
        for _ in range(steps):
            if self.game.phase is Phase.DEAL:
                self.deal()
            elif self.game.phase is Phase.OFFER:
                self.play(random.randrange(10_000))
            elif self.game.phase is Phase.OFFERED:
                self.score_round()
            elif self.game.phase is Phase.TILING:
                self.place(random.randrange(10_000))

    @precondition(lambda self: self.game.takes_to_take_back)
    @rule(count=st.integers(1, 6))
    def take_back_and_play_again(self, count: int) -> None:
        count = min(count, self.game.takes_to_take_back)
        before, told = self.game.view, list(self.game.events)
        undone = self.game.take_back(count)
        assert self.game.takes_to_take_back == len(self.game.takes)
        check_table(self.game)
        for taken in reversed(undone):
            assert self.game.play(taken.move) == taken
        assert self.game.view == before
        assert list(self.game.events) == told

    @precondition(lambda self: self.game.takes_to_take_back)
    @rule(count=st.integers(1, 3))
    def take_back(self, count: int) -> None:
        count = min(count, self.game.takes_to_take_back)
        self.game.take_back(count)
        del self.done[-count:]
        self.referee = None

    @rule(move=ANY_MOVE)
    def a_move_that_is_not_legal_changes_nothing(self, move: Move) -> None:
        if move in self.game.legal_moves():
            return
        self._refused(lambda: self.game.play(move))

    @rule(placement=ANY_PLACEMENT)
    def a_placement_that_is_not_possible_changes_nothing(self, placement: Placement) -> None:
        if placement in self.game.placements():
            return
        self._refused(lambda: self.game.place(placement))

    @rule()
    def what_is_not_due_changes_nothing(self) -> None:
        if self.game.phase is not Phase.OFFERED:
            self._refused(self.game.score_round)
        if self.game.phase is not Phase.DEAL:
            self._refused(self.game.deal)
        self._refused(lambda: self.game.deal([()] * self.game.state.factories))
        self._refused(lambda: self.game.take_back(self.game.takes_to_take_back + 1))

    def _refused(self, action: Callable[[], object]) -> None:
        before, told = self.game.view, list(self.game.events)
        with pytest.raises(IllegalAction):
            action()
        assert self.game.state.view() == before
        assert list(self.game.events) == told

    @rule(random=st.randoms(use_true_random=False))
    def a_copy_goes_its_own_way(self, random: Random) -> None:
        before = self.game.view
        other = Game(self.game.state.copy(), seed=1)
        for _ in range(5):
            if other.phase is not Phase.OVER:
                advance(other, random)
        assert self.game.state.view() == before

    @rule()
    def the_position_reads_back(self) -> None:
        text = format_position(self.game.state)
        state = parse_position(text)
        assert state.view() == self.game.view
        assert format_position(state) == text

    @rule(luck=st.integers(0, 20))
    def agree_to_end(self, luck: int) -> None:
        """Rarely, or there would be no long games."""
        if luck != 13 or self.game.phase is Phase.OVER:
            return
        before = self.game.view
        self.done.append(Game.end_by_agreement)
        events = self.game.end_by_agreement()
        check_scoring(before, events)
        assert before.boards == self.game.view.boards

    @invariant()
    def all_is_well(self) -> None:
        if hasattr(self, "game"):
            check_table(self.game)

    def teardown(self) -> None:
        """The same seed and the same actions make the same game."""
        if not hasattr(self, "game"):
            return
        again = Game(State(*self.setting), seed=self.seed)
        for action in self.done:
            action(again)
        assert list(again.events) == list(self.game.events)
        assert again.view == self.game.view


TableMachine.TestCase.settings = settings(max_examples=150, stateful_step_count=60)
TestTable = TableMachine.TestCase
