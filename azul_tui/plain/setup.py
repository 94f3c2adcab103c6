"""From the command line to a game: a new one, whose players are asked for, or an unfinished one."""

from __future__ import annotations

from secrets import randbelow
from typing import Final

from azul_tui.cli import Mode, Options
from azul_tui.command import command
from azul_tui.engine import NotationError, Wall, parse_position
from azul_tui.names import player_names
from azul_tui.plain.asking import Setup
from azul_tui.plain.console import Console
from azul_tui.plain.preferences import Preferences
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


class SetupError(ValueError):
    """There is no game to be played; the text is a sentence."""


def open_session(options: Options, console: Console, preferences: Preferences) -> Session:
    """Begin the game that the command line asks for, or go on with one.

    Raises:
        SetupError: the position or the record cannot be used, or no game waits.
        NoGame: the players left before they were known.
        EOFError: the input ended before the players were known.
    """
    if options.mode is Mode.RESUME:
        return _resume(options)
    return _start(options, console, preferences)


def _start(options: Options, console: Console, preferences: Preferences) -> Session:
    seed = randbelow(_SEEDS) if options.seed is None else options.seed
    try:
        if options.position is not None:
            players = options.names
            if not players:
                state = parse_position(options.position)
                setup = Setup(console, preferences.last_game, state.players, state.wall)
                players, _ = setup.ask()
            return Session.start(header_at(options.position, players, seed=seed))
    except NotationError as error:
        raise SetupError(f"The position cannot be used: {error}.") from error
    players, wall = _players(options, console, preferences)
    if trouble := preferences.remember_game(players, wall):
        console.say(trouble)
    return Session.start(new_header(players, wall=wall, seed=seed, start=options.first))


def _players(
    options: Options, console: Console, preferences: Preferences
) -> tuple[tuple[str, ...], Wall]:
    """Return who plays on which wall; what the command line does not say is asked for."""
    wall = None if options.wall is None else Wall(options.wall.value)
    if options.names:
        return options.names, wall or Wall.COLORED
    waiting = len(Store().catalog().waiting)
    if waiting:
        go_on = command(preferences.option, "--resume")
        console.say(line_mode.unfinished_waits(waiting, go_on))
    names, wall = Setup(console, preferences.last_game, options.players, wall).ask()
    return player_names(names), wall


def _resume(options: Options) -> Session:
    try:
        return Session.resume(options.file)
    except (RecordError, GameIsOpen, NothingToResume) as error:
        raise SetupError(str(error)) from error
