"""Calls players to a lobby that needs more of them.

A call is a direct message to each user who has asked for alerts about this game on this server.
Each table can call once. The number of messages is limited, and users beyond the limit get none,
because a game never waits for a call.
"""

import logging
from collections.abc import Awaitable, Callable, Collection, Iterator
from dataclasses import dataclass

from cachetools import FIFOCache

from bot.app import Coop
from bot.common.refused import Refused
from bot.discord_api.direct_messages import DirectMessage
from bot.discord_api.errors import ERRORS, Problem, problem
from bot.i18n.words import Words
from bot.interactions.interaction import Click
from bot.interactions.permissions import NobodyElseHere
from bot.interactions.quota import RecentTimes
from bot.pages.page import Page
from bot.people import Hours
from bot.tables import lobby
from bot.tables.refusals import NotSeatedYet, TableFull
from bot.tables.table import is_alone
from cogs.alerts.pages import alert_page
from cogs.alerts.repository import AlertRepository

log = logging.getLogger(__name__)

MOST_A_MINUTE = 20
"""The most messages in a minute, for all tables. Each needs up to three requests."""

MOST_A_CALL = 25
"""The most messages for one table."""

NOT_AGAIN = 15 * 60.0
"""Seconds for which a user gets no second message, not even about another table."""

REMEMBERED = 4096
"""How many users are remembered with the time of their last message."""


class CalledAlready(Refused):
    """Players were called to this table before."""


@dataclass(frozen=True, slots=True)
class Notice:
    """What users are told about a table.

    Attributes:
        guild_id: The server of the table.
        channel_id: The channel of the table.
        game: The game.
        locale: The language for users who have not used Coop yet.
        people: Users who sit at the table, or said that they come. They get no alert.
        page: Returns the message in a language.
        on_sent: If not None, it is called with each user and message that arrived.
    """

    guild_id: int
    channel_id: int
    game: str
    locale: str
    people: frozenset[int]
    page: Callable[[Words], Page]
    on_sent: Callable[[int, DirectMessage], Awaitable[None]] | None = None


class Calling:
    """Sends calls. The times of the last messages to users are lost at a restart."""

    def __init__(self, bot: Coop) -> None:
        self._bot = bot
        self._repository = AlertRepository(bot.store.database)
        self._budget = RecentTimes(MOST_A_MINUTE)
        self._told = FIFOCache[int, float](REMEMBERED)

    async def call(self, click: Click, table_id: str) -> None:
        """Call players to a table, and confirm it to the presser.

        Raises:
            Refused: The presser does not sit there, the table needs no players, or called before.
        """
        tables = self._bot.tables
        table = await tables.table(table_id)
        lobby.must_be_open(table)  # raises Refused if the table is no lobby
        if table.seat_of(click.user_id) is None:
            raise NotSeatedYet
        if is_alone(table.guild_id):  # a table in a direct message, for one person
            raise NobodyElseHere

        await self._bot.chat.gate.learn(click.interaction, table.channel_id)
        self._bot.chat.gate.check(click.interaction, table.game, table.channel_id)
        scene = await tables.scene(table_id, pictured=False)
        if len(scene.players) >= scene.most:  # the most players that the game allows
            raise TableFull(most=scene.most)
        # Stored before the first message: after a crash users are not told twice.
        if not await self._repository.call(table_id):
            raise CalledAlready

        await click.say(click.words("call-done"))
        people = frozenset(player.user_id for player in scene.players if player.user_id is not None)
        await self.tell(
            Notice(
                guild_id=scene.guild_id,
                channel_id=scene.channel_id,
                game=scene.game,
                locale=scene.locale,
                people=people,
                page=lambda words: alert_page(scene, scene.host_name, words),
            )
        )

    async def tell(self, notice: Notice, first: Collection[int] = ()) -> None:
        """Send the notice to the users of `first`, then to all who want such alerts at this hour.

        Of the latter, users who block a player of the table, or are blocked by one, are left out.
        """
        listeners = await self._repository.listeners(notice.guild_id, notice.game)
        # `apart_from`: the users who have blocked these people, or are blocked by them.
        for blocked in await self._bot.store.blocks.apart_from(notice.people):
            listeners.pop(blocked, None)

        for user_id in first:
            listeners.pop(user_id, None)

        # A `RecentTimes` counts separately for each id. The one id 0 stands for all tables. `wait`
        # returns the seconds until there is room for one more message; 0 means now.
        for count, user_id in enumerate((*first, *self._due(listeners, notice))):
            if count >= MOST_A_CALL or self._budget.wait(0, self._bot.chat.clock.now()):
                log.info("call for players stopped at its limit")
                return

            self._budget.add(0, self._bot.chat.clock.now())
            try:
                await self._tell_one(user_id, notice)
            except ERRORS as error:
                if problem(error) is Problem.OURS:
                    raise
                log.info("call for players not delivered: %s", error)

    def _due(self, listeners: dict[int, Hours], notice: Notice) -> Iterator[int]:
        """Yield the listeners to tell: not seated, not banned, awake, and not told lately."""
        now = self._bot.chat.clock.now()
        for user_id, hours in listeners.items():
            told_at = self._told.get(user_id)
            # A time in the future does not count: the clock was set back.
            is_told = told_at is not None and 0 <= now - told_at < NOT_AGAIN
            may_sit = self._bot.servers.welcomes(notice.guild_id, user_id)
            if user_id not in notice.people and may_sit and hours.has(now) and not is_told:
                yield user_id

    async def _tell_one(self, user_id: int, notice: Notice) -> None:
        """Tell a user who can see the channel. Delete the alerts of one who left the server."""
        outbox = self._bot.chat.outbox
        sees = await outbox.sees(notice.guild_id, notice.channel_id, user_id)
        # None means that the user is no member of the server any more.
        if sees is None:
            await self._repository.put_alerts(user_id, notice.guild_id, ())

        if not sees:
            return

        person = await self._bot.store.people.person(user_id)
        words = Words(Words.best(person.locale if person else notice.locale))
        # Noted before sending: a failed message is not repeated a moment later.
        self._told[user_id] = self._bot.chat.clock.now()
        sent = await self._bot.chat.tell(user_id, notice.page(words))
        if sent is not None and notice.on_sent is not None:
            await notice.on_sent(user_id, sent)
