"""The repositories of the bans of a server and of the operator."""

import pytest

from bot.servers.bans import Ban, ServerBan, UserBan
from bot.tables.audit import AuditAct, Deed
from cogs.privacy.repository import ErasureRepository

HEN = 70
OTHER = 71
MODERATOR = 1
BEN = 2
DEED = Deed(MODERATOR, AuditAct.BAN, value="none", other=BEN)
BAN = Ban(HEN, 2**62, 10.0, None, MODERATOR, BEN, "pecks at people")
OUT = UserBan(2**62, BEN, 10.0, None, "pecks at people")
SHUT = ServerBan(HEN, 10.0, 99.0, "", leaves=True)


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


# -- bans of the operator --------------------------------------------------------------------------


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


async def test_expired_bans_of_the_operator_are_deleted(store):
    for ban in (OUT._replace(until=15.0), OUT._replace(mark=5), SHUT._replace(until=15.0)):
        await store.access.put_operator_ban(ban)

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
