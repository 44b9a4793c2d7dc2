"""Posts a public table on request: again, in another channel, or after another table.

Rule: while a table is being posted, no other task posts it.
"""

import logging

import discord

from bot.discord_api.errors import ERRORS, Problem, problem
from bot.discord_api.interaction_token import InteractionToken
from bot.interactions import permissions
from bot.interactions.card_presses import CardPresses
from bot.interactions.interaction import Click, PressHandler, PressParts
from bot.interactions.table_presses import TablePresses
from bot.messages.jobs import Kind, SurfaceId
from bot.messages.public_table import PublicTables
from bot.messages.state import Aim
from bot.messages.writer import Delivered
from bot.pages.delivery import DesiredMessage
from bot.tables.table import Status

log = logging.getLogger(__name__)


class TablePosting(PressHandler):
    """Posts tables. An interaction's token is used if possible: it has no rate limit."""

    def __init__(
        self,
        parts: PressParts,
        *,
        public_tables: PublicTables,
        table_presses: TablePresses,
        cards: CardPresses,
    ) -> None:
        super().__init__(parts)
        self._public_tables = public_tables
        self._table_presses = table_presses
        self.verify_dm = cards.verify_dm

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
