"""Knows what to type in a game, and what the record then holds."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

from azul_tui.engine import FLOOR, Game, Move, Phase, row_text, source_text
from azul_tui.record import Session

_UNDO = 0.1


class Typist:
    """Plays on from a record at random: types keys, and does the same to a copy of the record.

    The tiles that will be drawn follow from the seed, so the copy tells what the record must
    hold when all keys have been heard.

    Args:
        record: where to play on from; only read.
        copy: a path for the copy.
        chance: for the choices.
        lines: type lines for line mode instead of keys for the screen.
    """

    def __init__(self, record: Path, copy: Path, chance: Random, *, lines: bool = False) -> None:
        shutil.copyfile(record, copy)
        self._copy = copy
        self._session = Session.resume(copy)
        self._chance = chance
        self._lines = lines

    @property
    def is_over(self) -> bool:
        """The game is over, there is nothing more to type."""
        return self._session.game.phase is Phase.OVER

    def keys(self, actions: int) -> list[str]:
        """What to type for so many actions, each for itself."""
        typed: list[str] = []
        while len(typed) < actions and not self.is_over:
            typed.append(self._act() + ("\n" if self._lines else ""))
        return typed

    def close(self) -> bytes:
        """What the record holds when all has been heard; the copy is given up."""
        self._session.close()
        return self._copy.read_bytes()

    def _act(self) -> str:
        session, game = self._session, self._session.game
        if game.phase is Phase.DEAL:
            return self._start_round()
        if game.phase is Phase.OFFERED:
            session.score_round()
            return self._after_scoring("" if self._lines else "\rs")
        if game.phase is Phase.TILING:
            placement = self._chance.choice(game.placements())
            session.place(placement)
            return self._after_scoring(f"{placement.column + 1}" + "s" * (not self._lines))
        if game.takes_to_take_back and self._chance.random() < _UNDO:
            session.take_back()
            return "u"
        moves = game.legal_moves()
        move = self._chance.choice([move for move in moves if move.row != FLOOR] or moves)
        typed = str(move) if self._lines else keys_for(game, move)
        session.play(move)
        return typed

    def _start_round(self) -> str:
        """In line mode the next round starts by itself, on the screen with a key."""
        if self._session.game.state.stuck:
            self._session.end_by_agreement()
            return "y" if self._lines else "\ry"
        self._session.deal()
        return "" if self._lines else "\r"

    def _after_scoring(self, typed: str) -> str:
        """Line mode does not wait between the scoring and the next round."""
        game = self._session.game
        if self._lines and game.phase is Phase.DEAL:
            if game.state.stuck:
                self._session.end_by_agreement()
                return f"{typed}\ny"
            self._session.deal()
        return typed


def keys_for(game: Game, move: Move) -> str:
    """The keys of a move: color, source unless it is the only one, row.

    The number of the only source would be taken for the source once more, not for the row.
    """
    sources = {legal.source for legal in game.legal_moves() if legal.color == move.color}
    source, row = source_text(move.source), row_text(move.row)
    return f"{move.color.letter}{source if len(sources) > 1 or source == row else ''}{row}".lower()
