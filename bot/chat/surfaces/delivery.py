"""Shows a page on a surface: by a click's token, by an edit, or as a new message.

A new message is intended in the store before it is sent: killed in between, or left without an
answer, Coop sends it again with the same nonce, and Discord makes one message of the two. It does
so for some minutes only; later the message is looked for first.
"""

import secrets
from dataclasses import replace

from bot.chat.discord_api.errors import ERRORS, Problem, problem
from bot.chat.discord_api.outbox import Outbox
from bot.chat.discord_api.rate_limiter import Priority
from bot.chat.pages.delivery import Delivery, Wanted
from bot.chat.ports import Surface
from bot.chat.surfaces.find_sent_message import SentMessageFinder
from bot.chat.surfaces.state import Shown, Surfaces
from bot.tables.ports import Clock

NONCE_HOLDS = 2 * 60.0
"""Seconds for which Discord surely knows a nonce again ("the past few minutes")."""

_NONCE_BYTES = 10


class MessageSender:
    """All methods raise what the request raises (bot/chat/discord_api/errors.py)."""

    def __init__(
        self, outbox: Outbox, surfaces: Surfaces, lost: SentMessageFinder, clock: Clock
    ) -> None:
        self.outbox = outbox
        self._lost = lost
        self._surfaces = surfaces
        self._clock = clock

    async def by_token(self, shown: Shown, wanted: Wanted) -> bool:
        """Edit uncounted; False where no token is fresh enough."""
        touch = shown.touch
        if touch is None or not self._surfaces.fresh(touch):
            shown.touch = None  # of idle tables there may be thousands
            return False
        muddled = shown.muddled
        try:
            await touch.redraw(Delivery.of(wanted))
        except ERRORS as error:
            if problem(error) is Problem.LATER:
                raise
            if shown.touch is touch:
                shown.touch = None
            return False
        shown.muddled = shown.muddled and not muddled
        await self._surfaces.now_shows(shown, wanted)
        return True

    async def by_edit(self, shown: Shown, wanted: Wanted) -> None:
        """Edit the message; one counted request, whose turn the caller has taken."""
        surface = shown.surface
        if surface is None or surface.message_id is None:
            self.outbox.unused()
            return
        muddled = shown.muddled
        await self.outbox.edit(surface.channel_id, surface.message_id, wanted)
        shown.muddled = shown.muddled and not muddled
        await self._surfaces.now_shows(shown, wanted)

    async def post(self, shown: Shown, channel_id: int, wanted: Wanted) -> None:
        """Send a new message; one counted request, whose turn the caller has taken (where it has to
        be looked for first, and in vain, there is another).

        What stood there before is to be closed now. A send that was intended earlier is repeated
        as it was intended, or found to have arrived: then the digest says so, and an edit is due.
        """
        intent = shown.surface
        if intent is None or intent.message_id is not None:
            old = self._surfaces.outdated(shown)
            intent = await self._intend(shown, channel_id, wanted, _nonce(), old)
        elif not intent.nonce or self._clock.now() - intent.at > NONCE_HOLDS:
            found = await self._lost.find(intent)
            if found is not None:
                await self._surfaces.put(shown, replace(intent, message_id=found, shown=""))
                return
            await self.outbox.turn(Priority.QUESTION)
            if not intent.nonce:
                intent = replace(intent, nonce=_nonce(), at=self._clock.now())
                await self._surfaces.put(shown, intent)
        sent = await self.outbox.send(intent.channel_id, wanted, intent.nonce)
        if wanted.question != intent.question and sent.custom_ids == wanted.custom_ids:
            intent = replace(intent, question=wanted.question)
        await self._surfaces.put(shown, replace(intent, message_id=sent.message_id))
        shown.tried, shown.edited_at, shown.stage = 0, self._clock.now(), wanted.stage
        shown.dialogue = wanted.dialogue
        shown.below, shown.beside, shown.watched = 0, 0, True

    async def intend_answer(self, shown: Shown, channel_id: int, wanted: Wanted) -> Shown | None:
        """The answer to a command will be this message; Discord knows no nonce of answers. Returns
        what stood there before.
        """
        old = self._surfaces.outdated(shown)
        await self._intend(shown, channel_id, wanted, "", old)
        return old

    async def _intend(
        self, shown: Shown, channel_id: int, wanted: Wanted, nonce: str, old: Shown | None
    ) -> Surface:
        before = shown.surface
        intent = Surface(
            shown.table_id,
            shown.name,
            channel_id,
            message_id=None,
            generation=before.generation + 1 if before else 0,
            nonce=nonce,
            shown=wanted.digest,
            question=wanted.question,
            at=self._clock.now(),
        )
        shown.touch, shown.remind_at = None, None
        shown.muddled = shown.anew = False
        await self._surfaces.put(shown, intent, old)
        return intent

    async def end(self, old: Shown, wanted: Wanted) -> None:
        """Show a last page on a message that is no surface any more."""
        surface = old.surface
        if surface is None or surface.message_id is None:
            return
        if old.touch is not None and self._surfaces.fresh(old.touch):
            await old.touch.redraw(Delivery.of(wanted))
            return
        await self.outbox.turn(Priority.DECORATION)
        await self.outbox.edit(surface.channel_id, surface.message_id, wanted)

    async def delete(self, old: Shown) -> None:
        """Take a message away that is no surface any more; uncounted where a token is fresh."""
        surface = old.surface
        if surface is not None and surface.message_id is not None:
            if await self._removed_by_token(old):
                return
            await self.outbox.turn(Priority.DECORATION)
            await self.outbox.delete(surface.channel_id, surface.message_id)

    async def _removed_by_token(self, old: Shown) -> bool:
        touch = old.touch
        if touch is None or not self._surfaces.fresh(touch):
            return False
        try:
            await touch.remove()
        except ERRORS as error:
            if problem(error) is Problem.LATER:
                raise
            old.touch = None
            return False
        return True


def _nonce() -> str:
    return secrets.token_hex(_NONCE_BYTES)
