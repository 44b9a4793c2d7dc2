"""Upkeep while games are played: erasure requests and retention."""

import asyncio
import logging

import pytest

from bot.common.refused import NotWritten
from bot.tables.deadlines import HOUR
from bot.tables.table import alone_with
from cogs.privacy.upkeep import UNTOUCHED, Tidying, Upkeep
from tests.cogs.privacy.nest import ZEB, traces


@pytest.fixture
async def upkeep(nest, forgetting):
    tidying = Tidying(nest.erasure, nest.store.records, nest.store.bans, nest.tables.sessions, 730)
    upkeep = Upkeep(nest.erasure, nest.clock, forgetting, tidying)
    yield upkeep
    await upkeep.stop()


async def until(what):
    async with asyncio.timeout(20):
        while not await what():  # noqa: ASYNC110 - what is waited for is in the database
            await asyncio.sleep(0.01)


async def test_running_upkeep_erases_a_person_at_once(nest, upkeep):
    await nest.over()
    upkeep.start()
    await upkeep.forget(ZEB)

    async def is_done():
        return not await nest.erasure.asked_to_forget()

    await until(is_done)
    assert traces(await nest.dump()) == set()

    # The wipe follows the erasure.
    await until(nest.erasure.is_wiped)


async def test_request_from_before_a_crash_is_carried_out(nest, upkeep):
    await nest.over()
    # As if the process ended between the request and the erasure.
    await nest.erasure.ask_to_forget(ZEB, 1.0)
    await upkeep.turn()
    assert traces(await nest.dump()) == set()


async def test_large_database_is_wiped_at_the_next_start(nest, upkeep, monkeypatch):
    # Every database counts as large now.
    monkeypatch.setattr("cogs.privacy.upkeep.SMALL_DATABASE", 0)
    await nest.over()
    await upkeep.forget(ZEB)
    await upkeep.turn()

    assert traces(await nest.dump()) == set()
    assert not await nest.erasure.is_wiped()

    # `wake` runs at the start, before any interaction.
    async def is_done():
        await upkeep.wake()
        return await nest.erasure.is_wiped()

    await until(is_done)


async def test_failed_wipe_is_repeated_at_the_next_turn(nest, upkeep, monkeypatch):
    # As if another process was reading.
    async def in_vain(**_):
        return False

    await nest.over()
    await upkeep.forget(ZEB)
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(nest.erasure, "wipe", in_vain)
        await upkeep.turn()

    assert not await nest.erasure.is_wiped()

    async def is_done():  # a server may itself be reading
        await upkeep.turn()
        return await nest.erasure.is_wiped()

    await until(is_done)


async def test_finished_games_are_tidied_every_hour(nest, upkeep, caplog):
    caplog.set_level(logging.INFO)
    over = await nest.over()
    nest.clock.time += UNTOUCHED + 1
    await upkeep.turn()

    assert (await nest.row(over)).news == ()
    assert "retention: tidied=1 deleted=0" in caplog.text

    other = await nest.over()
    # Less than an hour after the last turn, so retention does not run yet.
    nest.clock.time += UNTOUCHED + 1 - HOUR
    await upkeep.turn()
    # The hour is over.
    nest.clock.time += HOUR
    await upkeep.turn()

    assert (await nest.row(other)).news == ()


async def test_failed_turn_is_repeated_and_logged_once(nest, upkeep, monkeypatch, caplog):
    # Turns follow each other without a pause.
    monkeypatch.setattr("cogs.privacy.upkeep.EVERY", 0.01)
    # The second failure follows the first at once and is not logged again.
    times = [NotWritten(), OSError("oops")]
    real = nest.erasure.asked_to_forget

    async def failing():
        if times:
            raise times.pop(0)
        return await real()

    monkeypatch.setattr(nest.erasure, "asked_to_forget", failing)
    await nest.erasure.ask_to_forget(ZEB, 1.0)
    upkeep.start()

    async def is_done():
        return not await real()

    await until(is_done)
    assert caplog.text.count("retention failed") == 1


async def test_left_and_rejoined_servers_are_noted(nest, upkeep):
    await nest.over()
    await nest.over(guild_id=8)
    # At the start the bot finds the servers it is on; 70 is missing.
    await upkeep.plays_on({8, 9})

    assert await nest.erasure.left_before(float("inf")) == [70]

    await upkeep.left(8)
    assert await nest.erasure.left_before(float("inf")) == [8, 70]

    # Both are back.
    await upkeep.plays_on({8, 70})
    assert await nest.erasure.left_before(float("inf")) == []


async def test_dm_is_never_noted_as_left(nest, upkeep):
    await nest.over(guild_id=alone_with(ZEB))
    await nest.erasure.note_left([alone_with(ZEB)], 1.0)
    await upkeep.plays_on({8})
    # A DM has a negative number and is never noted.
    assert await nest.erasure.left_before(float("inf")) == []
