"""The stored time at which the bot last reached Discord, and how often it is written."""

from unittest.mock import Mock

import pytest

from bot.common.refused import NotWritten
from bot.ops.last_heard import OFTEN, SELDOM, SOON, LastHeard
from bot.storage.interfaces import HEARD
from bot.store import Store
from tests.bot.tables.house import HandClock
from tests.support.found import found


class Notes:
    """A fake database, and the conditions for a write."""

    def __init__(self) -> None:
        self.clock = HandClock()
        self.values: dict[str, str] = {}
        self.writes = 0
        self.is_full = False
        self.is_heard = True
        self.due: float | None = None
        self.last_heard = self.started()

    def started(self) -> LastHeard:
        store = Mock(spec=Store, meta=self.meta, put_meta=self.put_meta)
        return LastHeard(store, self.clock, lambda: self.is_heard, lambda: self.due)

    async def meta(self, key: str) -> str | None:
        return self.values.get(key)

    async def put_meta(self, key: str, value: str) -> None:
        if self.is_full:
            raise NotWritten
        self.writes += 1
        self.values[key] = value

    async def watch(self, seconds: float) -> None:
        """Call `note` every two seconds, as the bot does."""
        for _ in range(int(seconds / 2)):
            self.clock.time += 2.0
            await self.last_heard.note()


@pytest.fixture
def notes() -> Notes:
    return Notes()


async def test_start_knows_the_length_of_the_downtime(notes: Notes) -> None:
    notes.due = notes.clock.time + 30.0
    await notes.watch(20.0)
    # The downtime itself, after the last note.
    notes.clock.time += 150.0

    away = found(await notes.started().away())
    # The note itself may be as old as its interval.
    assert 150.0 <= away <= 150.0 + OFTEN + 2.0


async def test_nothing_is_written_while_no_table_is_live(notes: Notes) -> None:
    await notes.last_heard.away()
    await notes.watch(3_600.0)
    assert notes.writes == 0


@pytest.mark.parametrize(("due_in", "every"), [(30.0, OFTEN), (2 * SOON, SELDOM)])
async def test_notes_are_rarer_when_deadlines_are_far(
    notes: Notes, due_in: float, every: float
) -> None:
    for _ in range(600):
        notes.due = notes.clock.time + due_in
        await notes.watch(2.0)

    # 1,200 seconds have passed, looked at every two seconds.
    assert 1_200.0 / (every + 2.0) <= notes.writes <= 1_200.0 / every + 1


async def test_end_of_the_last_table_deletes_the_time(notes: Notes) -> None:
    """Otherwise a table of days later would be moved by those days."""
    notes.due = notes.clock.time + 30.0
    await notes.watch(20.0)
    notes.due = None
    await notes.watch(2.0)
    written = notes.writes
    await notes.watch(60.0)

    assert notes.writes == written
    assert await notes.started().away() is None


async def test_nothing_is_written_during_an_outage(notes: Notes) -> None:
    notes.due = notes.clock.time + 30.0
    await notes.watch(4.0)
    last = notes.values[HEARD]
    notes.is_heard = False
    await notes.watch(60.0)

    assert notes.values[HEARD] == last


async def test_note_at_shutdown_is_written_at_once(notes: Notes) -> None:
    notes.due = notes.clock.time + 30.0
    await notes.watch(4.0)
    # Too soon for an ordinary note.
    notes.clock.time += 1.0
    await notes.last_heard.note(at_once=True)
    assert await notes.started().away() == 0.0


async def test_failed_write_is_tried_again(notes: Notes) -> None:
    notes.due = notes.clock.time + 30.0
    notes.is_full = True
    await notes.watch(10.0)
    notes.is_full = False
    await notes.watch(2.0)

    assert await notes.started().away() == 0.0


async def test_time_in_the_future_is_ignored(notes: Notes) -> None:
    notes.due = notes.clock.time + 30.0
    await notes.watch(4.0)
    notes.clock.time -= 3_600.0
    again = notes.last_heard = notes.started()

    assert await again.away() is None

    await notes.watch(2.0)
    assert await notes.started().away() == 0.0


@pytest.mark.parametrize("value", [None, ""])
async def test_database_without_the_time_returns_none(notes: Notes, value: str | None) -> None:
    if value is not None:
        notes.values[HEARD] = value
    assert await notes.last_heard.away() is None
