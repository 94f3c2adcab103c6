"""The end of a round: no step is left out before a column has to be chosen, none is shown twice."""

from __future__ import annotations

import pytest

from azul_tui.appearance import Pace
from azul_tui.engine import Event, FloorCharged, Game, TileScored, format_position
from azul_tui.record import Session, header_at
from azul_tui.ui.round_end import RoundEnd
from azul_tui.ui.scoring import Scoring
from azul_tui.ui.table.mode import Mode
from tests.engine.tables import table

NAMES = ("Ana", "Bor")
# Ana chooses for line 1, her line 2 has one space left, and a tile lies on her floor line; then Bor
# chooses.
FORCED = ("5;B1,B2;R....,YRKW.;R", "5;K1;...Y.")


def round_end(game: Game, pace: Pace = Pace.STEP) -> RoundEnd:
    header = header_at(format_position(game.state), NAMES, seed=1)
    end = RoundEnd(Session.start(header), lambda: pace)
    end.score()
    return end


@pytest.fixture
def choosing(azul_home: object) -> RoundEnd:
    end = round_end(table(*FORCED, wall="gray"))
    assert waits_for(end, Mode.COLUMN)
    return end


def waits_for(end: RoundEnd, mode: Mode) -> bool:
    """The mode, asked anew each time."""
    return end.mode is mode


def current(end: RoundEnd) -> Event | None:
    assert isinstance(end.scoring, Scoring)
    return end.scoring.current


def test_what_happens_by_itself_is_shown_before_the_next_choice(choosing: RoundEnd) -> None:
    assert choosing.place(1) == ""
    shown = [current(choosing)]
    while waits_for(choosing, Mode.SHOWING):
        assert choosing.can_skip
        assert choosing.next_step()
        shown.append(current(choosing))
    assert [type(event) for event in shown[:-1]] == [TileScored, TileScored, FloorCharged]
    assert waits_for(choosing, Mode.COLUMN)


def test_a_choice_behind_a_choice_comes_at_once_and_says_whose_the_last_was(
    azul_home: object,
) -> None:
    end = round_end(table("5;B1,Y2;", "5;K1;", wall="gray"))
    assert end.place(2) == "Ana: row 1, blue to column 3: alone = 1"
    assert waits_for(end, Mode.COLUMN)


def test_a_key_held_down_chooses_for_one_player_only(azul_home: object) -> None:
    end = round_end(table("5;B1;", "5;K1;", wall="gray"))
    assert end.place(2) == ""
    assert isinstance(current(end), TileScored)
    assert waits_for(end, Mode.SHOWING)
    assert end.next_step()
    assert waits_for(end, Mode.COLUMN)


def test_skipping_ends_at_the_next_choice(choosing: RoundEnd) -> None:
    choosing.place(1)
    choosing.skip_all()
    assert waits_for(choosing, Mode.COLUMN)


def test_the_end_of_a_player_is_shown_before_the_next_one_chooses(choosing: RoundEnd) -> None:
    choosing.place(1)
    choosing.skip_player()
    assert isinstance(current(choosing), FloorCharged)
    assert waits_for(choosing, Mode.SHOWING)
    choosing.skip_player()
    assert waits_for(choosing, Mode.COLUMN)


@pytest.mark.parametrize(("pace", "mode"), [(Pace.PLAYER, Mode.SHOWING), (Pace.ALL, Mode.COLUMN)])
def test_a_table_that_knows_the_game_sets_its_pace(
    pace: Pace, mode: Mode, azul_home: object
) -> None:
    end = round_end(table(*FORCED, wall="gray"), pace)
    end.place(1)
    assert waits_for(end, mode)


def test_after_the_last_step_nothing_can_be_skipped(azul_home: object) -> None:
    end = round_end(table("5;B1", "5;K1"))
    skippable = [end.can_skip]
    end.skip_all()
    skippable.append(end.can_skip)
    assert skippable == [True, False]
    assert waits_for(end, Mode.SHOWING)
    assert not end.next_step()
    assert waits_for(end, Mode.BETWEEN)


def test_a_column_is_pointed_at_before_enter_chooses_it(choosing: RoundEnd) -> None:
    columns, seen = choosing.columns, [choosing.column]
    assert choosing.confirm_column().startswith("Choose with arrows")
    seen.append(choosing.column)
    choosing.step_column(-1)
    seen.append(choosing.column)
    assert choosing.confirm_column() == ""
    seen.append(choosing.column)
    assert seen == [None, columns[0], columns[-1], None]


def test_a_column_that_is_not_possible_says_why(choosing: RoundEnd) -> None:
    before = choosing.scoring
    barred = next(column for column in range(5) if column not in choosing.columns)
    assert choosing.place(barred)
    assert choosing.scoring is before
