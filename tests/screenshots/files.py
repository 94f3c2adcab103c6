"""The files of the pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.screenshots.gallery import SCENES, Scene
from tests.screenshots.svg import draw

DIRECTORY: Final = Path(__file__).parents[2] / "screenshots"


def file_of(scene: Scene) -> Path:
    """Where the picture of a scene is kept."""
    return DIRECTORY / f"{scene.name}.svg"


async def picture(scene: Scene) -> str:
    """The picture of a scene, as it looks now."""
    return draw(await scene.take(), scene.title)


async def rewrite() -> None:
    """Draw all pictures again, say which have changed, and remove those that are no more."""
    DIRECTORY.mkdir(exist_ok=True)
    for scene in SCENES:
        path, svg = file_of(scene), await picture(scene)
        changed = not path.exists() or path.read_text(encoding="utf-8") != svg
        if changed:
            path.write_text(svg, encoding="utf-8", newline="\n")
        print(f"{path.name}: {'drawn again' if changed else 'as before'}")
    for path in set(DIRECTORY.glob("*.svg")) - {file_of(scene) for scene in SCENES}:
        path.unlink()
        print(f"{path.name}: removed")
