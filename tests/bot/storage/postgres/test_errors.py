"""How errors of PostgreSQL are classified. Their texts never contain a row."""

import psycopg
import pytest
from psycopg import errors

from bot.common.database_url import DatabaseServer
from bot.storage.interfaces import DatabaseAway, DatabaseLost, DatabaseUnreadable, WriteUnavailable
from bot.storage.postgres.connection import CUT, Rejected, meaning, opening_error, own_words

SERVER = DatabaseServer("postgresql://hen:secret@nest/coop")


@pytest.mark.parametrize(
    ("error", "means"),
    [
        (errors.DataCorrupted, DatabaseLost),
        (errors.IndexCorrupted, DatabaseLost),
        (errors.InsufficientPrivilege, DatabaseLost),
        (errors.AdminShutdown, DatabaseAway),
        (errors.CannotConnectNow, DatabaseAway),
        (errors.ConnectionFailure, DatabaseAway),
        (psycopg.OperationalError, DatabaseAway),
        (errors.DiskFull, WriteUnavailable),
        (errors.TooManyConnections, WriteUnavailable),
        (errors.OutOfMemory, WriteUnavailable),
        (errors.ReadOnlySqlTransaction, WriteUnavailable),
        (errors.SerializationFailure, WriteUnavailable),
        (errors.LockNotAvailable, WriteUnavailable),
        (errors.QueryCanceled, WriteUnavailable),
        (errors.IoError, WriteUnavailable),
        (errors.UniqueViolation, Rejected),
        (errors.NotNullViolation, Rejected),
        (errors.UndefinedTable, Rejected),
        (psycopg.InterfaceError, Rejected),
    ],
)
def test_error_is_classified_without_quoting_it(error, means):
    found = meaning(SERVER, error("so it is\nDETAIL: the fox card"))
    assert type(found) is means
    assert "fox" not in str(found)
    assert "secret" not in str(found)


def test_other_errors_are_returned_unchanged():
    bug = ZeroDivisionError()
    assert meaning(SERVER, bug) is bug


def test_text_of_a_classified_error():
    assert str(meaning(SERVER, errors.DiskFull("no room left."))) == "no room left"
    assert CUT in str(meaning(SERVER, errors.AdminShutdown("bye")))
    # Only the code: the server's text could quote a value.
    assert str(meaning(SERVER, errors.UndefinedTable("eggs"))) == "UndefinedTable (42P01)"
    assert own_words(psycopg.OperationalError("")) == "OperationalError"


@pytest.mark.parametrize(
    ("error", "means"),
    [
        (errors.InvalidPassword("no"), DatabaseUnreadable),
        (errors.InvalidCatalogName("no"), DatabaseUnreadable),
        (errors.InsufficientPrivilege("no"), DatabaseUnreadable),
        (psycopg.ProgrammingError("no such option"), DatabaseUnreadable),
        (psycopg.OperationalError("FATAL: password authentication failed"), DatabaseUnreadable),
        (psycopg.OperationalError('database "coop" does not exist'), DatabaseUnreadable),
        (psycopg.OperationalError("no pg_hba.conf entry for host"), DatabaseUnreadable),
        (psycopg.OperationalError("connection refused"), DatabaseAway),
        (errors.CannotConnectNow("starting up"), DatabaseAway),
        (errors.TooManyConnections("too many"), DatabaseAway),
    ],
)
def test_permanent_failure_to_open_differs_from_a_temporary_one(error, means):
    assert type(opening_error(SERVER, error)) is means
