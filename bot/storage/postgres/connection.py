"""Connections to a server, noticed within seconds when they break, and what its errors mean.

What PostgreSQL says in detail may quote a row, and is never told.
"""

import logging
from typing import Any

import psycopg
from psycopg import errors

from bot.common.database_url import DatabaseServer
from bot.storage.errors import DatabaseAway, DatabaseLost, DatabaseUnreadable, KeyTaken, Stuck

# What it warns of quotes what the server said, and that quotes rows.
logging.getLogger("psycopg").setLevel(logging.CRITICAL)

LINE: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
    "application_name": "coop",
}
"""A server that is gone without a word is missed after five seconds."""

SESSION = """
    SET synchronous_commit = on;
    SET lock_timeout = '5s';
    SET idle_in_transaction_session_timeout = '2s';
    SET client_min_messages = warning;
"""
"""A Coop that stands still amid a transaction must not keep another one from taking over."""

NOT_UTF8 = "it is written in {encoding}: make one WITH ENCODING 'UTF8', for people's names"


def connect(server: DatabaseServer) -> psycopg.Connection:
    """Raises DatabaseAway where it may be there later, or DatabaseUnreadable."""
    try:
        connection = psycopg.connect(server.url, autocommit=True, **LINE)
        try:
            connection.execute(SESSION)
            (encoding,) = connection.execute("SHOW server_encoding").fetchone() or ("",)
            if encoding != "UTF8":
                raise DatabaseUnreadable(server, NOT_UTF8.format(encoding=encoding))
        except BaseException:
            connection.close()
            raise
    except psycopg.Error as error:
        raise unopened(server, error) from None

    return connection


# -- errors ----------------------------------------------------------------------------------------

FENCE = "fence"
"""The table that refuses whoever is not the one who plays."""

TAKEN_OVER = "another Coop has taken over"
CUT = "the connection to it broke"

AWAY = ("08", "57P")
"""Beginnings of codes for: no connection, or a server that stops, starts or ends sessions."""

STUCK = ("53", "25006", "40", "55P03", "57014", "58")
"""For: not now; no room, no memory, read-only for a while, somebody else holds it."""

FOR_GOOD = (errors.DataCorrupted, errors.IndexCorrupted, errors.InsufficientPrivilege)
"""Whoever runs Coop must mend something first."""


class Rejected(Exception):
    """PostgreSQL refused a statement: a fault of ours."""


def meant(server: DatabaseServer, error: Exception) -> Exception:
    if not isinstance(error, psycopg.Error):
        return error

    code = error.sqlstate or ""
    if isinstance(error, errors.NotNullViolation) and error.diag.table_name == FENCE:
        return DatabaseAway(server, TAKEN_OVER)
    if isinstance(error, errors.UniqueViolation) and _of_primary_key(error):
        return KeyTaken()
    if isinstance(error, FOR_GOOD):
        return DatabaseLost(server, own_words(error))
    if code.startswith(AWAY) or (not code and isinstance(error, psycopg.OperationalError)):
        return DatabaseAway(server, CUT)
    if code.startswith(STUCK):
        return Stuck(own_words(error))

    return Rejected(f"{type(error).__name__} ({code})")


def unopened(server: DatabaseServer, error: psycopg.Error) -> DatabaseUnreadable:
    """Why there is no connection: it may be there in a moment, or never."""
    why = own_words(error)
    code = error.sqlstate or ""
    if code.startswith(("28", "3D", "42")) or not isinstance(error, psycopg.OperationalError):
        return DatabaseUnreadable(server, why)

    refused = ("password authentication failed", "does not exist", "no pg_hba.conf entry")
    if not code and any(one in str(error) for one in refused):
        return DatabaseUnreadable(server, why)

    return DatabaseAway(server, why)


def own_words(error: psycopg.Error) -> str:
    """The first line: never a row, and of an address only what whoever runs Coop has written."""
    first = error.diag.message_primary or (str(error).splitlines() or [type(error).__name__])[0]
    return first.strip().rstrip(".")


def _of_primary_key(error: errors.UniqueViolation) -> bool:
    return (error.diag.constraint_name or "").endswith("_pkey")
