"""The gateway connection: cut and restored over real sockets, and the time that this costs."""

import asyncio
import logging
from contextlib import suppress

import pytest
import yarl
from aiohttp import ClientError
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app import Coop
from bot.common.deadline_timer import DeadlineTimer
from bot.discord_api import _internals, gateway
from bot.discord_api.gateway import GatewayMonitor
from bot.settings import Settings
from bot.tables.deadlines import Thinking
from bot.tables.table import Pace, Status
from tests.support.playground import Playground


@pytest.fixture
async def play(monkeypatch):
    async with Playground(spawn=False) as play:
        monkeypatch.setattr(Route, "BASE", f"{play.base_url}/api/v10")
        address = yarl.URL(play.simulation.gateway_address)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", address)
        yield play


class Ahead:
    """A clock that tests move forward."""

    def __init__(self):
        self.seconds = 0.0

    def now(self):
        return 1_700_000_000.0 + self.seconds


@pytest.fixture
def clock():
    return Ahead()


@pytest.fixture
async def coop(play, clock, tmp_path, monkeypatch):
    """A connected bot with short waits after an outage."""
    monkeypatch.setattr(_internals, "MAX_BACKOFF", 0.2)
    monkeypatch.setattr(gateway, "BRIEF", 0.5)
    monkeypatch.setattr("bot.common.deadline_timer.WHILE_HELD", 0.05)
    monkeypatch.setattr("bot.common.periodic.EVERY", 0.1)
    settings = Settings(_env_file=None, database=tmp_path / "coop.sqlite3")
    coop = Coop(settings, clock=clock, thinking=Thinking(0.0, 0.0))
    await coop.login(play.simulation.token)
    connected = asyncio.create_task(coop.connect())
    await play.until(lambda: play.simulation.gateway.online, "the bot to come online")
    yield coop
    await coop.close()
    await connected


@pytest.fixture
def long_gone(monkeypatch):
    """Let discord.py wait for 17 minutes, as after many failed attempts."""
    monkeypatch.setattr(ExponentialBackoff, "delay", lambda _: 1024.0)


async def a_game(coop, play, room=None, host="Ada", guest="Ben"):
    """Deal a game of two people, who must answer within minutes. Return the table's id."""
    room = room or play.games
    table = await coop.tables.lobbies.open(
        game="out",
        guild_id=room.guild_id,
        channel_id=room.id,
        host_id=play.person(host).id,
        host_name=host,
        host_locale="en",
        host_cut="joined 1",
        locale="en",
        pace=Pace.NORMAL,
        level="easy",
    )
    await coop.tables.lobbies.join(table.id, play.person(guest).id, guest, "en", "joined 1")
    await coop.tables.lobbies.start(table.id, play.person(host).id)

    return table.id


async def back_online(play):
    """Wait until the bot is online again. The backoff of discord.py would take 17 minutes."""
    await play.until(lambda: play.simulation.gateway.online, "the bot to be back", patience=60.0)


async def test_reconnection_after_a_long_outage_is_quick(coop, play, long_gone):
    await play.simulation.go_away()
    await asyncio.sleep(1.0)
    assert not play.simulation.gateway.online

    play.simulation.away = False
    await back_online(play)


async def stored(coop, table_id):
    return (await coop.store.tables.load(table_id)).table


async def test_time_without_discord_is_not_counted_as_silence(coop, play, clock, long_gone):
    table_id = await a_game(coop, play)
    await play.simulation.go_away()
    # Longer than BRIEF, so the silence counts as an outage.
    await asyncio.sleep(0.6)
    clock.seconds += 3600
    await asyncio.sleep(0.3)

    assert (await stored(coop, table_id)).revision == 0

    play.simulation.away = False
    await back_online(play)
    # Time for an overdue timer to fire, if it were not corrected.
    await asyncio.sleep(0.3)

    table = await stored(coop, table_id)

    assert table.revision == 0
    assert table.status is Status.PLAYING

    left = [timer.due - clock.now() for timer in table.timers.values()]
    assert min(left) > 5, "everybody has a moment to look up"

    clock.seconds += 3600
    await a_game(coop, play)  # every commit makes the timer look again

    for _ in range(1000):
        if (await stored(coop, table_id)).revision:
            return
        await asyncio.sleep(0.02)

    pytest.fail("the deadlines never counted again")


