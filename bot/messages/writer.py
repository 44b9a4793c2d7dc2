"""Sends pages to Discord. Only this module decides which kind of request is used.

There are four ways: a request that counts against the rate limit, an edit by the token of an
earlier interaction, the answer to an interaction, and a follow-up of that answer. The module also
decides whether a page is sent with its picture or as text.

A new message is stored as an intent before it is sent. If the process stops in between, or Discord
does not respond, the message is sent again with the same nonce, and Discord creates only one
message. Discord remembers a nonce for a few minutes; after that, the bot first searches for the
message.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import replace
from enum import Enum
from typing import NamedTuple

import discord

from bot.common.clock import Clock
from bot.discord_api.errors import ERRORS, Problem, problem
from bot.discord_api.interaction_token import InteractionToken
from bot.discord_api.outbox import Outbox, new_nonce
from bot.discord_api.rate_limiter import Priority
from bot.messages.gallery import Gallery, may_be_the_picture
from bot.messages.jobs import Kind
from bot.messages.repository import Surface
from bot.messages.state import Aim, Surfaces, SurfaceState
from bot.pages.custom_ids import NO_TOKEN, read
from bot.pages.delivery import AttachedPicture, Delivery, DesiredMessage, Sent
from bot.pictures.studio import Studio

log = logging.getLogger(__name__)

NONCE_HOLDS = 2 * 60.0
"""Seconds for which Discord certainly remembers a nonce ("the past few minutes")."""

SKEW = 5.0
"""Seconds by which Discord's clock and the bot's clock may differ."""

ANSWER_UPLOADS = 1.5
UPLOADS = 10.0
"""Maximum seconds of an upload.

