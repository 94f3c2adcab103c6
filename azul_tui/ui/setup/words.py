"""The words of the setup screen, and what its keys do where."""

from __future__ import annotations

from typing import Final

from azul_tui.ui.commands import Command
from azul_tui.ui.draw import clean, cut
from azul_tui.ui.setup.form import Form

TITLE_GAMES: Final = "Go on with a game"
TITLE_NEW: Final = "A new game"
TITLE_WALL: Final = "Wall"
TITLE_NOTICES: Final = "Worth knowing"
TITLE_ALL_GAMES: Final = "Unfinished games"
START: Final = "Start: "
CLOSE: Final = "Close"
RANDOM: Final = "random"
RANDOM_SIGN: Final = "?"
WRONG_SEED: Final = "The seed must be a whole number such as 42; empty is a random one."

_SHORT_NAME: Final = 16
_SHORT_SEED: Final = 12

_HELP: Final = {
    "notices": ("read", "Enter shows all of it."),
    "games": ("go on", "Enter goes on with this game, n goes to a new one."),
    "more": ("list", "Enter lists them all."),
    "players": ("names", "Left and right choose how many play, or 2, 3 and 4."),
    "name": ("next name", "Type a name; enter goes on to the next one."),
    "last": ("to Start", "Enter goes to Start, down to who starts, the seed and the wall."),
    "starts": ("seed", "Left and right choose who starts the first round; ? draws it."),
    "seed": ("wall", "The same number deals the same tiles again; empty is random."),
    "walls": ("to Start", "Left and right choose the boards that everybody plays on."),
    "start": ("start", "Enter starts; up goes to the wall, the seed and who starts."),
}
"""For each place what enter does, and what can be done there.

Places are fields; the last name and the row for the games that are not listed are some of their
own.
"""


def hint(place: str) -> str:
    """Return what can be done at a place."""
    return _HELP.get(place, ("", ""))[1]


def details(form: Form) -> tuple[str, ...]:
    """Return what else there is to know about the game that starts, the most important first."""
    said = [f"{form.wall.value} wall"]
    if form.start is not None:
        said.append(f"{cut(clean(form.names[form.start]), _SHORT_NAME)} starts")
    if form.seed.strip() and not form.seed_is_wrong:
        said.append(f"seed {cut(form.seed.strip(), _SHORT_SEED)}")
    return tuple(said)


def player(seat: int) -> str:
    """Return what a seat (from 0) is called."""
    return f"Player {seat + 1}"


def labels(players: int) -> tuple[str, ...]:
    """Return the names of the fields from top to bottom."""
    return ("Players", *map(player, range(players)), "Who starts", "Seed")


def others(number: int) -> str:
    """Return how many notices there are besides the one that is shown."""
    return f" (and {number} more)" if number else ""


def enter(place: str) -> str:
    """Return what enter does at a place."""
    return _HELP.get(place, ("next", ""))[0]


def key_while_typing(command: Command) -> str:
    """Return, as people read it, the first key of a command that no text field takes for itself."""
    names = [name for name in command.keys if "+" in name or name[1:].isdigit()]
    return names[0].replace("ctrl+", "^") if names else command.key
