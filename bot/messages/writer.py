"""Brings pages to Discord. It alone decides how: as which request, with which picture or in words.

There are four ways: a request that Discord counts, the token of an earlier click, the answer to a
click, and a follow-up of that answer.

A new message is intended in the store before it is sent: killed in between, or left without an
answer, Coop sends it again with the same nonce, and Discord makes one message of the two. It does
so for some minutes only; later the message is looked for first.
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
from bot.messages.state import Aim, Shown, Surfaces
from bot.pages.custom_ids import NO_TOKEN, read
from bot.pages.delivery import Delivery, Hung, Sent, Wanted
from bot.pictures.studio import Studio

log = logging.getLogger(__name__)

NONCE_HOLDS = 2 * 60.0
"""Seconds for which Discord surely knows a nonce again ("the past few minutes")."""

SKEW = 5.0
"""Seconds by which Discord's clock and ours may differ."""

ANSWER_UPLOADS = 1.5
UPLOADS = 10.0
"""Seconds that a picture may take to Discord: with an answer, which Discord awaits for three; and
else, where a request may have to wait for others.
"""

Request = Callable[[Delivery], Awaitable[Sent]]

Newest = Callable[[Shown, Wanted], Awaitable[Wanted]]
"""Returns what a surface should show by now. May raise what looking raises."""


class Way(Enum):
    COUNTED = "A request that Discord counts; its turn was taken."
    TOKEN = "An edit by the token of an earlier click."
    ANSWER = "The answer to a click, which somebody waits for."


class Delivered(NamedTuple):
    sent: Sent
    hung: Hung | None
    """The picture that is on the message now."""


