"""A whole position as one line of text, exact both ways, as FEN is for chess.

Blank-separated fields::

    azul1 gray 3 offer 2 1 - 0 BBYK/RRWW/-/YKWB/RRRK BK 10.12.9.11.8 3.2.0.1.4 BOARD BOARD

format, wall, round, phase (``tiling:1:3`` adds the number of players done and the line that is
due, ``over:row`` the reason), seat in turn, starter, seat with the marker or ``-``, rounds
without a tile on any wall, factories, center, bag and lid by color, then each board as
``score;lines;wall;floor``, for example ``23;W1,-,Y3,K1,B5;B....,.....,..B..,.....,.....;K*``,
where ``*`` is the marker. Seats, lines and rounds count from 1.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from azul_tui.engine.board import FLOOR_SPACES, Board, BoardView, PatternLine, Wall
from azul_tui.engine.color import COLOR_COUNT, COLORS, LETTERS, Color
from azul_tui.engine.errors import NotationError
from azul_tui.engine.events import End
from azul_tui.engine.material import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    TILES_PER_COLOR,
    TILES_PER_FACTORY,
)
from azul_tui.engine.moves import ROWS
from azul_tui.engine.state import Phase, State
from azul_tui.engine.validity import fault

_FORMAT: Final = "azul1"
_FIXED_FIELDS: Final = 12
_LONGEST: Final = 2000
_MARKER: Final = "*"

_T = TypeVar("_T")


def format_position(state: State) -> str:
    """The position as one line of text, without players' names and without future draws."""
    view = state.view()
    phase = state.phase.value
    if state.phase is Phase.TILING:
        phase += f":{state.tiling_turn}:{state.tiling_line + 1}"
    elif state.end is not None:
        phase += f":{state.end.value}"
    fields = [
        _FORMAT,
        state.wall.value,
        str(state.round),
        phase,
        str(state.turn + 1),
        str(state.starter + 1),
        "-" if state.marker is None else str(state.marker + 1),
        str(state.idle_rounds),
        "/".join(_tiles(factory) or "-" for factory in view.factories),
        "".join(color.letter * view.center[color] for color in COLORS) or "-",
        ".".join(map(str, view.bag)),
        ".".join(map(str, view.lid)),
        *map(_board, view.boards),
    ]
    return " ".join(fields)


def parse_position(text: str) -> State:
    """The state of which ``text`` is the position.

    Raises:
        NotationError: the text is no position, or one that no game can reach as far as can be
            seen: tiles missing or doubled, a line or wall that breaks a rule, a phase that does
            not fit.
    """
    fields = text.split() if len(text) <= _LONGEST else []
    players = len(fields) - _FIXED_FIELDS
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise NotationError("a position has 12 fields and then a board for each of 2 to 4 players")
    if fields[0] != _FORMAT:
        raise NotationError(f"a position starts with {_FORMAT}")
    state = State(players, _choice(Wall, fields[1], "a wall"))
    state.round = _number(fields[2], "a round")
    _read_phase(state, fields[3])
    state.turn = _seat(fields[4], players)
    state.starter = _seat(fields[5], players)
    state.marker = None if fields[6] == "-" else _seat(fields[6], players)
    state.idle_rounds = _number(fields[7], "a number of rounds")
    _read_sources(state, fields[8], fields[9])
    state.bag = [
        color
        for color, tiles in zip(COLORS, _counts(fields[10]), strict=True)
        for _ in range(tiles)
    ]
    state.lid = _counts(fields[11])
    state.boards = [Board.from_view(_read_board(field)) for field in fields[_FIXED_FIELDS:]]
    if found := fault(state):
        raise NotationError(f"the position is impossible: {found}")
    return state


def _tiles(tiles: Iterable[Color | None]) -> str:
    return "".join(_MARKER if color is None else color.letter for color in tiles)


