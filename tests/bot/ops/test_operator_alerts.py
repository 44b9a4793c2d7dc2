"""The owner hears of what only they can mend: once, until it is mended, and nothing secret."""

import asyncio
import logging
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.cli import alerts_of
from bot.common.refused import NotWritten
from bot.i18n.words import Words
from bot.ops import operator_alerts
from bot.ops.operator_alerts import OperatorAlerts, watched
from bot.storage import DatabaseAway, DatabaseLost
from bot.tables.table import Status
from tests.bot.online import lead_to, online
from tests.bot.storage.tables import table

SAID = Words("en")
LASTING = SAID("fault-lasts")


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    monkeypatch.setattr(operator_alerts, "LASTS", 0.0)


@pytest.fixture
async def coop(play, tmp_path, monkeypatch):
    lead_to(play, monkeypatch)
    async with online(play, tmp_path / "coop.sqlite3") as coop:
        yield coop


@pytest.fixture
def watching(coop):
    return anew(coop)


def anew(coop):
    """As after a start: nothing is remembered here."""
    watching = alerts_of(coop)
    watching.plays = True
    return watching


def dm(play):
    """What the owner has been sent, oldest first."""
    return [*play.dm("Ada").messages.values()]


def lasting(play):
    return [one for one in dm(play) if LASTING in str(one.components)]


async def full(coop, pages=1):
    await coop.store.database.read(
        lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchall()
    )


async def broken(coop, name, game="heist", reason="paused-broken"):
    await coop.store.tables.save(
        table(name, number=ord(name), game=game, status=Status.PAUSED, reason=reason)
    )


async def test_nobody_is_told_while_all_is_well(coop, watching, play):
    await broken(coop, "a", reason="paused-no-access")
    await watching.check()
    await watching.check()
    assert dm(play) == []


async def test_a_full_disk_is_told_once_and_when_it_is_mended(coop, watching, play):
    await full(coop)
    await watching.check()
    assert dm(play) == [], "nobody has wanted to write"

    with pytest.raises(NotWritten):
        await coop.store.tables.save(table("t1", options={"egg": "x" * 100_000}))

    for _ in range(3):
        await watching.check()

    (told,) = dm(play)
    assert told.content == SAID("fault-full")
    assert LASTING in str(told.components)

    await full(coop, 1_000_000)
    await watching.check()
    (told,) = dm(play)

    assert told.content == f"{SAID('fault-full')}\n\n{SAID('fault-over')}"
    assert told.components == []


async def test_what_passes_by_itself_is_not_told(coop, watching, play, monkeypatch):
    monkeypatch.setattr(operator_alerts, "LASTS", 60.0)
    await full(coop)
    with pytest.raises(NotWritten):
        await coop.store.tables.save(table("t1", options={"egg": "x" * 100_000}))

    await watching.check()
    assert dm(play) == []


async def test_a_start_meanwhile_tells_nothing_again(coop, watching, play):
    await broken(coop, "a")
    await watching.check()
    for _ in range(3):
        await anew(coop).check()
    assert len(dm(play)) == 1


async def test_what_was_mended_while_coop_was_away_is_marked_and_may_come_again(
    coop, watching, play
):
    await broken(coop, "a")
    await watching.check()
    await coop.store.tables.save(table("a", number=ord("a"), status=Status.CLOSED))
    await anew(coop).check()

    assert [one.content.endswith(SAID("fault-over")) for one in dm(play)] == [True]

    await broken(coop, "b")
    await anew(coop).check()
    assert len(dm(play)) == 2
    assert len(lasting(play)) == 1


async def test_each_game_that_broke_is_a_fault_of_its_own_and_nothing_is_told_of_its_table(
    coop, watching, play
):
    await broken(coop, "a")
    await broken(coop, "b", reason="paused-cannot-resume")
    await watching.check()
    await broken(coop, "c", game="out")
    await watching.check()
    heist, out = (one.content for one in dm(play))

    assert heist == SAID("fault-broken", game="Chicken Heist", count=2)
    assert out == SAID("fault-broken", game=SAID("out-title"), count=1)
    assert not [word for word in ("Ben", "Ada", "5eed", "70") if word in heist + out]


async def test_who_reads_no_dms_of_ours_is_tried_once(coop, watching, play, caplog):
    caplog.set_level(logging.INFO, "bot.ops")
    play.person("Ada").dms_closed = True
    await broken(coop, "a")
    await watching.check()
    await watching.check()

    assert dm(play) == []
    assert caplog.text.count("operator alert not sent: fault=") == 1


async def test_a_discord_that_is_away_is_asked_again(coop, watching, play, caplog):
    caplog.set_level(logging.INFO, "bot.ops")
    await broken(coop, "a")
    play.simulation.away = True
    await watching.check()

    assert "operator not reachable" in caplog.text

    play.simulation.away = False
    await watching.check()
    assert len(lasting(play)) == 1


