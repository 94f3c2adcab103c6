"""Records: one log that is save file, history, replay and export of a game."""

from azul_tui.record.actions import Action, Deal, LogEntry, Signal, TakenBack, Undo
from azul_tui.record.errors import GameIsOpen, RecordError
from azul_tui.record.follower import Step
from azul_tui.record.header import Header, header_at, new_header
from azul_tui.record.reading import Record, parse_record, read_record
from azul_tui.record.session import Session
from azul_tui.record.store import Store

__all__ = [
    "Action",
    "Deal",
    "GameIsOpen",
    "Header",
    "LogEntry",
    "Record",
    "RecordError",
    "Session",
    "Signal",
    "Step",
    "Store",
    "TakenBack",
    "Undo",
    "header_at",
    "new_header",
    "parse_record",
    "read_record",
]
