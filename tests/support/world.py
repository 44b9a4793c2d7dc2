"""Coop on a simulated Discord, with actions named as at a table.

    world = await opened(["Ada", "Ben", "Cleo"])
    await world.ada.start()
    await world.ben.do("join")
    await world.ada.do("start")
    await world.ben.press("Hide")

Time stands still, for Discord and for Coop, until `tick` moves it.
"""

import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Self

from simcord import Env
from simcord.builders import ChannelHandle

from bot.app import Coop
from bot.common.refused import Refused
from bot.messages.timing import ChatTiming
from bot.settings import Settings
from bot.tables.deadlines import Thinking
from bot.tables.table import Table
from tests.support.clicks import Answer, Click, deliver, unanswered
from tests.support.many_bots import be_many
from tests.support.people import Person
from tests.support.shown import Shown, is_call
from tests.support.wire import Wire

PATIENT: dict[str, Any] = {
    "commands_per_minute": 1000,
    "server_commands_per_minute": 10_000,
    "pictures": "off",
}
"""Settings for a clock that stands still: a whole game may pass within one minute.

Pictures are off: texts say what they show.
"""

be_many()

IMMEDIATE = ChatTiming(
    table_every=0,
    card_every=0,
    look_every=0,
    double_press=0,
    table_lingers=0,
    per_second=100_000,
)
"""No message waits for its turn; reminders are sent as late as usual.

`double_press` is 0: the clock stands still between presses, so a second press would otherwise count
as a double press.
"""


class VirtualClock:
    """The simulated Discord's clock, so that Coop and Discord have the same time."""

    env: Env | None = None
    skew: float = 0.0
    """How far the clock of Coop's machine is ahead of Discord's, in seconds."""

    def now(self) -> float:
        assert self.env is not None
        return self.env.now().timestamp() + self.skew


def at_once() -> Thinking:
    """Return thinking times of house players that answer at once."""
    return Thinking(0.0, 0.0, moment=0.0)


@dataclass(frozen=True, slots=True)
class Making:
    """Arguments for the bot, at the start and after each restart."""

    clock: VirtualClock
    seed: int = 0
    sweeping: bool = False
    thinking: Thinking = field(default_factory=at_once)
    chat_pace: ChatTiming = IMMEDIATE
    settings: dict[str, Any] = field(default_factory=dict)

    def coop(self, database: Path) -> Coop:
        return Coop(
            Settings(_env_file=None, database=database, **(PATIENT | self.settings)),
            clock=self.clock,
            thinking=self.thinking,
            chat_pace=self.chat_pace,
            rng=Random(self.seed),
            sweeping=self.sweeping,
        )


