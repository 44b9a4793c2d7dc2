"""Posts a public table on request: again, elsewhere, after another table, or after a pause.

Rule 1: while a table is being posted, no other task posts it.
Rule 2: a paused table is resumed after its message was posted, where all players can see it, with
        full time for all. If posting fails, only the host is told.
"""

import asyncio
import logging
from weakref import WeakValueDictionary

import discord

from bot.common.refused import Refused
from bot.discord_api.errors import ERRORS, Problem, loss, problem
from bot.discord_api.interaction_token import InteractionToken
from bot.i18n.words import Words
from bot.interactions import permissions
from bot.interactions.card_presses import CardPresses
from bot.interactions.interaction import Click, PressHandler, PressParts
from bot.interactions.table_presses import TablePresses
from bot.interactions.verbs import Answer, Verb, Where
from bot.messages.jobs import Kind, SurfaceId
from bot.messages.public_table import PublicTables
from bot.messages.state import Aim
from bot.messages.writer import Delivered
from bot.pages.delivery import DesiredMessage
from bot.pages.loss import Loss
from bot.pages.paused_notice import RETURN
from bot.tables import lobby
from bot.tables.scene import TableSummary
from bot.tables.table import Status, is_alone

log = logging.getLogger(__name__)


class StillLost(Refused):
    """The table cannot be shown in its channel yet. facts: reason."""


class OutOfReach(Refused):
    """Discord itself is out of order, or the server is unavailable."""


class TablePosting(PressHandler):
    """Posts tables. An interaction's token is used if possible: it has no rate limit."""

    def __init__(
        self,
        parts: PressParts,
        *,
        client: discord.Client,
        public_tables: PublicTables,
        table_presses: TablePresses,
        cards: CardPresses,
    ) -> None:
        super().__init__(parts)
        self._client = client
        self._public_tables = public_tables
        self._table_presses = table_presses
        self._cards = cards
        self.verify_dm = cards.verify_dm
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Table id -> a lock, so that one press at a time resumes the table.

        A lock that no press uses is dropped.
        """

    def verb(self) -> Verb:
        """Return the verb of the host's button "Go on", on the private card of a paused table."""
        return Verb(RETURN, self._resume, where=Where.MESSAGE, answer=Answer.CARD)

    async def post(self, table_id: str, interaction: discord.Interaction | None = None) -> None:
        """Post the public table as a new message, even if it has one. Return when it is posted.

        If the table is paused, it is resumed in its present channel.

        Args:
            table_id: The table.
            interaction: An interaction that is not answered yet, or None. The table is its answer.
                The first card of its user tests the user's direct messages; if they do not arrive,
                the user is told.

        Raises:
            TableGone: There is no such table.
        """
        # Read this first: only a table that was paused before is resumed below.
        was_paused = (await self._tables.table(table_id)).status is Status.PAUSED
        await self._surfaces.load(table_id)

        if interaction is None:
            await self._post_now(table_id)
        else:
            await self._answer_with(Click(interaction), table_id)
            self.verify_dm(table_id, interaction)

        # Resume the table only if its message was posted, because players must see it.
        state = self._surfaces.table(table_id)
        if was_paused and state.surface is not None and not state.is_given_up:
            await self._tables.unpause(table_id, state.surface.channel_id)

    async def move(self, table_id: str, click: Click, *, moderator: bool) -> None:
        """Move the table to the channel of this interaction, and post it there.

        Raises:
            Refused: `Tables.move` refuses.
        """
        interaction = click.interaction
        await self._surfaces.load(table_id)

        # Otherwise the reconciler would post the moved table at the same time.
        with self._workers.hold(SurfaceId(table_id, Kind.TABLE)):
            await self._tables.move(
                table_id,
                interaction.user.id,
                permissions.server_of(interaction),
                interaction.channel_id or 0,
                moderator=moderator,
            )
            try:
                await self.post(table_id, interaction if click.is_command else None)
            except ERRORS as error:
                if problem(error) is Problem.OURS:
                    raise

                # The table has moved already, so it is posted in any case, without the interaction.
                log.info(
                    "move command expired, but the table has moved: table=%s: %s", table_id, error
                )
                await self.post(table_id)

    async def follow(self, click: Click, table_id: str) -> None:
        """Post this table, a rematch of the pressed table, and link to it on the pressed table.

        The token of the press is used. If that fails, the rematch is posted without the token.

        Raises:
            TableGone: There is no such table.
        """
        table = SurfaceId(table_id, Kind.TABLE)
        card = SurfaceId(table_id, Kind.CARD, click.user_id)
        await self._surfaces.load(table_id)

        with self._workers.hold(table), self._workers.hold(card):
            # Mark the rematch now, so that it is posted even if the answer fails.
            self._workers.mark(table)
            self._surfaces.table(table_id).aim = Aim.POST
            self.verify_dm(table_id, click.interaction)

            try:
                await self._table_presses.show(click)
                await self._answer_with(click, table_id)
            except ERRORS as error:
                if problem(error) is Problem.OURS:
                    raise
                log.info("command expired, posting without it: table=%s: %s", table_id, error)

    async def _post_now(self, table_id: str) -> None:
        """Post the table by a request that counts against the rate limit."""
        table = SurfaceId(table_id, Kind.TABLE)
        async with self._workers.hold_when_idle(table):
            self._workers.mark(table)
            await self._public_tables.post_now(table_id)

    async def _answer_with(self, click: Click, table_id: str) -> None:
        """Post the table as the answer to this interaction."""
        table = SurfaceId(table_id, Kind.TABLE)
        interaction = click.interaction

        async def publish(desired: DesiredMessage) -> tuple[Delivered, InteractionToken]:
            written = await self._answers.publish(click, desired, table)
            # A press was answered by redrawing its message, so the table is a follow-up with an id.
            message_id = None if click.is_command else written.sent.message_id
            return written, self._surfaces.tokens.issue(interaction, message_id)

        async with self._workers.hold_when_idle(table):
            self._workers.mark(table)
            await self._public_tables.answer_with(table_id, interaction.channel_id, publish)

    # -- resuming a paused table -------------------------------------------------------------------

    async def _resume(self, click: Click) -> None:
        """Resume the table for its host."""
        # One press at a time: a double click must not post the table twice.
        async with self._locks.setdefault(click.table_id, asyncio.Lock()):
            table = await self._tables.table(click.table_id)
            if table.status is Status.PAUSED:
                lobby.must_be_host(table, click.user_id)
                await self._bring_back(table, click.words)

        await self._cards.refresh(click)
        if not click.is_answered:
            await click.say(click.words("chat-done"))

    async def _bring_back(self, table: TableSummary, words: Words) -> None:
        """Post the table, then resume it."""
        self._check(table, words)
        async with self._workers.hold_when_idle(SurfaceId(table.id, Kind.TABLE)):
            try:
                await self._public_tables.post_now(table.id)
            except ERRORS as error:
                # A temporary error: the host may try again.
                if problem(error) is Problem.LATER:
                    raise OutOfReach from error
                raise StillLost(reason=loss(error).value) from error

        await self._tables.unpause(table.id, table.channel_id)

    def _check(self, table: TableSummary, words: Words) -> None:
        """Refuse what is impossible according to discord.py's cache, without a request."""
        if is_alone(table.guild_id):
            return  # a table in a direct message has no server

        guild = self._client.get_guild(table.guild_id)
        if guild is None:
            raise StillLost(reason=Loss.SERVER.value)
        if guild.unavailable:
            raise OutOfReach

        channel = guild.get_channel_or_thread(table.channel_id)
        if channel is not None:
            permissions.check_channel(channel, words)
