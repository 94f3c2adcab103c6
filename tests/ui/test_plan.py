"""Everything has its place at every size of the window, and nothing covers anything else."""

from __future__ import annotations

from itertools import combinations

import pytest

from azul_tui.engine import factory_count
from azul_tui.ui.table.plan import Plan, fits, plan
from azul_tui.ui.table.shapes import (
    Area,
    BoardShape,
    center_size,
    factory_boxes,
    factory_frame,
)

SIZES = [
    *((80 + 8 * n, 24 + 2 * n) for n in range(41)),
    (80, 24),
    (80, 120),
    (100, 30),
    (119, 24),
    (119, 23 + 1),
    (150, 44),
    (200, 24),
    (400, 24),
    (400, 120),
]


def areas(where: Plan) -> list[Area]:
    parts = [where.bar, where.keys, *where.boards, where.factories, where.center, where.prompt]
    return [*parts, where.log] if where.log else parts


def overlap(one: Area, other: Area) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_all_parts_are_on_the_screen(width: int, height: int, players: int) -> None:
    where = plan(width, height, players)
    assert len(where.boards) == players
    for area in areas(where):
        assert area.x >= 0
        assert area.y >= 0
        assert area.x + area.width <= width
        assert area.y + area.height <= height
        assert area.width > 0
        assert area.height > 0


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_part_covers_another(width: int, height: int, players: int) -> None:
    where = plan(width, height, players)
    # Without frames, the center takes the cell after the last factory.
    shares_a_grid = where.center.width < 20
    for one, other in combinations(areas(where), 2):
        if shares_a_grid and {one, other} == {where.factories, where.center}:
            beside_the_last = where.center.x >= where.factories.x + 7
            assert beside_the_last or not overlap(one, other)
        else:
            assert not overlap(one, other)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_boards_have_their_shape_and_the_prompt_its_room(
    width: int, height: int, players: int
) -> None:
    where = plan(width, height, players)
    for board in where.boards:
        assert (board.width, board.height) == (where.shape.width, where.shape.height)
    assert where.prompt.height >= 7 or (where.prompt.height >= 4 and where.prompt.width >= 80)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_grow_with_the_window(players: int) -> None:
    sizes = [plan(80 + 8 * n, 24 + 3 * n, players).shape.size for n in range(30)]
    assert sizes == sorted(sizes)
    assert sizes[0] == 1
    assert sizes[-1] == 4


def test_tiles_of_four_players_grow_at_150_by_44() -> None:
    assert plan(150, 44, 4).shape.size == 2


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_table_stands_in_the_middle_and_the_bars_have_its_edges(
    width: int, height: int, players: int
) -> None:
    where = plan(width, height, players)
    parts = areas(where)
    left, right = min(area.x for area in parts), max(area.right for area in parts)
    assert abs(left - (width - right)) <= 1
    for bar in (where.bar, where.keys):
        assert (bar.x, bar.right) == (left, right)
    assert abs(where.bar.y - (height - where.keys.bottom)) <= 1
    assert max(area.bottom for area in parts if area is not where.keys) == where.keys.y


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_factories_with_frames_stand_over_the_middle_of_the_center(
    width: int, height: int, players: int
) -> None:
    where = plan(width, height, players)
    if factories_of(where, players):
        left = where.factories.x - where.center.x
        assert abs(left - (where.center.right - where.factories.right)) <= 1


def factories_of(where: Plan, players: int) -> int:
    """The size of the tiles in the factories; 0 without frames."""
    area = where.factories
    return factory_boxes(factory_count(players), area.width, area.height, where.shape.size)[0]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_tiles_one_takes_are_about_as_large_as_those_on_large_boards(
    width: int, height: int, players: int
) -> None:
    where = plan(width, height, players)
    size = where.shape.size
    if size >= 3:
        assert center_size(where.center.width, where.center.height, size) >= size - 1
        assert factories_of(where, players) >= 3


@pytest.mark.parametrize(("width", "height"), [(120, 40), (160, 50), (200, 50)])
def test_two_players_have_a_use_for_a_large_screen(width: int, height: int) -> None:
    where = plan(width, height, 2)
    assert factories_of(where, 2) == 3
    assert center_size(where.center.width, where.center.height, where.shape.size) == 3
    used = sum(area.width * area.height for area in areas(where))
    assert used >= where.bar.width * (where.keys.bottom - where.bar.y) * 0.85


def test_a_huge_window_leaves_a_margin_instead_of_stretching() -> None:
    where = plan(400, 120, 2)
    assert where.shape.size == 4
    assert where.bar.width < 200
    assert where.keys.y < 100


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_row_keys_stand_inside_wherever_tiles_are_large(
    width: int, height: int, players: int
) -> None:
    shape = plan(width, height, players).shape
    assert shape.inset == 2 or shape.size == 1
    assert shape.lines.x == 1 + shape.inset
    assert BoardShape.within(shape.size, shape.width) == shape


def test_the_smallest_screen_has_its_row_keys_on_the_frame_and_a_wider_one_inside() -> None:
    assert plan(80, 24, 4).shape.inset == 0
    assert plan(90, 24, 4).shape.inset == 2


@pytest.mark.parametrize("count", [5, 7, 9])
def test_framed_factories_fit_into_their_area(count: int) -> None:
    for width in range(8, 120, 3):
        for height in range(4, 60, 3):
            size, columns = factory_boxes(count, width, height, 4)
            if size:
                frame_width, frame_height = factory_frame(size)
                assert columns * (frame_width + 1) - 1 <= width
                assert -(-count // columns) * frame_height <= height


def test_80x24_is_enough_and_less_is_not() -> None:
    assert fits(80, 24)
    assert not fits(79, 24)
    assert not fits(119, 23)
