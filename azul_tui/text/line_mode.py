"""What line mode says besides: its questions about the game, its answers, its complaints."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from azul_tui.appearance import Boards
from azul_tui.engine import (
    CENTER,
    COLORS,
    Color,
    Forecast,
    Move,
    Phase,
    Reason,
    TableView,
    Wall,
)
from azul_tui.text.notices import bag_empty
from azul_tui.text.prompts import group, prompt, row_keys
from azul_tui.text.reasons import reason
from azul_tui.text.things import MARKER, color_name, row_name, source_name, wall_name
from azul_tui.text.words import capital, counted, listed, possessive

SETUP_HINT: Final = "A new game. ? helps, q leaves, back goes back to the question before."
SETUP_HELP: Final = (
    "Enter is the answer that stands in the question, q leaves without a game, back goes back to "
    "the question before. On the colored wall every space has its color; on the gray wall you "
    "choose where a tile goes."
)
FIRST_QUESTION: Final = "This is the first question."
NO_GAME: Final = "No game has begun."
NOT_A_WALL: Final = "The wall is colored or gray: c or g will do."
NOT_A_NUMBER_OF_PLAYERS: Final = "Azul is for 2, 3 or 4 players."

HINTS: Final = {
    Boards.GRID: "Type ? for help, words to have boards in words, rules to learn Azul.",
    Boards.WORDS: "Type ? for help, grid to have boards as a grid, rules to learn Azul.",
}
NO_ARROWS: Final = "Arrow keys do nothing here: type the line anew."
OVER: Final = "The game is over."
AFTERWARDS: Final = "t tells the boards once more; enter leaves."
TOLD: Final = {
    Boards.GRID: "From now on boards are told as a grid.",
    Boards.WORDS: "From now on boards are told in words.",
}
BRIEF: Final = "From now on boards are told only when you ask: t, or t and a name."
FULL: Final = "From now on the board of who is in turn is told before each take."
YES_OR_NO: Final = "Please answer y for yes or n for no."
END_QUESTION: Final = "End the game now and score the walls as they are? All must agree. y or n"
GOES_ON: Final = "The game goes on."
STUCK_QUESTION: Final = "Do you want to end it and score the walls? y or n"

NO_LONGER_ENDING: Final = "The game no longer ends this round."
ONE_COLOR: Final = "Name one color only."
ONE_SOURCE: Final = "Name one source only."
NO_NUMBER_OF_TAKES: Final = "u takes back one take, u 3 takes back three."
SCORE_FIRST: Final = "All tiles are taken: enter scores the round, u takes back."
NOTHING_YET: Final = "Nothing has been played yet."
COLUMNS: Final = "A column is a number from 1 to 5."
NO_MOVES: Final = reason(Reason.NO_TAKE_DUE)
ALL_MOVES: Final = "moves b 3 tells what blue from factory 3 brings, moves all everything."
SOME_MOVES: Final = "moves b tells what blue brings, moves 3 factory 3, moves all everything."
NO_NUMBER_OF_ENTRIES: Final = "log tells all takes of this round, log 3 the last three."
END_ALONE: Final = "Type end alone to end the game."
QUIT_ALONE: Final = "Type q alone to leave the game."


def turn_question(
    view: TableView,
    names: Sequence[str],
    moves: Sequence[Move],
    color: Color | None,
    source: int | None,
) -> str:
    """Return the question of a turn, which names the tiles that are picked.

    "Ana, 2 blue from factory 3: into which row? 2, 3 or f"; the rest is as on the screen.
    """
    if color is None or source is None:
        return prompt(view, names, moves, color, source)
    tiles = group(view, color, source)
    return f"{names[view.turn]}, {tiles}: into which row? {row_keys(moves)}"


def picked(view: TableView, color: Color | None, source: int | None) -> str:
    """Return what is picked: "2 blue from factory 3", "blue", "factory 3", or "" for nothing."""
    if color is None:
        return "" if source is None else source_name(source)
    return color_name(color) if source is None else group(view, color, source)


def whose_turn(
    view: TableView, names: Sequence[str], color: Color | None, source: int | None
) -> list[str]:
    """Return "It is Ana's turn; picked: 2 blue from factory 3."; nothing between the turns."""
    if view.phase not in {Phase.OFFER, Phase.TILING}:
        return []
    it_is = f"It is {possessive(names[view.turn])} turn"
    if view.phase is Phase.TILING:
        return [f"{it_is}."]
    what = picked(view, color, source)
    return [f"{it_is}; picked: {what}." if what else f"{it_is}; nothing is picked."]


def put_back(what: str) -> str:
    """Return "Put back: 2 blue from factory 3."."""
    return f"Put back: {what}."


def where_colors_lie(view: TableView) -> list[str]:
    """Return a line for each color that can be taken: "  blue: 1 on factory 1, 2 in the center"."""
    lines = []
    for color in COLORS:
        places = [
            f"{tiles} {'in' if source == CENTER else 'on'} {source_name(source)}"
            for source in (*range(len(view.factories)), CENTER)
            if (tiles := view.tiles_at(source)[color])
        ]
        if places:
            lines.append(f"  {color_name(color)}: {', '.join(places)}")
    if view.marker_in_center and any(view.center):
        lines.append(f"  Whoever takes from the center also takes {MARKER}.")
    return lines


def warning(forecast: Forecast) -> str | None:
    """Return what to say of a take whose row the gray wall may have no space for (R6.5)."""
    where, color = capital(row_name(forecast.move.row)), color_name(forecast.move.color)
    if forecast.must_drop and forecast.fills:
        return (
            f"{where} is full, but {color} has no space on the wall: its tiles will fall to the "
            "floor line."
        )
    if forecast.must_drop:
        return f"{where} has no space on the wall for {color}: once full, its tiles will fall."
    if forecast.can_drop:
        return f"{where} may find no space on the wall for {color}: then its tiles will fall."
    return None


def bag_and_lid(view: TableView) -> str:
    """Return "Bag: 40 tiles. Lid: 12 tiles."; of an empty bag also that it ends nothing."""
    counts = f"Bag: {counted(sum(view.bag), 'tile')}. Lid: {counted(sum(view.lid), 'tile')}."
    return counts if any(view.bag) or view.result else f"{counts} {bag_empty()}"


def how_many(usual: int) -> str:
    """Return "How many play? 2, 3 or 4; enter for 2."."""
    return f"How many play? 2, 3 or 4; enter for {usual}."


def name_question(seat: int, usual: str) -> str:
    """Return "Name of player 2? Enter for Bor."; ``seat`` counts from 0."""
    return f"Name of player {seat + 1}? Enter for {usual}."


def which_wall(usual: Wall) -> str:
    """Return "Which wall, colored or gray? Enter for colored."."""
    return f"Which wall, colored or gray? Enter for {usual.value}."


def started(names: Sequence[str], view: TableView) -> str:
    """Return "Ana and Bor play Azul on the gray wall. It is Ana's turn."."""
    return f"{listed(names)} play Azul on {wall_name(view.wall)}.{_turn(names, view)}"


def resumed(names: Sequence[str], view: TableView) -> str:
    """Return "Ana and Bor go on playing on the gray wall, round 3. It is Bor's turn."."""
    where = f"round {view.round}" if view.round else "before the first round"
    playing = f"{listed(names)} go on playing on {wall_name(view.wall)}, {where}."
    return f"{playing}{_turn(names, view)}"


def finished(names: Sequence[str], wall: Wall) -> str:
    """Return "This game of Ana and Bor on the gray wall is over."."""
    return f"This game of {listed(names)} on {wall_name(wall)} is over."


def seed_is(seed: int) -> str:
    """Return "The seed of this game is 7."."""
    return f"The seed of this game is {seed}."


def round_starts(number: int, name: str) -> str:
    """Return "Round 3. Bor starts."."""
    return f"Round {number}. {name} starts."


def scores_now(name: str, score: int) -> str:
    """Return "Ana now has 12 points."."""
    return f"{name} now has {counted(score, 'point')}."


def unfinished_waits(count: int, command: str) -> str:
    """Return "2 unfinished games wait: ..."; ``command`` goes on with the last one."""
    games = "An unfinished game waits" if count == 1 else f"{count} unfinished games wait"
    last = "it" if count == 1 else "the last one"
    return f"{games}: {command} goes on with {last}."


def not_understood(text: str) -> str:
    """Return what to say to ``text``, which is no move and no word of line mode."""
    return f'"{text}" means nothing here. A move is like b 3 2; ? helps.'


def no_such_player(text: str, names: Sequence[str]) -> str:
    """Return "There is no player "Cene": Ana or Bor."."""
    return f'There is no player "{text}": {listed(names, "or")}.'


def too_much(key: str) -> str:
    """Return "A move is a color, a source and a row; 4 is one too many."."""
    return f"A move is a color, a source and a row; {key} is one too many."


def too_many_takes(most: int) -> str:
    """Return "Only 2 takes of this round can be taken back."."""
    takes = "1 take of this round" if most == 1 else f"{most} takes of this round"
    return f"Only {takes} can be taken back."


def record_at(path: Path) -> str:
    """Return "The record of this game is games/ana.azul"."""
    return f"The record of this game is {path}"


def _turn(names: Sequence[str], view: TableView) -> str:
    return "" if view.phase is Phase.OFFERED else f" It is {possessive(names[view.turn])} turn."
