"""Bag and lid by color and how everybody stands, drawn."""

from __future__ import annotations

import pytest

from azul_tui.engine import COLORS, Phase, TableView, outlook
from azul_tui.text.overview import MAY_END, marker_place, next_deal
from azul_tui.ui.draw import Block, Tiles, TileSet, plain, plain_lines, row_width
from azul_tui.ui.draw.ranking import short_names
from azul_tui.ui.draw.tiles_left import TilesLeftView, draw_tiles_left
from tests.engine.tables import table as play_table
from tests.stored import ALL, LONG_NAMES, stored

MOMENTS = [2, 9, 26, 41, None]
NAMES = ("Alef", "Beth", "Gimel", "Dalet")


def sheet(view: TableView, size: tuple[int, int] = (80, 24)) -> Block:
    return draw_tiles_left(TilesLeftView(NAMES[: len(view.boards)], view), *size)


def rows(drawn: Block) -> dict[str, list[str]]:
    """The lines of the tables: the first word, and the words after it."""
    lines = [plain(line).strip("│ ▸").split() for line in drawn[1:-1]]
    return {line[0]: line[1:] for line in lines if len(line) > 1 and line[1].isdigit()}


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("lines", MOMENTS)
def test_as_many_tiles_are_drawn_as_there_are(name: str, lines: int | None) -> None:
    view = stored(name, lines).game.view
    drawn = sheet(view)
    for color in COLORS:
        strip = next(
            line for line in drawn if plain(line).strip("│ ").startswith(f"▐{color.letter}▌ ")
            and f" {view.bag[color]} " in plain(line)
        )  # fmt: skip
        signs = [span.text for span in strip]
        assert signs.count(color.letter) - 1 == view.bag[color]
        assert signs.count(color.letter.lower()) == view.lid[color]


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("lines", MOMENTS)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (96, 34), (200, 60)])
def test_numbers_and_scores_are_in_sight(
    name: str, lines: int | None, width: int, height: int
) -> None:
    view = stored(name, lines).game.view
    drawn = sheet(view, (width, height))
    assert len(drawn) == height
    assert {row_width(line) for line in drawn} == {width}
    table = rows(drawn)
    for place, counts in (("bag", view.bag), ("lid", view.lid), ("center", view.center)):
        assert table[place][:6] == [*map(str, counts), str(sum(counts))]
    assert int(table["factories"][5]) == sum(map(len, view.factories))
    for player, board in zip(NAMES, view.boards, strict=False):
        assert table[player][0] == str(board.score)


def test_the_outlook_of_the_round_is_that_of_the_engine() -> None:
    view = stored("colored-4p-01", 30).game.view
    assert view.phase is Phase.OFFER
    table = rows(sheet(view))
    for player, board in zip(NAMES, view.boards, strict=True):
        expected = outlook(board, view.wall)
        assert table[player][1:4] == [
            f"{expected.points.low:+}",
            f"-{expected.cost.low}",
            str(expected.score.low),
        ]


def test_what_may_come_out_stays_in_its_columns() -> None:
    """Line 3 has only column 1 free, which line 1 may take from it."""
    view = play_table("20;B1,-,B3;,,.YRKW;RRRRR", wall="gray").view
    assert rows(sheet(view))["Alef"] == ["20", "+1..6", "-8..14", "7..18", *MAY_END.split()]


def test_between_rounds_there_is_nothing_to_expect() -> None:
    table = rows(sheet(stored("colored-4p-01").game.view))
    assert [len(table[name]) for name in NAMES] == [1] * 4


def test_who_will_end_the_game_is_said() -> None:
    last = max(
        lines
        for lines in range(2, 70)
        if stored("colored-2p-08", lines).game.phase is Phase.OFFERED
    )
    drawn = sheet(stored("colored-2p-08", last).game.view)
    assert any(line.endswith("ends the game") for line in map(" ".join, rows(drawn).values()))


@pytest.mark.parametrize("lines", range(20, 120, 7))
def test_the_notes_are_whole_with_names_of_any_length(lines: int) -> None:
    view = stored("gray-4p-02", lines).game.view
    drawn = draw_tiles_left(TilesLeftView(LONG_NAMES, view), 80, 24)
    notes = " ".join(plain(line)[46:].strip("│ ") for line in drawn[8:16])
    marker = marker_place(view, short_names(LONG_NAMES, 20))
    assert " ".join([marker, next_deal(view)]).strip() in " ".join(notes.split())


def test_long_names_keep_the_rows_in_shape() -> None:
    view = stored("gray-4p-02", 30).game.view
    drawn = draw_tiles_left(TilesLeftView(LONG_NAMES, view), 80, 24)
    assert {row_width(line) for line in drawn} == {80}


def test_in_ascii_all_of_it_is_ascii() -> None:
    view = stored("gray-4p-02", 30).game.view
    drawn = draw_tiles_left(TilesLeftView(NAMES, view, Tiles(TileSet.ASCII)), 80, 24)
    assert "".join(plain_lines(drawn)).isascii()
