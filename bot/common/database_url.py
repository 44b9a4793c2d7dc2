"""Where a database is: a file, or a server that is asked for it."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from pydantic import SecretStr

SCHEMES = ("postgresql", "postgres")

_PART = r"(?:[^@/?#%\[\]\s]|%[0-9A-Fa-f]{2})*"
_HOST = rf"(?:\[[0-9A-Fa-f:.]+\])?{_PART}"
_ADDRESS = re.compile(rf"\w+://(?:{_PART}@)?{_HOST}(?:/{_PART})?(?:\?(?:{_PART}/?)*)?")
"""What a password must not hold would have a piece of it told as the host or the database."""


@dataclass(frozen=True, slots=True)
class DatabaseServer:
    """A database on a PostgreSQL server. Shown without its user and password."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        return f"{(parts.path or '/')[1:] or 'of DATABASE_URL'} on {parts.hostname or 'PostgreSQL'}"


Place = Path | DatabaseServer


def place_of(file: Path, url: SecretStr | None) -> Place:
    """The server, where one is named."""
    return file if url is None else DatabaseServer(url.get_secret_value())


def is_clear(address: str) -> bool:
    """Whether it is an address of a server, and nobody can take its password for another part."""
    return is_server(address) and _ADDRESS.fullmatch(address) is not None


def is_server(address: str) -> bool:
    return address.partition("://")[0] in SCHEMES and "://" in address
