"""The pictures of the README show the program as it is, and depend on nothing else."""

from __future__ import annotations

import re

import pytest

from tests.screenshots.files import DIRECTORY, file_of, picture
from tests.screenshots.gallery import SCENES, Scene

HOW = "To draw all pictures again: python -m tests.screenshots"
LARGEST = 150_000

scenes = pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)


def words(svg: str) -> list[str]:
    """The texts of a picture, with their lines."""
    return re.findall(r'y="(\d+">[^<]*)<', svg)


@scenes
async def test_no_picture_is_stale(scene: Scene) -> None:
    path = file_of(scene)
    assert path.exists(), f"{path.name} is missing. {HOW}"
    shown, now = path.read_text(encoding="utf-8"), await picture(scene)
    stale = f"{path.name} is stale. {HOW}"
    assert words(shown) == words(now), stale
    if shown != now:
        pytest.fail(f"{stale} (Its texts are the same; colors or shapes differ.)", pytrace=False)


@scenes
def test_a_picture_loads_nothing_and_is_small(scene: Scene) -> None:
    svg = file_of(scene).read_text(encoding="utf-8")
    elsewhere = svg.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert not re.search(r"://|url\(|href|@import|<script|<image", elsewhere)
    assert len(svg.encode()) < LARGEST


def test_there_are_no_other_pictures() -> None:
    assert set(DIRECTORY.iterdir()) == {file_of(scene) for scene in SCENES}
