"""The one writer of the database. It groups units of work into commits.

A unit is a function whose statements belong together (`Work`), with its waiting caller. Units that
arrive during a commit share the next commit: a commit waits for the disk, so ten tables that change
at once should wait only once. The task that commits exists only while units wait.

If the disk is full or another process has locked the database, the caller gets NotWritten, and the
log says why, at most once a minute. A database that is damaged or gone is called lost: from then on
it is neither read nor written.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from prometheus_client import Counter, Histogram

from bot.common.refused import NotWritten
from bot.storage.interfaces import (
    ERA,
    PUT_META,
    SET_BACK,
    Connection,
    DatabaseEngine,
    DatabaseLease,
    DatabaseLost,
    OwnershipResult,
    StoreClosed,
    T,
    Work,
    WriteUnavailable,
    get_meta,
)

log = logging.getLogger(__name__)

MINUTE = 60.0


@dataclass(frozen=True, slots=True)
class _Unit:
    """A function to run in a transaction, and the future that its caller waits for."""

    work: Work[Any]
    done: "asyncio.Future[Any]"


@dataclass(frozen=True, slots=True)
class _Failed:
    """Stands for the result of a work (see `Work`) that raised this error."""

    error: Exception


class Database:
    """A database on one engine: runs reads and groups writes into commits.

    Args:
        engine: The open database.
    """

    def __init__(self, engine: DatabaseEngine) -> None:
        self._engine = engine
        self._waiting: list[_Unit] = []
        self._flushing: asyncio.Task[None] | None = None
        self._closed = False
        self._trouble = _Trouble()
        self._lost: DatabaseLost | None = None
        self.commits = Histogram(
            "coop_commit_seconds",
            "From the beginning of a commit until its changes are durable. A press waits for it.",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
            registry=None,
        )
        self.failures = Counter(
            "coop_commits_failed_total",
            "Changes that could not be stored, such as on a full disk.",
            registry=None,
        )
        self.on_loss: list[Callable[[DatabaseLost], None]] = []
        """Functions that are called once when the database is lost, from the event loop."""

    @property
    def stuck_for(self) -> float:
        """Seconds since the first of the failed writes; 0 if the last write worked."""
        return self._trouble.seconds

    async def own(self, hold: DatabaseLease | None = None) -> OwnershipResult:
        """Start to watch that no other process replaces or takes this database.

        Args:
            hold: The lock or lease that this process holds.

        Returns:
            Whether the database was restored since the last start, and its era.

        Raises:
            DatabaseLost: The database is not the one that was opened.
        """
        is_copied = await self._with_known_errors(self._engine.own(hold))

        # A restore leaves SET_BACK and a new era (a random name for the restore) in `meta`.
        def look(connection: Connection) -> OwnershipResult:
            is_set_back = bool(get_meta(connection, SET_BACK))
            is_doubtful = is_set_back or is_copied
            return OwnershipResult(get_meta(connection, ERA) or "", is_set_back, is_doubtful)

        def note(connection: Connection) -> None:
            if get_meta(connection, SET_BACK):
                connection.execute(PUT_META, (SET_BACK, ""))

        state = await self.read(look)
        with suppress(NotWritten):  # on a full disk, the next start reads SET_BACK again
            await self.write(note)

        return state

    async def look(self) -> None:
        """Check that the database is still the one that was opened.

        Raises:
            DatabaseLost: The database was replaced or damaged, or another Coop has taken it over.
        """
        if not self._closed:
            await self._with_known_errors(self._engine.look())

    def write(self, work: Work[T]) -> "asyncio.Future[T]":
        """Run `work` in a transaction and commit it.

        A caller that is cancelled does not learn whether its work was committed.

        Args:
            work: Statements that belong together. It runs in the connection's thread.

        Returns:
            A future of the work's result. When it is done, the change is durable.

        Raises:
            NotWritten: The database cannot be written now; nothing was changed.
            DatabaseLost: The database is lost. If it is a DatabaseAway, the work may be committed,
                because the connection can break between the commit and its answer.
            StoreClosed: The database was closed.
            Exception: Any error of the work itself; nothing was changed.
        """
        self._must_be_open()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Unit(work, done))
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush(), name="store-flush")

        return done

    async def read(self, work: Work[T]) -> T:
        """Run `work`, which only reads. It sees no transaction that is not committed.

        Raises:
            DatabaseLost: The database is lost.
            StoreClosed: The database was closed.
        """
        self._must_be_open()
        return await self._with_known_errors(self._engine.run(work))

    async def wipe(self, *, wholly: bool) -> bool:
        """Remove deleted data from logs and copies, as `DatabaseEngine.wipe` describes."""
        self._must_be_open()
        return await self._with_known_errors(self._engine.wipe(wholly=wholly))

    async def size(self) -> int:
        """Return the size of the database in bytes."""
        self._must_be_open()
        return await self._with_known_errors(self._engine.size())

    async def close(self) -> None:
        """Commit the waiting units, then close the connection.

        The order matters: to close a connection while it runs a statement crashes the process.
        """
        self._closed = True
        while self._flushing is not None:
            await asyncio.wait([self._flushing])
        await self._engine.close()

    def _must_be_open(self) -> None:
        if self._closed:
            raise StoreClosed
        if self._lost is not None:
            raise self._lost

    async def _with_known_errors(self, done: Awaitable[T]) -> T:
        """Wait for the engine, and raise its errors as the caller should see them."""
        try:
            return await done
        except Exception as error:
            meaning = self._error_for_caller(error)
            if meaning is error:
                raise

            raise meaning from None  # the original error may quote a row

    async def _flush(self) -> None:
        """Commit batches of waiting units until none waits."""
        try:
            # Units that arrive during a commit are added to the new list, for the next round.
            while self._waiting:
                batch = self._waiting
                self._waiting = []
                await self._commit(batch)
        finally:
            self._flushing = None

    async def _commit(self, batch: Sequence[_Unit]) -> None:
        """Commit a batch, and give each caller its result or error."""
        works = [unit.work for unit in batch]
        try:
            with self.commits.time():
                results = await self._engine.run(lambda _: _results_of(works, self._engine))
        except BaseException as error:
            # The event loop or the connection ends. Every waiting caller must get an error, or it
            # would wait forever.
            for unit in (*batch, *self._waiting):
                _settle(unit, _Failed(StoreClosed(repr(error))))

            self._waiting.clear()
            raise

        # One success proves that the disk takes writes again.
        if not all(isinstance(result, _Failed) for result in results):
            self._trouble.note_success()

        for unit, result in zip(batch, results, strict=True):
            if isinstance(result, _Failed):
                result = _Failed(self._error_for_caller(result.error))
                # Other errors are the work's own.
                self.failures.inc(isinstance(result.error, NotWritten | DatabaseLost))

            _settle(unit, result)

    def _error_for_caller(self, error: Exception) -> Exception:
        """Return the error that the caller gets, and remember that the database is lost."""
        meaning = self._engine.meaning(error)
        if isinstance(meaning, DatabaseLost):
            # Only the first loss counts, because later errors are its consequences.
            if self._lost is None:
                self._lost = meaning
                for listener in self.on_loss:
                    listener(meaning)

            return self._lost
        if isinstance(meaning, WriteUnavailable):
            self._trouble.note_failure(str(meaning))
            return NotWritten()

        return meaning


class Repository:
    """Base of the repositories: reads and writes the rows of one subject.

    When a method returns, its changes are durable.

    Args:
        database: Where the rows are stored.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _fetch_one(self, sql: str, *values: object) -> Any:
        """Return the first row of a statement, or None if it finds no row."""
        return await self._database.read(
            lambda connection: connection.execute(sql, values).fetchone()
        )

    async def _fetch_all(self, sql: str, *values: object) -> list[Any]:
        return await self._database.read(
            lambda connection: connection.execute(sql, values).fetchall()
        )

    async def _fetch_column(self, sql: str, *values: object) -> list[Any]:
        """Return the only column of all rows of a statement."""
        return [value for (value,) in await self._fetch_all(sql, *values)]

    async def _execute(self, sql: str, *values: object) -> None:
        """Run one statement that writes, and commit it."""
        await self._execute_all((sql, values))

    async def _execute_all(self, *statements: tuple[str, Sequence[object]]) -> None:
        """Run statements with their values, in one transaction."""

        def run(connection: Connection) -> None:
            for sql, values in statements:
                connection.execute(sql, values)

        await self._database.write(run)

    async def _change(self, sql: str, *values: object) -> list[Any]:
        """Run one statement that writes and has RETURNING, and return its rows."""
        return await self._database.write(
            lambda connection: connection.execute(sql, values).fetchall()
        )


