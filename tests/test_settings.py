"""Settings: remembered if possible, never a reason not to play."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest

from azul_tui.appearance import Animation, Boards, Pace, TileSet
from azul_tui.engine import Wall
from azul_tui.settings import Settings, load_settings, save_settings

CHOSEN = Settings(
    theme="light",
    tiles="shapes",
    animation="none",
    names=("Ana", "高橋"),
    wall=Wall.GRAY,
    pace=Pace.PLAYER,
    boards=Boards.WORDS,
    brief=True,
)


def test_what_was_saved_is_loaded(azul_home: Path) -> None:
    assert load_settings() == (Settings(), ())
    assert save_settings(CHOSEN) is None
    assert load_settings() == (CHOSEN, ())
    assert [path.name for path in azul_home.iterdir()] == ["settings.json"]
    assert save_settings(Settings()) is None
    assert load_settings() == (Settings(), ())


@pytest.mark.parametrize("tiles", TileSet)
def test_every_kind_of_tiles_can_be_remembered(tiles: TileSet) -> None:
    save_settings(Settings(tiles=tiles))
    assert load_settings()[0].tiles == tiles


@pytest.mark.parametrize("animation", Animation)
def test_every_level_of_animation_can_be_remembered(animation: Animation) -> None:
    save_settings(Settings(animation=animation))
    assert load_settings()[0].animation == animation


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("theme", 5),
        ("tiles", "emoji"),
        ("tiles", ["letters"]),
        ("animation", True),
        ("names", "Ana"),
        ("names", [1, 2]),
        ("names", ["Ana"]),
        ("names", ["A", "B", "C", "D", "E"]),
        ("wall", "green"),
        ("pace", 3),
        ("boards", "braille"),
        ("brief", "yes"),
    ],
)
def test_an_unusable_value_is_a_notice_and_the_rest_counts(key: str, value: object) -> None:
    save_settings(CHOSEN)
    path = Path(os.environ["AZUL_TUI_HOME"]) / "settings.json"
    path.write_text(json.dumps(json.loads(path.read_text("utf-8")) | {key: value}), "utf-8")
    settings, notices = load_settings()
    assert len(notices) == 1
    assert f"setting {key!r}" in notices[0]
    assert getattr(settings, key) == getattr(Settings(), key)
    assert {name for name in ("tiles", "wall") if getattr(settings, name) == getattr(CHOSEN, name)}


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 100_000, b"null", b"1" * 5000]
)
def test_an_unreadable_file_is_a_notice_and_is_put_aside_when_settings_are_saved(
    data: bytes, azul_home: Path
) -> None:
    path = azul_home / "settings.json"
    path.write_bytes(data)
    settings, notices = load_settings()
    assert settings == Settings()
    assert len(notices) == 1
    assert path.read_bytes() == data
    assert save_settings(CHOSEN) is None
    assert load_settings() == (CHOSEN, ())
    assert (azul_home / "settings.json.unreadable").read_bytes() == data


def test_unknown_settings_of_a_newer_version_are_kept(azul_home: Path) -> None:
    path = azul_home / "settings.json"
    path.write_text('\ufeff{"sound": {"on": true}, "tiles": "ascii"}', "utf-8")
    settings, notices = load_settings()
    assert (settings.tiles, notices) == ("ascii", ())
    save_settings(CHOSEN)
    assert json.loads(path.read_text("utf-8"))["sound"] == {"on": True}


def test_settings_that_cannot_be_saved_are_said_and_no_more(
    azul_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_settings(CHOSEN)

    def refuse(_descriptor: int, _data: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "write", refuse)
    assert save_settings(Settings()) == (
        f"The settings cannot be saved: no space left on device ({azul_home / 'settings.json'})."
    )
    assert load_settings() == (CHOSEN, ())
    assert [path.name for path in azul_home.iterdir()] == ["settings.json"]


def test_a_settings_file_that_is_a_folder_is_a_notice(azul_home: Path) -> None:
    (azul_home / "settings.json").mkdir()
    settings, notices = load_settings()
    assert settings == Settings()
    assert len(notices) == 1
    assert save_settings(CHOSEN) is None
    assert load_settings() == (CHOSEN, ())
    assert (azul_home / "settings.json.unreadable").is_dir()
