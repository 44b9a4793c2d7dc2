"""A table that pauses, and one that moves to another channel of its server."""

import pytest

from bot.common.refused import Refused
from bot.tables.context import TableLimits
from bot.tables.refusals import HostOrModeratorOnly, OtherServer, TableGone, TooManyTables
from bot.tables.table import Status
from tests.bot.tables.house import ADA, BEN, CHANNEL, CLEO, GUILD, House

ELSEWHERE = CHANNEL + 1


@pytest.fixture
def house() -> House:
    return House(room=TableLimits(per_channel=1))


async def test_a_lobby_moves_and_goes_on_as_it_was(house: House) -> None:
    table_id = await house.open(BEN)
    await house.tables.move(table_id, ADA, GUILD, ELSEWHERE)
    assert [one.id for one in await house.tables.tables_in(ELSEWHERE)] == [table_id]
    assert await house.tables.tables_in(CHANNEL) == []
    await house.tables.lobbies.join(table_id, CLEO, "Cleo", "en", "joined 1")


async def test_a_game_moves_with_its_clocks_running(house: House) -> None:
    table_id = await house.deal(BEN)
    before = (await house.scene(table_id, ADA)).question
    await house.wait(5)
    table = await house.tables.move(table_id, ADA, GUILD, ELSEWHERE)

    assert table.status is Status.PLAYING
    assert (await house.scene(table_id, ADA)).question == before


async def test_a_paused_game_waits_until_it_is_seen(house: House) -> None:
    table_id = await house.deal(BEN)
    await house.tables.pause(table_id, "paused-channel-gone")
    table = await house.tables.move(table_id, ADA, GUILD, ELSEWHERE)

    assert (table.status, table.channel_id) == (Status.PAUSED, ELSEWHERE)

    house.restart()
    assert house.tables.next_due() is None


@pytest.mark.parametrize(
    ("by", "guild", "refused"),
    [(BEN, GUILD, HostOrModeratorOnly), (ADA, GUILD + 1, OtherServer)],
)
async def test_who_may_not_move_it_and_where_to(
    house: House, by: int, guild: int, refused: type[Refused]
) -> None:
    table_id = await house.deal(BEN)
    with pytest.raises(refused):
        await house.tables.move(table_id, by, guild, ELSEWHERE)

    assert (await house.tables.table(table_id)).channel_id == CHANNEL


async def test_a_moderator_may(house: House) -> None:
    table_id = await house.deal(BEN)
    moved = await house.tables.move(table_id, CLEO, GUILD, ELSEWHERE, moderator=True)
    assert moved.channel_id == ELSEWHERE


async def test_a_full_channel_takes_no_more_but_what_stands_there_may_stay(house: House) -> None:
    table_id = await house.open()
    await house.tables.move(table_id, ADA, GUILD, CHANNEL)
    await house.tables.move(table_id, ADA, GUILD, ELSEWHERE)
    other = await house.open()
    with pytest.raises(TooManyTables):
        await house.tables.move(other, ADA, GUILD, ELSEWHERE)


async def test_what_is_over_does_not_move(house: House) -> None:
    table_id = await house.open()
    await house.tables.moderation.end(table_id, ADA)
    with pytest.raises(TableGone):
        await house.tables.move(table_id, ADA, GUILD, ELSEWHERE)


async def test_the_newest_reason_to_pause_counts(house: House) -> None:
    table_id = await house.deal(BEN)
    await house.tables.pause(table_id, "paused-no-access")
    table = await house.tables.pause(table_id, "paused-channel-gone")
    assert table.reason == "paused-channel-gone"


async def test_a_game_that_cannot_be_resumed_keeps_saying_so(house: House) -> None:
    table_id = await house.deal(BEN)
    house.settings["games"] = {}
    house.restart()
    table = await house.tables.pause(table_id, "paused-channel-gone")
    assert table.reason == "paused-cannot-resume"


async def test_the_tables_of_a_server(house: House) -> None:
    table_id = await house.open()
    assert [one.id for one in await house.tables.tables_on(GUILD)] == [table_id]
    assert await house.tables.tables_on(GUILD + 1) == []
    await house.tables.moderation.end(table_id, ADA)
    assert await house.tables.tables_on(GUILD) == []
