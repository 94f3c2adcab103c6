"""The command line: from words to `Options`, or one sentence that says what is wrong with them.

It needs nothing but the standard library, so that ``--version`` and ``--help`` answer at once.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple, NoReturn, TypeVar

from azul_tui import __version__
from azul_tui.appearance import Animation, Theme, TileSet
from azul_tui.command import command
from azul_tui.names import as_spoken, clean_name, player_names

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4


class Mode(StrEnum):
    """What the command is asked to do."""

    PLAY = "play"
    RESUME = "resume"
    REPLAY = "replay"
    CHECK = "check"
    HISTORY = "history"


class WallSide(StrEnum):
    """The side of the player boards (R1.2), with the values of the engine's `Wall`."""

    COLORED = "colored"
    GRAY = "gray"


class Options(NamedTuple):
    """A command line that makes sense. None stands for "not said".

    Attributes:
        mode: What to do.
        plain: Line by line instead of on a screen.
        names: Two to four names, clean and all different, or none at all.
        players: How many play, 2 to 4; with names, their number.
        wall: The side of the boards.
        first: The seat that starts, counted from 0.
        seed: Any whole number.
        position: The text of a position to start from, not yet read.
        tiles: How tiles are drawn.
        theme: The look of the screen.
        animation: How much moves.
        mouse: False keeps the mouse out.
        words: Tell boards in words; only with ``plain``.
        file: The record to resume or to replay; None resumes the last unfinished game.
        files: The records to check, as typed; "-" is standard input.
    """

    mode: Mode = Mode.PLAY
    plain: bool = False
    names: tuple[str, ...] = ()
    players: int | None = None
    wall: WallSide | None = None
    first: int | None = None
    seed: int | None = None
    position: str | None = None
    tiles: TileSet | None = None
    theme: Theme | None = None
    animation: Animation | None = None
    mouse: bool = True
    words: bool = False
    file: Path | None = None
    files: tuple[str, ...] = ()


class UsageError(ValueError):
    """A command line that cannot be followed; its text is a sentence for the player."""


def parse(argv: Sequence[str] | None = None) -> Options:
    """Read the command line ``argv``, by default the one of this process.

    Raises:
        SystemExit: With 0 after ``--help`` and ``--version``, with 2 after saying on standard
            error what is wrong.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    # What follows "--" are names; argparse loses count of them when they look like options, and
    # takes the value of "--seed=--" for no value.
    end = words.index("--") if "--" in words else len(words)
    parser = _parser()
    try:
        for word in words[:end]:
            if word.startswith("--") and word.endswith("=--"):
                parser.error(f"{word.removesuffix('=--')}: expected one argument")
        said = parser.parse_intermixed_args(words[:end])
        said.names += words[end + 1 :]
        return _options(said)
    except UsageError as error:
        parser.exit(2, f"azul-tui: {error}\n")


_EPILOG = """\
keys (in a game): color b y r k w, then source 1-9 or c, then row 1-5 or f;
  u takes back, ? helps, q leaves (the game is saved). Arrows and enter do too.

examples:
  azul-tui                         set up a game, or go on with the last one
  azul-tui Ana Bor                 Ana and Bor play at once
  azul-tui Ana Bor Cene --wall gray --first Bor
  azul-tui --plain Ana Bor         Ana and Bor play line by line
  azul-tui --plain --replay FILE   tell a whole game line by line
  azul-tui --resume                go on with the last unfinished game

exit status: 0; 1 after a crash; 2 for wrong use, a bad file or no terminal;
  128+n ended by signal n.
"""


class _HelpFormatter(argparse.RawDescriptionHelpFormatter):
    """Help of one width, whatever the terminal."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=26, width=78)


class _Parser(argparse.ArgumentParser):
    """A parser whose complaints are `UsageError`."""

    def error(self, message: str) -> NoReturn:
        what = message.removeprefix("argument ")
        raise UsageError(f"{what}. See {command('--help')}.")


def _parser() -> _Parser:
    parser = _Parser(
        prog="azul-tui",
        usage="azul-tui [NAME NAME [NAME [NAME]]] [options]",
        description="Azul for two to four people around one keyboard, in the terminal.",
        epilog=_EPILOG,
        formatter_class=_HelpFormatter,
        allow_abbrev=False,
        add_help=False,
    )
    game = parser.add_argument_group("a new game")
    game.add_argument("names", nargs="*", metavar="NAME", help="the players, in seat order")
    game.add_argument("--players", metavar="N", help="how many play: 2, 3 or 4")
    game.add_argument("--wall", metavar="WALL", help="colored (default) or gray")
    game.add_argument("--first", metavar="NAME", help="who starts (default: drawn at random)")
    game.add_argument("--seed", metavar="N", help="a whole number: same seed, same tiles")
    game.add_argument("--position", metavar="TEXT", help="start from this position")

    saved = parser.add_argument_group("saved games")
    saved.add_argument(
        "--resume",
        nargs="?",
        const=_LAST_GAME,
        metavar="FILE",
        help="go on with the last unfinished game, or with FILE",
    )
    saved.add_argument("--replay", metavar="FILE", help="step through a game")
    saved.add_argument(
        "--check", nargs="+", metavar="FILE", help="say whether records hold (-: standard input)"
    )
    saved.add_argument("--history", action="store_true", help="finished games and standings")

    look = parser.add_argument_group("look")
    look.add_argument(
        "--plain", action="store_true", help="line by line: screen readers, pipes, any terminal"
    )
    look.add_argument(
        "--words", action="store_true", help="the same, with boards in words from the start"
    )
    look.add_argument("--tiles", metavar="KIND", help="letters, shapes or ascii")
    look.add_argument("--theme", metavar="NAME", help="dark, light, contrast or ansi")
    look.add_argument("--animation", metavar="LEVEL", help="none, basic or full")
    look.add_argument("--no-mouse", action="store_true", help="leave the mouse to the terminal")

    about = parser.add_argument_group("about")
    about.add_argument(
        "--version", action="version", version=f"azul-tui {__version__}", help="the version"
    )
    about.add_argument("-h", "--help", action="help", help="this text")
    return parser


