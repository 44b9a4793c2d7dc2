"""A change of a table is made on a draft: all of it is committed, or nothing; then it is told."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest

from bot.common.refused import MayBeWritten, Refused
from bot.tables.audit import Noted
from bot.tables.refusals import NotAtThisTable, OutcomeUnknown, SomethingBroke, TableFull
from bot.tables.repository import Checkpoint, Entry
from bot.tables.scene import TableSummary, summary
from bot.tables.session import Session
from bot.tables.table import Absence, Guest, Status, Table
from bot.tables.tables import Tables
from games.engine.asks import Choice
from tests.bot.tables.house import (
    ADA,
    BEN,
    CHANNEL,
    CLEO,
    DAN,
    GUILD,
    NAMES,
    House,
    MemoryStore,
)
from tests.bot.tables.ordered import Ordered
from tests.games.engine.toy import Toy


@pytest.fixture
def house() -> House:
    return House()


# -- committed before told -------------------------------------------------------------------------


async def test_when_a_step_is_told_a_second_reader_finds_it(house: House) -> None:
    table_id = await house.deal(BEN)
    found: list[tuple[int, int]] = []

    def changed(table_id: str) -> None:
        found.append((len(house.store.journal), house.store.tables[table_id].revision))

    house.tables.on_change.append(changed)
    for steps in (1, 2):
        await house.press(table_id, BEN, 0)
        assert found[-1] == (steps, steps)


async def test_and_so_of_who_comes_who_goes_and_how_it_ends(house: House) -> None:
    table_id = await house.open()
    found: list[tuple[int, Status]] = []

    def changed(table_id: str) -> None:
        stored = house.store.tables[table_id]
        found.append((len(stored.players), stored.status))

    house.tables.on_change.append(changed)
    house.tables.on_end.append(changed)
    await house.tables.lobbies.join(table_id, BEN, "Ben", "en", "joined 1")
    await house.tables.lobbies.join(table_id, CLEO, "Cleo", "en", "joined 1")
    await house.tables.lobbies.leave(table_id, CLEO)
    await house.tables.lobbies.start(table_id, ADA)
    await house.tables.moderation.end(table_id, ADA)
    lobby = Status.LOBBY
    playing = Status.PLAYING
    closed = Status.CLOSED

    assert found == [(2, lobby), (3, lobby), (2, lobby), (2, playing), (2, closed), (2, closed)]


async def test_what_changes_nothing_is_neither_written_nor_told(house: House) -> None:
    table_id = await house.deal(BEN)
    house.store.stuck = True
    told = len(house.told)
    async with house.changing(table_id):
        pass

    await house.tables.unpause(table_id, 99)
    assert len(house.told) == told


async def test_what_was_written_is_not_kept_in_memory(house: House) -> None:
    """A checkpoint holds the whole game, and there are thousands of tables."""
    table_id = await house.deal(BEN)
    assert house.store.checkpoints
    session = await house.session(table_id)
    assert (session.entry, session.checkpoint) == (None, None)


Door = Callable[[Tables, str], Awaitable[TableSummary]]

IN_A_LOBBY: dict[str, Door] = {
    "join": lambda tables, one: tables.lobbies.join(one, DAN, "Dan", "en", "joined 1"),
    "cut": lambda tables, one: tables.lobbies.cut(one, BEN, "cut anew"),
    "decline": lambda tables, one: tables.lobbies.decline(one, DAN),
    "leave": lambda tables, one: tables.lobbies.leave(one, BEN),
    "add a house player": lambda tables, one: tables.lobbies.add_house(one, ADA),
    "remove": lambda tables, one: tables.lobbies.remove(one, ADA, 1),
    "start": lambda tables, one: tables.lobbies.start(one, ADA),
    "depart": lambda tables, one: tables.depart(one, BEN),
    "move": lambda tables, one: tables.move(one, ADA, GUILD, CHANNEL + 1),
    "end": lambda tables, one: tables.moderation.end(one, ADA),
}
IN_A_GAME: dict[str, Door] = {
    "give an order": lambda tables, one: tables.give_order(one, ADA, "peace", ["on"]),
    "depart": lambda tables, one: tables.depart(one, BEN),
    "pause": lambda tables, one: tables.pause(one, "paused-channel-gone"),
    "unpause": lambda tables, one: tables.unpause(one, CHANNEL),
    "close": lambda tables, one: tables.close(one, "closed-channel-gone"),
}


@pytest.mark.parametrize("door", IN_A_LOBBY)
async def test_whoever_changes_a_lobby_gets_the_table_as_it_is_then(door: str) -> None:
    house = House()
    table_id = await house.open(BEN, CLEO)
    async with house.changing(table_id) as change:
        change.table.guest = Guest(DAN, "Dan")

    found = await IN_A_LOBBY[door](house.tables, table_id)
    assert found == summary(house.store.tables[table_id])


@pytest.mark.parametrize("door", IN_A_GAME)
async def test_and_so_does_whoever_changes_a_game(door: str) -> None:
    house = House(games={"toy": Ordered})
    table_id = await house.deal(BEN)
    found = await IN_A_GAME[door](house.tables, table_id)
    assert found == summary(house.store.tables[table_id])


# -- one thing at a time ---------------------------------------------------------------------------


class SlowDisk(MemoryStore):
    async def save(
        self,
        table: Table,
        entry: Entry | None = None,
        checkpoint: Checkpoint | None = None,
        noted: Noted | None = None,
    ) -> None:
        await asyncio.sleep(0)
        await super().save(table, entry, checkpoint, noted)
        await asyncio.sleep(0)


async def test_who_comes_in_the_same_breath_gets_a_seat_of_their_own(house: House) -> None:
    house.store = SlowDisk()
    house.restart()
    table_id = await house.open()
    people = (BEN, CLEO, DAN)
    await asyncio.gather(
        *(house.tables.lobbies.join(table_id, one, NAMES[one], "en", "joined 1") for one in people),
        house.tables.lobbies.leave(table_id, ADA),
    )
    for table in (await house.row(table_id), house.store.tables[table_id]):
        assert {player.user_id for player in table.players} == {*people}


async def test_a_look_waits_for_the_change_that_is_under_way(house: House) -> None:
    """The engine is ahead of the store by then."""
    house.store = SlowDisk()
    house.restart()
    table_id = await house.deal(BEN)
    question = await house.question(table_id, BEN)
    pressed = asyncio.create_task(house.tables.press(table_id, BEN, question.token, [0]))
    await asyncio.sleep(0)

    assert (await house.tables.scene(table_id)).revision == len(house.store.journal) == 1

    await pressed


async def test_a_press_that_is_cancelled_leaves_what_the_store_knows(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody knows what was written: here it was, and nobody has been told."""
    table_id = await house.deal(BEN)
    question = await house.question(table_id, BEN)
    save = house.store.save
    written = asyncio.Event()

    async def slowly(*what: Any) -> None:
        await save(*what)
        written.set()
        await asyncio.Event().wait()

    with monkeypatch.context() as patched:
        patched.setattr(house.store, "save", slowly)
        pressed = asyncio.create_task(house.tables.press(table_id, BEN, question.token, [0]))
        await written.wait()
        pressed.cancel()
        with pytest.raises(asyncio.CancelledError):
            await pressed

    assert table_id not in house.tables.sessions._sessions
    assert (await house.tables.scene(table_id)).revision == len(house.store.journal) == 1
    assert (await house.scene(table_id, BEN)).question != question


