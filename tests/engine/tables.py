"""Tables to start a test from, written as short as a position allows.

A board is ``SCORE;LINES;WALL;FLOOR`` as in a position text; parts left out at the end are empty,
and so are pattern lines and wall rows: ``"5;-,B1;B"`` has 5 points, a blue tile in line 2 and
blue on the first space of the wall. Tiles that a test does not name lie in the bag.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from azul_tui.engine import (
    LETTERS,
    Color,
    Game,
    Move,
    Phase,
    Placement,
    parse_position,
    wall_color,
)


def table(
    *boards: str,
    wall: str = "colored",
    number: int = 2,
    phase: str = "",
    turn: int = 1,
    starter: int = 1,
    marker: int | None = None,
    idle: int = 0,
    factories: str = "",
    center: str = "",
    lid: str = "",
    bag: str | None = None,
    seed: int | None = 1,
) -> Game:
    """A game that stands at the table described; seats count from 1 as in a position.

    Args:
        boards: one for each player; one board stands for two players with an empty second one.
        phase: offer when tiles are on the factories or in the center, else offered.
        number: of the round.
        marker: who holds it; it is added to that floor line when the board does not show it.
        factories: their tiles with ``/`` between; those left out are empty.
        bag: given, all other tiles lie in the lid; else the lid is as given and the bag has them.
    """
    shown = [full_board(board) for board in (boards if len(boards) > 1 else (*boards, "0")[:2])]
    if marker is not None:
        shown[marker - 1] = _with_marker(shown[marker - 1])
    piles = factories.split("/")
    piles += [""] * (2 * len(shown) + 1 - len(piles))
    rest = Counter(dict.fromkeys(LETTERS, 20))
    for text in (*piles, center, lid, bag or "", *map(tiles_of, shown)):
        rest.subtract(Counter(text))
    assert min(rest.values()) >= 0, f"too many tiles: {rest}"
    others = "".join(rest.elements())
    in_bag, in_lid = (others, lid) if bag is None else (bag, others + lid)
    on_offer = any(piles) or center
    text = " ".join(
        [
            "azul1",
            wall,
            str(number),
            phase or ("offer" if on_offer else "offered"),
            str(turn),
            str(starter),
            str(marker or "-"),
            str(idle),
            "/".join(pile or "-" for pile in piles),
            center or "-",
            ".".join(str(in_bag.count(letter)) for letter in LETTERS),
            ".".join(str(in_lid.count(letter)) for letter in LETTERS),
            *shown,
        ]
    )
    return Game(parse_position(text), seed=seed)


def full_board(short: str) -> str:
    """The board of a position text for a short one."""
    score, lines, wall, floor = (short.split(";") + [""] * 3)[:4]
    kept = [line or "-" for line in (lines.split(",") + [""] * 5)[:5]]
    rows = [row.ljust(5, ".") for row in (wall.split(",") + [""] * 5)[:5]]
    return ";".join([score, ",".join(kept), ",".join(rows), floor or "-"])


def _with_marker(board: str) -> str:
    before, _, floor = board.rpartition(";")
    tiles = floor.strip("-")
    return board if "*" in tiles or len(tiles) == 7 else f"{before};*{tiles}"


def tiles_of(board: str) -> str:
    """The letters of the tiles on a full board."""
    _, lines, wall, floor = board.split(";")
    held = "".join(line[0] * int(line[1]) for line in lines.split(",") if line != "-")
    return held + "".join(letter for letter in wall + floor if letter in LETTERS)


def boards_that_hold_every_tile(floor: str = "") -> list[str]:
    """Four walls that each lack another column, and the other 20 tiles in lines not full.

    A tile of ``floor`` lies on the first floor line, not in a pattern line.
    """
    left = Counter(dict.fromkeys(LETTERS, 4))
    left.subtract(floor)
    boards = []
    for gap in range(4):
        rows, lines = [], []
        for row in range(5):
            color = wall_color(row, gap).letter
            wall = "".join(wall_color(row, column).letter for column in range(5))
            rows.append(wall.replace(color, "."))
            held = min(row, left[color])
            left[color] -= held
            lines.append(f"{color}{held}" if held else "-")
        boards.append(f"0;{','.join(lines)};{','.join(rows)};{floor if gap == 0 else ''}")
    assert not any(left.values())
    return boards


def play(game: Game, *moves: str) -> None:
    """Play moves such as ``3B2`` one after the other."""
    for move in moves:
        game.play(Move.parse(move))


def colors(letters: str) -> tuple[Color, ...]:
    """The tiles of a factory: ``BBYK``."""
    return tuple(map(Color.from_letter, letters))


def advance(game: Game, random: Random) -> None:
    """Do one step of a game at random: a deal, a take, the scoring or a choice of a column.

    A stuck game is ended by agreement (H5.5).
    """
    if game.phase is Phase.OFFER:
        game.play(random.choice(game.legal_moves()))
    elif game.phase is Phase.OFFERED:
        game.score_round()
    elif game.phase is Phase.TILING:
        game.place(random.choice(game.placements()))
    elif game.state.stuck:
        game.end_by_agreement()
    else:
        game.deal()


def texts(moves: list[Move] | list[Placement]) -> set[str]:
    """The text form of each move."""
    return set(map(str, moves))
