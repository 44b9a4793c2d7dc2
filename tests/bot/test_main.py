"""`./coop` for its operator: exit codes, messages and signals."""

import asyncio
import re
import signal
import sqlite3
import time
from functools import partial
from typing import Any, cast

import pytest

from bot import cli
from bot.ops.doctor import checks_discord
from bot.ops.doctor.report import fail
from bot.storage import Lock
from playground.process.bot_process import BASE
from tests.bot.running import Run, Typed, outcome
from tests.support.sentences import sentence


@pytest.mark.parametrize("run", [Run, Typed])
async def test_missing_token_is_explained(tmp_path, run):
    code, stderr = await outcome(run(tmp_path))

    assert code == 2
    assert stderr.count("\n") == 1
    assert "`make play`" in stderr
    assert "DISCORD_TOKEN" in stderr
    assert "Traceback" not in stderr


async def test_registration_without_a_token_is_explained(tmp_path):
    code, stderr = await outcome(Run(tmp_path, "bot", "sync"))

    assert code == 2
    assert "`make play`" in stderr


async def test_wrong_setting_is_named(tmp_path):
    code, stderr = await outcome(Run(tmp_path, DISCORD_TOKEN="egg", COOP_PACE="asleep"))

    assert code == 2
    assert stderr == "COOP_PACE is “asleep”, but it must be one of: quick, normal, relaxed, days.\n"


async def test_unknown_command_is_refused(tmp_path):
    code, stderr = await outcome(Run(tmp_path, "bot", "dance"))

    assert code == 2
    assert "argument [subcommand]: invalid choice" in stderr, "it says what it is that is wrong"
    assert "sync" in stderr


async def test_unreachable_discord_is_explained_in_one_line(connected):
    # Port 9 of this machine refuses connections.
    unused = "http://127.0.0.1:9"
    code, stderr = await outcome(connected("sync", **{BASE: unused}, COOP_LOG_LEVEL="ERROR"))

    assert code == 1
    assert stderr.startswith("Discord cannot be reached: ")
    assert stderr.count("\n") == 1


async def test_start_waits_for_discord_and_is_healthy(connected, tmp_path):
    # Port 9 of this machine refuses connections.
    async with connected(**{BASE: "http://127.0.0.1:9"}) as run:
        await run.until_it_says("Discord cannot be reached, trying again: 127.0.0.1")
        run.process.send_signal(signal.SIGTERM)
        code, stderr = await run.end()

    assert code == 0
    assert "Traceback" not in stderr


async def test_start_goes_on_when_discord_is_back(monkeypatch):
    reports: list[str] = []

    class Waiting:
        async def stand_by(self) -> None:
            reports.append("alive")

    answers = [None, None, "an answer"]
    monkeypatch.setattr(cli, "RETRY_SECONDS", 0.0)

    async def check_connection(_rest):
        return fail("line", "dead", why="no route"), answers.pop(0)

    monkeypatch.setattr(checks_discord, "check_connection", check_connection)

    await cli._wait_for_discord(cast(Any, Waiting()))

    assert answers == []
    assert reports == ["alive", "alive"]


async def test_wrong_token_of_a_file_is_explained_in_one_line(connected, tmp_path):
    env_file = tmp_path / ".env"
    env_file.write_text("DISCORD_TOKEN=not.the.one\n")
    env_file.chmod(0o644)

    code, stderr = await outcome(connected(DISCORD_TOKEN="", COOP_LOG_LEVEL="ERROR"))

    assert code == 2
    assert stderr.startswith("Discord does not know this token")
    assert stderr.count("\n") == 1
    # The file is made private.
    assert env_file.stat().st_mode & 0o777 == 0o600


async def test_newer_database_is_refused(connected, tmp_path):
    with sqlite3.connect(tmp_path / "coop.sqlite3") as database:
        database.execute("PRAGMA user_version = 99")

    code, stderr = await outcome(connected(COOP_LOG_LEVEL="ERROR"))

    assert code == 2
    assert "has version 99" in stderr
    assert stderr.count("\n") == 1


async def test_interrupt_stops_the_bot_orderly_and_soon(connected, play):
    async with connected() as run:
        await play.until(lambda: play.simulation.gateway.online, "the bot to come online")
        since = time.monotonic()
        run.process.send_signal(signal.SIGINT)
        code, stderr = await run.end()

    assert code == 0
    assert time.monotonic() - since < 5
    assert "Traceback" not in stderr
    assert "ERROR" not in stderr
    # The first line names the versions and the database.
    assert re.search(r"Coop .*, discord.py .*, database .*coop.sqlite3", stderr.splitlines()[0])


