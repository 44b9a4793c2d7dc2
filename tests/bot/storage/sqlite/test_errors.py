"""How errors of SQLite are classified. Their texts never contain a row."""

import errno
import os
import sqlite3
from pathlib import Path

import pytest

from bot.storage.interfaces import (
    CorruptRow,
    DatabaseLost,
    DatabaseUnreadable,
    KeyTaken,
    WriteUnavailable,
)
from bot.storage.sqlite.errors import is_full, meaning, own_words, unreadable

NEST = Path("nest.sqlite3")


def error_of(name, kind=sqlite3.OperationalError):
    """Return an error as SQLite raises it, or without a name as Python's module does."""
    error = kind("so it is")
    if name:
        error.sqlite_errorname = name
    return error


@pytest.mark.parametrize(
    ("name", "means"),
    [
        ("SQLITE_CORRUPT", DatabaseLost),
        ("SQLITE_CORRUPT_VTAB", DatabaseLost),
        ("SQLITE_NOTADB", DatabaseLost),
        ("SQLITE_FULL", WriteUnavailable),
        ("SQLITE_IOERR_WRITE", WriteUnavailable),
        ("SQLITE_BUSY", WriteUnavailable),
        ("SQLITE_LOCKED", WriteUnavailable),
        ("SQLITE_READONLY_DBMOVED", WriteUnavailable),
        ("SQLITE_CANTOPEN", WriteUnavailable),
        ("SQLITE_PERM", WriteUnavailable),
        ("SQLITE_NOMEM", WriteUnavailable),
        ("SQLITE_CONSTRAINT_PRIMARYKEY", KeyTaken),
        ("", CorruptRow),
    ],
)
def test_error_is_classified(name, means):
    found = meaning(NEST, error_of(name))
    assert type(found) is means
    # Only messages of SQLite itself are kept.
    assert ("so it is" in str(found)) == (means in (DatabaseLost, WriteUnavailable))


@pytest.mark.parametrize(
    "error",
    [
        error_of("SQLITE_ERROR"),
        error_of("SQLITE_CONSTRAINT_NOTNULL", sqlite3.IntegrityError),
        error_of("", sqlite3.ProgrammingError),
        ZeroDivisionError(),
    ],
    ids=repr,
)
def test_error_of_the_program_is_returned_unchanged(error):
    assert meaning(NEST, error) is error


def test_message_of_pythons_module_is_not_used():
    assert own_words(error_of("SQLITE_FULL")) == "so it is"
    # Without a name, the error is Python's own, which may quote a row.
    assert own_words(error_of("")) == "OperationalError"


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), "hen"), "hen: No such file"),
        (OSError("no eggs"), "no eggs"),
        (error_of("SQLITE_CANTOPEN"), "so it is"),
        (error_of(""), "OperationalError"),
    ],
    ids=repr,
)
def test_reason_for_a_failed_opening_is_explained(error, told):
    found = unreadable(NEST, error)
    assert type(found) is DatabaseUnreadable
    assert f"nest.sqlite3 cannot be used: {told}" in str(found)


def test_full_disk_is_recognised():
    assert is_full(error_of("SQLITE_FULL"))
    assert not is_full(error_of("SQLITE_IOERR_WRITE"))
    assert not is_full(error_of(""))
    # A full disk elsewhere says nothing about the database.
    assert not is_full(OSError(errno.ENOSPC, "no room"))
