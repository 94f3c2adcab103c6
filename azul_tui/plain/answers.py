"""What can be asked at any time: answers that change nothing."""

from __future__ import annotations

from collections.abc import Sequence

from azul_tui import text
from azul_tui.appearance import Boards
from azul_tui.plain import reading, showing
from azul_tui.plain.picking import pick
from azul_tui.plain.reading import Command, Verb
from azul_tui.record import Session
from azul_tui.text import line_help, line_mode
from azul_tui.turn import Turn


def answer(
    command: Command, session: Session, names: Sequence[str], boards: Boards, turn: Turn
) -> list[str]:
    """Return the lines that answer a question; none when ``command`` asks for something else.

    Args:
        command: what was typed.
        session: the game.
        names: the players' names as they are shown.
        boards: how boards are told.
        turn: what is picked by now.
    """
    view = session.game.view
    match command.verb:
        case Verb.HELP:
            return _help(command.rest, session, boards, turn)
        case Verb.MOVES:
            return _moves(command.rest, session, boards, turn)
        case Verb.TABLE:
            return _table(command.rest, session, names, boards)
        case Verb.SCORES:
            return [showing.heading(view, seat, name, boards) for seat, name in enumerate(names)]
        case Verb.LOG:
            return _log(command.rest, session, names)
        case Verb.LAST:
            return [showing.last(session, names)]
        case Verb.TURN:
            return line_mode.whose_turn(view, names, turn.color, turn.source)
        case Verb.BAG:
            return [f"Bag: {text.pile(view.bag)}", f"Lid: {text.pile(view.lid)}"]
        case Verb.KEYS:
            return [line_mode.NO_ARROWS]
        case Verb.RULES:
            if command.rest:
                return line_help.rules_about(command.rest, view, boards)
            return line_help.rules_lines(boards)
    return []


def _help(topic: str, session: Session, boards: Boards, turn: Turn) -> list[str]:
    """Return the help, or what it says about one thing; about tiles, what they bring."""
    view = session.game.view
    if not topic:
        return line_help.help_lines(view, boards)
    if reading.symbols(topic):
        return _moves(topic, session, boards, turn)
    return line_help.help_about(topic, view, boards)


def _moves(which: str, session: Session, boards: Boards, turn: Turn) -> list[str]:
    """Return what the moves would bring that are meant, which is seldom all that are legal.

    Without a word these are the moves of what is picked; when nothing is, only where the colors
    lie is told.
    """
    game = session.game
    legal = game.legal_moves()
    if not legal:
        return [line_mode.NO_MOVES]
    if not which and turn.previous is None:
        return [line_mode.SOME_MOVES, *line_mode.where_colors_lie(game.view)]
    if which in {"", "all"}:
        return showing.moves(game.state, legal if which else turn.possible, boards)
    keys = reading.symbols(which)
    if keys is None:
        return [line_mode.ALL_MOVES]
    picked = pick(game.state, Turn(tuple(legal)), keys)
    if picked.refusal:
        return [picked.refusal]
    possible = [picked.move] if picked.move else picked.turn.possible
    return showing.moves(game.state, possible, boards)


def _log(count: str, session: Session, names: Sequence[str]) -> list[str]:
    """Return the takes of the round, or the last ones."""
    if not count:
        return showing.log(session.log, names)
    number = reading.with_digits(count)
    if not number.isdecimal() or not int(number[:9]):
        return [line_mode.NO_NUMBER_OF_ENTRIES]
    return showing.log(session.log, names)[-int(number[:9]) :]


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
    lines += [*showing.sources(view, boards), line_mode.bag_and_lid(view)]
    seed = session.header.seed
    return lines if seed is None else [*lines, line_mode.seed_is(seed)]


def _seats(who: str, names: Sequence[str]) -> list[int]:
    """Return the seats that ``who`` may mean: a number from 1, a name or how it begins."""
    told = [reading.tidy(name) for name in names]
    if who in told:
        return [told.index(who)]
    number = reading.with_digits(who)
    if number in {str(seat + 1) for seat in range(len(names))}:
        return [int(number) - 1]
    exact = [seat for seat, name in enumerate(told) if name.startswith(who)]
    plain = reading.without_accents(who)
    return exact or [
        seat for seat, name in enumerate(told) if reading.without_accents(name).startswith(plain)
    ]
