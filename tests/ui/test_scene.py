"""What the table shows, as far as no widget is needed to tell."""

from __future__ import annotations

import pytest

from azul_tui.engine import Game
from azul_tui.ui.table.scene import Table, final_scene
from tests.engine.tables import play, table

NAMES = ("Ana", "Bor")


def tagged(game: Game) -> list[str]:
    """Where the tag of the starting player marker is shown."""
    scene = Table(game.view, NAMES).scene()
    shown = ["center"] if scene.center.marker else []
    return shown + [
        name for name, board in zip(NAMES, scene.boards, strict=True) if board.frame.marker
    ]


def test_the_marker_is_shown_where_it_is_through_a_round() -> None:
    game = table("0", "0", factories="BY", turn=2, starter=2)
    assert tagged(game) == ["center"]
    play(game, "1B2", "CY2")
    assert tagged(game) == ["Ana"]
    game.score_round()
    assert tagged(game) == ["Ana"]
    game.deal()
    assert tagged(game) == ["center"]


def test_nobody_is_tagged_as_the_one_who_starts_when_the_game_is_over() -> None:
    game = table("0", "0", marker=2, center="BB")
    assert tagged(game) == ["Bor"]
    game.end_by_agreement()
    assert tagged(game) == []


@pytest.mark.parametrize(
    ("scores", "verdicts"), [((5, 3), ["wins", ""]), ((4, 4), ["shares the win"] * 2)]
)
def test_at_the_end_the_winners_are_called_so(scores: tuple[int, int], verdicts: list[str]) -> None:
    game = table(*map(str, scores))
    game.end_by_agreement()
    assert game.result is not None
    boards = final_scene(Table(game.view, NAMES).scene(), game.result).boards
    assert [board.frame.verdict for board in boards] == verdicts


def test_an_agreed_end_leaves_the_marker_in_the_center_when_nobody_took_it() -> None:
    game = table("0", "0", center="BB")
    game.end_by_agreement()
    assert tagged(game) == ["center"]
