"""Alerts to the operator: once for each fault that only they can mend, without secrets."""

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
from tests.bot.storage.tables import table

SAID = Words("en")
LASTING = SAID("fault-lasts")


# A fault is reported only after it has lasted; here it is reported at once.
@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    monkeypatch.setattr(operator_alerts, "REPORT_AFTER", 0.0)


# A second object for the same database, as a restart would make.
@pytest.fixture
def watching(coop):
    return restarted(coop)


def restarted(coop):
    """Return new alerts, as after a restart."""
    watching = alerts_of(coop)
    watching.plays = True
    return watching


def dm(play):
    """Return the direct messages to the operator, oldest first."""
    return [*play.dm("Ada").messages.values()]


def lasting(play):
    return [message for message in dm(play) if LASTING in str(message.components)]


# A small limit of pages makes every larger write fail like a full disk.
async def full(coop, pages=1):
    await coop.store.database.read(
        lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchall()
    )


async def broken(coop, name, game="heist", reason="paused-broken"):
    await coop.store.tables.save(
        table(name, number=ord(name), game=game, status=Status.PAUSED, reason=reason)
    )


async def test_no_alert_is_sent_while_all_is_well(coop, watching, play):
    await broken(coop, "a", reason="paused-no-access")
    await watching.check()
    await watching.check()
    assert dm(play) == []


async def test_full_disk_is_reported_once_and_marked_when_mended(coop, watching, play):
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

    # The same message is edited, which does not notify again.
    assert told.content == f"{SAID('fault-full')}\n\n{SAID('fault-over')}"
    assert told.components == []


async def test_short_fault_is_not_reported(coop, watching, play, monkeypatch):
    monkeypatch.setattr(operator_alerts, "REPORT_AFTER", 60.0)
    await full(coop)
    with pytest.raises(NotWritten):
        await coop.store.tables.save(table("t1", options={"egg": "x" * 100_000}))

    await watching.check()
    assert dm(play) == []


async def test_restart_does_not_repeat_an_alert_and_marks_what_was_mended(coop, watching, play):
    await broken(coop, "a")
    await watching.check()
    for _ in range(3):
        await restarted(coop).check()
    assert len(dm(play)) == 1

    await coop.store.tables.save(table("a", number=ord("a"), status=Status.CLOSED))
    await restarted(coop).check()

    assert [message.content.endswith(SAID("fault-over")) for message in dm(play)] == [True]

    await broken(coop, "b")
    await restarted(coop).check()
    assert len(dm(play)) == 2
    assert len(lasting(play)) == 1


async def test_each_broken_game_is_a_fault_without_details_of_its_table(coop, watching, play):
    await broken(coop, "a")
    await broken(coop, "b", reason="paused-cannot-resume")
    await watching.check()
    await broken(coop, "c", game="out")
    await watching.check()
    heist, out = (message.content for message in dm(play))

    assert heist == SAID("fault-broken", game="Chicken Heist", count=2)
    assert out == SAID("fault-broken", game=SAID("out-title"), count=1)
    assert not [word for word in ("Ben", "Ada", "5eed", "70") if word in heist + out]


async def test_operator_with_closed_dms_is_tried_once(coop, watching, play, caplog):
    caplog.set_level(logging.INFO, "bot.ops")
    play.person("Ada").dms_closed = True
    await broken(coop, "a")
    await watching.check()
    await watching.check()

    assert dm(play) == []
    assert caplog.text.count("operator alert not sent: fault=") == 1


async def test_alert_is_repeated_after_an_outage_of_discord(coop, watching, play, caplog):
    caplog.set_level(logging.INFO, "bot.ops")
    await broken(coop, "a")
    play.simulation.away = True
    await watching.check()

    assert "operator not reachable" in caplog.text

    play.simulation.away = False
    await watching.check()
    assert len(lasting(play)) == 1


async def test_deleted_alert_does_not_prevent_the_next_one(coop, watching, play):
    await broken(coop, "a")
    await watching.check()
    play.dm("Ada").messages.clear()
    await coop.store.tables.save(table("a", number=ord("a"), status=Status.CLOSED))
    await watching.check()
    await broken(coop, "b")
    await watching.check()

    assert len(lasting(play)) == 1


