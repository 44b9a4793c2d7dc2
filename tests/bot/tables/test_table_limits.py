"""Limits of tables for a channel, a server and a host, also for simultaneous openings."""

import asyncio

import pytest

from bot.common.refused import Refused
from bot.tables.context import TableLimits
from bot.tables.refusals import TooManyTables, TooManyTablesOfYours, TooManyTablesOnServer
from bot.tables.scene import TableSummary
from bot.tables.table import Pace, Table
from tests.bot.tables.house import ADA, BEN, House, MemoryStore
from tests.support.expect import expect

ONE = 70
OTHER = 80


class SlowStore(MemoryStore):
    """A store that yields while it counts, as a database would."""

    async def tables_in(self, channel_id: int) -> list[Table]:
        found = await super().tables_in(channel_id)
        # Other tasks can add tables after the count.
        await asyncio.sleep(0)
        return found

    async def crowd(self, guild_id: int, host_id: int) -> tuple[int, int]:
        found = await super().crowd(guild_id, host_id)
        await asyncio.sleep(0)
        return found


@pytest.fixture
def house() -> House:
    house = House(room=TableLimits(per_channel=2, per_server=5, per_person=3))
    house.store = SlowStore()
    house.restart()
    return house


async def opened(house: House, *, guild: int = ONE, channel: int, host: int = ADA) -> TableSummary:
    return await house.tables.lobbies.open(
        game="toy",
        guild_id=guild,
        channel_id=channel,
        host_id=host,
        host_name="Ada",
        host_locale="en",
        host_cut="joined 1",
        locale="en",
        pace=Pace.NORMAL,
        level="random",
    )


async def all_at_once(house: House, hosts: list[int], channels: list[int]) -> list[type]:
    """Open a table for each host at the same time, and return the types of the results."""
    tried = [opened(house, channel=one, host=two) for one, two in zip(channels, hosts, strict=True)]
    found = await asyncio.gather(*tried, return_exceptions=True)
    assert all(isinstance(one, TableSummary | Refused) for one in found), found
    return [type(one) for one in found]


async def test_channel_has_a_limit_of_tables(house: House) -> None:
    tables = [await opened(house, channel=71, host=host) for host in (1, 2)]
    refused = await expect(TooManyTables, opened(house, channel=71, host=3))

    assert refused.facts == {"most": 2}

    await house.tables.moderation.end(tables[0].id, 1)
    await opened(house, channel=71, host=3)


async def test_host_has_a_limit_of_tables_on_a_server(house: House) -> None:
    tables = [await opened(house, channel=channel) for channel in (71, 72, 73)]
    await expect(TooManyTablesOfYours, opened(house, channel=74))

    await opened(house, channel=74, host=BEN)
    # Another host, or another server, has a count of its own.
    await opened(house, guild=OTHER, channel=81)
    # A former host no longer counts.
    await house.join(tables[0].id, BEN)
    await house.tables.lobbies.leave(tables[0].id, ADA)
    await opened(house, channel=75)


async def test_server_has_a_limit_of_tables(house: House) -> None:
    for number in range(5):
        await opened(house, channel=71 + number, host=number + 1)
    await expect(TooManyTablesOnServer, opened(house, channel=79, host=9))
    await opened(house, guild=OTHER, channel=81, host=9)


async def test_simultaneous_openings_respect_the_limits(house: House) -> None:
    ten = list(range(10))
    of_one = await all_at_once(house, [ADA] * 10, [100 + number for number in ten])
    # Three for each person, and then two more until the server's five are reached.
    assert (of_one.count(TableSummary), of_one.count(TooManyTablesOfYours)) == (3, 7)
    of_many = await all_at_once(house, [10 + number for number in ten], [200 + one for one in ten])
    assert (of_many.count(TableSummary), of_many.count(TooManyTablesOnServer)) == (2, 8)
