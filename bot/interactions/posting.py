"""Posts a public table on request: again, in another channel, or after another table.

Rule: while a table is being posted, no other task posts it.
"""

import logging

import discord

from bot.discord_api.direct_messages import DirectMessages
from bot.discord_api.errors import ERRORS, Problem, problem
from bot.discord_api.interaction_token import InteractionToken
from bot.interactions import permissions
from bot.interactions.interaction import Click, PressParts
from bot.interactions.table_presses import TablePresses
from bot.messages.jobs import Kind, SurfaceId
from bot.messages.public_table import PublicTables
from bot.messages.state import Aim
from bot.messages.writer import Delivered
from bot.pages.delivery import DesiredMessage
from bot.tables.table import Status

log = logging.getLogger(__name__)


class TablePosting:
    """Posts tables. If there is an interaction, its token is used, which costs no rate limit."""

    def __init__(
        self,
        parts: PressParts,
        *,
        public_tables: PublicTables,
        table_presses: TablePresses,
        direct_messages: DirectMessages,
    ) -> None:
        self._tables = parts.tables
        self._surfaces = parts.surfaces
        self._workers = parts.workers
        self._answers = parts.answers
        self._public_tables = public_tables
        self._table_presses = table_presses
        self._direct_messages = direct_messages

    async def post(self, table_id: str, interaction: discord.Interaction | None = None) -> None:
        """Post the public table, again if it has a message. Return when that is done.

        A paused table is resumed where it is now, if that is possible.

        Args:
            table_id: The table.
            interaction: An interaction that is not answered yet. The table is its answer, and the
                first card of its user tests their direct messages; the user is told if they do not
                arrive.

        Raises:
            TableGone: There is no such table.
        """
        # Read it first: only a table that was paused before is resumed below.
        was_paused = (await self._tables.table(table_id)).status is Status.PAUSED
        await self._surfaces.load(table_id)

        if interaction is None:
            await self._post_anew(table_id)
        else:
            await self._answer_with(Click(interaction), table_id)
            self.verify_dm(table_id, interaction)

        # Resume only if the table's message is there: players must see it.
        state = self._public_tables.of(table_id)
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

                # The table has moved already, so it is posted without the interaction.
                log.info(
                    "move command expired, but the table has moved: table=%s: %s", table_id, error
                )
                await self.post(table_id)

    async def follow(self, click: Click, table_id: str) -> None:
        """Show on the pressed table that this one is its rematch, and post the rematch below.

        The token of the press is used. If that fails, the rematch is posted without it.

        Raises:
            TableGone: There is no such table.
        """
        table = SurfaceId(table_id, Kind.TABLE)
        card = SurfaceId(table_id, Kind.CARD, click.user_id)
        await self._surfaces.load(table_id)

        with self._workers.hold(table), self._workers.hold(card):
            # Mark it now, so that it is posted even if the answer fails.
            self._workers.mark(table)
            self._public_tables.of(table_id).aim = Aim.POST
            self.verify_dm(table_id, click.interaction)

            try:
                await self._table_presses.show(click)
                await self._answer_with(click, table_id)
            except ERRORS as error:
                if problem(error) is Problem.OURS:
                    raise
                log.info("command expired, posting without it: table=%s: %s", table_id, error)

    def verify_dm(self, table_id: str, interaction: discord.Interaction) -> None:
        """Let the user's first card at this table test whether direct messages arrive."""
        self._direct_messages.verify_dm(interaction)
        self._workers.mark(SurfaceId(table_id, Kind.CARD, interaction.user.id))

    async def _post_anew(self, table_id: str) -> None:
        """Post the table by a request of its own."""
        table = SurfaceId(table_id, Kind.TABLE)
        async with self._workers.hold_when_idle(table):
            self._workers.mark(table)
            await self._public_tables.post_anew(table_id)

    async def _answer_with(self, click: Click, table_id: str) -> None:
        """Post the table as the answer to this interaction."""
        table = SurfaceId(table_id, Kind.TABLE)
        interaction = click.interaction

        async def publish(desired: DesiredMessage) -> tuple[Delivered, InteractionToken]:
            written = await self._answers.publish(click, desired, table)
            # A press is answered by the redraw; the table is a follow-up with an id.
            after = None if click.is_command else written.sent.message_id
            return written, self._surfaces.tokens.issue(interaction, after)

        async with self._workers.hold_when_idle(table):
            self._workers.mark(table)
            await self._public_tables.answer_with(table_id, interaction.channel_id, publish)
