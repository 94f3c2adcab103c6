"""The command as it was started, so that whoever reads it can type it again."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path
from typing import Final

NAME: Final = "azul-tui"
_MODULE: Final = str(Path(__file__).with_name("__main__.py"))


def command(*words: str) -> str:
    """The command with ``words`` after it, quoted for a shell.

    It is ``azul-tui`` where that is found on the search path; else the path by which it was
    called, from the current directory on; or ``python -m azul_tui``.
    """
    return shlex.join([*_started(), *words])


def _started() -> list[str]:
    called = sys.argv[0] if sys.argv else ""
    if called == _MODULE:
        return [_typed(sys.orig_argv[0]), "-m", __package__]
    if Path(called).stem == NAME:
        return [_typed(called)]
    return [NAME]  # Started by another program, which is nothing to type.


def _typed(called: str) -> str:
    """What to type for the file or command ``called``."""
    from shutil import which

    path = Path(called)
    found = which(path.name)
    if found and Path(found).absolute() == path.absolute():
        return path.name
    if not path.is_absolute() or not path.is_relative_to(Path.cwd()):
        return called
    near = path.relative_to(Path.cwd())
    # A shell looks for a bare name on its search path only.
    return str(near) if len(near.parts) > 1 else f"{os.curdir}{os.sep}{near}"
