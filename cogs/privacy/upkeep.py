"""What is done beside play: erasure requests at once, retention once an hour."""

import logging
from collections.abc import Collection

from bot.common.clock import Clock
from bot.common.periodic import Watch
from bot.common.refused import NotWritten
from bot.tables.deadlines import HOUR
from bot.tables.table import is_alone
from cogs.privacy.forgetting import Forgetting
from cogs.privacy.repository import ErasureRepository
from cogs.privacy.tidying import Tidying

log = logging.getLogger(__name__)

EVERY = 60.0
"""Seconds until it is looked who has asked elsewhere: `python -m bot forget` writes it down."""

SMALL = 4 << 20
"""Bytes of a database that is wiped wholly while people play, who wait meanwhile."""


class Upkeep:
    """Runs erasure requests at once, and retention once an hour. `stop` may come at any time."""

    def __init__(
        self,
        erasure: ErasureRepository,
        clock: Clock,
        forgetting: Forgetting,
        tidying: Tidying,
    ) -> None:
        self._erasure = erasure
        self._clock = clock
        self._forgetting = forgetting
        self._tidying = tidying
        self._watch: Watch | None = None
        self._tidied_at: float | None = None

    async def wake(self) -> None:
        """Before anybody plays: what was too large to be wiped while they did."""
        if not await self._erasure.is_wiped():
            await self._erasure.wipe()

    def start(self) -> None:
        self._watch = Watch(self._turn, EVERY)
        self._watch.look_soon()

    async def stop(self) -> None:
        if self._watch is not None:
            await self._watch.give_up()

    async def forget(self, user_id: int) -> None:
        """When this returns, they will be forgotten, whatever comes."""
        await self._erasure.ask_to_forget(user_id, self._clock.now())
        if self._watch is not None:
            self._watch.look_soon()

    async def plays_on(self, guild_ids: Collection[int]) -> None:
        """On these servers Coop is, and on no others. What stands in the place of a server where
        somebody plays by DM is never left.
        """
        known, now = await self._erasure.servers(), self._clock.now()
        here = {*guild_ids, *filter(is_alone, known)}
        await self._erasure.back(here)
        await self._erasure.left(known - here, now)

    async def left(self, guild_id: int) -> None:
        """Coop was taken off this server."""
        await self._erasure.left([guild_id], self._clock.now())

    async def turn(self) -> None:
        """All that is due now."""
        asked = await self._erasure.asked_to_forget()
        for user_id in asked:
            await self._forgetting.forget(user_id)
        is_small = await self._erasure.what_is_ours() <= SMALL
        if asked or (is_small and not await self._erasure.is_wiped()):  # somebody was just reading
            await self._erasure.wipe(wholly=is_small)
        now = self._clock.now()
        if self._tidied_at is None or not 0 <= now - self._tidied_at < HOUR:
            tidied, gone = await self._tidying.tidy(now), await self._tidying.let_go(now)
            self._tidied_at = now
            if tidied or gone:
                log.info("games that are over, tidied: %d; gone: %d", tidied, gone)

    async def _turn(self) -> None:
        try:
            await self.turn()
        except NotWritten:
            pass  # the log has heard why; it is tried again
        except Exception:  # whoever plays has nothing to do with it
            log.exception("retention failed, trying again soon")
