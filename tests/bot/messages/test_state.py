"""The known state of surfaces: read once, never older than a write, and forgotten in time."""

import asyncio
from dataclasses import replace

import pytest

from bot.messages.jobs import Kind, SurfaceId, SurfaceTimers, Wake
from bot.messages.repository import Surface
from bot.messages.state import FORGET_AFTER, Surfaces
from bot.messages.timing import ChatTiming
from bot.pages.delivery import DesiredMessage
from bot.pages.page import Page, Text
from tests.bot.memory import Memory
from tests.bot.tables.house import HandClock
from tests.support.found import found

TABLE = SurfaceId("t1", Kind.TABLE)
CARD = SurfaceId("t1", Kind.CARD, 7)


class SlowMemory(Memory):
    """A store that returns the state at the time of the call, but only when the test lets it."""

    def __init__(self) -> None:
        super().__init__()
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.asked = 0

    async def surfaces(self, table_id: str) -> list[Surface]:
        self.asked += 1
        known = await super().surfaces(table_id)
        await self.may_answer.wait()
        return known


class Known:
    """Surfaces over a store that holds a table and a card."""

    def __init__(self) -> None:
        self.clock = HandClock()
        self.memory = SlowMemory()
        self.timers = SurfaceTimers(self.clock, lambda _: None)
        self.surfaces = Surfaces(self.memory, self.clock, ChatTiming(), self.timers)

    async def stand(self, *ids: SurfaceId, channel_id: int = 70) -> None:
        for message_id, one in enumerate(ids, 100):
            at = self.clock.now()
            await self.memory.put_surface(
                Surface(one, channel_id, message_id, 0, "n", "shown", None, at)
            )


@pytest.fixture
def known() -> Known:
    return Known()


async def test_table_is_read_once(known: Known) -> None:
    await known.stand(TABLE, CARD)
    for _ in range(3):
        await known.surfaces.load("t1")

    assert known.memory.asked == 1
    assert known.surfaces.ids("t1") == [TABLE, CARD]
    assert known.surfaces.messages() == {100, 101}
    assert known.surfaces.ids("t2") == []


async def test_concurrent_read_does_not_undo_a_write(known: Known) -> None:
    await known.stand(TABLE)
    known.memory.may_answer.clear()
    reading = [asyncio.create_task(known.surfaces.load("t1")) for _ in range(2)]
    await asyncio.sleep(0)
    known.memory.may_answer.set()
    await reading[0]
    shown = known.surfaces.get(TABLE)

    assert shown.surface is not None

    await known.surfaces.put(shown, replace(shown.surface, message_id=200))
    # The second read holds the state from before the write.
    await reading[1]
    assert known.surfaces.get(TABLE).message_id == 200


async def test_forgotten_table_has_no_timers_and_no_messages(known: Known) -> None:
    await known.stand(TABLE, CARD)
    await known.surfaces.load("t1")
    known.timers.set(CARD, Wake.REMIND, known.clock.now() + 60)
    await known.surfaces.forget("t1")

    assert known.timers.next_due() is None
    assert (known.surfaces.ids("t1"), known.memory.rows) == ([], {})

    # A later message in the channel must not create state again.
    known.surfaces.note_message(70, 500)
    assert known.surfaces.ids("t1") == [], "what is said there is nobody's business any more"


async def test_unknown_table_is_forgotten_again(known: Known) -> None:
    await known.surfaces.load("t1")
    assert known.timers.next_due() == known.clock.now() + FORGET_AFTER

    await known.stand(SurfaceId("t2", Kind.TABLE))
    await known.surfaces.load("t2")
    assert known.timers.next_due() == known.clock.now() + FORGET_AFTER
    # Only one of the two tables has to be forgotten.
    assert len(known.timers._due) == 1


async def test_only_messages_below_a_table_bury_it(known: Known) -> None:
    await known.stand(TABLE)
    await known.surfaces.load("t1")
    table = known.surfaces.get(TABLE)
    # Older ids, the table itself, another channel, and two below it.
    for channel_id, message_id in [(70, 99), (70, 100), (71, 500), (70, 101), (70, 102)]:
        known.surfaces.note_message(channel_id, message_id)

    assert table.depth.below == 2
    assert known.surfaces.note_deletions(70, {101, 99}) == []
    assert table.depth.below == 1
    assert known.surfaces.note_deletions(71, {100}) == []
    assert (known.surfaces.note_deletions(70, {100}), table.digest) == ([TABLE], None)