@pytest.mark.slow
async def test_banned_user_is_removed_from_running_tables(connected, play, tmp_path):
    assert (await outcome(connected("sync")))[0] == 0

    database = str(tmp_path / "coop.sqlite3")
    async with connected() as run:
        await play.until(lambda: play.simulation.gateway.online, "the bot to come online")
        await play.settled(play.slash("Ada", "chicken start out"))
        ada = str(play.person("Ada").id)
        # A second process writes the ban while the bot runs.
        code, stderr = await outcome(
            Run(tmp_path, "bot", "ban", "user", ada, COOP_DATABASE=database)
        )

        assert (code, stderr.partition(",")[0]) == (0, f"Banned user {ada}")

        # Ada was alone in the lobby, so it closes without her.
        await play.wait_for_message(play.games, contains=sentence("closed-empty"), patience=30)
        run.process.send_signal(signal.SIGTERM)
        code, stderr = await run.end()

    assert code == 0
    assert "ERROR" not in stderr


async def test_health_command_tells_by_its_exit_code(connected, play, tmp_path):
    database = str(tmp_path / "coop.sqlite3")
    probe = partial(Run, tmp_path, "bot", "health", COOP_DATABASE=database)
    async with connected() as run:
        await play.until(lambda: play.simulation.gateway.identified == 1, "it to come online")
        assert await outcome(probe()) == (0, "")

        run.process.send_signal(signal.SIGTERM)
        await run.end()

    assert await outcome(probe()) == (1, f"No Coop of this machine plays on {database}.\n")

    elsewhere = probe(DATABASE_URL="postgresql://coop:hush@host.invalid/eggs")
    assert await outcome(elsewhere) == (
        1,
        "No Coop of this machine plays on eggs on host.invalid.\n",
    )
    assert (await outcome(probe(COOP_PACE="asleep")))[0] == 2


async def test_signal_stops_a_waiting_bot(connected, tmp_path):
    lock = Lock(tmp_path / "coop.sqlite3")
    assert lock.take_now()

    async with connected() as run:
        await run.until_it_says("waiting for another instance")
        run.process.send_signal(signal.SIGTERM)
        code, _ = await run.end()

    lock.release()

    assert code == 0


async def test_second_process_takes_over_in_a_rolling_restart(connected, play):
    await outcome(connected("sync"))
    gateway = play.simulation.gateway
    async with connected() as old:
        await play.until(lambda: gateway.identified == 1, "the first to come online")
        used = play.slash("Ada", "chicken start heist", fill=3)
        # The table was posted by the first process and is pressed at the second.
        table = await play.wait_for_message(play.games)
        await play.settled(used)

        async with connected() as new:
            await new.until_it_says("waiting for another instance")
            since = time.monotonic()
            old.process.terminate()

            assert (await old.end())[0] == 0

            await play.until(lambda: gateway.identified == 2, "the second to come online")
            gap = time.monotonic() - since

            await play.settled(play.click("Ada", table, label="Start"))
            await play.wait_for_message(play.dm("Ada"))
            new.process.terminate()

            assert (await new.end())[0] == 0

    assert gap < 5
    # The new process has edited the table's message and sent no other message.
    assert not [message for message in play.games.messages.values() if message.id != table.id]


def registrations(play):
    return [call for call in play.simulation.calls if call.method == "PUT"]


async def test_commands_are_registered_only_after_a_change(connected, play, tmp_path):
    code, stderr = await outcome(connected("sync", "--check"))
    assert code == 1
    assert "+ /chicken" in stderr
    assert "./coop sync" in stderr
    assert not registrations(play)
    # Not even a database was created.
    assert list(tmp_path.iterdir()) == []

    code, stderr = await outcome(connected("sync"))
    assert code == 0
    assert "+ /chicken" in stderr
    assert "oauth2/authorize" in stderr
    assert len(registrations(play)) == 1

    # Later runs find the commands unchanged.
    for words in (["sync"], ["sync", "--check"]):
        code, stderr = await outcome(connected(*words))
        assert code == 0
        assert "nothing to do" in stderr
        assert len(registrations(play)) == 1

    play.simulation.world.commands[0]["description"] = "of an older Coop"
    code, stderr = await outcome(connected("sync"))
    assert code == 0
    assert "~ /chicken\n" in stderr
    assert len(registrations(play)) == 2

    code, stderr = await outcome(connected("sync", "--force"))
    assert code == 0
    assert "once more" in stderr
    assert len(registrations(play)) == 3

    # Discord has lost the commands, but the database still has their fingerprint.
    play.simulation.world.commands.clear()
    code, stderr = await outcome(connected("sync"))
    assert code == 0
    assert "+ /chicken" in stderr


