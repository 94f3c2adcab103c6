"""What is remembered from one game to the next: the look, the names, the wall, the manner."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from azul_tui.appearance import Animation, Boards, Pace, TileSet
from azul_tui.engine import MAX_PLAYERS, MIN_PLAYERS, Wall
from azul_tui.files import os_reason, write_whole
from azul_tui.names import player_names
from azul_tui.places import config_dir

FILE: Final = "settings.json"
_LARGEST: Final = 1 << 20


class Settings(NamedTuple):
    """What is remembered. None stands for "as usual".

    Attributes:
        theme: the name of a theme, which need not exist.
        tiles: letters, shapes or ascii.
        animation: none, basic or full.
        names: the players of the last game in seat order, or none.
        wall: the side of the boards in the last game.
        pace: how the scoring of a round goes on.
        boards: how line mode tells what lies on the table.
        brief: line mode leaves the boards out between the moves.
    """

    theme: str | None = None
    tiles: str | None = None
    animation: str | None = None
    names: tuple[str, ...] = ()
    wall: Wall = Wall.COLORED
    pace: Pace = Pace.STEP
    boards: Boards = Boards.GRID
    brief: bool = False


def load_settings() -> tuple[Settings, tuple[str, ...]]:
    """The player's settings, and a sentence about everything that could not be used."""
    path = config_dir() / FILE
    content, notice = _load(path)
    if notice:
        return Settings(), (notice,)
    values: dict[str, Any] = {}
    notices: list[str] = []
    for key, read in _READERS.items():
        if key in content:
            try:
                values[key] = read(content[key])
            except ValueError as error:
                notices.append(f"The setting {key!r} in {path} is not used: {error}.")
    return Settings(**values), tuple(notices)


def save_settings(settings: Settings) -> str | None:
    """Write the settings; what else is in the file stays there.

    Returns:
        Why they could not be written, a sentence; None when they were.
    """
    path = config_dir() / FILE
    content, notice = _load(path)
    for name, value in settings._asdict().items():
        content[name] = value.value if isinstance(value, Wall) else value
    text = json.dumps(content, indent=2, ensure_ascii=False) + "\n"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if notice:
            # Somebody's work, though it cannot be read: it is put aside.
            with contextlib.suppress(FileNotFoundError):
                path.replace(path.with_name(f"{path.name}.unreadable"))
        write_whole(path, text.encode(errors="replace"))
    except OSError as error:
        return f"The settings cannot be saved: {os_reason(error)} ({path})."
    return None


def _load(path: Path) -> tuple[dict[str, Any], str | None]:
    """What the file says, nothing when it does not exist; and why it cannot be used."""
    try:
        with path.open("rb") as file:
            content = json.loads(file.read(_LARGEST).decode("utf-8-sig"))
    except FileNotFoundError:
        return {}, None
    except OSError as error:
        return {}, f"The settings cannot be read: {os_reason(error)} ({path})."
    except (ValueError, RecursionError):
        return {}, f"The settings cannot be read: {path} is not JSON."
    if not isinstance(content, dict):
        return {}, f"The settings cannot be read: {path} holds no object."
    return content, None


def _one_of(*choices: str) -> Callable[[object], str | None]:
    def read(value: object) -> str | None:
        if value is not None and value not in choices:
            raise ValueError(f"it must be {', '.join(choices[:-1])} or {choices[-1]}")
        return None if value is None else str(value)

    return read


def _theme(value: object) -> str | None:
    if value is not None and not isinstance(value, str):
        raise ValueError("it must be the name of a theme")
    return value


def _names(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise ValueError("it must be a list of names")
    if value and not MIN_PLAYERS <= len(value) <= MAX_PLAYERS:
        raise ValueError("it must name two to four players")
    return player_names(value)


def _wall(value: object) -> Wall:
    return Wall(_one_of(*(wall.value for wall in Wall))(value) or Wall.COLORED)


def _pace(value: object) -> Pace:
    return Pace(_one_of(*Pace)(value) or Pace.STEP)


def _boards(value: object) -> Boards:
    return Boards(_one_of(*Boards)(value) or Boards.GRID)


def _brief(value: object) -> bool:
    if value is not None and not isinstance(value, bool):
        raise ValueError("it must be true or false")
    return bool(value)


_READERS: Final[dict[str, Callable[[object], object]]] = {
    "theme": _theme,
    "tiles": _one_of(*TileSet),
    "animation": _one_of(*Animation),
    "names": _names,
    "wall": _wall,
    "pace": _pace,
    "boards": _boards,
    "brief": _brief,
}
