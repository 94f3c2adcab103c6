"""The prompt: what each choice means stands there in full, also where room is scarce."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from azul_tui.engine import (
    CENTER,
    Color,
    FloorCharged,
    Game,
    LineDropped,
    Phase,
    RoundEnded,
    TileScored,
    parse_position,
)
from azul_tui.text import COMPACT
from azul_tui.turn import Stage, Turn
from azul_tui.ui.draw import Block, TileSet, plain, plain_lines, row
from azul_tui.ui.scoring import Scoring
from azul_tui.ui.table import questions
from azul_tui.ui.table.picking import turn_prompt
from azul_tui.ui.table.plan import MIN_HEIGHT, MIN_WIDTH, plan
from azul_tui.ui.table.prompt import Option, PromptView, draw_prompt
from azul_tui.ui.table.scene import Look
from tests.engine.tables import table
from tests.text.positions import GRAY_CHOICE

AREAS = sorted(
    {
        (area.width, area.height)
        for width in range(MIN_WIDTH, 240)
        for height in (*range(MIN_HEIGHT, 40), 44, 50, 60)
        for players in (2, 3, 4)
        for area in [plan(width, height, players).prompt]
    }
)
"""The sizes that the prompt has on all screens."""
NAMES = (
    "A",
    "Bartholomäus",
    "Karl-Friedrich",
    "Maximiliane von Hohenlohe-Langenburg, jr.",
    "山" * 20,
)
LOOK = Look()
OFFER = table("0", factories="BYRK/BBBB/YYYY", center="KKKKKKKKKKW")
"""The marker lies in the center, with ten black tiles."""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_six_rows_say_all_on_the_smallest_screen(players: int) -> None:
    area = plan(MIN_WIDTH, MIN_HEIGHT, players).prompt
    says = [key * COMPACT for key in "12345f"]
    view = PromptView(
        row("into which row?"),
        tuple(Option(said[0], said) for said in says),
        cursor=0,
    )
    drawn = draw_prompt(view, area.width, area.height)
    assert len(drawn) <= area.height
    lines = "\n".join(plain_lines(drawn))
    for said in says:
        assert f"[{said[0]}] {said}" in lines


def drawn(view: PromptView, area: tuple[int, int]) -> Block:
    block = draw_prompt(view, *area)
    assert len(block) <= area[1]
    return block


def in_turn(turn: Turn, name: str, look: Look = LOOK) -> PromptView:
    return turn_prompt(OFFER.view, OFFER.state, (name, "Bor"), turn, look)


def turns() -> Iterator[Turn]:
    """Every stage: nothing picked, a color, a source, both, one of them by itself."""
    fresh = Turn(tuple(OFFER.legal_moves()))
    yield fresh
    for color in (Color.BLUE, Color.BLACK, Color.RED):
        yield fresh._replace(color=color)
    for source in (0, CENTER):
        yield fresh._replace(source=source)
    for picked in (
        fresh.pick_group((CENTER, Color.BLACK)),
        fresh.pick_color(Color.RED),
        fresh.pick_color(Color.WHITE),
        fresh.pick_source(1),
    ):
        assert isinstance(picked, Turn)
        yield picked


ENDS = {
    Stage.GROUP: ("pick a color or a source", "color or source?"),
    Stage.SOURCE: ("from where?",),
    Stage.COLOR: ("color?",),
    Stage.ROW: ("row?",),
}


@pytest.mark.parametrize("name", NAMES)
def test_the_question_always_ends_with_what_is_asked(name: str) -> None:
    for turn in turns():
        view = in_turn(turn, name)
        for area in AREAS:
            asked = plain(drawn(view, area)[0]).rstrip()
            for note in (" (the only source)", " (the only color)"):
                asked = asked.removesuffix(note)
            assert asked.endswith(ENDS[turn.stage]), (area, asked)
            assert asked.startswith(f" {name[:1]}")


@pytest.mark.parametrize(
    ("name", "cells", "asked"),
    [
        ("Ana", 80, "Ana › 10 black + marker from the center › into which row?"),
        ("Ana", 55, "Ana › 10 black + marker from the center › row?"),
        ("Bartholomäus", 55, "Bartholomäus › 10 black + marker from center › row?"),
        ("Bartholomäus", 50, "Bartholomäus › 10 black +1st from center › row?"),
        ("Bartholomäus", 47, "Bartholomäus › 10 black +1st center › row?"),
        (
            NAMES[3],
            80,
            "Maximiliane von Hohenlo⋯ › 10 black + marker from the center › into which row?",
        ),
        (NAMES[3], 47, "Maximiliane vo⋯ › 10 black +1st center › row?"),
    ],
)
def test_words_are_saved_before_the_name(name: str, cells: int, asked: str) -> None:
    turn = Turn(tuple(OFFER.legal_moves())).pick_group((CENTER, Color.BLACK))
    assert isinstance(turn, Turn)
    assert plain(drawn(in_turn(turn, name), (cells, 7))[0]).strip() == asked


def test_a_name_is_whole_where_there_is_room_for_it() -> None:
    name = NAMES[3]
    first = plain(drawn(in_turn(next(turns()), name), (80, 7))[0])
    assert first.strip() == f"{name} › pick a color or a source"


def test_in_ascii_even_the_cut_is_ascii() -> None:
    for turn in turns():
        for cells in (44, 47, 80):
            view = in_turn(turn, NAMES[3], Look(TileSet.ASCII))
            assert "\n".join(plain_lines(drawn(view, (cells, 7)))).isascii()


def pointed(view: PromptView) -> list[str]:
    """The keys of the options with a pointer."""
    lines = "\n".join(plain_lines(draw_prompt(view, 100, 12)))
    return [after.split("]")[0] for after in lines.split("▸[")[1:]]


def test_the_list_of_colors_and_sources_shows_the_cursor() -> None:
    fresh = Turn(tuple(OFFER.legal_moves()))
    assert pointed(in_turn(fresh, "Ana")) == []
    assert pointed(in_turn(fresh._replace(cursor=(2, Color.YELLOW)), "Ana")) == ["y"]
    blue = fresh._replace(color=Color.BLUE)
    assert pointed(in_turn(blue, "Ana")) == []
    assert pointed(in_turn(blue._replace(cursor=(1, Color.BLUE)), "Ana")) == ["2"]
    center = fresh._replace(source=CENTER)
    assert pointed(in_turn(center._replace(cursor=(CENTER, Color.WHITE)), "Ana")) == ["w"]


def between_turns(names: Sequence[str]) -> Iterator[PromptView]:
    """The prompts in which there is no list to walk in."""
    look = Look()
    view = OFFER.view
    everybody = tuple(names[at % len(names)] for at in range(4))
    for event in (
        TileScored(0, 2, 3, Color.BLACK, (0, 4), (2, 3), 7, 1),
        LineDropped(0, 3, Color.YELLOW, 2, 2),
        FloorCharged(0, 7, 3, 11, 0),
        RoundEnded(12, (10, 20, 30, 40), 1),
    ):
        scoring = Scoring(view.boards, event)
        yield questions.scoring_prompt(view, everybody, scoring, look)
        yield questions.scoring_prompt(view, everybody, scoring._replace(waiting=(event,)), look)
    yield questions.ready_prompt(names, 0, look)
    yield questions.ready_prompt(names, None, look)
    yield questions.deal_prompt(view, names, look)
    yield questions.over_prompt(look)


def test_a_pointer_promises_a_list_to_walk_in() -> None:
    for view in between_turns(("Ana", "Bor")):
        assert pointed(view) == []


@pytest.mark.parametrize("name", NAMES)
def test_no_step_of_a_scoring_is_cut(name: str) -> None:
    for view in between_turns((name, "Bor")):
        last = plain(view.question).split()[-1]
        for area in AREAS:
            text = " ".join(" ".join(plain_lines(drawn(view, area))).split())
            assert f"{last} " in text
            for option in view.options:
                told = [said for said in (option.text, option.full_text) if said]
                assert any(f"[{option.key}] {said}" in text for said in told)


@pytest.mark.parametrize("name", NAMES)
def test_the_question_for_a_column_is_whole(name: str) -> None:
    game = Game(parse_position(GRAY_CHOICE))
    assert game.phase is Phase.TILING
    view = questions.column_prompt(game.view, game.state, (name, "Bor"), 3, Look())
    assert pointed(view) == ["4"]
    for area in AREAS:
        text = plain(drawn(view, area)[0])
        assert text.rstrip().endswith(", row 2, blue: which column?")
        lines = "\n".join(plain_lines(drawn(view, area)))
        for option in view.options:
            assert f"[{option.key}] {option.text}" in lines


def test_words_do_not_come_and_go_from_one_turn_to_the_next() -> None:
    short = Option("1", "fills: +1", "fills: +1 on the wall")
    view = PromptView(row("row?"), (short, Option("2", "full", "row 2 is full", possible=False)))
    for cells, told in (
        (47, ["fills: +1", "full"]),
        (60, ["fills: +1", "full"]),
        (80, ["fills: +1 on the wall", "row 2 is full"]),
    ):
        lines = plain_lines(draw_prompt(view, cells, 4))
        assert [line.split("] ")[1] for line in lines[1:] if line] == told