async def test_a_message_that_was_deleted_is_mended_all_the_same(coop, watching, play):
    await broken(coop, "a")
    await watching.check()
    play.dm("Ada").messages.clear()
    await coop.store.tables.save(table("a", number=ord("a"), status=Status.CLOSED))
    await watching.check()
    await broken(coop, "b")
    await watching.check()

    assert len(lasting(play)) == 1


async def test_of_a_team_all_who_have_joined_are_told(coop, watching, play, monkeypatch):
    joined = discord.TeamMembershipState.accepted
    asked = discord.TeamMembershipState.invited
    team = [
        SimpleNamespace(id=play.person(name).id, membership_state=state)
        for name, state in (("Ben", joined), ("Cleo", joined), ("Dan", asked))
    ]
    coop._application.team = SimpleNamespace(members=team)
    await broken(coop, "a")
    await watching.check()

    assert [len(play.dm(name).messages) for name in ("Ada", "Ben", "Cleo", "Dan")] == [0, 1, 1, 0]


# -- a database that is gone ----------------------------------------------------------------------


async def test_a_database_that_is_lost_is_told_and_one_that_a_start_brings_back_is_not(
    coop, watching, play
):
    await watching.report_end(DatabaseAway("eggs", "the connection broke"))
    assert dm(play) == []

    await watching.report_end(DatabaseLost("eggs", "it was removed"))
    (told,) = dm(play)
    assert told.content == SAID("fault-lost")
    assert "eggs" not in told.content


async def test_a_start_that_a_full_disk_prevents_is_told(coop, play):
    with pytest.raises(NotWritten):
        async with watched(alerts_of(coop)):
            raise NotWritten
    (told,) = dm(play)
    assert told.content == SAID("fault-full")


async def test_whoever_was_told_is_not_told_again_where_another_was_out_of_reach(
    coop, watching, play, monkeypatch
):
    joined = discord.TeamMembershipState.accepted
    ids = [play.person(name).id for name in ("Ben", "Cleo")]
    team = [SimpleNamespace(id=one, membership_state=joined) for one in ids]
    coop._application.team = SimpleNamespace(members=team)
    create_dm = coop.create_dm

    async def create(owner):
        if owner.id == ids[1]:
            raise OSError("no route to host")
        return await create_dm(owner)

    await broken(coop, "a")
    monkeypatch.setattr(coop, "create_dm", create)
    await watching.check()
    monkeypatch.setattr(coop, "create_dm", create_dm)
    await watching.check()
    await watching.check()

    assert [len(play.dm(name).messages) for name in ("Ben", "Cleo")] == [1, 1]


async def test_a_look_that_waits_for_discord_keeps_nobody_from_stopping(coop, monkeypatch):
    begun = asyncio.Event()

    async def waits(_: OperatorAlerts) -> None:
        begun.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(OperatorAlerts, "check", waits)
    monkeypatch.setattr(operator_alerts, "EVERY", 0.01)
    async with asyncio.timeout(5), watched(alerts_of(coop)):
        await begun.wait()


async def test_a_discord_that_does_not_answer_keeps_nobody_from_ending(
    coop, watching, play, monkeypatch, caplog
):
    caplog.set_level(logging.INFO, "bot.ops")
    monkeypatch.setattr(operator_alerts, "AT_THE_END", 0.05)

    async def never(*_: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(watching._owner, "tell", never)
    await watching.report_end(DatabaseLost("eggs", "it was removed"))
    assert "operator alert not sent" in caplog.text


async def test_who_stands_by_tells_of_a_server_that_stays_away(coop, play):
    watching = alerts_of(coop)
    coop.hold = SimpleNamespace(away=None, confirm=AsyncMock())
    await watching.check()

    assert dm(play) == []

    coop.hold.away = DatabaseAway("eggs", "no route to host")
    for _ in range(3):
        await watching.check()

    (told,) = dm(play)
    assert told.content == SAID("fault-away")

    watching.plays = True
    await watching.check()
    assert lasting(play) == []


async def test_a_process_that_ends_by_it_tells_once_however_often_it_is_started(
    connected, play, tmp_path
):
    database = tmp_path / "coop.sqlite3"
    async with connected(COOP_LOG_LEVEL="ERROR") as run:
        await play.until(lambda: play.simulation.gateway.online, "the bot", patience=30.0)
        database.write_bytes(b"\xff" * database.stat().st_size)
        assert (await run.end())[0] == 2

    assert [one.content for one in lasting(play)] == [SAID("fault-lost")]

    for log in tmp_path.glob("coop.sqlite3-*"):  # out of which SQLite would mend it
        log.unlink()

    database.write_bytes(b"\xff" * 4096)
    async with connected(COOP_LOG_LEVEL="ERROR") as run:
        assert (await run.end())[0] == 2

    assert len(dm(play)) == 1
