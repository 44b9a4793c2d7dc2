"""Coop as a client of Discord: starts all services, connects, and closes them in order.

Rule 1: no privileged intent, so no message contents, and no cache of members or messages.
Rule 2: what was opened last is closed first, also if the start fails half-way.

Only one instance of Coop may use a database. It holds the database lease.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from importlib import import_module
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat import Chat
from bot.common.clock import Clock, SystemClock
from bot.common.database_url import DatabaseServer, Place
from bot.common.deadline_timer import DeadlineTimer, Moved, NextDue, Tick, Timed
from bot.common.periodic import LoopDelay, PeriodicTask
from bot.discord_api.connections import ConnectedBot
from bot.discord_api.gateway import GatewayMonitor
from bot.discord_api.outbox import listening
from bot.discord_api.token_check import TokenCheck
from bot.discord_api.traffic import Traffic
from bot.features import FEATURES
from bot.i18n.words import Words, house_names
from bot.interactions.gate import Gate
from bot.interactions.quota import Quota
from bot.interactions.router import Tree
from bot.messages.timing import ChatTiming
from bot.ops import health, registration
from bot.ops.last_heard import LastHeard
from bot.pages.emojis import Emojis
from bot.pages.page import Button
from bot.pictures.emojis import signs
from bot.pictures.studio import Studio
from bot.records.records import Records
from bot.search.searcher import Searcher
from bot.servers.rules import OperatorLimits, Servers
from bot.settings import Settings
from bot.storage import DatabaseRefused
from bot.storage.engines import lease_of
from bot.storage.interfaces import DatabaseLease
from bot.store import Store
from bot.tables.deadlines import Thinking
from bot.tables.learning import Tips
from bot.tables.seating_policy import SeatingPolicy
from bot.tables.table import WhichServers, everywhere
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

RECORDS_SECONDS = 3600.0
"""Seconds between attempts to write records of finished games that could not be written before."""

CLICK_SECONDS = 1.5
"""Maximum seconds that closing waits for presses in progress."""

CHAT_SECONDS = 2.0
"""Maximum seconds that closing waits for messages that still have to be sent."""

SURFACES = "coop-surface-"
"""The beginning of the names of tasks that update messages (bot/messages/jobs.py)."""


class Coop(ConnectedBot):
    """The bot. `store`, `tables` and `chat` exist from `setup_hook` on.

    Args:
        settings: The settings of the operator.
        clock: A replacement for tests, like `thinking` (how long house players wait before they
            act), `chat_pace` and `rng`.
        sweeping: Whether due tables are handled in the background. If not, the caller calls
            `tables.tick()`.
        database: A file that replaces the database of the settings.
    """

    migrates = True
    """Whether the bot may migrate the database, because it holds the lease."""

    store: Store
    servers: Servers
    tables: Tables
    chat: Chat
    records: Records
    features: dict[str, object]
    """What the `setup` of each feature has returned, by its name in `FEATURES`."""
    _last_heard: LastHeard

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Clock | None = None,
        thinking: Thinking | None = None,
        chat_pace: ChatTiming | None = None,
        rng: Random | None = None,
        sweeping: bool = True,
        database: Path | None = None,
    ) -> None:
        self.traffic = Traffic()
        self._token = TokenCheck(self.application_info, self._fail)
        self._gateway = GatewayMonitor(self.clock_moved, self.connection_of)
        trace = listening(
            self._slow, self._token.start_check, self._gateway.note_failure, self._note_answer
        )
        self.place: Place = database or settings.place
        self._shares = isinstance(self.place, DatabaseServer)
        """Whether another instance can take the database over while this process is paused.

        That is impossible with a file, because the kernel keeps the lock while the process lives.
        """
        if self._shares:
            # Twice per request, because the process may be paused before the connection is ready.
            for signal in (
                trace.on_request_start,
                trace.on_connection_reuseconn,
                trace.on_connection_create_end,
            ):
                signal.append(self._confirm)

        super().__init__(
            commands.when_mentioned,  # discord.py demands a prefix of commands in messages
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True, guild_messages=True),
            heard=self.traffic.heard,
            http_trace=self.traffic.listen(trace),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
            activity=discord.CustomActivity(Words(settings.locale)("presence")),
        )
        self.settings = settings
        self.database = database or settings.database
        self._clock = clock or SystemClock()
        self._thinking = thinking or Thinking()
        self._pace = chat_pace or ChatTiming()
        self._rng = rng or SystemRandom()
        self.sweeping = sweeping
        self.exit_stack = AsyncExitStack()
        """What is called at the end, the latest first. The store closes after all features."""
        self._closed: asyncio.Task[None] | None = None
        """The task that closes the bot, once `close` was called."""
        self._heart = health.Heartbeat(self.database, lambda: self.out_of_reach)
        self._studio: Studio | None = None
        self._emojis: Emojis | None = None
        self._emoji_task: asyncio.Task[None] | None = None
        """Loads the ids of Coop's own emojis."""
        self._recovery_task: asyncio.Task[None] | None = None
        """Tells `_gateway` that requests are answered again. The attribute keeps the task alive."""
        self._fatal_error: asyncio.Future[Exception] | None = None
        """Gets the error that ends `play` (see `_fail`)."""
        self.lease: DatabaseLease | None = None
        self.before_wake: list[Callable[[], Awaitable[None]]] = []
        """Functions of features, awaited once at the start, before any table is loaded.

        At that time the bot holds the database lease.
        """
        self.after_wake: list[Callable[[], Awaitable[None]]] = []
        """Functions of features, awaited once at the start, before the first press is handled.

        At that time tables and messages are ready.
        """
        self.after_start: list[Callable[[], None]] = []
        """Functions of features, called once at the end of the start, to begin background work.

        They are not called if `sweeping` is False, because then the caller controls the time.
        """
        self.own_pages: list[Callable[[Words], Button]] = []
        """Each returns the button of a feature's page about the presser, for `/chicken help`."""
        self.own_pages_of_server: list[Callable[[Words], Button]] = []
        """The same for pages that exist only on a server, not in a direct message."""
        self.feat_counts: list[Callable[[int], Awaitable[int]]] = []
        """Each returns how many different feats a user has earned, if a feature counts them."""
        self.timed: list[Timed] = []
        """What features do at certain times, each with its own timer. Tests call these directly."""

    # -- opening ------------------------------------------------------------------------------

    async def setup_hook(self) -> None:
        """Start all services and recover from a crash, before any interaction is accepted."""
        self._fatal_error = asyncio.get_running_loop().create_future()
        self._token.may_be_doubted = True
        lease = await self._acquire_lease()
        await self.build_services()
        # From now on, the loss of the database ends the bot.
        self.store.database.on_loss.append(self._fail)
        # In the background, because pages can use Unicode until the ids of the emojis are known.
        if self._emojis is not None:
            self._emoji_task = asyncio.create_task(self._load_emojis(self._emojis), name="emojis")

        # Starts to watch that no other process replaces the database. `ownership` says whether it
        # was restored from an older copy.
        ownership = await self.store.database.own(lease)
        if ownership.is_set_back:
            log.warning("database was restored from an older copy, tables go back to its state")

        # `./coop sync` stores the fingerprint (a hash) of the commands that it registers.
        commands_now = await registration.payload(self.tree)
        fingerprint = registration.fingerprint(commands_now, self.application_id)
        if await self.store.meta(registration.REGISTERED) != fingerprint:
            log.warning("slash commands are out of date, run: ./coop sync")

        # Rules and languages are loaded before the tables, because drawing needs both.
        await self.servers.wake()
        await self.chat.languages.wake()
        for prepare in self.before_wake:
            await prepare()

        heard = self._last_heard = LastHeard(
            self.store, self._clock, lambda: self._gateway.is_whole, self.tables.next_due
        )
        # For how many seconds Coop was unreachable before this start; None if unknown.
        away = await heard.away()
        if away is not None:
            self._gateway.begin(away)

        # The tables are loaded before the messages, which are drawn from them. `era` is a random
        # name of the last restore.
        live = await self.tables.wake(ownership.era, after_an_outage=away is not None)
        await self.chat.wake(live, in_doubt=ownership.is_doubtful)
        for wake in self.after_wake:
            await wake()

        await self.records.write_missing()
        if self.sweeping:
            sweeper = self.timer(self.tables.next_due, self.tables.tick, self.clock_moved)
            # After a change, a table may be due earlier, so the timer must check again.
            self.tables.on_change.append(lambda _: sweeper.nudge())
            sweeper.nudge()
            self.exit_stack.callback(self._heart.stop)
            self._heart.beat()
            for start in self.after_start:
                start()

            # A periodic task starts when it is created.
            self.exit_stack.push_async_callback(PeriodicTask(self._check_health).stop)
            missing = PeriodicTask(self.records.write_missing, RECORDS_SECONDS)
            self.exit_stack.push_async_callback(missing.stop)
            if self._studio is not None:
                # Measures how late the event loop is. If this lasts, the studio pauses.
                self.exit_stack.callback(LoopDelay(self._studio.note_delay).stop)

        self.exit_stack.push_async_callback(self._note_the_end)
        log.info("open tables: %d", len(live))

    async def _acquire_lease(self) -> DatabaseLease:
        """Acquire the database lease. While waiting, the bot reports that it is healthy."""
        lease = self.lease = lease_of(self.place)
        async with PeriodicTask(self.stand_by):
            await lease.take()

        self.exit_stack.push_async_callback(lease.let_go)
        return lease

    async def _confirm(self, *_: object) -> None:
        """Return once it is certain that no other instance uses the database.

        Before that, no request is sent and no press is handled.

        Raises:
            ConnectionAbortedError: Another instance uses it.
        """
        try:
            if self.lease is not None:
                await self.lease.confirm()
        except DatabaseRefused as lost:
            raise ConnectionAbortedError(str(lost)) from None

    async def stand_by(self) -> None:
        """Report to systemd and the health check while waiting for Discord or for the lease."""
        self._gateway.begin()  # not connected yet, so the time without a connection is no failure
        health.tell_systemd(health.READY)
        self._heart.beat()

    async def play(self) -> None:
        """Run until cancelled.

        Raises:
            DatabaseLost: The database is damaged or gone.
            LoginFailure: The token is not valid any more.
            Exception: What `connect` raises.
        """
        assert self._fatal_error is not None, "log in first"
        connected = asyncio.ensure_future(self.connect())
        either: list[asyncio.Future[Any]] = [connected, self._fatal_error]
        try:
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if self._fatal_error.done():
                raise self._fatal_error.result()

            await connected
        finally:
            connected.cancel()
            await asyncio.wait([connected])

    def _fail(self, why: Exception) -> None:
        """Make `play` raise this error."""
        if self._fatal_error is not None and not self._fatal_error.done():
            self._fatal_error.set_result(why)

    async def _check_health(self) -> None:
        """Report that the bot is alive, and check the database and the connection."""
        self._heart.beat()
        with suppress(DatabaseRefused):  # already reported to the loss listener
            await self.store.database.look()
            await self._last_heard.note()

        if self._gateway.is_failing:
            # An idle bot sends no requests, so it would not notice that Discord answers again.
            await self._token.is_known()

    async def _note_the_end(self) -> None:
        """Store at the end when the bot was last connected, for the next start."""
        with suppress(DatabaseRefused):  # the lost database is the reason for the end
            await self._last_heard.note(at_once=True)

    async def _load_emojis(self, emojis: Emojis) -> None:
        """Load the ids of Coop's own emojis."""
        emojis.learn(await registration.spell_emojis(self))

    async def build_services(self) -> None:
        """Build store, tables, chat and features. They do nothing yet."""
        self.store = await Store.open(self.place, migrating=self.migrates)
        # Pushed first, so that the store is closed last.
        self.exit_stack.push_async_callback(self.store.close)
        self.servers = Servers(
            self.store.servers,
            self.store.bans,
            self.store.access,
            self._clock,
            OperatorLimits.of(self.settings),
        )

        # Looks for the choices of some house players in another process.
        self.exit_stack.push_async_callback((searcher := Searcher()).close)
        self.tables = Tables(
            self.store.tables,
            self._clock,
            self._rng,
            room=self.servers,  # the limits of each server, and who may sit there
            paused_hours=self.settings.paused_hours,
            thinking=self._thinking,
            house_names=house_names,
            reaches=self._gateway.reaches,
            begin_search=searcher.begin,
        )
        seating = SeatingPolicy(self.tables.sessions, self.store.blocks, self.servers)

        # Refuses a seat because of a ban on the server, or of a block between players.
        self.tables.hooks.before_seat.append(seating.check)
        self.tables.hooks.unwanted_by.append(self.store.blocks.blocked_by)
        tips = Tips(self.tables.sessions, self.store.lessons)
        self.tables.hooks.before_deal.append(tips.prepare_deal)

        if self.settings.pictures != "off":
            self._studio = Studio(moves=self.settings.pictures == "on")
            self._emojis = Emojis(signs())
            self.exit_stack.push_async_callback(self._studio.close)

        self.records = Records(self.store.records, keeps=self.servers.keeps_records)
        self.exit_stack.push_async_callback(self.records.settle)
        self.chat = Chat(
            self,
            self.tables,
            self.store.surfaces,
            self.store.people,
            self._clock,
            studio=self._studio,
            emojis=self._emojis,
            pace=self._pace,
            access_list=self.servers.access_list,
            tips=tips,
            ringable=seating.ringable,
            confirm=self._confirm if self._shares else None,
            gate=Gate(self.servers.of, self.settings.locale),
            quota=Quota(
                self._clock,
                self.settings.commands_per_minute,
                self.settings.server_commands_per_minute,
            ),
        )

        # Pushed after the store and the records, so that messages are finished before these close.
        self.exit_stack.push_async_callback(self._finish_messages)
        self.add_listener(self.chat.router.press, "on_interaction")
        self.tables.on_end.append(self.records.write_record)
        self.records.on_news.append(self.chat.redraw_result)
        self.features = {}
        for feature in FEATURES:
            self.features[feature] = await import_module(feature).setup(self)

    def timer(self, next_due: NextDue, tick: Tick, moved: Moved | None = None) -> DeadlineTimer:
        """Create a timer that is stopped before the store closes.

        It does nothing while Discord is unreachable.
        """
        timer = DeadlineTimer(self._clock, next_due, tick, moved, held=lambda: self._gateway.is_cut)
        self.exit_stack.push_async_callback(timer.stop)
        return timer

    async def clock_moved(self, seconds: float, on: WhichServers = everywhere) -> None:
        """Correct all deadlines by a time in which the users of these servers could not play.

        The process slept, Discord was unreachable, or the system clock was set.

        Args:
            seconds: The length of this time; negative if the clock was set back.
            on: Returns whether a server is affected.
        """
        await self.tables.correct_timers(seconds, on)
        self.chat.clock_moved(seconds)

    @property
    def out_of_reach(self) -> float:
        """Return for how many seconds Discord has been unreachable."""
        return self._gateway.silence

    async def on_shard_connect(self, number: int) -> None:
        """Note that a new session of a shard has begun."""
        health.tell_systemd(health.READY)
        await self._gateway.note_reconnect(number, resumed=False)

    async def on_shard_resumed(self, number: int) -> None:
        """Note that a shard has resumed its session."""
        await self._gateway.note_reconnect(number, resumed=True)

    async def on_shard_disconnect(self, number: int) -> None:
        """Note that a shard has lost its connection."""
        self._gateway.cut(number)

    async def on_message(self, message: discord.Message) -> None:
        """Count messages below a table, so that it can be reposted. Contents are not read.

        There are no commands in messages.
        """
        if not message.flags.ephemeral:
            self.chat.heard(message.channel.id, message.id)

    def _slow(self, seconds: float) -> None:
        """Slow down all requests for these seconds."""
        # The first requests are made before the chat exists.
        if hasattr(self, "chat"):
            self.chat.slow(seconds)

    def _note_answer(self) -> None:
        """Note that a request was answered: if the connection seemed to fail, Discord is back."""
        if self._gateway.is_failing:
            self._recovery_task = asyncio.create_task(self._gateway.note_answer(), name="line")

    async def on_app_command_completion(
        self, interaction: discord.Interaction, command: object
    ) -> None:
        """Send pending notices after a command."""
        await self.chat.router.answered(interaction)

    async def on_ready(self) -> None:
        """Log the connection, and prepare the studio, which renders pictures."""
        log.info("connected as %s; servers: %d", self.user, len(self.guilds))
        if self._studio is not None:
            await self._studio.warm()

    # -- closing ------------------------------------------------------------------------------

    async def close(self) -> None:
        """Finish presses in progress, send the last messages, close the store, leave Discord.

        No new presses should arrive any more. A second call waits for the end of the first.
        """
        if self._closed is None:
            self._closed = asyncio.create_task(self._close(), name="close")

        # A cancelled caller must not stop the shutdown half-way.
        await asyncio.shield(self._closed)

    async def _close(self) -> None:
        """Shut down. `close` runs this once."""
        health.tell_systemd(health.STOPPING)
        try:
            # Otherwise discord.py could call `on_ready` a moment later, in a closed event loop.
            for task in filter(None, (self._token.asking, self._emoji_task, *self.ready_tasks())):
                task.cancel()

            if hasattr(self, "chat"):
                self.chat.stop_taking_clicks()
                under_way = self.chat.router.under_way
                if under_way:
                    await asyncio.wait(under_way, timeout=CLICK_SECONDS)

            await self.exit_stack.aclose()
        finally:
            await super().close()

    async def _finish_messages(self) -> None:
        """Send the last messages, but not for longer than `CHAT_SECONDS`."""
        try:
            await asyncio.wait_for(self.chat.close(), CHAT_SECONDS)
        except TimeoutError:
            log.warning("shutdown: some messages are out of date until the next start")
            # The tasks would use the store, which closes next.
            late = [task for task in asyncio.all_tasks() if task.get_name().startswith(SURFACES)]
            for task in late:
                task.cancel()

            if late:
                await asyncio.wait(late, timeout=1.0)


def import_features() -> None:
    """Import all code that the bot needs, so that a standby instance can start at once."""
    for feature in FEATURES:
        import_module(feature)
