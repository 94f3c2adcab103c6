"""Every theme can be read: by contrast, without color, and by color-blind eyes."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import combinations

import pytest
from rich.color import Color, ColorSystem
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

ANSI_COLORS = default_variables(dark=True, ansi=True)
CONSOLE = (
    "#000000",
    "#aa0000",
    "#00aa00",
    "#aa5500",
    "#0000aa",
    "#aa00aa",
    "#00aaaa",
    "#aaaaaa",
    "#555555",
    "#ff5555",
    "#55ff55",
    "#ffff55",
    "#5555ff",
    "#ff55ff",
    "#55ffff",
    "#ffffff",
)
"""Its own 16 colors."""

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


def with_256_colors(color: str) -> str:
    """What a terminal shows that has 256 colors."""
    shown = Paint.parse(color).rich_color.downgrade(ColorSystem.EIGHT_BIT)
    return Paint(*shown.get_truecolor()).hex


def on_a_console(style: Style) -> tuple[str, str]:
    """The letter and the ground that the Linux console shows.

    It has eight colors; a bright one is a bold one, and bold are letters, also those of a ground
    that is reversed.
    """
    ink, paper = (number_of(style.color, 7), number_of(style.bgcolor, 0))
    bold = bool(style.bold) or ink >= 8
    ink, paper = ink % 8, paper % 8
    if style.reverse:
        ink, paper = paper, ink
    return CONSOLE[ink + 8 * bold], CONSOLE[paper]


def number_of(color: Color | None, default: int) -> int:
    return default if color is None or color.number is None else color.number


def lab(color: str) -> Lab:
    return rgb_to_lab(Paint.parse(color))


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


rgb_themes = pytest.mark.parametrize("theme", RGB_THEMES, ids=lambda theme: theme.name)
all_colors = pytest.mark.parametrize("shown", [str, with_256_colors], ids=["16M", "256"])


@all_colors
@rgb_themes
def test_every_text_can_be_read_on_whatever_is_behind_it(
    theme: Theme, shown: Callable[[str], str]
) -> None:
    assert theme.background is not None
    pages = [theme.background, *(theme.variables[board] for board in BOARDS)]
    for role, (text, behind, _) in LOOKS.items():
        if role.startswith("border") or role.endswith(("-edge", "-rim", "-foot")):
            continue
        # Empty spaces are dim, because they are many and the same in every game.
        least = 3 if role.startswith(("space-", "line-space", "wall-space")) else 4.5
        for page in [theme.variables[behind]] if behind else pages:
            found = contrast(shown(theme.variables[text]), shown(page))
            assert found >= least, (role, theme.variables[text], page)


@all_colors
@rgb_themes
def test_empty_spaces_of_five_colors_differ_from_each_other_and_from_those_of_lines(
    theme: Theme, shown: Callable[[str], str]
) -> None:
    names = [*(f"tile-{name}-dim" for name in NAMES), "line-space", "board"]
    shades = {name: shown(theme.variables[name]) for name in names}
    for one, two in combinations(names, 2):
        assert difference(*(lab(shades[name]) for name in (one, two))) >= 4.5, (one, two)


@all_colors
@rgb_themes
def test_a_tile_differs_from_every_empty_space_at_a_glance(
    theme: Theme, shown: Callable[[str], str]
) -> None:
    for name in NAMES:
        tile = lab(shown(theme.variables[f"tile-{name}"]))
        for space in ("line-space", "wall-space", f"tile-{name}-dim"):
            assert difference(tile, lab(shown(theme.variables[space]))) >= 7, (name, space)


def test_the_letters_of_the_contrast_theme_are_read_at_a_glance() -> None:
    (theme,) = (theme for theme in THEMES if theme.name == CONTRAST)
    for name in [*NAMES, "marker"]:
        tile = f"tile-{name}"
        assert contrast(theme.variables[tile], theme.variables[f"{tile}-text"]) >= 7, name


@rgb_themes
def test_the_sides_of_a_small_tile_do_not_tear_it_apart(theme: Theme) -> None:
    for name in NAMES:
        sides = contrast(theme.variables[f"tile-{name}-edge"], theme.variables[f"tile-{name}"])
        assert sides <= 2, name


@rgb_themes
def test_every_tile_stands_out_from_its_board_and_from_its_empty_space(theme: Theme) -> None:
    for name in NAMES:
        tile = theme.variables[f"tile-{name}"]
        rim = theme.variables[f"tile-{name}-rim"]
        for other in (theme.variables[board] for board in BOARDS):
            assert max(contrast(tile, other), contrast(rim, other)) >= 1.3, (name, other)
        assert tile != theme.variables[f"tile-{name}-dim"]


@rgb_themes
def test_tiles_have_different_grays_when_color_is_taken_away(theme: Theme) -> None:
    grays = {name: Paint.parse(theme.variables[f"tile-{name}"]).monochrome.r for name in NAMES}
    for one, two in combinations(NAMES, 2):
        assert abs(grays[one] - grays[two]) >= 24, (one, two)


@pytest.mark.parametrize("blindness", BLINDNESS)
@rgb_themes
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


def test_every_text_can_be_read_on_the_linux_console() -> None:
    for role, style in role_styles(ANSI_COLORS, Style.null(), ansi=True).items():
        if not role.endswith(("-rim", "-foot", "-edge")):
            letter, ground = on_a_console(style)
            assert contrast(letter, ground) >= 3, (role, letter, ground)


def test_tiles_differ_on_the_linux_console() -> None:
    styles = role_styles(ANSI_COLORS, Style.null(), ansi=True)
    shown = [on_a_console(styles[f"tile-{name}"]) for name in NAMES]
    assert len({ground for _, ground in shown}) == 5


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
