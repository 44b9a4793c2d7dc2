"""A small bot on a simulated Discord, for tests of messages and interactions.

Its table is a fake (tests/bot/stage.py), whose state the tests set.
"""

import logging
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import suppress
from typing import Any, cast

import discord
import pytest
from discord.ext import commands
from simcord import Env

from bot.chat import Chat
from bot.common.refused import Refused
from bot.discord_api._internals import guarded_parsers
from bot.interactions.interaction import Click as Asking
from bot.interactions.router import Tree
from bot.messages.timing import ChatTiming
from bot.pages.page import OURS
from bot.pictures.studio import Studio
from bot.servers.bans import AccessList
from bot.tables.learning import Tips
from bot.tables.table import Player
from tests.bot.memory import Memory
from tests.bot.servers.test_servers import Book
from tests.bot.stage import OWN, TABLE_ID, TINY_LOBBY, Stage, TinyFace, tiny_orders
from tests.support.clicks import Answer, Click, deliver
from tests.support.shown import Shown, is_call
from tests.support.wire import Request, Wire, tapped
from tests.support.world import IMMEDIATE

# No message waits, so that a test sees each change at once.
PACE = IMMEDIATE


class EnvClock:
    env: Env

    def now(self) -> float:
        return self.env.now().timestamp()


class TinyBot(commands.Bot):
    """A bot with the router, the pages and the commands that the tests need."""

    chat: Chat

    def __init__(self, build: Any) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True)
        super().__init__(commands.when_mentioned, intents=intents, help_command=None, tree_cls=Tree)
        self._build = build
        # The real bot changes discord.py's parsers in the same way.
        self._connection.parsers = guarded_parsers(self._connection.parsers, OURS)

        @self.tree.command(name="open", description="Open the table")
        async def open_(interaction: discord.Interaction) -> None:
            # The command may have expired (see bot/interactions/router.py).
            with suppress(discord.NotFound):
                await self.chat.posting.post(TABLE_ID, interaction)

        @self.tree.command(name="hand", description="My hand")
        async def hand(interaction: discord.Interaction) -> None:
            await self.chat.hand(Asking(interaction), TABLE_ID)

        @self.tree.command(name="move", description="Move the table here")
        async def move(interaction: discord.Interaction) -> None:
            await self.chat.posting.move(TABLE_ID, Asking(interaction), moderator=False)

    async def setup_hook(self) -> None:
        self.chat = self._build(self)
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        await self.chat.router.press(interaction)

    async def on_app_command_completion(
        self, interaction: discord.Interaction, command: object
    ) -> None:
        await self.chat.router.answered(interaction)

    async def on_message(self, message: discord.Message) -> None:
        self.chat.heard(message.channel.id, message.id)


