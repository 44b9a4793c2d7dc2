"""The place of a database: the path of an SQLite file, or the URL of a PostgreSQL server."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

SCHEMES = ("postgresql", "postgres")

# A part of a URL, such as a user or a password. Its special characters are written as "%" and two
# hexadecimal digits.
_PART = r"(?:[^@/?#%\[\]\s]|%[0-9A-Fa-f]{2})*"
_HOST = rf"(?:\[[0-9A-Fa-f:.]+\])?{_PART}"
_ADDRESS = re.compile(rf"\w+://(?:{_PART}@)?{_HOST}(?:/{_PART})?(?:\?(?:{_PART}/?)*)?")
"""Matches a URL in which all special characters are escaped.

If a password held an unescaped "@" or "/", a part of the password would be parsed as the host or
the database name, and be logged.
"""


@dataclass(frozen=True, slots=True)
class DatabaseServer:
    """A database on a PostgreSQL server. As a string it shows neither user nor password."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        # The path of a URL is a slash and the name of the database. The driver chooses a name or a
        # host that the URL lacks.
        parts = urlsplit(self.url)
        return f"{(parts.path or '/')[1:] or 'of DATABASE_URL'} on {parts.hostname or 'PostgreSQL'}"


Place = Path | DatabaseServer


def is_clear(address: str) -> bool:
    """Return whether this is the URL of a server, with all special characters escaped."""
    return is_server(address) and _ADDRESS.fullmatch(address) is not None


def is_server(address: str) -> bool:
    """Return whether this is the URL of a PostgreSQL server, and not a path."""
    return address.partition("://")[0] in SCHEMES and "://" in address