async def test_moved_table_counts_in_its_new_channel(known: Known) -> None:
    await known.stand(TABLE)
    await known.surfaces.load("t1")
    shown = known.surfaces.get(TABLE)

    assert shown.surface is not None

    await known.surfaces.put(shown, replace(shown.surface, channel_id=71))
    known.surfaces.note_message(70, 500)
    assert shown.depth.below == 0

    known.surfaces.note_message(71, 501)
    assert shown.depth.below == 1


async def test_edit_is_stored_only_if_it_shows_something_new(known: Known) -> None:
    hand = SurfaceId("t1", Kind.HAND, 7)
    await known.stand(CARD)
    await known.surfaces.load("t1")
    card = known.surfaces.get(CARD)
    page = DesiredMessage.of(Page((Text("new"),)))
    await known.surfaces.note_edit(card, page)

    assert known.memory.rows["t1", CARD.name].shown == page.digest == card.digest

    # The same page again, and an ephemeral card, which is never stored.
    known.memory.rows.clear()
    await known.surfaces.note_edit(card, page)
    await known.surfaces.note_edit(known.surfaces.get(hand), page)

    assert known.memory.rows == {}


async def test_doubts_survive_an_edit_begun_before_them(known: Known) -> None:
    await known.stand(CARD)
    await known.surfaces.load("t1")
    card = known.surfaces.get(CARD)
    page = DesiredMessage.of(Page((Text("new"),)))
    card.mark_uncertain()
    await known.surfaces.note_edit(card, page, 0)

    # Without a digest, the next look edits the message in any case.
    assert card.digest is None

    await known.surfaces.note_edit(card, page, 1)
    assert card.digest == page.digest


async def test_restored_database_makes_all_pages_uncertain(known: Known) -> None:
    await known.stand(TABLE)
    known.surfaces.in_doubt = True
    await known.surfaces.load("t1")
    assert known.surfaces.get(TABLE).digest is None


async def test_recent_press_counts_as_looking(known: Known) -> None:
    assert not known.surfaces.is_looking("t1", 7)

    known.surfaces.note_press("t1", 7)
    known.clock.time += ChatTiming().recent - 1
    assert known.surfaces.is_looking("t1", 7)
    assert not known.surfaces.is_looking("t1", 8)

    known.clock.time += 1
    assert not known.surfaces.is_looking("t1", 7)


async def test_press_before_the_clock_was_set_back_does_not_count_for_ever(
    known: Known,
) -> None:
    await known.stand(TABLE, CARD)
    await known.surfaces.load("t1")
    known.surfaces.note_press("t1", 7)

    assert known.surfaces.is_looking("t1", 7)

    known.clock.time -= 3_600.0
    known.surfaces.clock_set_back()
    assert not known.surfaces.is_looking("t1", 7)


async def test_pending_updates_for_an_erased_person_are_not_stored(
    known: Known,
) -> None:
    old = CARD._replace(generation=0)
    call = SurfaceId("t1", Kind.CALL, 7)
    other = SurfaceId("t1", Kind.CARD, 8)
    await known.stand(TABLE, CARD, old, call, other)
    await known.surfaces.load("t1")
    sending = known.surfaces.get(CARD)
    surface = found(sending.surface)

    known.surfaces.forget_person(7)
    known.memory.rows = {key: row for key, row in known.memory.rows.items() if ":7" not in key[1]}

    # Every kind of write that may still be under way for the card.
    page = DesiredMessage.of(Page((Text("new"),)))
    await known.surfaces.put(sending, replace(surface, message_id=None), None)
    await known.surfaces.put(sending, replace(surface, message_id=500))
    await known.surfaces.note_edit(sending, page)
    before = known.surfaces.as_superseded(sending)
    await known.surfaces.put(sending, surface, before)

    assert before is not None

    await known.surfaces.note_edit(before, page)
    await known.surfaces.end(sending)

    assert {name for _, name in known.memory.rows} == {"table", "card:8"}

    # The person joins a table again after the erasure.
    again = known.surfaces.get(CARD)
    await known.surfaces.put(again, surface)
    await known.surfaces.drop(sending)

    assert ("t1", "card:7") in known.memory.rows, "who comes again is somebody new"
