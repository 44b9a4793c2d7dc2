"""Once more: all presses after the first, until the flock of the game before is complete."""

import asyncio
from typing import Any

import pytest

from bot.common.refused import NotWritten, Refused
from bot.tables.lobbies import NOT_AGAIN
from bot.tables.refusals import SeatKept, TableFull
from bot.tables.table import Absence, Guest, Table
from tests.bot.tables.house import ADA, BEN, CLEO, DAN, House, MemoryStore
from tests.bot.tables.rematches import (
    ELSEWHERE,
    EVE,
    GAMES,
    LOBBY,
    OVER,
    PLAYING,
    again,
    live,
    names,
    played,
)
from tests.support.found import found


@pytest.fixture
def house() -> House:
    return House(games=GAMES)


# -- all presses after it --------------------------------------------------------------------------


async def test_the_others_join_and_the_last_one_deals(house: House) -> None:
    old = await played(house, BEN, CLEO)
    new = (await again(house, old, BEN)).table
    joined = await again(house, old, ADA)

    assert not joined.is_new
    assert (joined.table.id, joined.table.status) == (new.id, LOBBY)

    dealt = (await again(house, old, CLEO)).table
    assert (dealt.id, dealt.status) == (new.id, PLAYING)
    assert {*names(dealt)} == {"Ada", "Ben", "Cleo"}


async def test_it_speaks_what_was_spoken_before(house: House) -> None:
    """Its host may have chosen that, and nobody was asked since."""
    old = await played(house, BEN)
    async with house.changing(old) as change:
        change.table.locale = "de"

    new = (await again(house, old, BEN)).table
    assert (await house.row(new.id)).locale == "de"


async def test_whoever_presses_twice_sits_there_once(house: House) -> None:
    old = await played(house, BEN, CLEO)
    new = await again(house, old, ADA)
    twice = await again(house, old, ADA)

    assert not twice.is_new
    assert twice.table == new.table
    assert len(await live(house)) == 1


async def test_all_at_the_same_moment_meet_at_one_table() -> None:
    class Slow(MemoryStore):
        async def next_number(self, guild_id: int) -> int:
            await asyncio.sleep(0)
            return await super().next_number(guild_id)

        async def save(self, *written: Any) -> None:
            await asyncio.sleep(0)
            await super().save(*written)

    house = House(games=GAMES)
    house.store = Slow()
    house.restart()
    old = await played(house, BEN, CLEO)
    found = await asyncio.gather(*(again(house, old, one) for one in (CLEO, ADA, ADA, BEN)))

    assert sorted(one.is_new for one in found) == [False, False, False, True]

    (only,) = {one.table.id for one in found}
    table = await house.row(only)
    assert (table.status, {*names(table)}) == (PLAYING, {"Ada", "Ben", "Cleo"})


async def test_the_join_of_the_lobby_does_the_same(house: House) -> None:
    old = await played(house, BEN)
    new = (await again(house, old, ADA)).table
    dealt = await house.tables.lobbies.join(new.id, BEN, "Ben", "en", "joined 2")
    assert dealt.status is PLAYING


async def test_whoever_watched_may_join_but_is_not_waited_for(house: House) -> None:
    old = await played(house, BEN)
    new = (await again(house, old, ADA)).table
    joined = (await again(house, old, CLEO)).table
    assert (joined.id, joined.status, names(joined)) == (new.id, LOBBY, ["Ada", "Cleo"])
    assert {*names((await again(house, old, BEN)).table)} == {"Ada", "Ben", "Cleo"}


async def test_until_it_is_full(house: House) -> None:
    old = await played(house, BEN)
    await again(house, old, ADA)
    for watcher in (CLEO, DAN, EVE):
        await again(house, old, watcher)

    with pytest.raises(TableFull):
        await again(house, old, BEN)


async def test_a_table_where_somebody_is_missing_waits_for_its_host(house: House) -> None:
    old = await played(house, BEN, CLEO)
    new = (await again(house, old, ADA)).table
    assert (await again(house, old, BEN)).table.status is LOBBY
    assert (await house.tables.lobbies.start(new.id, ADA)).status is PLAYING


async def test_nothing_is_dealt_where_no_table_may_stand(house: House) -> None:
    class NotHere(Refused):
        pass

    def nowhere(_: int) -> None:
        raise NotHere

    old = await played(house, BEN)
    await again(house, old, ADA)
    joined = (await again(house, old, BEN, check=nowhere)).table

    assert (joined.status, names(joined)) == (LOBBY, ["Ada", "Ben"])


async def test_nor_with_too_few(house: House) -> None:
    """The host has shown the house player the door, and Ada's own fill is nobody."""
    old = await house.open()
    await house.tables.lobbies.add_house(old, ADA)
    await house.tables.lobbies.start(old, ADA)
    async with house.changing(old) as change:
        change.table.status = OVER

    assert (await again(house, old, ADA)).table.status is PLAYING

    async with house.changing(old) as change:
        change.table.players[:] = [one for one in change.table.players if not one.is_house]
        change.table.rematch = change.table.rematch.__class__()

    assert (await again(house, old, ADA)).table.status is LOBBY


# -- for one, and for two --------------------------------------------------------------------------


async def test_practice_is_dealt_at_once_and_nobody_is_called(house: House) -> None:
    old = await played(house, fill=3)
    new = await again(house, old, ADA)
    assert (new.is_new, new.table.status, len(new.table.players)) == (True, PLAYING, 3)
    assert (await house.row(new.table.id)).rematch.called == ()


async def test_a_duel_takes_two_presses(house: House) -> None:
    old = await played(house, BEN, game="duel")
    new = (await again(house, old, BEN)).table
    assert (await house.row(new.id)).guest == Guest(ADA, "Ada")

    with pytest.raises(SeatKept):
        await again(house, old, CLEO)

    assert (await again(house, old, ADA)).table.status is PLAYING


