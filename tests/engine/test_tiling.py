"""R3.1: full lines move to the wall, from top to bottom."""

from __future__ import annotations

import pytest

from azul_tui.engine import (
    Color,
    FloorCharged,
    IllegalAction,
    PatternLine,
    Phase,
    Reason,
    RoundEnded,
    TileScored,
)
from tests.engine.tables import table


@pytest.mark.parametrize("color", Color)
@pytest.mark.parametrize("row", range(5))
def test_r3_1_one_tile_goes_to_its_space_in_the_same_row_the_rest_to_the_lid(
    row: int, color: Color
) -> None:
    lines = ["-"] * 5
    lines[row] = f"{color.letter}{row + 1}"
    game = table("0;" + ",".join(lines))
    game.score_round()
    board = game.view.boards[0]
    placed = {
        (at, column): tile
        for at, tiles in enumerate(board.wall)
        for column, tile in enumerate(tiles)
        if tile is not None
    }
    assert placed == {(row, (color + row) % 5): color}
    assert board.lines[row] == PatternLine(None, 0)
    assert game.view.lid == tuple(row if other is color else 0 for other in Color)


def test_r3_1_lines_that_are_not_full_stay() -> None:
    game = table("0;-,W1,R2,K3,Y4")
    before = game.view.boards
    game.score_round()
    assert game.view.boards == before


def test_r3_1_lines_are_tiled_from_top_to_bottom() -> None:
    game = table("0;B1,W2,K3,R4,Y5")
    tiles = [event for event in game.score_round() if isinstance(event, TileScored)]
    assert [event.row for event in tiles] == [0, 1, 2, 3, 4]
    assert [event.points for event in tiles] == [1, 2, 3, 4, 5]


def test_r3_1_everybody_tiles_and_their_order_changes_nothing() -> None:
    boards = ["3;B1,W2;.Y;R", "8;-,-,K3;..R;RR", "1;Y1;..R,W;RRR"]
    found = set()
    for starter in (1, 2, 3):
        game = table(*boards, starter=starter, turn=starter)
        game.score_round()
        found.add(game.view.boards)
    assert len(found) == 1


def test_r3_1_events_come_player_by_player_from_the_starter_on() -> None:
    game = table("0;B1", "0;W1;;R", "0", starter=2, turn=2)
    events = game.score_round()
    told = [
        (event.seat, type(event))
        for event in events
        if isinstance(event, TileScored | FloorCharged)
    ]
    assert told == [
        (1, TileScored),
        (1, FloorCharged),
        (2, FloorCharged),
        (0, TileScored),
        (0, FloorCharged),
    ]
    assert events[-1] == RoundEnded(round=2, scores=(1, 0, 0), starter=1)


def test_a_tile_scored_tells_its_two_runs() -> None:
    game = table("4;-,-,B3;..R,..Y,KW")
    event = game.score_round()[0]
    assert event == TileScored(
        seat=0,
        row=2,
        column=2,
        color=Color.BLUE,
        across=(0, 2),
        down=(0, 2),
        points=6,
        options=1,
    )
    assert game.view.boards[0].score == 10


def test_the_round_is_scored_once_and_only_after_the_offer() -> None:
    game = table("0", center="B")
    with pytest.raises(IllegalAction) as refused:
        game.score_round()
    assert refused.value.reason is Reason.NOT_READY_TO_SCORE
    game = table("0")
    game.score_round()
    assert game.phase is Phase.DEAL
    with pytest.raises(IllegalAction) as refused:
        game.score_round()
    assert refused.value.reason is Reason.NOT_READY_TO_SCORE


def test_a_tiled_line_is_open_again_but_not_to_its_color() -> None:
    game = table("0;B1")
    game.score_round()
    open_rows = game.state.boards[0].open_rows
    assert [open_rows[color] & 1 for color in Color] == [0, 1, 1, 1, 1]
