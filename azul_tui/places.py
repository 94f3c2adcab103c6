"""Where the files of this program live."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

HOME_VARIABLE: Final = "AZUL_TUI_HOME"
_APP: Final = "azul-tui"


def data_dir() -> Path:
    """The directory of games and their index; it may not exist yet."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home).absolute()
    from platformdirs import user_data_path

    return user_data_path(_APP, appauthor=False)


def config_dir() -> Path:
    """The directory of the settings; it may not exist yet."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home).absolute()
    from platformdirs import user_config_path

    return user_config_path(_APP, appauthor=False)