def _board(board: BoardView) -> str:
    lines = ",".join(
        "-" if line.color is None else f"{line.color.letter}{line.tiles}" for line in board.lines
    )
    wall = ",".join(
        "".join("." if color is None else color.letter for color in row) for row in board.wall
    )
    return f"{board.score};{lines};{wall};{_tiles(board.floor) or '-'}"


def _read_phase(state: State, text: str) -> None:
    name, *details = text.split(":")
    state.phase = _choice(Phase, name, "a phase")
    if state.phase is Phase.TILING and len(details) == 2:
        state.tiling_turn = _number(details[0], "a number of players")
        line = _number(details[1], "a line")
        if not (state.tiling_turn < state.players and 1 <= line <= ROWS):
            raise NotationError(f"{text!r} is not a phase")
        state.tiling_line = line - 1
    elif state.phase is Phase.OVER and len(details) == 1:
        state.end = _choice(End, details[0], "a reason to end")
    elif details or state.phase in {Phase.TILING, Phase.OVER}:
        raise NotationError(f"{text!r} is not a phase")


def _read_sources(state: State, factories: str, center: str) -> None:
    groups = factories.split("/")
    if len(groups) != state.factories:
        raise NotationError(f"{state.players} players have {state.factories} factories")
    for source, letters in enumerate([*groups, center]):
        colors = _colors(letters)
        if source < state.factories and len(colors) > TILES_PER_FACTORY:
            raise NotationError("a factory holds at most four tiles")
        for color in colors:
            state.tiles[source * COLOR_COUNT + color] += 1
            state.left += 1


def _read_board(text: str) -> BoardView:
    parts = text.split(";")
    if len(parts) != 4:
        raise NotationError(f"{text[:20]!r} is not a board")
    lines = parts[1].split(",")
    rows = parts[2].split(",")
    floor = [None if letter == _MARKER else _color(letter) for letter in _dash_is_empty(parts[3])]
    if len(lines) != ROWS or len(rows) != ROWS or any(len(row) != ROWS for row in rows):
        raise NotationError("a board has five pattern lines and a wall of five by five")
    if len(floor) > FLOOR_SPACES:
        raise NotationError("a floor line has seven spaces")
    return BoardView(
        _number(parts[0], "a score"),
        tuple(_read_line(line, row) for row, line in enumerate(lines)),
        tuple(tuple(None if letter == "." else _color(letter) for letter in row) for row in rows),
        tuple(floor),
    )


def _read_line(text: str, row: int) -> PatternLine:
    if text == "-":
        return PatternLine(None, 0)
    count = _number(text[1:], "a number of tiles")
    if not 1 <= count <= row + 1:
        raise NotationError(f"pattern line {row + 1} cannot hold {count} tiles")
    return PatternLine(_color(text[0]), count)


def _counts(text: str) -> list[int]:
    counts = [_number(part, "a number of tiles") for part in text.split(".")]
    if len(counts) != COLOR_COUNT or max(counts) > TILES_PER_COLOR:
        raise NotationError(f"{text[:20]!r} does not count the tiles of five colors")
    return counts


def _colors(letters: str) -> list[Color]:
    return [_color(letter) for letter in _dash_is_empty(letters)]


def _dash_is_empty(text: str) -> str:
    return "" if text == "-" else text


def _color(letter: str) -> Color:
    if len(letter) != 1 or letter not in LETTERS:
        raise NotationError(f"{letter!r} is not a color")
    return Color.from_letter(letter)


def _seat(text: str, players: int) -> int:
    seat = _number(text, "a seat")
    if not 1 <= seat <= players:
        raise NotationError(f"there is no seat {seat}")
    return seat - 1


def _number(text: str, what: str) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", text):
        raise NotationError(f"{text[:20]!r} is not {what}")
    return int(text)


def _choice(kind: Callable[[str], _T], text: str, what: str) -> _T:
    try:
        return kind(text)
    except ValueError:
        raise NotationError(f"{text[:20]!r} is not {what}") from None