# -- all or nothing --------------------------------------------------------------------------------


async def done_and_refused(
    house: House, table_id: str, does: Callable[[Session], object], refusal: Refused
) -> None:
    """A change that finds out at its end that it must not be."""
    with pytest.raises(type(refusal)):
        await _refused(house, table_id, does, refusal)


async def _refused(
    house: House, table_id: str, does: Callable[[Session], object], refusal: Refused
) -> None:
    async with house.changing(table_id) as change:
        does(change)
        raise refusal


async def test_a_change_that_is_refused_at_its_end_has_not_happened(house: House) -> None:
    table_id = await house.deal(BEN)
    before = await house.row(table_id)

    def everything(change: Session) -> None:
        change.table.change_player(0, absence=Absence.LEFT)
        change.table.tell("table-away-left", seat=0)
        change.table.close("closed-by-host")
        change.think_again()

    await done_and_refused(house, table_id, everything, NotAtThisTable())
    session = await house.session(table_id)
    assert session.table == before == house.store.tables[table_id]
    assert session.thoughts


async def test_a_step_that_is_refused_at_its_end_is_taken_back_too(house: House) -> None:
    """An engine cannot go back: it is made anew from the store."""
    table_id = await house.deal(BEN)
    question = await house.question(table_id, BEN)
    seat = await house.seat(table_id, BEN)
    choice: Choice = (question.decision.options[0],)
    step = partial(Session.take, seat=seat, choice=choice, cause="player", now=0.0)
    await done_and_refused(house, table_id, step, TableFull(most=2))

    assert not house.store.journal
    assert (await house.question(table_id, BEN)).token == question.token

    await house.press(table_id, BEN, 0)
    assert len(house.store.journal) == 1


