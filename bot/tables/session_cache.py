"""The tables in memory: how they are looked at, changed and committed, one thing at a time each.

Rule 1: a look shows what is committed. A change is made on a draft, and leaving it always does the
        same: settle, commit, put the draft in the session's place, tell.
Rule 2: whatever is raised on the way, a refusal or a bug, drops the draft: nothing has happened.
Rule 3: memory is a cache. Where it may be ahead of the store, it is thrown away: the store is
        right.
"""

import asyncio
import heapq
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from random import Random
from weakref import WeakValueDictionary

from bot.common.clock import Clock
from bot.common.refused import MayBeWritten, NotWritten
from bot.tables import absence
from bot.tables.bot_players import BeginSearch
from bot.tables.deadlines import DAY, Thinking, forgive_downtime
from bot.tables.refusals import NotOpenToYou, OutcomeUnknown, SomethingBroke, TableGone
from bot.tables.repository import TableRepository
from bot.tables.session import Session, hydrate
from bot.tables.table import LIVE, Pace, Status, Table, WhichServers, everywhere
from games.engine.game import Rules

log = logging.getLogger(__name__)

IDLE = 900.0
IDLE_AND_OVER = 60.0
"""Seconds after which a table that nobody touched leaves the memory: when all have seen how it
ended, hardly anybody looks again.
"""

BETWEEN_LOOKS = 10.0
"""Seconds between two searches for such tables."""

WEEK_DAYS = 7
"""How much longer a paused table is kept where a decision takes days."""

MOST_BREAKS = 2
"""A table is suspended when its script breaks this often in a row."""

SPARE = 64
"""Rebuild the heap of the due queue once stale entries outnumber live ones by this many."""


class DueQueue:
    """When each table falls due (seconds since 1970): with thousands of them, after every commit,
    the next one at once. A moment that was changed stays in the heap, and is passed over when it
    comes to the top.
    """

    def __init__(self) -> None:
        self._due: dict[str, float] = {}
        self._heap: list[tuple[float, str]] = []

    def set(self, table_id: str, due: float) -> None:
        """Due at this moment, and not when it was before."""
        if self._due.get(table_id) == due:
            return

        self._due[table_id] = due
        heapq.heappush(self._heap, (due, table_id))
        if len(self._heap) > 2 * len(self._due) + SPARE:
            self._heap = [(due, table_id) for table_id, due in self._due.items()]
            heapq.heapify(self._heap)

    def clear(self, table_id: str) -> None:
        """Never due."""
        self._due.pop(table_id, None)

    def is_due(self, table_id: str, now: float) -> bool:
        return self._due.get(table_id, now + 1) <= now

    def next(self) -> float | None:
        """The earliest moment."""
        while self._heap and self._due.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def by(self, now: float) -> list[str]:
        """All that is due by now, the most overdue first. It stays due until that is changed."""
        found: dict[str, float] = {}
        while (due := self.next()) is not None and due <= now:
            found[heapq.heappop(self._heap)[1]] = due

        for table_id, due in found.items():
            heapq.heappush(self._heap, (due, table_id))

        return list(found)


