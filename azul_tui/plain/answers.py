"""What can be asked at any time: answers that change nothing."""

from __future__ import annotations

from collections.abc import Sequence

from azul_tui import text
from azul_tui.plain import reading, showing
from azul_tui.plain.picking import pick
from azul_tui.plain.reading import Command, Verb
from azul_tui.record import Session
from azul_tui.settings import Boards
from azul_tui.text import line_help, line_mode
from azul_tui.turn import Turn


def answer(command: Command, session: Session, names: Sequence[str], boards: Boards) -> list[str]:
    """Return the lines that answer a question; none when ``command`` asks for something else."""
    view = session.game.view
    match command.verb:
        case Verb.HELP:
            return _help(command.rest, session, boards)
        case Verb.MOVES:
            return _moves(command.rest, session)
        case Verb.TABLE:
            return _table(command.rest, session, names, boards)
        case Verb.SCORES:
            return [showing.heading(view, seat, name, boards) for seat, name in enumerate(names)]
        case Verb.LOG:
            return showing.log(session.log, names)
        case Verb.BAG:
            return [f"Bag: {text.pile(view.bag)}", f"Lid: {text.pile(view.lid)}"]
        case Verb.RULES:
            if command.rest:
                return line_help.rules_about(command.rest, view, boards)
            return line_help.rules_lines(boards)
    return []


def _help(topic: str, session: Session, boards: Boards) -> list[str]:
    """Return the help, or what it says about one thing; about tiles, what they bring."""
    view = session.game.view
    if not topic:
        return line_help.help_lines(view, boards)
    if reading.symbols(topic):
        return _moves(topic, session)
    return line_help.help_about(topic, view, boards)


def _moves(which: str, session: Session) -> list[str]:
    """Return all legal moves, or those of a color, a source or both."""
    game = session.game
    legal = game.legal_moves()
    if not legal:
        return [line_mode.NO_MOVES]
    if not which:
        return [*showing.moves(game.state, legal), line_mode.SOME_MOVES]
    keys = reading.symbols(which)
    if keys is None:
        return [line_mode.ALL_MOVES]
    picked = pick(game.state, Turn(tuple(legal)), keys)
    if picked.refusal:
        return [picked.refusal]
    return showing.moves(game.state, [picked.move] if picked.move else picked.turn.possible)


def _table(who: str, session: Session, names: Sequence[str], boards: Boards) -> list[str]:
    """Return the board of one player, or the whole table."""
    view = session.game.view
    if who:
        seats = _seats(who, names)
        if len(seats) != 1:
            return [line_mode.no_such_player(who, names)]
        return showing.board(view, seats[0], names[seats[0]], boards)
    lines = []
    for seat, name in enumerate(names):
        lines += [*showing.board(view, seat, name, boards), ""]
    return [*lines, *showing.sources(view, boards), line_mode.bag_and_lid(view)]


def _seats(who: str, names: Sequence[str]) -> list[int]:
    """Return the seats that ``who`` may mean: a number from 1, a name or how it begins."""
    told = [reading.tidy(name) for name in names]
    if who in told:
        return [told.index(who)]
    number = reading.with_digits(who)
    if number in {str(seat + 1) for seat in range(len(names))}:
        return [int(number) - 1]
    return [seat for seat, name in enumerate(told) if name.startswith(who)]
