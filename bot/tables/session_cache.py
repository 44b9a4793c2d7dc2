"""The tables in memory: how they are read, changed and committed, under one lock per table.

Rule 1: `look` returns what is committed. A change is made on a draft. At the end of a change, the
        draft is settled and committed, it replaces the session, and the listeners are called.
Rule 2: any error on the way, a refusal or a bug, drops the draft, so that nothing has happened.
Rule 3: memory is a cache. If a table in memory may be ahead of the database, it is dropped from
        memory and read again.

Due times and deadlines: bot/tables/deadlines.py. Era: `Table.era`.
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
"""Seconds after which an unused table is dropped from memory."""

IDLE_AND_OVER = 60.0
"""The same if the game is over, because the table is rarely looked at again."""

BETWEEN_EVICTIONS = 10.0
"""Seconds between two searches for unused tables."""

WEEK_DAYS = 7
"""At the pace of days a paused table is kept this many times as long: usually for a week."""

MOST_BREAKS = 2
"""A table is paused when its script fails this often in a row."""

SPARE = 64
"""The heap is rebuilt when its stale entries outnumber the live ones by this many.

With a smaller number, a bot with few tables would rebuild it more often.
"""


class DueQueue:
    """When each table falls due, in seconds since 1970.

    The queue finds the next due table quickly among thousands. If a due time changes, its old entry
    stays in the heap and is skipped when it reaches the top.
    """

    def __init__(self) -> None:
        self._due: dict[str, float] = {}
        """Table id -> when the table has to be looked at next."""
        self._heap: list[tuple[float, str]] = []
        """The same times as a heap. An entry that differs from `_due` is out of date."""

    def set(self, table_id: str, due: float) -> None:
        """Set when a table falls due, instead of its previous time."""
        if self._due.get(table_id) == due:
            return

        self._due[table_id] = due
        heapq.heappush(self._heap, (due, table_id))
        # The heap has one live entry for each table in `_due`; its other entries are stale.
        if len(self._heap) > 2 * len(self._due) + SPARE:
            self._heap = [(due, table_id) for table_id, due in self._due.items()]
            heapq.heapify(self._heap)

    def clear(self, table_id: str) -> None:
        """Remove a table."""
        self._due.pop(table_id, None)

    def is_due(self, table_id: str, now: float) -> bool:
        """Return whether a table is due by now."""
        # A table without a due time is never due.
        return self._due.get(table_id, now + 1) <= now

    def next(self) -> float | None:
        """Return the earliest due time, or None."""
        while self._heap and self._due.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def due_by(self, now: float) -> list[str]:
        """Return the tables that are due by now, the most overdue first. They stay in the queue."""
        due_tables: dict[str, float] = {}
        while (due := self.next()) is not None and due <= now:
            due_tables[heapq.heappop(self._heap)[1]] = due

        # Put the entries back: a table stays due until `set` or `clear` is called for it.
        for table_id, due in due_tables.items():
            heapq.heappush(self._heap, (due, table_id))

        return list(due_tables)


class SessionCache:
    """The sessions in memory by table id, with their locks and due times.

    Attributes:
        dues: When each table falls due.
        choices: Counts the committed choices by their cause.
        era: The era of the database; another era means that a table was restored from a copy.
        awake_since: Since when the bot has been reachable, in seconds since 1970.
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
        """Returns whether a user may sit at tables of a server (`Room.welcomes`)."""
        self._begin_search = begin_search
        self._sessions: dict[str, Session] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Table id -> its lock, while a task holds it or waits for it."""
        self.on_change: list[Callable[[str], None]] = []
        """Functions that are called with a table's id after each commit."""
        self.on_end: list[Callable[[str], None]] = []
        """Functions that are called with a table's id after the commit that ends it."""
        self._breaks: Counter[str] = Counter()
        """Table id -> how often its script has failed since the last committed choice."""
        self.awake_since = self._evicted_at = clock.now()

    # -- reading and changing -----------------------------------------------------------------

    async def look(self, table_id: str) -> Session:
        """Return the table as it is committed.

        The caller must read the engine before it awaits anything, because the next step moves the
        engine.

        Raises:
            TableGone: There is no such table.
        """
        if table_id in self._sessions and table_id not in self._locks:  # no change is in progress
            return await self._session(table_id)

        async with self._lock(table_id):
            return await self._session(table_id)

    @asynccontextmanager
    async def changing(self, table_id: str, here: int | None = None) -> AsyncIterator[Session]:
        """Yield a draft of the table, and commit it when the block is left without an error.

        If an error is raised, the draft is dropped. The table's lock is held throughout.

        Args:
            table_id: The table.
            here: A player who is present. If they were missed, they get their seat back first, in a
                commit of its own that is kept even if the block fails.

        Raises:
            TableGone: There is no such table.
            NotOpenToYou: The player `here` was banned and may not return.
            NotWritten: The database cannot write at the moment.
            SomethingBroke: The script failed; the table is read again from the database.
            OutcomeUnknown: The database connection was lost during the commit.
        """
        async with self._lock(table_id):
            session = await self._session(table_id)
            draft = session.draft()
            if here is not None and draft.table.is_missed(here):
                if not self._may_return(draft.table, here):
                    raise NotOpenToYou

                session = await self._give_seat_back(session, here)
                draft = session.draft()

            try:
                yield draft
                self._settle(draft)
            except SomethingBroke:
                await self._recover(table_id)
                raise
            except BaseException:  # including the cancellation of the task that handles a press
                # Keep the session if its engine has not moved: a player who is refused repeatedly
                # must not make house players start to think from the beginning.
                engine = session.engine
                if engine is not None and engine.revision != session.table.revision:
                    self.forget(table_id)

                raise

            await self._commit(draft, session.table)

    async def mark_returned(self, table_id: str, user_id: int) -> bool:
        """Give a player their seat back if they were missed.

        Returns:
            Whether they were missed and have their seat back now.
        """
        async with self._lock(table_id):
            session = await self._session(table_id)
            table = session.table
            if not table.is_missed(user_id) or not self._may_return(table, user_id):
                return False

            await self._give_seat_back(session, user_id)
            return True

    def _may_return(self, table: Table, user_id: int) -> bool:
        """Return whether a missed player may take their seat back.

        A player who missed a turn but still has their seat may always continue.
        """
        player = table.player(user_id)
        is_away = player is not None and player.absence is not None
        return not is_away or self._welcomes(table.guild_id, user_id)

    async def add(self, table: Table) -> Session:
        """Store a new table."""
        async with self._lock(table.id):
            draft = Session(table, touched=self.now())
            self._settle(draft)
            return await self._commit(draft, None)

    @asynccontextmanager
    async def set_aside(self, table_id: str) -> AsyncIterator[None]:
        """Hold the table's lock and drop it from memory; the next `look` reads the database.

        It is for code that changes the rows of the table without a session.
        """
        async with self._lock(table_id):
            self.forget(table_id)
            yield

    def _lock(self, table_id: str) -> asyncio.Lock:
        """Return the lock of a table. It disappears when no task holds or awaits it."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def _session(self, table_id: str) -> Session:
        """Return the session from memory, or read it from the database."""
        session = self._sessions.get(table_id)
        if session is None:
            session = await self._read_session(table_id)
        session.touched = self.now()
        return session

    async def _read_session(self, table_id: str) -> Session:
        """Read a session from the database, and commit what changed while it was not in memory."""
        stored = await self.store.load(table_id)
        if stored is None:
            raise TableGone

        draft = hydrate(stored, self.games)
        if draft.table.is_live:
            forgive_downtime(draft.table, self.awake_since)
            if draft.table.era != self.era:
                # The database was restored from a copy since this row was written.
                draft.table.set_back(self.era)

            self._settle(draft)
            # The due time alone is not worth a write: house players only got new times. `_commit`
            # writes the draft only if it differs from the stored table.
            stored.table.due = draft.table.due

        return await self._commit(draft, stored.table)

    async def _give_seat_back(self, session: Session, user_id: int) -> Session:
        """Give the player their seat back, and commit that."""
        draft = session.draft()
        ask = None if draft.engine is None else draft.engine.ask
        absence.mark_returned(draft.table, ask, user_id, self.now())
        self._settle(draft)
        return await self._commit(draft, session.table)

    # -- committing a change ------------------------------------------------------------------

    def _settle(self, draft: Session) -> None:
        """Compute all that follows from a change."""
        table = draft.table
        draft.settle(self.now(), self.rng, self._thinking)

        if len(draft.automatic) == len(table.players):
            # House players answer for all seats: the table is paused or closed, which changes the
            # timers again.
            absence.update_pause(table)
            draft.settle(self.now(), self.rng, self._thinking)

        if table.status not in LIVE:
            # The hashes of erased players are only needed during the game.
            table.sat = ()

        if table.status is Status.PAUSED and table.expires_at is None:
            factor = WEEK_DAYS if table.pace is Pace.DAYS else 1
            table.expires_at = table.due = self.now() + self._paused_seconds * factor

    async def _commit(self, draft: Session, before: Table | None) -> Session:
        """Write the draft if it differs from `before`, replace the session, call the listeners."""
        table = draft.table
        is_step = draft.entry is not None or draft.checkpoint is not None
        is_changed = is_step or table != before
        if is_changed:
            await self._write(draft)

        # These are written, and the draft is the session from now on.
        draft.entry = draft.checkpoint = draft.noted = None
        self._sessions[table.id] = draft
        if table.due is None:
            self.dues.clear(table.id)
        else:
            self.dues.set(table.id, table.due)

        if self._begin_search is not None and draft.automatic:
            # Searches start after the commit, so that a refused step starts none.
            draft.search(self.now(), self.rng, self._begin_search)

        if is_changed:
            for listener in self.on_change:
                listener(table.id)

            if table.status not in LIVE and (before is None or before.is_live):
                for listener in self.on_end:
                    listener(table.id)

        return draft

    async def _write(self, draft: Session) -> None:
        """Write the draft. If that fails, the next `look` reads the table from the database.

        Raises:
            OutcomeUnknown: The database connection was lost, so the change may or may not be
                stored.
            NotWritten: The database cannot write at the moment.
            SomethingBroke: A step was not written for another reason.
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
        except BaseException:  # the task was cancelled: whether the write happened is unknown
            self.forget(table.id)
            raise

        if entry is not None:
            self.choices[entry.cause] += 1
            self._breaks.pop(table.id, None)

    async def _recover(self, table_id: str) -> None:
        """Return to the committed state; pause a table if its script has failed repeatedly."""
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
        """Return the ids of the tables in memory, of these servers."""
        return [
            table_id for table_id, session in self._sessions.items() if on(session.table.guild_id)
        ]

    def remembers(self, table_id: str) -> bool:
        """Return whether the table is in memory."""
        return table_id in self._sessions

    def forget(self, table_id: str) -> None:
        """Drop the table from memory; the next `look` reads it from the database."""
        self._sessions.pop(table_id, None)

    def drop(self, table_id: str) -> None:
        """Drop a table that was deleted from the database."""
        self.forget(table_id)
        self.dues.clear(table_id)

    def mark_awake(self) -> None:
        """Note that the bot is reachable from now on, so that earlier time is forgiven.

        See `bot.tables.deadlines.forgive_downtime`.
        """
        self.awake_since = self._evicted_at = self.now()

    def evict_idle(self) -> None:
        """Drop tables from memory that were not used for a while; the next use reads them again."""
        now = self.now()
        if now - self._evicted_at < BETWEEN_EVICTIONS:
            return

        self._evicted_at = now
        for table_id, session in [*self._sessions.items()]:
            limit = IDLE if session.table.is_live else IDLE_AND_OVER
            if now - session.touched > limit:
                self.let_go(table_id)

    def let_go(self, table_id: str) -> None:
        """Drop a table from memory, unless a seat is about to answer or a change is in progress."""
        session = self._sessions.get(table_id)
        lock = self._locks.get(table_id)
        busy = lock is not None and lock.locked()
        if session is not None and not session.answering and not busy:
            del self._sessions[table_id]
