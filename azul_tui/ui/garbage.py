"""Python's search for garbage, kept out of the way of the start and of the keys.

Nearly all that is imported and made before the first board stays to the end. To look through it
for garbage took a fifth of the start, and every later search of everything would be felt as a key
that hangs.
"""

from __future__ import annotations

import gc


def postpone() -> None:
    """Look for no garbage until `resume`."""
    gc.disable()


def resume() -> None:
    """Look for garbage again, but only in what is made from now on; for once after `postpone`."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()
