"""The words of the setup screen, and what its keys do where."""

from __future__ import annotations

from typing import Final

from azul_tui.ui.commands import Place, commands

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


def keys(field: str, *, typing: bool, games: bool) -> tuple[tuple[str, str, str], ...]:
    """Return (key, label, action) of what can be pressed.

    Args:
        field: the id of the widget that has the focus, or nothing.
        typing: letters go into the field and are no commands.
        games: there are unfinished games.
    """
    shown = [("enter", _ENTER.get(field, "next"), "press('enter')")]
    if field == "games":
        shown.append(("r", "replay", "replay"))
    if games and not typing:
        shown.append(("n", "new game", "new"))
    shown.append(("f2" if typing else "h", "history", "history"))
    for command in commands(Place.ANYWHERE):
        key = _typing_key(command.keys) if typing else command.key
        shown.append((key, command.label, command.action))
    return tuple(shown)


def _typing_key(names: tuple[str, ...]) -> str:
    """Return the first key that no text field takes for itself, as people read it."""
    key = next(name for name in names if "+" in name or name[1:].isdigit())
    return key.replace("ctrl+", "^")
