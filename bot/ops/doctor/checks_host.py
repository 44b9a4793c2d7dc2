"""What the doctor checks on this machine: programs, settings, the database and its disk."""

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
from bot.settings import PREFIX, Settings, variable
from bot.storage import (
    SQLITE,
    DatabaseAway,
    DatabaseNewer,
    DatabaseRefused,
    Lock,
    inspect,
    mark_of,
)
from bot.storage.engines import hold_on

ALIKE = 0.8
"""Variables less alike than this are somebody else's, such as those of the playground."""

PARTS = ("", "-wal", "-shm")
"""The files of a database, by what their names end in."""

KILO = 1024
MEGA = 1024 * 1024
TOO_FULL = 50
LITTLE = 500
"""Megabytes. A finished game takes a fortieth of one."""


def check_programs() -> Iterator[Finding]:
    """Which programs Coop runs on. Nothing starts without those that it needs (bot/__main__.py)."""
    yield ok(
        "programs",
        "fine",
        python=platform.python_version(),
        discord=discord.__version__,
        sqlite=SQLITE,
    )
    newer = environment.differing()
    if newer:
        yield warn(
            "programs", "newer", those=environment.told_versions(newer), lock=environment.LOCK.name
        )


def check_settings(file: Path) -> Iterator[Finding]:
    """Misspelt names, and whether others can read the token."""
    # In the environment alone: in the file a misspelt name is an error already.
    known = [variable(field) for field in Settings.model_fields]
    for name in sorted(os.environ):
        close = get_close_matches(name.upper(), known, n=1, cutoff=ALIKE)
        if name.upper().startswith(PREFIX) and name.upper() not in known and close:
            yield warn("settings", "misspelt", name=name, close=close[0])

    if not file.exists():
        yield ok("settings", "no-file", file=str(file))
    elif environment.is_token_exposed(file):
        yield warn("settings", "open", file=str(file))
    else:
        yield ok("settings", "fine", file=str(file))


def check_sqlite(path: Path) -> Iterator[Finding]:
    """Who may read and write the file, whether it is ours and sound, who else uses it."""
    first = check_rights(path)
    yield first

    if first.mark is not Mark.FAIL:  # else the others could only say the same again
        yield check_content(path)
        yield check_lock(path)


def check_rights(path: Path) -> Finding:
    """Coop must be able to write, and nobody else to read: hidden hands lie in it."""
    folder = _existing(path.parent)
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        wanted = path.parent.absolute()
        finding = "no-folder" if folder == wanted else "no-place"
        return fail("rights", finding, path=str(folder), folder=str(wanted), user=_user())

    files = [file for part in PARTS if (file := path.with_name(path.name + part)).exists()]
    closed = [file for file in files if not os.access(file, os.R_OK | os.W_OK)]
    if closed:
        return fail("rights", "no-file", path=_spaced(closed), user=_user())

    open_ = [file for file in files if file.stat().st_mode & environment.FOR_OTHERS]
    if open_:
        return warn("rights", "open", path=_spaced(open_))

    return ok("rights", "fine" if files else "fine-folder", path=str(folder))


def check_content(path: Path) -> Finding:
    if not path.exists():
        if mark_of(path).exists():
            return fail("database", "gone", path=str(path), mark=str(mark_of(path)))
        return ok("database", "absent", path=str(path))
    if path.stat().st_size == 0:
        return warn("database", "empty", path=str(path))

    try:
        found = inspect(path)
    except DatabaseNewer as newer:
        return fail("database", "newer", why=str(newer))
    except DatabaseRefused as refused:
        return fail("database", "refused", why=str(refused))

    if found.faults:
        return fail("database", "broken", path=str(path), faults="; ".join(found.faults))
    if found.version < found.known:
        return ok("database", "older", path=str(path), version=found.version, known=found.known)

    kilobytes = -(-found.size // KILO)
    return ok("database", "fine", path=str(path), kilobytes=kilobytes, tables=found.live)


def check_lock(path: Path) -> Finding:
    """That another one runs is no fault: it may be the very Coop that we are asked about."""
    try:
        holder = Lock(path).holder()
    except DatabaseRefused:
        lock = path.with_name(path.name + ".lock")
        return fail("company", "closed", path=str(lock), user=_user())

    return ok("company", "none") if holder is None else ok("company", "there", holder=holder)


def _spaced(files: list[Path]) -> str:
    return " ".join(str(file) for file in files)


def check_postgres(server: DatabaseServer) -> Iterator[Finding]:
    """Whether it can be reached, whether it is ours, who plays on it."""
    name = str(server)
    try:
        found = inspect(server)
        holder = hold_on(server).holder()
    except DatabaseNewer as newer:
        yield fail("database", "newer", why=str(newer))
    except DatabaseAway as away:
        yield fail("database", "away", why=str(away))
    except DatabaseRefused as refused:
        yield fail("database", "no-server", why=str(refused))
    else:
        if found.version == 0:
            yield ok("database", "unfurnished", name=name)
        elif found.version < found.known:
            yield ok("database", "older", path=name, version=found.version, known=found.known)
        else:
            kilobytes = -(-found.size // KILO)
            yield ok("database", "fine", path=name, kilobytes=kilobytes, tables=found.live)

        if holder is None:
            yield ok("company", "none")
        else:
            yield ok("company", "stands-by", holder=holder)


def check_disk(path: Path, *, lasts: bool = False) -> Finding:
    """Room for the database: SQLite cannot write on a full disk. `lasts`: the setting says so."""
    host = None if lasts else environment.forgotten_by(path)
    if host is not None:
        return fail("disk", "forgotten", platform=host, file=str(path))

    folder = _existing(path.parent)
    free = shutil.disk_usage(folder).free // MEGA
    found = fail if free < TOO_FULL else warn if free < LITTLE else ok
    finding = "fine" if free >= LITTLE else "little"
    return found("disk", finding, path=str(folder), megabytes=free)


def _existing(folder: Path) -> Path:
    """The folder, or the nearest one above it: that in which it would be made."""
    folder = folder.absolute()
    # os.path, because Path.exists raises where a folder above may not be entered.
    return next(one for one in (folder, *folder.parents) if os.path.exists(one))


def _user() -> str:
    """The name, or in a container that gives none the number."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return str(os.getuid())
