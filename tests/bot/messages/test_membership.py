"""Who is asked for, because they might have left the server, and what comes of it."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.discord_api.outbox import Outbox
from bot.discord_api.rate_limiter import Priority
from bot.messages.reconciler import Membership
from bot.tables.refusals import TableGone
from bot.tables.scene import TableSummary, summary
from bot.tables.table import Absence, Player, Status
from tests.bot.storage.tables import ADA, BEN, CLEO, table

NOBODY: Any = None


def with_people(*people: Player, status: Status = Status.PLAYING) -> TableSummary:
    return summary(table(players=[*people], status=status))


def membership() -> Membership:
    return Membership(NOBODY, NOBODY)


def test_who_misses_a_turn_or_is_silent_is_asked_for() -> None:
    people = (Player("Ada", ADA), Player("Ben", BEN, misses=1))
    silent = Player("Cleo", CLEO, absence=Absence.SILENT)
    assert [*membership().suspects(with_people(*people, silent))] == [BEN, CLEO]


def test_a_house_player_hides_nobody() -> None:
    people = (Player("Henrietta", level="easy", misses=1), Player("Ben", BEN, misses=1))
    assert [*membership().suspects(with_people(*people))] == [BEN]


def test_once_until_they_are_heard_of_again() -> None:
    ours = membership()
    missing = with_people(Player("Ben", BEN, misses=1))
    there = with_people(Player("Ben", BEN))

    assert [*ours.suspects(missing)] == [BEN]
    assert [*ours.suspects(missing)] == []
    assert [*ours.suspects(there)] == []
    assert [*ours.suspects(missing)] == [BEN]


def test_nobody_while_nothing_is_played() -> None:
    missing = Player("Ben", BEN, misses=1)
    assert [*membership().suspects(with_people(missing, status=Status.PAUSED))] == []


# -- asking ----------------------------------------------------------------------------------------


def error(status: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="so it is")
    return discord.HTTPException(response, {"code": 0, "message": "no"})


class Server:
    """Stands in for the tables and for Discord: one table, and who of its people is a member."""

    def __init__(self, *people: Player, status: Status = Status.PLAYING) -> None:
        self.known: TableSummary | None = with_people(*people, status=status)
        self.members = {one.user_id for one in people}
        self.raises: Exception | None = None
        self.turns = 0
        self.departed: list[tuple[int, Absence]] = []

    async def table(self, table_id: str) -> TableSummary:
        if self.known is None:
            raise TableGone
        return self.known

    async def depart(self, table_id: str, user_id: int, why: Absence) -> None:
        self.departed.append((user_id, why))

    async def turn(self, priority: Priority) -> None:
        self.turns += 1

    async def is_member(self, guild_id: int, user_id: int) -> bool:
        if self.raises is not None:
            raise self.raises
        return user_id in self.members


MISSING = Player("Ben", BEN, misses=1)


async def checked(server: Server, user_id: int = BEN) -> Membership:
    ours = Membership(server, server)  # type: ignore[arg-type]
    if server.known is not None:
        list(ours.suspects(server.known))  # whoever is asked for was suspected once
    await ours.check("t1", user_id)
    return ours


async def test_who_is_still_there_keeps_their_seat() -> None:
    server = Server(MISSING)
    await checked(server)
    assert (server.turns, server.departed) == (1, [])


async def test_who_has_left_the_server_leaves_the_table() -> None:
    server = Server(MISSING)
    server.members.clear()
    await checked(server)
    assert server.departed == [(BEN, Absence.GONE)]


@pytest.mark.parametrize(
    "server",
    [
        Server(MISSING, status=Status.OVER),
        Server(Player("Ben", BEN, absence=Absence.GONE)),
        Server(Player("Ada", ADA)),
    ],
    ids=["the game is over", "known to be gone", "not at this table"],
)
async def test_nobody_is_asked_for_in_vain(server: Server) -> None:
    server.members.clear()
    await checked(server)
    assert (server.turns, server.departed) == (0, [])


async def test_a_table_that_is_gone_misses_nobody(caplog: pytest.LogCaptureFixture) -> None:
    server = Server(MISSING)
    server.known = None
    await checked(server)
    assert server.turns == 0
    assert not caplog.records


async def test_where_discord_does_not_answer_the_next_change_asks_again() -> None:
    server = Server(MISSING)
    server.raises = error(503)
    ours = await checked(server)

    assert server.departed == []
    assert server.known is not None
    assert [*ours.suspects(server.known)] == [BEN]


async def test_a_question_that_discord_calls_wrong_is_a_loud_bug() -> None:
    server = Server(MISSING)
    server.raises = error(400)
    with pytest.raises(discord.HTTPException):
        await checked(server)


# -- what Discord says -----------------------------------------------------------------------------


class Limit:
    """Of turns, which must be given back or used."""

    def __init__(self) -> None:
        self.used = self.unused_ = 0

    def answered(self) -> None:
        self.used += 1

    def unused(self) -> None:
        self.unused_ += 1


def not_found(code: int) -> discord.NotFound:
    response: Any = SimpleNamespace(status=404, reason="so it is")
    return discord.NotFound(response, {"code": code, "message": "no"})


@pytest.mark.parametrize(
    ("found", "is_member"),
    [(None, True), (not_found(10007), False), (not_found(10013), False), (not_found(10004), True)],
)
async def test_only_who_is_certainly_gone_is_gone(found: Exception | None, is_member: bool) -> None:
    limit: Any = Limit()
    guild = SimpleNamespace(fetch_member=AsyncMock(side_effect=found))
    client: Any = SimpleNamespace(get_guild=lambda _: guild)
    assert await Outbox(client, limit).is_member(7, BEN) is is_member
    assert (limit.used, limit.unused_) == (1, 0)


async def test_nobody_is_gone_from_a_server_that_nobody_sees() -> None:
    limit: Any = Limit()
    client: Any = SimpleNamespace(get_guild=lambda _: None)
    assert await Outbox(client, limit).is_member(7, BEN)
    assert (limit.used, limit.unused_) == (0, 1), "the turn is given back"