async def test_what_somebody_was_handed_does_not_learn_of_a_change(house: House) -> None:
    """Least of all of one that was never committed."""
    table_id = await house.open(BEN)
    handed = await house.tables.table(table_id)
    whole = await house.row(table_id)
    house.store.fail = True
    with pytest.raises(OSError, match="disk full"):
        await house.tables.lobbies.join(table_id, CLEO, "Cleo", "en", "joined 1")

    await house.tables.lobbies.join(table_id, DAN, "Dan", "en", "joined 1")
    for table in (handed, whole):
        assert [player.name for player in table.players] == ["Ada", "Ben"]
        assert table.status is Status.LOBBY


async def test_what_is_handed_out_cannot_be_changed_and_tells_no_secrets(house: House) -> None:
    table_id = await house.deal(BEN)
    async with house.changing(table_id) as change:
        change.table.change_player(0, misses=1, missed="ask 0 0", new_to=("card",))

    table = await house.row(table_id)
    summary = await house.tables.table(table_id)
    with pytest.raises(AttributeError):
        summary.status = Status.CLOSED  # type: ignore[misc]

    assert (summary.players[0].misses, summary.players[0].new_to) == (0, ())

    for secret in (table.seed, table.salt, table.key):
        assert secret not in str(summary)


class Slippery(Toy):
    """Breaks when a card is chosen, with that hand gone."""

    async def pick_card(self, seat: int) -> Any:
        await super().pick_card(seat)
        self.state.hands[seat].clear()
        raise ZeroDivisionError


async def test_a_script_that_breaks_half_way_leaves_no_half_step(house: House) -> None:
    house.settings["games"] = {"toy": Slippery}
    house.restart()
    table_id = await house.deal(BEN)
    with pytest.raises(SomethingBroke):
        await house.press(table_id, BEN, 0)

    assert all((await house.engine(table_id)).game.state.hands)
    assert not house.store.journal


class ConnectionCut(MayBeWritten):
    """As PostgreSQL's, where the line breaks between the commit and its answer."""


@pytest.mark.parametrize("is_written", [True, False])
async def test_choice_whose_commit_was_cut_is_neither_denied_nor_confirmed(
    house: House, is_written: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await house.deal(BEN)
    save = house.store.save

    async def cut(*facts: Any) -> None:
        if is_written:
            await save(*facts)
        raise ConnectionCut

    with monkeypatch.context() as patch:
        patch.setattr(house.store, "save", cut)
        with pytest.raises(OutcomeUnknown):
            await house.press(table_id, BEN, 0)

    assert len(house.store.journal) == is_written

    answered = (await house.question(table_id, BEN)).chosen is not None
    assert answered is is_written, "the next look shows what is written"


async def test_lobby_whose_commit_was_cut_is_not_called_a_bug(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await house.open()

    async def cut(*facts: Any) -> None:
        raise ConnectionCut

    monkeypatch.setattr(house.store, "save", cut)
    with pytest.raises(OutcomeUnknown):
        await house.tables.lobbies.join(table_id, BEN, "Ben", "en", "joined 1")
