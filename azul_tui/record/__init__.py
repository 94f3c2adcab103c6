"""Records: one log that is save file, history, replay and export of a game."""

from azul_tui.record.actions import Action, Deal, LogEntry, Signal, TakenBack, Undo
from azul_tui.record.catalog import Catalog, DamagedGame, SavedGame
from azul_tui.record.errors import GameIsOpen, RecordError
from azul_tui.record.follower import Step
from azul_tui.record.header import Header, header_at, new_header
from azul_tui.record.reading import Record, parse_record, read_record
from azul_tui.record.session import Session
from azul_tui.record.standings import Order, Standing, sort_standings, standings, with_name
from azul_tui.record.statistics import SeatStatistics, statistics
from azul_tui.record.store import Store

__all__ = [
    "Action",
    "Catalog",
    "DamagedGame",
    "Deal",
    "GameIsOpen",
    "Header",
    "LogEntry",
    "Order",
    "Record",
    "RecordError",
    "SavedGame",
    "SeatStatistics",
    "Session",
    "Signal",
    "Standing",
    "Step",
    "Store",
    "TakenBack",
    "Undo",
    "header_at",
    "new_header",
    "parse_record",
    "read_record",
    "sort_standings",
    "standings",
    "statistics",
    "with_name",
]
