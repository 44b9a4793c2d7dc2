"""Changes of a table are made on a draft, committed as a whole or not at all, then announced."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest

from bot.common.refused import MayBeWritten, Refused
from bot.tables.audit import Noted
from bot.tables.refusals import NotAtThisTable, OutcomeUnknown, SomethingBroke, TableFull
from bot.tables.repository import Checkpoint, Entry
from bot.tables.scene import summary
from bot.tables.session import Session
from bot.tables.table import Absence, Guest, Player, Status, Table
from bot.tables.tables import Tables
from games.engine.asks import Choice
from tests.bot.storage.tables import table as stored
from tests.bot.tables.house import (
    ADA,
    BEN,
    CHANNEL,
    CLEO,
    DAN,
    GUILD,
    House,
    MemoryStore,
)
from tests.bot.tables.ordered import Ordered
from tests.games.engine.toy import Toy
from tests.support.expect import expect

# -- committed before announced --------------------------------------------------------------------


async def test_changes_steps_and_endings_are_committed_before_they_are_announced(
    house: House,
) -> None:
    found: list[tuple[int, Status, int]] = []

    def changed(table_id: str) -> None:
        stored = house.store.tables[table_id]
        found.append((len(stored.players), stored.status, stored.revision))
        assert len(house.store.journal) == stored.revision

    house.tables.on_change.append(changed)
    house.tables.on_end.append(changed)
    table_id = await house.open(BEN, CLEO)
    await house.tables.lobbies.leave(table_id, CLEO)
    await house.tables.lobbies.start(table_id, ADA)
    await house.press(table_id, BEN, 0)
    await house.tables.moderation.end(table_id, ADA)

    assert found == [
        *((players, Status.LOBBY, 0) for players in (1, 2, 3, 2)),
        *((2, Status.PLAYING, steps) for steps in (0, 1)),
        *[(2, Status.CLOSED, 1)] * 2,
    ]


async def test_change_without_effect_is_neither_written_nor_announced(
    house: House, table_id: str
) -> None:
    # A write would raise now.
    house.store.stuck = True
    told = len(house.told)
    async with house.changing(table_id):
        pass

    await house.tables.unpause(table_id, 99)
    assert len(house.told) == told


async def test_committed_entry_and_checkpoint_leave_the_session(
    house: House, table_id: str
) -> None:
    """A checkpoint holds the whole game, and thousands of tables can be in memory."""
    assert house.store.checkpoints
    session = await house.session(table_id)
    assert (session.entry, session.checkpoint) == (None, None)


Door = Callable[[Tables, str], Awaitable[object]]

IN_A_LOBBY: dict[str, Door] = {
    "join": lambda tables, one: tables.lobbies.join(one, DAN, "Dan", "en", "joined 1"),
    "cut": lambda tables, one: tables.lobbies.cut(one, BEN, "cut anew"),
    "decline": lambda tables, one: tables.lobbies.decline(one, DAN),
    "leave": lambda tables, one: tables.lobbies.leave(one, BEN),
    "add a house player": lambda tables, one: tables.lobbies.add_house_player(one, ADA),
    "remove": lambda tables, one: tables.lobbies.remove(one, ADA, 1),
    "start": lambda tables, one: tables.lobbies.start(one, ADA),
    "depart": lambda tables, one: tables.depart(one, BEN),
    "move": lambda tables, one: tables.move(one, ADA, GUILD, CHANNEL + 1),
    "end": lambda tables, one: tables.moderation.end(one, ADA),
}
IN_A_GAME: dict[str, Door] = {
    "give an order": lambda tables, one: tables.give_order(one, ADA, "peace", ["on"]),
    "depart from a game": lambda tables, one: tables.depart(one, BEN),
    "pause": lambda tables, one: tables.pause(one, "paused-channel-gone"),
    "unpause": lambda tables, one: tables.unpause(one, CHANNEL),
    "close": lambda tables, one: tables.close(one, "closed-channel-gone"),
}


@pytest.mark.parametrize("door", [*IN_A_LOBBY, *IN_A_GAME])
async def test_change_is_seen_as_it_is_stored(door: str) -> None:
    house = House(games={"toy": Ordered})
    table_id = await house.open(BEN, CLEO)
    async with house.changing(table_id) as change:
        change.table.guest = Guest(DAN, "Dan")

    if door in IN_A_GAME:
        await house.tables.lobbies.start(table_id, ADA)

    await (IN_A_LOBBY | IN_A_GAME)[door](house.tables, table_id)
    assert await house.tables.table(table_id) == summary(house.store.tables[table_id])


# -- concurrency -----------------------------------------------------------------------------------


class SlowDisk(MemoryStore):
    async def save(
        self,
        table: Table,
        entry: Entry | None = None,
        checkpoint: Checkpoint | None = None,
        noted: Noted | None = None,
    ) -> None:
        # Give the other tasks a turn before and after the write.
        await asyncio.sleep(0)
        await super().save(table, entry, checkpoint, noted)
        await asyncio.sleep(0)


async def test_concurrent_joins_get_seats_of_their_own(house: House) -> None:
    house.store = SlowDisk()
    house.restart()
    table_id = await house.open()
    people = (BEN, CLEO, DAN)
    await asyncio.gather(
        *(house.join(table_id, one) for one in people),
        house.tables.lobbies.leave(table_id, ADA),
    )
    for table in (await house.row(table_id), house.store.tables[table_id]):
        assert {player.user_id for player in table.players} == {*people}


async def test_read_waits_for_a_running_change(house: House) -> None:
    """During the write, the engine is ahead of the store."""
    house.store = SlowDisk()
    house.restart()
    table_id = await house.deal(BEN)
    question = await house.question(table_id, BEN)
    pressed = asyncio.create_task(house.tables.press(table_id, BEN, question.token, [0]))
    # Let the press reach its write, so that it holds the table's lock.
    await asyncio.sleep(0)

    assert (await house.tables.scene(table_id)).revision == len(house.store.journal) == 1

    await pressed


async def test_cancelled_press_leaves_the_stored_state(
    house: House, table_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a cancelled commit the outcome is unknown. Here it was written but not announced."""
    question = await house.question(table_id, BEN)
    save = house.store.save
    written = asyncio.Event()

    async def slowly(*what: Any) -> None:
        await save(*what)
        written.set()
        # Never return, so that the task is cancelled after the write.
        await asyncio.Event().wait()

    with monkeypatch.context() as patched:
        patched.setattr(house.store, "save", slowly)
        pressed = asyncio.create_task(house.tables.press(table_id, BEN, question.token, [0]))
        await written.wait()
        pressed.cancel()
        await expect(asyncio.CancelledError, pressed)

    # The session was dropped, and the next reader loads what is stored.
    assert table_id not in house.tables.sessions._sessions
    assert (await house.tables.scene(table_id)).revision == len(house.store.journal) == 1
    assert (await house.scene(table_id, BEN)).question != question


