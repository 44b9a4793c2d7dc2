"""Keeps the ephemeral cards ("My hand") up to date while their tokens are valid.

They are not stored: after a restart a player presses "My hand" again. The same holds if no press
has brought a new token for a quarter of an hour. The old hand then has a button that replaces it by
a new one.
"""

import logging

import discord

from bot.discord_api.errors import ERRORS
from bot.discord_api.interaction_token import InteractionToken
from bot.i18n.words import Words
from bot.messages.jobs import Job, Kind, SurfaceId, Wake
from bot.messages.repository import Surface
from bot.messages.state import SurfaceState
from bot.messages.surface_handler import SurfaceHandler
from bot.pages.card_choice import hand_button
from bot.pages.delivery import AttachedPicture, DesiredMessage
from bot.pages.page import Page, Row, Text

log = logging.getLogger(__name__)


class EphemeralCards(SurfaceHandler):
    """Handler of the surfaces of `Kind.HAND`."""

    async def give(self, table_id: str, interaction: discord.Interaction) -> bool:
        """Send a hand as a follow-up of an answered press.

        It costs no request of the rate limit. It is sent only if the press was made in the table's
        channel and the user has no hand with a valid token. It has no picture yet.

        Args:
            table_id: The table.
            interaction: The press, which is answered already.

        Returns:
            Whether it was sent. The caller then marks the surface, so that the picture is added.
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
        self._surfaces.clicked(table_id, user_id)  # the user sees the hand, so no call is needed

        return True

    def shows(
        self,
        table_id: str,
        user_id: int,
        touch: InteractionToken,
        wanted: DesiredMessage,
        hung: AttachedPicture | None,
    ) -> None:
        """Store that this ephemeral message is the user's hand from now on.

        Args:
            table_id: The table.
            user_id: The user.
            touch: The token that can edit the message.
            wanted: What the message shows.
            hung: The picture on it, or None.
        """
        # An ephemeral message is edited by its token alone: it needs no ids.
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
        """Bring the hand up to date, or replace it by a note that it is outdated."""
        shown = self._surfaces.get(surface_id)
        touch = shown.touch
        if touch is not None and self._surfaces.tokens.is_spent(touch):
            # Even the note cannot be shown any more.
            self._forget(shown)
        elif touch is not None and not self._waits(shown):
            await self._bring(shown, touch)

        return ()

    async def _bring(self, shown: SurfaceState, touch: InteractionToken) -> None:
        """Draw the hand. If its token runs out or the card is gone, draw its last page."""
        wanted = await self._drawer.card_if_any(shown.id.table_id, shown.id.user_id)
        ends = wanted is None or not self._surfaces.tokens.is_fresh(touch)
        # When the game has ended, `wanted` shows its result and stays as the last page.
        if wanted is None or (ends and wanted.live):
            wanted = _last_page(wanted, Words(touch.locale))

        try:
            if wanted.digest != shown.digest:
                wanted = await self._painted(shown, wanted)
                await self._writer.redraw(shown, wanted, touch)
            # Only the picture is missing.
            elif shown.is_bare:
                await self._writer.add_picture(shown, wanted)
        except ERRORS as error:
            if self._tries_again(shown, error):
                return

            self._ends(shown, touch)
            self._leaves(shown, error)

        if ends:
            self._ends(shown, touch)

    async def _newest(self, shown: SurfaceState, wanted: DesiredMessage) -> DesiredMessage:
        # The card may be gone meanwhile: keep the page that was drawn.
        return await self._drawer.card_if_any(shown.id.table_id, shown.id.user_id) or wanted

    def _ends(self, shown: SurfaceState, touch: InteractionToken) -> None:
        """Forget the hand, unless "My hand" was pressed again meanwhile."""
        if shown.touch is touch:
            self._forget(shown)

    def _forget(self, shown: SurfaceState) -> None:
        """Forget the hand: its message cannot be edited any more."""
        shown.lose_hand()
        self._timers.clear(shown.id, Wake.FADE)


def _last_page(wanted: DesiredMessage | None, words: Words) -> DesiredMessage:
    """Return the last page of a hand, with a button for a new one if the user still has a card."""
    text = Text(words("chat-hand-old"))
    if wanted is None:
        return DesiredMessage.of(Page((text,)))
    return DesiredMessage.of(Page((text, Row((hand_button(words),)))), wanted.stamps)
