"""The rules in the help: complete, short, and their example is true."""

from __future__ import annotations

import re

from azul_tui.engine import FLOOR_COSTS, Color, wall_color
from azul_tui.engine.board import Board
from azul_tui.engine.tiling import place_tile
from azul_tui.text import RULES, Kind

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
    board = Board()
    for row, line in enumerate(diagram.splitlines()):
        cells = re.findall(r"\[?[A-Za-z]\]?", line.removeprefix(f"row {row + 1}"))
        assert len(line) <= 40
        for column, cell in enumerate(cells):
            color = wall_color(row, column)
            assert cell.strip("[]").upper() == color.letter
            if cell.startswith("["):
                new = (row, column, color)
            elif cell.isupper():
                board.set_tile(row, column, color)
    row, column, color = new
    board.add_to_line(row, color, row + 1)
    across, down, points = place_tile(board, row, column)
    assert (across[1] - across[0] + 1, down[1] - down[0] + 1, points) == (3, 2, 5)
    assert "3 across + 2 down = 5 points" in TEXT
    assert (row, color) == (2, Color.YELLOW)
    assert FLOOR_COSTS[3] == 4


def test_numbers_of_the_rulebook() -> None:
    assert "costs 1, 1, 2, 2, 2, 3 and 3 points" in TEXT
    assert f"{FLOOR_COSTS[7]} for all seven spaces" in TEXT
    assert "2 points for each complete row, 7 for each complete column, 10 for each color" in TEXT
