"""The database: who may read and write it, whether it is ours and sound, who else uses it."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

from bot.ops.doctor.place import existing, user
from bot.ops.doctor.verdict import Mark, Verdict, fail, ok, warn
from bot.storage import DatabaseNewer, DatabaseRefused, Lock, inspect, mark_of

FOR_OTHERS = stat.S_IRWXG | stat.S_IRWXO
PARTS = ("", "-wal", "-shm")
KILO = 1024


def look(path: Path) -> Iterator[Verdict]:
    first = rights(path)
    yield first
    if first.mark is not Mark.FAIL:  # else the others could only say the same again
        yield content(path)
        yield company(path)


def rights(path: Path) -> Verdict:
    """Coop must be able to write, and nobody else to read: hidden hands lie in it."""
    folder = existing(path.parent)
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        wanted = path.parent.absolute()
        finding = "no-folder" if folder == wanted else "no-place"
        return fail("rights", finding, path=str(folder), folder=str(wanted), user=user())
    files = [file for part in PARTS if (file := path.with_name(path.name + part)).exists()]
    closed = [file for file in files if not os.access(file, os.R_OK | os.W_OK)]
    if closed:
        return fail("rights", "no-file", path=_spaced(closed), user=user())
    open_ = [file for file in files if file.stat().st_mode & FOR_OTHERS]
    if open_:
        return warn("rights", "open", path=_spaced(open_))
    return ok("rights", "fine" if files else "fine-folder", path=str(folder))


def content(path: Path) -> Verdict:
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


def company(path: Path) -> Verdict:
    """That another one runs is no fault: it may be the very Coop that we are asked about."""
    try:
        holder = Lock(path).holder()
    except DatabaseRefused:
        lock = path.with_name(path.name + ".lock")
        return fail("company", "closed", path=str(lock), user=user())
    return ok("company", "none") if holder is None else ok("company", "there", holder=holder)


def _spaced(files: list[Path]) -> str:
    return " ".join(str(file) for file in files)
