"""Connect to a PostgreSQL server, and translate its errors.

A broken connection is noticed within seconds. The details of an error are never logged, because
PostgreSQL may quote a row in them.
"""

import logging
from typing import Any

import psycopg
from psycopg import errors

from bot.common.database_url import DatabaseServer
from bot.storage.interfaces import (
    DatabaseAway,
    DatabaseLost,
    DatabaseUnreadable,
    KeyTaken,
    WriteUnavailable,
)

# psycopg's warnings repeat the server's messages, and those may quote rows.
logging.getLogger("psycopg").setLevel(logging.CRITICAL)

CONNECTION_OPTIONS: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
    "application_name": "coop",
}
"""Options of libpq: a server that silently disappears is noticed after about five seconds.

Times are in seconds, but `tcp_user_timeout` is in milliseconds.
"""

SESSION = """
    SET synchronous_commit = on;
    SET lock_timeout = '5s';
    SET idle_in_transaction_session_timeout = '2s';
    SET client_min_messages = warning;
"""
"""Settings of each session.

The server ends a transaction that is idle for two seconds, because a Coop that hangs must not keep
another Coop from taking over.
"""

NOT_UTF8 = "it is written in {encoding}: make one WITH ENCODING 'UTF8', for people's names"


def connect(server: DatabaseServer) -> psycopg.Connection:
    """Open a connection in autocommit mode, with `CONNECTION_OPTIONS` and `SESSION`.

    Raises:
        DatabaseAway: The server cannot be reached now.
        DatabaseUnreadable: The server refuses the login, or the database is not in UTF-8.
    """
    try:
        connection = psycopg.connect(server.url, autocommit=True, **CONNECTION_OPTIONS)
        try:
            connection.execute(SESSION)
            (encoding,) = connection.execute("SHOW server_encoding").fetchone() or ("",)
            if encoding != "UTF8":
                raise DatabaseUnreadable(server, NOT_UTF8.format(encoding=encoding))
        except BaseException:
            connection.close()
            raise
    except psycopg.Error as error:
        raise opening_error(server, error) from None

    return connection


# -- errors ----------------------------------------------------------------------------------------

FENCE = "fence"
"""The table that rejects transactions of a Coop that has lost its lease.

The epoch counts how often a Coop has taken the lease (bot/storage/postgres/lease.py).
"""

# Reasons of a DatabaseAway, as ends of sentences.
TAKEN_OVER = "another Coop has taken over"
CUT = "the connection to it broke"

AWAY = ("08", "57P")
"""Beginnings of the SQLSTATE codes for a broken connection, or a server that stops or starts."""

STUCK = ("53", "25006", "40", "55P03", "57014", "58")
"""Beginnings of the SQLSTATE codes for errors that may pass.

In this order: no room or memory, read-only, a conflict, a lock, a cancelled query, an I/O error.
"""

FOR_GOOD = (errors.DataCorrupted, errors.IndexCorrupted, errors.InsufficientPrivilege)
"""Errors that last until the operator repairs something."""


class Rejected(Exception):
    """PostgreSQL rejected a statement: a bug in Coop."""


def meaning(server: DatabaseServer, error: Exception) -> Exception:
    """Return what an error means, as `DatabaseEngine.meaning` describes.

    An error of psycopg without such a meaning becomes Rejected, which contains no text of the
    server.
    """
    if not isinstance(error, psycopg.Error):
        return error

    code = error.sqlstate or ""
    # The update of the fence writes NULL if the epoch is not the current one (see lease.PASS).
    if isinstance(error, errors.NotNullViolation) and error.diag.table_name == FENCE:
        return DatabaseAway(server, TAKEN_OVER)
    constraint = error.diag.constraint_name or ""
    if isinstance(error, errors.UniqueViolation) and constraint.endswith("_pkey"):
        return KeyTaken()
    if isinstance(error, FOR_GOOD):
        return DatabaseLost(server, own_words(error))
    # libpq's own errors, such as a reset connection, have no code.
    if code.startswith(AWAY) or (not code and isinstance(error, psycopg.OperationalError)):
        return DatabaseAway(server, CUT)
    if code.startswith(STUCK):
        return WriteUnavailable(own_words(error))

    return Rejected(f"{type(error).__name__} ({code})")


def opening_error(server: DatabaseServer, error: psycopg.Error) -> DatabaseUnreadable:
    """Return why a connection could not be opened.

    Returns:
        DatabaseAway (a subclass) if a later attempt may succeed, else DatabaseUnreadable.
    """
    why = own_words(error)
    code = error.sqlstate or ""
    # 28: the login is refused; 3D: there is no such database; 42: a missing right or object.
    if code.startswith(("28", "3D", "42")) or not isinstance(error, psycopg.OperationalError):
        return DatabaseUnreadable(server, why)

    # psycopg gives a refused login no code, so only the text tells it from a server that is down.
    refused = ("password authentication failed", "does not exist", "no pg_hba.conf entry")
    if not code and any(text in str(error) for text in refused):
        return DatabaseUnreadable(server, why)

    return DatabaseAway(server, why)


def own_words(error: psycopg.Error) -> str:
    """Return the first line of an error, which quotes no row.

    The line may contain the server's address, but only as the operator wrote it.
    """
    first = error.diag.message_primary or (str(error).splitlines() or [type(error).__name__])[0]
    return first.strip().rstrip(".")
