"""Faults on the screen, 15 to 18 of the list: to notice, to count, to undo, to tell apart."""

from __future__ import annotations

import re

import pytest
from rich.style import Style
from textual.color import Color as Paint

from azul_tui.engine import COLORS, Color, Game, Phase, format_position
from azul_tui.record.reading import read_record
from azul_tui.ui.draw import width
from azul_tui.ui.screens.game import GameScreen
from azul_tui.ui.table.targets import ActionTarget, ColumnTarget, GroupTarget
from azul_tui.ui.widgets.base import TableWidget
from tests.engine.tables import table
from tests.faults.helping import table_on_screen, text_of
from tests.plain.driving import Session as PlainSession
from tests.plain.driving import lines
from tests.ui.driving import click, find, press, take
from tests.ui.test_themes import BLINDNESS, as_seen, contrast, difference


class TestFault15AColumnHasToBeChosen:
    """Players did not notice that they had to choose a column."""

    BOARDS = ("3;B1,-,R3;;Y", "5;K1;...Y.;R")

    @pytest.mark.parametrize("size", [(80, 24), (150, 44)])
    @pytest.mark.parametrize("look", ["letters", "ascii"])
    async def test_bar_prompt_and_wall_say_so(self, look: str, size: tuple[int, int]) -> None:
        game = table(*self.BOARDS, wall="gray")
        async with table_on_screen(game, "--tiles", look, size=size) as (pilot, screen):
            await press(pilot, "enter")
            top = screen.tabletop
            assert "Ana: choose a column" in text_of(top.bar)
            assert "Ana, row 1, blue: which column?" in text_of(top.prompt)
            for column in range(5):
                assert f"[{column + 1}] column {column + 1}: +1" in text_of(top.prompt)
                assert (str(column + 1), "field") in spans_for(screen, ColumnTarget(0, column))
            assert top.boards[0].view.active

    async def test_a_column_that_is_not_possible_says_why(self) -> None:
        game = table(*self.BOARDS, wall="gray")
        async with table_on_screen(game) as (pilot, screen):
            await press(pilot, "enter", "1", "s", "5", "s")
            assert "Bor: choose a column" in text_of(screen.tabletop.bar)
            assert "[4] column 4: yellow is there already" in text_of(screen.tabletop.prompt)
            assert "[5] column 5: +2" in text_of(screen.tabletop.prompt)
            await press(pilot, "4")
            assert "column 4" in screen.tabletop.keys.view.message.lower()
            assert screen.session.game.phase is Phase.TILING

    async def test_the_key_that_steps_through_the_scoring_chooses_nothing_by_itself(self) -> None:
        game = table("0;K1;BYR..;RR", "3;B1,-,R3;;Y", wall="gray", starter=2, turn=2)
        async with table_on_screen(game) as (pilot, screen):
            while screen.session.game.phase is not Phase.TILING or screen.round_end.scoring is None:
                await press(pilot, "enter")
            while "choose a column" not in text_of(screen.tabletop.bar):
                await press(pilot, "enter")
            before = format_position(screen.session.game.state)
            await press(pilot, "enter")
            assert format_position(screen.session.game.state) == before
            assert "Choose with arrows or a number" in screen.tabletop.keys.view.message
            assert "▸[1]" in text_of(screen.tabletop.prompt)
            await press(pilot, "right", "enter")
            assert format_position(screen.session.game.state) != before

    def test_line_mode_takes_no_empty_line_for_a_choice(self, plain: PlainSession) -> None:
        position = format_position(table(*self.BOARDS, wall="gray").state)
        out = plain.run(["Ana", "Bor", "--position", position], lines("", "", "", "2", "q"))
        assert out.count("Ana, row 1, blue: which column?") >= 2
        assert plain.record.game.view.boards[0].wall[0][1] is Color.BLUE


class TestFault16TheCenterCounted:
    """Center tiles piled up and could not be counted."""

    CENTERS = ("B" * 20 + "YYYYRRK", "B" * 9 + "Y" * 9 + "R" * 9, "BYRKW" * 5 + "BB")

    @pytest.mark.parametrize("center", CENTERS)
    @pytest.mark.parametrize("players", [2, 3, 4])
    @pytest.mark.parametrize("size", [(80, 24), (150, 44)])
    async def test_each_color_has_its_number_beside_it(
        self, size: tuple[int, int], players: int, center: str
    ) -> None:
        async with table_on_screen(table(*["0"] * players, center=center), size=size) as (
            _,
            screen,
        ):
            shown = text_of(screen.tabletop.center)
            assert screen.region.contains_region(screen.tabletop.center.region)
            for color in COLORS:
                found = re.findall(rf"{color.letter}\W+x?(\d+)\b", shown)
                count = center.count(color.letter)
                # Up to four tiles that are all drawn are seen to be so many.
                drawn = shown.count(color.letter) - (color.letter in "C center")
                assert found == [str(count)] or (drawn == count <= 4 and not found), shown

    async def test_the_prompt_says_the_number_before_the_take(self) -> None:
        async with table_on_screen(table("0", center=self.CENTERS[0])) as (pilot, screen):
            await press(pilot, "c")
            assert "blue 20 tiles" in text_of(screen.tabletop.prompt)
            await press(pilot, "b")
            assert "20 blue + marker from the center" in text_of(screen.tabletop.prompt)


