"""Connections to a server: noticed within seconds when they break."""

import logging
from typing import Any

import psycopg

from bot.common.database_url import Server
from bot.storage.errors import DatabaseUnreadable
from bot.storage.postgres.errors import unopened

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


def connect(server: Server) -> psycopg.Connection:
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
