"""Drawing without a screen: rows of (text, role), for Textual and for line mode alike.

Nothing here imports Textual or Rich.
"""

from __future__ import annotations

from azul_tui.appearance import TileSet
from azul_tui.cells import ASCII_ELLIPSIS, ELLIPSIS, clean, cut, fit, width
from azul_tui.ui.draw.boxes import Box, box_for, frame, rule
from azul_tui.ui.draw.rows import (
    Block,
    Row,
    Span,
    aim,
    beside,
    block_width,
    changes,
    crop_row,
    pad,
    pad_row,
    plain,
    plain_lines,
    row,
    row_width,
    stack,
    target_at,
)
from azul_tui.ui.draw.signs import arrow, ellipsis
from azul_tui.ui.draw.tiles import DOT, SIZES, Tiles

__all__ = [
    "ASCII_ELLIPSIS",
    "DOT",
    "ELLIPSIS",
    "SIZES",
    "Block",
    "Box",
    "Row",
    "Span",
    "TileSet",
    "Tiles",
    "aim",
    "arrow",
    "beside",
    "block_width",
    "box_for",
    "changes",
    "clean",
    "crop_row",
    "cut",
    "ellipsis",
    "fit",
    "frame",
    "pad",
    "pad_row",
    "plain",
    "plain_lines",
    "row",
    "row_width",
    "rule",
    "stack",
    "target_at",
    "width",
]
