"""Several shards over real sockets: each server is heard over its own shard only."""

import asyncio
import json
from contextlib import suppress

import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app import Coop
from bot.discord_api import _internals, connections, gateway
from bot.settings import Settings
from bot.tables.deadlines import Thinking
from bot.tables.table import alone_with
from playground.discord import gateway as discords
from tests.bot.discord_api.test_gateway import Ahead, Steady, a_game
from tests.support.playground import Playground, text_of

SHARDS = 3


@pytest.fixture
async def play(monkeypatch):
    """A simulated Discord with three shards."""
    # Discord asks for five seconds between two sessions.
    monkeypatch.setattr(discords, "BETWEEN_SHARDS", 0.15)
    async with Playground(spawn=False, shards=SHARDS) as play:
        monkeypatch.setattr(Route, "BASE", f"{play.base_url}/api/v10")
        address = yarl.URL(play.simulation.gateway_address)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", address)
        yield play


@pytest.fixture
def rooms(play):
    """One channel on a server of each shard."""
    world = play.simulation.world
    return [world.add_guild(f"Barn {shard}", shard, SHARDS) for shard in range(SHARDS)]


@pytest.fixture
def clock():
    return Ahead()


@pytest.fixture
async def unconnected(play, rooms, clock, tmp_path, monkeypatch):
    # Short waits, so that reconnections take less than a second.
    monkeypatch.setattr(connections, "BETWEEN_SESSIONS", 0.2)
    monkeypatch.setattr(_internals, "MAX_BACKOFF", 0.2)
    monkeypatch.setattr(gateway, "BRIEF", 0.3)
    monkeypatch.setattr("bot.common.deadline_timer.WHILE_HELD", 0.05)
    monkeypatch.setattr("bot.tables.deadlines_runner.CHECK_AGAIN", 0.05)
    settings = Settings(_env_file=None, database=tmp_path / "coop.sqlite3", pictures="off")
    coop = Coop(settings, clock=clock, thinking=Thinking(0.0, 0.0))
    await coop.login(play.simulation.token)
    await coop.tree.sync()
    yield coop
    await coop.close()


@pytest.fixture
async def coop(unconnected, play):
    connected = asyncio.create_task(unconnected.connect())
    await all_connected(play)
    await play.until(lambda: all(map(unconnected._gateway.reaches, play_guilds(play))), "all ears")
    yield unconnected
    await unconnected.close()
    await connected


def play_guilds(play):
    return [*play.simulation.world.guilds]


async def all_connected(play):
    discord = play.simulation.gateway
    await play.until(lambda: all(map(discord.is_connected, range(SHARDS))), "all connections")


async def revision(coop, table_id):
    return (await coop.store.tables.load(table_id)).table.revision


async def timed_out(coop, table_id):
    for _ in range(500):
        if await revision(coop, table_id):
            return
        await asyncio.sleep(0.02)
    pytest.fail("its deadlines do not count")


def heard(session):
    """Return the ids of the servers in the events of a session."""
    events = [json.loads(text) for _, text in session.sent]
    told = [event["d"] for event in events if event["t"] not in ("READY", "RESUMED")]
    # A server's own creation has its id as `id`, and other events name it as `guild_id`.
    return {int(one.get("guild_id", one["id"] if "joined_at" in one else 0)) for one in told}


async def test_each_server_is_heard_over_its_own_shard(coop, play, rooms):
    for room in rooms:
        used = await play.settled(play.slash("Ada", "chicken start heist", room))
        table = await play.wait_for_message(room, contains="Ada")
        await play.settled(play.click("Ben", table, label="Join"))
        await play.wait_for_message(room, contains="Ben")

        assert used.answer is not None

    sessions = play.simulation.gateway._sessions.values()
    assert {session.shard for session in sessions} == {(0, 3), (1, 3), (2, 3)}

    for session in sessions:
        servers = [one for one in heard(session) if one]
        assert rooms[session.shard[0]].guild_id in servers
        # Discord routes a server to the shard of its id, shifted by 22 bits.
        assert {(one >> 22) % SHARDS for one in servers} == {session.shard[0]}

    assert len({row.id for row in coop.guilds}) == len(play_guilds(play))
    assert play.simulation.gateway.refused_starts == 0


