"""Old cards and tables: what is known of them while they are stored, and how they are closed."""

from dataclasses import replace
from typing import Any

import pytest

from bot.messages.jobs import Kind, SurfaceId
from bot.messages.repository import Surface
from bot.messages.state import Surfaces, SurfaceState
from bot.messages.surface_handler import MAX_FAILURES
from bot.messages.timing import ChatTiming
from tests.bot.den import PACE, Den


class Watching:
    """A fake store that records the known message id while it writes, and a clock."""

    def __init__(self) -> None:
        self.seen: list[int | None] = []
        self.shown: SurfaceState | None = None

    def now(self) -> float:
        return 1000.0

    async def put_surface(self, *surfaces: Surface) -> None:
        assert self.shown is not None
        self.seen.append(self.shown.message_id)

    async def drop_surface(self, surface_id: SurfaceId) -> None:
        """Keep nothing."""


async def test_ended_card_is_no_longer_current_while_it_is_stored() -> None:
    """Otherwise the task that closes it would take it for the current card and keep its buttons."""
    memory = Watching()
    surfaces = Surfaces(memory, memory, ChatTiming(), Any)  # type: ignore[arg-type]
    card = SurfaceId("table", Kind.CARD, 7)
    shown = memory.shown = surfaces.get(card)
    await surfaces.put(shown, Surface(card, 1, 2, 0, "", "", None, 1000.0))
    memory.seen.clear()
    await surfaces.end(shown)

    assert memory.seen == [None]
    assert surfaces.get(SurfaceId("table", Kind.CARD, 7, generation=0)).message_id == 2


async def test_old_card_belongs_to_its_person_only() -> None:
    memory = Watching()
    surfaces = Surfaces(memory, memory, ChatTiming(), Any)  # type: ignore[arg-type]
    ids = [SurfaceId("table", Kind.CARD, user_id) for user_id in (6, 7, 8)]
    for card in ids:
        shown = memory.shown = surfaces.get(card)
        await surfaces.put(shown, Surface(card, 1, card.user_id, 0, "", "", None, 1000.0))
        await surfaces.end(shown)

    old = [[one.user_id for one in surfaces.superseded(card)] for card in ids]
    assert old == [[6], [7], [8]]

    found = surfaces.find_superseded("table", 7)
    assert found is not None
    assert found.id == SurfaceId("table", Kind.CARD, 7, generation=0)
    assert surfaces.find_superseded("table", 9) is None


async def test_old_card_that_cannot_be_deleted_is_given_up_after_a_few_attempts(
    den: Den, dealt: None
) -> None:
    old = den.cards(den.ben)[0]
    den.refuse("DELETE", f"/channels/{old.channel_id}/messages/{old.id}", 503, 0, times=None)
    await den.ask(den.ben, "q1")
    await den.env.advance_time(120)
    await den.settle()
    tried = [request for request in den.wire.requests if request.method == "DELETE"]

    assert len(tried) == 1 + MAX_FAILURES
    assert not any(row.id.generation is not None for row in den.memory.rows.values())


async def test_malformed_deletion_is_logged_once(
    den: Den, dealt: None, caplog: pytest.LogCaptureFixture
) -> None:
    old = den.cards(den.ben)[0]
    den.refuse("DELETE", f"/channels/{old.channel_id}/messages/{old.id}", 400, 50035, times=None)
    await den.ask(den.ben, "q1")

    assert [record.levelname for record in caplog.records].count("ERROR") == 1

    await den.show()
    assert [record.levelname for record in caplog.records].count("ERROR") == 1, "once is enough"


async def test_old_table_gets_a_link_after_a_restart(den: Den, posted: None) -> None:
    """After a restart, the messages below the table are unknown, so it must not be deleted."""
    await den.restart()

    with den.env._bot_scope():
        await den.chat.wake(["t1"])
        await den.chat.posting.post("t1")

    await den.settle()
    old, new = den.tables()
    assert f"/{new.channel_id}/{new.id}" in old.text


# `settle` would let a few seconds pass.
@pytest.mark.parametrize("pace", [replace(PACE, table_lingers=60.0)])
async def test_press_on_an_old_table_counts_for_a_moment_and_then_it_is_deleted(
    den: Den, dealt: None
) -> None:
    await den.repost()
    old, new = den.tables()
    den.stage.public = ["pass"]
    await den.ask(den.ben, "q1", "pass")
    told = await den.forge(den.ben, old, den.now(new).button("pass").custom_id)

    assert len(den.stage.pressed) == 1
    assert told.is_private
    assert [table.id for table in den.tables()] == [old.id, new.id]

    await den.env.advance_time(60.0)
    await den.settle()
    assert [table.id for table in den.tables()] == [new.id]
