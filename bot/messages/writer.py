"""Sends pages to Discord. Only this module decides which kind of request is used.

There are four ways: a request that counts against the rate limit, an edit by the token of an
earlier interaction, the answer to an interaction, and a follow-up of that answer. The module also
decides whether a page is sent with its picture or as text.

Before a new message is sent, an intent is stored: a row of the surface without a message id. If the
process stops before the id is stored, or Discord does not respond, the message is sent again with
the same nonce, so that Discord creates only one message. Discord remembers a nonce for a few
minutes; after that time the bot first searches the channel for the message.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import discord

from bot.common.clock import Clock
from bot.discord_api.errors import ERRORS, Problem, problem
from bot.discord_api.interaction_token import InteractionToken
from bot.discord_api.outbox import Outbox, Priority, new_nonce
from bot.messages.gallery import Gallery, may_be_the_picture
from bot.messages.jobs import Kind
from bot.messages.repository import Surface
from bot.messages.state import Aim, Surfaces, SurfaceState
from bot.pages.delivery import AttachedPicture, Delivery, DesiredMessage, Sent
from bot.pages.page import NO_TOKEN, read_custom_id
from bot.pictures.studio import Studio

log = logging.getLogger(__name__)

NONCE_HOLDS = 2 * 60.0
"""Seconds for which Discord certainly remembers a nonce (it documents "the past few minutes")."""

SKEW = 5.0
"""Seconds by which Discord's clock and the bot's clock may differ."""

ANSWER_UPLOADS = 1.5
"""Maximum seconds to upload a picture in the answer to an interaction.

