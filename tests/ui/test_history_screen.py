"""The history on the screen: keys, clicks, the filter, what it returns."""

from __future__ import annotations

import random
import re
from datetime import timedelta
from pathlib import Path

import pytest
from textual.pilot import Pilot

from azul_tui.record import Store
from azul_tui.record.catalog import Catalog
from azul_tui.ui.choices import ReplayGame, ResumeGame
from azul_tui.ui.commands import Place, commands
from azul_tui.ui.draw import TileSet, plain, plain_lines
from azul_tui.ui.draw.sheet import Act
from azul_tui.ui.history.drawing import HistoryView, draw_history, names_within
from azul_tui.ui.history.listing import Archive, Listing
from azul_tui.ui.screens.history import HistoryScreen
from azul_tui.ui.table.scene import Look
from azul_tui.ui.table.targets import ActionTarget
from azul_tui.ui.themes import ANSI, CONTRAST, DARK, LIGHT
from tests.stored import LONG_NAMES
from tests.ui.archives import damaged, many, saved, some_catalog
from tests.ui.driving import press
from tests.ui.hosting import click, hosted, paste, screen_text

SIZES = [(80, 24), (100, 30), (150, 44), (240, 70)]


def screen_of(catalog: Catalog | None = None, kind: TileSet = TileSet.LETTERS) -> HistoryScreen:
    return HistoryScreen(some_catalog() if catalog is None else catalog, Look(kind))


def shown_rows(pilot: Pilot[None]) -> list[str]:
    """The rows of the list on the screen, without frame, heading and time of day."""
    lines = [line.strip("│ ") for line in screen_text(pilot).splitlines()]
    lines = [re.sub(r"(20\d\d-\d\d-\d\d) \d\d:\d\d", r"\1", line) for line in lines]
    return [line.lstrip("▸ ") for line in lines[2:] if line.lstrip("▸ ").startswith("2026")]


async def type_in(pilot: Pilot[None], text: str) -> None:
    """Type into the filter, which wants to know characters, not only keys."""
    await pilot.press(*["space" if letter == " " else letter for letter in text])


async def test_all_kinds_of_games_are_listed_with_what_matters() -> None:
    async with hosted(screen_of()) as (pilot, _):
        rows = [" ".join(row.split()) for row in shown_rows(pilot)]
        assert rows[0] == "2026-11-06 Cene, Ana colored 2 4-9 unfinished"
        assert rows[1] == "2026-11-05 Ana, Bor colored 5 57-43 Ana"
        assert rows[2].startswith("2026-11-04 Bor, Cene, Dita gray 7 20-61-61 Cene")
        assert rows[3].startswith("2026-11-03 damaged: broken-2.azul, line 12: The take")
        assert rows[4] == "2026-11-02 Dita, Ana colored 9 30-12 Dita"


async def test_the_file_of_the_row_is_named_and_what_is_wrong_with_it() -> None:
    screen = screen_of()
    async with hosted(screen) as (pilot, _):
        await press(pilot, "down")
        assert "Ana 57 and Bor 43: Ana wins." in screen_text(pilot)
        assert f"file: {Path('/games/2026-11-05-Ana-Bor.azul')}" in screen_text(pilot)
        await press(pilot, "down", "down")
        assert "Line 12: The take '9B9' is not possible." in screen_text(pilot)
        assert "The file is left as it is." in screen_text(pilot)
        await press(pilot, "p")
        assert pilot.app.clipboard == str(damaged(2).path)


async def test_enter_goes_on_with_an_unfinished_game() -> None:
    async with hosted(screen_of()) as (pilot, results):
        await press(pilot, "enter")
        assert results == [ResumeGame(some_catalog().unfinished[0].path)]


async def test_enter_replays_a_finished_game() -> None:
    async with hosted(screen_of()) as (pilot, results):
        await press(pilot, "end", "enter")
        assert results == [ReplayGame(some_catalog().finished[2].path)]


async def test_r_replays_an_unfinished_game() -> None:
    async with hosted(screen_of()) as (pilot, results):
        await press(pilot, "r")
        assert results == [ReplayGame(some_catalog().unfinished[0].path)]


