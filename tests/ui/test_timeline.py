"""The story of a replay, drawn: sentences, the steps around and the line, in any size."""

from __future__ import annotations

import gc
import weakref

import pytest

from azul_tui.ui.draw import TileSet, plain, plain_lines, row_width, target_at
from azul_tui.ui.replaying import Film, Replay
from azul_tui.ui.table.scene import Look
from azul_tui.ui.table.story import neighbors, present_replay
from azul_tui.ui.table.targets import StopTarget
from azul_tui.ui.table.timeline import StoryView, draw_line, draw_list, draw_steps, draw_story
from tests.stored import stored

SIZES = [(80, 4), (44, 7), (60, 9), (66, 16), (200, 40)]


def story(name: str, at: int, kind: TileSet = TileSet.LETTERS) -> StoryView:
    shown = present_replay(Replay(Film(stored(name))).jump(at), Look(kind), 1)
    assert isinstance(shown.prompt, StoryView)
    return shown.prompt


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("at", [0, 1, 7, 60, 999])
def test_it_fills_its_place_and_says_what_happened(size: tuple[int, int], at: int) -> None:
    view = story("colored-3p-04", at)
    drawn = draw_story(view, *size)
    assert len(drawn) <= size[1]
    assert all(row_width(line) <= size[0] for line in drawn)
    words = " ".join(" ".join(plain_lines(drawn)).split())
    assert plain(view.question).split(":")[0] in words


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("at", [0, 1, 7, 60, 999])
def test_ascii_is_ascii(size: tuple[int, int], at: int) -> None:
    drawn = draw_story(story("gray-2p-02", at, TileSet.ASCII), *size)
    assert all(line.isascii() for line in plain_lines(drawn))


def test_the_step_that_is_shown_stands_between_its_neighbors() -> None:
    steps = plain(draw_steps(story("colored-2p-09", 6), 78))
    shown = steps.index("▸")
    assert 20 < shown < 50
    assert steps[shown:].startswith("▸Ana") or steps[shown:].startswith("▸Bor")


@pytest.mark.parametrize("at", [0, 999])
def test_at_an_end_all_neighbors_are_on_the_other_side(at: int) -> None:
    steps = plain(draw_steps(story("colored-2p-09", at), 78))
    assert row_width(draw_steps(story("colored-2p-09", at), 78)) > 55
    assert ("▸start" in steps) is (at == 0)
    assert ("▸result" in steps) is (at != 0)


@pytest.mark.parametrize("at", [0, 40, 999])
def test_a_click_on_a_step_means_that_step(at: int) -> None:
    view = story("colored-2p-09", at)
    steps = draw_steps(view, 78)
    film = {step.stop: step.short for step in view.around}
    for span in steps:
        assert isinstance(span.target, StopTarget)
        assert span.text.strip() in {"▸", film[span.target.at]}


def test_the_line_leads_from_the_start_to_the_end_and_numbers_the_rounds() -> None:
    view = story("colored-2p-09", 0)
    line = draw_line(view, 80)
    assert row_width(line) == 79
    assert target_at(line, 1) == StopTarget(0)
    assert target_at(line, 78) == StopTarget(view.last)
    numbers = [letter for letter in plain(line) if letter.isdigit()]
    assert numbers == ["2", "3", "4", "5"], "the first is under the knob"


def test_the_knob_stands_where_the_replay_stands() -> None:
    ends = [plain(draw_line(story("colored-2p-09", at), 80)).index("█") for at in (0, 30, 999)]
    assert ends[0] == 1
    assert 1 < ends[1] < 78
    assert ends[2] == 78


@pytest.mark.parametrize("width", [30, 44, 80])
def test_numbers_of_many_rounds_never_touch(width: int) -> None:
    line = plain(draw_line(story("colored-3p-03", 999), width)).strip(" █━")
    numbers = [int(number) for number in line.split("━") if number]
    assert numbers == sorted(set(numbers))
    assert set(numbers) <= set(range(1, 15))


def test_with_room_the_steps_stand_below_each_other() -> None:
    lines = plain_lines(draw_story(story("colored-3p-04", 15), 66, 16))
    here = next(at for at, line in enumerate(lines) if line.startswith(" ▸"))
    assert "were taken back" in lines[here]
    numbers = [int(line[2:].split()[0]) for line in lines[here - 3 : here + 4]]
    assert numbers == list(range(12, 19))


def test_a_take_that_does_not_stand_is_said_to() -> None:
    view = story("colored-3p-04", 13)
    assert plain(view.details[-1]) == "It was taken back later."


def test_long_steps_go_on_in_the_next_row() -> None:
    view = story("colored-2p-08", 3)
    lines = plain_lines(draw_list(view, 44, 12))
    told = " ".join(" ".join(lines).split())
    assert "Ana took 1 white and the starting player marker from the center into row 3." in told
    assert "⋯" not in told
    here = next(at for at, line in enumerate(lines) if line.startswith(" ▸"))
    assert target_at(draw_list(view, 44, 12)[here + 1], 20) == StopTarget(3)


def test_at_80x24_the_end_of_a_game_for_four_is_told_whole() -> None:
    view = story("colored-4p-01", 999)
    told = " ".join(" ".join(plain_lines(draw_story(view, 80, 4))).split())
    assert all(f"= {points}." in told for points in (63, 36, 65, 45))


def test_what_is_not_told_whole_says_so() -> None:
    drawn = plain_lines(draw_story(story("colored-4p-01", 999), 60, 4))
    assert drawn[2].endswith("⋯")
    assert "█" in drawn[3]


def test_a_film_that_is_closed_is_not_kept() -> None:
    film = Film(stored("colored-2p-08"))
    assert neighbors(film, Look()) is neighbors(film, Look())
    gone = weakref.ref(film)
    del film
    gc.collect()
    assert gone() is None