# -- all or nothing --------------------------------------------------------------------------------


async def done_and_refused(
    house: House, table_id: str, does: Callable[[Session], object], refusal: Refused
) -> None:
    """Make a change that raises `refusal` at its end."""
    await expect(type(refusal), _refused(house, table_id, does, refusal))


async def _refused(
    house: House, table_id: str, does: Callable[[Session], object], refusal: Refused
) -> None:
    async with house.changing(table_id) as change:
        does(change)
        raise refusal


async def test_change_that_is_refused_at_its_end_has_no_effect(house: House, table_id: str) -> None:
    before = await house.row(table_id)

    def everything(change: Session) -> None:
        change.table.change_player(0, absence=Absence.LEFT)
        change.table.tell("table-away-left", seat=0)
        change.table.close("closed-by-host")
        change.forget_thinking_times()

    await done_and_refused(house, table_id, everything, NotAtThisTable())
    session = await house.session(table_id)
    assert session.table == before == house.store.tables[table_id]
    assert session.thinking_times


async def test_step_that_is_refused_at_its_end_is_undone(house: House, table_id: str) -> None:
    """An engine cannot step back, so it is built again from the store."""
    question = await house.question(table_id, BEN)
    seat = await house.seat(table_id, BEN)
    choice: Choice = (question.decision.options[0],)
    step = partial(Session.take, seat=seat, choice=choice, cause="player", now=0.0)
    await done_and_refused(house, table_id, step, TableFull(most=2))

    assert not house.store.journal
    assert (await house.question(table_id, BEN)).token == question.token

    await house.press(table_id, BEN, 0)
    assert len(house.store.journal) == 1


async def test_returned_summary_does_not_follow_later_changes(house: House, lobby: str) -> None:
    """Neither committed changes nor a failed one appear in it."""
    handed = await house.tables.table(lobby)
    whole = await house.row(lobby)
    house.store.fail = True
    await expect(OSError, house.join(lobby, CLEO), match="disk full")

    await house.join(lobby, DAN)
    for table in (handed, whole):
        assert [player.name for player in table.players] == ["Ada", "Ben"]

    # The summary is immutable, and holds no secrets.
    with pytest.raises(AttributeError):
        handed.status = Status.CLOSED  # type: ignore[misc]

    for secret in (whole.seed, whole.salt, whole.key):
        assert secret not in str(handed)


def test_summary_hides_misses_and_newcomers() -> None:
    ada = Player("Ada", ADA, misses=1, missed="ask 0 0", new_to=("card",))
    (shown,) = summary(stored(players=[ada])).players
    assert (shown.misses, shown.missed, shown.new_to) == (0, "", ())


class Slippery(Toy):
    """A game that raises when a card is chosen, after it has emptied that hand."""

    async def pick_card(self, seat: int) -> Any:
        await super().pick_card(seat)
        self.state.hands[seat].clear()
        raise ZeroDivisionError


async def test_failing_script_leaves_no_half_step(house: House) -> None:
    house.restart(games={"toy": Slippery})
    table_id = await house.deal(BEN)
    await expect(SomethingBroke, house.press(table_id, BEN, 0))

    assert all((await house.engine(table_id)).game.state.hands)
    assert not house.store.journal


class ConnectionCut(MayBeWritten):
    """The error of a connection that breaks between the commit and its confirmation."""


@pytest.mark.parametrize("is_written", [True, False])
async def test_choice_with_a_cut_commit_is_neither_denied_nor_confirmed(
    house: House, table_id: str, is_written: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = house.store.save

    async def cut(*facts: Any) -> None:
        if is_written:
            await save(*facts)
        raise ConnectionCut

    with monkeypatch.context() as patch:
        patch.setattr(house.store, "save", cut)
        # The player must not be told that it failed: the choice may be stored.
        await expect(OutcomeUnknown, house.press(table_id, BEN, 0))

    assert len(house.store.journal) == is_written

    answered = (await house.question(table_id, BEN)).chosen is not None
    assert answered is is_written, "the next look shows what is written"


async def test_lobby_with_a_cut_commit_is_not_called_a_bug(
    house: House, new_lobby: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cut(*facts: Any) -> None:
        raise ConnectionCut

    monkeypatch.setattr(house.store, "save", cut)
    # The press is answered with the unknown outcome instead of the text for bugs.
    await expect(OutcomeUnknown, house.join(new_lobby, BEN))
