"""What the table should notice."""

from __future__ import annotations

import re

import pytest

from azul_tui.engine import Color, Dealt, Game, Move, parse_position
from azul_tui.text import ending, ending_short, next_start, poured, short_deal, stuck
from azul_tui.text.notices import deal_in_short
from azul_tui.ui.draw import plain, row
from azul_tui.ui.table.bars import BarView, draw_bar
from azul_tui.ui.table.named import Named
from tests.engine.tables import table
from tests.text.positions import OFFER

NAMES = ("Ana", "Bor", "Cene", "Dita")


def dealt(*sizes: int, poured: int = 0) -> Dealt:
    return Dealt(6, tuple((Color.RED,) * size for size in sizes), 0, poured)


def test_who_ends_the_game_is_told_and_goes_away_with_the_take() -> None:
    game = Game(parse_position(OFFER))
    game.play(Move.parse("5Y1"))
    assert ending(game.view, NAMES) is None
    game.play(Move.parse("1B1"))
    assert ending(game.view, NAMES) == (
        "The game ends with this round: Bor completes a row of the wall."
    )
    assert ending_short(game.view, NAMES) == "Bor ends the game!"
    game.take_back()
    assert ending(game.view, NAMES) is None
    assert ending_short(game.view, NAMES) is None


MAY = "0;B1,-,B3;,,.YRKW"
"""Line 3 has only column 1 free, which line 1 may take from it."""
WILL = "0;R1,-,B3;,,.YRKW"
NO = "0"


def test_on_the_gray_wall_somebody_may_end_the_game() -> None:
    view = table(NO, MAY, wall="gray").view
    assert ending(view, NAMES) == "The game may end this round: Bor may complete a row of the wall."
    assert ending_short(view, NAMES) == "Bor may end the game"


def test_on_the_gray_wall_too_an_end_can_be_certain() -> None:
    view = table(MAY, WILL, wall="gray").view
    assert ending(view, NAMES) == "The game ends with this round: Bor completes a row of the wall."
    assert ending_short(view, NAMES) == "Bor ends the game!"


@pytest.mark.parametrize(
    ("boards", "names", "text"),
    [
        ([WILL, WILL], ("Ana", "Bor"), "Ana, Bor end the game!"),
        ([WILL, NO, WILL, WILL], ("Ana", "Bor", "Cene", "Duška"), "Ana, Cene, Duška end the game!"),
        ([MAY, NO, MAY], ("Ana", "Bor", "Cene"), "Ana, Cene may end the game"),
        ([WILL, NO], ("Maximilianus",), "Maximilianus ends the game!"),
        ([MAY, NO], ("Maximilianus",), "Maximilianus may end the game"),
        ([WILL, WILL], ("Maximilianus", "Bor"), "2 players end the game!"),
        ([MAY] * 4, ("Ana", "Bor", "Cene", "Duška"), "4 players may end the game"),
    ],
)
def test_in_short_it_fits_into_the_bar_of_a_small_screen(
    boards: list[str], names: tuple[str, ...], text: str
) -> None:
    view = table(*boards, wall="gray").view
    assert ending_short(view, names) == text
    turn = Named("Maximilianus", (row(" to move"),))
    bar = BarView(12, 60, 30, turn, (text,))
    assert len(text) <= 30
    drawn = plain(draw_bar(bar, 80)[0])
    assert text in drawn
    assert re.search("   Max[^ ]+( to move)? $", drawn)


def test_the_notice_ends_with_the_game() -> None:
    game = Game(parse_position(OFFER))
    game.play(Move.parse("5Y1"))
    game.play(Move.parse("1B1"))
    game.end_by_agreement()
    assert ending(game.view, NAMES) is None


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (dealt(4, 4, 4, 4, 4), None),
        (
            dealt(4, 4, 4, 4, 4, 2, 0, 0, 0),
            "Only 22 tiles were left to deal: factory 6 has only 2 tiles and "
            "factories 7 to 9 stay empty.",
        ),
        (
            dealt(4, 4, 4, 1, 0),
            "Only 13 tiles were left to deal: factory 4 has only 1 tile and factory 5 stays empty.",
        ),
        (dealt(4, 4, 4, 4, 0), "Only 16 tiles were left to deal: factory 5 stays empty."),
        (
            dealt(1, 0, 0, 0, 0),
            "Only 1 tile was left to deal: factory 1 has only 1 tile and "
            "factories 2 to 5 stay empty.",
        ),
    ],
)
def test_a_short_deal_says_why(event: Dealt, text: str | None) -> None:
    assert short_deal(event) == text


def test_the_lid_is_poured() -> None:
    assert poured(dealt(4, 4, 4, 4, 4)) is None
    assert poured(dealt(4, 4, 4, 4, 4, poured=45)) == (
        "The bag was empty: 45 tiles from the lid went back into it."
    )


@pytest.mark.parametrize(
    ("event", "bag", "text"),
    [
        (dealt(4, 4, 4, 4, 4), 20, ""),
        (
            dealt(4, 4, 4, 4, 4),
            0,
            "The bag is empty: when tiles are needed, the lid goes back into it.",
        ),
        (
            dealt(4, 4, 4, 4, 4, poured=100),
            80,
            "The bag was empty: the lid went back into it (100 tiles).",
        ),
        (
            dealt(4, 4, 4, 4, 3, 0, 0, 0, 0, poured=10),
            0,
            "Only 19 tiles were left: factory 5 has 3, factories 6 to 9 stay empty.",
        ),
        (dealt(4, 4, 4, 4, 0), 0, "Only 16 tiles were left: factory 5 stays empty."),
        (
            dealt(1, 0, 0, 0, 0),
            0,
            "Only 1 tile was left: factory 1 has 1, factories 2 to 5 stay empty.",
        ),
    ],
)
def test_the_one_thing_to_know_about_a_deal_fits_into_a_line(
    event: Dealt, bag: int, text: str
) -> None:
    assert deal_in_short(event, bag) == text
    assert len(text) <= 78


def test_who_starts_and_why() -> None:
    assert next_start(1, NAMES, taken=True) == (
        "Bor holds the starting player marker and starts the next round."
    )
    assert next_start(0, NAMES, taken=False) == (
        "Nobody took from the center, so Ana starts again."
    )


def test_a_stuck_game_is_offered_to_end() -> None:
    assert "agree to end" in stuck()
