"""What keeps the surfaces of one kind true, and what it needs for that."""

from abc import ABC, abstractmethod
from collections.abc import Collection
from dataclasses import dataclass

from bot.common.clock import Clock
from bot.messages.drawing import PageDrawer
from bot.messages.ports import SurfaceId
from bot.messages.sender import Sender
from bot.messages.state import Shown, Surfaces
from bot.messages.timers import SurfaceTimers
from bot.messages.timing import ChatTiming
from bot.messages.workers import Job
from bot.pages.delivery import Wanted

PAINTINGS = 3
"""Pictures of one page that are waited for, while it changes again and again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts:
    """What all keepers share."""

    drawer: PageDrawer
    surfaces: Surfaces
    sender: Sender
    timers: SurfaceTimers
    clock: Clock
    timing: ChatTiming


class Keeper(ABC):
    """One kind of surface. `deliver` is called for one surface at a time."""

    def __init__(self, parts: Parts) -> None:
        self._drawer = parts.drawer
        self._surfaces = parts.surfaces
        self._sender = parts.sender
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
            if not await self._sender.paint(shown, wanted, channel_id):
                break
            newer = await self._newest(shown, wanted)
            if newer.digest == wanted.digest:
                break
            wanted = newer
        return wanted

    async def _newest(self, shown: Shown, wanted: Wanted) -> Wanted:
        """What the surface should show by now, if it is drawn from what may change meanwhile."""
        return wanted
