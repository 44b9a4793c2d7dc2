"""Errors that end `./coop` for good, and their messages."""

from types import SimpleNamespace
from typing import Any

import pytest
from discord import ConnectionClosed

from bot.cli import CannotStart, _explain
from bot.common.refused import NotWritten
from bot.store import Store
from tests.bot.running import outcome
from tests.bot.storage.tables import table

# Close codes of Discord's gateway after which a reconnection is useless -> a part of the message.
CLOSED_FOR_GOOD = {
    4004: "copy the new one",
    4010: "shard",
    4012: "update Coop",
    4013: "update Coop",
    4014: "privileged",
}


def a_socket() -> Any:
    """Return a socket with the attributes that the error needs."""
    return SimpleNamespace()


@pytest.mark.parametrize("code", CLOSED_FOR_GOOD)
def test_permanent_close_code_has_its_sentence(code):
    with pytest.raises(CannotStart, match=CLOSED_FOR_GOOD[code]) as raised:
        _explain(ConnectionClosed(a_socket(), shard_id=None, code=code))

    assert raised.value.code == 2
    assert f"code {code}" in str(raised.value)
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize(
    ("code", "says"), [(4011, "Start it again"), (4321, "closed the connection")]
)
def test_other_close_code_may_be_temporary(code, says):
    with pytest.raises(CannotStart, match=f"code {code}") as raised:
        _explain(ConnectionClosed(a_socket(), shard_id=None, code=code))

    assert says in str(raised.value)
    assert raised.value.code == 1


def test_full_disk_is_not_reported_as_a_bug():
    with pytest.raises(CannotStart, match="cannot be written to now") as raised:
        _explain(NotWritten())

    assert raised.value.code == 1


async def test_permanent_close_code_at_the_start_ends_the_process(connected, play):
    await play.simulation.gateway.shut(4014)
    ended, stderr = await outcome(connected(COOP_LOG_LEVEL="ERROR"))

    assert ended == 2
    assert stderr.count("\n") == 1
    assert CLOSED_FOR_GOOD[4014] in stderr


async def test_permanent_close_code_during_a_resume_ends_the_process(connected, play):
    gateway = play.simulation.gateway
    async with connected(COOP_LOG_LEVEL="ERROR") as run:
        await play.until(lambda: gateway.online, "the bot to come online", patience=30.0)
        # The bot sees the end of its connection first, and the close code when it resumes.
        await gateway.drop()
        await gateway.shut(4004)
        ended, stderr = await run.end()

    assert ended == 2
    assert stderr.count("\n") == 1
    assert CLOSED_FOR_GOOD[4004] in stderr


@pytest.mark.slow
async def test_revoked_token_ends_the_process(connected, play):
    await outcome(connected("sync"))
    async with connected(COOP_LOG_LEVEL="ERROR") as run:
        await play.until(lambda: play.simulation.gateway.online, "the bot", patience=30.0)
        # The gateway stays open; only requests are refused now.
        play.simulation.revoked = True
        used = play.slash("Ada", "chicken start heist")
        await play.settled(used)
        await play.settled(play.click("Ada", used.original, label="Start"))
        ended, stderr = await run.end()

    assert ended == 2

    first, *_, last = stderr.splitlines()
    assert "token refused by Discord (401)" in first
    assert last.startswith("Discord does not know this token")
    assert "Traceback" not in stderr


def removed(path):
    for file in path.parent.glob("coop.sqlite3*"):
        file.unlink()


def overwritten(path):
    path.write_bytes(b"\xff" * path.stat().st_size)


@pytest.mark.parametrize("force", [removed, overwritten])
async def test_lost_database_ends_the_process(connected, play, tmp_path, force):
    async with connected(COOP_LOG_LEVEL="ERROR") as run:
        await play.until(lambda: play.simulation.gateway.online, "the bot", patience=30.0)
        force(tmp_path / "coop.sqlite3")
        ended, stderr = await run.end()

    assert ended == 2
    # One sentence, and no traceback.
    assert stderr.count("\n") == 1
    assert f"it was {force.__name__} while Coop was running" in stderr


async def test_damaged_database_is_explained_and_left_alone(connected, tmp_path):
    path = tmp_path / "coop.sqlite3"
    store = await Store.open(path)
    for number in range(100):
        await store.tables.save(table(f"t{number}", number=number))

    await store.close()
    # The first pages stay, because they hold the schema.
    with path.open("r+b") as file:
        file.seek(3 * 4096)
        file.write(b"\xff" * (path.stat().st_size - 3 * 4096))

    before = path.read_bytes()

    ended, stderr = await outcome(connected(COOP_LOG_LEVEL="ERROR"))

    assert ended == 2
    assert stderr.count("\n") == 1
    assert "it is damaged" in stderr
    assert "doctor" in stderr
    assert path.read_bytes() == before
