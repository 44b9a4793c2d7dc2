"""Presses that set standing orders, on their ephemeral page or on the private card itself.

`orders` opens the page, `order` sets an order there, and `now` sets one on the card. A press says
what shall be, not what to change, so pressing twice is the same as pressing once.
"""

from collections.abc import Iterator

from bot.interactions.card_presses import CardPresses
from bot.interactions.interaction import Click, PressParts
from bot.interactions.verbs import Answer, Verb, Where
from bot.pages.custom_ids import ORDER_OFF, order_at
from bot.pages.delivery import Wanted
from bot.tables.refusals import NotAmongTheOptions, NotDealtYet, TableOver
from bot.tables.scene import Scene
from bot.tables.standing_orders import StandingOrder
from bot.tables.table import Status
from games.engine.orders import REMINDER


class OrderPresses:
    """All verbs may raise Refused."""

    def __init__(self, parts: PressParts, *, cards: CardPresses) -> None:
        self._tables = parts.tables
        self._pages = parts.pages
        self._surfaces = parts.surfaces
        self._cards = cards

    def verbs(self) -> Iterator[Verb]:
        on_cards = Where.MESSAGE
        yield Verb("orders", self._open, where=on_cards, counted=False)
        yield Verb("order", self._on_page, where=on_cards, counted=False, answer=Answer.PAGE)
        yield Verb("now", self._on_card, where=on_cards, counted=False, answer=Answer.CARD)

    async def _open(self, click: Click) -> None:
        """The page, for the presser alone."""
        await click.whisper(self._page(await self._scene(click), click))

    async def _on_page(self, click: Click) -> None:
        """Set an order, and show the page as it is now. Asking for reminders tries the DM."""
        with self._cards.holding_card(click):
            given = await self._give(click)
            if click.is_ephemeral:
                await click.redraw(self._page(await self._scene(click), click))
            else:
                await click.say(click.words("chat-done"))

            if given == REMINDER:
                self._surfaces.clicked(click.table_id, click.user_id)
                self._cards.prove(click)

    async def _on_card(self, click: Click) -> None:
        """Set an order, and show the card as it is now."""
        await self._give(click)
        await self._cards.show(click)

    async def _give(self, click: Click) -> str | None:
        """Carry it out. Returns the order's slug if it is on now, None if it is off."""
        scene = await self._scene(click)
        place, _ = order_at(click.press.index)
        order = next((one for one in scene.orders if one.place == place), None)
        if order is None:
            raise NotAmongTheOptions

        values = [value for pick in click.picks for value in _chosen(order, pick)]
        await self._tables.give_order(click.table_id, click.user_id, order.slug, values)
        return order.slug if values else None

    async def _scene(self, click: Click) -> Scene:
        """As the presser sees it."""
        scene = await self._pages.seen_by(click.table_id, click.user_id)
        if scene.status is Status.LOBBY:
            raise NotDealtYet
        if scene.status not in (Status.PLAYING, Status.PAUSED):
            raise TableOver(number=scene.number)

        return scene

    def _page(self, scene: Scene, click: Click) -> Wanted:
        page = self._pages.faces.orders(scene, click.words)
        return Wanted.of(page, self._pages.stamps(scene))


def _chosen(order: StandingOrder, pick: int) -> Iterator[str]:
    """The value that a pick sets; none where it switches the order off."""
    place, choice = order_at(pick)
    if choice == ORDER_OFF:
        return
    if place != order.place or not 1 <= choice <= len(order.values):
        raise NotAmongTheOptions

    yield order.values[choice - 1]
