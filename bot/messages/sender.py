"""Shows a page on a surface, by a click's token, by an edit or as a new message; and says what is
to be done when that fails.

A new message is intended in the store before it is sent: killed in between, or left without an
answer, Coop sends it again with the same nonce, and Discord makes one message of the two. It does
so for some minutes only; later the message is looked for first.
"""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar

import discord

from bot.common.clock import Clock
from bot.discord_api.errors import ERRORS, Problem, problem
from bot.discord_api.interaction_token import InteractionToken
from bot.discord_api.outbox import Outbox, Sent, new_nonce
from bot.discord_api.rate_limiter import Priority
from bot.messages.gallery import Gallery
from bot.messages.ports import Kind, Surface
from bot.messages.state import Aim, Shown, Surfaces
from bot.messages.timers import SurfaceTimers, Wake
from bot.pages.custom_ids import read
from bot.pages.delivery import Delivery, Hung, Wanted

log = logging.getLogger(__name__)

T = TypeVar("T")

NONCE_HOLDS = 2 * 60.0
"""Seconds for which Discord surely knows a nonce again ("the past few minutes")."""

SKEW = 5.0
"""Seconds by which Discord's clock and ours may differ."""

FEW = 4
"""Failures in a row after which a message that nobody waits for stays as it is."""