class World:
    """A server with one channel, some people, and Coop."""

    def __init__(self, wire: Wire, env: Env, making: Making, coop: Coop) -> None:
        self.wire = wire
        self.env = env
        self.making = making
        self.coop = coop
        self.clock = making.clock
        self.guild = env.create_guild("Henhouse")
        self.channel = self.guild.create_text_channel("games")
        self.people: dict[str, Person] = {}
        self.public: list[tuple[float, str]] = []
        """Every public text with its time, in the order in which it was shown."""
        self.pressable: set[int] = set()
        """Ids of the messages in the channel that have had a button: the tables."""
        self.coops: ChannelHandle
        """A second channel, where a test makes one."""
        # Bots that a simulated crash has ended.
        self._killed: list[Coop] = []
        # Ids of presses that a killed bot had not answered.
        self._lost: set[int] = set()

    @classmethod
    async def open(cls, home: Path, wire: Wire, people: Sequence[str], **making: Any) -> Self:
        """Start a bot with these people; `making` are fields of Making."""
        arguments = Making(VirtualClock(), **making)
        coop = arguments.coop(home / "coop.sqlite3")
        env = arguments.clock.env = Env(coop, shard_count=1)
        try:
            await env.start()
        except BaseException:
            await coop.close()  # ends its database thread, for which Python would wait
            raise

        world = cls(wire, env, arguments, coop)
        env.backend.subscribers.append(world._hear)
        with env._bot_scope():
            await coop.tree.sync()

        for name in people:
            world.add(name)

        await world.settle()
        return world

    def add(self, name: str, *, key: str | None = None, **member: Any) -> Person:
        """Add a person; later `world.ada` is Ada (or the person with that key)."""
        user = self.env.create_user(key or name.lower(), global_name=name)
        person = Person(self, self.guild.add_member(user, **member), name)
        self.people[user.name] = person
        return person

    def __getattr__(self, name: str) -> Person:
        try:
            people: dict[str, Person] = self.__dict__["people"]
            return people[name]
        except KeyError:
            raise AttributeError(name) from None

    # -- messages ---------------------------------------------------------------------------------

    def messages(self, channel_id: int) -> list[Shown]:
        stored = self.env.backend.messages.get(channel_id, {})
        return [Shown.of(stored[message_id]) for message_id in sorted(stored)]

    def message(self, channel_id: int, message_id: int) -> Shown:
        return Shown.of(self.env.backend.get_message(channel_id, message_id))

    def in_channel(self) -> list[Shown]:
        """Return the public messages in #games."""
        return [message for message in self.messages(self.channel.id) if not message.ephemeral]

    def table(self, table_id: str | None = None) -> Shown:
        """Return the public table: the latest one, or the one with this id."""
        others = (message for message in self.in_channel() if not is_call(message))
        tables = [message for message in others if message.id in self.pressable]
        if table_id is not None:
            tables = [table for table in tables if table.belongs_to(table_id)]

        assert tables, "no table stands in the channel"

        return tables[-1]

    def _hear(self, event: str, payload: Any) -> None:
        if event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            return
        # Flag 64 marks an ephemeral message.
        if int(payload["channel_id"]) == self.channel.id and not int(payload["flags"]) & 64:
            message = self.message(self.channel.id, int(payload["id"]))
            self.public.append((self.clock.now(), message.text))
            if message.controls:
                self.pressable.add(message.id)

    # -- events -----------------------------------------------------------------------------------

    async def at_once(self, *clicks: Click) -> list[Answer]:
        """Deliver these clicks before the bot handles the first one."""
        answers = await deliver(self.env, *clicks)
        await self.settle()
        return answers

    async def settle(self) -> None:
        """Wait until the bot has nothing left to do at this moment."""
        await self.env.settle(idle=0.002)
        with self.env._bot_scope():
            await self.coop.chat.settle()
        # The chat's work may have started new requests.
        await self.env.settle(idle=0.002)

    async def tick(self, seconds: float) -> None:
        """Let time pass, and run all that is due."""
        await self.env.advance_time(seconds)
        with self.env._bot_scope():
            await self.coop.tables.tick()
            for job in self.coop.timed:
                await job.tick()

            await self.coop.chat.tick()

        await self.settle()

    async def tick_on(self) -> None:
        """Put the clock forward to the next due time."""
        due = self.coop.tables.next_due()
        assert due is not None, "nothing will ever happen again"
        # One millisecond later, as a time that is exactly due may be rounded down.
        await self.tick(max(0.0, due - self.clock.now()) + 0.001)

    @property
    def database(self) -> Path:
        return self.coop.database

    async def live(self, table_id: str) -> Table:
        """Return a table as it is in memory, including secrets."""
        return (await self.coop.tables.sessions.look(table_id)).table

    async def the_table(self) -> Table:
        """Return the only live table of the channel, including secrets."""
        (table,) = await self.coop.store.tables.tables_in(self.channel.id)
        return table

    # -- the end of the bot, and its return ------------------------------------------------------

    async def restart(
        self,
        *,
        crash: bool = False,
        away: float = 0.0,
        meanwhile: Callable[[Path], None] = lambda _: None,
    ) -> None:
        """Stop the bot and start it again.

        Args:
            crash: Whether to kill it in the middle of its work.
            away: For how many seconds it is off.
            meanwhile: May change its database before the next start.
        """
        home = self.database
        if crash:
            self.wire.dead = True
            await self.env._detach_bot()
            self.wire.dead = False
            # Presses that the killed process had not answered must not fail the test.
            self._lost |= {interaction.id for interaction in unanswered(self.env)}
            self._killed.append(self.coop)
            # The old process still holds the lock of its own files.
            home = _copied(home)
        else:
            await self._close_coop()

        meanwhile(home)
        self.env.backend.advance_clock(away)
        self.coop = self.making.coop(home)
        await self.env.restart_bot(self.coop)
        await self.settle()

    async def _close_coop(self) -> None:
        with self.env._bot_scope():
            await self.coop.close()

    async def close(self) -> None:
        """Stop everything; raise an error if a press was left without an answer."""
        try:
            await self.settle()
            await self._close_coop()
        finally:
            for bot in self._killed:
                await bot.store.close()

            await self.env.shutdown()

        never_answered = [
            interaction for interaction in unanswered(self.env) if interaction.id not in self._lost
        ]
        assert not never_answered, f"never answered: {never_answered}"

        errors = [error for error in self.env.errors if not _is_refusal(error)]
        if errors:
            raise BaseExceptionGroup("the bot raised", errors)


def _copied(database: Path) -> Path:
    """Copy what a killed process leaves on the disk: its files without its locks."""
    copy_folder = database.parent / f"{database.stem}-left"
    copy_folder.mkdir()

    for file in database.parent.glob(f"{database.name}*"):
        if file.is_file() and not file.name.endswith(".lock"):
            shutil.copy(file, copy_folder / file.name)

    return copy_folder / database.name


def _is_refusal(error: BaseException) -> bool:
    """Return whether a command was refused by this error; simcord records it too early."""
    return isinstance(getattr(error, "original", error), Refused)
