"""The rules and bans of all servers: changes, storage and audit."""

import asyncio
from dataclasses import dataclass, field

import pytest

from bot.servers.bans import AccessRepository, Ban, BanRepository, ServerBan, UserBan, mark_of
from bot.servers.rules import (
    NO_RULES,
    AboveTheCeiling,
    OperatorLimits,
    ServerRepository,
    ServerRules,
    Servers,
)
from bot.tables.audit import AuditAct, AuditLine, Deed
from bot.tables.context import TableLimits
from bot.tables.table import Pace
from tests.bot.tables.house import HandClock
from tests.support.expect import expect

HEN = 70
OTHER = 71
ADA = 1
BEN = 2


@dataclass
class Book(ServerRepository, BanRepository, AccessRepository):
    """Keep everything in memory. While `full` is set, every write raises."""

    rules: dict[int, ServerRules] = field(default_factory=dict)
    deeds: list[tuple[int, float, Deed]] = field(default_factory=list)
    bans: dict[tuple[int, int], Ban] = field(default_factory=dict)
    out: list[UserBan] = field(default_factory=list)
    closed: list[ServerBan] = field(default_factory=list)
    full: bool = False

    async def every_servers_rules(self) -> dict[int, ServerRules]:
        return {**self.rules}

    async def put_server_rules(
        self, guild_id: int, rules: ServerRules, at: float, *deeds: Deed
    ) -> None:
        # Yield, so that two changes can interleave.
        await asyncio.sleep(0)
        if self.full:
            raise OSError("disk full")

        self.rules[guild_id] = rules
        self.deeds += [(guild_id, at, deed) for deed in deeds]

    async def ban_key(self) -> bytes:
        return b"key"

    async def user_bans(self) -> list[UserBan]:
        return [*self.out]

    async def server_bans(self) -> list[ServerBan]:
        return [*self.closed]

    async def every_ban(self) -> list[Ban]:
        return [*self.bans.values()]

    async def bans_on(self, guild_id: int) -> list[Ban]:
        return [ban for ban in self.bans.values() if ban.guild_id == guild_id]

    async def put_ban(self, ban: Ban, deed: Deed) -> None:
        if self.full:
            raise OSError("disk full")
        self.bans[ban.guild_id, ban.mark] = ban
        self.deeds.append((ban.guild_id, ban.at, deed))

    async def drop_ban(self, guild_id: int, mark: int, at: float, deed: Deed) -> None:
        del self.bans[guild_id, mark]
        self.deeds.append((guild_id, at, deed))

    async def audit(self, guild_id: int, before: int | None, most: int) -> list[AuditLine]:
        raise AssertionError("not asked here")


@pytest.fixture
def book() -> Book:
    return Book()


async def woken(book: Book, clock: HandClock | None = None) -> Servers:
    """Return the servers as they are after a start."""
    servers = Servers(book, book, book, clock or HandClock(), OperatorLimits())
    await servers.wake()
    return servers


@pytest.fixture
async def servers(book: Book) -> Servers:
    return await woken(book)


async def test_change_counts_at_once_on_its_server_only(servers, book) -> None:
    changed = await servers.change(HEN, ADA, rings=False, games_off=frozenset({"out", "heist"}))
    assert servers.of(HEN) is changed
    assert changed == ServerRules(rings=False, games_off=frozenset({"out", "heist"}))
    assert servers.of(OTHER) == NO_RULES
    assert book.rules == {HEN: changed}


async def test_each_changed_rule_is_an_audit_line(servers, book) -> None:
    await servers.change(HEN, ADA, rings=False, games_off=frozenset({"out", "heist"}))
    # `rings` has this value already, so it is not listed again.
    await servers.change(HEN, BEN, slowest=Pace.NORMAL, rings=False, locale="en")
    # Sets are sorted, so that equal rules have equal lines.
    assert book.deeds == [
        (HEN, 1000.0, Deed(ADA, AuditAct.SET, "games_off", '["heist","out"]')),
        (HEN, 1000.0, Deed(ADA, AuditAct.SET, "rings", "false")),
        (HEN, 1000.0, Deed(BEN, AuditAct.SET, "slowest", '"normal"')),
        (HEN, 1000.0, Deed(BEN, AuditAct.SET, "locale", '"en"')),
    ]


async def test_change_to_the_same_values_is_not_written(servers, book) -> None:
    await servers.change(HEN, ADA, rings=True, places=frozenset())
    assert (book.deeds, book.rules) == ([], {})


async def test_failed_write_or_value_beyond_the_ceiling_changes_nothing(servers, book) -> None:
    await expect(AboveTheCeiling, servers.change(HEN, ADA, rings=False, per_person=6))

    book.full = True
    await expect(OSError, servers.change(HEN, ADA, rings=False), match="disk full")

    assert (servers.of(HEN), book.rules) == (NO_RULES, {})


