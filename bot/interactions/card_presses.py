"""Carries out presses on private cards, and presses that ask for a private card.

A card is a direct message to a player; a hand is the same card as an ephemeral message. A forged
custom id may be on any message, so a card is drawn only where its player alone can see it.

A standing order is an answer that a player gives in advance. The verb `order` sets an order behind
*More…*, and `now` sets an order on the card. A press contains the new value, not a change, so
pressing twice has the same effect as pressing once.
"""

from collections.abc import Iterator
from contextlib import AbstractContextManager

import discord

from bot.common.refused import Refused
from bot.interactions.interaction import (
    Answer,
    Click,
    InteractionResponder,
    PressHandler,
    Verb,
    Where,
)
from bot.messages.jobs import Kind, SurfaceId
from bot.messages.private_cards import EphemeralCards, PrivateCards
from bot.messages.state import SurfaceState
from bot.messages.surface_handler import ChatContext
from bot.pages import card_choice
from bot.pages.delivery import AttachedPicture, DesiredMessage
from bot.pages.page import MORE_OF_CARD, ORDER_OFF, ButtonTokens, Menu, Token, order_at
from bot.people import Cards, Preference
from bot.tables.learning import Tips
from bot.tables.refusals import (
    NotAmongTheOptions,
    NotAtThisTable,
    NotDealtYet,
    NotOpenToYou,
    StaleClick,
    TableOver,
)
from bot.tables.standing_orders import StandingOrder
from bot.tables.table import Status
from bot.tables.tables import Pressed
from games.engine.errors import GameError
from games.engine.orders import REMINDER