class MessageWriter:
    """All methods raise what requests raise (bot/discord_api/errors.py), unless they say otherwise.

    Args:
        studio: Paints the pictures; without one, all pages are in words.
        refused: Is called with every table whose channel does not take its picture.
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
        wanted: Wanted,
        hung: Hung | None,
        request: Request,
        *,
        table_id: str,
        channel_id: int,
        way: Way,
    ) -> Delivered:
        """Make this request with a page: with its picture, if that is painted, and in words if
        Discord does not take it so.

        Args:
            wanted: The page.
            hung: The picture that is on the message already.
            request: Brings it to Discord. It is called once more for the words.
            table_id: The table whose page it is.
            channel_id: Where the message stands.
            way: The way that `request` takes.
        """
        picture = None
        if wanted.image is not None:
            picture = self._gallery.find(wanted.image, wanted.locale, hung, channel_id)

        delivery = Delivery.of(wanted, picture)
        if picture is None:
            return Delivered(await request(delivery), None)

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
                await self.outbox.turn(Priority.TABLE)

            return Delivered(await request(Delivery.of(wanted)), None)

        if delivery.uploads:
            self._gallery.was_taken(channel_id)

        return Delivered(sent, delivery.hung(sent.files))

    # -- answers to clicks ------------------------------------------------------------------------

    async def prepare_answer(
        self,
        interaction: discord.Interaction,
        wanted: Wanted,
        hung: Hung | None,
        place: Hashable,
        *,
        urgent: bool = True,
    ) -> Wanted:
        """Have the picture of an answer ready, if that takes a moment only. Returns the page as it
        may be shown there.

        Args:
            interaction: The click. It tells whether files may be attached in its channel.
            wanted: The page.
            hung: The picture that is on the message already.
            place: See `Studio.png`.
            urgent: See `Gallery.prepare`.
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
            elif not is_allowed:  # said once, and of a table: there its host is told
                return replace(wanted, image=None)

        await self._gallery.prepare(image, wanted.locale, hung, channel_id, place, urgent=urgent)
        return wanted

    async def answer(
        self,
        interaction: discord.Interaction,
        wanted: Wanted,
        hung: Hung | None,
        request: Request,
    ) -> Delivered:
        """Answer a click by this request, with what `prepare_answer` returned."""
        return await self.write(
            wanted,
            hung,
            request,
            table_id=wanted.stamps.table_id,
            channel_id=interaction.channel_id or 0,
            way=Way.ANSWER,
        )

    @staticmethod
    async def follow_up(interaction: discord.Interaction, wanted: Wanted) -> int:
        """Show whoever clicked, and nobody else, a page below the answer, in words; returns the id
        of its message.
        """
        said = Delivery.of(wanted).quietly().as_message()
        message = await interaction.followup.send(**said, ephemeral=True, wait=True)
        return message.id

    # -- edits ------------------------------------------------------------------------------------

    async def prepare(self, shown: Shown, wanted: Wanted, channel_id: int | None = None) -> bool:
        """Have the picture of a surface ready, if there is to be one. Returns whether that was
        waited for: then the page may have changed. `channel_id`: of a message that is to be sent.
        """
        image = wanted.image
        if image is None:
            return False

        where = _channel(shown) if channel_id is None else channel_id
        hung = shown.hung if channel_id is None else None
        return await self._gallery.prepare(image, wanted.locale, hung, where, shown.id)

    async def edit(self, shown: Shown, wanted: Wanted, urgency: Priority, newest: Newest) -> Wanted:
        """Edit the message: by a token, uncounted; else by a counted request, in its turn. Returns
        what it shows then, the newest page where the turn took a while.
        """
        if await self.edit_by_token(shown, wanted):
            return wanted

        if await self.outbox.turn(urgency):
            wanted = await newest(shown, wanted)

        await self.edit_counted(shown, wanted)
        return wanted

    async def edit_by_token(self, shown: Shown, wanted: Wanted) -> bool:
        """Edit uncounted. Returns False where no token is fresh enough."""
        touch = self._usable(shown)
        if touch is None:
            return False

        doubts = shown.doubts
        try:
            written = await self._by_token(shown, wanted, touch)
        except ERRORS as error:
            self._failed_by_token(shown, touch, error)
            return False

        await self._surfaces.now_shows(shown, wanted, doubts, written.hung)
        return True

    async def redraw(self, shown: Shown, wanted: Wanted, touch: InteractionToken) -> None:
        """Edit by this very token; there is no other way."""
        doubts = shown.doubts
        written = await self._by_token(shown, wanted, touch)
        await self._surfaces.now_shows(shown, wanted, doubts, written.hung)

    async def _by_token(self, shown: Shown, wanted: Wanted, touch: InteractionToken) -> Delivered:
        return await self.write(
            wanted,
            shown.hung,
            touch.redraw,
            table_id=shown.id.table_id,
            channel_id=_channel(shown),
            way=Way.TOKEN,
        )

    async def edit_counted(self, shown: Shown, wanted: Wanted) -> None:
        """Edit by a counted request, whose turn the caller has taken."""
        surface = shown.surface
        if surface is None or surface.message_id is None:
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

    async def add_picture(self, shown: Shown, wanted: Wanted) -> None:
        """Bring the picture that a page came without, if a token can, uncounted; else it comes with
        the next edit.
        """
        image = wanted.image
        if image is not None and _lacks_picture(shown, wanted) and self.has_token(shown):
            await self.prepare(shown, wanted)
            picture = self._gallery.find(image, wanted.locale, shown.hung, _channel(shown))
            if _lacks_picture(shown, wanted) and picture is not None:
                await self.edit_by_token(shown, wanted)

        shown.is_bare = False

    async def close(self, old: Shown, last_page: Wanted | None) -> None:
        """Show a last page, which has no picture, on a message that is no surface any more. None:
        delete it.
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

    def has_token(self, shown: Shown) -> bool:
        """Whether it can be edited uncounted."""
        return self._usable(shown) is not None

    def _usable(self, shown: Shown) -> InteractionToken | None:
        """Its token, if that is fresh; of idle tables there may be thousands of old ones."""
        touch = shown.touch
        if touch is None or self._surfaces.tokens.is_fresh(touch):
            return touch

        shown.spend_token(touch)
        return None

    @staticmethod
    def _failed_by_token(shown: Shown, touch: InteractionToken, error: BaseException) -> None:
        """Whatever Discord has against the token, there is the counted way."""
        if problem(error) is Problem.LATER:
            raise error
        shown.spend_token(touch)

    # -- new messages -----------------------------------------------------------------------------

    async def post(self, shown: Shown, channel_id: int, wanted: Wanted) -> None:
        """Send a new message; one counted request, whose turn the caller has taken (where it has to
        be looked for first, and in vain, there is another).

        What stood there before is to be closed now. A send that was intended earlier is repeated
        as it was intended, or found to have arrived: then the digest says so, and an edit is due.
        """
        intent = shown.surface
        if intent is None or intent.message_id is not None:
            old = self._surfaces.outdated(shown)
            intent = await self._intend(shown, channel_id, wanted, new_nonce(), old)
        elif not intent.nonce or self._clock.now() - intent.at > NONCE_HOLDS:
            found = await self._find(intent)
            if found is not None:
                await self._surfaces.put(shown, replace(intent, message_id=found, shown=""))
                shown.aim = Aim.KEEP
                return

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
        if wanted.question != intent.question and sent.custom_ids == wanted.custom_ids:
            intent = replace(intent, question=wanted.question)

        await self._surfaces.put(shown, replace(intent, message_id=sent.message_id))
        shown.mark_posted(wanted, self._clock.now(), written.hung)

    async def intend_answer(self, shown: Shown, channel_id: int, wanted: Wanted) -> Shown | None:
        """The answer to a command will be this message; Discord knows no nonce of answers. Returns
        what stood there before.
        """
        old = self._surfaces.outdated(shown)
        await self._intend(shown, channel_id, wanted, "", old)

        return old

    async def answered(
        self, shown: Shown, wanted: Wanted, written: Delivered, touch: InteractionToken
    ) -> None:
        """The answer arrived as a message that `touch` can edit."""
        if shown.surface is not None:
            surface = replace(shown.surface, message_id=written.sent.message_id)
            await self._surfaces.put(shown, surface)

        shown.touch = touch
        shown.mark_posted(wanted, self._clock.now(), written.hung)

    async def _intend(
        self, shown: Shown, channel_id: int, wanted: Wanted, nonce: str, old: Shown | None
    ) -> Surface:
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
        shown.mark_sending()
        await self._surfaces.put(shown, intent, old)

        return intent

    # -- messages that may have arrived -----------------------------------------------------------

    async def _find(self, intent: Surface) -> int | None:
        """The message that this intent became, among our own latest ones in the channel; None where
        there is none. Its page is not compared, so it should be drawn once more. One counted
        request, whose turn the caller has taken. Raises what requests raise where Discord is out of
        reach.
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
    """A card is known by its question; the table by its name, for only one table stands there."""
    is_table = intent.id.kind is Kind.TABLE
    return any(is_table or token == intent.question for token in _tokens(ids, intent))


def _came_at_that_time(message_id: int, ids: frozenset[str], intent: Surface) -> bool:
    """Cards without a question carry no token, so they are known by their time, as long as they
    belong to no other table.
    """
    sent_at = discord.utils.snowflake_time(message_id).timestamp()
    is_ours = not ids or bool(_tokens(ids, intent))
    return intent.id.kind is not Kind.TABLE and is_ours and sent_at > intent.at - SKEW


def _tokens(ids: frozenset[str], intent: Surface) -> list[str]:
    """Of the buttons of the intent's table."""
    presses = map(read, ids)
    return [one.token for one in presses if one and one.table_id == intent.id.table_id]


def _channel(shown: Shown) -> int:
    return 0 if shown.surface is None else shown.surface.channel_id


def _lacks_picture(shown: Shown, wanted: Wanted) -> bool:
    """Whether it shows this very page, in words."""
    return shown.is_bare and shown.digest == wanted.digest
