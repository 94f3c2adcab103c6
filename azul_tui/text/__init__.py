"""Every sentence that people read, made from the engine's values: pure, and plain text.

What is called "short" fits a narrow place on the screen; sentences without a full stop can go on.
What is read during a game is here; modules of their own hold the rest, such as `rules`.
"""

from __future__ import annotations

from azul_tui.text.board import (
    board_heading,
    board_lines,
    board_words,
    center,
    factories,
    pile,
    sources_words,
)
from azul_tui.text.forecasts import (
    COMPACT,
    forecast_long,
    forecast_short,
    outlook_short,
    outlook_text,
    warns,
)
from azul_tui.text.moves import take, take_effects, take_in_full, take_short, taken_back
from azul_tui.text.notices import (
    ending,
    ending_short,
    next_start,
    poured,
    short_deal,
    stuck,
)
from azul_tui.text.prompts import (
    color_choices,
    column_choices,
    column_question,
    group,
    only_color,
    only_source,
    prompt,
    row_choices,
    score_question,
    source_choices,
)
from azul_tui.text.reasons import (
    column_reason,
    reason,
    row_reason,
    row_reason_in_full,
)
from azul_tui.text.scoring import (
    end_reason,
    final_sum,
    floor_charged,
    line_dropped,
    outcome,
    round_ended,
    tile_scored,
    tile_sum,
)
from azul_tui.text.things import (
    color_key,
    color_name,
    into,
    row_key,
    row_name,
    source_key,
    source_name,
)
from azul_tui.text.words import capital, counted, listed, possessive, signed

__all__ = [
    "COMPACT",
    "board_heading",
    "board_lines",
    "board_words",
    "capital",
    "center",
    "color_choices",
    "color_key",
    "color_name",
    "column_choices",
    "column_question",
    "column_reason",
    "counted",
    "end_reason",
    "ending",
    "ending_short",
    "factories",
    "final_sum",
    "floor_charged",
    "forecast_long",
    "forecast_short",
    "group",
    "into",
    "line_dropped",
    "listed",
    "next_start",
    "only_color",
    "only_source",
    "outcome",
    "outlook_short",
    "outlook_text",
    "pile",
    "possessive",
    "poured",
    "prompt",
    "reason",
    "round_ended",
    "row_choices",
    "row_key",
    "row_name",
    "row_reason",
    "row_reason_in_full",
    "score_question",
    "short_deal",
    "signed",
    "source_choices",
    "source_key",
    "source_name",
    "sources_words",
    "stuck",
    "take",
    "take_effects",
    "take_in_full",
    "take_short",
    "taken_back",
    "tile_scored",
    "tile_sum",
    "warns",
]
