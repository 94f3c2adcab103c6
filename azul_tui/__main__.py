"""The console command: hands the work to the part that does it, and ends with its status.

Each part is imported only when it is needed, so that ``--version``, ``--help`` and ``--check``
start without loading the screen.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Sequence

from azul_tui import cli

_STATUS_NO_OUTPUT = 1
_STATUS_INTERRUPTED = 128 + signal.SIGINT
# SIGPIPE by number: not every platform names it.
_STATUS_BROKEN_PIPE = 128 + 13


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line ``argv`` (default: the process's own) and return the exit status.

    0 is success, 2 is wrong use, 128+n is an end by signal n. ``--help`` and ``--version`` leave
    by `SystemExit`, as does the report of wrong use.
    """
    try:
        try:
            return _run(cli.parse(argv))
        finally:
            if sys.stdout:  # Python sets it to None when it starts with a closed stdout.
                sys.stdout.flush()
    except BrokenPipeError:
        # The reader left early (`| head`).
        _write_nowhere()
        return _STATUS_BROKEN_PIPE
    except KeyboardInterrupt:
        return _STATUS_INTERRUPTED


def _run(options: cli.Options) -> int:
    if options.mode is cli.Mode.CHECK:
        from azul_tui.check import main as check

        return _printing(lambda: check(options.files))
    if options.mode is cli.Mode.HISTORY:
        from azul_tui.history import main as show_history

        return _printing(show_history)
    if options.plain and options.mode is cli.Mode.REPLAY:
        from azul_tui.plain.replay import main as tell

        return tell(options)
    if options.plain:
        from azul_tui.plain import main as play_lines

        return play_lines(options)
    from azul_tui.ui import main as play

    return play(options)


def _printing(work: Callable[[], int]) -> int:
    """Do what only prints; 1, and a sentence, when the output cannot be written."""
    try:
        status = work()
        if sys.stdout:
            sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        print(f"azul-tui: The output cannot be written: {error.strerror}.", file=sys.stderr)
        _write_nowhere()
        return _STATUS_NO_OUTPUT
    return status


def _write_nowhere() -> None:
    """Python flushes once more at exit: let that succeed."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
