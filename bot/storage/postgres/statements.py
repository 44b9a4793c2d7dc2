"""Translate the repositories' SQL to that of PostgreSQL, and execute it."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Any

import psycopg

from bot.storage.interfaces import Sql

TOKEN = re.compile(
    r"""
      '(?:[^']|'')*'   # a literal
    | "(?:[^"]|"")*"   # a quoted name
    | --[^\n]*         # a comment
    | /\*.*?\*/        # a longer comment
    | \?               # a placeholder
    """,
    re.VERBOSE | re.DOTALL,
)
"""Matches a placeholder, and each part of SQL in which a question mark is not a placeholder."""


@dataclass(frozen=True, slots=True)
class Executor:
    """Implements `bot.storage.interfaces.Connection` for PostgreSQL.

    Attributes:
        connection: The connection that executes the statements.
    """

    connection: psycopg.Connection

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> psycopg.Cursor[Any]:
        """Run a statement with one value for each `?`, and return its cursor."""
        # A RawCursor takes `$1`, so a `%` in a statement needs no escape.
        return psycopg.RawCursor(self.connection).execute(prepare(sql), values)

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> None:
        """Run a statement once for each row of values."""
        with psycopg.RawCursor(self.connection) as cursor:
            cursor.executemany(prepare(sql), [*rows])


def prepare(sql: str) -> bytes:
    """Return a statement as PostgreSQL needs it, with `$1`, `$2` … as placeholders."""
    return _with_numbers(sql.postgres if isinstance(sql, Sql) else sql)


@cache
def _with_numbers(sql: str) -> bytes:
    numbers = count(1)

    def number(token: re.Match[str]) -> str:
        return f"${next(numbers)}" if token[0] == "?" else token[0]

    return TOKEN.sub(number, sql).encode()
