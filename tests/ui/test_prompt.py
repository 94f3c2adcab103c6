"""The prompt: what each choice means stands there in full, also where room is scarce."""

from __future__ import annotations

import pytest

from azul_tui.text import COMPACT
from azul_tui.ui.draw import plain_lines, row
from azul_tui.ui.table.plan import MIN_HEIGHT, MIN_WIDTH, plan
from azul_tui.ui.table.prompt import Option, PromptView, draw_prompt


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
