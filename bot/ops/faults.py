"""What keeps tables from going on, and only whoever runs Coop can mend: its owner hears of it
(bot/ops/owner.py).
"""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.app import Coop
from bot.common.periodic import Watch
from bot.discord_api.errors import ERRORS
from bot.i18n.words import Words
from bot.ops.owner import Owner
from bot.storage import DatabaseAway, DatabaseRefused, DatabaseUnreadable
from bot.tables.refusals import NotWritten

log = logging.getLogger(__name__)

EVERY = 30.0
"""Seconds between two looks."""

LASTS = 30.0
"""Seconds after which what may pass by itself has not."""

AT_THE_END = 3.0
"""Seconds in which the owner is told why Coop ends."""

FULL, LOST, BROKEN = "full", "lost", "broken-"
"""Names of faults; the last one goes with the game."""

BREAKS = ("paused-broken", "paused-cannot-resume")
"""Why tables are paused (sentences of tables.ftl) that only another Coop can mend."""


class Faults:
    def __init__(self, coop: Coop) -> None:
        self._coop = coop
        self._words = Words(coop.settings.locale)
        self._owner = Owner(coop, self._words)
        self._away_for = 0.0
        self.plays = False

    async def look(self) -> None:
        """Raises nothing but bugs."""
        try:
            if self.plays:
                await self._look_at_the_tables()
            else:
                await self._look_at_the_database()
        except ERRORS as error:
            log.info("the owner cannot be reached now: %s", error)
        except DatabaseRefused:
            log.debug("it is lost, which ends the process")

    async def ends(self, error: DatabaseUnreadable | NotWritten) -> None:
        """Coop ends by this."""
        if self.plays and isinstance(error, DatabaseAway):
            return  # to start again helps; where it does not, whoever stands by then will tell
        fault = FULL if isinstance(error, NotWritten) else LOST
        try:
            telling = self._owner.tell(fault, self._words(f"fault-{fault}"))
            await asyncio.wait_for(telling, AT_THE_END)
        except (*ERRORS, TimeoutError) as why:
            log.info("the owner could not be told: %s", why)

    async def _look_at_the_database(self) -> None:
        """While we stand by, because it does not answer."""
        hold = self._coop.hold
        self._away_for = self._away_for + EVERY if hold is not None and hold.away else 0.0
        if self._away_for > LASTS:
            await self._owner.tell(LOST, self._words("fault-away"))

    async def _look_at_the_tables(self) -> None:
        found: dict[str, str] = {}
        if await self._coop.store.stuck_for() > LASTS:
            found[FULL] = self._words("fault-full")
        broken = Counter[str]()
        for alike in await self._coop.store.census():
            if alike.reason in BREAKS:
                broken[alike.game] += alike.count
        for game, count in broken.items():
            title = self._words(f"{game}-title")
            found[BROKEN + game] = self._words("fault-broken", game=title, count=count)
        for fault, sentence in found.items():
            await self._owner.tell(fault, sentence)
        await self._owner.mended(still=found)


@asynccontextmanager
async def watched(coop: Coop) -> AsyncIterator[Faults]:
    """From before it logs in until it ends."""
    faults = Faults(coop)
    watch = Watch(faults.look, EVERY)
    try:
        yield faults
    except (DatabaseUnreadable, NotWritten) as error:
        await faults.ends(error)
        raise
    finally:
        await watch.give_up()  # it may wait for a Discord that is away
