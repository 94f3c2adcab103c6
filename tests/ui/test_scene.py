"""What the table shows, as far as no widget is needed to tell."""

from __future__ import annotations

from azul_tui.engine import Game
from azul_tui.ui.table.scene import Table
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


def test_an_agreed_end_leaves_the_marker_with_its_holder() -> None:
    game = table("0", "0", marker=2, center="BB")
    game.end_by_agreement()
    assert tagged(game) == ["Bor"]


def test_an_agreed_end_leaves_the_marker_in_the_center_when_nobody_took_it() -> None:
    game = table("0", "0", center="BB")
    game.end_by_agreement()
    assert tagged(game) == ["center"]
