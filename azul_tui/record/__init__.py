"""Records: one log that is save file, history, replay and export of a game.

What a game in play needs is here. What looks back at games that were saved is in modules of its
own, so that a new game starts without it: `reading`, `catalog`, `statistics`, `standings`.
"""

from azul_tui.record.actions import Action, Deal, LogEntry, Signal, TakenBack, Undo
from azul_tui.record.errors import GameIsOpen, NothingToResume, RecordError
from azul_tui.record.header import Header, header_at, new_header
from azul_tui.record.session import Session
from azul_tui.record.store import Store

__all__ = [
    "Action",
    "Deal",
    "GameIsOpen",
    "Header",
    "LogEntry",
    "NothingToResume",
    "RecordError",
    "Session",
    "Signal",
    "Store",
    "TakenBack",
    "Undo",
    "header_at",
    "new_header",
]
