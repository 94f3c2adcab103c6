"""A second, slow reading of the rules, written without looking at the engine.

The tests hold it against the engine: two readings that agree on a whole game are unlikely to be
wrong in the same place. Everything here is lists, dicts and counting cell by cell, on purpose.
"""

from __future__ import annotations

from tests.referee.counting import (
    EMPTY,
    Grid,
    bonus,
    empty_grid,
    floor_cost,
    free_columns,
    score_tile,
    winners,
)
from tests.referee.dealing import Fault
from tests.referee.record import Referee, RefereeError, Verdict, replay
from tests.referee.table import Table, legal_places, legal_takes

__all__ = [
    "EMPTY",
    "Fault",
    "Grid",
    "Referee",
    "RefereeError",
    "Table",
    "Verdict",
    "bonus",
    "empty_grid",
    "floor_cost",
    "free_columns",
    "legal_places",
    "legal_takes",
    "replay",
    "score_tile",
    "winners",
]
