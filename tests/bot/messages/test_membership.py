"""Membership checks: which players are looked up on the server, and what follows."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.discord_api.outbox import Outbox, Priority
from bot.messages.reconciler import Membership
from bot.tables.refusals import TableGone
from bot.tables.scene import TableSummary, summary
from bot.tables.table import Absence, Player, Status
from tests.bot.storage.tables import ADA, BEN, CLEO, table

# These tests reach neither the tables nor Discord.
UNUSED: Any = None


def with_people(*people: Player, status: Status = Status.PLAYING) -> TableSummary:
    return summary(table(players=[*people], status=status))


def membership() -> Membership:
    return Membership(UNUSED, UNUSED)


def test_missing_or_silent_player_is_suspected() -> None:
    people = (Player("Ada", ADA), Player("Ben", BEN, misses=1))
    silent = Player("Cleo", CLEO, absence=Absence.SILENT)
    assert [*membership().suspects(with_people(*people, silent))] == [BEN, CLEO]


def test_house_player_is_not_suspected() -> None:
    people = (Player("Henrietta", level="easy", misses=1), Player("Ben", BEN, misses=1))
    assert [*membership().suspects(with_people(*people))] == [BEN]


def test_player_is_suspected_once_until_they_return() -> None:
    ours = membership()
    missing = with_people(Player("Ben", BEN, misses=1))
    there = with_people(Player("Ben", BEN))

    assert [*ours.suspects(missing)] == [BEN]
    assert [*ours.suspects(missing)] == []
    assert [*ours.suspects(there)] == []
    assert [*ours.suspects(missing)] == [BEN]


def test_no_player_is_suspected_while_the_table_is_paused() -> None:
    missing = Player("Ben", BEN, misses=1)
    assert [*membership().suspects(with_people(missing, status=Status.PAUSED))] == []


# -- requests for a member -------------------------------------------------------------------------


def error(status: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="so it is")
    return discord.HTTPException(response, {"code": 0, "message": "no"})


class Server:
    """A fake of the tables and of Discord: one table, and the members of its server."""

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
        list(ours.suspects(server.known))  # a check follows a suspicion
    await ours.check("t1", user_id)
    return ours


async def test_member_keeps_their_seat() -> None:
    server = Server(MISSING)
    await checked(server)
    assert (server.turns, server.departed) == (1, [])


async def test_player_who_left_the_server_leaves_the_table() -> None:
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
async def test_needless_check_sends_no_request(server: Server) -> None:
    server.members.clear()
    await checked(server)
    assert (server.turns, server.departed) == (0, [])


async def test_check_of_a_missing_table_does_nothing(caplog: pytest.LogCaptureFixture) -> None:
    server = Server(MISSING)
    server.known = None
    await checked(server)
    assert server.turns == 0
    assert not caplog.records


async def test_failed_check_is_repeated_after_the_next_change() -> None:
    server = Server(MISSING)
    server.raises = error(503)
    ours = await checked(server)

    assert server.departed == []
    assert server.known is not None
    assert [*ours.suspects(server.known)] == [BEN]


async def test_malformed_check_raises() -> None:
    server = Server(MISSING)
    server.raises = error(400)
    with pytest.raises(discord.HTTPException):
        await checked(server)


# -- answers of Discord ----------------------------------------------------------------------------


class Limit:
    """A fake rate limiter. Each turn must be used or given back."""

    def __init__(self) -> None:
        self.used = self.given_back = 0

    def note_answer(self) -> None:
        self.used += 1

    def give_turn_back(self) -> None:
        self.given_back += 1


def not_found(code: int) -> discord.NotFound:
    response: Any = SimpleNamespace(status=404, reason="so it is")
    return discord.NotFound(response, {"code": code, "message": "no"})


@pytest.mark.parametrize(
    ("found", "is_member"),
    # 10007 is an unknown member, 10013 an unknown user, 10004 an unknown guild.
    [(None, True), (not_found(10007), False), (not_found(10013), False), (not_found(10004), True)],
)
async def test_only_an_unknown_member_or_user_has_left(
    found: Exception | None, is_member: bool
) -> None:
    limit: Any = Limit()
    guild = SimpleNamespace(fetch_member=AsyncMock(side_effect=found))
    client: Any = SimpleNamespace(get_guild=lambda _: guild)
    assert await Outbox(client, limit).is_member(7, BEN) is is_member
    assert (limit.used, limit.given_back) == (1, 0)


async def test_server_that_the_bot_does_not_see_has_lost_no_member() -> None:
    limit: Any = Limit()
    # The bot may have been removed from it, or not have received it yet.
    client: Any = SimpleNamespace(get_guild=lambda _: None)
    assert await Outbox(client, limit).is_member(7, BEN)
    assert (limit.used, limit.given_back) == (0, 1), "the turn is given back"
