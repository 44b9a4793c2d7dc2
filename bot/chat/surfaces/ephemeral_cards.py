"""Keeps the ephemeral cards of My hand true, as long as their token lives.

They are in nobody's memory but ours: after a restart one presses My hand again.
"""

from bot.chat.discord_api.errors import ERRORS, Problem, problem
from bot.chat.discord_api.interaction_token import InteractionToken
from bot.chat.pages.delivery import Delivery, Wanted
from bot.chat.ports import Surface
from bot.chat.surfaces.drawing import PageDrawer
from bot.chat.surfaces.state import Shown, Surfaces, hand_name
from bot.chat.surfaces.timers import SurfaceTimers
from bot.chat.timing import ChatTiming
from bot.language.words import Words
from bot.tables.ports import Clock

RETRY = 2.0


class EphemeralCards:
    """`deliver` is the work of a hand's lane."""

    def __init__(
        self,
        pages: PageDrawer,
        surfaces: Surfaces,
        timers: SurfaceTimers,
        clock: Clock,
        pace: ChatTiming,
    ) -> None:
        self._pages = pages
        self._surfaces = surfaces
        self._timers = timers
        self._clock = clock
        self._pace = pace

    def shows(self, table_id: str, user_id: int, touch: InteractionToken, wanted: Wanted) -> None:
        """This ephemeral message is the person's hand from now on, and shows this."""
        shown = self._surfaces.get(table_id, hand_name(user_id))
        shown.touch, shown.muddled = touch, False
        shown.surface = Surface(
            table_id,
            shown.name,
            channel_id=0,
            message_id=0,
            generation=0,
            nonce="",
            shown=wanted.digest,
            question=wanted.question,
            at=touch.at,
        )
        self._timers.set((table_id, shown.name), "fade", touch.at + self._pace.token_life)

    async def deliver(self, table_id: str, user_id: int) -> None:
        """Bring the hand up to date, or say that it has grown old."""
        shown = self._surfaces.get(table_id, hand_name(user_id))
        touch = shown.touch
        if touch is None:
            return
        if self._surfaces.spent(touch):
            self._forget(shown)
            return
        wanted = await self._pages.card_if_any(table_id, user_id)
        ends = wanted is None or not self._surfaces.fresh(touch)
        if wanted is None or (ends and wanted.live):
            words = Words(wanted.locale if wanted else "en")
            wanted = Wanted.of(self._pages.sentence(words("chat-hand-old")))
        if wanted.digest != shown.digest and not await self._redrawn(shown, touch, wanted):
            return
        if ends and shown.touch is touch:
            self._forget(shown)

    async def _redrawn(self, shown: Shown, touch: InteractionToken, wanted: Wanted) -> bool:
        try:
            await touch.redraw(Delivery.of(wanted))
        except ERRORS as error:
            if problem(error) is Problem.LATER:
                due = self._clock.now() + RETRY
                self._timers.set((shown.table_id, shown.name), "retry", due)
            elif shown.touch is touch:
                self._forget(shown)
            return False
        await self._surfaces.now_shows(shown, wanted)
        return True

    def _forget(self, shown: Shown) -> None:
        shown.touch, shown.surface = None, None
        self._timers.clear((shown.table_id, shown.name), "fade")
