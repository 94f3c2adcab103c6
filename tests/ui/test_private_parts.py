"""What the screen uses of Textual though it is not promised to stay: all of it, named here."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import CodeType

import pytest

import azul_tui.ui

PARTS = {
    "textual._ansi_sequences": ["SYNC_START", "SYNC_END"],
    "textual._styles_cache": ["StylesCache.get_inner_outer.cache_clear"],
    "textual._xterm_parser": [
        "XTermParser.feed",
        "XTermParser.tick",
        "XTermParser.parse_mouse_code",
    ],
    "textual.app": ["App._handle_exception"],
    "textual.command": [
        "CommandList._on_click",
        "CommandPalette._GATHER_COMMANDS_GROUP",
        "CommandPalette._action_command_list",
        "CommandPalette._action_cursor_down",
        "CommandPalette._gather_commands",
    ],
    "textual.driver": ["Driver.__init__._app", "Driver.__init__._debug", "Driver.__init__._loop"],
    "textual.drivers.linux_driver": [
        "LinuxDriver.__init__._file",
        "LinuxDriver.__init__._writer_thread",
        "LinuxDriver.__init__.attrs_before",
        "LinuxDriver.__init__.exit_event",
        "LinuxDriver._get_terminal_size",
        "LinuxDriver._query_in_band_window_resize",
        "LinuxDriver._sigcont_application",
        "LinuxDriver._sigtstp_application",
        "LinuxDriver.run_input_thread",
    ],
}
"""Modules with what is used of them; what a method sets on ``self`` stands behind the method."""

NAMES = [
    (module, path)
    for module, paths in PARTS.items()
    for path in paths
    if "linux" not in module or sys.platform != "win32"
]


@pytest.mark.parametrize(("module", "path"), NAMES)
def test_textual_still_has_it(module: str, path: str) -> None:
    found: object = import_module(module)
    for name in path.split("."):
        code = getattr(found, "__code__", None)
        there = name in code.co_names if isinstance(code, CodeType) else hasattr(found, name)
        assert there, f"This Textual has no {module}.{path}: see who uses it in azul_tui/ui."
        found = getattr(found, name, None)


def private(path: Path) -> Iterator[str]:
    """The private modules of Textual that a file imports, and what it overrides of Textual."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("textual._"):
            yield str(node.module)
        elif (
            isinstance(node, ast.Attribute)
            and node.attr.startswith("_")
            and not node.attr.startswith("__")
            and isinstance(node.value, ast.Call)
            and ast.unparse(node.value) == "super()"
        ):
            yield node.attr


def test_all_of_it_is_named_here() -> None:
    named = {*PARTS, *(path.rpartition(".")[2] for _, path in NAMES)}
    used = {
        name for path in Path(azul_tui.ui.__file__).parent.rglob("*.py") for name in private(path)
    }
    assert used <= named
