"""From a line that was typed to a command; what it means at the table is another question."""

from __future__ import annotations

import re
import unicodedata
from enum import Enum
from typing import Final, NamedTuple

from azul_tui.layouts import DIGITS, LETTERS


class Verb(Enum):
    """What a line asks for."""

    ENTER = "an empty line"
    PICK = "colors, sources and rows"
    KEYS = "keys that write nothing a line is made of, as arrows do"
    HELP = "help"
    MOVES = "what is possible"
    UNDO = "take back"
    TABLE = "the table"
    WORDS = "boards in words"
    GRID = "boards as a grid"
    BRIEF = "no boards between the moves"
    FULL = "boards between the moves"
    SCORES = "the scores"
    TURN = "whose turn it is, and what is picked"
    LAST = "what happened last"
    LOG = "the moves so far"
    BAG = "bag and lid"
    RULES = "the rules"
    END = "end the game"
    QUIT = "leave"


class Command(NamedTuple):
    """A line, understood as far as it can be without looking at the table."""

    verb: Verb
    rest: str = ""
    """What follows the verb; for a pick, the whole line."""


_VERBS: Final = {
    "h": Verb.HELP,
    "help": Verb.HELP,
    "m": Verb.MOVES,
    "moves": Verb.MOVES,
    "u": Verb.UNDO,
    "undo": Verb.UNDO,
    "t": Verb.TABLE,
    "table": Verb.TABLE,
    "board": Verb.TABLE,
    "words": Verb.WORDS,
    "grid": Verb.GRID,
    "brief": Verb.BRIEF,
    "full": Verb.FULL,
    "s": Verb.SCORES,
    "score": Verb.SCORES,
    "scores": Verb.SCORES,
    "turn": Verb.TURN,
    "what": Verb.TURN,
    "who": Verb.TURN,
    "whose": Verb.TURN,
    "last": Verb.LAST,
    "again": Verb.LAST,
    "repeat": Verb.LAST,
    "l": Verb.LOG,
    "log": Verb.LOG,
    "bag": Verb.BAG,
    "lid": Verb.BAG,
    "rules": Verb.RULES,
    "e": Verb.END,
    "end": Verb.END,
    "q": Verb.QUIT,
    "quit": Verb.QUIT,
    "exit": Verb.QUIT,
}
_QUESTIONS: Final = frozenset([Verb.TURN, Verb.LAST])
"""What may end with a question mark, as in "whose turn?"."""

_WORDS: Final = {
    "blue": "b",
    "yellow": "y",
    "red": "r",
    "black": "k",
    "white": "w",
    "center": "c",
    "centre": "c",
    "floor": "f",
}
_FILLERS: Final = frozenset(
    ["factory", "from", "in", "into", "line", "on", "row", "take", "tiles", "the", "to"]
)
ESCAPE: Final = "\x1b"
"""What arrow keys write first, in a terminal that edits no lines."""

_DASH: Final = "-"
"""Where the French layout has its 6, and what others may write between the keys of a move."""
_SYMBOLS: Final = frozenset("byrkwc0123456789f")
_NO_ACCENTS: Final = str.maketrans({"đ": "d", "ł": "l", "ø": "o", "ß": "ss", "æ": "ae", "ı": "i"})
"""Letters that Unicode does not take apart."""

_LETTERS: Final = str.maketrans(LETTERS)
_DIGITS: Final = str.maketrans({sign: digit for sign, digit in DIGITS.items() if sign != _DASH})
_SEPARATORS: Final = str.maketrans(dict.fromkeys(",;.:/->", " "))


def parse(line: str) -> Command:
    """Read a line; whatever it is, it is a command."""
    if ESCAPE in line:
        return Command(Verb.KEYS)
    text = tidy(line)
    if not text:
        return Command(Verb.ENTER)
    if number := re.fullmatch(r"u(?:ndo)? ?(\d+)", with_digits(text)):
        return Command(Verb.UNDO, number[1])
    first, _, rest = text.partition(" ")
    verb = _VERBS.get(first.rstrip("?"))
    if "?" in (text[0], text[-1]) and verb not in _QUESTIONS:
        return Command(Verb.HELP, text.strip("? "))
    return Command(Verb.PICK, text) if verb is None else Command(verb, rest)


def tidy(line: str) -> str:
    """Return a line in small Latin letters, with single blanks and nothing that is invisible."""
    text = unicodedata.normalize("NFKC", line).lower().translate(_LETTERS)
    text = "".join(char if char.isprintable() else " " for char in text)
    return " ".join(text.split())


def without_accents(text: str) -> str:
    """Return ``text`` as it is typed where the keyboard lacks its accents: "ziva" for "živa"."""
    parts = unicodedata.normalize("NFKD", text.translate(_NO_ACCENTS))
    return "".join(char for char in parts if not unicodedata.combining(char))


def with_digits(text: str) -> str:
    """Return ``text`` with digits for the signs that the French layout has on their keys.

    A dash is one of them only where it cannot be meant to separate.
    """
    if set(text).isdisjoint("123456789") and (
        text.startswith(_DASH) or text.endswith(_DASH) or text != text.translate(_DIGITS)
    ):
        text = text.replace(_DASH, DIGITS[_DASH])
    return text.translate(_DIGITS)


def symbols(text: str) -> str | None:
    """Return the keys of a pick: "b32" for "b 3 2", "blue 3 2" and "blue from 3 into row 2".

    None when there is anything else in it.
    """
    keys = ""
    for word in with_digits(text).translate(_SEPARATORS).split():
        if word.isdecimal() and len(word) > 1 and "0" in word:
            return None  # A number above 9, which nothing here has.
        if word in _WORDS:
            keys += _WORDS[word]
        elif word not in _FILLERS:
            keys += word
    return keys if keys and _SYMBOLS.issuperset(keys) else None


def column(text: str) -> tuple[int | None, int] | None:
    """Return the line, if named, and the column of a choice: "4", "column 4", "3>4".

    Both count from 0; None when it is no such thing.
    """
    bare = re.sub(r"[a-z]+", " ", with_digits(text)).translate(_SEPARATORS).split()
    digits = "".join(bare)
    if not re.fullmatch("[1-5]{1,2}", digits):
        return None
    line = int(digits[0]) - 1 if len(digits) == 2 else None
    return line, int(digits[-1]) - 1