async def test_presses_in_direct_messages_come_over_the_first_shard(coop, play, rooms):
    room = rooms[2]
    await play.settled(play.slash("Ada", "chicken start heist", room))
    table = await play.wait_for_message(room, contains="Ada")
    await play.settled(play.click("Ben", table, label="Join"))
    await play.settled(play.click("Cleo", table, label="Join"))
    await play.settled(play.click("Ada", table, label="Start"))
    card = await play.wait_for_message(play.dm("Ben"), contains="Rules")
    await play.settled(play.click("Ben", card, label="Rules"))

    assert "Heist" in text_of(await play.wait_for_message(play.dm("Ben"), visible_to="Ben"))

    (first,) = [
        session for session in play.simulation.gateway._sessions.values() if session.shard[0] == 0
    ]
    presses = [json.loads(text) for _, text in first.sent if "INTERACTION_CREATE" in text]
    assert [press["d"]["user"]["id"] for press in presses] == [str(play.person("Ben").id)]


async def test_silent_shard_stops_only_the_clocks_of_its_servers(coop, play, rooms, clock):
    away = await a_game(coop, play, rooms[1])
    here = await a_game(coop, play, rooms[2], "Cleo")
    await play.simulation.gateway.silence(1)
    await play.until(lambda: not coop._gateway.reaches(rooms[1].guild_id), "it to be noticed")

    assert coop._gateway.reaches(rooms[2].guild_id)
    assert not coop._gateway.is_cut
    assert coop._gateway.silence == 0

    # Longer than BRIEF, so the silence counts as an outage.
    await asyncio.sleep(0.4)
    clock.seconds += 3600
    third = await a_game(
        coop, play, rooms[0], "Eve", "Finn"
    )  # every commit makes the timer look again
    await timed_out(coop, here)
    clock.seconds += 3600
    await timed_out(coop, third)

    assert await revision(coop, away) == 0

    play.simulation.gateway.speak(1)
    await play.until(lambda: coop._gateway.reaches(rooms[1].guild_id), "it to be back")
    table = (await coop.store.tables.load(away)).table

    assert table.revision == 0
    assert min(timer.due for timer in table.timers.values()) > clock.now() + 5
    # One shard resumed its session, and none had to start a new one.
    assert (play.simulation.gateway.resumed, play.simulation.gateway.identified) == (1, 3)

    clock.seconds += 3600
    await a_game(coop, play, rooms[0], "Gus", "Hana")
    await timed_out(coop, away)


async def test_silent_first_shard_stops_all_clocks(coop, play, rooms, clock):
    """Private cards are pressed in direct messages, which come over this shard."""
    table_id = await a_game(coop, play, rooms[2])
    await play.simulation.gateway.silence(0)
    await play.until(lambda: coop._gateway.is_cut, "it to be noticed")
    await asyncio.sleep(0.4)
    clock.seconds += 3600
    await a_game(coop, play, rooms[1], "Cleo", "Dan")
    await asyncio.sleep(0.3)

    assert await revision(coop, table_id) == 0

    play.simulation.gateway.speak(0)
    await play.until(lambda: not coop._gateway.is_cut, "it to be back")
    table = (await coop.store.tables.load(table_id)).table

    assert min(timer.due for timer in table.timers.values()) > clock.now() + 5


async def test_dropped_shard_resumes_its_session(coop, play, rooms):
    await play.simulation.gateway.drop(shard=1)
    await play.until(lambda: play.simulation.gateway.resumed == 1, "it to be taken up")
    await play.settled(play.slash("Ada", "chicken start heist", rooms[1]))
    assert play.simulation.gateway.identified == 3


async def test_unreachable_shard_does_not_delay_the_others(coop, play, rooms, monkeypatch):
    reached = DiscordWebSocket.from_client
    never = asyncio.Event()

    async def reaching(client, **how):
        if how["shard_id"] == 1:
            await never.wait()
        return await reached(client, **how)

    monkeypatch.setattr(DiscordWebSocket, "from_client", reaching)
    await play.simulation.gateway.drop(shard=1)
    await asyncio.sleep(0.1)
    await play.simulation.gateway.drop(shard=2)
    await play.until(lambda: play.simulation.gateway.is_connected(2), "the other", patience=5.0)
    await play.settled(play.slash("Ada", "chicken start heist", rooms[2]))

    assert not play.simulation.gateway.is_connected(1)

    # Let the waiting shard connect, so that the fixture can close the bot.
    never.set()
    await all_connected(play)


async def test_sessions_survive_an_outage_of_discord(coop, play):
    """Discord delivers the missed presses, and no login of the daily limit is used."""
    await play.simulation.go_away()
    await asyncio.sleep(0.5)
    play.simulation.away = False
    await all_connected(play)
    await play.until(lambda: play.simulation.gateway.resumed == SHARDS, "all to be taken up")

    assert play.simulation.gateway.identified == SHARDS


