"""The result of a game, drawn: true numbers, and all of it in sight."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from functools import cache

import pytest

from azul_tui.engine import BoardView, Color, End, Result, TableView, Wall
from azul_tui.ui.draw import Block, Tiles, TileSet, plain, plain_lines, row_width
from azul_tui.ui.draw.big import SCALES as LETTERS
from azul_tui.ui.draw.big import big_text
from azul_tui.ui.draw.chart import marks
from azul_tui.ui.draw.ranking import draw_banner, draw_ranking, ranked
from azul_tui.ui.draw.result import ResultView, draw_result
from azul_tui.ui.draw.sheet import Act
from azul_tui.ui.screens.result import result_view
from tests.golden import DATA
from tests.stored import ALL, LONG_NAMES, stored

SIZES = [(80, 24), (90, 30), (100, 56), (120, 40), (150, 44)]


@cache
def view_of(name: str, names: tuple[str, ...] = ()) -> ResultView:
    record = stored(name)
    players = names[: len(record.header.players)] or record.header.players
    return result_view(players, record.game.view, record.log, Tiles())


def text_of(block: Block) -> str:
    return "\n".join(plain_lines(block))


def is_in(big: Block, drawn: str) -> bool:
    return all(plain(line).strip() in drawn for line in big)


def written(name: str, key: str) -> list[list[int]]:
    lines = (DATA / "games" / f"{name}.azul").read_text(encoding="utf-8").splitlines()
    return [line[key] for line in map(json.loads, lines) if key in line]


@pytest.mark.parametrize("name", ALL)
def test_the_chart_has_the_scores_of_the_record(name: str) -> None:
    view = view_of(name)
    (final,) = written(name, "final")
    rounds = written(name, "scores")
    points = [[0] * len(final), *rounds, final]
    assert list(view.scores) == [tuple(seat) for seat in zip(*points, strict=True)]
    assert view.rounds == tuple(range(1, len(rounds) + 1))


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("names", [(), LONG_NAMES], ids=["names", "long"])
def test_everything_is_in_sight_at_every_size(
    name: str, width: int, height: int, names: tuple[str, ...]
) -> None:
    view = view_of(name, names)
    pages = [draw_result(replace(view, page=page), width, height) for page in (0, 1)]
    for page in pages:
        assert len(page) == height
        assert {row_width(line) for line in page} == {width}
    both = "".join(text_of(page) for page in pages)
    ends = {End.ROW: "completed", End.AGREED: "agreed", End.NO_TILES: "not one tile"}
    assert ends[view.result.end] in both.lower()
    for points, bonus in zip(view.result.final, view.result.bonuses, strict=True):
        assert f" {points} " in text_of(pages[0])
        for number, kind, each in zip(bonus, ("row", "column", "color"), (2, 7, 10), strict=True):
            if number:
                assert f"{number} {kind}{'s' if number > 1 else ''} +{number * each}" in both
    for line in view.counted:
        assert (line.label in both) == any(line.values)
    assert "bonus" in both
    for _, label in view.choices:
        assert label in text_of(pages[0])


def test_pages_are_shown_only_where_not_all_fits_on_one() -> None:
    view = view_of("colored-4p-01")
    assert "2 Statistics" in plain(draw_result(view, 80, 24)[0])
    assert "2 Statistics" not in plain(draw_result(view, 120, 40)[0])


def test_places_are_those_of_points_and_then_of_rows() -> None:
    assert ranked(view_of("colored-4p-01").result) == [(1, 2), (2, 0), (3, 3), (4, 1)]
    tie = view_of("colored-2p-05").result
    assert [place for place, _ in ranked(tie)] == [1, 2]
    assert [seat for _, seat in ranked(tie)][:1] == list(tie.winners)


def test_a_shared_win_is_a_shared_first_place() -> None:
    shared = view_of("colored-3p-01").result
    assert [place for place, _ in ranked(shared)] == [1, 1, 3]


@pytest.mark.parametrize("name", ALL)
def test_winners_are_first(name: str) -> None:
    result = view_of(name).result
    assert tuple(seat for place, seat in ranked(result) if place == 1) == result.winners


def test_bars_are_as_long_as_the_scores() -> None:
    result = view_of("colored-4p-01").result
    blocks = draw_ranking("ABCD", "ABCD", result, 5, 4 + 2 * max(result.final))
    bars = {seat: plain(block[1]) for (_, seat), block in zip(ranked(result), blocks, strict=True)}
    for seat, (points, bonus) in enumerate(zip(result.final, result.bonuses, strict=True)):
        bar = bars[seat].strip()
        assert len(bar) == 2 * points
        assert [bar.count(fill) for fill in "█▓▒░"] == [
            2 * (points - bonus.points),
            4 * bonus.rows,
            14 * bonus.columns,
            20 * bonus.colors,
        ]


def test_the_wall_of_the_winner_is_shown() -> None:
    table = view_of("colored-2p-08").table
    result = view_of("colored-2p-08").result
    lines = plain_lines(
        draw_banner(("Ana", "Bor"), table.boards, Wall.COLORED, result, 76, 5, Tiles())
    )
    for line, wall in zip(lines, table.boards[result.winners[0]].wall, strict=True):
        letters = line[:15].replace("▐", "").replace("▌", "")
        assert [letter.isupper() for letter in letters] == [color is not None for color in wall]


def test_the_wall_says_whose_it_is() -> None:
    for name, words in (("colored-2p-08", ["◂ Ana's wall"]), ("colored-3p-01", ["Ana", "Cene"])):
        view = view_of(name)
        for width, height in SIZES:
            shown = text_of(draw_result(view, width, height))
            assert all(f"{word}'s wall" in shown or word in shown for word in words)
    both = text_of(draw_result(view_of("colored-3p-01"), 120, 40))
    assert re.search(r"◂ Ana's wall +Cene's wall ▸", both)


@pytest.mark.parametrize("size", SIZES)
def test_the_winner_can_be_read_across_the_room(size: tuple[int, int]) -> None:
    drawn = text_of(draw_result(view_of("colored-4p-01"), *size))
    assert any(is_in(big_text("Cene wins", scale), drawn) for scale in LETTERS)


def test_where_there_is_room_the_points_are_big_too() -> None:
    view = view_of("colored-2p-08")
    drawn = text_of(
        draw_banner(view.names, view.table.boards, Wall.COLORED, view.result, 110, 15, Tiles())
    )
    assert is_in(big_text("Ana wins", 2), drawn)
    assert is_in(big_text("60 points", 2), drawn)
    assert "with 60 points" not in drawn


def test_a_name_without_big_letters_is_told_in_a_line() -> None:
    view = replace(view_of("colored-2p-08"), names=("王小明", "Bor"))
    assert "王小明 wins with 60 points!" in text_of(draw_result(view, 160, 50))


def test_three_winners_share_the_news() -> None:
    lines = plain_lines(draw_banner(NAMES, BOARDS, Wall.COLORED, THREE, 76, 5, Tiles()))
    assert [line.strip() for line in lines[:3]] == [
        plain(line).strip() for line in big_text("Ana & Bor & Cene", 1)
    ]
    assert "share the win" in lines[3] or "All three have 2 points" in lines[3]


def test_a_shared_win_is_said_once() -> None:
    lines = draw_banner(LONG_NAMES[:3], BOARDS, Wall.COLORED, THREE, 100, 9, Tiles())
    text = " ".join(" ".join(plain_lines(lines)).split())
    assert text.count("share the win") == 1
    assert text.count("Maximiliane") == 2  # who won, and who completed a row


def test_names_of_any_length_leave_the_news_whole() -> None:
    lines = draw_banner(LONG_NAMES[:3], BOARDS, Wall.COLORED, THREE, 76, 5, Tiles())
    text = " ".join(plain_lines(lines))
    assert "share the win!" in text
    assert "completed a row of the wall." in " ".join(text.split())


def test_in_ascii_all_of_it_is_ascii() -> None:
    view = replace(view_of("gray-4p-02"), tiles=Tiles(TileSet.ASCII))
    for page in (0, 1):
        assert text_of(draw_result(replace(view, page=page), 80, 24)).isascii()
    assert text_of(draw_result(view, 150, 44)).isascii()


def test_what_nobody_has_is_not_counted() -> None:
    assert "full rows that fell" in text_of(
        draw_result(replace(view_of("gray-2p-01"), page=1), 80, 24)
    )
    assert "full rows that fell" not in text_of(draw_result(view_of("colored-2p-01"), 120, 40))


def test_what_a_label_does_not_say_stands_below() -> None:
    spared = "Not lost at score 0: "
    view = replace(view_of("colored-4p-01"), page=1)
    assert spared in text_of(draw_result(view, 80, 24))
    rows = [row._replace(values=(0, 0, 0, 0)) if row.note else row for row in view.counted]
    assert spared not in text_of(draw_result(replace(view, counted=tuple(rows)), 80, 24))


@pytest.mark.parametrize(
    ("width", "names"),
    [
        (80, ("Benedikt", "Dorothea", "Bartholomä", "Christian")),
        (120, ("Benedikt", "Dorothea", "Ana", "Charlotte")),
    ],
)
def test_names_are_whole_over_their_numbers_while_there_is_room(
    width: int, names: tuple[str, ...]
) -> None:
    view = replace(view_of("colored-4p-01"), names=names, page=1)
    drawn = text_of(draw_result(view, width, 40))
    headings = [f"{mark} {name}" for mark, name in zip(marks(names), names, strict=True)]
    assert any(all(heading in line for heading in headings) for line in drawn.splitlines())


def test_rounds_are_counted_as_the_chart_has_them() -> None:
    for name in ALL:
        view = view_of(name)
        drawn = text_of(draw_result(view, 120, 40))
        assert f"in {len(view.rounds)} round" in drawn


def test_every_choice_can_be_clicked_and_the_tabs_too() -> None:
    drawn = draw_result(view_of("colored-4p-01"), 80, 24)
    targets = {span.target for line in drawn for span in line}
    assert {Act("choose", at) for at in range(6)} | {Act("page", 0), Act("page", 1)} <= targets


def test_a_game_that_goes_on_has_no_result() -> None:
    table: TableView = stored("colored-2p-08", 20).game.view
    with pytest.raises(ValueError, match="not over"):
        draw_result(ResultView(("A", "B"), table, (), (), (), ()), 80, 24)


NAMES = ("Ana", "Bor", "Cene")
ROW: tuple[Color | None, ...] = tuple(Color)
BOARDS = (BoardView(0, (), (ROW, *[(None,) * 5] * 4), ()),) * 3
THREE = Result(
    End.ROW,
    (view_of("colored-2p-03").result.bonuses[0],) * 3,
    (2, 2, 2),
)
