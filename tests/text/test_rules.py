"""The rules in the help: complete, short, and their example is true."""

from __future__ import annotations

import re

from azul_tui.engine import (
    FLOOR_COSTS,
    ROWS,
    BoardView,
    Color,
    PatternLine,
    Span,
    Wall,
    outlook,
    wall_color,
)
from azul_tui.text.rules import RULES, Kind

TEXT = " ".join(paragraph.text for section in RULES for paragraph in section.paragraphs)


def test_house_rulings_are_marked() -> None:
    house = [p.text for section in RULES for p in section.paragraphs if p.kind is Kind.HOUSE]
    assert all(text.startswith("House ruling: ") for text in house)
    for ruling in (
        "full floor line takes no space",  # H2.7
        "the same player starts again",  # H4.4
        "not one tile can be dealt",  # H5.4
        "agree to end the game",  # H5.5
        "just one space is possible",  # H6.4
    ):
        assert sum(ruling in text for text in house) == 1
    assert len(house) == 5


def test_they_are_short() -> None:
    assert len(TEXT.split()) < 700
    assert all(len(section.heading) < 30 for section in RULES)


def test_the_worked_example_is_true() -> None:
    [diagram] = [p.text for s in RULES for p in s.paragraphs if p.kind is Kind.DIAGRAM]
    wall: list[list[Color | None]] = []
    lines = [PatternLine(None, 0)] * ROWS
    for row, line in enumerate(diagram.splitlines()):
        assert len(line) <= 40
        cells = re.findall(r"\[?[A-Za-z]\]?", line.removeprefix(f"row {row + 1}"))
        colors = [wall_color(row, column) for column in range(ROWS)]
        assert [cell.strip("[]").upper() for cell in cells] == [color.letter for color in colors]
        there = zip(cells, colors, strict=True)
        wall.append([color if cell.isupper() else None for cell, color in there])
        for column, cell in enumerate(cells):
            if cell.startswith("["):
                lines[row] = PatternLine(colors[column], row + 1)
                wall[row][column] = None
    floor = (Color.RED,) * 3
    before = BoardView(0, tuple(lines), tuple(map(tuple, wall)), floor)
    told = outlook(before, Wall.COLORED)
    assert (told.points, told.cost, told.score) == (Span(5, 5), Span(4, 4), Span(1, 1))
    assert lines[2].color is Color.YELLOW
    assert "3 across + 2 down = 5 points" in TEXT
    assert "so -4. The round brings her 1 point" in TEXT


def test_numbers_of_the_rulebook() -> None:
    assert "costs 1, 1, 2, 2, 2, 3 and 3 points" in TEXT
    assert f"{FLOOR_COSTS[7]} for all seven spaces" in TEXT
    assert "2 points for each complete row, 7 for each complete column, 10 for each color" in TEXT
