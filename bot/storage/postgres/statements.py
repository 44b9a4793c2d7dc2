"""The store's statements as PostgreSQL takes them."""

import re
from collections.abc import Iterable, Sequence
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
"""What a question mark may be part of."""


class Executor:
    """Executes statements of the store on a connection: see bot.storage.interfaces.Connection."""

    def __init__(self, connection: psycopg.Connection) -> None:
        self._connection = connection

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> psycopg.Cursor[Any]:
        return psycopg.RawCursor(self._connection).execute(prepared(sql), values)

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> None:
        with psycopg.RawCursor(self._connection) as cursor:
            cursor.executemany(prepared(sql), [*rows])


def prepared(sql: str) -> bytes:
    """A statement in PostgreSQL's spelling, with `$1`, `$2` … as placeholders."""
    return _numbered(sql.postgres if isinstance(sql, Sql) else sql)


@cache
def _numbered(sql: str) -> bytes:
    numbers = count(1)

    def number(token: re.Match[str]) -> str:
        return f"${next(numbers)}" if token[0] == "?" else token[0]

    return TOKEN.sub(number, sql).encode()