class SessionCache:
    """Sessions by table id, their locks, and when each falls due. `choices` counts those that were
    committed, by their cause.
    """

    def __init__(
        self,
        store: TableRepository,
        clock: Clock,
        rng: Random,
        games: Mapping[str, Rules],
        thinking: Thinking,
        paused_seconds: float = DAY,
        welcomes: Callable[[int, int], bool] = lambda *_: True,
        begin_search: BeginSearch | None = None,
    ) -> None:
        self.store = store
        self.rng = rng
        self.games = games
        self.now = clock.now
        self.era = ""
        self.dues = DueQueue()
        self.choices: Counter[str] = Counter()
        self._thinking = thinking
        self._paused_seconds = paused_seconds
        self._welcomes = welcomes
        self._begin_search = begin_search
        self._sessions: dict[str, Session] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.on_change: list[Callable[[str], None]] = []
        """What is called with a table's id after every commit."""
        self.on_end: list[Callable[[str], None]] = []
        """What is called with a table's id after the commit that ended it."""
        self._breaks: Counter[str] = Counter()
        self.awake_since = self._looked_at = clock.now()

    # -- looking and changing -----------------------------------------------------------------

    async def look(self, table_id: str) -> Session:
        """The table as it is committed. Its engine must be read before anything is awaited: the
        next step moves it. Raises TableGone.
        """
        if table_id in self._sessions and table_id not in self._locks:  # nobody changes it now
            return await self._session(table_id)

        async with self._lock(table_id):
            return await self._session(table_id)

    @asynccontextmanager
    async def changing(self, table_id: str, here: int | None = None) -> AsyncIterator[Session]:
        """A draft of the table, which is committed when the block is left; if anything is raised,
        it is dropped. `here`: this person is at the table, whatever becomes of the change; if they
        were missed, they take their seat back first. Raises TableGone, NotWritten, SomethingBroke.
        """
        async with self._lock(table_id):
            session = await self._session(table_id)
            draft = session.draft()
            if here is not None and draft.table.is_missed(here):
                if not self._may_return(draft.table, here):
                    raise NotOpenToYou

                session = await self._greeted(session, here)
                draft = session.draft()

            try:
                yield draft
                self._settle(draft)
            except SomethingBroke:
                await self._recover(table_id)
                raise
            except BaseException:  # whatever it was, a press that was cancelled too
                # A session that holds what is committed stays: somebody who is refused again and
                # again must not make house players think from the beginning.
                engine = session.engine
                if engine is not None and engine.revision != session.table.revision:
                    self.forget(table_id)

                raise

            await self._commit(draft, session.table)

    async def greet(self, table_id: str, user_id: int) -> bool:
        """This person is here. True if they were missed, and take their seat back now."""
        async with self._lock(table_id):
            session = await self._session(table_id)
            table = session.table
            if not table.is_missed(user_id) or not self._may_return(table, user_id):
                return False

            await self._greeted(session, user_id)
            return True

    def _may_return(self, table: Table, user_id: int) -> bool:
        """Whether somebody who is missed may take their seat back. Who never left it may stay."""
        player = table.player(user_id)
        is_away = player is not None and player.absence is not None
        return not is_away or self._welcomes(table.guild_id, user_id)

    async def add(self, table: Table) -> Session:
        """A table that is not in the store yet."""
        async with self._lock(table.id):
            draft = Session(table, touched=self.now())
            self._settle(draft)
            return await self._commit(draft, None)

    @asynccontextmanager
    async def set_aside(self, table_id: str) -> AsyncIterator[None]:
        """Nobody looks at the table or changes it meanwhile; the next look reads it anew."""
        async with self._lock(table_id):
            self.forget(table_id)
            yield

    def _lock(self, table_id: str) -> asyncio.Lock:
        """Held while a table is read or changed; vanishes when nobody holds it."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def _session(self, table_id: str) -> Session:
        session = self._sessions.get(table_id)
        if session is None:
            session = await self._hydrated(table_id)
        session.touched = self.now()
        return session

    async def _hydrated(self, table_id: str) -> Session:
        """From the store. What happened to it meanwhile is a change too."""
        stored = await self.store.load(table_id)
        if stored is None:
            raise TableGone

        draft = hydrate(stored, self.games)
        if draft.table.is_live:
            forgive_downtime(draft.table, self.awake_since)
            if draft.table.era != self.era:
                draft.table.set_back(self.era)

            self._settle(draft)
            # That house players think anew is not worth a write.
            stored.table.due = draft.table.due

        return await self._commit(draft, stored.table)

    async def _greeted(self, session: Session, user_id: int) -> Session:
        draft = session.draft()
        ask = None if draft.engine is None else draft.engine.ask
        absence.greet(draft.table, ask, user_id, self.now())
        self._settle(draft)
        return await self._commit(draft, session.table)

    # -- leaving a change ---------------------------------------------------------------------

    def _settle(self, draft: Session) -> None:
        """All that follows from a change, whatever was changed."""
        table = draft.table
        draft.settle(self.now(), self.rng, self._thinking)

        if len(draft.automatic) == len(table.players):
            absence.consider(table)
            draft.settle(self.now(), self.rng, self._thinking)

        if table.status not in LIVE:
            table.sat = ()

        if table.status is Status.PAUSED and table.expires_at is None:
            longer = WEEK_DAYS if table.pace is Pace.DAYS else 1
            table.expires_at = table.due = self.now() + self._paused_seconds * longer

    async def _commit(self, draft: Session, before: Table | None) -> Session:
        """Write what differs from `before`, then tell."""
        table = draft.table
        is_step = draft.entry is not None or draft.checkpoint is not None
        is_changed = is_step or table != before
        if is_changed:
            await self._write(draft)

        draft.entry = draft.checkpoint = draft.noted = None
        self._sessions[table.id] = draft
        if table.due is None:
            self.dues.clear(table.id)
        else:
            self.dues.set(table.id, table.due)

        if self._begin_search is not None and draft.automatic:
            draft.search(self.now(), self.rng, self._begin_search)

        if is_changed:
            for changed in self.on_change:
                changed(table.id)

            if table.status not in LIVE and (before is None or before.is_live):
                for ended in self.on_end:
                    ended(table.id)

        return draft

    async def _write(self, draft: Session) -> None:
        """Raises what the store raises, for a step NotWritten or SomethingBroke, and OutcomeUnknown
        where the database was lost; then the next look reads the table from the store.
        """
        table = draft.table
        entry = draft.entry
        try:
            await self.store.save(table, entry, draft.checkpoint, draft.noted)
        except Exception as error:
            self.forget(table.id)
            if isinstance(error, MayBeWritten):
                raise OutcomeUnknown from error
            if entry is None or isinstance(error, NotWritten):
                raise

            log.exception("choice not committed: table=%s revision=%d", table.id, table.revision)
            raise SomethingBroke from error
        except BaseException:  # a press that was cancelled: nobody knows what was written
            self.forget(table.id)
            raise

        if entry is not None:
            self.choices[entry.cause] += 1
            self._breaks.pop(table.id, None)

    async def _recover(self, table_id: str) -> None:
        """Back to what is committed; a table whose script breaks again is suspended."""
        self.forget(table_id)
        session = await self._session(table_id)
        self._breaks[table_id] += 1
        if self._breaks[table_id] >= MOST_BREAKS:
            del self._breaks[table_id]
            draft = session.draft()
            draft.table.pause("paused-broken")
            self._settle(draft)
            await self._commit(draft, session.table)

    # -- memory -------------------------------------------------------------------------------

    def in_memory(self, on: WhichServers = everywhere) -> list[str]:
        return [one for one, session in self._sessions.items() if on(session.table.guild_id)]

    def remembers(self, table_id: str) -> bool:
        return table_id in self._sessions

    def forget(self, table_id: str) -> None:
        """The next look reads it from the store."""
        self._sessions.pop(table_id, None)

    def drop(self, table_id: str) -> None:
        """The table is in the store no more."""
        self.forget(table_id)
        self.dues.clear(table_id)

    def woke_up(self) -> None:
        """Nobody is timed out for the time before: the process was not there, or asleep."""
        self.awake_since = self._looked_at = self.now()

    def evict_idle(self) -> None:
        """Let go of what nobody touched for a while; the next touch brings it back."""
        now = self.now()
        if now - self._looked_at < BETWEEN_LOOKS:
            return

        self._looked_at = now
        for table_id, session in [*self._sessions.items()]:
            most = IDLE if session.table.is_live else IDLE_AND_OVER
            if now - session.touched > most:
                self.let_go(table_id)

    def let_go(self, table_id: str) -> None:
        """Nobody needs this table for now, unless somebody is about to answer there."""
        session = self._sessions.get(table_id)
        lock = self._locks.get(table_id)
        busy = lock is not None and lock.locked()
        if session is not None and not session.answering and not busy:
            del self._sessions[table_id]