async def test_a_duel_that_is_declined_is_anybodys(house: House) -> None:
    old = await played(house, BEN, game="duel")
    new = (await again(house, old, ADA)).table
    await house.tables.lobbies.decline(new.id, BEN)
    joined = (await again(house, old, CLEO)).table
    assert (joined.status, names(joined)) == (LOBBY, ["Ada", "Cleo"])


async def test_no_seat_is_kept_for_who_had_gone(house: House) -> None:
    old = await house.deal(BEN, game="duel")
    async with house.changing(old) as change:
        seat = found(change.table.seat_of(BEN))
        change.table.change_player(seat, absence=Absence.LEFT)
        change.table.status = OVER

    await again(house, old, ADA)
    assert names((await again(house, old, CLEO)).table) == ["Ada", "Cleo"]


# -- what becomes of the table after ---------------------------------------------------------------


async def test_who_comes_too_late_is_led_there_and_changes_nothing(house: House) -> None:
    old = await played(house, BEN)
    new = (await again(house, old, ADA)).table
    await again(house, old, BEN)

    for person in (ADA, CLEO):
        late = await again(house, old, person)
        assert (late.is_new, late.table.id, late.table.status) == (False, new.id, PLAYING)

    async with house.changing(new.id) as change:
        change.table.status = OVER

    late = await again(house, old, ADA)
    assert (late.is_new, late.table.id, late.table.status) == (False, new.id, OVER)


@pytest.mark.parametrize("later", [1.0, NOT_AGAIN])
async def test_where_nobody_dealt_another_one_opens(house: House, later: float) -> None:
    """And rings nobody a second time within ten minutes."""
    old = await played(house, BEN)
    first = (await again(house, old, ADA)).table
    await house.tables.lobbies.leave(first.id, ADA)
    house.clock.time += later
    second = await again(house, old, BEN)

    assert second.is_new
    assert second.table.id != first.id

    called = (await house.row(second.table.id)).rematch.called
    assert called == ((ADA,) if later == NOT_AGAIN else ())
    assert (await again(house, old, ADA)).table.id == second.table.id


async def test_a_table_that_moved_is_joined_where_it_is(house: House) -> None:
    old = await played(house, BEN, CLEO)
    new = (await again(house, old, ADA)).table
    await house.tables.move(new.id, ADA, new.guild_id, ELSEWHERE)
    joined = (await again(house, old, BEN)).table
    assert (joined.id, joined.channel_id) == (new.id, ELSEWHERE)


async def test_moving_the_next_table_and_pressing_do_not_wait_for_each_other(house: House) -> None:
    old = await played(house, BEN, CLEO)
    new = (await again(house, old, ADA)).table
    async with asyncio.timeout(5):
        await asyncio.gather(
            house.tables.move(new.id, ADA, new.guild_id, ELSEWHERE),
            again(house, old, BEN),
            again(house, old, CLEO),
        )

    assert (await house.row(new.id)).status is PLAYING


# -- written down ----------------------------------------------------------------------------------


async def test_the_same_result_leads_to_the_same_table_after_a_restart(house: House) -> None:
    old = await played(house, BEN, CLEO)
    new = (await again(house, old, ADA)).table
    house.restart()

    assert (await house.tables.scene(old)).rematch.sequel == (await house.row(old)).rematch.sequel
    assert (await again(house, old, BEN)).table.id == new.id
    assert (await again(house, old, CLEO)).table.status is PLAYING


async def test_killed_between_the_link_and_the_table_another_one_opens(house: House) -> None:
    class Dying(MemoryStore):
        """Nobody hears of a table that is new."""

        async def save(self, table: Table, *more: Any) -> None:
            if table.id not in self.tables:
                raise NotWritten
            await super().save(table, *more)

    old = await played(house, BEN)
    healthy = house.store
    house.store = Dying(tables=house.store.tables)
    house.store.journal = healthy.journal
    house.store.checkpoints = healthy.checkpoints
    house.restart()
    with pytest.raises(NotWritten):
        await again(house, old, ADA)

    assert (await house.row(old)).rematch.sequel is not None

    house.store = healthy
    house.restart()
    assert (await again(house, old, ADA)).is_new
    assert len(await live(house)) == 1


async def test_a_deal_that_cannot_be_written_leaves_the_lobby_to_its_host(house: House) -> None:
    """Practice: it would be dealt as it is opened."""

    class NoDeals(MemoryStore):
        async def save(self, table: Table, *more: Any) -> None:
            if table.status is PLAYING:
                raise NotWritten
            await super().save(table, *more)

    old = await played(house, fill=2)
    healthy = house.store
    house.store = NoDeals(tables=house.store.tables)
    house.store.journal = healthy.journal
    house.store.checkpoints = healthy.checkpoints
    house.restart()
    new = await again(house, old, ADA)

    assert (new.is_new, new.table.status) == (True, LOBBY)

    house.store = healthy
    house.restart()
    assert (await house.tables.lobbies.start(new.table.id, ADA)).status is PLAYING


async def test_a_link_that_cannot_be_written_opens_nothing(house: House) -> None:
    old = await played(house, BEN)
    house.store.stuck = True
    with pytest.raises(NotWritten):
        await again(house, old, ADA)

    house.store.stuck = False
    assert await live(house) == []
    assert (await again(house, old, ADA)).is_new


async def test_a_game_ends_once(house: House) -> None:
    """Its record is not due again because somebody plays on."""
    old = await played(house, BEN)
    ended: list[str] = []
    house.tables.on_end.append(ended.append)
    await again(house, old, ADA)

    assert ended == []
