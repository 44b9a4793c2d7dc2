"""Decides which picture a message gets, without delaying answers. Only writer.py uses it.

Rule 1: a page is complete without its picture. If a picture is not rendered, not allowed or refused
        by Discord, the same page is sent as text.
Rule 2: the answer to a press hardly waits for a picture (`AT_ONCE`). Other messages may wait for
        rendering, and then check whether their page is still the latest.
Rule 3: a picture is uploaded once. While it stays the same, edits keep the file on the message. No
        request that counts against the rate limit is made for a picture alone.
"""

import asyncio
import logging
from collections.abc import Callable, Hashable
from dataclasses import dataclass

import discord

from bot.common.clock import Clock
from bot.discord_api.outbox import BROKEN
from bot.pages.delivery import AttachedPicture, DesiredMessage, RenderedPicture
from bot.pictures.display_list import MovingPicture
from bot.pictures.studio import REST, Studio

log = logging.getLogger(__name__)

AT_ONCE = 0.04
"""Seconds that an answer to a press waits for its picture.

99 % of answers must leave within 60 ms in total, even with 500 active tables (docs/performance.md).
"""

AT_ONCE_MOVING = 0.3
"""The same for a moving picture, which takes longer to paint.

These answers may take longer than the limit above: without this wait, a trick or a bust would be
shown as text, and then be replaced by its picture.
"""

PATIENCE = 1.5
"""Seconds that any other message waits for its picture."""

REFUSALS = 3
"""After this many refusals in a row, a channel gets no pictures for a while."""

OFF = 10 * 60.0
"""For how many seconds such a channel gets no pictures."""


@dataclass(slots=True)
class _Channel:
    """What is known about pictures in a channel."""

    refusals: int = 0
    """How many pictures were refused in a row."""
    off_until: float = 0.0
    """Until when the channel gets no pictures, in seconds since 1970."""
    is_allowed: bool = True
    """Whether Coop may attach files in the channel, as Discord last said."""


class Gallery:
    """Finds pictures, and remembers which channels do not accept them.

    Args:
        studio: Renders the pictures. If it is None, there are no pictures.
        refused: Called with the id of a table if the channel does not accept its picture.
    """

    def __init__(
        self, studio: Studio | None, clock: Clock, refused: Callable[[str], object]
    ) -> None:
        self._studio = studio
        self._clock = clock
        self._refused = refused
        self._channels: dict[int, _Channel] = {}
        """Channel id -> what is known about pictures in the channel."""
        self._paused_until = 0.0
        """Until when no channel gets pictures, in seconds since 1970: Discord is out of order."""

    async def prepare(
        self,
        desired: DesiredMessage,
        attached: AttachedPicture | None,
        channel_id: int,
        place: Hashable,
        *,
        urgent: bool = False,
    ) -> bool:
        """Render the picture of a page, if there is one and it has to be uploaded.

        Args:
            desired: The page.
            attached: The picture that is on the message already, or None.
            channel_id: The channel of the message.
            place: Identifies the message. Its newer picture replaces a waiting one (`Studio.png`).
            urgent: Whether a user waits for an answer.

        Returns:
            Whether rendering took time, so that the page may have changed meanwhile.
        """
        studio = self._studio
        image = desired.image
        if image is None or studio is None or not self._accepts_pictures(channel_id):
            return False

        # Nothing to render: it is on the message, rendered already, or rendering is suspended.
        key = image.picture.key(desired.locale)
        is_attached = attached is not None and attached.key == key
        if is_attached or studio.ready(key) or not studio.is_open:
            return False

        painting = studio.png(image.picture, desired.locale, place=place, urgent=urgent)
        at_once = AT_ONCE_MOVING if isinstance(image.picture, MovingPicture) else AT_ONCE
        try:
            async with asyncio.timeout(at_once if urgent else PATIENCE):
                await painting
        except TimeoutError:
            # Rendering continues; the next edit finds the picture.
            log.debug("a picture comes later")

        return True

    def find(
        self, desired: DesiredMessage, attached: AttachedPicture | None, channel_id: int
    ) -> RenderedPicture | AttachedPicture | None:
        """Return the picture that a request uploads or keeps, or None.

        Args:
            desired: The page.
            attached: The picture that is on the message already, or None.
            channel_id: The channel of the message.

        Returns:
            `attached` if it is the same picture; a rendered file to upload; or None.
        """
        image = desired.image
        if image is None or self._studio is None:
            return None

        key = image.picture.key(desired.locale)
        if attached is not None and attached.key == key:
            return attached

        content = self._studio.ready(key) if self._accepts_pictures(channel_id) else None
        name = image.picture.file_name
        return None if content is None else RenderedPicture(key, content, name)

    # -- pictures that Discord refuses ------------------------------------------------------------

    def note_permission(self, table_id: str, channel_id: int, *, is_allowed: bool) -> None:
        """Store whether Coop may attach files in this channel."""
        channel = self._channels.get(channel_id)
        if is_allowed == (channel is None or channel.is_allowed):
            return

        self._channels.setdefault(channel_id, _Channel()).is_allowed = is_allowed
        if not is_allowed and self._studio is not None:
            self._refused(table_id)

    def note_upload(self, channel_id: int) -> None:
        """Note that a picture was uploaded to this channel."""
        if channel := self._channels.get(channel_id):
            channel.refusals = 0

    def note_refusal(self, error: BaseException, table_id: str, channel_id: int) -> None:
        """Note that a picture was not accepted in a channel.

        Args:
            error: The error of the request.
            table_id: The table of the message. Its host is notified, unless Discord itself is out
                of order.
            channel_id: The channel.
        """
        if not isinstance(error, discord.HTTPException) or error.status >= BROKEN:
            # An outage of Discord concerns all channels: none gets pictures for `REST` seconds.
            self._paused_until = self._clock.now() + REST
            return

        channel = self._channels.setdefault(channel_id, _Channel())
        channel.refusals += 1
        if channel.refusals >= REFUSALS:
            log.info("pictures paused in a channel: table=%s", table_id)
            channel.refusals = 0
            channel.off_until = self._clock.now() + OFF

        self._refused(table_id)

    def _accepts_pictures(self, channel_id: int) -> bool:
        """Return whether pictures may be uploaded to this channel now."""
        now = self._clock.now()
        channel = self._channels.get(channel_id)
        # A pause that seems longer than `REST` (below: `OFF`) means that the clock was set back.
        if 0 < self._paused_until - now <= REST:
            return False
        return channel is None or (channel.is_allowed and not 0 < channel.off_until - now <= OFF)


def may_be_the_picture(error: BaseException) -> bool:
    """Return whether the request may succeed without its picture.

    If this guess is wrong, one request is wasted.
    """
    if isinstance(error, discord.HTTPException):
        # 400, 413 and 40005: a file that is bad or too large; 50013: a missing permission; from
        # BROKEN on: an error of Discord's servers.
        return error.status in (400, 413) or error.code in (40005, 50013) or error.status >= BROKEN
    return isinstance(error, TimeoutError)
