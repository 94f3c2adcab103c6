"""The questions and pages that come up over a game, made from its session.

Each screen is imported when it is first needed: most games never show most of them, and the
first board should not wait for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.screen import Screen

from azul_tui.engine import Phase, TilesTaken
from azul_tui.text import questions
from azul_tui.text.story import taken_back_entries
from azul_tui.ui.choices import AfterGame, NewGame, ReplayGame, ResumeGame
from azul_tui.ui.table.scene import Look

if TYPE_CHECKING:
    from azul_tui.record import Session
    from azul_tui.ui.table.presenter import Moment


def leave(session: Session, look: Look) -> Screen[bool]:
    """Ask whether to leave; says whether the game is saved."""
    problem = session.problem
    over = session.game.phase is Phase.OVER
    return _question(
        questions.LEAVE,
        questions.leave_detail(problem, over=over, begun=_begun(session)),
        questions.LEAVE_YES,
        look,
        no=questions.STAY if over else questions.PLAY_ON,
        default=problem is None,
    )


def _begun(session: Session) -> bool:
    """Somebody has taken tiles, and they have not been taken back: the next start offers it."""
    undone = taken_back_entries(session.log)
    takes = (at for at, entry in enumerate(session.log) if isinstance(entry, TilesTaken))
    return any(at not in undone for at in takes)


def agree_to_end(look: Look) -> Screen[bool]:
    """Ask whether all agree to end the game now (H5.5)."""
    return _question(questions.AGREE, questions.AGREE_DETAIL, questions.END_YES, look)


def stuck(look: Look) -> Screen[bool]:
    """Offer to end a game in which nothing moves any more (H5.5)."""
    return _question(questions.STUCK, questions.STUCK_DETAIL, questions.END_YES, look)


def _question(
    question: str,
    detail: str,
    yes: str,
    look: Look,
    *,
    no: str = questions.PLAY_ON,
    default: bool = False,
) -> Screen[bool]:
    from azul_tui.ui.screens.confirm import ConfirmScreen

    return ConfirmScreen(
        question,
        detail,
        yes=yes,
        no=no,
        default=default,
        ascii_only=look.ascii_only,
    )


def result(session: Session, look: Look) -> Screen[AfterGame]:
    """Show the result of the finished game."""
    from azul_tui.ui.screens.result import ResultScreen

    return ResultScreen(session.names, session.game.view, session.log, look.tiles(1))


def replay(session: Session, look: Look) -> Screen[NewGame | None]:
    """Step through the game that was played."""
    from azul_tui.record.reading import parse_record
    from azul_tui.ui.screens.replay import ReplayScreen

    return ReplayScreen(parse_record(session.text, str(session.path or questions.THIS_GAME)), look)


def history(look: Look) -> Screen[ReplayGame | ResumeGame | None]:
    """Show all games and the standings."""
    from azul_tui.record import Store
    from azul_tui.ui.screens.history import HistoryScreen

    return HistoryScreen(Store().catalog(), look)


def tiles_left(moment: Moment, look: Look) -> Screen[None]:
    """Show bag, lid, sources and scores."""
    from azul_tui.ui.screens.tiles_left import TilesScreen

    return TilesScreen(moment.names, moment.view._replace(boards=moment.boards), look.tiles(1))


def log(moment: Moment, look: Look) -> Screen[None]:
    """Show what has happened."""
    from azul_tui.ui.screens.log import LogScreen

    return LogScreen(moment.names, moment.view.wall, moment.told, look.tiles(1))


def help_pages(look: Look) -> Screen[None]:
    """Show the rules and the keys."""
    from azul_tui.ui.screens.help import HelpScreen

    return HelpScreen(look.tiles(1))
