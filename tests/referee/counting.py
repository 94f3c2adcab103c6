"""Counting on a wall: runs, floor, bonuses, free spaces, winners.

A wall is a grid of letters, ``grid[row][column]``, both counted from 0; a space without a tile
holds ``EMPTY``.
"""

from __future__ import annotations

COLORS = "BYRKW"
EMPTY = "."

Grid = list[list[str]]


def empty_grid() -> Grid:
    """A wall of 5 x 5 without a tile (R1.2)."""
    return [[EMPTY] * 5 for _ in range(5)]


def _walk(grid: Grid, row: int, column: int, down: int, right: int) -> int:
    """How many tiles stand without a gap from a cell (not counted) in one direction."""
    steps = 0
    row, column = row + down, column + right
    while 0 <= row <= 4 and 0 <= column <= 4 and grid[row][column] != EMPTY:
        steps += 1
        row, column = row + down, column + right
    return steps


def score_tile(grid: Grid, row: int, column: int) -> tuple[int, int, int]:
    """The runs and the points of a tile that stands on the wall already (R3.2).

    Returns the length of its run across, of its run down (both at least 1: the tile itself) and
    the points.
    """
    if grid[row][column] == EMPTY:
        raise ValueError("there is no tile to score")
    across = 1 + _walk(grid, row, column, 0, -1) + _walk(grid, row, column, 0, 1)
    down = 1 + _walk(grid, row, column, -1, 0) + _walk(grid, row, column, 1, 0)
    points = 0
    if across > 1:
        points += across
    if down > 1:
        points += down
    if across == 1 and down == 1:
        points = 1
    return across, down, points


def floor_cost(occupied: int) -> int:
    """What a floor line costs, as a number of 0 or more; only seven spaces count (R3.3)."""
    cost = 0
    for space in range(1, min(occupied, 7) + 1):
        if space <= 2:
            cost += 1
        elif space <= 5:
            cost += 2
        else:
            cost += 3
    return cost


def bonus(grid: Grid) -> tuple[int, int, int]:
    """How many rows, columns and colors are complete (R5.2)."""
    rows = 0
    for row in range(5):
        if all(grid[row][column] != EMPTY for column in range(5)):
            rows += 1
    columns = 0
    for column in range(5):
        if all(grid[row][column] != EMPTY for row in range(5)):
            columns += 1
    colors = 0
    for color in COLORS:
        tiles = 0
        for row in range(5):
            for column in range(5):
                if grid[row][column] == color:
                    tiles += 1
        if tiles == 5:
            colors += 1
    return rows, columns, colors


def free_columns(wall: str, grid: Grid, row: int, color: str) -> list[int]:
    """The columns of a wall row that may take a color (R3.1 colored, R6.1 gray)."""
    if color in grid[row]:
        return []
    columns = []
    for column in range(5):
        if grid[row][column] != EMPTY:
            continue
        if wall == "colored" and (COLORS.index(color) + row) % 5 != column:
            continue
        if wall == "gray" and color in [grid[other][column] for other in range(5)]:
            continue
        columns.append(column)
    return columns


def winners(final: list[int], rows: list[int]) -> list[int]:
    """The winning seats, from 1: most points, then most complete rows, then shared (R5.3)."""
    most = max(final)
    best = [seat for seat in range(len(final)) if final[seat] == most]
    most_rows = max(rows[seat] for seat in best)
    return [seat + 1 for seat in best if rows[seat] == most_rows]