async def test_invalidated_sessions_start_in_turn_and_learn_of_lost_servers(coop, play, rooms):
    """The sessions start one after the other, as at the first connection."""
    gone = rooms[1].guild_id
    assert coop.get_guild(gone) is not None

    # The bot is removed from this server while its shard has no session.
    del play.simulation.world.guilds[gone]
    await play.simulation.gateway.invalidate()
    await play.until(lambda: play.simulation.gateway.identified == 2 * SHARDS, "new sessions")
    await play.until(lambda: coop.get_guild(gone) is None, "the server to be forgotten")

    assert {guild.id for guild in coop.guilds} <= {*play_guilds(play)}

    await play.settled(play.slash("Ada", "chicken start heist", rooms[2]))
    # Discord counts sessions that start too soon after each other.
    assert play.simulation.gateway.refused_starts == 0


async def test_connection_is_repeated_while_discord_is_unreachable_at_the_start(
    unconnected, play, monkeypatch
):
    play.simulation.away = True
    connected = asyncio.create_task(unconnected.connect())
    await asyncio.sleep(0.5)

    assert not connected.done()

    asked = []
    reached = DiscordWebSocket.from_client

    async def reaching(client, **how):
        asked.append(how["shard_id"])
        if len(asked) < 3:
            raise OSError("no route to host")
        return await reached(client, **how)

    monkeypatch.setattr(DiscordWebSocket, "from_client", reaching)
    play.simulation.away = False
    await all_connected(play)

    # The first shard connects at its third attempt, and only then the second.
    assert asked[:4] == [0, 0, 0, 1]

    await unconnected.close()
    await connected


async def test_close_does_not_wait_for_an_unreachable_shard(coop, play, monkeypatch):
    async def reaching(client, **how):
        await asyncio.Event().wait()

    monkeypatch.setattr(DiscordWebSocket, "from_client", reaching)
    await play.simulation.gateway.drop(shard=1)
    await asyncio.sleep(0.1)
    async with asyncio.timeout(5):
        await coop.close()

    with suppress(asyncio.CancelledError):
        await coop.shards[1]._parent._reconnecting

    names = {task.get_name() for task in asyncio.all_tasks()}
    assert "connection" not in names


async def test_outage_of_a_shard_concerns_only_its_servers():
    steady = Steady()
    heard = []

    async def missed(seconds, on):
        heard.append((seconds, [server for server in range(6) if on(server)]))

    line = gateway.GatewayMonitor(missed, lambda server: server % 3, steady)
    assert not any(map(line.reaches, range(3)))

    steady.seconds += 1
    await line.note_reconnect(0, resumed=False)
    assert line.silence == 0
    assert [line.reaches(server) for server in range(4)] == [True, False, False, True]

    steady.seconds += 60
    await line.note_reconnect(2, resumed=False)
    assert heard == [(61, [2, 5])], "these were not reached since the start"

    await line.note_reconnect(1, resumed=False)

    heard.clear()
    line.cut(1)
    steady.seconds += 30
    line.cut(0)

    assert line.is_cut

    steady.seconds += 60
    assert line.silence == 60

    await line.note_reconnect(0, resumed=True)
    await line.note_reconnect(1, resumed=True)
    # Without the first shard, no server counts as reached; the second adds its own 30 seconds.
    assert heard == [(60, [0, 1, 2, 3, 4, 5]), (90, [1, 4])]


def test_private_place_is_heard_over_the_first_shard(unconnected):
    unconnected.shard_count = SHARDS
    assert {unconnected.connection_of(alone_with(1 << 22 << one)) for one in range(20)} == {0}


@pytest.mark.slow
async def test_process_with_two_shards_survives_a_kill():
    """It runs with Discord's real pause of five seconds between two sessions."""
    async with Playground(shards=2) as play:
        world = play.simulation.world
        rooms = [world.add_guild(f"Barn {shard}", shard, 2) for shard in range(2)]
        discord = play.simulation.gateway
        tables = []
        await play.until(lambda: discord.identified == 2, "both connections")

        for room in rooms:
            await play.settled(play.slash("Ada", "chicken start heist", room))
            tables.append(await play.wait_for_message(room, contains="Ada"))

        await play.kill_bot()
        await play.until(lambda: discord.identified == 4, "both connections again")
        for room, table in zip(rooms, tables, strict=True):
            await play.settled(play.click("Ben", table, label="Join"))
            await play.wait_for_message(room, contains="2 of 8")

        # The tables were edited, not posted a second time.
        assert [len(room.messages) for room in rooms] == [1, 1]
        assert discord.refused_starts == 0
