"""Carries out presses that set standing orders, on the page of orders or on the private card.

A standing order is an answer that a player gives in advance. The verb `orders` opens the page,
`order` sets an order on the page, and `now` sets an order on the card. A press contains the new
value, not a change, so pressing twice has the same effect as pressing once.
"""

from collections.abc import Iterator

from bot.interactions.card_presses import CardPresses
from bot.interactions.interaction import Click, PressHandler, PressParts
from bot.interactions.verbs import Answer, Verb, Where
from bot.pages.custom_ids import ORDER_OFF, order_at
from bot.pages.delivery import DesiredMessage
from bot.tables.refusals import NotAmongTheOptions, NotDealtYet, TableOver
from bot.tables.scene import Scene
from bot.tables.standing_orders import StandingOrder
from bot.tables.table import Status
from games.engine.orders import REMINDER


class OrderPresses(PressHandler):
    """Handlers for standing orders. All verbs may raise Refused."""

    def __init__(self, parts: PressParts, *, cards: CardPresses) -> None:
        super().__init__(parts)
        self._cards = cards

    def verbs(self) -> Iterator[Verb]:
        """Yield the verbs of standing orders."""
        on_cards = Where.MESSAGE
        yield Verb("orders", self._open, where=on_cards, counted=False)
        yield Verb("order", self._on_page, where=on_cards, counted=False, answer=Answer.PAGE)
        yield Verb("now", self._on_card, where=on_cards, counted=False, answer=Answer.CARD)

    async def _open(self, click: Click) -> None:
        """Show the page of orders to the presser only."""
        await click.whisper(self._page(await self._scene(click), click))

    async def _on_page(self, click: Click) -> None:
        """Set an order, and show the page again. Turning reminders on tests the direct messages."""
        # A new order may change the card, but the press is answered first.
        with self._cards.holding_card(click):
            slug = await self._give(click)
            if click.is_ephemeral:
                await click.redraw(self._page(await self._scene(click), click))
            else:
                await click.say(click.words("chat-done"))

            if slug == REMINDER:
                self._surfaces.note_press(click.table_id, click.user_id)
                self._cards.verify_dm(click.table_id, click.interaction)

    async def _on_card(self, click: Click) -> None:
        """Set an order, and show the card again."""
        await self._give(click)
        await self._cards.show(click)

    async def _give(self, click: Click) -> str | None:
        """Set the order. Return its slug if the order is on now, or None if it is off."""
        scene = await self._scene(click)
        # An index holds two numbers: the place of an order, and the place of one of its values.
        place, _ = order_at(click.press.index)
        order = next((candidate for candidate in scene.orders if candidate.place == place), None)
        if order is None:
            raise NotAmongTheOptions

        # In a menu, a player may pick several values at once.
        values = [value for pick in click.picks for value in _values_of(order, pick)]
        await self._tables.give_order(click.table_id, click.user_id, order.slug, values)
        return order.slug if values else None

    async def _scene(self, click: Click) -> Scene:
        """Return the scene that the presser sees."""
        scene = await self._pages.seen_by(click.table_id, click.user_id)
        if scene.status is Status.LOBBY:
            raise NotDealtYet
        if scene.status not in (Status.PLAYING, Status.PAUSED):
            raise TableOver(number=scene.number)

        return scene

    def _page(self, scene: Scene, click: Click) -> DesiredMessage:
        page = self._pages.faces.orders(scene, click.words)
        return DesiredMessage.of(page, self._pages.stamps(scene))


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
