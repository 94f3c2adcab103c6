"""The help of line mode and its rules, as a whole or about one thing."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from azul_tui.appearance import Boards
from azul_tui.engine import CENTER, COLORS, TableView, Wall
from azul_tui.text.board import wall_pattern
from azul_tui.text.rules import RULES, Kind, Section
from azul_tui.text.things import color_key, color_name, source_key
from azul_tui.text.words import listed

_WORDS: Final = {
    "enter": "one step back; after the last take it scores the round",
    "u": "take back what is picked, else the last take; u 3: the last three takes",
    "moves": "where which color lies, or what the picked tiles bring; moves all: every move",
    "moves b 3 2": "what this move brings; moves b, moves 3 and moves b 3 tell of several",
    "turn": "whose turn it is, and what is picked",
    "last": "what happened last",
    "log": "the takes of this round; log 3: the last three",
    "t": "the table; t and the name or number of a player: that board",
    "words": "from now on boards are told in words; grid: as a grid",
    "brief": "from now on boards are told only when you ask; full: before each take",
    "s": "the scores",
    "bag": "what is in the bag and in the lid",
    "rules": "how Azul is played; rules scoring: one part of it",
    "help": "this text; help moves, help wall or help boards: one part of it",
    "end": "end the game, if all agree",
    "q": "leave; the game is saved",
}
_SAME: Final = {
    "?": "help",
    "board": "t",
    "exit": "q",
    "full": "brief",
    "grid": "words",
    "h": "help",
    "lid": "bag",
    "m": "moves",
    "quit": "q",
    "score": "s",
    "scores": "s",
    "table": "t",
    "undo": "u",
    "what": "turn",
    "who": "turn",
}
_ROUND: Final = ("The end of a round", "An example")
_END: Final = ("The end of the game",)
_PARTS: Final = {
    "aim": ("The aim",),
    "table": ("The table",),
    "turn": ("A turn",),
    "scoring": _ROUND,
    "next": ("The next round",),
    "end": _END,
    "gray": ("The gray wall",),
}
"""The parts of the rules by the word that asks for them."""

_SAME_PART: Final = {
    "bonus": "end",
    "example": "scoring",
    "floor": "scoring",
    "grey": "gray",
    "marker": "turn",
    "points": "scoring",
    "round": "scoring",
    "score": "scoring",
    "tie": "end",
}
_SIGNS: Final = (
    "Boards: capital letters are tiles, small letters and dots empty spaces;",
    "  > is a full row, * the starting player marker, -1 what a floor space costs.",
)
_SIGN_OF_GRAY: Final = "  ! is a row the wall has no space for: once full, it falls to the floor."
_HEARD: Final = (
    "Boards: first the rows with what they hold, then the tiles on the wall with their columns, "
    "then the floor line and what it costs. After the score stand the points that this round "
    "would bring by now, and what the floor line would cost.",
)
_COLUMNS: Final = "After the round you choose a column, 1 to 5, for each full row."
_TABLE: Final = (
    "Pattern lines: the tiles you take wait here, in rows 1 to 5, one color in each row.",
    "Wall: a full row moves one tile to the same row of the wall, and that tile scores.",
    "Floor line: what does not fit falls here and costs points; so does the starting player "
    "marker.",
    "Factories and center: tiles are taken from here.",
    "Bag and lid: new tiles come from the bag, used ones go to the lid of the box.",
)
"""What lies on the table; the rules tell it by the signs of the screen."""

_EXAMPLE: Final = (
    "Ana's row 3 is full of yellow. Her wall has red in column 4 of row 2, and in row 3 white in "
    "column 2 and blue in column 3. A yellow tile lands in column 4 of row 3."
)
"""The diagram of the rules and what is said of it, for who listens."""


def help_lines(view: TableView, boards: Boards) -> list[str]:
    """Return the help of line mode: how a turn is typed, the words, how boards are told."""
    words = [f"  {word}: {what}" for word, what in _WORDS.items()]
    return [*_turn(view), "Other words:", *words, *_about_boards(view, boards)]


def help_about(topic: str, view: TableView, boards: Boards) -> list[str]:
    """Return the help about a word of line mode, or about what a part of the rules is about."""
    if topic in {"board", "boards", "grid", "signs"}:
        return _about_boards(view, boards)
    if topic in {"move", "take"}:
        return _turn(view)
    if topic == "wall":
        return wall_pattern(view.wall)
    word = _SAME.get(topic, topic)
    told = [f"{key}: {what}" for key, what in _WORDS.items() if key.split()[0] == word]
    return (
        told or _part(topic, boards) or [f'There is no help about "{topic}"; ? tells all there is.']
    )


def rules_lines(boards: Boards) -> list[str]:
    """Return the rules, a heading in capitals before each part."""
    return [f"{_parts_told()} This is all:", "", *_sections(RULES, boards)]


def rules_about(topic: str, view: TableView, boards: Boards) -> list[str]:
    """Return one part of the rules, or which parts there are."""
    if topic == "all":
        return rules_lines(boards)
    if topic == "wall":
        return wall_pattern(view.wall)
    return _part(topic, boards) or [_parts_told()]


def _turn(view: TableView) -> list[str]:
    colors = ", ".join(f"{color_key(color)} {color_name(color)}" for color in COLORS)
    factories = f"1 to {len(view.factories)} for a factory, {source_key(CENTER)} for the center"
    return [
        "A turn is a color, where you take it from, and a row:",
        "  b 3 2 takes all blue from factory 3 into row 2. So does b32 or 3b2.",
        "  You can also answer one question at a time, in one letter or number.",
        f"  Colors: {colors}.",
        f"  From: {factories}.",
        "  Rows: 1 to 5, f for the floor line. Moves are written like 3B2 or CYF.",
    ]


def _about_boards(view: TableView, boards: Boards) -> list[str]:
    gray = view.wall is Wall.GRAY
    lines = [*(_SIGNS if boards is Boards.GRID else _HEARD)]
    if gray and boards is Boards.GRID:
        lines.append(_SIGN_OF_GRAY)
    return [*lines, _COLUMNS] if gray else lines


def _parts_told() -> str:
    parts = listed((f"rules {word}" for word in (*_PARTS, "wall")), "or")
    return f"One part only: {parts}."


def _part(topic: str, boards: Boards) -> list[str]:
    headings = _PARTS.get(_SAME_PART.get(topic, topic), ())
    return _sections([section for section in RULES if section.heading in headings], boards)


def _sections(sections: Collection[Section], boards: Boards) -> list[str]:
    lines = []
    for section in sections:
        lines += ["", section.heading.upper()]
        paragraphs = section.paragraphs
        if section.heading == "The table":
            lines += _TABLE
            continue
        drawn = [at for at, part in enumerate(paragraphs) if part.kind is Kind.DIAGRAM]
        if drawn and boards is Boards.WORDS:
            lines.append(_EXAMPLE)
            paragraphs = paragraphs[drawn[-1] + 1 :]
        for paragraph in paragraphs:
            lines += paragraph.text.splitlines()
    return lines[1:]
