"""The repository of operator bans."""

from bot.servers.access_list import ShutOut, ShutServer
from cogs.privacy.repository import ErasureRepository

BEN = 2
HEN = 70
OUT = ShutOut(2**62, BEN, 10.0, None, "pecks at people")
SHUT = ShutServer(HEN, 10.0, 99.0, "", leaves=True)


async def test_latest_decision_replaces_the_earlier_one(store):
    for one in (OUT, OUT._replace(at=20.0, until=30.0), SHUT, SHUT._replace(at=20.0, leaves=False)):
        await store.access.shut(one)
    assert await store.access.shut_out() == [OUT._replace(at=20.0, until=30.0)]
    assert await store.access.shut_servers() == [SHUT._replace(at=20.0, leaves=False)]
    assert (await store.access.shut_servers())[0].leaves is False


async def test_lifted_ban_is_deleted(store):
    await store.access.shut(OUT)
    await store.access.shut(SHUT)
    assert await store.access.let_in(OUT.mark)
    assert await store.access.let_server_in(HEN)
    assert (await store.access.shut_out(), await store.access.shut_servers()) == ([], [])
    # The second lift finds nothing.
    assert not await store.access.let_in(OUT.mark)
    assert not await store.access.let_server_in(HEN)


async def test_expired_bans_are_deleted(store):
    await store.access.shut(OUT._replace(until=15.0))
    await store.access.shut(OUT._replace(mark=5))
    await store.access.shut(SHUT._replace(until=15.0))
    await store.bans.drop_past_bans(15.0)

    assert [one.mark for one in await store.access.shut_out()] == [5]
    assert await store.access.shut_servers() == []


async def test_ban_survives_an_erasure_without_id_and_reason(store):
    await store.access.shut(OUT)
    await ErasureRepository(store.database).forget_person(BEN)
    assert await store.access.shut_out() == [OUT._replace(user_id=None, reason="")]


async def test_ban_of_a_server_survives_the_bots_departure(store):
    # Otherwise the server could remove and add the bot to lift its ban.
    await store.access.shut(SHUT)
    erasure = ErasureRepository(store.database)
    await erasure.forget_server(HEN)
    assert await store.access.shut_servers() == [SHUT]
    assert HEN not in await erasure.servers()
