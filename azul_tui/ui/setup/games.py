"""The list of the games that can go on, as rows of text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from azul_tui.text.words import counted
from azul_tui.ui.draw import Block, Row, aim, clean, fit, pad_row, plain, row
from azul_tui.ui.draw import width as cell_width
from azul_tui.ui.setup import words
from azul_tui.ui.setup.drawing import ellipsis, fit_names, framed, pointer
from azul_tui.ui.setup.form import UnfinishedGame

_SHORTEST_NAMES: Final = 8
_SHORT_NAMES: Final = 16
"""With less room for the names the wall is left out."""
MORE: Final = "more"
"""The target of the row that stands for the games that are not listed."""


@dataclass(frozen=True)
class GamesView:
    """The list of unfinished games, of which at most ``shown`` are listed."""

    games: tuple[UnfinishedGame, ...]
    shown: int
    cursor: int = 0
    focused: bool = False
    ascii_only: bool = False

    @property
    def rows(self) -> int:
        """How many rows can be chosen: the games listed, and one for the others."""
        return min(self.shown, len(self.games)) + (self.more > 0)

    @property
    def more(self) -> int:
        """How many games are not listed."""
        return max(0, len(self.games) - self.shown)


def draw_games(view: GamesView, width: int, height: int) -> Block:
    """A row for each game that is listed, and one for the others, in a frame."""
    cells, ascii_only = width - 2, view.ascii_only
    listed = view.games[: view.shown]
    texts = game_rows(listed, cells - 4, ascii_only=ascii_only)
    if view.more:
        texts.append(row((f"and {view.more} more{ellipsis(ascii_only)}", "label")))
    lines = []
    for at, text in enumerate(texts):
        line = pad_row(row("   ", *text), cells)
        if view.focused and at == view.cursor:
            line = row((f" {pointer(True, ascii_only)}{plain(line)[3:]}", "bar-strong"))
        lines.append(aim((line,), at if at < len(listed) else MORE)[0])
    return framed(
        tuple(lines),
        width,
        height,
        words.TITLE_GAMES,
        focused=view.focused,
        ascii_only=ascii_only,
    )


class _Column(NamedTuple):
    texts: list[str]
    align: str = "<"
    role: str = "label"

    @property
    def width(self) -> int:
        return max(map(cell_width, self.texts))


def game_rows(
    games: Sequence[UnfinishedGame], width: int, *, ascii_only: bool = False
) -> list[Row]:
    """A row of ``width`` cells for each game: who plays on which wall, how far, and when.

    Before names are cut, the number of moves is left out, then the gaps give way; the wall is left
    out where little would be left of the names.
    """
    wall = _Column([game.wall.value for game in games])
    rounds = _Column([f"round {game.round}" for game in games])
    moves = _Column([counted(game.takes, "move") for game in games], ">")
    scores = _Column(["-".join(map(str, game.scores)) for game in games], "^", "")
    when = _Column([clean(game.when) for game in games], ">")
    longest = max(cell_width(", ".join(map(clean, game.names))) for game in games)
    few = [wall, rounds, scores, when]
    for columns, gap, least in (
        ([wall, rounds, moves, scores, when], "   ", longest),
        (few, "   ", longest),
        (few, "  ", min(longest, _SHORT_NAMES)),
        ([rounds, scores, when], "  ", 0),
    ):
        room = width - sum(column.width + len(gap) for column in columns)
        if room >= least:
            break
    room = max(_SHORTEST_NAMES, room)
    rows = []
    for at, game in enumerate(games):
        line = row((fit(fit_names(game.names, room, ellipsis(ascii_only)), room), "strong"))
        for column in columns:
            text = fit(column.texts[at], column.width, column.align)
            line += row((gap + text, column.role))
        rows.append(line)
    return rows
