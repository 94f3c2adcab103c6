"""Draws the pictures of the README again: ``python -m tests.screenshots``."""

from __future__ import annotations

import asyncio

from tests.environment import forget_terminal


def main() -> None:
    """Draw them, whatever terminal this is."""
    forget_terminal()
    from tests.screenshots.files import rewrite

    asyncio.run(rewrite())


if __name__ == "__main__":
    main()
