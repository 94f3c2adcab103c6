"""Factories and center, drawn: each number belongs to its tiles, and the cursor is seen."""

from __future__ import annotations

import re
from itertools import product

import pytest

from azul_tui.engine import CENTER, COLORS, Color
from azul_tui.ui.draw import Block, Tiles, TileSet, plain_lines
from azul_tui.ui.table.plan import plan
from azul_tui.ui.table.sources import (
    CenterView,
    FactoriesView,
    Pick,
    draw_center,
    draw_factories,
)

FACTORIES = tuple((Color.BLUE, Color.BLUE, Color.RED, Color.WHITE) for _ in range(9))
NOTHING = Pick()
SCREENS = [(80, 24), (84, 30), (120, 40), (160, 50), (400, 120)]


def factories(
    players: int, screen: tuple[int, int], pick: Pick, kind: TileSet = TileSet.LETTERS
) -> Block:
    where = plan(*screen, players)
    tiles = Tiles(kind, where.shape.size)
    view = FactoriesView(tiles, FACTORIES[: 2 * players + 1], pick)
    return draw_factories(view, where.factories.width, where.factories.height)


def center(
    counts: tuple[int, ...], width: int, height: int, pick: Pick = NOTHING, size: int = 1
) -> Block:
    return draw_center(CenterView(Tiles(size=size), counts, True, pick), width, height)


def reversed_text(block: Block) -> list[str]:
    """What stands there as a block of light besides tiles."""
    return [span.text for line in block for span in line if span.role == "cursor-key"]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("kind", [TileSet.LETTERS, TileSet.ASCII])
def test_on_the_smallest_screen_each_number_stands_over_its_own_tiles(
    kind: TileSet, players: int
) -> None:
    lines = plain_lines(factories(players, (80, 24), Pick(), kind))
    rule = "-" if kind is TileSet.ASCII else "─"
    for at in range(0, 2 * players + 1, 2):
        keys, *tiles = lines[at // 2 * 3 : at // 2 * 3 + 3]
        number = f"{at + 1}"
        assert keys[1:7] == f"{rule}{number}{rule * 4}"
        assert not any(char.isdigit() for line in tiles for char in line)
        # A blank column before each factory keeps it apart from its neighbors.
        assert all(line.ljust(14)[column] == " " for line in (keys, *tiles) for column in (0, 7))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("kind", list(TileSet))
def test_the_cursor_on_a_factory_is_seen_without_color(
    kind: TileSet, screen: tuple[int, int], players: int
) -> None:
    pick = Pick(cursor=(1, Color.RED), sources=frozenset({0, 1}))
    drawn = factories(players, screen, pick, kind)
    pointer = ">" if kind is TileSet.ASCII else "▸"
    assert reversed_text(drawn) == ["2"]
    assert "".join(plain_lines(drawn)).count(f"{pointer}2") == 1


@pytest.mark.parametrize(("width", "height"), [(6, 6), (33, 7), (72, 17)])
def test_the_cursor_on_the_center_is_seen_without_color(width: int, height: int) -> None:
    pick = Pick(cursor=(CENTER, Color.RED), sources=frozenset({CENTER}))
    drawn = center((1, 1, 1, 0, 0), width, height, pick)
    assert reversed_text(drawn)[0].startswith("C")
    assert "▸C" in plain_lines(drawn)[0]
    assert "▸" not in plain_lines(center((1, 1, 1, 0, 0), width, height))[0]


@pytest.mark.parametrize(("count", "size"), product(range(1, 16), [1, 2, 3]))
def test_a_large_center_shows_every_tile_that_lies_there(count: int, size: int) -> None:
    drawn = plain_lines(center((0, 0, 0, 0, count), 110, 5 * size + 2, size=size))
    assert "".join(drawn).count("W") == count
    assert "x" not in "".join(drawn)


@pytest.mark.parametrize("count", range(1, 16))
def test_tiles_that_do_not_all_fit_are_one_and_a_number(count: int) -> None:
    text = "\n".join(plain_lines(center((0, 0, 0, 0, count), 27, 7)))
    drawn = text.count("W")
    assert drawn in {count, 1}
    number = re.findall(r"x(\d+)", text)
    assert number == ([] if drawn == count else [f"{count}"])


def test_more_tiles_than_are_seen_at_a_glance_have_their_number_as_well() -> None:
    lines = plain_lines(center((4, 5, 0, 0, 0), 60, 7))
    assert lines[1].strip("│ ").endswith("▌")
    assert lines[2].strip("│ ").endswith("5")


def test_center_and_factories_have_tiles_of_one_size_on_a_large_screen() -> None:
    where = plan(160, 50, 2)
    counts = (1, 0, 0, 0, 0)
    drawn = center(counts, where.center.width, where.center.height, size=where.shape.size)
    rows = [line for line in drawn if any(span.role.startswith("tile-blue") for span in line)]
    assert len(rows) == 3


def test_every_color_of_the_center_can_be_picked() -> None:
    drawn = center((1,) * len(COLORS), 40, 7)
    letters = "".join(plain_lines(drawn)[1:6])
    assert re.sub(r"[^BYRKW]", "", letters) == "BYRKW"
