"""Crash points: places where Coop can be killed, with a counter that kills at the chosen one.

Nothing is mocked. Each wrapped function does its work, with a crash point before and after it.
"""

import os
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import wraps
from typing import Any

from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.app import Coop
from bot.chat import Chat
from bot.interactions.router import Router
from bot.pictures.studio import Studio
from bot.records import records
from bot.records.records import Records
from bot.storage import database
from bot.storage.sqlite import migrations
from bot.storage.sqlite.lock import Lock
from bot.tables.deadlines_runner import DeadlinesRunner

KILLED = 137
"""The exit code of a process after SIGKILL, as shells report it."""

AWAKE = "start: records: after"
"""The last crash point of a start."""

WRITES = {
    "TableRepository.next_number": "a table's number",
    "save_work": "a table",
    "MemoryStore": "a surface or person",
    "Repository._execute": "a surface or person",
    "Repository._change": "a surface or person",
    "_statement": "a surface or person",
    "RecordRepository.put_record": "the record",
    "Store.put_meta": "a word about the house",
    "Writer.own": "whose it is",
}
"""Descriptions of what a unit of work writes, by the function that created it."""


class Points:
    """Count the crash points of one life.

    At number `die_at`, or at the `nth` point named `die_on`, the process ends at once, after a call
    of `tell`.
    """

    def __init__(
        self,
        die_at: int | None,
        die_on: str | None,
        nth: int,
        tell: Callable[[str], None],
        *,
        counting: bool = True,
    ) -> None:
        self.passed = 0
        self.kinds: set[str] = set()
        self._counting = counting
        self._die_at = die_at
        self._die_on = die_on
        self._nth = nth
        self._tell = tell
        self._lock = threading.Lock()

    def __call__(self, name: str) -> None:
        # Commits run in another thread, so the counter needs a lock.
        with self._lock:
            self._counting = self._counting or name == AWAKE
            self.passed += self._counting
            self.kinds.add(name)
            self._nth -= name == self._die_on
            if self.passed == self._die_at or (name == self._die_on and self._nth == 0):
                self._tell(f"died {name}")
                # No clean-up, no flushed files: the same as a SIGKILL.
                os._exit(KILLED)


def watch(point: Points) -> None:
    """Wrap every function that can be interrupted."""
    _watch_commits(point)
    _watch_migrations(point)
    _around(point, "a request", HTTPClient, "request", _route)
    _around(point, "by token", AsyncWebhookAdapter, "request", _route)
    _around(point, "a press", Router, "_guarded")
    _around(point, "a picture", Studio, "_paint_in_thread")
    _around(point, "start: the lock", Lock, "take")
    _around(point, "start: furniture", Coop, "build_services")
    _around(point, "start: tables", DeadlinesRunner, "wake")
    _around(point, "start: chat", Chat, "wake")
    _around(point, "start: records", Records, "write_missing")
    compute_record = records.compute_record

    def told(*args: Any) -> str:
        point("the record's text: before")
        try:
            return compute_record(*args)
        finally:
            point("the record's text: after")

    records.compute_record = told  # type: ignore[assignment]


def _route(args: Sequence[Any]) -> str:
    route = next(one for one in args if hasattr(one, "method"))
    return f" {route.method} {route.path}"


def _around(
    point: Points,
    name: str,
    owner: Any,
    attribute: str,
    more: Callable[[Sequence[Any]], str] = lambda _: "",
) -> None:
    """Wrap a coroutine function with a crash point before and after each call."""
    done: Callable[..., Awaitable[Any]] = getattr(owner, attribute)

    @wraps(done)
    async def watched(*args: Any, **named: Any) -> Any:
        called = name + more(args)
        point(f"{called}: before")
        result = await done(*args, **named)
        point(f"{called}: after")
        return result

    setattr(owner, attribute, watched)


def _watch_commits(point: Points) -> None:
    in_one_transaction = database._in_one_transaction

    def watched(works: Sequence[Any], engine: Any) -> list[Any]:
        what = " and ".join(sorted({_written(work) for work in works}))
        point(f"commit of {what}: before")
        # The last unit of the transaction is a point between the writes and the commit.
        works = [*works, lambda _: point(f"commit of {what}: written")]
        results = in_one_transaction(works, engine)
        point(f"commit of {what}: after")

        return results[:-1]

    database._in_one_transaction = watched


def _written(work: Any) -> str:
    made_by = work.__qualname__.split(".<locals>")[0]
    return next((said for name, said in WRITES.items() if made_by.startswith(name)), made_by)


def _watch_migrations(point: Points) -> None:
    apply = migrations._apply

    def watched(database: sqlite3.Connection, number: int, script: str) -> None:
        # SQL can call this function, so a migration can be killed between two statements.
        database.create_function("crash_point", 1, point)
        called = f"migration {number}"
        point(f"{called}: before")
        said = f"SELECT crash_point('{called}: amid');"
        apply(database, number, "\n".join(f"{one}\n{said}" for one in _statements(script)))
        point(f"{called}: after")

    migrations._apply = watched


def _statements(script: str) -> Iterator[str]:
    statement = ""
    for line in script.splitlines():
        statement += line + "\n"
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""

    if statement.strip():
        yield statement
