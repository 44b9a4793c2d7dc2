"""Says which picture a message comes with, where that costs nobody anything. It works for
bot/messages/writer.py alone.

Rule 1: a page without its picture is a whole page. A picture that is not painted, not allowed or
        not taken is no error: the same page goes out in words.
Rule 2: a press is not answered later for a picture. What else is drawn may wait for the paint, and
        looks then whether it is still the latest.
Rule 3: a picture is uploaded once. While it stays the same, edits keep the file that is there; and
        no request that Discord counts is made for a picture alone.
"""

import asyncio
import logging
from collections.abc import Callable, Hashable
from dataclasses import dataclass

import discord

from bot.common.clock import Clock
from bot.discord_api.rate_limiter import BROKEN
from bot.pages.delivery import Hung, Painted
from bot.pages.page import Image
from bot.pictures.studio import REST, Studio

log = logging.getLogger(__name__)

AT_ONCE = 0.04
"""Seconds for which an answer to a press waits for its picture. All in all, 99 answers in 100 are
to leave within 60 milliseconds, also where 500 tables play (docs/performance.md).
"""

PATIENCE = 1.5
"""Seconds for which anything else does."""

REFUSALS = 3
OFF = 10 * 60.0
"""After so many refusals in a row a channel gets no pictures for so many seconds."""


@dataclass(slots=True)
class _Channel:
    """What a channel makes of pictures."""

    refusals: int = 0
    off_until: float = 0.0
    is_allowed: bool = True
    """Whether we may attach files there, as far as we were told."""


class Gallery:
    """`refused` hears of every table whose channel does not take its picture."""

    def __init__(
        self, studio: Studio | None, clock: Clock, refused: Callable[[str], object]
    ) -> None:
        self._studio = studio
        self._clock = clock
        self._refused = refused
        self._channels: dict[int, _Channel] = {}
        self._rests_until = 0.0

    async def prepare(
        self,
        image: Image,
        locale: str,
        hung: Hung | None,
        channel_id: int,
        place: Hashable,
        *,
        urgent: bool = False,
    ) -> bool:
        """Have the picture painted, if it is to be uploaded; True where that was waited for, so
        that the page may have changed. `hung`: what is on the message. `place`, `urgent`: see
        Studio.png.
        """
        studio = self._studio
        if studio is None or not self._takes(channel_id):
            return False

        key = image.picture.key(locale)
        if (hung is not None and hung.key == key) or studio.ready(key) or not studio.is_open:
            return False

        painting = studio.png(image.picture, locale, place=place, urgent=urgent)
        try:
            async with asyncio.timeout(AT_ONCE if urgent else PATIENCE):
                await painting
        except TimeoutError:
            log.debug("a picture comes later")

        return True

    def find(
        self, image: Image, locale: str, hung: Hung | None, channel_id: int
    ) -> Painted | Hung | None:
        """The picture that a request brings or keeps, if it is there by now."""
        if self._studio is None:
            return None

        key = image.picture.key(locale)
        if hung is not None and hung.key == key:
            return hung

        content = self._studio.ready(key) if self._takes(channel_id) else None
        return None if content is None else Painted(key, content)

    # -- when Discord does not take it ------------------------------------------------------------

    def allowed(self, table_id: str, channel_id: int, *, is_allowed: bool) -> None:
        """Discord says whether we may attach files in a channel."""
        channel = self._channels.get(channel_id)
        if is_allowed == (channel is None or channel.is_allowed):
            return

        self._channels.setdefault(channel_id, _Channel()).is_allowed = is_allowed
        if not is_allowed and self._studio is not None:
            self._refused(table_id)

    def was_taken(self, channel_id: int) -> None:
        """A picture was uploaded there."""
        if channel := self._channels.get(channel_id):
            channel.refusals = 0

    def was_refused(self, error: BaseException, table_id: str, channel_id: int) -> None:
        """A picture was not taken there: its host is told, or it was Discord's own trouble."""
        if not isinstance(error, discord.HTTPException) or error.status >= BROKEN:
            self._rests_until = self._clock.now() + REST  # Discord's trouble, wherever it is
            return

        channel = self._channels.setdefault(channel_id, _Channel())
        channel.refusals += 1
        if channel.refusals >= REFUSALS:
            log.info("pictures paused in a channel: table=%s", table_id)
            channel.refusals = 0
            channel.off_until = self._clock.now() + OFF

        self._refused(table_id)

    def _takes(self, channel_id: int) -> bool:
        now = self._clock.now()
        channel = self._channels.get(channel_id)
        if 0 < self._rests_until - now <= REST:  # else the clock was set back, here and below
            return False
        return channel is None or (channel.is_allowed and not 0 < channel.off_until - now <= OFF)


def may_be_the_picture(error: BaseException) -> bool:
    """Whether the same may be taken without it; where not, nothing is lost but a request."""
    if isinstance(error, discord.HTTPException):
        return error.status in (400, 413) or error.code in (40005, 50013) or error.status >= BROKEN
    return isinstance(error, TimeoutError)
