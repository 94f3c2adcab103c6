"""The rules of Azul: a game, its moves and what happens, without any screen or file.

Everything here counts from 0: seats, factories, rows, columns. What people read counts from 1.
"""

from azul_tui.engine.board import (
    FLOOR_COSTS,
    FLOOR_SPACES,
    SPACE_COSTS,
    BoardView,
    PatternLine,
    Wall,
    wall_color,
)
from azul_tui.engine.color import COLORS, LETTERS, Color
from azul_tui.engine.columns import LostLines, column_refusal, lost_lines
from azul_tui.engine.errors import IllegalAction, NotationError, Reason
from azul_tui.engine.events import (
    BONUS_POINTS,
    Bonus,
    Dealt,
    Decision,
    End,
    Event,
    FloorCharged,
    GameEnded,
    LineDropped,
    Result,
    RoundEnded,
    TileScored,
    TilesTaken,
)
from azul_tui.engine.forecast import (
    Forecast,
    Outlook,
    column_points,
    forecast,
    outlook,
    placeable,
)
from azul_tui.engine.game import Game
from azul_tui.engine.material import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    TILES_PER_COLOR,
    TILES_PER_FACTORY,
    factory_count,
)
from azul_tui.engine.moves import (
    CENTER,
    FLOOR,
    ROWS,
    Move,
    Placement,
    row_text,
    source_text,
)
from azul_tui.engine.offer import row_refusal
from azul_tui.engine.playback import after_event
from azul_tui.engine.position import format_position, parse_position
from azul_tui.engine.scoring import tile_points
from azul_tui.engine.state import Phase, State, TableView
from azul_tui.engine.tilings import Span

__all__ = [
    "BONUS_POINTS",
    "CENTER",
    "COLORS",
    "FLOOR",
    "FLOOR_COSTS",
    "FLOOR_SPACES",
    "LETTERS",
    "MAX_PLAYERS",
    "MIN_PLAYERS",
    "ROWS",
    "SPACE_COSTS",
    "TILES_PER_COLOR",
    "TILES_PER_FACTORY",
    "BoardView",
    "Bonus",
    "Color",
    "Dealt",
    "Decision",
    "End",
    "Event",
    "FloorCharged",
    "Forecast",
    "Game",
    "GameEnded",
    "IllegalAction",
    "LineDropped",
    "LostLines",
    "Move",
    "NotationError",
    "Outlook",
    "PatternLine",
    "Phase",
    "Placement",
    "Reason",
    "Result",
    "RoundEnded",
    "Span",
    "State",
    "TableView",
    "TileScored",
    "TilesTaken",
    "Wall",
    "after_event",
    "column_points",
    "column_refusal",
    "factory_count",
    "forecast",
    "format_position",
    "lost_lines",
    "outlook",
    "parse_position",
    "placeable",
    "row_refusal",
    "row_text",
    "source_text",
    "tile_points",
    "wall_color",
]
