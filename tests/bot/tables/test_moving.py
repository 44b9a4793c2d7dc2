"""Tables that pause, and tables that move to another channel of their server."""

import pytest

from bot.common.refused import Refused
from bot.tables.context import TableLimits
from bot.tables.refusals import HostOrModeratorOnly, OtherServer, TableGone, TooManyTables
from bot.tables.table import Status
from tests.bot.tables.house import ADA, BEN, CHANNEL, CLEO, GUILD, House
from tests.support.expect import expect

ELSEWHERE = CHANNEL + 1


@pytest.fixture
def house() -> House:
    # One table per channel, so that a full channel is easy to reach.
    return House(room=TableLimits(per_channel=1))


async def test_moderator_moves_a_lobby_which_stays_open(house: House, lobby: str) -> None:
    await house.tables.move(lobby, CLEO, GUILD, ELSEWHERE, moderator=True)
    assert [table.id for table in await house.tables.tables_in(ELSEWHERE)] == [lobby]
    assert await house.tables.tables_in(CHANNEL) == []
    assert [table.id for table in await house.tables.tables_on(GUILD)] == [lobby]
    assert [table.id for table in await house.tables.tables_of(BEN)] == [lobby]
    await house.join(lobby, CLEO)

    await house.tables.moderation.end(lobby, ADA)
    await expect(TableGone, house.tables.move(lobby, ADA, GUILD, CHANNEL))


async def test_game_moves_with_its_clocks_running(house: House, table_id: str) -> None:
    before = await house.question(table_id, ADA)
    await house.wait(5)
    await house.tables.move(table_id, ADA, GUILD, ELSEWHERE)
    assert await house.question(table_id, ADA) == before


async def test_paused_game_stays_paused_after_a_move(house: House, table_id: str) -> None:
    await house.tables.pause(table_id, "paused-channel-gone")
    await house.tables.move(table_id, ADA, GUILD, ELSEWHERE)
    table = await house.tables.table(table_id)

    assert (table.status, table.channel_id) == (Status.PAUSED, ELSEWHERE)

    # It resumes when its message has been sent in the new channel.
    house.restart()
    assert house.tables.next_due() is None


@pytest.mark.parametrize(
    ("by", "guild", "refused"),
    [(BEN, GUILD, HostOrModeratorOnly), (ADA, GUILD + 1, OtherServer)],
)
async def test_move_by_a_player_or_to_another_server_is_refused(
    house: House, table_id: str, by: int, guild: int, refused: type[Refused]
) -> None:
    await expect(refused, house.tables.move(table_id, by, guild, ELSEWHERE))

    assert (await house.tables.table(table_id)).channel_id == CHANNEL


async def test_move_to_a_full_channel_is_refused_unless_the_table_is_there(
    house: House, new_lobby: str
) -> None:
    await house.tables.move(new_lobby, ADA, GUILD, CHANNEL)
    await house.tables.move(new_lobby, ADA, GUILD, ELSEWHERE)
    other = await house.open()
    await expect(TooManyTables, house.tables.move(other, ADA, GUILD, ELSEWHERE))


async def test_latest_reason_to_pause_replaces_the_earlier_one(house: House, table_id: str) -> None:
    for reason in ("paused-no-access", "paused-channel-gone"):
        assert (await house.tables.pause(table_id, reason)).reason == reason


async def test_reason_of_a_game_that_cannot_be_resumed_is_kept(house: House, table_id: str) -> None:
    house.restart(games={})
    paused = await house.tables.pause(table_id, "paused-channel-gone")
    assert paused.reason == "paused-cannot-resume"
