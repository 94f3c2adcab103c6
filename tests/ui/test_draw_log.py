"""The log, drawn: round by round, the newest at the bottom."""

from __future__ import annotations

from dataclasses import replace

import pytest

from azul_tui.ui.commands import Place, commands
from azul_tui.ui.draw import Tiles, TileSet, plain, plain_lines, row_width
from azul_tui.ui.draw.log import LogView, draw_log, scrolled
from azul_tui.ui.screens.log import LogScreen
from tests.stored import LONG_NAMES, stored

SIZE = (80, 24)


def log_of(name: str, names: tuple[str, ...] = ()) -> LogView:
    record = stored(name)
    players = names or record.header.players
    return LogScreen(players[: len(record.header.players)], record.header.wall, record.log).view


def shown(view: LogView, size: tuple[int, int] = SIZE) -> list[str]:
    return [line[1:-1].strip() for line in plain_lines(draw_log(view, *size))[1:-1]]


def test_it_opens_at_the_newest() -> None:
    assert shown(log_of("colored-2p-08"))[-1].endswith("wins with 60 points!")


def test_at_the_start_stands_the_first_round() -> None:
    first = shown(replace(log_of("colored-2p-08"), top=0))
    assert "Round 1:" in first[0]
    assert first[1][:3].isalnum()


@pytest.mark.parametrize("name", ["colored-2p-08", "gray-4p-02", "colored-3p-03"])
def test_scrolling_goes_through_all_of_it_row_by_row(name: str) -> None:
    view = replace(log_of(name), top=0)
    everything = shown(view)
    while view.top is not None:
        view = scrolled(view, 1, *SIZE)
        everything.append(shown(view)[-1])
    words = " ".join(everything)
    for line in view.lines:
        assert all(word in words for word in line.text.split())
    assert everything[-22:] == shown(log_of(name))


def test_scrolling_stops_at_both_ends() -> None:
    view = log_of("colored-2p-08")
    assert scrolled(view, 5, *SIZE).top is None
    assert scrolled(view, -9999, *SIZE).top == 0
    assert scrolled(scrolled(view, -9999, *SIZE), -1, *SIZE).top == 0
    assert scrolled(replace(view, top=0), 9999, *SIZE).top is None


def test_a_short_log_needs_no_scroll_bar() -> None:
    view = log_of("colored-2p-08")
    few = replace(view, lines=view.lines[:4])
    assert scrolled(few, -1, *SIZE).top is None
    assert not any(line.endswith("┃") for line in plain_lines(draw_log(few, *SIZE)))


def test_a_short_log_makes_a_low_sheet() -> None:
    view = log_of("colored-2p-08")
    assert len(draw_log(replace(view, lines=view.lines[:3]), 110, 0)) == 3 + 2


def test_a_take_shows_its_color_as_a_tile_and_a_take_back_is_marked() -> None:
    view = log_of("colored-2p-09")
    spans = [span for line in draw_log(replace(view, top=0), 80, 200) for span in line]
    assert any(span.role == "tile-red" and span.text == "R" for span in spans)
    undone = [span for span in spans if span.role == "dim" and " took " in span.text]
    assert not undone or all(span.role == "dim" for span in undone)
    assert any(span.role == "warn" and span.text == "back." for span in spans)
    assert any(span.role == "dim" and span.text.strip() for span in spans)


@pytest.mark.parametrize(("width", "height"), [(80, 24), (110, 60), (30, 8)])
def test_any_names_keep_the_rows_in_shape(width: int, height: int) -> None:
    for tiles in (Tiles(), Tiles(TileSet.ASCII)):
        drawn = draw_log(replace(log_of("gray-4p-02", LONG_NAMES), tiles=tiles), width, height)
        assert len(drawn) == height
        assert {row_width(line) for line in drawn} == {width}


def test_in_ascii_all_of_it_is_ascii() -> None:
    view = replace(log_of("gray-4p-02", ("A", "B", "C", "D")), tiles=Tiles(TileSet.ASCII))
    assert "".join(map(plain, draw_log(view, 80, 300))).isascii()


def test_the_sheet_is_called_what_its_key_is_called() -> None:
    (command,) = [command for command in commands(Place.GAME) if command.name == "log"]
    heading = plain(draw_log(LogView(()), 80, 24)[0])
    assert heading.startswith(f"╭─ {command.label.capitalize()} ─")
    assert command.help.startswith(f"the {command.label}")