class Den:
    """The bot, its people, its channel and its table, with what the messages show."""

    def __init__(self, wire: Wire, pace: ChatTiming, studio: Studio | None = None) -> None:
        self.wire = wire
        self.pace = pace
        self.studio = studio
        self.clock = EnvClock()
        self.memory = Memory()
        # The number of requests that were sent without a turn of the rate limiter.
        self.unpaid = 0

    async def open(self) -> None:
        self.bot = TinyBot(self._chat)
        self.env = self.clock.env = Env(self.bot)
        self.stage = Stage(0, 0)
        await self.env.start()
        self.guild = self.env.create_guild("Henhouse")
        self.channel = self.guild.create_text_channel("games")
        self.stage.guild_id = self.guild.id
        self.stage.channel_id = self.channel.id
        self.ada, self.ben, self.zoe = (
            self.guild.add_member(self.env.create_user(name)) for name in ("ada", "ben", "zoe")
        )
        self.stage.players = [Player("Ada", self.ada.id), Player("Ben", self.ben.id)]
        await self.settle()

    def _chat(self, bot: TinyBot) -> Chat:
        # After a restart, these are functions of the old chat.
        self.stage.on_change.clear()
        chat = Chat(
            bot,
            self.stage.tables,
            self.memory,
            self.memory,
            self.clock,
            access_list=AccessList(Book(), self.clock),
            studio=self.studio,
            pace=self.pace,
            tips=cast(Tips, self.stage),
            ringable=self.stage.ringable,
        )
        chat.faces.register(TinyFace().face)
        chat.faces.lobby = TINY_LOBBY
        chat.faces.orders = tiny_orders
        self._watch(chat)

        return chat

    def _watch(self, chat: Chat) -> None:
        """Count the requests that were sent without a turn of the rate limiter."""
        limiter = chat._limiter
        answered = limiter.note_answer

        def watched() -> None:
            self.unpaid += not limiter._under_way
            answered()

        limiter.note_answer = watched  # type: ignore[method-assign]

    @property
    def chat(self) -> Chat:
        return self.bot.chat

    async def restart(self) -> None:
        """Start the bot again, as after a crash. Only the store is kept."""
        self.bot = TinyBot(self._chat)
        await self.env.restart_bot(self.bot)

    async def wake(self, tables: Sequence[str] = (TABLE_ID,)) -> None:
        """Let the bot check the messages of the tables, as after its start."""
        with self.env._bot_scope():
            await self.chat.wake([*tables])
        await self.settle()

    async def come_back(self, tables: Sequence[str] = (TABLE_ID,)) -> None:
        """Start the bot again and let it check the messages of the tables."""
        await self.restart()
        await self.wake(tables)

    async def settle(self) -> None:
        # Wait until no task has had work for two milliseconds.
        await self.env.settle(idle=0.002)

    async def deal(self) -> None:
        """Post and deal the table, ask nothing, and forget the requests so far."""
        await self.post()
        self.stage.status = self.stage.status.PLAYING
        await self.show("dealt")
        self.wire.requests.clear()

    async def post(self) -> None:
        with self.env._bot_scope():
            await self.chat.posting.post(TABLE_ID)
            self.stage.commit()
        await self.settle()

    async def repost(self) -> None:
        """Post the table again, without a change of it."""
        with self.env._bot_scope():
            await self.chat.posting.post(TABLE_ID)
        await self.settle()

    def commit(self) -> None:
        with self.env._bot_scope():
            self.stage.commit()

    async def show(self, note: str | None = None) -> None:
        """Commit the table, with this note if one is given, and wait until it is shown."""
        self.stage.note = note or self.stage.note
        self.commit()
        await self.settle()

    async def ask(self, member: Any, token: str, *options: str) -> None:
        with self.env._bot_scope():
            self.stage.ask(member.id, token, *options)
        await self.settle()

    # -- the messages -----------------------------------------------------------------------------

    def messages(self, channel_id: int) -> list[Shown]:
        stored = self.env.backend.messages.get(channel_id, {})
        return [Shown.of(stored[message_id]) for message_id in sorted(stored)]

    def tables(self) -> list[Shown]:
        # Messages of people ("cluck") and calls are in the channel, too.
        public = [message for message in self.messages(self.channel.id) if not message.ephemeral]
        return [
            message for message in public if "cluck" not in message.text and not is_call(message)
        ]

    def cards(self, member: Any) -> list[Shown]:
        messages = self.messages(member.user.dm_channel.id)
        return [message for message in messages if not message.ephemeral]

    def now(self, shown: Shown) -> Shown:
        """Return the message in its present form."""
        return Shown.of(self.env.backend.get_message(shown.channel_id, shown.id))

    def counted(self) -> list[Request]:
        """Return the requests that count for the bot's rate limit."""
        return [request for request in self.wire.requests if request.counts]

    # -- actions of people ------------------------------------------------------------------------

    async def chatter(self, lines: int) -> None:
        """Send messages that have nothing to do with the table."""
        for number in range(lines):
            await self.zoe.send(self.channel, f"cluck {number}")

    def click_of(
        self, member: Any, on: Shown, custom_id: str, values: list[str] | None = None
    ) -> Click:
        # A press in a direct message has no server.
        in_guild = on.channel_id == self.channel.id
        return Click(member.id, self.guild.id if in_guild else None, on, custom_id, values)

    async def press(self, member: Any, on: Shown, label: str) -> Answer:
        (answer,) = await deliver(
            self.env, self.click_of(member, on, self.now(on).button(label).custom_id)
        )
        await self.settle()
        return answer

    async def forge(
        self, member: Any, on: Shown, custom_id: str, values: list[str] | None = None
    ) -> Answer:
        """Press a custom id that the message may not have."""
        (answer,) = await deliver(self.env, self.click_of(member, on, custom_id, values))
        await self.settle()
        return answer

    async def do(self, member: Any, verb: str) -> Answer:
        """Press a button with this verb on the table, which may not have it."""
        return await self.forge(member, self.tables()[-1], f"coop:{TABLE_ID}:{OWN}:{verb}:0")

    def refuse(self, method: str, path: str, status: int, code: int, times: int | None = 1) -> None:
        """Let Discord refuse the next `times` requests, or all of them for None."""
        self.wire.allowed.add(code)
        self.env.inject_error(method, path, status=status, code=code, times=times, message="no")

    def close_dms(self, member: Any, code: int = 50007) -> None:
        path = f"/channels/{member.user.dm_channel.id}/messages"
        self.refuse("POST", path, 403, code, times=None)


@pytest.fixture
def wire() -> Iterator[Wire]:
    with tapped() as wire:
        yield wire


@pytest.fixture
def pace() -> ChatTiming:
    return PACE


@pytest.fixture
def studio() -> Studio | None:
    """No studio: all pages are in words."""
    return None


@pytest.fixture
async def den(
    wire: Wire, pace: ChatTiming, studio: Studio | None, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[Den]:
    caplog.set_level(logging.INFO)
    den = Den(wire, pace, studio)
    await den.open()
    yield den

    with den.env._bot_scope():
        await den.chat.close()
        if studio is not None:
            await studio.close()

    # A turn of the rate limiter that is neither used nor given back slows down later requests.
    assert not den.chat._limiter._under_way, "somebody had a turn and never gave it back"
    assert not den.unpaid, "somebody had no turn, and sent all the same"

    await den.env.shutdown()
    assert not wire.problems, wire.problems

    # discord.py reports a refused command as an error before the router answers it.
    causes = (getattr(error, "original", error) for error in den.env.errors)
    errors = [error for error in causes if not isinstance(error, Refused)]
    assert not errors, errors


@pytest.fixture
async def posted(den: Den) -> None:
    """The lobby of the table is in the channel."""
    await den.post()


@pytest.fixture
async def dealt(den: Den) -> None:
    """The table is dealt, and no player is asked."""
    await den.deal()


@pytest.fixture
async def asked(den: Den, dealt: None) -> None:
    """The table is dealt, and Ben is asked the question q1 on his card."""
    await den.ask(den.ben, "q1")


def is_quiet(caplog: pytest.LogCaptureFixture) -> bool:
    """Return whether no warning or error of Coop was logged."""
    ours = [record for record in caplog.get_records("call") if record.name.startswith("bot.")]
    return all(one.levelno <= logging.INFO for one in ours)
