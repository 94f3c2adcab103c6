"""Tiles: the same size in every state, and told apart without color."""

from __future__ import annotations

import unicodedata
from itertools import combinations, product

import pytest

from azul_tui.engine.color import COLORS, Color
from azul_tui.ui.draw import SIZES, Block, Tiles, TileSet, plain, plain_lines, row_width
from azul_tui.ui.draw.roles import GHOST, LIT, ROLES

LOOKS = [Tiles(*look) for look in product(TileSet, SIZES, (False, True))]


def states(tiles: Tiles, color: Color) -> dict[str, Block]:
    return {
        "tile": tiles.tile(color),
        "space": tiles.space(color),
        "ghost": tiles.ghost(color),
        "lit": tiles.lit(color),
    }


def others(tiles: Tiles) -> list[Block]:
    return [
        tiles.line_space(),
        tiles.wall_space(),
        tiles.marker(),
        tiles.marker(LIT),
        tiles.marker(GHOST),
        tiles.cost(-3),
        tiles.label("2"),
        tiles.blank(),
    ]


def all_blocks(tiles: Tiles) -> list[Block]:
    return [block for color in COLORS for block in states(tiles, color).values()] + others(tiles)


def seen_without_color(block: Block) -> tuple[list[str], frozenset[str]]:
    """The text, and which roles are a block of light: those stay when color goes."""
    solid = frozenset(
        span.text for line in block for span in line if span.role.startswith(("tile-", "lit-"))
    )
    return plain_lines(block), solid


@pytest.mark.parametrize("tiles", LOOKS, ids=str)
def test_every_block_has_the_size_of_a_tile_and_known_roles(tiles: Tiles) -> None:
    for block in all_blocks(tiles):
        assert [row_width(line) for line in block] == [tiles.width] * tiles.height
        assert {span.role for line in block for span in line} <= ROLES


def test_a_small_tile_is_three_cells_and_a_large_one_twice_as_wide_as_high() -> None:
    assert plain_lines(Tiles().tile(Color.BLUE)) == ["▐B▌"]
    assert (Tiles().width, Tiles().height) == (3, 1)
    assert [(Tiles(size=n).width, Tiles(size=n).height) for n in (2, 3, 4)] == [
        (4, 2),
        (6, 3),
        (8, 4),
    ]


@pytest.mark.parametrize("tiles", LOOKS, ids=str)
def test_every_tile_carries_its_letter_in_the_letter_row(tiles: Tiles) -> None:
    for color in COLORS:
        for state, block in states(tiles, color).items():
            letter = color.letter.lower() if state == "space" else color.letter
            assert letter in plain(block[tiles.letter_row])


@pytest.mark.parametrize("tiles", LOOKS, ids=str)
def test_the_states_of_a_tile_differ_without_color(tiles: Tiles) -> None:
    for color in COLORS:
        for one, two in combinations(states(tiles, color).values(), 2):
            assert seen_without_color(one) != seen_without_color(two)


@pytest.mark.parametrize("tiles", [look for look in LOOKS if look.ascii], ids=str)
def test_the_ascii_set_is_ascii(tiles: Tiles) -> None:
    assert all(plain(line).isascii() for block in all_blocks(tiles) for line in block)


def test_the_ascii_set_in_full() -> None:
    tiles = Tiles(TileSet.ASCII)
    blocks = [*states(tiles, Color.RED).values(), tiles.line_space(), tiles.wall_space()]
    assert [plain(block[0]) for block in [*blocks, tiles.marker()]] == [
        "[R]",
        " r ",
        "(R)",
        "<R>",
        "[ ]",
        " . ",
        "1st",
    ]


@pytest.mark.parametrize("tiles", [look for look in LOOKS if look.kind == "letters"], ids=str)
def test_only_boxes_and_blocks_may_be_of_ambiguous_width(tiles: Tiles) -> None:
    for char in {c for block in all_blocks(tiles) for line in block for c in plain(line)}:
        assert unicodedata.east_asian_width(char) in ("N", "Na") or "\u2500" <= char <= "\u259f"


@pytest.mark.parametrize("size", SIZES)
def test_hollow_spaces_show_only_their_letter(size: int) -> None:
    tiles = Tiles(size=size, hollow=True)
    assert [line.strip() for line in plain_lines(tiles.space(Color.WHITE)) if line] == ["w"]


def test_the_sign_of_a_color_in_a_sentence() -> None:
    assert Tiles().name(Color.BLACK) == "K"
    assert Tiles(TileSet.SHAPES).name(Color.BLUE) == "◆B"


@pytest.mark.parametrize("size", [2, 3, 4])
def test_where_there_are_no_shades_a_tile_is_one_block_without_a_bevel(size: int) -> None:
    tiles = Tiles(size=size, hollow=True)
    flat = {"tile-red", "tile-red-edge", ""}
    assert {span.role for line in tiles.tile(Color.RED) for span in line} == flat
    assert {char for line in plain_lines(tiles.tile(Color.RED)) for char in line} == set("R▀ ")
    assert any("[R]" in line for line in plain_lines(tiles.lit(Color.RED)))
