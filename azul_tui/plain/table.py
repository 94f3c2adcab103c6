"""The players around one keyboard: asks, plays, and says what happened, until the game is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from azul_tui import text
from azul_tui.appearance import Boards
from azul_tui.engine import (
    Color,
    Event,
    IllegalAction,
    Move,
    Phase,
    Placement,
    Reason,
    RoundEnded,
    forecast,
)
from azul_tui.plain import reading, showing
from azul_tui.plain.answers import answer
from azul_tui.plain.cells import shown_names
from azul_tui.plain.console import Console
from azul_tui.plain.picking import pick
from azul_tui.plain.preferences import Preferences
from azul_tui.plain.reading import Command, Verb
from azul_tui.plain.talking import Talk
from azul_tui.record import Session
from azul_tui.text import line_mode
from azul_tui.turn import Turn

_LONGEST_ECHO: Final = 30
_LEAVE: Final = frozenset([Verb.ENTER, Verb.QUIT])


class Left(Exception):
    """The players leave the game; it is saved."""


class Table:
    """A game in play on a console, told as its players prefer."""

    def __init__(self, console: Console, session: Session, preferences: Preferences) -> None:
        self._talk = Talk(console, session)
        self._session = session
        self._game = session.game
        self._names = shown_names(session.names, console.encoding)
        self._preferences = preferences
        self._turn = Turn(())
        self._new_turn = True
        """The table has changed since the player in turn was last shown it."""
        self._ending: str | None = None
        self._verbs: dict[Verb, Callable[[str], None]] = {
            Verb.ENTER: self._enter,
            Verb.PICK: self._pick,
            Verb.UNDO: self._take_back,
            Verb.WORDS: lambda _: self._tell(Boards.WORDS),
            Verb.GRID: lambda _: self._tell(Boards.GRID),
            Verb.BRIEF: lambda _: self._be_brief(True),
            Verb.FULL: lambda _: self._be_brief(False),
            Verb.END: self._end,
            Verb.QUIT: self._leave,
        }

    def greet(self, *, resumed: bool) -> None:
        """Say who plays; in a game that goes on, what happened last."""
        self._talk.lines(
            showing.greeting(self._session, self._names, self._boards, resumed=resumed)
        )

    def play(self) -> None:
        """Play on until the game is over.

        Raises:
            Left: the players want to leave.
            EOFError: there is no more input.
        """
        self._talk.note_problem()
        self._begin_turn()
        while self._game.phase is not Phase.OVER:
            if self._game.phase is Phase.DEAL:
                self._start_round()
            else:
                self._ask()

    def show_result(self) -> None:
        """Say who won, and answer what is asked afterwards, until the players leave.

        Raises:
            EOFError: there is no more input.
        """
        self._talk.lines(showing.ending(self._session, self._names))
        if self._session.path is not None:
            self._talk.path(line_mode.record_at(self._session.path))
        while (command := reading.parse(self._talk.ask(line_mode.AFTERWARDS))).verb not in _LEAVE:
            if command.verb in {Verb.WORDS, Verb.GRID}:
                self._verbs[command.verb](command.rest)
            else:
                self._talk.lines(self._answer(command) or [line_mode.OVER])

    # What the game waits for.

    def _start_round(self) -> None:
        if self._game.state.stuck:
            self._talk.say(text.stuck())
            if self._talk.agreed(line_mode.STUCK_QUESTION):
                self._talk.do(self._session.end_by_agreement)
                return
        event = self._talk.do(self._session.deal)
        self._ending = None
        self._talk.say()
        self._talk.say(line_mode.round_starts(event.round, self._names[event.starter]))
        for notice in (text.poured(event), text.short_deal(event)):
            if notice:
                self._talk.say(notice)
        self._begin_turn()

    def _ask(self) -> None:
        if self._new_turn:
            self._new_turn = False
            self._show_turn()
        command = reading.parse(
            self._talk.ask(showing.question(self._game, self._names, self._turn))
        )
        if command.verb in self._verbs:
            self._verbs[command.verb](command.rest)
        else:
            self._talk.lines(self._answer(command))

    def _answer(self, command: Command) -> list[str]:
        return answer(command, self._session, self._names, self._boards, self._turn)

    @property
    def _boards(self) -> Boards:
        return self._preferences.boards

    def _show_turn(self) -> None:
        """Show what the player in turn needs to see."""
        game = self._game
        self._talk.say()
        if game.phase is Phase.OFFERED:
            return
        seat = game.view.turn
        told = game.view, seat, self._names[seat], self._boards
        if self._preferences.brief:
            self._talk.say(showing.heading(*told))
        else:
            self._talk.lines(showing.board(*told))
        if game.phase is Phase.OFFER:
            self._talk.lines(showing.sources(game.view, self._boards))

    # What the players answer.

    def _enter(self, _: str) -> None:
        if self._game.phase is Phase.OFFERED:
            self._score(self._session.score_round)
        else:
            self._turn = self._turn.previous or self._turn

    def _pick(self, line: str) -> None:
        if self._game.phase is Phase.TILING:
            self._choose_column(line)
            return
        keys = reading.symbols(line)
        if keys is None:
            self._talk.say(line_mode.not_understood(_excerpt(line)))
            return
        if self._game.phase is Phase.OFFERED:
            self._talk.say(line_mode.SCORE_FIRST)
            return
        picked = pick(self._game.state, self._turn, keys)
        if picked.move is not None:
            self._play(picked.move)
            return
        self._turn = picked.turn
        self._talk.lines(picked.notes)
        if picked.refusal:
            self._talk.say(picked.refusal)
        elif picked.turn.group:
            self._show_rows(*picked.turn.group)

    def _show_rows(self, source: int, color: Color) -> None:
        self._talk.say(f"{text.capital(text.group(self._game.view, color, source))}:")
        self._talk.lines(showing.rows(self._game.state, color, source, self._boards))

    def _play(self, move: Move) -> None:
        warning = line_mode.warning(forecast(self._game.state, move))
        event = self._talk.do(lambda: self._session.play(move))
        self._talk.say(text.take_in_full(event, self._names))
        if warning:
            self._talk.say(warning)
        self._begin_turn()

    def _take_back(self, count: str) -> None:
        if self._turn.previous and not count:
            self._put_back()
            return
        most = self._game.takes_to_take_back
        if count and not count.isdecimal():
            self._talk.say(line_mode.NO_NUMBER_OF_TAKES)
            return
        takes = int(count[:9] or 1)
        if not most:
            self._talk.say(text.reason(Reason.NOTHING_TO_TAKE_BACK))
        elif not takes:
            self._talk.say(line_mode.NO_NUMBER_OF_TAKES)
        elif takes > most:
            self._talk.say(line_mode.too_many_takes(most))
        else:
            events = self._talk.do(lambda: self._session.take_back(takes))
            self._talk.say(f"{text.taken_back(events, self._names)}.")
            self._begin_turn()

    def _put_back(self) -> None:
        """Forget what is picked, which comes before what was played."""
        turn = self._turn
        picked = line_mode.picked(self._game.view, turn.color, turn.source)
        self._talk.say(line_mode.put_back(picked))
        self._turn = Turn(turn.moves)

    def _choose_column(self, line: str) -> None:
        view = self._game.view
        choice = reading.column(line)
        if choice is None:
            self._talk.say(line_mode.COLUMNS)
            return
        row, column = choice
        if row is None:
            row = view.tiling_line or 0
        placement = Placement(row, column)
        try:
            self._score(lambda: self._session.place(placement))
        except IllegalAction as error:
            self._talk.say(text.column_reason(error.reason, view, column))

    def _tell(self, boards: Boards) -> None:
        self._change(line_mode.TOLD[boards], self._preferences.tell(boards))

    def _be_brief(self, brief: bool) -> None:
        said = line_mode.BRIEF if brief else line_mode.FULL
        self._change(said, self._preferences.be_brief(brief))

    def _change(self, said: str, trouble: str | None) -> None:
        """Say how the table is told from now on, and tell it so."""
        self._talk.say(said)
        if trouble:
            self._talk.say(trouble)
        self._new_turn = True

    def _end(self, more: str) -> None:
        if more:
            self._talk.say(line_mode.END_ALONE)
        elif self._talk.agreed(line_mode.END_QUESTION):
            self._talk.do(self._session.end_by_agreement)
        else:
            self._talk.say(line_mode.GOES_ON)

    def _leave(self, more: str) -> None:
        if not more:
            raise Left
        self._talk.say(line_mode.QUIT_ALONE)

    # What happens then.

    def _score(self, action: Callable[[], Sequence[Event]]) -> None:
        """Score the round, or go on with it, and say what every tile brings."""
        taken = self._game.view.marker is not None
        events = self._talk.do(action)
        self._talk.lines(showing.scoring(events, self._names, self._game.view.wall))
        for event in events:
            if isinstance(event, RoundEnded) and self._game.phase is Phase.DEAL:
                self._talk.say(text.round_ended(event, self._names))
                self._talk.say(text.next_start(event.starter, self._names, taken=taken))
        self._new_turn = True

    def _begin_turn(self) -> None:
        self._turn = Turn(tuple(self._game.legal_moves()))
        self._new_turn = True
        ending = text.ending(self._game.view, self._names)
        if ending != self._ending:
            self._talk.say(ending or line_mode.NO_LONGER_ENDING)
        self._ending = ending


def _excerpt(line: str) -> str:
    return line if len(line) <= _LONGEST_ECHO else f"{line[:_LONGEST_ECHO]}..."
