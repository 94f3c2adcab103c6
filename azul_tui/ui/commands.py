"""The one table of commands: bindings, key bar, palette, key help and the README come from it."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from textual.binding import Binding

from azul_tui.engine import COLORS, Color


class Place(Enum):
    """Where a command works; the value is the heading in the key help."""

    TURN = "Your turn"
    SCORING = "Scoring a round"
    GAME = "In a game"
    SETUP = "Setting up a game"
    REPLAY = "Replaying a game"
    HISTORY = "Games and standings"
    ANYWHERE = "Anywhere"


class Command(NamedTuple):
    """Something that a key does.

    Attributes:
        action: the name of the Textual action, with its argument if there is one.
        keys: names of keys, as Textual spells them; the first is the one that is shown.
        label: one or two words for the key bar; empty keeps it out.
        help: a phrase for the key help, the palette and the tooltip.
        place: where it works.
        shown: the key as people read it; empty for the name of the first key.
        palette: offered in the command palette.
    """

    action: str
    keys: tuple[str, ...]
    label: str
    help: str
    place: Place
    shown: str = ""
    palette: bool = True

    @property
    def key(self) -> str:
        """The key as people read it."""
        return self.shown or self.keys[0]

    @property
    def name(self) -> str:
        """The name of the action, without its argument."""
        return self.action.partition("(")[0]

    def binding(self) -> Binding:
        """The Textual binding of all keys."""
        return Binding(
            ",".join(self.keys),
            self.action,
            self.label or self.help,
            show=bool(self.label),
            key_display=self.key,
            tooltip=self.help,
        )


def _color(color: Color) -> Command:
    name = color.name.lower()
    letter = color.letter.lower()
    note = " (black is k)" if color is Color.BLACK else ""
    return Command(
        f"color({int(color)})", (letter,), "", f"pick {name}{note}", Place.TURN, palette=False
    )


_TURN = (
    *map(_color, COLORS),
    *(
        Command(
            f"number({number})",
            (str(number),),
            "",
            f"pick factory {number}" + (f", then row {number}" if number <= 5 else ""),
            Place.TURN,
            palette=False,
        )
        for number in range(1, 10)
    ),
    Command("center", ("c",), "", "pick the center", Place.TURN, palette=False),
    Command("floor", ("f",), "", "place all tiles on the floor line", Place.TURN, palette=False),
    Command(
        "step('left')", ("left", "shift+tab"), "", "move the cursor", Place.TURN, "arrows", False
    ),
    Command("step('right')", ("right", "tab"), "", "", Place.TURN, palette=False),
    Command("step('up')", ("up",), "", "", Place.TURN, palette=False),
    Command("step('down')", ("down",), "", "", Place.TURN, palette=False),
    Command(
        "confirm",
        ("enter", "space"),
        "pick",
        "pick what the cursor is on",
        Place.TURN,
        palette=False,
    ),
    Command("back", ("escape", "backspace"), "back", "one step back", Place.TURN, "esc", False),
)

_SCORING = (
    *(
        Command(
            f"column({number})",
            (str(number),),
            "",
            f"place the tile in column {number} (gray wall)",
            Place.SCORING,
            palette=False,
        )
        for number in range(1, 6)
    ),
    Command(
        "column_step(-1)", ("left", "up"), "", "the column before", Place.SCORING, palette=False
    ),
    Command(
        "column_step(1)", ("right", "down"), "", "the next column", Place.SCORING, palette=False
    ),
    Command(
        "next_step",
        ("enter", "space", "right"),
        "next",
        "the next step",
        Place.SCORING,
        palette=False,
    ),
    Command("skip_player", ("tab",), "player", "to the end of this player", Place.SCORING),
    Command("skip_all", ("end", "s"), "all", "to the end of the scoring", Place.SCORING, "s"),
)

_GAME = (
    Command("take_back", ("u",), "undo", "take back the last take", Place.GAME),
    Command("tiles_left", ("t",), "tiles", "tiles left in bag and lid, scores so far", Place.GAME),
    Command("log", ("l",), "log", "the log: all that happened so far", Place.GAME),
    Command("agree_end", ("e",), "", "agree to end the game now", Place.GAME),
    Command("copy_position", ("p",), "", "copy the position as text", Place.GAME),
)

_SETUP = (
    Command(
        "confirm",
        ("enter",),
        "next",
        "go on with the game in the list; from name to name, then start",
        Place.SETUP,
        palette=False,
    ),
    Command(
        "step(1)",
        ("down", "tab"),
        "fields",
        "go to any field; left and right choose in it",
        Place.SETUP,
        "arrows",
        False,
    ),
    Command("step(-1)", ("up", "shift+tab"), "", "", Place.SETUP, palette=False),
    Command("new", ("n",), "new game", "go to the fields of a new game", Place.SETUP),
    Command("replay", ("r",), "replay", "replay the game in the list", Place.SETUP),
    Command(
        "history",
        ("h", "f2"),
        "history",
        "finished games and standings",
        Place.SETUP,
    ),
)

_REPLAY = (
    Command(
        "forward",
        ("right", "down", "enter", "space"),
        "step",
        "one step on, or back",
        Place.REPLAY,
        "arrows",
        False,
    ),
    Command("backward", ("left", "up", "backspace"), "", "", Place.REPLAY, "arrows", False),
    Command("next_round", ("r", "pagedown"), "round", "the next round (or pagedown)", Place.REPLAY),
    Command("previous_round", ("R", "pageup"), "", "the previous round (or pageup)", Place.REPLAY),
    Command("first_step", ("home",), "", "to the start", Place.REPLAY),
    Command("last_step", ("end",), "", "to the end", Place.REPLAY),
    Command("jump", ("j",), "jump", "choose a move to jump to", Place.REPLAY),
    Command("copy_position", ("p",), "", "copy the position as text", Place.REPLAY),
    Command("play_from_here", ("n",), "play", "start a new game from this position", Place.REPLAY),
    Command("step_back", ("escape",), "back", "leave the replay", Place.REPLAY, "esc", False),
)

_HISTORY = (
    Command("move(-1)", ("up",), "", "go through the list", Place.HISTORY, "arrows", False),
    Command("move(1)", ("down",), "", "", Place.HISTORY, palette=False),
    Command("turn(-1)", ("pageup",), "", "", Place.HISTORY, palette=False),
    Command("turn(1)", ("pagedown",), "", "", Place.HISTORY, palette=False),
    Command("first", ("home",), "", "", Place.HISTORY, palette=False),
    Command("last", ("end",), "", "", Place.HISTORY, palette=False),
    Command(
        "open",
        ("enter", "space"),
        "open",
        "replay a game, go on with an unfinished one, list the games of a name",
        Place.HISTORY,
        palette=False,
    ),
    Command("replay", ("r",), "replay", "replay a game, finished or not", Place.HISTORY),
    Command(
        "other_page", ("tab", "shift+tab", "left", "right"), "page", "the other page", Place.HISTORY
    ),
    Command("filter", ("slash",), "filter", "show only some names", Place.HISTORY, "/"),
    Command("sort", ("s",), "sort", "sort by the next column", Place.HISTORY),
    Command("reverse", ("S",), "", "sort the other way round", Place.HISTORY),
    Command("copy_path", ("p",), "", "copy the path of the file", Place.HISTORY),
    Command(
        "step_back",
        ("escape",),
        "back",
        "show all names again, or leave the list",
        Place.HISTORY,
        "esc",
        False,
    ),
)

_ANYWHERE = (
    Command("help", ("question_mark", "f1"), "help", "rules and keys", Place.ANYWHERE, "?"),
    Command(
        "menu",
        ("m", "ctrl+p", "f10"),
        "menu",
        "all commands, themes, screenshot",
        Place.ANYWHERE,
        palette=False,
    ),
    Command(
        "leave", ("q", "ctrl+q"), "quit", "leave; games are saved by themselves", Place.ANYWHERE
    ),
)

COMMANDS: tuple[Command, ...] = (
    *_TURN,
    *_SCORING,
    *_GAME,
    *_SETUP,
    *_REPLAY,
    *_HISTORY,
    *_ANYWHERE,
)


_NAMES = frozenset(command.name for command in COMMANDS)


def is_command(action: str) -> bool:
    """The name of an action, without its arguments, is one of the table."""
    return action in _NAMES


def commands(*places: Place) -> tuple[Command, ...]:
    """The commands that work at these places, in the order of the table."""
    return tuple(command for command in COMMANDS if command.place in places)


def bindings(*places: Place) -> list[Binding]:
    """The bindings of the commands at these places."""
    return [command.binding() for command in commands(*places)]


def key_table(places: Iterable[Place] = Place) -> list[tuple[str, list[tuple[str, str]]]]:
    """For each place its heading and its (keys, help) pairs, for the key help and the README."""
    return [
        (place.value, [(command.key, command.help) for command in commands(place) if command.help])
        for place in places
    ]
