"""The words of the setup screen, and what its keys do where."""

from __future__ import annotations

from typing import Final

from azul_tui.ui.commands import Command

TITLE_GAMES: Final = "Go on with a game"
TITLE_NEW: Final = "A new game"
TITLE_WALL: Final = "Wall"
TITLE_NOTICES: Final = "Worth knowing"
TITLE_ALL_GAMES: Final = "Unfinished games"
START: Final = "Start the game"
CLOSE: Final = "Close"
RANDOM: Final = "random"
RANDOM_SIGN: Final = "?"
WRONG_SEED: Final = "The seed must be a whole number such as 42; empty is a random one."

_HINTS: Final = {
    "notices": "Enter shows all of it.",
    "games": "Enter goes on with this game.",
    "players": "How many play: 2, 3 or 4.",
    "name": "Type a name; enter goes on.",
    "starts": "Who starts the first round: a seat, or drawn at random.",
    "seed": "The same number deals the same tiles again; empty is random.",
    "walls": "The side of the boards that everybody plays on.",
    "start": "Enter starts the game.",
}
_ENTER: Final = {"games": "go on", "start": "start", "notices": "read"}


def hint(field: str) -> str:
    """Return what can be done in a field; ``field`` is the id of its widget."""
    return _HINTS.get("name" if field.startswith("name") else field, "")


def player(seat: int) -> str:
    """Return what a seat (from 0) is called."""
    return f"Player {seat + 1}"


def labels(players: int) -> tuple[str, ...]:
    """Return the names of the fields from top to bottom."""
    return ("Players", *map(player, range(players)), "Starts", "Seed")


def others(number: int) -> str:
    """Return how many notices there are besides the one that is shown."""
    return f" (and {number} more)" if number else ""


def enter(field: str) -> str:
    """Return what enter does in a field."""
    return _ENTER.get(field, "next")


def key_while_typing(command: Command) -> str:
    """Return, as people read it, the first key of a command that no text field takes for itself."""
    names = [name for name in command.keys if "+" in name or name[1:].isdigit()]
    return names[0].replace("ctrl+", "^") if names else command.key