class CardPresses(PressHandler):
    """Handlers for presses on private cards. All methods may raise what answering raises."""

    def __init__(
        self,
        context: ChatContext,
        answers: InteractionResponder,
        *,
        cards: PrivateCards,
        hands: EphemeralCards,
        tips: Tips,
    ) -> None:
        super().__init__(context, answers)
        self._cards = cards
        self._hands = hands
        self._tip_service = tips

    def verbs(self) -> Iterator[Verb]:
        """Yield the verbs of private cards."""
        yield Verb(
            "pick",
            self._pick,
            token=Token.QUESTION,
            where=Where.ANYWHERE,  # only one player knows the token
            counted=False,
            returns_seat=False,  # `Tables.press` ends the substitution itself
            answer=Answer.CARD,
        )
        yield Verb("hand", self._hand, where=Where.MESSAGE, counted=False)
        yield Verb("back", self._back, where=Where.MESSAGE, counted=False, answer=Answer.CARD)
        yield Verb("look", self._look, where=Where.MESSAGE, answer=Answer.CARD)
        yield Verb(MORE_OF_CARD, self._more, where=Where.MESSAGE, counted=False)
        yield Verb("tips", self._tips, where=Where.MESSAGE, answer=Answer.PAGE)
        yield Verb(card_choice.VERB, self._choice, where=Where.MESSAGE, answer=Answer.PAGE)
        yield Verb("explain", self._explain, where=Where.MESSAGE, counted=False)
        yield Verb(
            "order", self._order_behind_more, where=Where.MESSAGE, counted=False, answer=Answer.PAGE
        )
        yield Verb(
            "now", self._order_on_card, where=Where.MESSAGE, counted=False, answer=Answer.CARD
        )

    def holding_card(self, click: Click) -> AbstractContextManager[None]:
        """Block other updates of the presser's card inside a `with` block."""
        return self._workers.hold(SurfaceId(click.table_id, Kind.CARD, click.user_id))

    # -- verbs ------------------------------------------------------------------------------------

    async def _pick(self, click: Click) -> None:
        """Choose an option of the open question, on the card or the hand."""
        try:
            pressed = await self._tables.press(
                click.table_id, click.user_id, click.press.token, click.picks
            )
        except (Refused, GameError):
            # A refused press often comes from an outdated card.
            await self.refresh(click)
            raise

        await self.show(click, pressed)

    async def _hand(self, click: Click) -> None:
        await self.hand(click, click.table_id)

    async def _back(self, click: Click) -> None:
        """Show the card to a player who returns. The router has ended the substitution already.

        Raises:
            NotOpenToYou: The player may not sit at this table any more.
        """
        await self.show(click)
        scene = await self._drawer.seen_by(click.table_id, click.user_id)
        # If the substitution by a house player goes on, the player was banned meanwhile.
        is_away = scene.viewer is not None and scene.players[scene.viewer].absence is not None
        if is_away and scene.status in (Status.PLAYING, Status.PAUSED):
            raise NotOpenToYou

    async def _look(self, click: Click) -> None:
        """Turn pictures on the presser's cards on or off. Only old messages have this button.

        The index of the button is 1 to turn them on, and 0 to turn them off.
        """
        pictures = click.picks == (1,)
        await self._preferences.choose(click.user_id, click.locale, "pictures", pictures)
        await self.show(click)

    async def _tips(self, click: Click) -> None:
        """Turn tips on or off on all cards of the presser.

        The index of the button is 1 for on, 0 for off. The button is behind More…, whose page is
        drawn again. On the public table and on old cards the answer is a sentence.
        """
        is_on = click.picks == (1,)
        await self._tip_service.give_tips(click.table_id, click.user_id, on=is_on)
        await self._redraw_more(click, "tips-are-on" if is_on else "tips-are-off")

    async def _more(self, click: Click) -> None:
        """Show the presser what is behind *More…* of their card.

        Raises:
            StaleClick: The card has no such page any more.
        """
        more = await self._drawer.more_of_card(click.table_id, click.user_id)
        if more is None:
            raise StaleClick
        await click.whisper(more)

    async def _redraw_more(self, click: Click, sentence: str) -> None:
        """Draw the page behind *More…* again. On other messages the answer is this sentence."""
        more = await self._drawer.more_with_switches(click.table_id, click.user_id, click.words)
        if click.is_ephemeral and more is not None:
            await click.redraw(more)
        else:
            await click.say(click.words(sentence))

    async def _choice(self, click: Click) -> None:
        """Show the page for card preferences, or handle a choice on it.

        On the page a player chooses where their cards arrive, and whether there are pictures and
        these may move. If the player wants cards at the table and has no hand, the page becomes the
        hand.
        """
        index = click.press.index
        user_id = click.user_id
        locale = click.locale
        seat = (await self._tables.table(click.table_id)).seat_of(user_id)
        if seat is None:
            raise NotAtThisTable
        if index == card_choice.OPEN:
            await click.whisper(await self._choice_page(click))
            return

        if index in card_choice.PLACES:
            cards = card_choice.PLACES[index]
            await self._preferences.choose(user_id, locale, "cards", cards)
            self.verify_dm(click.table_id, click.interaction)
            # The pressed page becomes the hand.
            if cards is not Cards.DM and self._may_come_here(click):
                await self.hand(click, click.table_id)
                return
        elif index in card_choice.LOOKS:
            await self._preferences.choose(user_id, locale, *card_choice.LOOKS[index])
        else:
            raise NotAmongTheOptions

        # The preference applies to this table's messages now, and to others from their next change.
        self._workers.plan(click.table_id)
        await click.show(await self._choice_page(click))

    def _may_come_here(self, click: Click) -> bool:
        """Return whether the presser has no hand, and the pressed page can become this hand."""
        hand = self._surfaces.get(SurfaceId(click.table_id, Kind.HAND, click.user_id))
        is_in_channel = click.interaction.guild_id is not None and click.is_ephemeral
        return is_in_channel and not self._surfaces.tokens.is_fresh(hand.token)

    async def _choice_page(self, click: Click) -> DesiredMessage:
        """Return the page for card preferences."""
        preferences = await self._preferences.of(click.user_id)
        looks: dict[Preference, bool] = {}
        if self._drawer.pictures:
            looks["pictures"] = preferences.pictures
        if self._drawer.motion:
            looks["motion"] = preferences.motion

        page = card_choice.choice_page(
            preferences.cards,
            click.words,
            looks=looks,
            shut=await self._direct_messages.is_shut(click.user_id),
        )
        return DesiredMessage.of(page, ButtonTokens(click.table_id, own=click.press.token))

    async def _explain(self, click: Click) -> None:
        """Show the explanation of a playing card, picked from the menu of the private card.

        Raises:
            StaleClick: The player does not hold this playing card any more.
        """
        page = (await self._drawer.card(click.table_id, click.user_id)).page
        menus = [
            block for block in page.blocks if isinstance(block, Menu) and block.verb == "explain"
        ]
        picked = [item for menu in menus for item in menu.items if (item.index,) == click.picks]
        if not picked:
            raise StaleClick

        await click.say(
            click.words("chat-explained", name=picked[0].label, help=picked[0].hint or "")
        )

    # -- standing orders ---------------------------------------------------------------------------

    async def _order_behind_more(self, click: Click) -> None:
        """Set an order, and show the page again. Turning reminders on tests the direct messages."""
        # A new order may change the card, but the press is answered first.
        with self.holding_card(click):
            slug = await self._give_order(click)
            await self._redraw_more(click, "chat-done")

            if slug == REMINDER:
                self._surfaces.note_press(click.table_id, click.user_id)
                self.verify_dm(click.table_id, click.interaction)

    async def _order_on_card(self, click: Click) -> None:
        """Set an order, and show the card again."""
        await self._give_order(click)
        await self.show(click)

    async def _give_order(self, click: Click) -> str | None:
        """Set the order. Return its slug if the order is on now, or None if it is off."""
        scene = await self._drawer.seen_by(click.table_id, click.user_id)
        if scene.status is Status.LOBBY:
            raise NotDealtYet
        if scene.status not in (Status.PLAYING, Status.PAUSED):
            raise TableOver(number=scene.number)

        # An index holds two numbers: the place of an order, and the place of one of its values.
        place, _ = order_at(click.press.index)
        order = next((candidate for candidate in scene.orders if candidate.place == place), None)
        if order is None:
            raise NotAmongTheOptions

        # In a menu, a player may pick several values at once.
        values = [value for pick in click.picks for value in _values_of(order, pick)]
        await self._tables.give_order(click.table_id, click.user_id, order.slug, values)
        return order.slug if values else None

    # -- showing ----------------------------------------------------------------------------------

    async def hand(self, click: Click, table_id: str) -> None:
        """Show a hand: the card as an ephemeral message, which is kept up to date from now on.

        If the pressed message is ephemeral, it becomes the hand.

        Raises:
            NotAtThisTable: The user has no seat.
            TableGone: There is no such table.
        """
        desired = await self._drawer.card(table_id, click.user_id)
        await self._surfaces.load(table_id)
        attached = await self._answers.hand(click, desired)
        self._keep_hand(click, table_id, desired, attached)

        if click.user_id in self._surfaces.without_dms(table_id):
            # The user sees the hand, so no call is needed.
            self._surfaces.note_press(table_id, click.user_id)
            # Direct messages may work again: try to send the card by direct message too.
            if self._direct_messages.may_retry(click.user_id):
                self._workers.mark(SurfaceId(table_id, Kind.CARD, click.user_id))

    async def show(self, click: Click, pressed: Pressed | None = None) -> None:
        """Show the card on the pressed message. `pressed`: the choice that was made, or None.

        If other users can see this message, the answer is only a sentence.
        """
        desired = await self._drawer.card(click.table_id, click.user_id)
        await self._surfaces.load(click.table_id)
        # The presser sees an edit now, so the next question is no new message.
        self._surfaces.note_press(click.table_id, click.user_id)

        if click.is_private:
            await self._redraw(click, desired, pressed)
        else:
            choice = await self._choice_in_words(click, pressed) or "…"
            await click.say(click.words("chat-pressed", choice=choice))

    async def refresh(self, click: Click) -> None:
        """Bring the pressed message up to date after a refusal, if it was outdated."""
        if not click.is_private:
            return

        desired = await self._drawer.card_if_any(click.table_id, click.user_id)
        if desired is None:
            return

        await self._surfaces.load(click.table_id)
        card = self._card(click)
        # Nothing to do if the pressed message shows the current page already.
        is_card = not click.is_ephemeral and card.may_be_current(click.message_id)
        if is_card and card.digest == desired.digest and click.shows(desired):
            return

        # The caller sends the refusal as a follow-up afterwards.
        await click.acknowledge(redraws=True)
        await self._redraw(click, desired, None)

    async def _redraw(self, click: Click, desired: DesiredMessage, pressed: Pressed | None) -> None:
        """Redraw the pressed private message: a hand, the current card, or a superseded card."""
        if click.is_ephemeral:
            attached = await self._answers.hand(click, desired)
            self._keep_hand(click, click.table_id, desired, attached)
            return

        card = self._card(click)
        # A superseded card was pressed: a newer card has replaced it. It gets a last page.
        if not card.may_be_current(click.message_id):
            answer = await self._choice_in_words(click, pressed)
            old = self._surfaces.find_superseded(click.table_id, click.message_id)
            if old is not None:
                await self._surfaces.remove(old)

            await click.redraw(await self._cards.closed_page(answer, card, desired))
            return

        # Compare before the redraw, because the redraw stores the new question.
        is_new = card.asks_new_question(desired) and not desired.standing
        before = card.seen.dialogue
        await self._answers.redraw(click, card, desired)
        if is_new:
            self._cards.plan_ring(card, desired, before)

    async def _choice_in_words(self, click: Click, pressed: Pressed | None) -> str | None:
        """Return the choice in words, or None if nothing was chosen."""
        if pressed is None:
            return None
        scene = await self._drawer.seen_by(click.table_id, click.user_id)
        return self._answers.choice_in_words(click, pressed, scene)

    def _card(self, click: Click) -> SurfaceState:
        """Return the presser's card."""
        return self._surfaces.get(SurfaceId(click.table_id, Kind.CARD, click.user_id))

    def _keep_hand(
        self, click: Click, table_id: str, desired: DesiredMessage, attached: AttachedPicture | None
    ) -> None:
        """Store that the answer is the presser's hand, which is kept up to date from now on."""
        token = self._surfaces.tokens.issue(click.interaction)
        self._hands.store_hand(table_id, click.user_id, token, desired, attached)

    def verify_dm(self, table_id: str, interaction: discord.Interaction) -> None:
        """Let the user's next card at this table test whether direct messages arrive."""
        self._direct_messages.verify_dm(interaction)
        self._workers.mark(SurfaceId(table_id, Kind.CARD, interaction.user.id))


def _values_of(order: StandingOrder, pick: int) -> Iterator[str]:
    """Yield the value that a pick sets; nothing if it turns the order off.

    `choice` is the place of the value, counted from 1.
    """
    place, choice = order_at(pick)
    if choice == ORDER_OFF:
        return
    if place != order.place or not 1 <= choice <= len(order.order.values):
        raise NotAmongTheOptions

    yield order.order.values[choice - 1]