async def test_a_damaged_file_cannot_be_opened() -> None:
    screen = screen_of(Catalog(damaged=(damaged(2),)))
    async with hosted(screen) as (pilot, results):
        await press(pilot, "enter", "r")
        assert results == []
        assert "open" not in [label for _, label, _ in screen.key_bar]


@pytest.mark.parametrize("key", ["q", "escape"])
async def test_leaving_returns_nothing(key: str) -> None:
    async with hosted(screen_of()) as (pilot, results):
        await press(pilot, key)
        assert results == [None]


@pytest.mark.parametrize("key", ["tab", "shift+tab", "left", "right"])
async def test_standings_are_the_other_page(key: str) -> None:
    async with hosted(screen_of()) as (pilot, _):
        await press(pilot, key)
        text = screen_text(pilot)
        assert text.index("Dita") < text.index("Ana") < text.index("Cene") < text.index("Bor")
        assert "45.5" in text, "the average of 61 and 30"
        await press(pilot, key)
        assert "unfinished" in screen_text(pilot)


async def test_enter_on_a_name_lists_its_games() -> None:
    async with hosted(screen_of()) as (pilot, results):
        await press(pilot, "tab", "enter")
        assert [row.split()[0] for row in shown_rows(pilot)] == ["2026-11-04", "2026-11-02"]
        assert 'names with "Dita"' in screen_text(pilot)
        await press(pilot, "escape")
        assert len(shown_rows(pilot)) == 5
        assert results == []


async def test_the_filter_narrows_while_it_is_typed_and_stays_after_enter() -> None:
    screen = screen_of()
    async with hosted(screen) as (pilot, results):
        await press(pilot, "slash")
        await type_in(pilot, "cen")
        assert len(shown_rows(pilot)) == 2
        await pilot.press("enter")
        assert screen.focused is None
        assert len(shown_rows(pilot)) == 2
        await press(pilot, "down")
        assert screen.listing.spot.cursor == 1
        assert results == []


async def test_letters_typed_into_the_filter_are_no_commands() -> None:
    screen = screen_of()
    async with hosted(screen) as (pilot, results):
        await press(pilot, "slash")
        await type_in(pilot, "qsrp йq?/")
        assert screen.listing.wanted == "qsrp йq?/"
        assert results == []
        assert "No name with" in screen_text(pilot)
        await press(pilot, "escape")
        assert screen.listing.wanted == ""
        await press(pilot, "escape")
        assert results == [None]


async def test_the_list_moves_while_the_filter_is_typed() -> None:
    screen = screen_of()
    async with hosted(screen) as (pilot, _):
        await pilot.press("slash", "a", "down")
        assert screen.listing.spot.cursor == 1


async def test_what_is_pasted_into_the_filter_stays_one_line() -> None:
    screen = screen_of()
    async with hosted(screen) as (pilot, _):
        await press(pilot, "slash")
        await paste(pilot, "[/x]\nAna\x1b")
        assert screen.listing.wanted == "[/x]"
        screen_text(pilot)


async def test_sorting_by_key_and_by_a_click_on_a_heading() -> None:
    screen = screen_of()
    async with hosted(screen) as (pilot, _):
        await press(pilot, "s", "s", "s")
        assert "rounds▾" in screen_text(pilot)
        assert shown_rows(pilot)[0].startswith("2026-11-02")
        await press(pilot, "S")
        assert "rounds▴" in screen_text(pilot)
        await click(pilot, screen.query_one("#list", type(screen._list)), Act("sort_by", 4))
        assert shown_rows(pilot)[0].startswith("2026-11-04")


async def test_the_mouse_alone_picks_opens_turns_pages_and_leaves() -> None:
    screen = screen_of()
    async with hosted(screen) as (pilot, results):
        await click(pilot, screen._list, Act("pick", 2))
        assert screen.listing.spot.cursor == 2
        assert results == []
        await click(pilot, screen._list, Act("page", 1))
        assert screen.listing.page == 1
        await click(pilot, screen._list, Act("page", 1))
        assert screen.listing.page == 1
        await click(pilot, screen._list, Act("page", 0))
        await click(pilot, screen._list, Act("copy_path"))
        assert pilot.app.clipboard == str(some_catalog().finished[1].path)
        await click(pilot, screen._list, Act("pick", 2))
        await pilot.pause()
        assert results == [ReplayGame(some_catalog().finished[1].path)]


