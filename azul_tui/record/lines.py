"""Lines of a record: objects to text, and text to objects, strictly."""

from __future__ import annotations

import json
import reprlib
from collections.abc import Mapping
from typing import Final, NoReturn

from azul_tui.engine import Dealt, Placement, Result, RoundEnded, TilesTaken
from azul_tui.record.errors import Fault

LONGEST_LINE: Final = 1 << 20
"""Bytes; room for the longest names that a command line can carry."""


def line_of(content: Mapping[str, object]) -> bytes:
    """The line that holds ``content``, with its end."""
    return json.dumps(content, ensure_ascii=False).encode() + b"\n"


def deal_line(event: Dealt) -> bytes:
    """The line of a deal: the letters on each factory."""
    letters = ["".join(color.letter for color in tiles) for tiles in event.factories]
    return line_of({"deal": letters})


def take_line(event: TilesTaken) -> bytes:
    """The line of a take."""
    return line_of({"seat": event.seat + 1, "take": str(event.move)})


def undo_line(count: int) -> bytes:
    """The line that takes back ``count`` takes."""
    return line_of({"undo": count})


def place_line(seat: int, placement: Placement) -> bytes:
    """The line of a choice of a column on the gray wall."""
    return line_of({"seat": seat + 1, "place": str(placement)})


def scores_line(event: RoundEnded) -> bytes:
    """The line with the scores after a round."""
    return line_of({"scores": list(event.scores)})


def result_json(result: Result) -> dict[str, object]:
    """The result as the last line of a record says it."""
    return {
        "end": result.end.value,
        "bonus": [list(bonus) for bonus in result.bonuses],
        "final": list(result.final),
        "winners": [seat + 1 for seat in result.winners],
    }


class NotJson(Fault):
    """A line that is no JSON at all, as a power cut leaves it."""


def parse_line(line: bytes) -> dict[str, object]:
    """The object on a line, which has no blanks around it.

    Raises:
        NotJson: the line is not UTF-8 or not JSON.
        Fault: it is too long, or JSON, but not one object whose keys all differ.
    """
    if len(line) > LONGEST_LINE:
        raise Fault(f"The line is longer than any event: {len(line)} bytes.")
    try:
        text = line.decode()
        value, end = _DECODER.raw_decode(text)
        if end < len(text):
            raise ValueError(end)
    except Fault:
        raise
    except UnicodeDecodeError:
        raise NotJson("The line is not UTF-8 text.") from None
    except RecursionError:
        raise NotJson("The line is not an event: its brackets are nested too deep.") from None
    except ValueError:
        raise NotJson(f"The line is not JSON: {_excerpt(line)}.") from None
    if type(value) is not dict:
        raise Fault(f"An event must be an object, not {shown(value)}.")
    return value


def shown(value: object) -> str:
    """A value from a record, short and harmless enough to stand in a sentence."""
    return _short.repr(value)


_short = reprlib.Repr()
_short.maxstring = 40


def _excerpt(line: bytes) -> str:
    return shown(line[:100].decode(errors="replace"))


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    made = dict(pairs)
    if len(made) < len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise Fault(f"The key {shown(key)} stands twice in the line.")
            seen.add(key)
    return made


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(name)


_DECODER: Final = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_refuse_constant)