class TestFault17PutBackAndTakenBack:
    """A picked group could not be put back; a slip of the key could not be taken back."""

    FACTORIES = "BBYK/RRWW/YKWB/RRRK/WWYB"

    @pytest.mark.parametrize("keys", [("b", "1"), ("1", "b"), ("right", "enter")])
    @pytest.mark.parametrize("back", ["escape", "backspace"])
    async def test_a_picked_group_is_put_back(self, keys: tuple[str, ...], back: str) -> None:
        async with table_on_screen(table("0", factories=self.FACTORIES)) as (pilot, screen):
            before = format_position(screen.session.game.state)
            await press(pilot, *keys)
            assert screen.turn.group == (0, Color.BLUE)
            assert "esc back" in text_of(screen.tabletop.keys)
            await press(pilot, back, back)
            assert screen.turn.previous is None
            assert format_position(screen.session.game.state) == before

    async def test_with_the_mouse_as_well(self) -> None:
        async with table_on_screen(table("0", factories=self.FACTORIES)) as (pilot, screen):
            await click(pilot, screen, GroupTarget(0, Color.BLUE))
            await click(pilot, screen, GroupTarget(3, Color.RED))
            assert screen.turn.group == (3, Color.RED), "another group is picked instead"
            await click(pilot, screen, ActionTarget("back"))
            assert screen.turn.group is None

    async def test_slips_are_taken_back_one_after_the_other_also_by_the_mouse(self) -> None:
        async with table_on_screen(table("0", factories=self.FACTORIES)) as (pilot, screen):
            game = screen.session.game
            before = format_position(game.state)
            for _ in range(3):
                await take(pilot, screen, game.legal_moves()[0])
            await press(pilot, "u", "u")
            await click(pilot, screen, ActionTarget("take_back"))
            assert format_position(game.state) == before
            assert "was taken back" in text_of(screen.tabletop.log_lines)
            assert screen.session.path is not None
            record = read_record(screen.session.path)
            assert format_position(record.game.state) == before

    async def test_the_last_take_of_a_round_waits_for_enter(self) -> None:
        async with table_on_screen(table("0", factories="BBBB")) as (pilot, screen):
            await press(pilot, "b", "5")
            assert len(screen.session.game.takes) == 1
            assert "[u] take back Ana's take" in text_of(screen.tabletop.prompt)
            await press(pilot, "u")
            assert screen.session.game.phase is Phase.OFFER


class TestFault18TilesToldApart:
    """Red and blue looked alike to some; black tiles drowned in the dark, white ones in light."""

    @pytest.fixture(autouse=True)
    def good_terminal(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("FORCE_COLOR", "1")
        monkeypatch.setenv("COLORTERM", "truecolor")

    @pytest.mark.parametrize("tiles", ["letters", "shapes", "ascii"])
    @pytest.mark.parametrize(
        ("theme", "size"),
        [("dark", (80, 24)), ("light", (110, 36)), ("contrast", (160, 50)), ("ansi", (240, 70))],
    )
    async def test_every_tile_carries_its_letter(
        self, theme: str, size: tuple[int, int], tiles: str
    ) -> None:
        words = ("--theme", theme, "--tiles", tiles)
        async with table_on_screen(self.game(), *words, size=size) as (_, screen):
            for source in (0, 9):
                for color in COLORS:
                    if not screen.session.game.view.tiles_at(source)[color]:
                        continue
                    said = [text for text, _ in spans_for(screen, GroupTarget(source, color))]
                    assert set(re.findall("[A-Z]", "".join(said))) == {color.letter}

    @pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
    async def test_on_the_screen_they_stand_out_for_every_eye(self, theme: str) -> None:
        async with table_on_screen(self.game(), "--theme", theme) as (_, screen):
            behind = screen.background_colors[1]
            bodies = {color: body_of(screen, color) for color in COLORS}
            for color, (body, letter, edge) in bodies.items():
                assert contrast(letter.hex, body.hex) >= 4.5, color
                assert max(contrast(body.hex, behind.hex), contrast(edge.hex, behind.hex)) >= 1.3
            for blindness in BLINDNESS:
                seen = [as_seen(body, blindness) for body, _, _ in bodies.values()]
                for at, one in enumerate(seen):
                    for other in seen[at + 1 :]:
                        assert difference(one, other) >= 25, blindness

    async def test_an_empty_space_differs_from_a_tile_without_color(self) -> None:
        game = table("0;;BYRK,WBY", "0", factories="BYRK")
        async with table_on_screen(game) as (_, screen):
            wall = screen.tabletop.boards[0].children[1]
            assert isinstance(wall, TableWidget)
            rows = [re.sub(r"[^A-Za-z]", "", line) for line in text_of(wall).splitlines()]
            assert rows == ["BYRKw", "WBYrk", "kwbyr", "rkwby", "yrkwb"]

    def game(self) -> Game:
        return table("0", factories="BYRK/WWBB", center="BYRKW")


def spans_for(screen: GameScreen, target: object) -> list[tuple[str, str]]:
    """The text, without blanks, and the role of all that means ``target`` in the same widget."""
    widget, _ = find(screen, target)
    spans = [span for row in widget.rows() for span in row if span.target == target]
    return [(span.text.strip(), span.role) for span in spans]


def body_of(screen: GameScreen, color: Color) -> tuple[Paint, Paint, Paint]:
    """The colors of a tile on the screen: its body, its letter, its sides."""
    source = 0 if color is not Color.WHITE else 1
    widget, (x, y) = find(screen, GroupTarget(source, color))
    cells: list[tuple[str, Style]] = []
    for segment in widget.render_line(y):
        assert segment.style
        cells += [(char, segment.style) for char in segment.text for _ in range(width(char))]
    char, style = cells[x + 1]
    assert char == color.letter
    side = cells[x][1]
    assert style.bgcolor
    assert style.color
    assert side.color
    body, letter, edge = map(Paint.from_rich_color, (style.bgcolor, style.color, side.color))
    return body, letter, edge
