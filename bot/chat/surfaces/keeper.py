"""What keeps the surfaces of one kind true, and what it needs for that."""

from abc import ABC, abstractmethod
from collections.abc import Collection
from dataclasses import dataclass

from bot.chat.ports import SurfaceId
from bot.chat.surfaces.drawing import PageDrawer
from bot.chat.surfaces.sender import Sender
from bot.chat.surfaces.state import Surfaces
from bot.chat.surfaces.timers import SurfaceTimers
from bot.chat.surfaces.workers import Job
from bot.chat.timing import ChatTiming
from bot.tables.ports import Clock


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
