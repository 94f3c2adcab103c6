"""The table of the referee: who holds which tiles, and what an event does to them.

Tiles are letters. Seats and factories count from 1 in arguments and sentences, as in a record;
lists inside count from 0. ``seen`` counts which rule clauses came up, so that a collection of games
can say what it covers.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field

from tests.referee.counting import (
    COLORS,
    Grid,
    bonus,
    empty_grid,
    floor_cost,
    free_columns,
    score_tile,
)
from tests.referee.dealing import Fault, draw

MARKER = "M"
FLOOR_SPACES = 7
ANY_TAKE = re.compile(r"[1-9C][BYRKW][1-5F]")


@dataclass
class Board:
    """What lies before one player."""

    lines: list[list[str]] = field(default_factory=lambda: [[] for _ in range(5)])
    grid: Grid = field(default_factory=empty_grid)
    floor: list[str] = field(default_factory=list)
    marker_beside: bool = False
    """Holds the marker without a floor space for it (H2.7)."""
    score: int = 0
    charged: int = 0
    """Floor points that were really taken off, over the game."""
    forgiven: int = 0
    """Floor points that the cut at zero forgave, over the game."""


@dataclass
class Table:
    """Everything on the table. ``phase`` is deal, offer, tiling, over or end.

    offer lasts until the round is scored or the first column is chosen, so it also covers the
    moment after the last take; over means that only the result is missing; end that it was given.
    """

    wall: str
    boards: list[Board]
    turn: int
    starter: int
    bag: Counter[str] = field(default_factory=lambda: Counter(dict.fromkeys(COLORS, 20)))
    lid: Counter[str] = field(default_factory=Counter)
    factories: list[list[str]] = field(default_factory=list)
    center: list[str] = field(default_factory=list)
    marker_in_center: bool = True
    phase: str = "deal"
    to_tile: list[tuple[int, int]] = field(default_factory=list)
    """Full lines not tiled yet, as (seat, row) from 0, the next one first."""
    seen: Counter[str] = field(default_factory=Counter)

    def factory_count(self) -> int:
        """5, 7 or 9 (R1.2)."""
        return {2: 5, 3: 7, 4: 9}[len(self.boards)]

    def tiles_left(self) -> int:
        """Tiles on the factories and in the center; the marker is none (R2.8)."""
        return len(self.center) + sum(len(factory) for factory in self.factories)

    # --- dealing -------------------------------------------------------------------------------

    def deal(self, dealt: list[str]) -> None:
        """Fill the factories (R1.4, R4.1, R4.2); ``Fault`` if these tiles cannot come up."""
        if self.phase != "deal":
            raise Fault("no deal is due")
        if len(dealt) != self.factory_count():
            raise Fault(f"{len(self.boards)} players have {self.factory_count()} factories")
        self.bag, self.lid, clauses = draw(self.bag, self.lid, dealt)
        self.seen.update(clauses)
        self.factories = [list(factory) for factory in dealt]
        self.phase = "offer"
        self.turn = self.starter

    # --- the offer -----------------------------------------------------------------------------

    def take(self, seat: int, text: str) -> None:
        """One turn, such as ``3B2`` (R2.1 to R2.7)."""
        if not ANY_TAKE.fullmatch(text):
            raise Fault(f"{text!r} cannot be read as a take")
        if self.phase != "offer" or self.tiles_left() == 0:
            raise Fault("no take is due")
        if seat != self.turn:
            raise Fault(f"it is seat {self.turn}'s turn")
        source, color, target = text[0], text[1], text[2]
        if source != "C" and int(source) > len(self.factories):
            raise Fault(f"there is no factory {source}")
        if text not in legal_takes(self):
            raise Fault(f"{text} is not possible: {self._why_not(source, color)}")
        board = self.boards[seat - 1]
        tiles = self._lift(board, source, color)
        if target == "F":
            self.seen["R2.4 all on the floor"] += 1
        else:
            line, size = board.lines[int(target) - 1], int(target)
            while tiles and len(line) < size:
                line.append(tiles.pop())
            if tiles:
                self.seen["R2.4 too many for the line"] += 1
        self._drop(board, tiles)
        self.turn = self.turn % len(self.boards) + 1

    def _why_not(self, source: str, color: str) -> str:
        pile = self.center if source == "C" else self.factories[int(source) - 1]
        return "the line does not take that color" if color in pile else "no such tile there"

    def _lift(self, board: Board, source: str, color: str) -> list[str]:
        """Take the tiles of one color; move the others to the center; hand over the marker."""
        if source != "C":
            pile = self.factories[int(source) - 1]
            self.center += [tile for tile in pile if tile != color]
            self.factories[int(source) - 1] = []
            return [tile for tile in pile if tile == color]
        tiles = [tile for tile in self.center if tile == color]
        self.center = [tile for tile in self.center if tile != color]
        if self.marker_in_center:
            self.marker_in_center = False
            if len(board.floor) < FLOOR_SPACES:
                board.floor.append(MARKER)
                if len(board.floor) > 1:
                    self.seen["R2.2 the marker on a later floor space"] += 1
            else:
                board.marker_beside = True
                self.seen["H2.7 the marker with a full floor"] += 1
        return tiles

    def _drop(self, board: Board, tiles: list[str]) -> None:
        """Put tiles on the floor line, beyond seven into the lid (R2.6)."""
        for tile in tiles:
            if len(board.floor) < FLOOR_SPACES:
                board.floor.append(tile)
            else:
                self.lid[tile] += 1
                self.seen["R2.6 a tile beyond the floor"] += 1

    # --- tiling --------------------------------------------------------------------------------

    def begin_tiling(self) -> None:
        """Line up the full lines, seat by seat from the starter (R3.1, R6.3)."""
        if self.phase == "tiling":
            return
        if self.phase != "offer" or self.tiles_left():
            raise Fault("the offer is not over")
        self.phase = "tiling"
        for turn in range(len(self.boards)):
            seat = (self.starter - 1 + turn) % len(self.boards)
            for row in range(5):
                if len(self.boards[seat].lines[row]) == row + 1:
                    self.to_tile.append((seat, row))
        self._tile_without_choice()

    def _tile_without_choice(self) -> None:
        """Tile lines until one has more than one space (H6.4), dropping dead ones (R6.2)."""
        while self.to_tile:
            columns = legal_places(self)
            seat, row = self.to_tile[0]
            if len(columns) > 1:
                return
            if columns:
                self._tile(columns[0])
                if self.wall == "gray":
                    self.seen["H6.4 the only space"] += 1
                continue
            board = self.boards[seat]
            self.to_tile.pop(0)
            tiles, board.lines[row] = board.lines[row], []
            if len(board.floor) + len(tiles) > FLOOR_SPACES:
                self.seen["R6.2 a dropped line beyond the floor"] += 1
            self.seen["R6.2 a dropped line"] += 1
            self._drop(board, tiles)

    def _tile(self, column: int) -> None:
        """Move one tile of the next line to the wall and score it (R3.1, R3.2)."""
        seat, row = self.to_tile.pop(0)
        board = self.boards[seat]
        tile, *others = board.lines[row]
        board.lines[row] = []
        self.lid.update(others)
        board.grid[row][column] = tile
        board.score += score_tile(board.grid, row, column)[2]

    def place(self, seat: int, row: int, column: int) -> None:
        """The choice of a column on the gray wall; all from 1 (R6.1, R6.3)."""
        self.begin_tiling()
        if not self.to_tile:
            raise Fault("no choice is due")
        due_seat, due_row = self.to_tile[0]
        if (seat, row) != (due_seat + 1, due_row + 1):
            raise Fault(f"the choice due is seat {due_seat + 1}, line {due_row + 1}")
        if column - 1 not in legal_places(self):
            raise Fault(f"column {column} cannot take this tile")
        self.seen["R6.1 a choice of columns"] += 1
        self._tile(column - 1)
        self._tile_without_choice()

    def finish_round(self) -> None:
        """Charge the floors (R3.3) and see what comes next (R4.1, R4.3, H4.4, R5.1, H5.4)."""
        self.begin_tiling()
        if self.to_tile:
            seat, row = self.to_tile[0]
            raise Fault(f"seat {seat + 1} has to choose a column for line {row + 1}")
        if self.marker_in_center:
            self.seen["H4.4 nobody took from the center"] += 1
        for seat, board in enumerate(self.boards, start=1):
            if MARKER in board.floor or board.marker_beside:
                self.starter = seat
            self._charge_floor(board)
        self.marker_in_center = True
        if any(bonus(board.grid)[0] for board in self.boards):
            self.phase = "over"
        elif sum(self.bag.values()) + sum(self.lid.values()) == 0:
            self.phase = "over"
            self.seen["H5.4 no tile to deal"] += 1
        else:
            self.phase = "deal"

    def _charge_floor(self, board: Board) -> None:
        cost = floor_cost(len(board.floor))
        charged = min(cost, board.score)
        board.score -= charged
        board.charged += charged
        board.forgiven += cost - charged
        if charged < cost:
            self.seen["R3.3 the cut at zero"] += 1
        self.lid.update(tile for tile in board.floor if tile != MARKER)
        board.floor = []
        board.marker_beside = False

    # --- what must always be true --------------------------------------------------------------

    def check(self) -> None:
        """100 tiles, 20 of each color, one marker, no score below zero; else ``Fault``."""
        tiles = self.bag + self.lid + Counter(self.center)
        markers = int(self.marker_in_center)
        for factory in self.factories:
            tiles.update(factory)
        for board in self.boards:
            markers += int(board.marker_beside)
            for pile in [*board.lines, *board.grid, board.floor]:
                tiles.update(pile)
            if board.score < 0:
                raise Fault("a score below zero")
        markers += tiles[MARKER]
        if {color: tiles[color] for color in COLORS} != dict.fromkeys(COLORS, 20):
            raise Fault("there are not 20 tiles of each color")
        if markers != 1:
            raise Fault(f"there are {markers} markers")


def legal_takes(table: Table) -> list[str]:
    """Every take of the seat whose turn it is, as text, sorted; none outside the offer."""
    if table.phase != "offer":
        return []
    board = table.boards[table.turn - 1]
    takes = []
    piles = [("C", table.center)]
    piles += [(str(number), pile) for number, pile in enumerate(table.factories, start=1)]
    for source, pile in piles:
        for color in COLORS:
            if color not in pile:
                continue
            takes.append(f"{source}{color}F")
            for row in range(5):
                line = board.lines[row]
                full = len(line) == row + 1
                other = line != [] and line[0] != color
                if not full and not other and color not in board.grid[row]:
                    takes.append(f"{source}{color}{row + 1}")
    return sorted(takes)


def legal_places(table: Table) -> list[int]:
    """The columns, from 0, for the next line to tile; none outside the tiling."""
    if not table.to_tile:
        return []
    seat, row = table.to_tile[0]
    board = table.boards[seat]
    return free_columns(table.wall, board.grid, row, board.lines[row][0])
