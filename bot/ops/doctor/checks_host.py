"""The doctor's checks on this machine: programs, settings, the database and its disk."""

import getpass
import os
import platform
import shutil
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path

import discord

from bot.common.database_url import DatabaseServer
from bot.ops import environment
from bot.ops.doctor.report import Finding, Mark, fail, ok, warn
from bot.settings import OTHER_NAMES, PREFIX, Settings, variable
from bot.storage import (
    SQLITE,
    DatabaseAway,
    DatabaseNewer,
    DatabaseRefused,
    Inspection,
    Lock,
    inspect,
    mark_of,
)
from bot.storage.engines import lease_of
from bot.version import version

SIMILARITY = 0.8
"""How similar an unknown variable must be to one of ours to count as misspelt, from 0 to 1.

Less similar ones belong to other programs, or to the playground.
"""

FILE_ENDINGS = ("", "-wal", "-shm")
"""What follows the name of a database in the names of its files."""

KILOBYTE = 1024
MEGABYTE = 1024 * 1024
FAILURE_MEGABYTES = 50
"""With less free space than this, the doctor reports a failure."""

WARNING_MEGABYTES = 500
"""With less free space than this, the doctor warns. A finished game takes about 25 kB."""


def check_programs() -> Iterator[Finding]:
    """Report the versions of Coop, Python, discord.py and SQLite, and libraries newer than tested.

    Missing libraries are not checked: without them the doctor does not start (bot/__main__.py).
    """
    yield ok(
        "programs",
        "fine",
        coop=version(),
        python=platform.python_version(),
        discord=discord.__version__,
        sqlite=SQLITE,
    )
    newer = environment.differing()
    if newer:
        yield warn(
            "programs", "newer", those=environment.version_list(newer), lock=environment.LOCK.name
        )


def check_settings(file: Path) -> Iterator[Finding]:
    """Check for misspelt names, and whether other users can read the token."""
    # Only in the environment, because a misspelt name in the file is an error of the settings. In a
    # container there is no file, so names without our prefix are checked, too.
    known = [variable(field) for field in Settings.model_fields]
    for name in sorted(os.environ):
        close = get_close_matches(name.upper(), [*known, *OTHER_NAMES], n=1, cutoff=SIMILARITY)
        meant = next((OTHER_NAMES.get(one, one) for one in close), name)
        if (
            name.upper() not in known
            and meant not in os.environ
            and (name.upper().startswith(PREFIX) or not file.exists())
        ):
            yield warn("settings", "misspelt", name=name, close=meant)

    if not file.exists():
        yield ok("settings", "no-file", file=str(file))
    elif environment.is_token_exposed(file):
        yield warn("settings", "open", file=str(file))
    else:
        yield ok("settings", "fine", file=str(file))


def check_sqlite(path: Path) -> Iterator[Finding]:
    """Check the rights on the file, its content, and whether a running Coop uses it."""
    first = check_rights(path)
    yield first

    # Without the rights, the other checks would only report the same failure again.
    if first.mark is not Mark.FAIL:
        yield check_content(path)
        yield check_lock(path)


def check_rights(path: Path) -> Finding:
    """Check that Coop can write the files, and that no other user of the machine can read them."""
    folder = environment.existing_folder(path.parent)
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        needed = path.parent.absolute()
        finding = "no-folder" if folder == needed else "no-place"
        return fail("rights", finding, path=str(folder), folder=str(needed), user=_user())

    files = [file for part in FILE_ENDINGS if (file := path.with_name(path.name + part)).exists()]
    not_allowed = [file for file in files if not os.access(file, os.R_OK | os.W_OK)]
    if not_allowed:
        return fail("rights", "no-file", path=_spaced(not_allowed), user=_user())

    # Other users could read hidden cards, but Coop can play, so this is only a warning.
    readable_by_others = [file for file in files if file.stat().st_mode & environment.FOR_OTHERS]
    if readable_by_others:
        return warn("rights", "open", path=_spaced(readable_by_others))

    return ok("rights", "fine" if files else "fine-folder", path=str(folder))


def check_content(path: Path) -> Finding:
    """Check whether the file is a sound database of Coop."""
    if not path.exists():
        # A marker file says that there was a database before, so it was removed.
        if mark_of(path).exists():
            return fail("database", "gone", path=str(path), mark=str(mark_of(path)))
        return ok("database", "absent", path=str(path))
    # SQLite would accept an empty file as a new database, but perhaps a copy has failed.
    if path.stat().st_size == 0:
        return warn("database", "empty", path=str(path))

    try:
        inspection = inspect(path)
    except DatabaseNewer as newer:
        return fail("database", "newer", why=str(newer))
    except DatabaseRefused as refused:
        return fail("database", "refused", why=str(refused))

    if inspection.faults:
        return fail("database", "broken", path=str(path), faults="; ".join(inspection.faults))

    return _sound_database(str(path), inspection)


def _sound_database(name: str, inspection: Inspection) -> Finding:
    """Return what is in a database that is not damaged, by its path or its name."""
    if inspection.version < inspection.known:
        return ok(
            "database", "older", path=name, version=inspection.version, known=inspection.known
        )

    kilobytes = -(-inspection.size // KILOBYTE)  # rounded up
    return ok("database", "fine", path=name, kilobytes=kilobytes, tables=inspection.live)


def check_lock(path: Path) -> Finding:
    """Report whether a running Coop uses the database. This is no fault: the operator runs one."""
    try:
        holder = Lock(path).holder()
    except DatabaseRefused:
        lock = path.with_name(path.name + ".lock")
        return fail("company", "closed", path=str(lock), user=_user())

    return ok("company", "none") if holder is None else ok("company", "there", holder=holder)


def _spaced(files: list[Path]) -> str:
    return " ".join(str(file) for file in files)


def check_postgres(server: DatabaseServer) -> Iterator[Finding]:
    """Check the connection to the server, its database, and whether a running Coop uses it."""
    name = str(server)
    try:
        inspection = inspect(server)
        holder = lease_of(server).holder()
    except DatabaseNewer as newer:
        yield fail("database", "newer", why=str(newer))
    except DatabaseAway as away:
        yield fail("database", "away", why=str(away))
    except DatabaseRefused as refused:
        yield fail("database", "no-server", why=str(refused))
    else:
        if inspection.version == 0:
            yield ok("database", "unfurnished", name=name)
        else:
            yield _sound_database(name, inspection)

        yield (
            ok("company", "none") if holder is None else ok("company", "stands-by", holder=holder)
        )


def check_disk(path: Path, *, lasts: bool = False) -> Finding:
    """Check that the disk lasts and has room.

    Args:
        path: The database.
        lasts: The operator has set COOP_DISK=lasts.
    """
    host = None if lasts else environment.forgotten_by(path)
    if host is not None:
        return fail("disk", "forgotten", platform=host, file=str(path))

    folder = environment.existing_folder(path.parent)
    free = shutil.disk_usage(folder).free // MEGABYTE  # a quota of this user is not considered
    verdict = fail if free < FAILURE_MEGABYTES else (warn if free < WARNING_MEGABYTES else ok)
    finding = "fine" if free >= WARNING_MEGABYTES else "little"
    return verdict("disk", finding, path=str(folder), megabytes=free)


def _user() -> str:
    """Return the name of this process's user; in a container without a name for it, the number."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return str(os.getuid())