# -- a lost database ------------------------------------------------------------------------------


async def test_lost_database_is_reported_and_an_unreachable_one_is_not(coop, watching, play):
    # A restart may bring this database back, so it is no fault for the operator.
    await watching.report_end(DatabaseAway("eggs", "the connection broke"))
    assert dm(play) == []

    await watching.report_end(DatabaseLost("eggs", "it was removed"))
    (told,) = dm(play)
    assert told.content == SAID("fault-lost")
    assert "eggs" not in told.content


async def test_start_prevented_by_a_full_disk_is_reported(coop, play):
    with pytest.raises(NotWritten):
        async with watched(alerts_of(coop)):
            raise NotWritten
    (told,) = dm(play)
    assert told.content == SAID("fault-full")


async def test_failed_alert_to_one_member_of_a_team_does_not_repeat_the_others(
    coop, watching, play, monkeypatch
):
    joined = discord.TeamMembershipState.accepted
    asked = discord.TeamMembershipState.invited
    # Dan was invited to the team but has not accepted.
    team = [
        SimpleNamespace(id=play.person(name).id, membership_state=state)
        for name, state in (("Ben", joined), ("Cleo", joined), ("Dan", asked))
    ]
    coop._application.team = SimpleNamespace(members=team)
    create_dm = coop.create_dm

    async def create(owner):
        if owner.id == team[1].id:
            raise OSError("no route to host")
        return await create_dm(owner)

    await broken(coop, "a")
    monkeypatch.setattr(coop, "create_dm", create)
    # Now Cleo can be reached, and Ben must not be told again.
    await watching.check()
    monkeypatch.setattr(coop, "create_dm", create_dm)
    await watching.check()
    await watching.check()

    assert [len(play.dm(name).messages) for name in ("Ada", "Ben", "Cleo", "Dan")] == [0, 1, 1, 0]


async def test_waiting_check_does_not_delay_the_shutdown(coop, monkeypatch):
    begun = asyncio.Event()

    async def waits(_: OperatorAlerts) -> None:
        begun.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(OperatorAlerts, "check", waits)
    monkeypatch.setattr(operator_alerts, "EVERY", 0.01)
    async with asyncio.timeout(5), watched(alerts_of(coop)):
        await begun.wait()


async def test_unresponsive_discord_does_not_delay_the_end(
    coop, watching, play, monkeypatch, caplog
):
    caplog.set_level(logging.INFO, "bot.ops")
    monkeypatch.setattr(operator_alerts, "REPORT_TIMEOUT", 0.05)

    async def never(*_: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(watching._owner, "tell", never)
    await watching.report_end(DatabaseLost("eggs", "it was removed"))
    assert "operator alert not sent" in caplog.text


async def test_standby_reports_an_unreachable_server(coop, play):
    watching = alerts_of(coop)
    # A standby waits for its lease, and knows why it cannot get it.
    coop.lease = SimpleNamespace(away=None, confirm=AsyncMock())
    await watching.check()

    assert dm(play) == []

    coop.lease.away = DatabaseAway("eggs", "no route to host")
    for _ in range(3):
        await watching.check()

    (told,) = dm(play)
    assert told.content == SAID("fault-away")

    watching.plays = True
    await watching.check()
    assert lasting(play) == []


async def test_process_that_ends_repeatedly_by_a_fault_reports_it_once(connected, play, tmp_path):
    database = tmp_path / "coop.sqlite3"
    async with connected(COOP_LOG_LEVEL="ERROR") as run:
        await play.until(lambda: play.simulation.gateway.online, "the bot", patience=30.0)
        database.write_bytes(b"\xff" * database.stat().st_size)
        assert (await run.end())[0] == 2

    assert [one.content for one in lasting(play)] == [SAID("fault-lost")]

    for log in tmp_path.glob("coop.sqlite3-*"):  # from which SQLite would restore pages
        log.unlink()

    database.write_bytes(b"\xff" * 4096)
    async with connected(COOP_LOG_LEVEL="ERROR") as run:
        assert (await run.end())[0] == 2

    assert len(dm(play)) == 1
