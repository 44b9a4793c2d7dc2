"""The client: its start and end, its requests to Discord, and its answers to failing commands."""

import asyncio
import logging
import sys
from itertools import count
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
from aiohttp import ServerDisconnectedError
from simcord import Env

from bot.app import Coop
from bot.common.periodic import MEASURED_EVERY
from bot.i18n.words import Words
from bot.interactions.interaction import Click, Verb, Where
from bot.pages.page import Token
from bot.pictures.studio import Studio
from bot.records.records import Records
from bot.settings import Settings
from bot.storage import DatabaseInUse, Lock, StoreClosed
from bot.store import Store
from bot.tables.deadlines import Thinking
from bot.tables.deadlines_runner import DeadlinesRunner
from bot.tables.refusals import SomethingBroke, TableFull

ENGLISH = Words("en")
ROUTER = "bot.interactions.router"
# Ids for interactions: a second interaction with the same id counts as a duplicate.
INTERACTIONS = count(1)


@pytest.fixture
async def coop(tmp_path):
    settings = Settings(_env_file=None, database=tmp_path / "coop.sqlite3")
    coop = Coop(settings, thinking=Thinking(0.0, 0.0, moment=0.0), sweeping=False)
    yield coop
    await coop.close()


@pytest.fixture
async def env(coop):
    env = Env(coop, shard_count=1)
    await env.start()
    yield env
    # The bot is closed on its own event loop, before the simulation ends.
    with env._bot_scope():
        await coop.close()

    await env.shutdown()


@pytest.fixture
def guild(env):
    return env.create_guild("Henhouse")


@pytest.fixture
def games(guild):
    return guild.create_text_channel("games")


@pytest.fixture
async def ada(env, guild, games, coop: Coop):
    @coop.tree.command(name="refuse", description="Refuses")
    async def refuse(interaction: discord.Interaction) -> None:
        raise TableFull(most=8)

    @coop.tree.command(name="lose", description="Is not heard")
    async def lose(interaction: discord.Interaction) -> None:
        await Click(interaction).acknowledge()
        raise ServerDisconnectedError

    @coop.tree.command(name="break", description="Breaks")
    async def break_(interaction: discord.Interaction) -> None:
        await Click(interaction).acknowledge()
        raise RuntimeError("the fox")

    with env._bot_scope():
        await coop.tree.sync()

    return guild.add_member(env.create_user("Ada"))


def last_answer(answer):
    """Return the last answer to a command."""
    return answer.followups[-1] if answer.followups else answer.response


async def test_client_needs_no_privileged_intents(coop):
    assert coop.intents.value == discord.Intents(guilds=True, guild_messages=True).value
    assert coop.allowed_mentions.to_dict() == {"parse": []}
    assert coop.tree.allowed_installs.to_array() == [0, 1]
    # Installable for servers and users; usable in servers, in the bot's DM and in other DMs.
    assert coop.tree.allowed_contexts.to_array() == [0, 1, 2]


async def test_refused_command_is_explained_to_its_caller_only(ada, games):
    answer = last_answer(await ada.slash(games, "refuse"))

    assert answer.content == ENGLISH("refused-table-full", most=8)
    assert answer.ephemeral


async def test_failing_command_is_answered_and_logged(ada, games, caplog):
    answer = await ada.slash(games, "break")

    assert ENGLISH(SomethingBroke().message) in [
        m.content for m in (answer.response, *answer.followups)
    ]
    assert "command failed: /break" in caplog.text
    assert "the fox" in caplog.text
    assert [r.levelno for r in caplog.records if r.name == ROUTER] == [logging.ERROR]


async def test_lost_answer_is_not_logged_as_an_error(ada, games, caplog):
    caplog.set_level(logging.INFO)
    await ada.slash(games, "lose")

    assert "answer too late or lost: to=/lose" in caplog.text
    assert [r.levelno for r in caplog.records if r.name == ROUTER] == [logging.INFO]


async def test_unknown_command_is_explained(ada, games, coop):
    # Discord may still offer a command that a new version no longer has.
    coop.tree.remove_command("refuse")

    answer = last_answer(await ada.slash(games, "refuse"))

    assert answer.content == ENGLISH("refused-command-outdated")
    assert answer.ephemeral


async def test_close_releases_everything_and_may_be_repeated(env, coop):
    with env._bot_scope():
        await asyncio.gather(coop.close(), coop.close())
        await coop.close()

    with pytest.raises(StoreClosed):
        await coop.store.tables.live()

    # The lock of the database is free again.
    lock = Lock(coop.database)
    assert lock.take_now()

    lock.release()


async def test_close_waits_for_running_presses(env, coop):
    seen = []

    async def slow(click):
        await asyncio.sleep(0.05)
        seen.append(await coop.store.tables.live())

    coop.chat.verbs.add(Verb("slow", slow, token=Token.NONE, where=Where.ANYWHERE))
    with env._bot_scope():
        coop.dispatch("interaction", a_press("slow"))
        await coop.close()
        await coop.chat.router.press(a_press("slow"))

    assert seen == [{}], "a press that comes while Coop closes is not carried out"


