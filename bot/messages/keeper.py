"""What keeps the surfaces of one kind true, and what it needs for that."""

import logging
from abc import ABC, abstractmethod
from collections.abc import Collection
from dataclasses import dataclass

from bot.common.clock import Clock
from bot.discord_api.errors import Problem, problem
from bot.messages.drawing import PageDrawer
from bot.messages.jobs import Job, SurfaceId, SurfaceTimers, Wake
from bot.messages.state import Shown, Surfaces
from bot.messages.timing import ChatTiming
from bot.messages.writer import MessageWriter
from bot.pages.delivery import Wanted

log = logging.getLogger(__name__)

PAINTINGS = 3
"""Pictures of one page that are waited for, while it changes again and again."""

FEW = 4
"""Failures in a row after which a message that nobody waits for stays as it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts:
    """What all keepers share."""

    drawer: PageDrawer
    surfaces: Surfaces
    writer: MessageWriter
    timers: SurfaceTimers
    clock: Clock
    timing: ChatTiming


class Keeper(ABC):
    """One kind of surface. `deliver` is called for one surface at a time."""

    def __init__(self, parts: Parts) -> None:
        self._drawer = parts.drawer
        self._surfaces = parts.surfaces
        self._writer = parts.writer
        self._timers = parts.timers
        self._clock = parts.clock
        self._timing = parts.timing

    @abstractmethod
    async def deliver(self, surface_id: SurfaceId) -> Collection[Job]:
        """Bring it up to date, if that is due. Returns what has to be looked at because of it."""

    async def _painted(
        self,
        shown: Shown,
        wanted: Wanted,
        channel_id: int | None = None,
    ) -> Wanted:
        """The page once its picture is painted, or will not be: if it has changed meanwhile, the
        latest one. `channel_id`: where a new message is to be sent. Raises what looking raises.
        """
        for _ in range(PAINTINGS):
            if not await self._writer.prepare(shown, wanted, channel_id):
                break

            newer = await self._newest(shown, wanted)
            if newer.digest == wanted.digest:
                break

            wanted = newer

        return wanted

    async def _newest(self, shown: Shown, wanted: Wanted) -> Wanted:
        """What the surface should show by now, if it is drawn from what may change meanwhile."""
        return wanted

    # -- when it fails ----------------------------------------------------------------------------

    def _tries_again(self, shown: Shown, error: BaseException, *, most: int | None = None) -> bool:
        """Whether the same is tried once more, later: nobody knows what became of it, or Discord
        was out of order. Not after so many failures in a row.
        """
        is_over = most is not None and shown.attempt.failures >= most
        if is_over or problem(error) is not Problem.LATER:
            return False

        self._again(shown)
        return True

    def _again(self, shown: Shown) -> None:
        """Look at it once more, after the back-off."""
        shown.attempt.failed(self._clock.now())
        self._timers.set(shown.id, Wake.RETRY, shown.attempt.due)

    def _waits(self, shown: Shown) -> bool:
        """Whether the next attempt is not due yet."""
        return shown.attempt.due > self._clock.now() and not self._timers.rush

    @staticmethod
    def _leaves(shown: Shown, error: BaseException) -> None:
        """The message stays as it is: note that, and raise what is a bug of ours."""
        if problem(error) is Problem.OURS:
            raise error

        log.info(
            "message not updated: surface=%s table=%s: %s", shown.id.name, shown.id.table_id, error
        )
