"""Who may not sit down where, as it is stored."""

from bot.servers.bans import Ban
from bot.tables.audit import AuditAct, Deed
from cogs.privacy.repository import ErasureRepository

HEN = 70
OTHER = 71
MODERATOR = 1
BEN = 2
DEED = Deed(MODERATOR, AuditAct.BAN, value="none", other=BEN)
BAN = Ban(HEN, 2**62, 10.0, None, MODERATOR, BEN, "pecks at people")


async def test_the_key_stays_the_same(store):
    key = await store.access.ban_key()
    assert len(key) == 32
    assert await store.access.ban_key() == key


async def test_what_was_decided_last_counts_and_is_audited(store):
    await store.bans.put_ban(BAN, DEED)
    await store.bans.put_ban(BAN._replace(at=20.0, until=99.0, reason=""), DEED)
    await store.bans.put_ban(BAN._replace(guild_id=OTHER, at=30.0), DEED)

    assert await store.bans.bans_on(HEN) == [BAN._replace(at=20.0, until=99.0, reason="")]
    assert [ban.guild_id for ban in await store.bans.every_ban()] == [OTHER, HEN]
    assert [line.act for line in await store.servers.audit(HEN, None, 9)] == ["ban", "ban"]


async def test_lifted_it_is_gone(store):
    await store.bans.put_ban(BAN, DEED)
    await store.bans.drop_ban(HEN, BAN.mark, 20.0, Deed(MODERATOR, AuditAct.LIFT, other=BEN))
    assert await store.bans.every_ban() == []
    assert [line.act for line in await store.servers.audit(HEN, None, 9)] == ["lift", "ban"]


async def test_what_is_past_goes(store):
    for mark, until in ((3, 15.0), (4, 15.5), (5, None)):
        await store.bans.put_ban(BAN._replace(mark=mark, until=until), DEED)
    await store.bans.drop_past_bans(15.0)
    assert {ban.mark for ban in await store.bans.every_ban()} == {4, 5}


async def test_it_outlives_whom_it_names_without_their_id_and_without_words(store):
    await store.bans.put_ban(BAN, DEED)
    await ErasureRepository(store.database).forget_person(BEN)
    assert await store.bans.bans_on(HEN) == [BAN._replace(other=None, reason="")]


async def test_and_who_decided_it(store):
    await store.bans.put_ban(BAN, DEED)
    await ErasureRepository(store.database).forget_person(MODERATOR)
    assert await store.bans.bans_on(HEN) == [BAN._replace(by=None, reason="")]


async def test_it_goes_with_its_server(store):
    await store.bans.put_ban(BAN, DEED)
    await ErasureRepository(store.database).forget_server(HEN)
    assert await store.bans.every_ban() == []


async def test_nobody_is_told_of_one_by_what_is_known_of_them(store):
    await store.bans.put_ban(BAN, DEED)
    assert (await ErasureRepository(store.database).known_of(BEN))["bans"] == []
