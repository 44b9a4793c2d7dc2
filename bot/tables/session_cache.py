"""Keeps sessions: one thing at a time per table, committed before told, rebuilt when in doubt.

Memory is a cache. Whatever fails between a change and its commit throws the session away; the
store is right.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from random import Random
from typing import Any
from weakref import WeakValueDictionary

from bot.tables.deadlines import DAY, Thinking, forgive_downtime, rein_in, wait_for_company
from bot.tables.due_queue import DueQueue
from bot.tables.ports import Checkpoint, Clock, Entry, Store
from bot.tables.refusals import NotWritten, Refused, TableGone
from bot.tables.session import Session, hydrate
from bot.tables.table import Pace, Status, Table
from games.kit.events import Event
from games.kit.game import Game

log = logging.getLogger(__name__)

IDLE = 900.0
"""Seconds after which a table that nobody touched leaves the memory."""

BETWEEN_LOOKS = 10.0
"""Seconds until it is looked again which tables those are."""

WEEK_DAYS = 7
"""How much longer a paused table is kept where a decision takes days."""


class SessionCache:
    """Sessions by table id, their locks, and when each falls due."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        rng: Random,
        games: Mapping[str, type[Game[Any]]],
        thinking: Thinking,
        paused_seconds: float = DAY,
    ) -> None:
        self.store = store
        self.rng = rng
        self.games = games
        self.now = clock.now
        self.era = ""
        self.dues = DueQueue()
        self._thinking = thinking
        self._paused_seconds = paused_seconds
        self._sessions: dict[str, Session] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[Callable[[str], None]] = []
        self._enders: list[Callable[[str], None]] = []
        self._awake_since = self._looked_at = clock.now()

    def listen(self, changed: Callable[[str], None]) -> None:
        self._listeners.append(changed)

    def listen_for_ends(self, ended: Callable[[str], None]) -> None:
        self._enders.append(ended)

    def lock(self, table_id: str) -> asyncio.Lock:
        """Held while a table is read or changed; vanishes when nobody holds it."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    @asynccontextmanager
    async def changing(self, table_id: str) -> AsyncIterator[Session]:
        """A change outside the game: saved if it succeeds, undone (from the store) if it breaks,
        none at all if it is refused.
        """
        async with self.lock(table_id):
            session = await self.session(table_id)
            with self.forgetting(table_id):
                yield session
            await self.save(session)

    async def session(self, table_id: str) -> Session:
        """The table in memory, from the store if need be. The caller holds its lock."""
        session = self._sessions.get(table_id)
        if session is None:
            session = await self._hydrated(table_id)
        session.touched = self.now()
        return session

    async def _hydrated(self, table_id: str) -> Session:
        stored = await self.store.load(table_id)
        if stored is None:
            raise TableGone
        was = stored.table.status
        session, fallen = hydrate(stored, self.games)
        forgiven = forgive_downtime(session.table, self._awake_since)
        if session.table.status is Status.PLAYING:
            self.settle(session)
        is_set_back = session.table.is_live and session.table.era != self.era
        if is_set_back:
            session.table.set_back(self.era)
        self._sessions[table_id] = session
        mended = forgiven or is_set_back or fallen is not None or session.table.status is not was
        if mended or (was is Status.PAUSED and not session.table.timers):
            await self.save(session, checkpoint=fallen)
        else:
            self.note_due(session)
        return session

    async def clock_moved(self, seconds: float) -> None:
        """Nobody saw so many seconds pass: the process or the machine slept, or its clock was set.
        Nobody is timed out for them, as after a restart; and where it is suddenly earlier
        (negative), nobody waits for a deadline that has moved away.
        """
        back = seconds < 0
        self._awake_since = self._looked_at = self.now()
        # What is not in memory is forgiven when it is next looked at.
        ids = [one.id for one in await self.store.live()] if back else list(self._sessions)
        for table_id in ids:
            try:
                async with self.lock(table_id):
                    await self._come_to_terms(table_id, back=back)
            except TableGone:
                self.dues.clear(table_id)
            except Exception:  # one of many: all others come to terms as well
                log.exception("table %s: its timers could not be mended", table_id)

    async def _come_to_terms(self, table_id: str, *, back: bool) -> None:
        session = await self.session(table_id)
        table = session.table
        if not table.is_live:
            return
        if back:
            session.thoughts.clear()
            session.still = 0.0
            clocks = {} if session.engine is None else type(session.engine.game).clocks
            moved = rein_in(table, clocks, self.now())
        else:
            moved = forgive_downtime(table, self._awake_since)
        if table.status is Status.PLAYING:
            self.settle(session)
        if moved or back:
            await self.save(session)

    def settle(self, session: Session, told: Iterable[Event] = ()) -> None:
        """Timers, thinking times and the result as the session's engine now stands; `told` is what
        has just happened.
        """
        if session.engine is not None:
            session.settle(self.now(), self.rng, self._thinking, told)

    def add(self, table: Table) -> Session:
        """A table that is not in the store yet."""
        session = self._sessions[table.id] = Session(table, touched=self.now())
        return session

    @contextmanager
    def forgetting(self, table_id: str) -> Iterator[None]:
        """If this breaks, the session may be ahead of the store: the next look reads it anew. Not
        where something was refused: then nothing has changed (bot/tables/refusals.py), and whoever
        is refused again and again must not make house players think from the beginning.
        """
        try:
            yield
        except NotWritten:
            self.forget(table_id)
            raise
        except Refused:
            raise
        except BaseException:  # whatever it was, a cancelled click too: nothing was committed
            self.forget(table_id)
            raise

    def forget(self, table_id: str) -> None:
        self._sessions.pop(table_id, None)

    async def save(
        self, session: Session, entry: Entry | None = None, checkpoint: Checkpoint | None = None
    ) -> None:
        """Commit, then tell; forgets the session where the commit fails."""
        table = session.table
        if table.status is Status.PAUSED and not table.timers:
            longer = WEEK_DAYS if table.pace is Pace.DAYS else 1
            wait_for_company(table, "paused", self.now() + self._paused_seconds * longer)
        table.due = session.due if table.is_live else None
        with self.forgetting(table.id):
            await self.store.save(table, entry, checkpoint)
        self.note_due(session)
        for changed in self._listeners:
            changed(table.id)
        if not table.is_live:
            for ended in self._enders:
                ended(table.id)

    def note_due(self, session: Session) -> None:
        due = session.due
        if due is None or not session.table.is_live:
            self.dues.clear(session.table.id)
        else:
            self.dues.set(session.table.id, due)

    def evict_idle(self) -> None:
        """Let go of what nobody touched for a while; the next touch brings it back."""
        now = self.now()
        if now - self._looked_at < BETWEEN_LOOKS:
            return
        self._looked_at, before = now, now - IDLE
        idle = [one for one, session in self._sessions.items() if session.touched < before]
        for table_id in idle:
            self.let_go(table_id)

    def let_go(self, table_id: str) -> None:
        """Nobody needs this table for now, unless somebody is about to answer there."""
        session, lock = self._sessions.get(table_id), self._locks.get(table_id)
        busy = lock is not None and lock.locked()
        if session is not None and not session.answering and not busy:
            del self._sessions[table_id]
