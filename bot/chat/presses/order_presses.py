"""Standing orders, pressed: on their own ephemeral page, or right on the private card.

`orders` opens the page; `order` sets one there, `now` one on the card. The index of both says
which and to what: `place` among the game's orders, and 0 (off) or the place of a value, from 1 on.
A press says what shall be, not what to change, so that pressed twice is pressed once.
"""

from bot.chat.pages.delivery import Wanted
from bot.chat.ports import TableService
from bot.chat.presses.answers import PressAnswers
from bot.chat.presses.interaction import Click
from bot.tables.refusals import NotAmongTheOptions, NotDealtYet, StaleClick, TableGone
from bot.tables.scene import Scene
from bot.tables.standing_orders import Standing
from bot.tables.table import Status
from games.kit.orders import REMINDER

OFF = 0
_STEP = 100


def index(order: Standing, value: str | None = None) -> int:
    """What a button or a line of a menu says to set this value; None: off, and a menu itself."""
    return order.place * _STEP + (OFF if value is None else order.values.index(value) + 1)


class OrderPresses:
    """The desk's verbs. All may raise Refused."""

    def __init__(self, tables: TableService, answers: PressAnswers) -> None:
        self._tables = tables
        self._answers = answers
        self._pages = answers.pages

    async def open(self, click: Click) -> None:
        """The page, for the clicker alone."""
        await self._answers.whisper(click, self._page(await self._scene(click), click))

    async def on_page(self, click: Click) -> None:
        """Set one, and show the page as it is now. Whoever wants to be rung has their DM tried."""
        with self._answers.holding_card(click):
            given = await self._give(click)
            if click.is_ephemeral:
                await click.redraw(self._page(await self._scene(click), click))
            else:
                await click.say(click.words("chat-done"))
            if given == REMINDER:
                self._answers.surfaces.clicked(click.table_id, click.user_id)
                self._answers.prove(click)

    async def on_card(self, click: Click) -> None:
        """Set one, and show the card as it is now."""
        with self._answers.holding(click):
            await self._give(click)
            await self._answers.card(click, None)

    async def _give(self, click: Click) -> str | None:
        """What is on now; None: something is off."""
        scene = await self._scene(click)
        place = click.press.index // _STEP
        order = next((one for one in scene.orders if one.place == place), None)
        if order is None:
            raise NotAmongTheOptions
        values = [_value(order, pick) for pick in click.picks if pick % _STEP != OFF]
        await self._tables.give_order(click.table_id, click.user_id, order.slug, values)
        return order.slug if values else None

    async def _scene(self, click: Click) -> Scene:
        """As the clicker sees it. The buttons never go stale, but they can be forged."""
        scene = await self._pages.seen_by(click.table_id, click.user_id)
        if click.press.token != scene.hand_token:
            raise StaleClick
        if scene.status is Status.LOBBY:
            raise NotDealtYet
        if scene.status not in (Status.PLAYING, Status.PAUSED):
            raise TableGone
        await self._answers.surfaces.load(click.table_id)
        return scene

    def _page(self, scene: Scene, click: Click) -> Wanted:
        page = self._pages.faces.orders.page(scene, click.words)
        return Wanted.of(page, self._pages.stamps(scene))


def _value(order: Standing, pick: int) -> str:
    place, choice = divmod(pick, _STEP)
    if place != order.place or not 1 <= choice <= len(order.values):
        raise NotAmongTheOptions
    return order.values[choice - 1]
