"""The repository of a server's bans."""

import pytest

from bot.servers.bans import Ban
from bot.tables.audit import AuditAct, Deed
from cogs.privacy.repository import ErasureRepository

HEN = 70
OTHER = 71
MODERATOR = 1
BEN = 2
DEED = Deed(MODERATOR, AuditAct.BAN, value="none", other=BEN)
BAN = Ban(HEN, 2**62, 10.0, None, MODERATOR, BEN, "pecks at people")


async def test_ban_key_never_changes(store):
    key = await store.access.ban_key()
    assert len(key) == 32
    assert await store.access.ban_key() == key


async def test_latest_decision_replaces_the_earlier_one_and_is_audited(store):
    await store.bans.put_ban(BAN, DEED)
    await store.bans.put_ban(BAN._replace(at=20.0, until=99.0, reason=""), DEED)
    await store.bans.put_ban(BAN._replace(guild_id=OTHER, at=30.0), DEED)

    assert await store.bans.bans_on(HEN) == [BAN._replace(at=20.0, until=99.0, reason="")]
    assert [ban.guild_id for ban in await store.bans.every_ban()] == [OTHER, HEN]
    assert [line.act for line in await store.servers.audit(HEN, None, 9)] == ["ban", "ban"]


async def test_lifted_ban_is_deleted_and_audited(store):
    await store.bans.put_ban(BAN, DEED)
    await store.bans.drop_ban(HEN, BAN.mark, 20.0, Deed(MODERATOR, AuditAct.LIFT, other=BEN))
    assert await store.bans.every_ban() == []
    assert [line.act for line in await store.servers.audit(HEN, None, 9)] == ["lift", "ban"]


async def test_expired_bans_are_deleted(store):
    for mark, until in ((3, 15.0), (4, 15.5), (5, None)):
        await store.bans.put_ban(BAN._replace(mark=mark, until=until), DEED)
    await store.bans.drop_past_bans(15.0)
    assert {ban.mark for ban in await store.bans.every_ban()} == {4, 5}


@pytest.mark.parametrize(
    ("person", "left"),
    [
        (BEN, BAN._replace(other=None, reason="")),
        (MODERATOR, BAN._replace(by=None, reason="")),
    ],
)
async def test_ban_survives_an_erasure_of_the_banned_person_or_the_moderator(store, person, left):
    await store.bans.put_ban(BAN, DEED)
    await ErasureRepository(store.database).forget_person(person)
    assert await store.bans.bans_on(HEN) == [left]


async def test_ban_is_deleted_with_its_server(store):
    await store.bans.put_ban(BAN, DEED)
    await ErasureRepository(store.database).forget_server(HEN)
    assert await store.bans.every_ban() == []


async def test_data_of_a_person_omits_bans(store):
    # The banned person must not learn who has banned them.
    await store.bans.put_ban(BAN, DEED)
    assert (await ErasureRepository(store.database).rows_about(BEN))["bans"] == []