class Sender:
    """What shows something raises what the request raises (bot/discord_api/errors.py); the
    keeper of the surface then asks `tries_again`, and else decides what is lost.
    """

    def __init__(
        self,
        outbox: Outbox,
        gallery: Gallery,
        surfaces: Surfaces,
        timers: SurfaceTimers,
        clock: Clock,
    ) -> None:
        self.outbox = outbox
        self._gallery = gallery
        self._surfaces = surfaces
        self._timers = timers
        self._clock = clock

    # -- when it fails ----------------------------------------------------------------------------

    def tries_again(self, shown: Shown, error: BaseException, *, most: int | None = None) -> bool:
        """Whether the same is tried once more, later: nobody knows what became of it, or Discord
        was out of order. Not after so many failures in a row.
        """
        is_over = most is not None and shown.attempt.failures >= most
        if is_over or problem(error) is not Problem.LATER:
            return False
        self.again(shown)
        return True

    def again(self, shown: Shown) -> None:
        """Look at it once more, after the back-off."""
        shown.attempt.failed(self._clock.now())
        self._timers.set(shown.id, Wake.RETRY, shown.attempt.due)

    def waits(self, shown: Shown) -> bool:
        """Whether the next attempt is not due yet."""
        return shown.attempt.due > self._clock.now() and not self._timers.rush

    @staticmethod
    def leaves(shown: Shown, error: BaseException) -> None:
        """The message stays as it is: note that, and raise what is a bug of ours."""
        if problem(error) is Problem.OURS:
            raise error
        log.info(
            "message not updated: surface=%s table=%s: %s", shown.id.name, shown.id.table_id, error
        )

    # -- what stands ------------------------------------------------------------------------------

    async def paint(self, shown: Shown, wanted: Wanted, channel_id: int | None = None) -> bool:
        """Have its picture ready, if there is to be one; True where that was waited for. The
        `channel_id` of a message that is to be sent.
        """
        where = _channel(shown) if channel_id is None else channel_id
        hung = shown.hung if channel_id is None else None
        return await self._gallery.prepare(wanted, hung, where, shown.id)

    async def hang(self, shown: Shown, wanted: Wanted) -> None:
        """Bring the picture that a page came without, if a token can, uncounted; else it comes with
        the next edit.
        """
        if self._misses(shown, wanted) and self.has_token(shown):
            await self.paint(shown, wanted)
            delivery = self._gallery.carry(wanted, shown.hung, _channel(shown))
            if self._misses(shown, wanted) and delivery.picture is not None:
                await self.by_token(shown, wanted)
        shown.is_bare = False

    @staticmethod
    def _misses(shown: Shown, wanted: Wanted) -> bool:
        """Whether it shows this very page, in words."""
        return shown.is_bare and shown.digest == wanted.digest

    async def by_token(self, shown: Shown, wanted: Wanted) -> bool:
        """Edit uncounted; False where no token is fresh enough."""
        touch, doubts = self._usable(shown), shown.doubts
        if touch is None:
            return False
        try:
            hung = await self._redrawn(shown, wanted, touch)
        except ERRORS as error:
            self._failed_by_token(shown, touch, error)
            return False
        await self._surfaces.now_shows(shown, wanted, doubts, hung)
        return True

    async def redraw(self, shown: Shown, wanted: Wanted, touch: InteractionToken) -> None:
        """Edit by this very token; there is no other way."""
        doubts = shown.doubts
        hung = await self._redrawn(shown, wanted, touch)
        await self._surfaces.now_shows(shown, wanted, doubts, hung)

    def has_token(self, shown: Shown) -> bool:
        """Whether it can be edited uncounted."""
        return self._usable(shown) is not None

    async def by_edit(self, shown: Shown, wanted: Wanted) -> None:
        """Edit the message; one counted request, whose turn the caller has taken."""
        surface, doubts = shown.surface, shown.doubts
        if surface is None or surface.message_id is None:
            self.outbox.unused()
            return
        where = surface.channel_id, surface.message_id
        delivery = self._gallery.carry(wanted, shown.hung, surface.channel_id)

        async def edit(delivery: Delivery) -> dict[str, int]:
            return await self.outbox.edit(*where, delivery)

        delivery, files = await self._delivered(delivery, wanted, shown, where[0], edit)
        await self._surfaces.now_shows(shown, wanted, doubts, delivery.hung(files))

    async def end(self, old: Shown, wanted: Wanted) -> None:
        """Show a last page on a message that is no surface any more; it has no picture."""
        surface, delivery = old.surface, Delivery.of(wanted)
        if surface is None or surface.message_id is None:
            return
        if touch := self._usable(old):
            try:
                await touch.redraw(delivery)
            except ERRORS as error:
                self._failed_by_token(old, touch, error)
            else:
                return
        await self.outbox.turn(Priority.DECORATION)
        await self.outbox.edit(surface.channel_id, surface.message_id, delivery)

    async def delete(self, old: Shown) -> None:
        """Take a message away that is no surface any more; uncounted where a token is fresh."""
        surface, touch = old.surface, self._usable(old)
        if surface is None or surface.message_id is None:
            return
        if touch is not None:
            try:
                await touch.remove()
            except ERRORS as error:
                self._failed_by_token(old, touch, error)
            else:
                return
        await self.outbox.turn(Priority.DECORATION)
        await self.outbox.delete(surface.channel_id, surface.message_id)

    async def _redrawn(self, shown: Shown, wanted: Wanted, touch: InteractionToken) -> Hung | None:
        """Show it by a token; the picture that is there then."""
        where = _channel(shown)
        delivery = self._gallery.carry(wanted, shown.hung, where)
        delivery, files = await self._gallery.deliver(
            delivery, wanted, shown.id.table_id, where, touch.redraw
        )
        return delivery.hung(files)

    async def _delivered(
        self,
        delivery: Delivery,
        wanted: Wanted,
        shown: Shown,
        channel_id: int,
        request: Callable[[Delivery], Awaitable[T]],
    ) -> tuple[Delivery, T]:
        """As Gallery.deliver, by counted requests; the caller has taken the turn of the first."""

        async def counted(one: Delivery) -> T:
            if one is not delivery:
                await self.outbox.turn(Priority.TABLE)
            return await request(one)

        return await self._gallery.deliver(delivery, wanted, shown.id.table_id, channel_id, counted)

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
        delivery = self._gallery.carry(wanted, None, channel_id)
        where, nonce = intent.channel_id, intent.nonce

        async def send(delivery: Delivery) -> Sent:
            return await self.outbox.send(where, delivery, nonce)

        delivery, sent = await self._delivered(delivery, wanted, shown, where, send)
        if wanted.question != intent.question and sent.custom_ids == wanted.custom_ids:
            intent = replace(intent, question=wanted.question)
        await self._surfaces.put(shown, replace(intent, message_id=sent.message_id))
        shown.mark_posted(wanted, self._clock.now(), delivery.hung(sent.files))

    async def intend_answer(self, shown: Shown, channel_id: int, wanted: Wanted) -> Shown | None:
        """The answer to a command will be this message; Discord knows no nonce of answers. Returns
        what stood there before.
        """
        old = self._surfaces.outdated(shown)
        await self._intend(shown, channel_id, wanted, "", old)
        return old

    async def answered(
        self,
        shown: Shown,
        message_id: int,
        touch: InteractionToken,
        wanted: Wanted,
        hung: Hung | None,
    ) -> None:
        """The answer arrived as this message, which `touch` can edit, with this picture."""
        if shown.surface is not None:
            await self._surfaces.put(shown, replace(shown.surface, message_id=message_id))
        shown.touch = touch
        shown.mark_posted(wanted, self._clock.now(), hung)

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
