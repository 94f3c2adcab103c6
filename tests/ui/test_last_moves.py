"""The last moves, in the panel and in the bar: in one notation, and never cut in a word."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from azul_tui.engine import RoundEnded
from azul_tui.record import LogEntry, TakenBack
from azul_tui.ui.draw import plain, plain_lines, row
from azul_tui.ui.table.bars import BarView, LogView, draw_bar, draw_log
from azul_tui.ui.table.history import last_moves, log_lines
from azul_tui.ui.table.named import Named
from azul_tui.ui.table.plan import plan
from tests.stored import ALL, stored
from tests.text.test_moves import taken
from tests.ui.driving import game_on_screen, press

NAMES = ("Anna", "Bartholomäus")
LONG = ("Maximiliane von Hohenlohe-Langenburg, jr.", "山" * 20, "Karl-Friedrich", "B")
LOG = (
    taken("3W3", placed=3, filled=True),
    taken("2B1", seat=1, placed=1, floored=1, filled=True),
    taken("CKF", marker=True, floored=2, discarded=1),
    taken("4R2", seat=1, placed=1),
)


def panel(log: Sequence[LogEntry], width: int, names: Sequence[str] = NAMES) -> list[str]:
    lines = log_lines(log, names, 60)
    return [line.strip() for line in plain_lines(draw_log(LogView(lines), width, 60))[1:]]


def test_the_panel_tells_moves_as_they_are_typed_and_what_they_did() -> None:
    assert panel(LOG, 60) == [
        "Anna 3W3: fills row 3",
        "Bartholomäus 2B1: fills row 1, 1 falls",
        "Anna CKF: marker+2 fall, 1 to lid",
        "Bartholomäus 4R2: 1 into row 2",
    ]


def test_where_it_is_narrow_the_panel_leaves_out_whole_words() -> None:
    assert panel(LOG, 33) == [
        "Anna 3W3: fills row 3",
        "Bartholomäus 2B1: fills row 1",
        "Anna CKF: marker+2 fall",
        "Bartholomäus 4R2: 1 into row 2",
    ]
    assert panel(LOG, 26)[1] == "Bartholomäus 2B1"
    assert panel(LOG, 33, LONG)[0] == "Maximiliane von Hohenlohe-L⋯ 3W3"
    assert panel(LOG, 33, LONG)[3] == "山山山山山山山山山山山山山⋯ 4R2"


def test_a_take_that_was_taken_back_is_no_longer_a_move() -> None:
    log = (*LOG, TakenBack((LOG[-1],)))
    assert panel(log, 60)[-2:] == [
        "Anna CKF: marker+2 fall, 1 to lid",
        "Bartholomäus's 4R2 was taken back",
    ]
    assert panel(log, 33)[-1] == "Bartholomäus's 4R2 taken back"
    both = (*LOG[:2], TakenBack((LOG[1], LOG[0])))
    assert panel(both, 60) == ["Bartholomäus's 2B1 and Anna's 3W3 were taken back"]
    assert panel(both, 33) == ["2B1 and 3W3 were taken back"]


def test_scores_have_names() -> None:
    ended = (RoundEnded(1, (12, 0), 0),)
    assert panel(ended, 40) == ["scores: Anna 12, Bartholomäus 0"]
    assert panel(ended, 30) == ["scores: Anna 12, Bartholom⋯ 0"]


@dataclass(frozen=True)
class Grammar:
    """What a line of the panel may be."""

    line: re.Pattern[str] = re.compile(
        r"round \d+(: lid back in the bag)?"
        r"|scores(: .*\d+)?"
        r"|.* [1-9C][BYRKW][1-5F]"
        r"(: (fills row \d|\d+ into row \d|(marker\+)?\d falls?|\d+ to lid)"
        r"(, (marker|(marker\+)?\d falls?|\d+ to lid))*)?"
        r"|.*(taken back|undone)"
    )


@pytest.mark.parametrize("name", ALL)
def test_no_line_of_the_panel_is_cut_in_a_word(name: str) -> None:
    record = stored(name)
    players = record.header.players
    for names in (players, LONG[: len(players)]):
        for width in panels(len(players)):
            for line in panel(record.log, width, names):
                assert Grammar.line.fullmatch(line), line
                assert "⋯⋯" not in line


def panels(players: int) -> set[int]:
    """The widths that the panel has on all screens."""
    sizes = [(width, height) for width in range(80, 200, 3) for height in range(24, 70, 5)]
    areas = [plan(*size, players).log for size in sizes]
    return {area.width for area in areas if area}


def bar(log: Sequence[LogEntry], width: int, names: Sequence[str] = NAMES, turn: int = 0) -> str:
    moves = last_moves(log, names, 16)
    view = BarView(12, 60, 30, Named(names[turn], (row(" to move"),)), (), moves)
    return plain(draw_bar(view, width)[0])


def test_the_bar_tells_moves_whole_the_latest_last() -> None:
    wide = bar(LOG, 140)
    assert "Anna 3W3, Bartholomäus 2B1, Anna CKF, Bartholomäus 4R2  " in wide
    assert "  Anna CKF, Bartholomäus 4R2  " in bar(LOG, 86)
    assert "  Anna CKF, Bartholomäus 4R2  " in bar(LOG, 80)
    assert "   Bartholomäus 4R2   " in bar(LOG, 80, turn=1)
    assert "  Maximiliane vo⋯ 3W3  " in bar(LOG[:1], 80, LONG)


def test_in_every_width_the_code_of_the_last_move_and_the_turn_are_whole() -> None:
    for names in (NAMES, LONG):
        for turn in (0, 1):
            for count in range(1, len(LOG) + 1):
                for width in range(80, 200):
                    drawn = bar(LOG[:count], width, names, turn)
                    codes = re.findall(r" ([1-9C][BYRKW][1-5F])\b", drawn)
                    assert codes[-1] == str(LOG[count - 1].move)
                    assert drawn.endswith(" to move ")
                    assert "⋯⋯" not in drawn


def test_a_notice_comes_before_the_name() -> None:
    notices = ("Bartholomäus may end the game", "Bar⋯ may end the game")
    turn = Named("Bartholomäus", (row(" to move"),))
    view = BarView(12, 60, 30, turn, notices, last_moves(LOG, NAMES, 16))
    told = "   Bartholomäus may end the game   "
    assert plain(draw_bar(view, 80)[0]).endswith(f"{told}Bartholomäus ")
    assert plain(draw_bar(view, 83)[0]).endswith(f"{told}Bartho⋯ to move ")
    assert plain(draw_bar(view, 90)[0]).endswith(f"{told}  Bartholomäus to move ")
    assert plain(draw_bar(view, 72)[0]).endswith("   Bar⋯ may end the game   Bartholomäus ")


def test_without_moves_beside_it_there_is_more_room_for_the_turn() -> None:
    turn = Named("Bartholomäus", (row(": choose a column"), row(": column")))
    view = BarView(12, 60, 30, turn)
    assert plain(draw_bar(view, 80)[0]).endswith("  Bartholomäus: choose a column ")
    moves = last_moves(LOG, NAMES, 16)
    assert plain(draw_bar(view._replace(moves=moves), 80)[0]).endswith("  Bartholomäus: column ")


async def test_the_bar_does_not_repeat_what_the_panel_shows() -> None:
    async with game_on_screen("Anna", "Bor", "--seed", "3", size=(80, 24)) as (pilot, screen):
        await press(pilot, "y", "1", "2")
        table = screen.tabletop
        assert "1Y2" in plain(table.log_lines.rows()[-1]) or any(
            "1Y2" in plain(line) for line in table.log_lines.rows()
        )
        assert "1Y2" not in plain(table.bar.rows()[0])
    four = ("Anna", "Bor", "Cene", "Dora")
    async with game_on_screen(*four, "--seed", "3", "--first", "Anna", size=(80, 24)) as (
        pilot,
        screen,
    ):
        await press(pilot, "y", "1", "2")
        table = screen.tabletop
        assert "Anna 1Y2" in plain(table.bar.rows()[0])
        await pilot.resize_terminal(160, 60)
        await pilot.pause()
        assert plan(160, 60, 4).log
        assert "1Y2" not in plain(table.bar.rows()[0])
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "Anna 1Y2" in plain(table.bar.rows()[0])
