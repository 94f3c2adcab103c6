"""The parts of the README that the program itself tells: ``python -m tests.readme`` rewrites them.

They are the table of keys, from the table of commands, and the options, from the command line.
"""

from __future__ import annotations

import io
from contextlib import redirect_stdout, suppress
from pathlib import Path
from typing import Final

from azul_tui import cli
from azul_tui.ui.commands import key_table
from azul_tui.ui.draw.keys import share_lines

README: Final = Path(__file__).parents[1] / "README.md"


def keys() -> str:
    """The table of all keys."""
    lines = ["| where | key | what it does |", "| --- | --- | --- |"]
    for heading, pairs in key_table():
        shown = f"**{heading}**"
        for key, text in share_lines(pairs):
            lines.append(f"| {shown} | `{key}` | {text} |")
            shown = ""
    return "\n".join(lines)


def options() -> str:
    """What ``azul-tui --help`` says."""
    said = io.StringIO()
    with redirect_stdout(said), suppress(SystemExit):
        cli.parse(["--help"])
    return f"```text\n{said.getvalue().strip()}\n```"


PARTS: Final = {"keys": keys, "options": options}


def told(readme: str) -> str:
    """The README with these parts as the program tells them."""
    for name, part in PARTS.items():
        begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
        before, found, rest = readme.partition(begin)
        _, closed, after = rest.partition(end)
        assert found, f"the README has no place for its {name}"
        assert closed, f"the place of the {name} in the README has no end"
        readme = f"{before}{begin}{part()}\n{end}{after}"
    return readme


def main() -> None:
    """Rewrite the README."""
    README.write_text(told(README.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