async def test_no_timeout_while_discord_answers_no_request(coop, play, clock, monkeypatch):
    """The gateway stays open, so presses come in, but no player can be asked anything."""
    table_id = await a_game(coop, play)
    play.simulation.away = True
    with suppress(ClientError):
        await coop.application_info()

    await asyncio.sleep(0.6)
    assert coop._gateway.is_cut

    clock.seconds += 3600
    await asyncio.sleep(0.3)
    assert (await stored(coop, table_id)).revision == 0

    play.simulation.away = False
    await play.until(lambda: not coop._gateway.is_cut, "the bot to notice by itself")
    await coop._recovery_task

    table = await stored(coop, table_id)

    assert min(timer.due for timer in table.timers.values()) > clock.now() + 5
    # The session never ended.
    assert play.simulation.gateway.identified == 1


async def test_connection_that_never_broke_reports_no_outage(line):
    await line.note_answer()
    await line.note_reconnect(resumed=True)
    assert line.heard == []


async def test_single_failed_request_is_no_outage(line, steady):
    line.note_failure()
    steady.seconds += 1
    line.note_failure()

    assert line.is_failing
    assert not line.is_cut
    assert line.silence == 0, "it may be for once"

    await line.note_answer()
    assert line.heard == []

    # A failure that lasts counts from the failed request on.
    line.note_failure()
    steady.seconds += 60
    assert line.is_cut
    assert line.silence == 60

    await line.note_answer()
    assert line.silence == 0
    assert line.heard == [60]
    assert not line.is_failing


async def test_quick_resume_costs_no_time(coop, play, monkeypatch):
    heard = []

    async def missed(seconds, on):
        heard.append(seconds)

    monkeypatch.setattr(gateway, "BRIEF", 60.0)  # a busy machine may take its time
    monkeypatch.setattr(coop._gateway, "_missed", missed)
    await play.simulation.gateway.drop()
    await play.until(lambda: play.simulation.gateway.resumed == 1, "the line to be taken up")
    await play.until(lambda: not coop._gateway.is_cut, "the bot to notice")

    assert heard == []


MALFORMED = {
    "a press without an id": {"type": 3, "data": {"component_type": 2}},
    "a command without a channel": {"type": 2, "data": {"name": "chicken"}, "channel": None},
    "nothing at all": None,
}


