"""Where something listens: a host and a port."""

import re
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Self

_SHAPE = re.compile(
    r"(?:\[(?P<six>[0-9A-Fa-f:.%\w]+)\]|(?P<host>[\w.-]+)):(?P<port>\d{1,5})", re.ASCII
)

LARGEST_PORT = 65_535


@dataclass(frozen=True, slots=True)
class Address:
    host: str
    port: int

    @classmethod
    def read(cls, text: str) -> Self:
        """From `127.0.0.1:9464`, `localhost:9464` or `[::1]:9464`. Raises ValueError."""
        found = _SHAPE.fullmatch(text)
        if found is None or not 0 < int(found["port"]) <= LARGEST_PORT:
            raise ValueError("no address")

        if found["six"]:
            ip_address(found["six"])

        return cls(found["six"] or found["host"], int(found["port"]))

    @property
    def is_of_this_machine(self) -> bool:
        """Whether nobody else can reach it."""
        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return self.host.casefold() == "localhost"

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"
