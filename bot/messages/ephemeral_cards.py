"""Keeps the ephemeral cards of My hand true, as long as their token lives.

They are in nobody's memory but ours: after a restart one presses My hand again. So one does when
no press has brought a fresh token for a quarter of an hour, on the old hand itself: there the new
one takes its place.
"""

import logging

import discord

from bot.discord_api.errors import ERRORS
from bot.discord_api.interaction_token import InteractionToken
from bot.i18n.words import Words
from bot.messages.jobs import Job, Kind, SurfaceId, Wake
from bot.messages.keeper import Keeper
from bot.messages.repository import Surface
from bot.messages.state import Shown
from bot.pages.card_choice import hand_button
from bot.pages.delivery import Hung, Wanted
from bot.pages.page import Page, Row, Text

log = logging.getLogger(__name__)


class EphemeralCards(Keeper):
    """Keeps surfaces of `Kind.HAND`."""

    async def give(self, table_id: str, interaction: discord.Interaction) -> bool:
        """Bring the hand of whoever clicked after the answer, uncounted, if they clicked where the
        table is and have none. Its picture follows: True where somebody has to look after it.
        """
        user_id = interaction.user.id
        shown = self._surfaces.get(SurfaceId(table_id, Kind.HAND, user_id))
        wanted = await self._drawer.card_if_any(table_id, user_id)
        if wanted is None or self._surfaces.tokens.is_fresh(shown.touch):
            return False
        if not wanted.live or interaction.channel_id != wanted.channel_id:
            return False

        try:
            message_id = await self._writer.follow_up(interaction, wanted)
        except ERRORS as error:
            log.info("ephemeral card not sent: table=%s: %s", table_id, error)
            return False

        touch = self._surfaces.tokens.issue(interaction, message_id)
        self.shows(table_id, user_id, touch, wanted, None)
        self._surfaces.clicked(table_id, user_id)  # no call is due for what they look at

        return True

    def shows(
        self,
        table_id: str,
        user_id: int,
        touch: InteractionToken,
        wanted: Wanted,
        hung: Hung | None,
    ) -> None:
        """This ephemeral message is the person's hand from now on, and shows this."""
        surface = Surface(
            SurfaceId(table_id, Kind.HAND, user_id),
            channel_id=0,
            message_id=0,
            generation=0,
            nonce="",
            shown=wanted.digest,
            question=wanted.question,
            at=touch.at,
        )
        self._surfaces.hand(surface, touch, wanted, hung)
        self._timers.set(surface.id, Wake.FADE, touch.at + self._timing.token_life)

    async def deliver(self, surface_id: SurfaceId) -> tuple[Job, ...]:
        """Bring the hand up to date, or say that it has grown old."""
        shown = self._surfaces.get(surface_id)
        touch = shown.touch
        if touch is not None and self._surfaces.tokens.is_spent(touch):
            self._forget(shown)
        elif touch is not None and not self._waits(shown):
            await self._bring(shown, touch)

        return ()

    async def _bring(self, shown: Shown, touch: InteractionToken) -> None:
        wanted = await self._drawer.card_if_any(shown.id.table_id, shown.id.user_id)
        ends = wanted is None or not self._surfaces.tokens.is_fresh(touch)
        if wanted is None or (ends and wanted.live):
            wanted = _wilted(wanted, Words(touch.locale))

        try:
            if wanted.digest != shown.digest:
                wanted = await self._painted(shown, wanted)
                await self._writer.redraw(shown, wanted, touch)
            elif shown.is_bare:
                await self._writer.add_picture(shown, wanted)
        except ERRORS as error:
            if self._tries_again(shown, error):
                return

            self._ends(shown, touch)
            self._leaves(shown, error)

        if ends:
            self._ends(shown, touch)

    async def _newest(self, shown: Shown, wanted: Wanted) -> Wanted:
        return await self._drawer.card_if_any(shown.id.table_id, shown.id.user_id) or wanted

    def _ends(self, shown: Shown, touch: InteractionToken) -> None:
        """Unless My hand was pressed once more meanwhile."""
        if shown.touch is touch:
            self._forget(shown)

    def _forget(self, shown: Shown) -> None:
        shown.lose_hand()
        self._timers.clear(shown.id, Wake.FADE)


def _wilted(wanted: Wanted | None, words: Words) -> Wanted:
    """What stays of a hand, with the way to a new one for whoever is still to have one."""
    text = Text(words("chat-hand-old"))
    if wanted is None:
        return Wanted.of(Page((text,)))
    return Wanted.of(Page((text, Row((hand_button(words),)))), wanted.stamps)
