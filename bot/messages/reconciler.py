"""Drives what Discord shows to what the committed state says.

A change of a table is planned: all its surfaces are marked, and each is worked on by its keeper,
one thing at a time, in which the latest state wins.
"""

from collections.abc import Mapping
from contextlib import suppress

from bot.messages.jobs import Chore, Errand, Job, Kind, SurfaceId, SurfaceTimers, Wake, Workers
from bot.messages.keeper import Keeper
from bot.messages.membership import Membership
from bot.messages.side_messages import SideMessages
from bot.messages.state import Surfaces
from bot.tables.refusals import TableGone
from bot.tables.tables import Tables


class Reconciler:
    """Does the work of `workers`: says which surfaces a table has, hands each to its keeper."""

    def __init__(
        self,
        *,
        tables: Tables,
        surfaces: Surfaces,
        workers: Workers,
        timers: SurfaceTimers,
        keepers: Mapping[Kind, Keeper],
        superseded: Keeper,
        side_messages: SideMessages,
        membership: Membership,
    ) -> None:
        self._tables = tables
        self._surfaces = surfaces
        self._workers = workers
        self._timers = timers
        self._keepers = keepers
        self._superseded = superseded
        self._side_messages = side_messages
        self._membership = membership
        workers.do(self.work)

    async def work(self, job: Job) -> None:
        """One thing at a time for each job (bot/messages/jobs.py)."""
        if isinstance(job, Errand) and job.chore is Chore.FORGET:
            await self._forget(job.table_id)
            return
        await self._surfaces.load(job.table_id)
        if isinstance(job, SurfaceId):
            await self._deliver(job)
        elif job.chore is Chore.PLAN:
            await self._plan(job.table_id)
        else:
            await self._membership.check(job.table_id, job.user_id)

    async def _deliver(self, surface_id: SurfaceId) -> None:
        is_old = surface_id.generation is not None
        keeper = self._superseded if is_old else self._keepers[surface_id.kind]
        for job in await keeper.deliver(surface_id):
            self._workers.mark(job)
        for old in self._surfaces.superseded(surface_id):
            self._workers.mark(old)

    async def _plan(self, table_id: str) -> None:
        try:
            table = await self._tables.table(table_id)
        except TableGone:
            return
        people = [one.user_id for one in table.players if one.user_id is not None]
        jobs: dict[Job, None] = {SurfaceId(table_id, Kind.TABLE): None}
        jobs |= dict.fromkeys(self._surfaces.ids(table_id))
        jobs |= {SurfaceId(table_id, Kind.CARD, one): None for one in people}
        jobs |= {
            Errand(table_id, Chore.MEMBER, one): None for one in self._membership.suspects(table)
        }
        jobs |= {
            SurfaceId(table_id, Kind.CALL, one): None for one in self._surfaces.by_hand(table_id)
        }
        aside = await self._side_messages.look(table_id)
        jobs |= {} if aside is None else {aside: None}
        for job in jobs:
            self._workers.mark(job)
        if not table.is_live:
            self._surfaces.forget_later(table_id)

    async def _forget(self, table_id: str) -> None:
        with suppress(TableGone):
            if (await self._tables.table(table_id)).is_live:
                return
        # Discord refused an edit, which is tried again: the result is not shown yet.
        if any(self._timers.is_set(one, Wake.RETRY) for one in self._surfaces.ids(table_id)):
            self._surfaces.forget_later(table_id)
            return
        await self._surfaces.forget(table_id)
        self._side_messages.forget(table_id)

    async def settle(self) -> None:
        """Until everything is shown, without waiting for anybody's turn."""
        self._timers.rush = True
        try:
            await self._workers.settle()
            self._timers.hurry(Wake.PACE)
            await self._workers.settle()
        finally:
            self._timers.rush = False