async def test_the_keys_below_can_be_clicked() -> None:
    screen = screen_of()
    async with hosted(screen) as (pilot, results):
        await click(pilot, screen._keys, ActionTarget("other_page"))
        assert screen.listing.page == 1
        await click(pilot, screen._keys, ActionTarget("filter"))
        await type_in(pilot, "bo")
        await click(pilot, screen._keys, ActionTarget("keep"))
        assert screen.focused is None
        assert screen.listing.wanted == "bo"
        assert ("esc", "all names", "step_back") in screen.key_bar
        await click(pilot, screen._keys, ActionTarget("step_back"))
        assert screen.listing.wanted == ""
        assert ("esc", "back", "step_back") in screen.key_bar
        await click(pilot, screen._keys, ActionTarget("step_back"))
        await pilot.pause()
        assert results == [None]


async def test_nothing_is_called_quit_that_only_goes_back() -> None:
    screen = screen_of()
    async with hosted(screen) as (pilot, results):
        assert "quit" not in screen_text(pilot)
        await press(pilot, "q")
        assert results == [None]


async def test_a_long_list_scrolls_by_keys_and_by_the_wheel() -> None:
    screen = screen_of(many(300))
    async with hosted(screen) as (pilot, _):
        room = screen._room
        assert len(shown_rows(pilot)) == room
        await press(pilot, "pagedown")
        assert screen.listing.spot.cursor == room - 1
        await press(pilot, "end")
        assert screen.listing.spot.cursor == 299
        await press(pilot, "home", "up")
        assert screen.listing.spot.cursor == 0
        screen.on_mouse_scroll_down()
        assert screen.listing.spot.top == 3
        screen.on_mouse_scroll_up()
        screen.on_mouse_scroll_up()
        assert screen.listing.spot.top == 0


