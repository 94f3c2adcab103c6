"""Every theme can be read: by contrast, without color, and by color-blind eyes."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from rich.color import ColorSystem
from rich.style import Style
from textual.color import Color as Paint
from textual.color import Lab, rgb_to_lab
from textual.theme import Theme

from azul_tui.engine.color import COLORS
from azul_tui.ui.draw.roles import ROLES
from azul_tui.ui.looks import LOOKS, role_styles
from azul_tui.ui.palettes import VARIABLES
from azul_tui.ui.themes import (
    ANSI,
    CONTRAST,
    DARK,
    LIGHT,
    SHORT_NAMES,
    THEMES,
    default_variables,
)

NAMES = [color.name.lower() for color in COLORS]
RGB_THEMES = [theme for theme in THEMES if not theme.ansi]
BOARDS = ("board", "field-focused")

# Machado, Oliveira and Fernandes (2009): full protanopia and deuteranopia, on linear RGB.
BLINDNESS = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
}


def linear(paint: Paint) -> list[float]:
    return [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in paint.normalized[:3]
    ]


def luminance(paint: Paint) -> float:
    red, green, blue = linear(paint)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, two: str) -> float:
    """The contrast of the Web Content Accessibility Guidelines, from 1 to 21."""
    light, dark = sorted((luminance(Paint.parse(one)), luminance(Paint.parse(two))), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def as_seen(paint: Paint, blindness: str) -> Lab:
    rgb = linear(paint)
    seen = []
    for weights in BLINDNESS[blindness]:
        value = min(1.0, max(0.0, sum(w * c for w, c in zip(weights, rgb, strict=True))))
        value = value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055
        seen.append(round(value * 255))
    red, green, blue = seen
    return rgb_to_lab(Paint(red, green, blue))


def difference(one: Lab, two: Lab) -> float:
    return math.dist((one.L, one.a, one.b), (two.L, two.a, two.b))


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_every_theme_defines_every_variable(theme: Theme) -> None:
    assert set(theme.variables) >= VARIABLES
    for name in VARIABLES:
        Paint.parse(theme.variables[name])


def test_every_role_has_a_look_and_every_look_is_a_role() -> None:
    assert set(LOOKS) == ROLES
    named = {name for text, behind, _ in LOOKS.values() for name in (text, behind) if name}
    assert named <= VARIABLES


@pytest.mark.parametrize("theme", RGB_THEMES, ids=lambda theme: theme.name)
def test_the_letter_on_a_tile_can_be_read(theme: Theme) -> None:
    least = 7 if theme.name == CONTRAST else 4.5
    for name in [*NAMES, "marker"]:
        tile = f"tile-{name}"
        assert contrast(theme.variables[tile], theme.variables[f"{tile}-text"]) >= least, name
        ghost = contrast(theme.variables[f"{tile}-dim"], theme.variables[f"{tile}-glow"])
        assert ghost >= 4.5, name


@pytest.mark.parametrize("theme", RGB_THEMES, ids=lambda theme: theme.name)
def test_the_letter_of_an_empty_space_is_dim_but_can_be_read(theme: Theme) -> None:
    for name in NAMES:
        space, letter = (theme.variables[f"tile-{name}-{part}"] for part in ("dim", "dim-text"))
        assert contrast(space, letter) >= 3, name


@pytest.mark.parametrize("theme", RGB_THEMES, ids=lambda theme: theme.name)
def test_text_can_be_read_on_every_board_and_on_the_page(theme: Theme) -> None:
    assert theme.background is not None
    pages = [theme.background, *(theme.variables[board] for board in BOARDS)]
    for page in pages:
        for role in ("plain", "strong", "score", "key", "gain", "loss", "warn", "active"):
            assert contrast(theme.variables[role], page) >= 4.5, (role, page)
        for role in ("label", "dim", "cost", "arrow"):
            assert contrast(theme.variables[role], page) >= 3, (role, page)
    assert contrast(theme.variables["bar"], theme.variables["bar-text"]) >= 4.5


@pytest.mark.parametrize("theme", RGB_THEMES, ids=lambda theme: theme.name)
def test_every_tile_stands_out_from_its_board_and_from_its_empty_space(theme: Theme) -> None:
    for name in NAMES:
        tile = theme.variables[f"tile-{name}"]
        rim = theme.variables[f"tile-{name}-rim"]
        for other in (theme.variables[board] for board in BOARDS):
            assert max(contrast(tile, other), contrast(rim, other)) >= 1.3, (name, other)
        assert tile != theme.variables[f"tile-{name}-dim"]


@pytest.mark.parametrize("theme", RGB_THEMES, ids=lambda theme: theme.name)
def test_tiles_have_different_grays_when_color_is_taken_away(theme: Theme) -> None:
    grays = {name: Paint.parse(theme.variables[f"tile-{name}"]).monochrome.r for name in NAMES}
    for one, two in combinations(NAMES, 2):
        assert abs(grays[one] - grays[two]) >= 24, (one, two)


@pytest.mark.parametrize("blindness", BLINDNESS)
@pytest.mark.parametrize("theme", RGB_THEMES, ids=lambda theme: theme.name)
def test_color_blind_people_can_tell_tiles_apart(theme: Theme, blindness: str) -> None:
    seen = {
        name: as_seen(Paint.parse(theme.variables[f"tile-{name}"]), blindness) for name in NAMES
    }
    for one, two in combinations(NAMES, 2):
        assert difference(seen[one], seen[two]) >= 25, (one, two)


def test_with_256_colors_all_tiles_and_boards_stay_different() -> None:
    for theme in RGB_THEMES:
        numbers = {
            name: Paint.parse(theme.variables[f"tile-{name}"])
            .rich_color.downgrade(ColorSystem.EIGHT_BIT)
            .number
            for name in NAMES
        }
        assert len(set(numbers.values())) == 5, (theme.name, numbers)


def test_the_ansi_theme_uses_the_terminals_own_colors_only() -> None:
    (theme,) = (theme for theme in THEMES if theme.ansi)
    assert all(theme.variables[name].startswith("ansi_") for name in VARIABLES)
    assert len({theme.variables[f"tile-{name}"] for name in NAMES}) == 5


def test_without_any_color_ansi_tiles_are_still_blocks_of_light() -> None:
    styles = role_styles(default_variables(dark=True, ansi=True), Style.null(), ansi=True)
    assert styles["tile-blue"].reverse
    assert styles["lit-blue"].reverse
    assert styles["lit-blue"].underline
    assert not styles["space-blue"].reverse
    assert not styles["ghost-blue"].reverse
    assert styles["dim"].dim


def test_a_role_without_a_background_keeps_that_of_its_widget() -> None:
    base = Style.parse("on #123456")
    styles = role_styles(default_variables(dark=False, ansi=False), base, ansi=False)
    assert styles["label"].bgcolor == base.bgcolor
    assert styles["tile-blue"].bgcolor != base.bgcolor


def test_every_theme_has_a_short_name() -> None:
    assert sorted(SHORT_NAMES.values()) == sorted(theme.name for theme in THEMES)
    assert {DARK, LIGHT, CONTRAST, ANSI} == set(SHORT_NAMES.values())