@pytest.mark.parametrize("what", MALFORMED)
async def test_unreadable_event_is_skipped(coop, play, caplog, what):
    body = MALFORMED[what]
    whole = {"id": "1", "application_id": "2", "token": "the-egg", "version": 1, "locale": "en"}
    user = {"id": "3", "username": "fox", "discriminator": "0", "avatar": None}
    event = body and whole | {"user": user, "channel_id": "4"} | body
    play.simulation.gateway.dispatch("INTERACTION_CREATE", event)
    await play.until(lambda: "event=INTERACTION_CREATE" in caplog.text, "a line")

    table = await a_game(coop, play)

    assert (await coop.tables.table(table)).status is Status.PLAYING
    assert play.simulation.gateway.online

    (line,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
    # A traceback could quote the event with its token.
    assert line.exc_info is None
    assert "the-egg" not in line.getMessage()


UNREADABLE = {
    "no JSON": "the-egg {",
    "a list": '["the-egg"]',
    "null": "null",
    "a lone surrogate": '{"op": 0, "t": "MESSAGE_CREATE", "d": {"content": "the-egg \\ud800"}}',
    "an event whose name is a list": '{"op": 0, "t": ["the-egg"], "s": 4, "d": {}}',
    "a greeting without a heartbeat": '{"op": 10, "d": null}',
}


@pytest.mark.parametrize("what", UNREADABLE)
async def test_unreadable_frame_is_logged_and_dropped(coop, play, caplog, what):
    for session in play.simulation.gateway._sessions.values():
        play.simulation.gateway._write(session.socket, UNREADABLE[what])

    await play.until(lambda: "gateway frame dropped" in caplog.text, "a line")

    table = await a_game(coop, play)
    assert (await coop.tables.table(table)).status is Status.PLAYING
    assert play.simulation.gateway.online

    (line,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert line.exc_info is None
    # The frame's content may hold texts of players.
    assert "the-egg" not in caplog.text


# -- the parts alone -------------------------------------------------------------------------------


class Steady:
    def __init__(self):
        self.seconds = 0.0

    def __call__(self):
        return self.seconds


@pytest.fixture
def steady():
    return Steady()


class Overheard(GatewayMonitor):
    """A monitor that records the reported outages."""

    def __init__(self, clock):
        self.heard = []
        super().__init__(self._hear, steady=clock)

    async def _hear(self, seconds, on):
        self.heard.append(seconds)


@pytest.fixture
async def line(steady):
    """A monitor that was connected once and has reported no outage."""
    line = Overheard(steady)
    assert line.is_cut

    await line.note_reconnect(resumed=False)
    assert line.heard == []

    return line


@pytest.mark.parametrize(
    ("seconds", "resumed", "missed"),
    [(1, True, []), (1, False, [1]), (60, True, [60]), (60, False, [60])],
)
async def test_length_of_an_outage_is_reported(line, steady, seconds, resumed, missed):
    line.cut()
    steady.seconds += seconds - 0.5
    # A second report of the same cut must not start the count again.
    line.cut()
    steady.seconds += 0.5

    assert line.is_cut
    assert line.silence == seconds

    await line.note_reconnect(resumed=resumed)

    assert line.heard == missed
    assert not line.is_cut


async def test_failing_listener_does_not_keep_the_connection_cut(steady):
    async def missed(seconds, on):
        raise RuntimeError("the fox")

    line = GatewayMonitor(missed, steady=steady)
    steady.seconds += 60

    with pytest.raises(RuntimeError):
        await line.note_reconnect(resumed=True)

    assert not line.is_cut


@pytest.mark.parametrize(("away", "missed"), [(57.0, [60.0]), (0.0, [0.0]), (None, [])])
async def test_first_connection_reports_the_time_before_the_start(steady, away, missed):
    line = Overheard(steady)
    line.begin(away)
    steady.seconds += 3

    assert line.silence == 3

    # The time before the start is known from the last run; None means the first run ever.
    await line.note_reconnect(resumed=False)
    assert line.heard == missed
    assert line.is_whole

    line.cut()
    steady.seconds += 6
    await line.note_reconnect(resumed=True)

    assert line.heard == [*missed, 6]


async def test_failed_requests_before_the_first_connection_are_no_separate_outage(steady):
    line = Overheard(steady)
    line.begin(57.0)
    line.note_failure()
    steady.seconds += 10
    await line.note_answer()

    assert line.heard == []

    await line.note_reconnect(resumed=False)
    assert line.heard == [67]


async def test_timer_does_not_fire_while_the_connection_is_cut(clock, monkeypatch):
    monkeypatch.setattr("bot.common.deadline_timer.WHILE_HELD", 0.02)
    ticks = []
    cut = True

    async def tick():
        ticks.append(clock.now())

    sweeper = DeadlineTimer(clock, lambda: None if ticks else 0.0, tick, held=lambda: cut)
    sweeper.nudge()
    await asyncio.sleep(0.1)

    assert ticks == []

    cut = False
    await asyncio.sleep(0.1)
    assert len(ticks) == 1

    await sweeper.stop()