async def test_close_waits_for_running_commands(env, coop, games, ada):
    seen: list[Any] = []

    @coop.tree.command(name="slow", description="Takes its time")
    async def slow(interaction):
        seen.append(asyncio.create_task(coop.close()))
        await asyncio.sleep(0.05)
        # The close that this command has started waits for the command itself.
        assert not seen[0].done()
        seen.append(await coop.store.tables.live())

    with env._bot_scope():
        await coop.tree.sync()

    await ada.slash(games, "slow")
    with env._bot_scope():
        await seen[0]

    assert seen[1:] == [{}]


def a_press(verb):
    """Return a press as discord.py passes it on, on a message that has lost its buttons."""
    return SimpleNamespace(
        id=next(INTERACTIONS),
        type=discord.InteractionType.component,
        data={"custom_id": f"coop:-:-:{verb}:0", "component_type": 2},
        message=None,
        user=SimpleNamespace(id=7),
        guild_id=1,
        locale=discord.Locale.american_english,
        extras={"answered": discord.InteractionResponseType.deferred_message_update},
        followup=SimpleNamespace(send=AsyncMock()),
    )


async def test_second_process_cannot_open_the_same_database(env, coop, monkeypatch):
    other = Coop(coop.settings, sweeping=False)
    monkeypatch.setattr("bot.storage.sqlite.lock.WAIT_SECONDS", 0.0)

    with pytest.raises(DatabaseInUse):
        await other.setup_hook()

    await other.close()


@pytest.mark.parametrize("sweeping", [True, False])
async def test_feature_hooks_run_at_start_and_close(tmp_path, monkeypatch, sweeping):
    events: list[str] = []

    def recording(event, wrapped=None):
        async def recorded(*arguments, **named):
            events.append(event)
            return await wrapped(*arguments, **named) if wrapped is not None else None

        return recorded

    async def setup(bot):
        bot.before_wake.append(recording("prepared"))
        bot.after_start.append(lambda: events.append("started"))
        bot.exit_stack.push_async_callback(recording("closed"))
        return "a service"

    wake = recording("tables awake", DeadlinesRunner.wake)
    monkeypatch.setattr(DeadlinesRunner, "wake", wake)
    monkeypatch.setattr(Store, "close", recording("store closed", Store.close))
    monkeypatch.setitem(sys.modules, "feature", SimpleNamespace(setup=setup))
    monkeypatch.setattr("bot.app.FEATURES", ("cogs.lobby", "feature"))
    settings = Settings(_env_file=None, database=tmp_path / "coop.sqlite3", pictures="off")
    coop = Coop(settings, sweeping=sweeping)
    env = Env(coop, shard_count=1)
    await env.start()
    with env._bot_scope():
        await coop.close()

    await env.shutdown()

    # Without `sweeping`, the bot only registers commands and starts no background work.
    started = ["started"] if sweeping else []
    assert events == ["prepared", "tables awake", *started, "closed", "store closed"]
    assert coop.features["feature"] == "a service"


async def test_missing_records_are_written_periodically(tmp_path, monkeypatch):
    calls = asyncio.Queue[str]()

    async def write_missing(_):
        calls.put_nowait("asked")

    monkeypatch.setattr(Records, "write_missing", write_missing)
    # Long enough for the simulated Discord to see that the bot is idle in between.
    monkeypatch.setattr("bot.app.RECORDS_SECONDS", 0.2)
    settings = Settings(_env_file=None, database=tmp_path / "coop.sqlite3", pictures="off")
    coop = Coop(settings)
    env = Env(coop, shard_count=1)
    await env.start()

    async with asyncio.timeout(20):
        for _ in range(3):
            await calls.get()

    with env._bot_scope():
        await coop.close()

    await env.shutdown()


async def test_standby_is_healthy_while_it_waits(coop: Coop):
    steady = coop._gateway._steady
    # As if the connection had been missing for an hour.
    coop._gateway._begun_at = steady() - 3_600.0
    await coop.stand_by()
    assert coop.out_of_reach < 60.0


@pytest.fixture
def delays(monkeypatch) -> list[float]:
    delays: list[float] = []
    monkeypatch.setattr(Studio, "note_delay", lambda _, late: delays.append(late))
    return delays


@pytest.fixture
def sweeping(coop: Coop) -> None:
    coop.sweeping = True


async def test_studio_hears_the_delay_of_the_event_loop(
    delays: list[float], sweeping: None, coop: Coop, env: Env
) -> None:
    await asyncio.sleep(3 * MEASURED_EVERY)
    assert delays

    await coop.close()
    delays.clear()
    await asyncio.sleep(3 * MEASURED_EVERY)
    assert not delays
