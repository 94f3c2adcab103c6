"""A board, drawn: who, the row keys, the choice of a column."""

from __future__ import annotations

import pytest

from azul_tui.engine import Color
from azul_tui.ui.draw import Block, Span, Tiles, TileSet, plain, plain_lines, row_width
from azul_tui.ui.table.board import FrameView, WallView, draw_frame, draw_wall
from azul_tui.ui.table.shapes import BoardShape
from azul_tui.ui.table.targets import ColumnTarget, RowTarget

EMPTY_WALL: tuple[tuple[Color | None, ...], ...] = ((None,) * 5,) * 5


def keys(view: FrameView) -> list[Span]:
    """The row keys of a board."""
    drawn = draw_frame(view, BoardShape(view.tiles.size))
    return [span for line in drawn for span in line if isinstance(span.target, RowTarget)]


@pytest.mark.parametrize("active", [True, False])
def test_the_rows_of_every_board_have_their_keys_as_text_and_not_as_part_of_the_frame(
    active: bool,
) -> None:
    found = keys(FrameView(Tiles(), 0, "Ana", 3, active=active))
    assert [span.text for span in found] == [*"12345F"]
    assert not any(span.role.startswith("border") for span in found)


def title(name: str, *, active: bool = False, marker: bool = False, verdict: str = "") -> str:
    """What stands in the upper edge of a small board before its score."""
    view = FrameView(Tiles(), 0, name, 12, active=active, marker=marker, verdict=verdict)
    line = plain(draw_frame(view, BoardShape(1))[0])
    assert len(line) == BoardShape(1).width
    return line.strip("╭╮┏┓─━ ").removesuffix("12").rstrip("─━ ")


def test_the_one_who_starts_next_is_not_taken_for_the_first() -> None:
    assert title("Ana", marker=True) == "Ana  starts next"
    assert title("Ana", marker=True, active=True) == "▸ Ana  starts next"


def test_a_long_name_comes_before_the_words_of_its_badge() -> None:
    assert title("Bartholomäus", marker=True, active=True) == "▸ Bartholomäus  1st"
    assert title("Bartholomäus-Maximilian", marker=True) == "Bartholomäus-Ma⋯  1st"


@pytest.mark.parametrize("verdict", ["wins", "shares the win"])
def test_a_winner_is_called_so_and_does_not_look_as_if_on_turn(verdict: str) -> None:
    assert title("Ana", active=True, verdict=verdict) == f"Ana {verdict}"
    assert title("Bartholomäus-Maximilian", active=True, verdict=verdict).endswith(f"⋯ {verdict}")


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_with_room_row_keys_stand_between_the_frame_and_a_blank(size: int) -> None:
    shape = BoardShape(size, 2)
    lines = [plain(line) for line in draw_frame(FrameView(Tiles(size=size), 0, "Ana", 3), shape)]
    assert [line[:3] for line in lines if line[1].isalnum()] == [f"│{key} " for key in "12345F"]


def choice(size: int, cursor: int | None, kind: TileSet = TileSet.LETTERS) -> Block:
    """The second row of a gray wall while columns 1 and 4 are possible for it."""
    view = WallView(
        Tiles(kind, size),
        0,
        colored=False,
        wall=EMPTY_WALL,
        row=1,
        color=Color.RED,
        options=((0, 1), (3, 10)),
        cursor=cursor,
    )
    return draw_wall(view)[size : 2 * size]


@pytest.mark.parametrize("kind", list(TileSet))
def test_the_spaces_to_choose_from_show_their_key_and_the_others_a_cross(kind: TileSet) -> None:
    (line,) = choice(1, None, kind)
    assert plain(line).split() == ["1", "x", "x", "4", "x"]
    assert {span.text.strip(): span.role for span in line} == {
        "1": "field",
        "4": "field",
        "x": "key-off",
    }
    assert [span.target for span in line if span.role == "field"] == [
        ColumnTarget(0, 0),
        ColumnTarget(0, 3),
    ]


@pytest.mark.parametrize("size", [2, 3, 4])
def test_large_spaces_show_their_points_as_well(size: int) -> None:
    words = [line.split() for line in plain_lines(choice(size, None))]
    keys = next(at for at, line in enumerate(words) if "4" in line)
    assert [word for word in words[keys] if word != "x"] == ["1", "4"]
    assert [word for word in words[keys + 1] if word != "x"] == ["+1", "+10"]


@pytest.mark.parametrize(("size", "kind"), [(1, "letters"), (2, "letters"), (3, "ascii")])
def test_the_cursor_on_a_column_is_seen_without_color(size: int, kind: str) -> None:
    drawn = choice(size, 3, TileSet(kind))
    pointer = ">" if kind == "ascii" else "▸"
    assert f"{pointer}4" in "".join(plain_lines(drawn))
    assert {span.role for line in drawn for span in line if "4" in span.text} == {"cursor-key"}
    assert {row_width(line) for line in drawn} == {5 * Tiles(TileSet(kind), size).width}
