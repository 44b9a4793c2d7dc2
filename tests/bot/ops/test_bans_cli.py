"""`./coop ban` and `unban`, with both database engines, alone and beside a running bot."""

import argparse
from argparse import ArgumentTypeError

import pytest

from bot.common.clock import SystemClock
from bot.ops import maintenance_cli
from bot.ops.maintenance_cli import LEAVES, NO_BANS, add_to, ban, parse_days, parse_id, unban
from bot.servers.bans import mark_of
from bot.storage import DatabaseUnreadable
from bot.storage.engines import lease_of
from bot.store import Store
from cogs.privacy.repository import ErasureRepository
from tests.support import postgres

BEN = 1002
HEN = 70
NOW = 1_000_000.0


@pytest.fixture(params=["sqlite", "postgres"])
def place(request, tmp_path):
    if request.param == "sqlite":
        yield tmp_path / "coop.sqlite3"
    else:
        with postgres.database() as server:
            yield server


@pytest.fixture(params=["alone", "beside a Coop"])
async def store(place, request):
    store = await Store.open(place)
    # The second variant holds the database as a running bot would.
    hold = lease_of(place)
    if request.param != "alone":
        await hold.take()
        await store.database.own(hold)

    yield store
    await store.close()
    await hold.let_go()


@pytest.fixture(autouse=True)
def clock(monkeypatch):
    monkeypatch.setattr(SystemClock, "now", lambda _: NOW)


@pytest.fixture
def said():
    return []


async def told(place):
    lines = []
    await ban(place, print, "list", tell=lines.append)
    return lines


async def test_user_is_banned_for_a_time_with_a_reason(place, store, said):
    assert await ban(place, said.append, "user", BEN, days=2, reason="pecks\nat people")

    (one,) = await store.access.user_bans()
    assert one == (
        # The mark outlives an erasure, which removes the user id.
        mark_of(BEN, await store.access.ban_key()),
        BEN,
        NOW,
        NOW + 172_800,
        "pecks at people",
    )
    assert said[0].startswith("Banned user 1002, until 1970-01-14 13:46 UTC.")
    assert await told(place) == [
        "user 1002, until 1970-01-14 13:46 UTC, since 1970-01-12 13:46 UTC: pecks at people"
    ]


async def test_server_is_banned_for_good_and_left(place, store, said):
    await ban(place, said.append, "server", HEN, leave=True)
    assert await store.access.server_bans() == [(HEN, NOW, None, "", True)]
    assert said[1] == LEAVES
    assert await told(place) == [
        "server 70, until you lift it, since 1970-01-12 13:46 UTC, Coop leaves this server"
    ]


async def test_ban_of_an_erased_user_can_be_lifted(place, store, said):
    await ban(place, said.append, "user", BEN)
    await ErasureRepository(store.database).forget_person(BEN)
    assert await told(place) == [
        "a user who asked to be forgotten, until you lift it, since 1970-01-12 13:46 UTC"
    ]
    # The id is hashed again, so the ban is found without a stored id.
    assert await unban(place, said.append, "user", BEN)
    assert said[-1].startswith("Lifted the ban of user 1002.")
    assert await told(place) == [NO_BANS]
    assert not await unban(place, said.append, "user", BEN)
    assert not await unban(place, said.append, "server", HEN)


async def test_expired_bans_are_not_listed(place, store, said, monkeypatch):
    await ban(place, said.append, "user", BEN, days=1)
    await ban(place, said.append, "server", HEN, days=1)
    monkeypatch.setattr(SystemClock, "now", lambda _: NOW + 86_400)
    assert await told(place) == [NO_BANS]


async def test_missing_database_is_not_created(tmp_path):
    with pytest.raises(DatabaseUnreadable, match=maintenance_cli.NOT_THERE):
        await ban(tmp_path / "none.sqlite3", print, "user", BEN)
    assert not [*tmp_path.iterdir()]


# "٣" is a digit in Arabic, which `int` would accept.
@pytest.mark.parametrize("typed", ["0", "-1", "3651", "one", "٣", ""])
def test_only_1_to_3650_are_days(typed):
    with pytest.raises(ArgumentTypeError, match="1 to 3650"):
        parse_days(typed)


@pytest.mark.parametrize(
    ("typed", "asked"),
    [
        ("ban list", {"what": "ban", "kind": "list"}),
        (
            "ban user 5 --days 3 --reason pecks",
            {"what": "ban", "kind": "user", "number": 5, "days": 3, "reason": "pecks"},
        ),
        (
            "ban server 5 --leave",
            {"what": "ban", "kind": "server", "number": 5}
            | {"days": None, "reason": "", "leave": True},
        ),
        ("unban server 5", {"what": "unban", "kind": "server", "number": 5}),
    ],
)
def test_arguments_are_parsed(typed, asked):
    parser = argparse.ArgumentParser()
    add_to(parser.add_subparsers(dest="what"))
    assert vars(parser.parse_args(typed.split())) == asked


@pytest.mark.parametrize("typed", ["Ada", "0", "-1", "12٣", "9" * 25, ""])
def test_only_an_id_is_accepted(typed):
    with pytest.raises(ArgumentTypeError, match="Copy User ID"):
        parse_id(typed)


def test_id_becomes_a_number():
    assert parse_id("1001") == 1001
