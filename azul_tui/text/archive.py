"""The history of games in words: headings, and what there is to say about a game or a name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from azul_tui.engine import End
from azul_tui.record.catalog import Catalog, DamagedGame, SavedGame
from azul_tui.record.standings import Standing
from azul_tui.text.words import capital, counted, listed

TITLE: Final = "History"
GAME_HEADINGS: Final = ("date", "players", "wall", "rounds", "scores", "winner")
STANDING_HEADINGS: Final = ("name", "games", "wins", "shared", "average", "best", "floor")
UNFINISHED: Final = "unfinished"
DAMAGED: Final = "damaged"
NO_GAMES: Final = "No game has been played yet."
NO_STANDINGS: Final = "No game has been finished yet."
PATH_COPIED: Final = "The path of the file is copied."
FILTER: Final = "part of a name"
ALL_NAMES: Final = "all names"
TYPING_KEYS: Final = (
    ("enter", "keep", "keep"),
    ("esc", ALL_NAMES, "step_back"),
)
"""The keys while a part of a name is being typed: key, label, action."""

_ENDS: Final = {
    End.ROW: "a row of the wall was completed",
    End.AGREED: "the players agreed to end it",
    End.NO_TILES: "not one tile was left to deal",
}


def pages(games: int, names: int) -> tuple[str, str]:
    """Return the titles of the two pages, "Games (7)" and "Standings (3)"."""
    return f"Games ({games})", f"Standings ({names})"


def title(wanted: str) -> str:
    """Return "History", or "History: names with "an"" while a filter is on."""
    return f'{TITLE}: names with "{wanted}"' if wanted else TITLE


def nothing(catalog: Catalog, wanted: str, *, standings: bool) -> str:
    """Return why a list is empty: "No game has been played yet."."""
    if catalog.problem:
        return catalog.problem
    if wanted:
        return f'No name with "{wanted}" has played.'
    return NO_STANDINGS if standings else NO_GAMES


def winner(game: SavedGame) -> str:
    """Return "Ana", "Ana & Bor", or "unfinished"."""
    return " & ".join(game.winning_names) if game.finished else UNFINISHED


def scores(game: SavedGame) -> str:
    """Return the scores in seat order: "57-43"."""
    return "-".join(map(str, game.scores))


def game_details(game: SavedGame, names: Sequence[str]) -> str:
    """Return "Ana 57 and Bor 43: Ana wins. A row of the wall was completed.".

    An unfinished game is told as far as it goes, with what can be done with it.
    """
    points = listed([f"{name} {score}" for name, score in zip(names, game.scores, strict=True)])
    if game.end is None:
        played = f"In round {game.rounds}" if game.rounds else "Not begun"
        return f"{played}: {points}. Enter goes on with it, r replays it."
    who = listed([names[seat] for seat in game.winners])
    wins = "wins" if len(game.winners) == 1 else "share the win"
    leaders = game.scores.count(max(game.scores))
    why = " with more complete rows" if leaders > len(game.winners) else ""
    return f"{points}: {who} {wins}{why}. {capital(_ENDS[game.end])}."


def damage(game: DamagedGame) -> str:
    """Return "line 12: ..." with what is wrong with a file; without a line, only that."""
    return game.reason if game.line is None else f"line {game.line}: {game.reason}"


def damage_details(game: DamagedGame) -> str:
    """Return the same as a sentence, and what becomes of the file."""
    return f"{capital(damage(game))} The file is left as it is."


def standing_details(row: Standing, name: str) -> str:
    """Return what a name has achieved, in words."""
    won = counted(row.wins, "win")
    shared = f" and {counted(row.shared, 'shared win')}" if row.shared else ""
    return (
        f"{name}: {won}{shared} in {counted(row.games, 'game')}, {row.average:.1f} points on "
        f"average, {row.best} at best, {row.floor:.1f} lost to the floor line in a game. "
        f"Enter lists the games."
    )
