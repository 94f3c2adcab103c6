"""Everything has its place at every size of the window, and nothing covers anything else."""

from __future__ import annotations

from itertools import combinations

import pytest

from azul_tui.ui.table.plan import Area, Plan, factory_boxes, factory_frame, fits, plan

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


def test_a_huge_window_leaves_a_margin_instead_of_stretching() -> None:
    where = plan(400, 120, 2)
    assert where.boards[0].x == (400 - 260) // 2
    assert where.keys.y < 119


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
