"""Notices a database that is older than what was told: a copy that was put back.

Rule 1: every commit counts up a number in the database, and then in a file beside it.
Rule 2: the file is never ahead of the database, unless an older database was put under it.
Rule 3: a database without its file may be older; who only lost the file loses nothing by that.
"""

import os
import re
import secrets
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from bot.storage.database import Database, Found, Past
from bot.storage.meta import ERA, PUT_META, SET_BACK, get_meta

ENDING = ".mark"

HOUSE, COMMITS = "house", "commits"
"""Keys of `meta`: which database this is, and how often it was committed."""

IS_LIVED_IN = "SELECT 1 FROM tables LIMIT 1"

SHAPE = re.compile(rb"([0-9a-f]{16}) (\d{20})\n")


@dataclass(frozen=True, slots=True)
class Mark:
    """What stands in the file."""

    house: str
    commits: int

    @classmethod
    def read(cls, path: Path) -> Self | None:
        """None where there is no file, or none of ours."""
        with suppress(OSError):  # not there, or not to be read
            found = SHAPE.fullmatch(mark_of(path).read_bytes())
            if found is not None:
                return cls(found[1].decode(), int(found[2]))
        return None

    def __bytes__(self) -> bytes:
        return f"{self.house} {self.commits:020}\n".encode()


def mark_of(path: Path) -> Path:
    return path.with_name(path.name + ENDING)


class Count:
    """The number in the database and its like in the file. Runs in the connection's thread."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None
        self._house = ""
        self._next = 0
        self._found = Found(Past.SAME, "")

    def compare(self, database: Database) -> Found:
        """Before anything else; nothing is changed."""
        mark = Mark.read(self._path)
        house, number = get_meta(database, HOUSE), int(get_meta(database, COMMITS) or 0)
        past = Past.OLDER if get_meta(database, SET_BACK) else _past(mark, house, number, database)
        self._house = house or secrets.token_hex(8)
        self._next = max(number, 0 if mark is None else mark.commits) + 1
        before = get_meta(database, ERA) or ""
        self._found = Found(past, str(self._next) if past is Past.OLDER else before)
        return self._found

    def up(self, database: Database) -> int:
        """Inside a transaction. Returns the number. The first one goes on above both."""
        number = int(get_meta(database, COMMITS) or 0)
        if number < self._next:
            kept = {HOUSE: self._house, COMMITS: str(self._next), ERA: self._found.era}
            if get_meta(database, SET_BACK):
                kept[SET_BACK] = ""
            database.executemany(PUT_META, kept.items())
            return self._next
        database.execute(PUT_META, (COMMITS, str(number + 1)))
        return number + 1

    def told(self, number: int) -> None:
        """The transaction is on the disk. A file that cannot be written stays behind, which is no
        harm; so does one that a power cut forgets.
        """
        with suppress(OSError):
            if self._file is None:
                flags = os.O_RDWR | os.O_CREAT | os.O_CLOEXEC
                self._file = os.open(mark_of(self._path), flags, 0o600)
            mark = bytes(Mark(self._house, number))
            os.pwrite(self._file, mark, 0)
            os.ftruncate(self._file, len(mark))

    def close(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _past(mark: Mark | None, house: str | None, number: int, database: Database) -> Past:
    if mark is None:
        return Past.SAME if house is None else Past.UNKNOWN
    if house is None:  # a copy from before there were marks, or a new database
        return Past.OLDER if database.execute(IS_LIVED_IN).fetchone() else Past.SAME
    if house != mark.house:
        return Past.UNKNOWN
    return Past.OLDER if number < mark.commits else Past.SAME