async def test_emojis_are_uploaded_once_and_outdated_ones_deleted(connected, play):
    emojis = play.simulation.world.emojis
    number, missing = next(iter(emojis.items()))
    del emojis[number]
    count = len(emojis)
    stale = play.simulation.world.add_emoji("coop_stale_0a0b0c", missing.data)
    await outcome(connected("sync"))

    assert (len(emojis), stale.id in emojis) == (count + 1, False)
    assert missing.name in {emoji.name for emoji in emojis.values()}

    emojis.pop(number := next(iter(emojis)))
    code, stderr = await outcome(connected("sync", "--check"))
    assert code == 1
    assert "One of Coop’s own emojis" in stderr
    assert number not in emojis

    code, stderr = await outcome(connected("sync"))
    assert code == 0
    assert "nothing to do" in stderr
    assert "One of Coop’s own emojis" in stderr


@pytest.mark.slow
async def test_remove_deletes_commands_and_optionally_emojis(connected, play, tmp_path):
    code, _ = await outcome(connected("sync", "--remove", "--emojis"))
    assert (code, play.simulation.world.commands) == (0, [])
    # Nothing needs a database, and none was created.
    assert list(tmp_path.iterdir()) == []

    await outcome(connected("sync"))
    count = len(play.simulation.world.emojis)
    foreign = play.simulation.world.add_emoji("of_somebody_else", b"an egg")
    code, stderr = await outcome(connected("sync", "--remove"))

    assert (code, play.simulation.world.commands) == (0, [])
    assert "no longer has any commands from Coop" in stderr
    assert len(play.simulation.world.emojis) == count + 1

    async with connected() as run:
        await run.until_it_says("slash commands are out of date, run: ./coop sync")

    code, stderr = await outcome(connected("sync", "--remove", "--emojis"))
    assert code == 0
    assert "there were none to remove" in stderr
    assert f"{count} of Coop’s own emojis" in stderr
    assert [*play.simulation.world.emojis] == [foreign.id]

    # A later registration brings all back.
    await outcome(connected("sync"))
    assert play.simulation.world.commands
    assert len(play.simulation.world.emojis) == count + 1

    before = play.simulation.gateway.identified
    async with connected() as run:
        await play.until(lambda: play.simulation.gateway.identified > before, "the bot to return")
        run.process.send_signal(signal.SIGTERM)
        code, stderr = await run.end()

    assert code == 0
    assert "./coop sync" not in stderr


async def test_emojis_option_needs_the_remove_option(connected, play):
    count = len(play.simulation.world.emojis)
    code, stderr = await outcome(connected("sync", "--emojis"))
    assert code == 2
    assert "--emojis needs --remove" in stderr
    assert len(play.simulation.world.emojis) == count
    assert (await outcome(connected("sync", "--remove", "--check")))[0] == 2


async def test_doctor_prints_to_standard_output_and_returns_its_verdict(connected):
    async with connected("doctor") as run:
        code, stderr = await run.end()

    assert code == 1
    assert "fail  commands" in run.report
    assert stderr == ""

    await outcome(connected("sync"))
    async with connected("doctor") as run:
        code, stderr = await run.end()

    assert code == 0
    assert "All is well" in run.report
    assert stderr == ""


async def test_doctor_needs_no_token(connected):
    async with connected("doctor", DISCORD_TOKEN="") as run:
        code, stderr = await run.end()

    assert code == 1
    assert "fail  token" in run.report
    assert stderr == ""


async def test_doctor_survives_a_closed_pipe(connected):
    async with connected("doctor") as run:
        # As `./coop doctor | head -1` does.
        run.process.stdout._transport.close()
        async with asyncio.timeout(20):
            stderr = (await run.process.stderr.read()).decode()
            await run.process.wait()

    assert "Traceback" not in stderr
