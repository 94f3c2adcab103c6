"""What the tests in a real terminal share."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

if sys.platform == "win32":
    # There are no pseudo-terminals of this kind.
    collect_ignore_glob = ["*"]
else:
    from tests.terminal.starting import Starter

    @pytest.fixture
    def start(azul_home: Path) -> Iterator[Starter]:
        """Starts the program in a terminal of its own, as often as one likes."""
        env = {
            "PATH": os.environ["PATH"],
            "HOME": str(azul_home),
            "AZUL_TUI_HOME": str(azul_home),
            "TERM": "xterm-256color",
            "COLORTERM": "truecolor",
            "LC_ALL": "C.UTF-8",
        }
        starter = Starter(azul_home, env)
        yield starter
        starter.close()