async def test_the_cursor_stays_in_sight_when_the_window_changes() -> None:
    screen = screen_of(many(100))
    async with hosted(screen, (120, 50)) as (pilot, _):
        await press(pilot, "end")
        for size in ((80, 24), (60, 20), (100, 30), (80, 23), (200, 60)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            text = screen_text(pilot)
            if size[0] < 80 or size[1] < 24:
                assert "needs 80x24" in text
            else:
                assert "▸ 2026" in text


async def test_an_empty_history_says_so() -> None:
    async with hosted(screen_of(Catalog())) as (pilot, _):
        assert "No game has been played yet." in screen_text(pilot)
        await press(pilot, "enter", "down", "end", "s", "p", "r", "tab")
        assert "No game has been finished yet." in screen_text(pilot)


async def test_a_directory_that_cannot_be_listed_is_said() -> None:
    async with hosted(screen_of(Catalog(problem="The games cannot be listed."))) as (pilot, _):
        assert "The games cannot be listed." in screen_text(pilot)


async def test_what_was_shown_the_last_time_is_shown_again() -> None:
    before = screen_of()
    async with hosted(before) as (pilot, _):
        await pilot.press("s", "down", "slash", "a", "enter", "tab")
    after = HistoryScreen(some_catalog(), Look(), before.listing)
    async with hosted(after) as (pilot, _):
        assert after.listing.page == 1
        assert 'names with "a"' in screen_text(pilot)
        await press(pilot, "escape")
        assert after.listing.wanted == ""


async def test_every_command_has_its_action() -> None:
    screen = screen_of()
    for command in commands(Place.HISTORY, Place.ANYWHERE):
        assert hasattr(screen, f"action_{command.name}")


def foreign() -> Catalog:
    """Games of people with long and foreign names."""
    games = [
        saved(day, LONG_NAMES[: day % 3 + 2], (100, 90, 120, 7)[: day % 3 + 2]) for day in range(9)
    ]
    return Catalog(
        unfinished=(saved(9, LONG_NAMES, (1, 2, 3, 4), finished=False),), finished=tuple(games)
    )


@pytest.mark.parametrize("theme", [DARK, LIGHT, CONTRAST, ANSI])
@pytest.mark.parametrize("size", SIZES)
async def test_long_and_foreign_names_fit(theme: str, size: tuple[int, int]) -> None:
    screen = screen_of(foreign())
    async with hosted(screen, size, theme) as (pilot, _):
        for key in ("down", "tab", "down", "s", "tab", "end"):
            await press(pilot, key)
            screen_text(pilot)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("page", [0, 1])
def test_ascii_is_ascii(size: tuple[int, int], page: int) -> None:
    shown = Listing(Archive(some_catalog()))
    shown = shown.turned() if page else shown
    drawn = draw_history(HistoryView(shown, ascii_only=True), *size)
    assert all(line.isascii() for line in plain_lines(drawn))
    assert len(drawn) == size[1]


@pytest.mark.parametrize("cells", [8, 20, 40, 200])
def test_the_longest_names_are_cut_first(cells: int) -> None:
    shown = names_within(("Ana", "Maximiliane", "Bor"), cells)
    assert len(shown) <= cells
    assert shown.startswith("Ana") or cells < 20
    assert ("Maximiliane" in shown) is (cells >= len("Ana, Maximiliane, Bor"))


async def test_the_games_of_a_directory(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for path in sorted((Path(__file__).parents[1] / "data" / "games").glob("*.azul"))[:5]:
        (tmp_path / path.name).write_bytes(path.read_bytes())
    torn = (tmp_path / "colored-2p-01.azul").read_bytes().splitlines(keepends=True)
    (tmp_path / "colored-2p-01.azul").write_bytes(b"".join(torn[:20]))
    (tmp_path / "broken.azul").write_bytes(b"no game\n")
    async with hosted(HistoryScreen(store.catalog(), Look())) as (pilot, _):
        text = screen_text(pilot)
        assert "Games (6)" in text
        assert "damaged: broken.azul, line 1" in text
        assert "unfinished" in text


async def test_random_keys_never_raise() -> None:
    chance = random.Random(3)
    screen = screen_of(foreign())
    names = [key for command in commands(Place.HISTORY) for key in command.keys]
    names = [key for key in names if key not in {"enter", "space", "r", "escape"}] + [
        "x",
        "1",
        "б",
        "[",
    ]
    async with hosted(screen) as (pilot, results):
        for _ in range(150):
            await press(pilot, chance.choice(names))
        screen_text(pilot)
        assert results == []


def rows_of(catalog: Catalog, width: int) -> list[str]:
    """The rows of the list, drawn."""
    drawn = draw_history(HistoryView(Listing(Archive(catalog))), width, 24)
    return [plain(line).strip("│ ▸") for line in drawn[2:]]


FOUR = ("Ana", "Benedikt", "Cene", "Dorothea")


def test_games_of_one_day_are_told_apart_by_their_time() -> None:
    for names in (("Ana", "Bor"), FOUR):
        game = saved(3, names, (57, 43, 20, 10)[: len(names)])
        later = game._replace(created=game.created + timedelta(minutes=75))
        rows = rows_of(Catalog(finished=(game, later)), 80)
        times = [re.search(r"\d\d:\d\d", row) for row in rows[:2]]
        assert all(times)
        assert rows[0] != rows[1]


def test_a_game_of_another_year_says_the_year() -> None:
    game = saved(3, FOUR, (57, 43, 20, 10))
    older = game._replace(created=game.created - timedelta(days=400))
    rows = rows_of(Catalog(finished=(game, older)), 80)
    assert rows[0].startswith("Nov 0")
    assert rows[1].startswith("2025-")


def test_names_are_cut_only_where_there_is_no_room() -> None:
    three = saved(3, ("Ana", "Benedikt", "Cene"), (57, 43, 20))
    assert "Ana, Benedikt, Cene" in rows_of(Catalog(finished=(three,)), 80)[0]
    four = rows_of(Catalog(finished=(saved(3, FOUR, (57, 43, 20, 10)),)), 80)[0]
    assert "Ana, Bened⋯, Cene, Dor⋯" in four or "Ana, Bene⋯, Cene, Doro⋯" in four


def test_a_tie_says_what_decided_it() -> None:
    tie = saved(3, ("Ana", "Bor"), (37, 37), winners=(1,))
    assert "Ana 37 and Bor 37: Bor wins with more complete rows." in " ".join(
        rows_of(Catalog(finished=(tie,)), 80)
    )
    shared = saved(3, ("Ana", "Bor"), (37, 37))
    assert "Ana and Bor share the win. " in " ".join(rows_of(Catalog(finished=(shared,)), 80))
