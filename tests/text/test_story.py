"""A game told from the first deal to the result."""

from __future__ import annotations

import pytest

from azul_tui.engine import Dealt, FloorCharged, LineDropped, TileScored, TilesTaken
from azul_tui.record import TakenBack
from azul_tui.text import replay
from azul_tui.text.story import Tone, story, taken_back_entries
from tests.stored import ALL, stored


def told(name: str, tone: Tone) -> list[str]:
    record = stored(name)
    lines = story(record.log, record.header.players, record.header.wall)
    return [line.text for line in lines if line.tone is tone]


@pytest.mark.parametrize("name", ALL)
def test_nothing_that_happened_is_left_out(name: str) -> None:
    record = stored(name)
    lines = story(record.log, record.header.players, record.header.wall)
    tones = [line.tone for line in lines]

    def happened(kind: type[object]) -> int:
        return sum(isinstance(entry, kind) for entry in record.log)

    assert tones.count(Tone.ROUND) == happened(Dealt)
    assert tones.count(Tone.TAKE) + tones.count(Tone.UNDONE) == happened(TilesTaken)
    assert tones.count(Tone.BACK) == happened(TakenBack)
    assert tones.count(Tone.GAIN) == happened(TileScored)
    charged = [entry for entry in record.log if isinstance(entry, FloorCharged) and entry.spaces]
    floors = [
        line for line in lines if line.tone is Tone.LOSS and "on the floor line: -" in line.text
    ]
    assert len(floors) == len(charged)


@pytest.mark.parametrize("name", ALL)
def test_the_takes_that_stand_are_those_of_the_game(name: str) -> None:
    record = stored(name)
    undone = taken_back_entries(record.log)
    standing = [
        entry
        for at, entry in enumerate(record.log)
        if isinstance(entry, TilesTaken) and at not in undone
    ]
    assert standing == [event for event in record.game.events if isinstance(event, TilesTaken)]


def test_a_take_has_its_short_form_and_its_sentence() -> None:
    record = stored("colored-2p-08")
    line = story(record.log, ("Ana", "Bor"), record.header.wall)[1]
    first = record.log[1]
    assert isinstance(first, TilesTaken)
    assert line.short == str(line.move) == str(first.move)
    assert line.text.startswith(f"{('Ana', 'Bor')[first.seat]} took ")


def test_a_take_back_is_told_and_the_take_stays_in_the_log() -> None:
    assert told("colored-2p-09", Tone.UNDONE)
    assert all(" taken back." in text for text in told("colored-2p-09", Tone.BACK))


def test_a_short_deal_and_the_lid_are_noticed() -> None:
    notices = told("colored-4p-05", Tone.NOTICE)
    assert any("The bag was empty" in text for text in notices)
    assert any("left to deal" in text for text in notices)


def test_the_story_ends_with_the_winner() -> None:
    *_, reason, winner = told("colored-2p-08", Tone.TOTAL)
    assert reason.startswith("The game is over")
    assert winner.endswith("wins with 60 points!")


@pytest.mark.parametrize("name", ["colored-2p-08", "gray-2p-03"])
def test_steps_of_a_scoring_are_told_as_in_a_replay(name: str) -> None:
    record = stored(name)
    told = {line.text for line in story(record.log, record.names, record.header.wall)}
    for entry in record.log:
        if isinstance(entry, TileScored | LineDropped) or (
            isinstance(entry, FloorCharged) and entry.spaces
        ):
            assert replay.step(entry, record.names, record.header.wall).sentence in told
