"""The help, drawn: nothing is cut off, house rulings are marked, its examples are true."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

import pytest

from azul_tui.engine import (
    LETTERS,
    TILES_PER_COLOR,
    Game,
    Phase,
    column_points,
    parse_position,
    tile_points,
    wall_color,
)
from azul_tui.text.example import (
    EXAMPLE,
    EXAMPLE_TILES,
    GRAY_COLOR,
    GRAY_POINTS,
    GRAY_ROW,
    GRAY_TILES,
    floor_sum,
)
from azul_tui.text.rules import RULES, Kind, Section
from azul_tui.ui.commands import COMMANDS, key_table
from azul_tui.ui.draw import Block, Tiles, TileSet, plain, plain_lines, row_width
from azul_tui.ui.draw.help import KEYS_PAGE, TITLES, draw_help, shown_pages
from azul_tui.ui.draw.keys import share_lines
from azul_tui.ui.draw.labeled import PLACED, WAITING
from azul_tui.ui.screens.help import HelpScreen

VIEW = HelpScreen().view
KINDS = list(TileSet)
SCORING = TITLES.index("Scoring")
SHOWN = [section for section in RULES if section.heading != "An example"]


def page(number: int, width: int = 80, height: int = 24, kind: TileSet = TileSet.LETTERS) -> Block:
    return draw_help(replace(VIEW, page=number, tiles=Tiles(kind)), width, height)


def words_of(text: str) -> list[str]:
    return re.findall(r"[A-Za-z0-9,]+", text)


def in_order(wanted: list[str], there: list[str]) -> bool:
    rest = iter(there)
    return all(word in rest for word in wanted)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("number", range(len(TITLES)))
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (150, 44), (200, 60)])
def test_a_page_has_exactly_its_size(number: int, width: int, height: int, kind: TileSet) -> None:
    drawn = page(number, width, height, kind)
    assert len(drawn) == height
    assert {row_width(line) for line in drawn} == {width}
    if kind is TileSet.ASCII:
        assert "".join(plain_lines(drawn)).isascii()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("section", SHOWN, ids=lambda section: section.heading)
def test_every_paragraph_is_whole_on_the_smallest_screen(section: Section, kind: TileSet) -> None:
    pages = [words_of("".join(map(plain, page(at, kind=kind)))) for at in range(KEYS_PAGE)]
    for paragraph in section.paragraphs:
        assert any(in_order(words_of(paragraph.text), words) for words in pages), paragraph.text


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (150, 44)])
def test_every_page_begins_in_the_same_row(width: int, height: int) -> None:
    for at in range(len(TITLES)):
        lines = [plain(line).strip("│ ") for line in page(at, width, height)]
        assert lines[1] == ""
        assert lines[2] != ""


@pytest.mark.parametrize("kind", KINDS)
def test_the_first_page_shows_where_everything_is(kind: TileSet) -> None:
    drawn = plain_lines(page(0, kind=kind))
    for name in ("pattern lines", "wall", "floor line", "factory", "center"):
        assert any(name in line for line in drawn), name
    assert in_order(words_of("used ones go to the lid of the box"), words_of(" ".join(drawn)))
    marker = plain(Tiles(kind).marker()[0])
    floor = next(line for line in drawn if "floor line" in line)
    assert marker in floor


def test_the_board_of_the_first_page_is_a_possible_one() -> None:
    assert any(line and line[1] == at for at, line in enumerate(WAITING, 1)), "one is full"
    for at, line in enumerate(WAITING):
        if line is not None:
            color, tiles = line
            assert 0 < tiles <= at + 1
            assert color not in {wall_color(*space) for space in PLACED if space[0] == at}


def test_what_keys_do_stands_below_each_other() -> None:
    for at in range(KEYS_PAGE, len(TITLES)):
        for number in (0, 1):
            columns = set()
            for line in page(at):
                spans = [span for span in line if span.role == "key"][number : number + 1]
                columns |= {len(span.text) for span in spans if span.text.endswith("  ")}
            assert len(columns) == 1


def test_house_rulings_are_marked() -> None:
    marked = sum(
        span.text == "House" or span.text.startswith("House ruling")
        for at in range(KEYS_PAGE)
        for line in page(at)
        for span in line
        if span.role == "warn"
    )
    rulings = [p for section in RULES for p in section.paragraphs if p.kind is Kind.HOUSE]
    assert marked == len(rulings) > 4


def test_two_pages_stand_side_by_side_where_there_is_room() -> None:
    assert shown_pages(1, 80) == (1,)
    assert shown_pages(1, 150) == (1, 2)
    assert shown_pages(len(TITLES) - 1, 150) == (len(TITLES) - 2, len(TITLES) - 1)
    drawn = "\n".join(plain_lines(page(2, 150, 44)))
    assert "3 across + 2 down = 5 points" in drawn
    assert "color +10" in drawn


def test_the_runs_of_the_example_are_lit_and_add_up() -> None:
    drawn = plain_lines(page(SCORING))
    assert any("3 across + 2 down = 5 points" in line for line in drawn)
    lit = [span.text for line in page(SCORING) for span in line if span.role.startswith("lit-")]
    assert sum("R" in text for text in lit) == 2
    assert sum("Y" in text for text in lit) == 3


def test_the_example_is_scored_by_the_rules() -> None:
    across = {at for line, at in EXAMPLE_TILES if line == EXAMPLE.row}
    down = {line for line, at in EXAMPLE_TILES if at == EXAMPLE.column}
    assert across == set(range(EXAMPLE.across[0], EXAMPLE.across[1] + 1))
    assert down == set(range(EXAMPLE.down[0], EXAMPLE.down[1] + 1))
    assert EXAMPLE.color is wall_color(EXAMPLE.row, EXAMPLE.column)
    assert EXAMPLE.points == tile_points(EXAMPLE.across, EXAMPLE.down) == 5


def test_the_choice_on_the_gray_wall_is_scored_by_the_rules() -> None:
    game = gray_game()
    assert game.phase is Phase.TILING
    columns = {placement.column for placement in game.placements()}
    assert columns == set(GRAY_POINTS)
    for column, points in GRAY_POINTS.items():
        assert column_points(game.state, GRAY_ROW, column) == points


def test_every_tile_of_the_choice_on_the_gray_wall_is_drawn() -> None:
    """The points that are shown can be counted in the picture."""
    lines = [
        line.strip("│ ") for line in plain_lines(page(TITLES.index("Gray wall"))) if "▀" not in line
    ]
    start = next(at for at, line in enumerate(lines) if "∙" in line)
    shown = [line.split("  Row")[0].split("▸")[-1].split()[:5] for line in lines[start:]][:5]
    assert all(len(spaces) == 5 for spaces in shown)
    for line, spaces in enumerate(shown):
        for column, sign in enumerate(spaces):
            if (line, column) in GRAY_TILES:
                assert sign == GRAY_TILES[line, column].letter
            elif line == GRAY_ROW and column in GRAY_POINTS:
                assert sign == f"+{GRAY_POINTS[column]}"
            else:
                assert sign == "∙"


def test_the_floor_of_the_example_adds_up() -> None:
    text, cost = floor_sum()
    assert sum(map(int, text.split(" + "))) == cost == 4


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (150, 44)])
def test_every_key_and_what_it_does_is_there(width: int, height: int) -> None:
    pages = [page(at, width, height) for at in range(KEYS_PAGE, len(TITLES))]
    words = [words_of("".join(map(plain, drawn))) for drawn in pages]
    for heading, pairs in key_table():
        assert any(in_order(words_of(heading), there) for there in words)
        for key, text in share_lines(pairs):
            assert any(key in plain(line) for drawn in pages for line in drawn), key
            assert any(in_order(words_of(text), there) for there in words), text


def test_keys_that_do_the_same_with_another_number_or_color_share_a_line() -> None:
    pairs = [("b", "pick blue"), ("k", "pick black (black is k)"), ("c", "pick the center")]
    assert share_lines(pairs) == [
        ("b k", "pick a color (black is k)"),
        ("c", "pick the center"),
    ]
    numbers = [(str(n), f"pick factory {n}") for n in range(6, 10)]
    assert share_lines(numbers) == [("6-9", "pick factory 6-9")]


def test_no_command_with_a_help_is_without_a_line() -> None:
    shared = [line for _, pairs in key_table() for line in share_lines(pairs)]
    assert 25 < len(shared) < len([command for command in COMMANDS if command.help])


def gray_game() -> Game:
    """A game in which the choice of the example is due."""
    wall = [
        "".join(GRAY_TILES[line, at].letter if (line, at) in GRAY_TILES else "." for at in range(5))
        for line in range(5)
    ]
    color = GRAY_COLOR.letter
    lines = ["-"] * 5
    lines[GRAY_ROW] = f"{color}{GRAY_ROW + 1}"
    used = Counter([*"".join(wall).replace(".", ""), *color * (GRAY_ROW + 1)])
    bag = ".".join(str(TILES_PER_COLOR - used[letter]) for letter in LETTERS)
    empty = "0;-,-,-,-,-;.....,.....,.....,.....,.....;-"
    board = f"0;{','.join(lines)};{','.join(wall)};-"
    text = f"azul1 gray 3 offered 1 1 - 0 -/-/-/-/- - {bag} 0.0.0.0.0 {board} {empty}"
    game = Game(parse_position(text))
    game.score_round()
    return game