`ANSWER_UPLOADS` is for answers, which Discord expects within three seconds; `UPLOADS` is for other
requests, which may have to wait for others.
"""

Request = Callable[[Delivery], Awaitable[Sent]]

Newest = Callable[[SurfaceState, DesiredMessage], Awaitable[DesiredMessage]]
"""Returns what a surface should show by now. It may raise what drawing raises."""


class Way(Enum):
    """How a page is sent."""

    COUNTED = "A request that Discord counts; its turn was taken."
    TOKEN = "An edit by the token of an earlier click."
    ANSWER = "The answer to a click, which somebody waits for."


class Delivered(NamedTuple):
    """The result of a request that sent a page."""

    sent: Sent
    hung: AttachedPicture | None
    """The picture that is on the message now, or None."""


class MessageWriter:
    """Sends, edits and closes messages.

    Methods raise what requests raise (bot/discord_api/errors.py), unless they say otherwise.

    Args:
        studio: Renders the pictures; without one, all pages are text.
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
        wanted: DesiredMessage,
        hung: AttachedPicture | None,
        request: Request,
        *,
        table_id: str,
        channel_id: int,
        way: Way,
    ) -> Delivered:
        """Make a request with a page and its picture, or as text if Discord refuses the picture.

        Args:
            wanted: The page.
            hung: The picture that is on the message already, or None.
            request: Sends a delivery. It is called a second time if the picture is refused.
            table_id: The table of the page.
            channel_id: The channel of the message.
            way: The way that `request` uses.
        """
        picture = None
        if wanted.image is not None:
            picture = self._gallery.find(wanted.image, wanted.locale, hung, channel_id)

        delivery = Delivery.of(wanted, picture)
        if picture is None:
            return Delivered(await request(delivery), None)

        # An edit that keeps its picture uploads nothing and needs no limit.
        seconds = ANSWER_UPLOADS if way is Way.ANSWER else UPLOADS
        try:
            async with asyncio.timeout(seconds if delivery.uploads else None):
                sent = await request(delivery)
        except ERRORS as error:
            if not may_be_the_picture(error):
                raise

            log.info("picture upload refused: table=%s: %r", table_id, error)
            self._gallery.was_refused(error, table_id, channel_id)
            if way is Way.COUNTED:
                # The second request counts against the rate limit too.
                await self.outbox.turn(Priority.TABLE)

            return Delivered(await request(Delivery.of(wanted)), None)

        if delivery.uploads:
            self._gallery.was_taken(channel_id)

        return Delivered(sent, delivery.hung(sent.files))

    # -- answers to presses -----------------------------------------------------------------------

    async def prepare_answer(
        self,
        interaction: discord.Interaction,
        wanted: DesiredMessage,
        hung: AttachedPicture | None,
        place: Hashable,
        *,
        urgent: bool = True,
    ) -> DesiredMessage:
        """Render the picture of an answer, if that takes only a moment.

        Args:
            interaction: The press. It says whether files may be attached in its channel.
            wanted: The page.
            hung: The picture that is on the message already, or None.
            place: See `Studio.png`.
            urgent: See `Gallery.prepare`.

        Returns:
            The page as it may be shown there.
        """
        image = wanted.image
        if image is None:
            return wanted

        channel_id = interaction.channel_id or 0
        if interaction.guild_id is not None:
            table_id = wanted.stamps.table_id
            is_allowed = interaction.app_permissions.attach_files
            if table_id != NO_TOKEN:
                self._gallery.allowed(table_id, channel_id, is_allowed=is_allowed)
            # A page without a table has no host to notify: just leave the picture out.
            elif not is_allowed:
                return replace(wanted, image=None)

        await self._gallery.prepare(image, wanted.locale, hung, channel_id, place, urgent=urgent)
        return wanted

    async def answer(
        self,
        interaction: discord.Interaction,
        wanted: DesiredMessage,
        hung: AttachedPicture | None,
        request: Request,
    ) -> Delivered:
        """Answer an interaction with this request, with the page from `prepare_answer`."""
        return await self.write(
            wanted,
            hung,
            request,
            table_id=wanted.stamps.table_id,
            channel_id=interaction.channel_id or 0,
            way=Way.ANSWER,
        )

    @staticmethod
    async def follow_up(interaction: discord.Interaction, wanted: DesiredMessage) -> int:
        """Show the presser a page below the answer, as ephemeral text.

        Returns:
            The id of the message.
        """
        payload = Delivery.of(wanted).quietly().as_message()
        message = await interaction.followup.send(**payload, ephemeral=True, wait=True)
        return message.id

    # -- edits ------------------------------------------------------------------------------------

    async def prepare(
        self, shown: SurfaceState, wanted: DesiredMessage, channel_id: int | None = None
    ) -> bool:
        """Render the picture of a surface.

        Args:
            shown: The surface.
            wanted: The page.
            channel_id: The channel of a new message; None for an edit.

        Returns:
            Whether this function waited, so that the page may have changed.
        """
        image = wanted.image
        if image is None:
            return False

        where = _channel(shown) if channel_id is None else channel_id
        hung = shown.hung if channel_id is None else None
        return await self._gallery.prepare(image, wanted.locale, hung, where, shown.id)

    async def edit(
        self, shown: SurfaceState, wanted: DesiredMessage, urgency: Priority, newest: Newest
    ) -> DesiredMessage:
        """Edit the message by a token if possible, else by a request that counts against the limit.

        Args:
            shown: The surface.
            wanted: The page.
            urgency: The priority of the request.
            newest: Returns the newest page if the request had to wait for the rate limiter.

        Returns:
            The page that the message shows now.
        """
        if await self.edit_by_token(shown, wanted):
            return wanted

        if await self.outbox.turn(urgency):
            wanted = await newest(shown, wanted)

        await self.edit_counted(shown, wanted)
        return wanted

    async def edit_by_token(self, shown: SurfaceState, wanted: DesiredMessage) -> bool:
        """Edit the message by a token. Return False if there is no valid one."""
        touch = self._usable(shown)
        if touch is None:
            return False

        # Another edit may begin meanwhile: `now_shows` compares the counts.
        doubts = shown.doubts
        try:
            written = await self._by_token(shown, wanted, touch)
        except ERRORS as error:
            self._failed_by_token(shown, touch, error)
            return False

        await self._surfaces.now_shows(shown, wanted, doubts, written.hung)
        return True

    async def redraw(
        self, shown: SurfaceState, wanted: DesiredMessage, touch: InteractionToken
    ) -> None:
        """Edit the message by this token; there is no other way."""
        doubts = shown.doubts
        written = await self._by_token(shown, wanted, touch)
        await self._surfaces.now_shows(shown, wanted, doubts, written.hung)

    async def _by_token(
        self, shown: SurfaceState, wanted: DesiredMessage, touch: InteractionToken
    ) -> Delivered:
        """Edit the message by this token, with its picture."""
        return await self.write(
            wanted,
            shown.hung,
            touch.redraw,
            table_id=shown.id.table_id,
            channel_id=_channel(shown),
            way=Way.TOKEN,
        )

    async def edit_counted(self, shown: SurfaceState, wanted: DesiredMessage) -> None:
        """Edit the message by a request that counts against the rate limit.

        The caller has waited for its turn (`Outbox.turn`).
        """
        surface = shown.surface
        if surface is None or surface.message_id is None:
            # The message is gone meanwhile: give the turn back.
            self.outbox.unused()
            return

        channel_id = surface.channel_id
        message_id = surface.message_id
        doubts = shown.doubts

        async def edit(delivery: Delivery) -> Sent:
            return await self.outbox.edit(channel_id, message_id, delivery)

        written = await self.write(
            wanted,
            shown.hung,
            edit,
            table_id=shown.id.table_id,
            channel_id=channel_id,
            way=Way.COUNTED,
        )
        await self._surfaces.now_shows(shown, wanted, doubts, written.hung)

    async def add_picture(self, shown: SurfaceState, wanted: DesiredMessage) -> None:
        """Add the picture that a page was sent without, if a token can do it.

        If not, the picture is added by the next edit.
        """
        image = wanted.image
        if image is not None and _lacks_picture(shown, wanted) and self.has_token(shown):
            await self.prepare(shown, wanted)
            picture = self._gallery.find(image, wanted.locale, shown.hung, _channel(shown))
            # Rendering took time: the message may show another page now.
            if _lacks_picture(shown, wanted) and picture is not None:
                await self.edit_by_token(shown, wanted)

        shown.is_bare = False

    async def close(self, old: SurfaceState, last_page: DesiredMessage | None) -> None:
        """Show a last page on a message that is no surface any more, or delete it.

        Args:
            old: The message.
            last_page: The last page, without a picture; None deletes the message.
        """
        surface = old.surface
        if surface is None or surface.message_id is None:
            return

        delivery = None if last_page is None else Delivery.of(last_page)
        touch = self._usable(old)
        if touch is not None:
            try:
                if delivery is None:
                    await touch.remove()
                else:
                    await touch.redraw(delivery)
            except ERRORS as error:
                self._failed_by_token(old, touch, error)
            else:
                return

        await self.outbox.turn(Priority.DECORATION)
        if delivery is None:
            await self.outbox.delete(surface.channel_id, surface.message_id)
        else:
            await self.outbox.edit(surface.channel_id, surface.message_id, delivery)

    def has_token(self, shown: SurfaceState) -> bool:
        """Return whether the message can be edited by a token."""
        return self._usable(shown) is not None

    def _usable(self, shown: SurfaceState) -> InteractionToken | None:
        """Return the token of the surface if it is valid.

        An expired one is dropped to free its memory: idle tables may have thousands.
        """
        touch = shown.touch
        if touch is None or self._surfaces.tokens.is_fresh(touch):
            return touch

        shown.spend_token(touch)
        return None

    @staticmethod
    def _failed_by_token(
        shown: SurfaceState, touch: InteractionToken, error: BaseException
    ) -> None:
        """Drop the token after a failed request, so that the other way is used.

        A temporary error is raised, because the other way would fail too.
        """
        if problem(error) is Problem.LATER:
            raise error
        shown.spend_token(touch)

    # -- new messages -----------------------------------------------------------------------------

    async def post(self, shown: SurfaceState, channel_id: int, wanted: DesiredMessage) -> None:
        """Send a new message by a request that counts against the rate limit.

        The caller has waited for its turn. The message that it replaces is closed later. A send
        that was intended earlier is repeated with its nonce, or the message is found. It may show
        an older page: then its digest differs and the caller edits it.

        Args:
            shown: The surface.
            channel_id: The channel, unless an earlier intent names another one.
            wanted: The page.
        """
        intent = shown.surface
        # The usual case: no send is unconfirmed.
        if intent is None or intent.message_id is not None:
            old = self._surfaces.outdated(shown)
            intent = await self._intend(shown, channel_id, wanted, new_nonce(), old)
        elif not intent.nonce or self._clock.now() - intent.at > NONCE_HOLDS:
            # The nonce may be forgotten by now (or was never used), so sending again could
            # duplicate the message.
            message_id = await self._find(intent)
            if message_id is not None:
                await self._surfaces.put(shown, replace(intent, message_id=message_id, shown=""))
                shown.aim = Aim.KEEP
                return

            # The search has used the turn.
            await self.outbox.turn(Priority.QUESTION)
            if not intent.nonce:
                intent = replace(intent, nonce=new_nonce(), at=self._clock.now())
                await self._surfaces.put(shown, intent)

        where = intent.channel_id
        nonce = intent.nonce

        async def send(delivery: Delivery) -> Sent:
            return await self.outbox.send(where, delivery, nonce)

        written = await self.write(
            wanted,
            None,
            send,
            table_id=shown.id.table_id,
            channel_id=where,
            way=Way.COUNTED,
        )
        sent = written.sent
        # If Discord returned a message with the buttons of this page, it shows this question.
        if wanted.question != intent.question and sent.custom_ids == wanted.custom_ids:
            intent = replace(intent, question=wanted.question)

        await self._surfaces.put(shown, replace(intent, message_id=sent.message_id))
        shown.mark_posted(wanted, self._clock.now(), written.hung)

    async def intend_answer(
        self, shown: SurfaceState, channel_id: int, wanted: DesiredMessage
    ) -> SurfaceState | None:
        """Store that the answer to a command will be this message. Return what it replaces.

        An answer has no nonce.
        """
        old = self._surfaces.outdated(shown)
        await self._intend(shown, channel_id, wanted, "", old)

        return old

    async def answered(
        self,
        shown: SurfaceState,
        wanted: DesiredMessage,
        written: Delivered,
        touch: InteractionToken,
    ) -> None:
        """Note that the answer has arrived as a message that `touch` can edit."""
        if shown.surface is not None:
            surface = replace(shown.surface, message_id=written.sent.message_id)
            await self._surfaces.put(shown, surface)

        shown.touch = touch
        shown.mark_posted(wanted, self._clock.now(), written.hung)

    async def _intend(
        self,
        shown: SurfaceState,
        channel_id: int,
        wanted: DesiredMessage,
        nonce: str,
        old: SurfaceState | None,
    ) -> Surface:
        """Store the intent to send a message."""
        before = shown.surface
        intent = Surface(
            shown.id,
            channel_id,
            message_id=None,
            generation=before.generation + 1 if before else 0,
            nonce=nonce,
            shown=wanted.digest,
            question=wanted.question,
            at=self._clock.now(),
        )
        # Before the `await`: other tasks must see that a message is on its way.
        shown.mark_sending()
        await self._surfaces.put(shown, intent, old)

        return intent

    # -- finding an unconfirmed message -----------------------------------------------------------

    async def _find(self, intent: Surface) -> int | None:
        """Search the bot's latest messages in the channel for the one of this intent.

        It is one request, and the caller has waited for its turn. The page is not compared, so the
        message should be edited.

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
            if _bears_its_token(ids, intent) or _came_at_that_time(message_id, ids, intent):
                return message_id

        return None


def _bears_its_token(ids: frozenset[str], intent: Surface) -> bool:
    """Return whether a button of the message belongs to this intent.

    A card is recognised by its question. A public table is recognised by the table, because it has
    only one message.
    """
    is_table = intent.id.kind is Kind.TABLE
    return any(is_table or token == intent.question for token in _tokens(ids, intent))


def _came_at_that_time(message_id: int, ids: frozenset[str], intent: Surface) -> bool:
    """Return whether the message was sent after the intent and belongs to no other table.

    Cards without a question have no token, so they are recognised by their time.
    """
    sent_at = discord.utils.snowflake_time(message_id).timestamp()
    is_ours = not ids or bool(_tokens(ids, intent))
    return intent.id.kind is not Kind.TABLE and is_ours and sent_at > intent.at - SKEW


def _tokens(ids: frozenset[str], intent: Surface) -> list[str]:
    """Return the tokens of the buttons that belong to the intent's table."""
    presses = map(read, ids)
    return [press.token for press in presses if press and press.table_id == intent.id.table_id]


def _channel(shown: SurfaceState) -> int:
    """Return the channel of the message, or 0 if there is none."""
    return 0 if shown.surface is None else shown.surface.channel_id


def _lacks_picture(shown: SurfaceState, wanted: DesiredMessage) -> bool:
    """Return whether the message shows this page as text."""
    return shown.is_bare and shown.digest == wanted.digest
