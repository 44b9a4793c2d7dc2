"""Keeps hands up to date while their tokens are valid.

A hand is a player's card as an ephemeral message, which the button "My hand" opens. Only the token
of an interaction can edit an ephemeral message, and every press brings a new token. Hands are not
stored: after a restart the player presses "My hand" again. If there was no press for about a
quarter of an hour, the hand shows a last page with a button that replaces it by a new hand.
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
        """Send a hand as a follow-up of an answered press, without its picture.

        A follow-up does not count against the rate limit. The hand is sent only if the press was
        made in the table's channel and the user has no hand with a valid token.

        Args:
            table_id: The table.
            interaction: The press, which is answered already.

        Returns:
            Whether it was sent. If so, the caller marks the surface, so that the picture is added.
        """
        user_id = interaction.user.id
        state = self._surfaces.get(SurfaceId(table_id, Kind.HAND, user_id))
        desired = await self._drawer.card_if_any(table_id, user_id)
        if desired is None or self._surfaces.tokens.is_fresh(state.token):
            return False
        if not desired.live or interaction.channel_id != desired.channel_id:
            return False

        try:
            message_id = await self._writer.follow_up(interaction, desired)
        except ERRORS as error:
            log.info("ephemeral card not sent: table=%s: %s", table_id, error)
            return False

        token = self._surfaces.tokens.issue(interaction, message_id)
        self.store_hand(table_id, user_id, token, desired, None)
        self._surfaces.note_press(table_id, user_id)  # the user sees the hand, so no call is needed

        return True

    def store_hand(
        self,
        table_id: str,
        user_id: int,
        token: InteractionToken,
        desired: DesiredMessage,
        attached: AttachedPicture | None,
    ) -> None:
        """Store that this ephemeral message is the user's hand from now on.

        Args:
            table_id: The table.
            user_id: The user.
            token: The token that can edit the message.
            desired: What the message shows.
            attached: The picture on it, or None.
        """
        # An ephemeral message is edited by its token alone: it needs no ids.
        surface = Surface(
            SurfaceId(table_id, Kind.HAND, user_id),
            channel_id=0,
            message_id=0,
            generation=0,
            nonce="",
            shown=desired.digest,
            question=desired.question,
            at=token.at,
        )
        self._surfaces.set_hand(surface, token, desired, attached)
        self._timers.set(surface.id, Wake.FADE, token.at + self._timing.token_life)

    async def deliver(self, surface_id: SurfaceId) -> tuple[Job, ...]:
        """Bring the hand up to date, or show its last page if its token is about to expire."""
        state = self._surfaces.get(surface_id)
        token = state.token
        if token is not None and self._surfaces.tokens.is_spent(token):
            # The token is too old even for the last page.
            self._forget_unless_new(state, token)
        elif token is not None and not self._is_backing_off(state):
            await self._update(state, token)

        return ()

    async def _update(self, state: SurfaceState, token: InteractionToken) -> None:
        """Draw the hand. If its token expires soon or there is no card, draw its last page."""
        desired = await self._drawer.card_if_any(state.id.table_id, state.id.user_id)
        is_last = desired is None or not self._surfaces.tokens.is_fresh(token)
        # When the game has ended, `desired` shows its result and stays as the last page.
        if desired is None or (is_last and desired.live):
            desired = _last_page(desired, Words(token.locale))

        try:
            if desired.digest != state.digest:
                desired = await self._with_picture_ready(state, desired)
                await self._writer.redraw(state, desired, token)
            # The page is right, but its picture is missing.
            elif state.is_bare:
                await self._writer.add_picture(state, desired)
        except ERRORS as error:
            if self._try_again_later(state, error):
                return

            self._forget_unless_new(state, token)
            self._leave_as_is(state, error)

        if is_last:
            self._forget_unless_new(state, token)

    async def _newest(self, state: SurfaceState, desired: DesiredMessage) -> DesiredMessage:
        # If the user has no card any more, keep the page that was drawn before.
        return await self._drawer.card_if_any(state.id.table_id, state.id.user_id) or desired

    def _forget_unless_new(self, state: SurfaceState, token: InteractionToken) -> None:
        """Forget the hand, unless "My hand" was pressed again meanwhile."""
        if state.token is token:
            state.forget_hand()
            self._timers.clear(state.id, Wake.FADE)


def _last_page(desired: DesiredMessage | None, words: Words) -> DesiredMessage:
    """Return the last page of a hand, with a button for a new one if the user still has a card."""
    text = Text(words("chat-hand-old"))
    if desired is None:
        return DesiredMessage.of(Page((text,)))
    return DesiredMessage.of(Page((text, Row((hand_button(words),)))), desired.stamps)