class _Trouble:
    """Logs that the database cannot be written, once a minute, and that it can be written again."""

    def __init__(self) -> None:
        self._since: float | None = None
        """When the first write failed, by the monotonic clock; None if the last write worked."""
        self._logged_at = 0.0

    def note_failure(self, why: str) -> None:
        """Note that a write failed, and log it if the last log line is older than a minute."""
        now = time.monotonic()
        if self._since is None:
            self._since = now
        elif now - self._logged_at < MINUTE:
            return

        self._logged_at = now
        log.error("database not writable, trying again: %s", why)

    @property
    def seconds(self) -> float:
        """Seconds since the first failed write; 0 if the last write worked."""
        return 0.0 if self._since is None else time.monotonic() - self._since

    def note_success(self) -> None:
        """Note that a write succeeded, and log this if writes had failed before."""
        if self._since is not None:
            log.warning("database is writable again: seconds=%.0f", self.seconds)
            self._since = None


def _settle(unit: _Unit, result: object) -> None:
    """Give the caller of a unit its result or error."""
    if unit.done.done():
        return  # its caller was cancelled
    if isinstance(result, _Failed):
        unit.done.set_exception(result.error)
    else:
        unit.done.set_result(result)


def _results_of(works: Sequence[Work[Any]], engine: DatabaseEngine) -> list[Any]:
    """Commit the works and return the result of each, or a `_Failed`.

    If one of them fails, each is tried again in its own transaction, so that only the work at fault
    fails. Runs in the connection's thread.
    """
    try:
        return _in_one_transaction(works, engine)
    except Exception as error:  # noqa: BLE001 - it is raised to the caller that gave the work
        # A list of one cannot be divided further; this also ends the recursion below.
        if len(works) == 1:
            return [_Failed(error)]
        if isinstance(engine.meaning(error), DatabaseLost):
            return [_Failed(error) for _ in works]  # no single work is at fault

    return [result for work in works for result in _results_of([work], engine)]


def _in_one_transaction(works: Sequence[Work[Any]], engine: DatabaseEngine) -> list[Any]:
    with engine.transaction() as connection:
        return [work(connection) for work in works]