Discord expects the answer within three seconds.
"""

UPLOADS = 10.0
"""Maximum seconds of every other request that uploads a picture."""

Request = Callable[[Delivery], Awaitable[Sent]]
"""Sends a delivery (a page in the format of discord.py), and returns what Discord created."""

Newest = Callable[[SurfaceState, DesiredMessage], Awaitable[DesiredMessage]]
"""Returns what a surface should show by now. It may raise what drawing raises."""


class Delivered(NamedTuple):
    """The result of a request that sent a page."""

    sent: Sent
    attached: AttachedPicture | None
    """The picture that is on the message now, or None."""


class MessageWriter:
    """Sends, edits and closes messages.

    Methods raise what requests raise (bot/discord_api/errors.py), unless they say otherwise.

    Args:
        studio: Renders the pictures. If it is None, all pages are text.
        refused: Is called with a table's id if its channel does not accept the picture.
    """

    def __init__(
        self,
        outbox: Outbox,
        surfaces: Surfaces,
        clock: Clock,
        *,
        studio: Studio | None,
        refused: Callable[[str], object],
    ) -> None:
        self.outbox = outbox
        self._surfaces = surfaces
        self._clock = clock
        self._gallery = Gallery(studio, clock, refused)

    async def write(
        self,
        desired: DesiredMessage,
        attached: AttachedPicture | None,
        request: Request,
        *,
        table_id: str,
        channel_id: int,
        counted: bool = False,
        is_answer: bool = False,
    ) -> Delivered:
        """Make a request with a page and its picture, or as text if Discord refuses the picture.

        Args:
            desired: The page.
            attached: The picture that is on the message already, or None.
            request: Sends a delivery. It is called a second time if the picture is refused.
            table_id: The table of the page.
            channel_id: The channel of the message.
            counted: Whether `request` counts against the rate limit. The caller has waited for its
                turn.
            is_answer: Whether `request` answers an interaction, for which a user waits.
        """
        picture = self._gallery.find(desired, attached, channel_id)
        delivery = Delivery.of(desired, picture)
        if picture is None:
            return Delivered(await request(delivery), None)

        # An edit that keeps the attached picture uploads nothing, so it needs no time limit.
        seconds = ANSWER_UPLOADS if is_answer else UPLOADS
        try:
            async with asyncio.timeout(seconds if delivery.uploads else None):
                sent = await request(delivery)
        except ERRORS as error:
            if not may_be_the_picture(error):
                raise

            log.info("picture upload refused: table=%s: %r", table_id, error)
            self._gallery.note_refusal(error, table_id, channel_id)
            if counted:
                # The repeated request counts against the rate limit too.
                await self.outbox.turn(Priority.TABLE)

            return Delivered(await request(Delivery.of(desired)), None)

        if delivery.uploads:
            self._gallery.note_upload(channel_id)

        # The picture as it is on the message now, with the id of its file.
        return Delivered(sent, delivery.attached_picture(sent.files))

    # -- answers to presses -----------------------------------------------------------------------

    async def prepare_answer(
        self,
        interaction: discord.Interaction,
        desired: DesiredMessage,
        attached: AttachedPicture | None,
        place: Hashable,
        *,
        urgent: bool = True,
    ) -> DesiredMessage:
        """Render the picture of an answer, if that takes only a moment.

        Args:
            interaction: The press. It contains whether Coop may attach files in its channel.
            desired: The page.
            attached: The picture that is on the message already, or None.
            place: Identifies the message. Its newer picture replaces one that waits for rendering.
            urgent: Whether the picture is rendered before others, and the answer hardly waits for
                it (`AT_ONCE` in gallery.py).

        Returns:
            The page as it may be shown in this channel.
        """
        if desired.image is None:
            return desired

        channel_id = interaction.channel_id or 0
        if interaction.guild_id is not None:
            table_id = desired.stamps.table_id
            is_allowed = interaction.app_permissions.attach_files
            if table_id != NO_TOKEN:
                self._gallery.note_permission(table_id, channel_id, is_allowed=is_allowed)
            # A page without a table has no host to notify: only leave the picture out.
            elif not is_allowed:
                return replace(desired, image=None)

        await self._gallery.prepare(desired, attached, channel_id, place, urgent=urgent)
        return desired

    async def answer(
        self,
        interaction: discord.Interaction,
        desired: DesiredMessage,
        attached: AttachedPicture | None,
        request: Request,
    ) -> Delivered:
        """Answer an interaction with this request, with the page from `prepare_answer`."""
        return await self.write(
            desired,
            attached,
            request,
            table_id=desired.stamps.table_id,
            channel_id=interaction.channel_id or 0,
            is_answer=True,
        )

    @staticmethod
    async def follow_up(interaction: discord.Interaction, desired: DesiredMessage) -> int:
        """Show the presser a page below the answer, as ephemeral text.

        Returns:
            The id of the message.
        """
        payload = Delivery.of(desired).quietly().as_message()
        message = await interaction.followup.send(**payload, ephemeral=True, wait=True)
        return message.id

    # -- edits ------------------------------------------------------------------------------------

    async def prepare(
        self, state: SurfaceState, desired: DesiredMessage, channel_id: int | None = None
    ) -> bool:
        """Render the picture of a surface.

        Args:
            state: The surface.
            desired: The page.
            channel_id: The channel of a new message; None for an edit.

        Returns:
            Whether rendering took time, so that the page may have changed meanwhile.
        """
        target_id = _channel_id(state) if channel_id is None else channel_id
        attached = state.attached if channel_id is None else None
        return await self._gallery.prepare(desired, attached, target_id, state.id)

    async def edit(
        self, state: SurfaceState, desired: DesiredMessage, urgency: Priority, newest: Newest
    ) -> DesiredMessage:
        """Edit the message by a token, or else by a request that counts against the rate limit.

        Args:
            state: The surface.
            desired: The page.
            urgency: The priority of the request.
            newest: Returns the newest page. Called if the request had to wait for its turn.

        Returns:
            The page that the message shows now.
        """
        if await self.edit_by_token(state, desired):
            return desired

        if await self.outbox.turn(urgency):
            desired = await newest(state, desired)

        await self.edit_counted(state, desired)
        return desired

    async def edit_by_token(self, state: SurfaceState, desired: DesiredMessage) -> bool:
        """Edit the message by its token. Return False if it has no valid token."""
        token = self._usable_token(state)
        if token is None:
            return False

        try:
            await self.redraw(state, desired, token)
        except ERRORS as error:
            self._drop_failed_token(state, token, error)
            return False

        return True

    async def redraw(
        self, state: SurfaceState, desired: DesiredMessage, token: InteractionToken
    ) -> None:
        """Edit the message by this token, with its picture.

        Only this token can edit an ephemeral message.
        """
        # Another edit may overlap with this one: `note_edit` compares the counts.
        doubts = state.doubts
        written = await self.write(
            desired,
            state.attached,
            token.redraw,
            table_id=state.id.table_id,
            channel_id=_channel_id(state),
        )
        await self._surfaces.note_edit(state, desired, doubts, written.attached)

    async def edit_counted(self, state: SurfaceState, desired: DesiredMessage) -> None:
        """Edit the message by a request that counts against the rate limit.

        The caller has waited for its turn (`Outbox.turn`).
        """
        surface = state.surface
        if surface is None or surface.message_id is None:
            # The message was removed during the wait for the turn: give the turn back.
            self.outbox.give_turn_back()
            return

        doubts = state.doubts
        written = await self.write(
            desired,
            state.attached,
            partial(self.outbox.edit, surface.channel_id, surface.message_id),
            table_id=state.id.table_id,
            channel_id=surface.channel_id,
            counted=True,
        )
        await self._surfaces.note_edit(state, desired, doubts, written.attached)

    async def add_picture(self, state: SurfaceState, desired: DesiredMessage) -> None:
        """Add the picture to a page that was sent as text, if a token can do it.

        Without a valid token, the next edit adds the picture.
        """
        if _lacks_picture(state, desired) and self.has_token(state):
            await self.prepare(state, desired)
            picture = self._gallery.find(desired, state.attached, _channel_id(state))
            # Rendering took time: the message may show another page now.
            if _lacks_picture(state, desired) and picture is not None:
                await self.edit_by_token(state, desired)

        state.is_bare = False

    async def close(self, old: SurfaceState, last_page: DesiredMessage | None) -> None:
        """Show a last page on a superseded message, or delete it.

        Args:
            old: The superseded message.
            last_page: The last page, without a picture; None deletes the message.
        """
        surface = old.surface
        if surface is None or surface.message_id is None:
            return

        delivery = None if last_page is None else Delivery.of(last_page)
        token = self._usable_token(old)
        if token is not None:
            try:
                if delivery is None:
                    await token.remove()
                else:
                    await token.redraw(delivery)
            except ERRORS as error:
                self._drop_failed_token(old, token, error)
            else:
                return

        await self.outbox.turn(Priority.DECORATION)
        if delivery is None:
            await self.outbox.delete(surface.channel_id, surface.message_id)
        else:
            await self.outbox.edit(surface.channel_id, surface.message_id, delivery)

    def has_token(self, state: SurfaceState) -> bool:
        """Return whether the message can be edited by a token."""
        return self._usable_token(state) is not None

    def _usable_token(self, state: SurfaceState) -> InteractionToken | None:
        """Return the token of the surface if it is valid.

        An expired token is dropped to free memory: idle tables may have thousands of tokens.
        """
        token = state.token
        if token is None or self._surfaces.tokens.is_fresh(token):
            return token

        state.drop_token(token)
        return None

    @staticmethod
    def _drop_failed_token(
        state: SurfaceState, token: InteractionToken, error: BaseException
    ) -> None:
        """Drop the token after a failed request, so that a counted request is used instead.

        A temporary error is raised, because a counted request would fail too.
        """
        if problem(error) is Problem.LATER:
            raise error
        state.drop_token(token)

    # -- new messages -----------------------------------------------------------------------------

    async def post(self, state: SurfaceState, channel_id: int, desired: DesiredMessage) -> None:
        """Send a new message by a request that counts against the rate limit.

        The caller has waited for its turn. The message that is replaced is closed later. If an
        earlier send is unconfirmed, it is repeated with its nonce, or its message is searched for.
        That message may show an older page: then its digest differs, and the caller edits it.

        Args:
            state: The surface.
            channel_id: The channel, unless an earlier intent names another one.
            desired: The page.
        """
        intent = state.surface
        # The usual case: no send is unconfirmed.
        if intent is None or intent.message_id is not None:
            intent, _ = await self.intend(state, channel_id, desired, new_nonce())
        elif not intent.nonce or self._clock.now() - intent.at > NONCE_HOLDS:
            # Discord may have forgotten the nonce (an answer had none), so sending again could
            # duplicate the message.
            message_id = await self._find_message(intent)
            if message_id is not None:
                # It is unknown which page the message shows: an empty digest makes it be edited.
                await self._surfaces.put(state, replace(intent, message_id=message_id, shown=""))
                state.aim = Aim.KEEP
                return

            # The search was a request of its own, so the send needs another turn.
            await self.outbox.turn(Priority.QUESTION)
            if not intent.nonce:
                intent = replace(intent, nonce=new_nonce(), at=self._clock.now())
                await self._surfaces.put(state, intent)

        written = await self.write(
            desired,
            None,
            partial(self.outbox.send, intent.channel_id, nonce=intent.nonce),
            table_id=state.id.table_id,
            channel_id=intent.channel_id,
            counted=True,
        )
        sent = written.sent
        # A repeated send may have returned an older message. Its buttons show which page it has.
        if desired.question != intent.question and sent.custom_ids == desired.custom_ids:
            intent = replace(intent, question=desired.question)

        now = self._clock.now()
        await self._surfaces.put(state, replace(intent, message_id=sent.message_id, at=now))
        state.mark_posted(desired, self._clock.now(), written.attached)

    async def note_answer(
        self,
        state: SurfaceState,
        desired: DesiredMessage,
        written: Delivered,
        token: InteractionToken,
    ) -> None:
        """Note that the answer has arrived as a message that `token` can edit."""
        if state.surface is not None:
            now = self._clock.now()
            surface = replace(state.surface, message_id=written.sent.message_id, at=now)
            await self._surfaces.put(state, surface)

        state.token = token
        state.mark_posted(desired, self._clock.now(), written.attached)

    async def intend(
        self, state: SurfaceState, channel_id: int, desired: DesiredMessage, nonce: str = ""
    ) -> tuple[Surface, SurfaceState | None]:
        """Store the intent to send a message. An answer has no nonce.

        Returns:
            The intent, and the message that is replaced, or None.
        """
        old = self._surfaces.as_superseded(state)
        before = state.surface
        intent = Surface(
            state.id,
            channel_id,
            message_id=None,
            generation=before.generation + 1 if before else 0,
            nonce=nonce,
            shown=desired.digest,
            question=desired.question,
            at=self._clock.now(),
        )

        # Before the `await`: other tasks must see that a message is being sent.
        state.mark_sending()
        await self._surfaces.put(state, intent, old)

        return intent, old

    # -- finding an unconfirmed message -----------------------------------------------------------

    async def _find_message(self, intent: Surface) -> int | None:
        """Search the bot's latest messages in the channel for the message of this intent.

        This is one request, and the caller has waited for its turn. The page is not compared, so
        the caller should edit the message.

        Returns:
            The id of the message, or None.

        Raises:
            ERRORS: Discord is unreachable.
        """
        try:
            messages = await self.outbox.ours(intent.channel_id)
        except ERRORS as error:
            if problem(error) is Problem.LATER:
                raise

            log.info("channel history not read: table=%s: %s", intent.id.table_id, error)
            return None

        known = self._surfaces.messages()
        for message_id, ids in messages:
            if message_id in known:
                continue
            if _has_button_of(ids, intent) or _was_sent_after(message_id, ids, intent):
                return message_id

        return None


def _has_button_of(ids: frozenset[str], intent: Surface) -> bool:
    """Return whether a button of the message belongs to this intent.

    A card is recognised by the token of its question. For a public table, the id of the table is
    enough: a table has one public message, apart from superseded messages, which are known.
    """
    is_table = intent.id.kind is Kind.TABLE
    return any(is_table or token == intent.question for token in _tokens(ids, intent))


def _was_sent_after(message_id: int, ids: frozenset[str], intent: Surface) -> bool:
    """Return whether the message was sent after the intent and belongs to no other table.

    A card without a question has no token, so it is recognised by its time. A public table is
    recognised only by its buttons (`_has_button_of`).
    """
    sent_at = discord.utils.snowflake_time(message_id).timestamp()
    # A message without buttons does not show its table, so it may be of this table.
    may_be_of_table = not ids or bool(_tokens(ids, intent))
    return intent.id.kind is not Kind.TABLE and may_be_of_table and sent_at > intent.at - SKEW


def _tokens(ids: frozenset[str], intent: Surface) -> list[str]:
    """Return the tokens of the buttons that belong to the intent's table."""
    presses = map(read_custom_id, ids)  # parses each custom id; None if it is not one of Coop's
    return [press.token for press in presses if press and press.table_id == intent.id.table_id]


def _channel_id(state: SurfaceState) -> int:
    """Return the channel of the message, or 0 if there is no message."""
    return 0 if state.surface is None else state.surface.channel_id


def _lacks_picture(state: SurfaceState, desired: DesiredMessage) -> bool:
    """Return whether the message shows this page, but as text."""
    return state.is_bare and state.digest == desired.digest
