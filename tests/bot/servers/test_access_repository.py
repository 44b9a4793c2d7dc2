"""The repository of operator bans."""

from bot.servers.bans import ServerBan, UserBan
from cogs.privacy.repository import ErasureRepository

BEN = 2
HEN = 70
OUT = UserBan(2**62, BEN, 10.0, None, "pecks at people")
SHUT = ServerBan(HEN, 10.0, 99.0, "", leaves=True)


async def test_latest_decision_replaces_the_earlier_one(store):
    for one in (OUT, OUT._replace(at=20.0, until=30.0), SHUT, SHUT._replace(at=20.0, leaves=False)):
        await store.access.put_operator_ban(one)
    assert await store.access.user_bans() == [OUT._replace(at=20.0, until=30.0)]
    assert await store.access.server_bans() == [SHUT._replace(at=20.0, leaves=False)]
    assert (await store.access.server_bans())[0].leaves is False


async def test_lifted_ban_is_deleted(store):
    await store.access.put_operator_ban(OUT)
    await store.access.put_operator_ban(SHUT)
    assert await store.access.lift_user_ban(OUT.mark)
    assert await store.access.lift_server_ban(HEN)
    assert (await store.access.user_bans(), await store.access.server_bans()) == ([], [])
    # The second lift finds nothing.
    assert not await store.access.lift_user_ban(OUT.mark)
    assert not await store.access.lift_server_ban(HEN)


async def test_expired_bans_are_deleted(store):
    await store.access.put_operator_ban(OUT._replace(until=15.0))
    await store.access.put_operator_ban(OUT._replace(mark=5))
    await store.access.put_operator_ban(SHUT._replace(until=15.0))
    await store.bans.drop_past_bans(15.0)

    assert [one.mark for one in await store.access.user_bans()] == [5]
    assert await store.access.server_bans() == []


async def test_ban_survives_an_erasure_without_id_and_reason(store):
    await store.access.put_operator_ban(OUT)
    await ErasureRepository(store.database).forget_person(BEN)
    assert await store.access.user_bans() == [OUT._replace(user_id=None, reason="")]


async def test_ban_of_a_server_survives_the_bots_departure(store):
    # Otherwise the server could remove and add the bot to lift its ban.
    await store.access.put_operator_ban(SHUT)
    erasure = ErasureRepository(store.database)
    await erasure.forget_server(HEN)
    assert await store.access.server_bans() == [SHUT]
    assert HEN not in await erasure.servers()
