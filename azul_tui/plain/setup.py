"""From the command line to a game: a new one, whose players are asked for, or an unfinished one."""

from __future__ import annotations

from secrets import randbelow
from typing import Final

from azul_tui.cli import Mode, Options
from azul_tui.command import command
from azul_tui.engine import NotationError, Wall, parse_position
from azul_tui.plain.console import Console
from azul_tui.plain.reading import tidy, with_digits
from azul_tui.record import (
    GameIsOpen,
    NothingToResume,
    RecordError,
    Session,
    Store,
    header_at,
    new_header,
)
from azul_tui.text import line_mode

_SEEDS: Final = 1_000_000_000
_PLAYERS: Final = {"": 2, "2": 2, "3": 3, "4": 4, "two": 2, "three": 3, "four": 4}
_WALLS: Final = {
    "": Wall.COLORED,
    "c": Wall.COLORED,
    "colored": Wall.COLORED,
    "g": Wall.GRAY,
    "gray": Wall.GRAY,
    "grey": Wall.GRAY,
}


class SetupError(ValueError):
    """There is no game to be played; the text is a sentence."""


def open_session(options: Options, console: Console) -> Session:
    """Begin the game that the command line asks for, or go on with one.

    Raises:
        SetupError: the position or the record cannot be used, or no game waits.
        EOFError: the input ended before the players were known.
    """
    if options.mode is Mode.RESUME:
        return _resume(options)
    return _start(options, console)


def _start(options: Options, console: Console) -> Session:
    seed = randbelow(_SEEDS) if options.seed is None else options.seed
    try:
        if options.position is not None:
            players = options.names
            if not players:
                players = _names(console, parse_position(options.position).players)
            header = header_at(options.position, players, seed=seed)
        else:
            players, wall = _players(options, console)
            header = new_header(players, wall=wall, seed=seed, start=options.first)
    except NotationError as error:
        raise SetupError(f"The position cannot be used: {error}.") from error
    return Session.start(header)


def _players(options: Options, console: Console) -> tuple[tuple[str, ...], Wall]:
    """Return who plays on which wall; what the command line does not say is asked for."""
    wall = None if options.wall is None else Wall(options.wall.value)
    if options.names:
        return options.names, wall or Wall.COLORED
    waiting = len(Store().catalog().waiting)
    if waiting:
        console.say(line_mode.unfinished_waits(waiting, command("--plain", "--resume")))
    number = options.players
    while number is None:
        number = _PLAYERS.get(with_digits(tidy(console.ask(line_mode.HOW_MANY))))
        if number is None:
            console.say(line_mode.NOT_A_NUMBER_OF_PLAYERS)
    names = _names(console, number)
    while wall is None:
        wall = _WALLS.get(tidy(console.ask(line_mode.WHICH_WALL)))
        if wall is None:
            console.say(line_mode.NOT_A_WALL)
    return names, wall


def _names(console: Console, number: int) -> tuple[str, ...]:
    return tuple(console.ask(line_mode.name_question(seat)) for seat in range(number))


def _resume(options: Options) -> Session:
    try:
        return Session.resume(options.file)
    except (RecordError, GameIsOpen, NothingToResume) as error:
        raise SetupError(str(error)) from error
