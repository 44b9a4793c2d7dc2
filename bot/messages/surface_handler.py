"""What all handlers of the chat share, and the base class of those that keep surfaces up to date.

A surface is a message that Coop keeps up to date, such as a public table or a private card.
"""

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable

import discord

from bot.common.clock import Clock
from bot.discord_api.direct_messages import DirectMessages
from bot.discord_api.errors import Problem, problem
from bot.discord_api.outbox import Limiter, Outbox
from bot.messages.drawing import PageDrawer, PreferenceCache
from bot.messages.jobs import SurfaceId, SurfaceTimers, Wake, Workers
from bot.messages.repository import SurfaceRepository
from bot.messages.state import Surfaces, SurfaceState
from bot.messages.timing import ChatTiming
from bot.messages.writer import MessageWriter
from bot.pages.delivery import DesiredMessage
from bot.people import PeopleRepository
from bot.pictures.studio import Studio
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

MAX_RENDERINGS = 3
"""How often a page that changes during each rendering is rendered. Then it is sent as it is."""

MAX_FAILURES = 4
"""Failures in a row after which a message that no player waits for is left as it is."""


class ChatContext:
    """The objects that all handlers of surfaces and of interactions share.

    Args:
        client: The connection to Discord.
        tables: The tables.
        repository: Stores the surfaces.
        people: Stores how users are reached.
        clock: The clock.
        timing: The delays between updates of messages.
        drawer: Draws the pages.
        preferences: The preferences of users, which `drawer` uses too.
        studio: Renders the pictures. If it is None, all pages are text.
        refused: Called with a table's id if its channel does not accept the picture.
    """

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        repository: SurfaceRepository,
        people: PeopleRepository,
        clock: Clock,
        timing: ChatTiming,
        *,
        drawer: PageDrawer,
        preferences: PreferenceCache,
        studio: Studio | None,
        refused: Callable[[str], object],
    ) -> None:
        self.tables = tables
        self.clock = clock
        self.timing = timing
        self.drawer = drawer
        self.preferences = preferences

        # One limiter for the whole bot: Discord's limit is global.
        self.limiter = Limiter(timing.per_second)
        self.outbox = Outbox(client, self.limiter)
        self.direct_messages = DirectMessages(people, self.outbox, clock)
        self.workers = Workers()
        self.timers = SurfaceTimers(clock, self.workers.mark)
        self.surfaces = Surfaces(repository, clock, timing, self.timers)
        self.writer = MessageWriter(
            self.outbox, self.surfaces, clock, studio=studio, refused=refused
        )


class ChatPart:
    """Base of all classes that use the objects of a `ChatContext`."""

    def __init__(self, context: ChatContext) -> None:
        self._tables = context.tables
        self._clock = context.clock
        self._timing = context.timing
        self._drawer = context.drawer
        self._preferences = context.preferences
        self._direct_messages = context.direct_messages
        self._workers = context.workers
        self._timers = context.timers
        self._surfaces = context.surfaces
        self._writer = context.writer


class SurfaceHandler(ChatPart, ABC):
    """Keeps one kind of surface up to date. For each surface, one `deliver` runs at a time."""

    @abstractmethod
    async def deliver(self, surface_id: SurfaceId) -> None:
        """Bring the surface up to date, if an update is due.

        Other surfaces that depend on this one are marked for `Workers`.
        """

    async def _with_picture_ready(
        self,
        state: SurfaceState,
        desired: DesiredMessage,
        channel_id: int | None = None,
    ) -> DesiredMessage:
        """Wait for the picture of the page, and return the page to show.

        If the page changes meanwhile, the latest page is returned.

        Args:
            state: The surface.
            desired: The page.
            channel_id: The channel of a new message; None for an edit.
        """
        for _ in range(MAX_RENDERINGS):
            if not await self._writer.prepare(state, desired, channel_id):
                # Nothing had to be rendered, so no time has passed.
                break

            newer = await self._newest(state, desired)
            if newer.digest == desired.digest:
                break

            # The newer page may have another picture.
            desired = newer

        return desired

    async def _newest(self, state: SurfaceState, desired: DesiredMessage) -> DesiredMessage:
        """Return what the surface should show by now.

        Handlers override it if their pages may change while a request waits.
        """
        return desired

    # -- failures ---------------------------------------------------------------------------------

    def _try_again_later(
        self, state: SurfaceState, error: BaseException, *, limit: int | None = None
    ) -> bool:
        """Plan another attempt if the error is temporary.

        Args:
            state: The surface.
            error: The error of the request.
            limit: Give up after this many failures in a row; None: never give up.

        Returns:
            Whether another attempt is planned.
        """
        is_over = limit is not None and state.attempt.failures >= limit
        if is_over or problem(error) is not Problem.LATER:
            return False

        self._retry_later(state)
        return True

    def _retry_later(self, state: SurfaceState) -> None:
        """Plan another attempt after the backoff."""
        state.attempt.record_failure(self._clock.now())
        self._timers.set(state.id, Wake.RETRY, state.attempt.due)

    def _is_backing_off(self, state: SurfaceState) -> bool:
        """Return whether the backoff is not over yet. `Reconciler.settle` does not wait for it."""
        return state.attempt.due > self._clock.now() and not self._timers.rush

    @staticmethod
    def _leave_as_is(state: SurfaceState, error: BaseException) -> None:
        """Leave the message as it is, and log that. An error that is a bug in Coop is raised."""
        if problem(error) is Problem.OURS:
            raise error

        log.info(
            "message not updated: surface=%s table=%s: %s", state.id.name, state.id.table_id, error
        )