async def test_concurrent_changes_are_merged(servers) -> None:
    await asyncio.gather(
        servers.change(HEN, ADA, rings=False), servers.change(HEN, BEN, pictures=False)
    )
    assert servers.of(HEN) == ServerRules(rings=False, pictures=False)


async def test_rules_are_loaded_at_the_start(servers, book) -> None:
    await servers.change(HEN, ADA, records=False)
    again = await woken(book)

    assert not again.keeps_records(HEN)
    assert again.keeps_records(OTHER)

    again.forget(HEN)
    assert again.of(HEN) == NO_RULES


async def test_rules_answer_the_questions_of_other_parts(servers) -> None:
    await servers.change(HEN, ADA, per_channel=1, level="hard", pace=Pace.QUICK, pictures=False)
    assert servers.limits(HEN) == TableLimits(per_channel=1)
    assert servers.limits(OTHER) == TableLimits()
    assert servers.usual_pace(HEN) is Pace.QUICK
    assert servers.usual_level(HEN, {"easy": 1, "hard": 2}) == "hard"
    assert servers.usual_level(HEN, {"easy": 1, "medium": 2}) == "medium", "the next below"
    # A game without ordered levels has its only one.
    assert servers.usual_level(HEN, {"random": 1}) == "random"
    assert servers.usual_level(OTHER, {"easy": 1, "hard": 2}) == "easy"
    assert not servers.of(HEN).pictures
    assert servers.of(OTHER).pictures


class TestBans:
    async def test_ban_holds_at_once_on_its_server_only(self, servers, book) -> None:
        await servers.ban(HEN, ADA, BEN, days=None, reason="pecks")
        assert not servers.welcomes(HEN, BEN)
        assert servers.welcomes(OTHER, BEN)
        assert servers.welcomes(HEN, ADA)

        (ban,) = await servers.bans(HEN)
        assert (ban.by, ban.other, ban.until, ban.reason) == (ADA, BEN, None, "pecks")
        assert book.deeds[-1][2] == Deed(ADA, AuditAct.BAN, value="none", other=BEN)

    async def test_ban_ends_by_itself(self, book) -> None:
        clock = HandClock()
        servers = await woken(book, clock)
        await servers.ban(HEN, ADA, BEN, days=2, reason="")
        # The last second of the two days, and then their end.
        clock.time += 2 * 86_400 - 1

        assert not servers.welcomes(HEN, BEN)

        clock.time += 1
        assert servers.welcomes(HEN, BEN)
        assert await servers.bans(HEN) == []

    async def test_ban_is_lifted_by_its_mark_on_its_own_server(self, servers, book) -> None:
        await servers.ban(HEN, ADA, BEN, days=None, reason="")
        mark = mark_of(BEN, b"key")
        assert not await servers.lift(OTHER, ADA, mark)
        assert not await servers.lift(HEN, ADA, mark + 1)
        assert not servers.welcomes(HEN, BEN)
        assert await servers.lift(HEN, ADA, mark)
        assert servers.welcomes(HEN, BEN)
        assert book.deeds[-1][2] == Deed(ADA, AuditAct.LIFT, other=BEN)
        # The second lift finds nothing.
        assert not await servers.lift(HEN, ADA, mark)

    async def test_erased_person_is_recognised_by_the_mark(self, servers, book) -> None:
        await servers.ban(HEN, ADA, BEN, days=None, reason="")
        book.bans = {key: ban._replace(other=None) for key, ban in book.bans.items()}
        again = await woken(book)

        assert not again.welcomes(HEN, BEN)

        (ban,) = await again.bans(HEN)
        assert await again.lift(HEN, ADA, ban.mark)
        assert again.welcomes(HEN, BEN)

    async def test_failed_ban_does_not_hold(self, servers, book) -> None:
        book.full = True
        await expect(OSError, servers.ban(HEN, ADA, BEN, days=None, reason=""), match="disk full")
        assert servers.welcomes(HEN, BEN)

    async def test_bans_are_dropped_with_their_server(self, servers) -> None:
        await servers.ban(HEN, ADA, BEN, days=None, reason="")
        await servers.ban(OTHER, ADA, BEN, days=None, reason="")
        servers.forget(HEN)
        assert servers.welcomes(HEN, BEN)
        assert not servers.welcomes(OTHER, BEN)


def test_mark_cannot_be_computed_without_the_key() -> None:
    assert mark_of(BEN, b"key") == mark_of(BEN, b"key")
    assert len({mark_of(BEN, b"key"), mark_of(BEN, b"other"), mark_of(ADA, b"key")}) == 3
    # SQLite stores signed integers of 64 bits.
    assert 0 <= mark_of(BEN, b"key") < 2**63
