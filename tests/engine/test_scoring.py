"""R3.2: points for a tile on the wall, held against counting cell by cell."""

from __future__ import annotations

from random import Random

import pytest

from azul_tui.engine import Color, TileScored, tile_points, wall_color
from tests.engine.tables import table
from tests.referee import empty_grid, score_tile


def scored(wall: str, row: int, column: int) -> TileScored:
    """The event when the tile of a full line comes to a free space of a colored wall."""
    lines = ["-"] * 5
    lines[row] = f"{wall_color(row, column).letter}{row + 1}"
    event = table(f"0;{','.join(lines)};{wall}").score_round()[0]
    assert isinstance(event, TileScored)
    return event


def test_r3_2_a_tile_without_neighbors_scores_one() -> None:
    assert scored("", 2, 2).points == 1


def test_r3_2_a_run_across() -> None:
    assert scored("BY.K", 0, 2).points == 4


def test_r3_2_a_run_down() -> None:
    assert scored("..R,..Y,,..W", 2, 2).points == 4


def test_r3_2_three_in_the_row_and_two_in_the_column_are_five() -> None:
    event = scored(".Y.K,..Y", 0, 2)
    assert (event.across, event.down, event.points) == ((1, 3), (0, 1), 5)


def test_r3_2_diagonals_never_count() -> None:
    assert scored(".Y.K,,.W.Y", 1, 2).points == 1


def test_r3_2_a_run_ends_at_a_gap() -> None:
    assert scored("B..K", 0, 1).points == 2
    assert scored("B.R.W", 0, 1).points == 3


def test_r3_2_a_full_cross_scores_ten() -> None:
    assert scored("..R,..Y,KW.YR,..W,..K", 2, 2).points == 10


@pytest.mark.parametrize("length", [1, 2, 3, 4, 5])
def test_r3_2_a_single_run_counts_its_length(length: int) -> None:
    assert tile_points((0, length - 1), (3, 3)) == length
    assert tile_points((2, 2), (5 - length, 4)) == length


def test_r3_2_both_runs_count_the_tile() -> None:
    for width in range(2, 6):
        for height in range(2, 6):
            assert tile_points((0, width - 1), (0, height - 1)) == width + height


def test_r3_2_lines_tiled_in_one_round_see_the_tiles_placed_before() -> None:
    game = table("0;-,B2,W3")
    points = [event.points for event in game.score_round() if isinstance(event, TileScored)]
    assert points == [1, 2]


def test_r3_2_agrees_with_counting_cell_by_cell_on_random_walls() -> None:
    random = Random(32)
    for _ in range(400):
        row, column = random.randrange(5), random.randrange(5)
        density = random.random()
        grid = empty_grid()
        for at in range(25):
            if random.random() < density and divmod(at, 5) != (row, column):
                grid[at // 5][at % 5] = wall_color(*divmod(at, 5)).letter
        if any("." not in cells for cells in grid):
            continue
        event = scored(",".join(map("".join, grid)), row, column)
        grid[row][column] = Color(event.color).letter
        across, down, points = score_tile(grid, row, column)
        assert event.across[1] - event.across[0] + 1 == across
        assert event.down[1] - event.down[0] + 1 == down
        assert event.points == points
