"""A game: the checked way to play, with its draws, its take-backs and what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from azul_tui.engine import dealing, offer, tiling
from azul_tui.engine.color import Color
from azul_tui.engine.errors import IllegalAction, Reason
from azul_tui.engine.events import Dealt, End, Event, Result, TilesTaken
from azul_tui.engine.moves import Move, Placement
from azul_tui.engine.state import OFFER, OFFERED, OVER, Phase, State, TableView


class Game:
    """A game of Azul from the first deal to the result.

    Every action is checked, returns the events it caused, and changes nothing when it is refused.
    The same seed and the same actions make the same game.

    >>> game = Game(State(2), seed=42)
    >>> event = game.deal()
    >>> game.play(game.legal_moves()[0]).placed
    1

    Args:
        state: where the game starts; it belongs to the game from now on.
        seed: for the draws from the bag; None draws differently each time.
    """

    def __init__(self, state: State, *, seed: int | None = None) -> None:
        self._state = state
        self._random = Random(seed)
        self._dealt = state.tiles[:]
        self._events: list[Event] = []
        self._view: TableView | None = None

    @property
    def state(self) -> State:
        """The live table, for reading only; ``copy()`` it to try things out."""
        return self._state

    @property
    def view(self) -> TableView:
        """The table as an immutable value; the same object until something changes."""
        if self._view is None:
            self._view = self._state.view()
        return self._view

    @property
    def events(self) -> Sequence[Event]:
        """All that happened, without what was taken back."""
        return self._events

    @property
    def takes(self) -> Sequence[Move]:
        """The takes of the round being played, until it is scored; those taken back left out."""
        return [taken.move for taken in self._last_takes()]

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        return self._state.phase

    @property
    def result(self) -> Result | None:
        """The outcome, once the game is over."""
        return self.view.result

    def legal_moves(self) -> list[Move]:
        """All takes of the player in turn; empty unless a take is due (R2.1, R2.5)."""
        return offer.legal_moves(self._state)

    def placements(self) -> list[Placement]:
        """The choices of a column on the gray wall; empty unless one is due (R6.1)."""
        return tiling.placements(self._state)

    def play(self, move: Move) -> TilesTaken:
        """Play a take for the player in turn (R2).

        Raises:
            IllegalAction: the rules forbid it.
            NotationError: the move names a source or a row that no game has.
        """
        event = offer.take(self._state, move)
        self._view = None
        self._events.append(event)
        return event

    @property
    def takes_to_take_back(self) -> int:
        """How many takes can be taken back: those of this round, until the scoring begins."""
        return len(self._last_takes()) if self._state.phase in _UNSCORED else 0

    def take_back(self, count: int = 1) -> list[TilesTaken]:
        """Take back the last ``count`` takes, the latest first, and return them.

        Raises:
            IllegalAction: the round does not have so many takes, or its scoring has begun.
            ValueError: ``count`` is not positive.
        """
        if count < 1:
            raise ValueError("at least one take is taken back")
        if count > self.takes_to_take_back:
            raise IllegalAction(Reason.NOTHING_TO_TAKE_BACK)
        undone = self._last_takes()[: -count - 1 : -1]
        for taken in undone:
            offer.put_back(self._state, taken, self._dealt)
        del self._events[-count:]
        self._view = None
        return undone

    def deal(self, factories: Sequence[Sequence[Color]] | None = None) -> Dealt:
        """Fill the factories, at random or with the given tiles, and start a round (R4.1).

        Raises:
            IllegalAction: no deal is due, or the bag could not have given these tiles.
        """
        state = self._state
        if reason := dealing.refusal(state, factories):
            raise IllegalAction(reason)
        if factories is None:
            factories, poured = dealing.draw(state, self._random)
        else:
            poured = dealing.take_out(state, factories, self._random)
        event = dealing.fill(state, factories, poured)
        self._dealt = state.tiles[:]
        self._view = None
        self._events.append(event)
        return event

    def score_round(self) -> list[Event]:
        """Score the round, as far as it goes without a choice of a column (R3).

        Raises:
            IllegalAction: tiles are still on offer, or the scoring has begun already.
        """
        return self._add(tiling.begin(self._state))

    def place(self, placement: Placement) -> list[Event]:
        """Choose a column of the gray wall, and score on to the next choice (R6).

        Raises:
            IllegalAction: no choice is due, another line is, or the space is not possible.
            NotationError: the placement names a line or a column that no board has.
        """
        return self._add(tiling.place(self._state, placement))

    def end_by_agreement(self) -> list[Event]:
        """End the game because the players agreed to; walls score as they stand (H5.5).

        Raises:
            IllegalAction: the game is over already.
        """
        if self._state.phase is OVER:
            raise IllegalAction(Reason.GAME_OVER)
        events: list[Event] = []
        tiling.end_game(self._state, End.AGREED, events)
        return self._add(events)

    def _add(self, events: list[Event]) -> list[Event]:
        self._view = None
        self._events += events
        return events

    def _last_takes(self) -> list[TilesTaken]:
        takes: list[TilesTaken] = []
        for event in reversed(self._events):
            if not isinstance(event, TilesTaken):
                break
            takes.append(event)
        return takes[::-1]


_UNSCORED = frozenset({OFFER, OFFERED})
