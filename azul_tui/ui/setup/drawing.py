"""The drawing of the setup screen: rows of text with roles, without any screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from azul_tui.engine import ROWS, Color, Wall, wall_color
from azul_tui.ui.draw import (
    ASCII_ELLIPSIS,
    ELLIPSIS,
    Block,
    Row,
    Tiles,
    aim,
    beside,
    box_for,
    clean,
    cut,
    fit,
    frame,
    pad,
    pad_row,
    roles,
    row,
    row_width,
    stack,
)
from azul_tui.ui.draw import width as cell_width
from azul_tui.ui.setup import words

_PLACED: Final = {
    Wall.COLORED: ("BYR..", ".BY..", "..B..", "R..B.", "....B"),
    Wall.GRAY: ("R.B..", "BY..R", "..YB.", ".R..K", "W...."),
}
WALL_TEXTS: Final = {
    Wall.COLORED: ("Every color has its own place.", "Good for a first game."),
    Wall.GRAY: ("You choose the column of each tile.", "No color twice in a row or column."),
}


@dataclass(frozen=True)
class LabelsView:
    """The names of the fields, and which one has the focus."""

    labels: tuple[str, ...]
    focused: int | None = None
    wrong: int | None = None
    pitch: int = 1
    ascii_only: bool = False


@dataclass(frozen=True)
class ChoiceView:
    """A choice of one of a few, each with a sign of one character.

    Attributes:
        signs: what stands on the tiles.
        chosen: which one it is.
        words: what the choice means.
        tiles: how tiles are drawn.
        focused: keys go here.
    """

    signs: tuple[str, ...]
    chosen: int
    words: str
    tiles: Tiles
    focused: bool = False


@dataclass(frozen=True)
class WallsView:
    """Both sides of the boards, in a frame.

    Attributes:
        chosen: the side that is chosen.
        tiles: how tiles are drawn.
        picture: the size of the tiles.
        padding: blank rows inside the frame, above and below.
        focused: keys go here.
    """

    chosen: Wall
    tiles: Tiles
    picture: int = 1
    padding: int = 0
    focused: bool = False


@dataclass(frozen=True)
class ButtonView:
    """The button that starts a game, and says which.

    Attributes:
        names: who plays.
        details: what else is chosen, the most important first.
        focused: keys go here.
        ascii_only: no character outside ASCII may be drawn.
    """

    names: tuple[str, ...] = ()
    details: tuple[str, ...] = ()
    focused: bool = False
    ascii_only: bool = False


@dataclass(frozen=True)
class LineView:
    """A line of plain text in one role, and what is never cut at its end."""

    text: str
    role: str = "label"
    more: str = ""
    focused: bool = False
    ascii_only: bool = False


def draw_labels(view: LabelsView, width: int) -> Block:
    """The names of the fields below each other, with a pointer at the one that has the focus."""
    lines: list[Row] = []
    for at, label in enumerate(view.labels):
        here = at == view.focused
        role = "error" if at == view.wrong else "active" if here else "label"
        lines += [row((fit(pointer(here, view.ascii_only) + label, width), role))]
        lines += [()] * (view.pitch - 1)
    return tuple(lines)


def pointer(here: bool, ascii_only: bool) -> str:
    """Return the sign of the focus, or the blanks in its place."""
    return (">" if ascii_only else "▸") + " " if here else "  "


def draw_choice(view: ChoiceView, width: int) -> Block:
    """The signs as tiles, the chosen one in color, then what it means."""
    signs: Row = ()
    for at, sign in enumerate(view.signs):
        signs += aim((_sign(view, sign, at == view.chosen),), at)[0]
    words = cut(clean(view.words), width - row_width(signs) - 1, ellipsis(view.tiles.ascii))
    return (row(*signs, " ", (words, "strong" if view.focused else "")),)


def _sign(view: ChoiceView, sign: str, chosen: bool) -> Row:
    if not chosen:
        return row((f" {sign} ", "label"))
    if view.focused:
        return row((f"[{sign}]", "lit-blue"))
    if view.tiles.ascii or view.tiles.hollow:
        return row((f"[{sign}]", "tile-blue"))
    return row(("▐", "tile-blue-edge"), (sign, "tile-blue"), ("▌", "tile-blue-edge"))


def draw_walls(view: WallsView, width: int, height: int) -> Block:
    """Both walls beside each other, each below its name, and a sentence about the chosen one."""
    cells, room = width - 2 - 4 * view.padding, height - 2 - 2 * view.padding
    tiles = view.tiles._replace(size=view.picture)
    sides = [aim(_wall(view, tiles, wall), wall) for wall in Wall]
    rows = beside(*sides, gap=max(1, cells - 2 * ROWS * tiles.width))
    texts = [row((fit(text, cells, "^"), "label")) for text in WALL_TEXTS[view.chosen]]
    rows = (*rows, (), *texts) if room > len(rows) + len(texts) else (*rows, *texts)
    margin = " " * 2 * view.padding
    inside = [row(margin, *line) for line in rows[:room]]
    focus = pointer(True, view.tiles.ascii) if view.focused else ""
    return framed(
        (*[()] * view.padding, *inside),
        width,
        height,
        focus + words.TITLE_WALL,
        focused=view.focused,
        ascii_only=view.tiles.ascii,
    )


def framed(
    inside: Block, width: int, height: int, title: str, *, focused: bool, ascii_only: bool
) -> Block:
    """Return ``inside`` in a frame of ``width`` x ``height`` cells that is lit with the focus."""
    return frame(
        pad(inside, max(0, width - 2), max(0, height - 2)),
        max(0, width - 2),
        box=box_for(heavy=False, ascii_only=ascii_only),
        role="border-active" if focused else "border",
        title=title,
        title_role="title-active" if focused else "strong",
    )


def _wall(view: WallsView, tiles: Tiles, wall: Wall) -> Block:
    chosen = wall is view.chosen
    name = f"[{wall.value}]" if chosen else f" {wall.value} "
    role = ("lit-blue" if view.focused else "tile-blue") if chosen else "label"
    free = ROWS * tiles.width - len(name)
    caption = row(" " * (free // 2), (name, role), " " * (free - free // 2))
    lines = [
        beside(*(_space(tiles, wall, x, y, letter) for x, letter in enumerate(line)))
        for y, line in enumerate(_PLACED[wall])
    ]
    return (caption, *stack(*lines))


def _space(tiles: Tiles, wall: Wall, x: int, y: int, letter: str) -> Block:
    if letter != ".":
        return tiles.tile(Color.from_letter(letter))
    return tiles.wall_space() if wall is Wall.GRAY else tiles.space(wall_color(y, x))


def fit_names(names: Sequence[str], room: int, ellipsis: str = ELLIPSIS) -> str:
    """Return the names with commas in at most ``room`` cells; long ones are cut, not left out."""
    shown = [clean(name) for name in names]
    limit = max(map(cell_width, shown), default=0)
    while limit > 1 and cell_width(", ".join(shown)) > room:
        limit -= 1
        shown = [cut(name, limit, ellipsis) for name in shown]
    return cut(", ".join(shown), room, ellipsis)


def draw_button(view: ButtonView, width: int, height: int) -> Block:
    """The label on a wide tile of one or three rows."""
    left, right = ("[", "]") if view.ascii_only else ("▸", "◂")
    label = _start(view, width - 8)
    label = f"{left}  {label}  {right}" if view.focused else label
    role = roles.MARKER if view.focused else "tile-blue"
    middle = row((fit(label, width, "^"), role))
    if height < 3:
        return (middle,)
    if view.ascii_only:
        return (row((" " * width, role)), middle, row((" " * width, role)))
    edge = "marker-edge" if view.focused else "tile-blue-edge"
    return (row(("▄" * width, edge)), middle, row(("▀" * width, edge)))


def _start(view: ButtonView, room: int) -> str:
    """What starts; details are left out before names are cut, but for the first."""
    names = ", ".join(map(clean, view.names))
    details = list(view.details)
    while len(details) > 1 and cell_width(" - ".join([words.START + names, *details])) > room:
        details.pop()
    rest = "".join(f" - {detail}" for detail in details)
    free = max(0, room - cell_width(words.START + rest))
    return words.START + fit_names(view.names, free, ellipsis(view.ascii_only)) + rest


def draw_line(view: LineView, width: int) -> Block:
    """The text in the middle of the line."""
    room = width - 2 - cell_width(view.more)
    text = cut(clean(view.text), room, ellipsis(view.ascii_only))
    line = row((text, view.role), (view.more, view.role))
    if view.focused:
        line = row((pointer(True, view.ascii_only), view.role), *line)
    return (pad_row(line, width, "^"),)


def ellipsis(ascii_only: bool) -> str:
    """Return what stands for what was cut off."""
    return ASCII_ELLIPSIS if ascii_only else ELLIPSIS
