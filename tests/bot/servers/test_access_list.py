"""Operator bans in memory: of people and servers, with their end."""

import pytest

from bot.servers.bans import DoorShut, NotPlayedHere, ServerBan, UserBan, mark_of
from bot.servers.rules import OperatorLimits, Servers
from tests.bot.servers.test_servers import ADA, BEN, HEN, OTHER, Book
from tests.bot.tables.house import HandClock

MARK = mark_of(BEN, b"key")


@pytest.fixture
def clock():
    return HandClock()


@pytest.fixture
def book():
    return Book()


@pytest.fixture
def servers(book, clock):
    return Servers(book, book, book, clock, OperatorLimits())


async def test_banned_person_is_refused_everywhere(servers, book) -> None:
    await servers.wake()
    assert servers.access_list.is_open

    book.out.append(UserBan(MARK, BEN, 0.0, None, "pecks"))
    # The new ban counts after the next look at the store.
    servers.access_list.must_let_in(BEN, None)
    assert servers.welcomes(HEN, BEN)
    await servers.access_list.load()

    assert not servers.access_list.is_open

    for guild_id in (HEN, OTHER, None):
        with pytest.raises(DoorShut) as told:
            servers.access_list.must_let_in(BEN, guild_id)
        assert told.value.facts == {"until": "none"}

    assert not servers.welcomes(OTHER, BEN)

    servers.access_list.must_let_in(ADA, HEN)
    assert [*servers.access_list.banned_users] == [BEN]

    # A lifted ban ends at the next look as well.
    book.out.clear()
    await servers.access_list.load()
    assert servers.access_list.is_open
    servers.access_list.must_let_in(BEN, HEN)


async def test_erased_person_is_recognised_by_the_mark(servers, book) -> None:
    book.out.append(UserBan(MARK, None, 0.0, None, ""))
    await servers.wake()
    with pytest.raises(DoorShut):
        servers.access_list.must_let_in(BEN, HEN)
    # The id is unknown, so running tables are not searched for this person.
    assert [*servers.access_list.banned_users] == []


async def test_banned_server_is_refused(servers, book) -> None:
    book.closed.append(ServerBan(HEN, 0.0, None, "", leaves=False))
    await servers.wake()
    assert not servers.access_list.is_open

    with pytest.raises(NotPlayedHere):
        servers.access_list.must_let_in(ADA, HEN)

    servers.access_list.must_let_in(ADA, OTHER)
    # In a DM no server matters.
    servers.access_list.must_let_in(ADA, None)


async def test_ban_ends_by_itself(servers, book, clock) -> None:
    book.out.append(UserBan(MARK, BEN, 0.0, clock.now() + 5, ""))
    book.closed.append(ServerBan(HEN, 0.0, clock.now() + 5, "", leaves=True))
    await servers.wake()
    with pytest.raises(DoorShut) as told:
        servers.access_list.must_let_in(BEN, None)

    assert told.value.facts == {"until": "<t:1005:f>"}

    clock.time += 5
    servers.access_list.must_let_in(BEN, HEN)
    assert ([*servers.access_list.banned_users], [*servers.access_list.server_bans]) == ([], [])
