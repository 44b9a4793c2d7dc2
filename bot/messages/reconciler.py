"""Brings the messages of tables up to date with the committed state.

A surface is a message that Coop keeps up to date. When a table changes, the jobs of all its
surfaces are marked (bot/messages/jobs.py). The handler of each surface then compares what the
message shows with what it should show. Only the latest state counts.

After a restart, the sends that were not confirmed come first, because Discord remembers a nonce for
a few minutes only. Then come the tables that are over but still have surfaces, because their last
edit may not have arrived. Then every live table is checked, a few at a time, while presses are
answered already. A checked table is dropped from memory again.

A superseded message, which another message has replaced, has a row in the database until it is
closed. So it is also closed if Coop restarts before that. A superseded private card is usually
deleted: otherwise old cards would fill the direct messages. But its player may still be working on
it. So if the old and the new card ask the same question, both can be answered for a while. An old
table stays for a moment, because a player may be about to press one of its buttons.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress

from bot.common.refused import Refused
from bot.discord_api.errors import ERRORS, Problem, problem
from bot.discord_api.outbox import Outbox, Priority
from bot.messages.jobs import Job, JobKind, Kind, SurfaceId, TableJob, Wake
from bot.messages.private_cards import PrivateCards
from bot.messages.public_table import PublicTables
from bot.messages.repository import SurfaceRepository
from bot.messages.side_messages import SideMessages
from bot.messages.state import Aim, SurfaceState
from bot.messages.surface_handler import MAX_FAILURES, ChatContext, ChatPart, SurfaceHandler
from bot.tables.refusals import TableGone
from bot.tables.scene import TableSummary
from bot.tables.table import Absence, Status
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

MOST_LINGERING = 200
"""Maximum number of tables that are over to check after a restart. Normally there are few."""

AT_ONCE = 4
"""How many tables are checked concurrently after a restart."""

PAUSE = 0.01
"""Seconds between two of these checks, so that presses are answered meanwhile."""


class SupersededMessages(SurfaceHandler):
    """Handler of superseded messages of all kinds. Only their ids have a `generation`."""

    def __init__(
        self, context: ChatContext, *, public_tables: PublicTables, cards: PrivateCards
    ) -> None:
        super().__init__(context)
        self._public_tables = public_tables
        self._cards = cards

    async def deliver(self, surface_id: SurfaceId) -> None:
        """Close the message, unless its replacement is still being sent.

        Failures are not retried for long: a press on an old button is answered in any case, and the
        answer replaces the old page.
        """
        old = self._surfaces.get(surface_id)
        replacement = self._surfaces.get(surface_id.current)
        if old.surface is None or replacement.is_intended or self._is_backing_off(old):
            return
        if self._must_linger(old, replacement):
            return

        try:
            # If the answer that should replace it has failed, the old message is current again.
            if replacement.message_id != old.message_id:
                await self._close(old, replacement)
        except TableGone:
            pass
        except ERRORS as error:
            if self._try_again_later(old, error, limit=MAX_FAILURES):
                return

            await self._surfaces.remove(old)
            self._leave_as_is(old, error)
            return

        await self._surfaces.remove(old)

    def _must_linger(self, old: SurfaceState, replacement: SurfaceState) -> bool:
        """Return whether a player may still be using the old message.

        If so, the timer is set to close it later.
        """
        if replacement.surface is None:
            return False

        age = self._clock.now() - replacement.surface.at
        remaining = self._time_to_linger(old, replacement) - age
        # The age is negative if the clock was set back since the message was sent.
        if age < 0 or remaining <= 0:
            return False

        self._timers.set(old.id, Wake.LINGER, self._clock.now() + remaining)
        return True

    def _time_to_linger(self, old: SurfaceState, replacement: SurfaceState) -> float:
        """Return how many seconds the old message stays after its replacement was sent."""
        if old.id.kind is Kind.TABLE:
            return 0.0 if self._timers.rush else self._timing.table_lingers

        # An old card that asks another question has nothing to answer.
        is_same_question = old.question is not None and old.question == replacement.question
        return self._timing.lingers if is_same_question else 0.0

    async def _close(self, old: SurfaceState, replacement: SurfaceState) -> None:
        """Delete the message, or show its last page."""
        last_page = None
        # Messages of other kinds, such as calls, are deleted without a last page.
        if replacement.id.kind is Kind.CARD:
            last_page = await self._cards.last_page(old)
        elif replacement.id.kind is Kind.TABLE and not _is_right_above(old, replacement):
            last_page = await self._public_tables.moved_page(replacement)

        await self._writer.close(old, last_page)


def _is_right_above(old: SurfaceState, replacement: SurfaceState) -> bool:
    """Return whether only the table itself has posted messages between the old and the new message.

    If so, no user's message refers to the old one, so it can be deleted.
    """
    before = old.surface
    after = replacement.surface
    if before is None or after is None or before.channel_id != after.channel_id:
        return False
    return old.depth.is_known and old.depth.is_undisturbed


class Membership:
    """Finds out which players have left the server. `check` is the work of `JobKind.MEMBER`.

    Discord reports this by itself only to bots with a privileged intent. So Coop asks for one user
    at a time, and only with a reason: a missed turn, or direct messages that do not arrive.
    """

    def __init__(self, tables: Tables, outbox: Outbox) -> None:
        self._tables = tables
        self._outbox = outbox
        self._asked: set[tuple[str, int]] = set()
        """Table id and user id of the silent players that were yielded already."""

    def suspects(self, table: TableSummary) -> Iterator[int]:
        """Yield the players who have missed a turn since the last call.

        Each of these players is yielded only once, until the player has answered again.
        """
        for player in table.players:
            if player.user_id is None:
                continue

            key = table.id, player.user_id
            if table.status is not Status.PLAYING or player.user_id not in table.silent:
                self._asked.discard(key)
            elif key not in self._asked:
                self._asked.add(key)
                yield player.user_id

    async def check(self, table_id: str, user_id: int) -> None:
        """Ask Discord for this member. A player who has left the server leaves the table too."""
        try:
            table = await self._tables.table(table_id)
            player = table.player(user_id)
            if not table.is_live or player is None or player.absence is Absence.GONE:
                return

            await self._outbox.turn(Priority.DECORATION)
            if not await self._outbox.is_member(table.guild_id, user_id):
                await self._tables.depart(table_id, user_id, Absence.GONE)
        except Refused as refused:
            log.info("player not marked as gone: table=%s: %r", table_id, refused)
        except ERRORS as error:
            if problem(error) is Problem.OURS:
                raise

            self._asked.discard((table_id, user_id))  # the next change of the table asks again
            log.info("membership unknown: %s", error)


class Reconciler(ChatPart):
    """Does all jobs of `workers`: finds the surfaces of a table, and calls the handler of each.

    Args:
        seen: Called with each live table after a restart.
    """

    def __init__(
        self,
        context: ChatContext,
        repository: SurfaceRepository,
        *,
        handlers: Mapping[Kind, SurfaceHandler],
        superseded: SurfaceHandler,
        side_messages: SideMessages,
        membership: Membership,
        seen: Callable[[TableSummary], None],
    ) -> None:
        super().__init__(context)
        self._repository = repository
        self._handlers = handlers
        self._superseded = superseded
        self._side_messages = side_messages
        self._membership = membership
        self._seen = seen
        self._unchecked: deque[str] = deque()
        """Ids of the tables that are still to be checked after a restart."""
        self._workers.work = self.work

    async def work(self, job: Job) -> None:
        """Do one job. `Workers` never runs the same job twice at the same time."""
        if isinstance(job, TableJob) and job.kind is JobKind.FORGET:
            await self._forget(job.table_id)
            return

        # All other jobs need to know what the table's messages show.
        await self._surfaces.load(job.table_id)
        if isinstance(job, SurfaceId):
            await self._deliver(job)
        elif job.kind is JobKind.PLAN:
            await self._plan(job.table_id)
        else:
            await self._membership.check(job.table_id, job.user_id)

    async def _deliver(self, surface_id: SurfaceId) -> None:
        """Let the handler update this surface."""
        is_old = surface_id.generation is not None
        handler = self._superseded if is_old else self._handlers[surface_id.kind]
        await handler.deliver(surface_id)
        # Superseded messages are closed once the new one has arrived.
        for old in self._surfaces.superseded(surface_id):
            self._workers.mark(old)

    async def _plan(self, table_id: str) -> None:
        """Mark all surfaces that this table has or should have."""
        try:
            table = await self._tables.table(table_id)
        except TableGone:
            return

        # A dict as an ordered set: the public table comes first, then the cards.
        people = [player.user_id for player in table.players if player.user_id is not None]
        jobs: dict[Job, None] = {SurfaceId(table_id, Kind.TABLE): None}
        jobs |= dict.fromkeys(self._surfaces.ids(table_id))
        jobs |= {SurfaceId(table_id, Kind.CARD, user_id): None for user_id in people}
        jobs |= {
            TableJob(table_id, JobKind.MEMBER, user_id): None
            for user_id in self._membership.suspects(table)
        }
        jobs |= {
            SurfaceId(table_id, Kind.CALL, user_id): None
            for user_id in self._surfaces.without_dms(table_id)
        }
        aside = await self._side_messages.look(table_id)
        jobs |= {} if aside is None else {aside: None}
        for job in jobs:
            self._workers.mark(job)

        # The jobs draw the last pages now; some minutes later nothing is left to do.
        if not table.is_live:
            self._surfaces.forget_later(table_id)

    async def _forget(self, table_id: str) -> None:
        """Remove the surfaces of a table that is over."""
        with suppress(TableGone):
            if (await self._tables.table(table_id)).is_live:
                # The table was resumed meanwhile.
                return

        # If an edit failed and will be retried, the result is not shown yet.
        if any(
            self._timers.is_set(surface_id, Wake.RETRY)
            for surface_id in self._surfaces.ids(table_id)
        ):
            self._surfaces.forget_later(table_id)
            return

        await self._surfaces.forget(table_id)
        self._side_messages.forget(table_id)

    async def settle(self) -> None:
        """Wait until everything is shown, without delays between edits."""
        self._timers.rush = True
        try:
            await self._workers.settle()
            # Updates that were postponed before `rush` was set.
            self._timers.hurry(Wake.PACE, Wake.LINGER)
            await self._workers.settle()
        finally:
            self._timers.rush = False

    # -- after a restart ---------------------------------------------------------------------------

    async def wake(self, table_ids: Iterable[str]) -> None:
        """Start all checks after a restart. `Workers.settle` waits for their end.

        Args:
            table_ids: The live tables, the most urgent first.
        """
        for intent in await self._repository.intended():
            await self._surfaces.load(intent.id.table_id)
            # The job of the surface repeats the send or finds its message (writer.py).
            self._workers.mark(intent.id)

        for table_id in await self._repository.lingering(MOST_LINGERING):
            self._workers.plan(table_id)

        self._unchecked.extend(table_ids)
        for _ in range(min(AT_ONCE, len(self._unchecked))):
            self._workers.begin(self._check_tables())

    def stop(self) -> None:
        """Start no further checks: the next start checks the remaining tables."""
        self._unchecked.clear()

    async def _check_tables(self) -> None:
        """Check tables until the queue is empty."""
        while self._unchecked:
            table_id = self._unchecked.popleft()
            try:
                await self._check_table(table_id)
            except Refused as refused:
                log.info("table is gone: table=%s: %r", table_id, refused)
            except Exception:  # one failed table must not stop the check of thousands of others
                log.exception("table not checked after the restart: table=%s", table_id)

            if self._unchecked:
                await asyncio.sleep(PAUSE)

    async def _check_table(self, table_id: str) -> None:
        """Check one table, and wait until its messages are up to date."""
        await self._surfaces.load(table_id)
        state = self._surfaces.table(table_id)
        # Without any row, the process stopped right after the table was opened.
        if state.surface is None:
            state.aim = Aim.POST

        self._seen(await self._tables.table(table_id))
        self._workers.plan(table_id)
        await self._workers.wait_idle(table_id)
        # The table was loaded only for this check.
        self._tables.sessions.let_go(table_id)