# No path can be this: a file name has no NUL.
_LAST_GAME: Final = "\0last"
_SETUP: Final = ("players", "wall", "first", "seed", "position")
_OTHER_SPELLINGS: Final = {"grey": "gray", "coloured": "colored"}
_FIXED_BY_POSITION: Final = ("players", "wall", "first")


def _options(said: argparse.Namespace) -> Options:
    mode = _mode(said)
    names = player_names(said.names)
    players = _players(said.players, len(names))
    return Options(
        mode=mode,
        plain=said.plain or said.words,
        names=names,
        players=players,
        wall=_choice("--wall", said.wall, WallSide),
        first=_first(said.first, names or player_names([""] * (players or 0))),
        seed=_seed(said.seed),
        position=said.position,
        tiles=_choice("--tiles", said.tiles, TileSet),
        theme=_choice("--theme", said.theme, Theme),
        animation=_choice("--animation", said.animation, Animation),
        mouse=not said.no_mouse,
        words=said.words,
        file=_file(said),
        files=tuple(said.check or ()),
    )


def _mode(said: argparse.Namespace) -> Mode:
    modes = [mode for mode in Mode if getattr(said, mode, None) not in (None, False)]
    if len(modes) > 1:
        raise UsageError(f"--{modes[0]} and --{modes[1]} exclude each other.")
    mode = modes[0] if modes else Mode.PLAY
    given = [f"--{name}" for name in _SETUP if getattr(said, name) is not None]
    if mode is not Mode.PLAY and (said.names or given):
        extra = given[0] if given else f"the name {said.names[0]!r}"
        raise UsageError(f"--{mode} is about saved games, {extra} about a new one.")
    if said.position is not None:
        for name in _FIXED_BY_POSITION:
            if getattr(said, name) is not None:
                raise UsageError(f"The text of --position says it already: leave out --{name}.")
    return mode


def _file(said: argparse.Namespace) -> Path | None:
    name = said.replay if said.replay is not None else said.resume
    if name is None or name == _LAST_GAME:
        return None
    if not name:
        raise UsageError("The name of the file is empty.")
    return Path(name)


def _players(said: str | None, names: int) -> int | None:
    if names and not MIN_PLAYERS <= names <= MAX_PLAYERS:
        count = "1 name is" if names == 1 else f"{names} names are"
        raise UsageError(f"Azul is for 2, 3 or 4 players, but {count} given.")
    if said is None:
        return names or None
    if said not in {str(n) for n in range(MIN_PLAYERS, MAX_PLAYERS + 1)}:
        raise UsageError(f"--players must be 2, 3 or 4, not {said!r}.")
    if names and int(said) != names:
        raise UsageError(f"--players {said} contradicts the {names} names given.")
    return int(said)


def _first(said: str | None, names: Sequence[str]) -> int | None:
    if said is None:
        return None
    if not names:
        raise UsageError("--first needs the names of the players.")
    spoken = [as_spoken(name) for name in names]
    name = as_spoken(clean_name(said, 0))
    if name not in spoken:
        raise UsageError(f"--first must be one of {', '.join(names)}, not {said!r}.")
    return spoken.index(name)


def _seed(said: str | None) -> int | None:
    if said is None:
        return None
    # int() alone takes "1_000", and numbers of thousands of digits are an error of their own.
    if not re.fullmatch(r"[+-]?[0-9]{1,100}", said):
        shown = said if len(said) <= 40 else f"{said[:40]}…"
        raise UsageError(f"--seed must be a whole number, not {shown!r}.")
    return int(said)


_ChoiceT = TypeVar("_ChoiceT", bound=StrEnum)


def _choice(option: str, said: str | None, choices: type[_ChoiceT]) -> _ChoiceT | None:
    if said is None:
        return None
    word = said.strip().lower()
    word = _OTHER_SPELLINGS.get(word, word)
    if word not in [choice.value for choice in choices]:
        *most, last = (choice.value for choice in choices)
        raise UsageError(f"{option} must be {', '.join(most)} or {last}, not {said!r}.")
    return choices(word)
